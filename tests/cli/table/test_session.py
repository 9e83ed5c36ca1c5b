"""Whole games in memory, in every mode: they end, they fit, and nobody reads what he may not know."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from noah.game.dealing import Deal
from noah.game.game import Game
from noah.notation.options import Options

Mode = tuple[Options, tuple[str, ...]]
Sit = Callable[..., Any]
SINGLE = ("giraffe", "elephant", "rhinoceros", "bear")
"""Species of which every deck holds one of each sex, so that a name names one card."""


def test_every_round_lays_all_hands_open(sit: Sit) -> None:
    table = sit(Options(3), ("me", "random", "random"), seed=4, names=("Ada", "Ben", "Eve"))
    lines = "\n".join(table.play()).splitlines()
    for result in table.game.results:
        for seat, name in ((1, "Ben"), (2, "Eve")):
            told = [line for line in lines if line.startswith(f"{name} holds")][result.round - 1]
            assert all(card.species in told for card in result.hands[seat])
            assert told.endswith(f" {result.scores[seat]} in all.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_fits_on_80_by_24(sit: Sit, mode: Mode, lang: str) -> None:
    table = sit(*mode, seed=2, lang=lang, draws=True, answers=60)
    table.play_some()
    for asked in table.keyboard.asked:
        screen = asked.text.rpartition("\x1b[2J")[2]
        lines = screen.splitlines()
        assert len(lines) <= 24, screen
        assert max(map(len, lines)) <= 80, screen


@pytest.mark.parametrize("seed", range(2))
def test_nobody_reads_a_card_that_he_has_not_seen(sit: Sit, mode: Mode, seed: int) -> None:
    table = sit(*mode, seed)
    table.play()
    assert table.game.over
    seen = seen_by_ply(table.game)
    for seat, ply, text in table.keyboard.asked:
        # The end of a round opens all hands; what is told after the next deal is hidden again.
        told = re.split(r"\nRound \d+ begins|\nThe cards are dealt", text)[-1]
        for sex, species in re.findall(rf"\b(male|female) ({'|'.join(SINGLE)})\b", told):
            assert f"{species}:{sex[0]}" in seen[seat, ply], text


def seen_by_ply(game: Game) -> dict[tuple[int, int], set[str]]:
    """For each seat and ply the cards that it sees then or has seen in that round."""
    found: dict[tuple[int, int], set[str]] = {}
    again = Game.from_options(game.options, None)
    seats = range(game.options.players)
    for played in game.rounds:
        again.deal(Deal(played.starter, played.noah, tuple(played.ferries), tuple(played.deck)))
        seen: dict[int, set[str]] = {seat: set() for seat in seats}
        for action in played.actions:
            for seat in seats:
                seen[seat] |= in_sight(again, seat)
                found[seat, again.ply] = set(seen[seat])
            again.play(action)
    return found


def in_sight(game: Game, seat: int) -> set[str]:
    """The cards that ``seat`` sees: his own, those on the ferries, those that he knows of other hands and stock."""
    view = game.view(seat)
    lying = [card for ferry in view.ferries if ferry for card in ferry.animals]
    of_others = [card for other in range(view.players) for card in view.known(other)]
    return {*map(str, (*view.hand, *lying, *of_others, *view.stock_top))}
