"""A hint: the best action of a view, and a reason that is true of it."""

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from noah.core.chance import generator
from noah.core.layout import STATE
from noah.core.resample import resample
from noah.core.view import view as mask
from noah.game.game import Game
from noah.game.view import View
from noah.notation.options import Options
from noah.players.hint import Hint, after, hint
from noah.players.player import Budget
from noah.testing.classes import CLASSES

BUDGET = Budget(playouts=60)


def hinted(options: Options, seed: int, plies: int) -> Iterator[tuple[Game, View, Hint]]:
    """A game in which every hint is followed: each position, its view, and its hint."""
    rng = random.Random(seed)
    game = Game.from_options(options, rng)
    for _ in range(plies):
        if game.over:
            return
        view = game.view(game.to_move)
        found = hint(view, rng, BUDGET)
        yield game, view, found
        game.play(found.action)


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_what_is_proposed_can_be_played(options: Options) -> None:
    for game, view, found in hinted(options, 1, 60):
        assert found.action in view.legal
        best = [option.action for option in found.best]
        assert best[0] == found.action
        assert len(best) == len({*best}) == min(3, len(view.legal), len(best))
        assert {*best} <= {*view.legal}
        if options.players == 1:
            assert all(option.tears is None for option in found.best)
            assert all(0.0 <= (option.won or 0.0) <= 1.0 for option in found.best)
        else:
            assert all(option.tears is not None for option in found.best)
        if found.action.verb == "load" and found.dock is not None:
            after_load = game.copy()
            after_load.play(found.action)
            assert f"noah {found.dock}" in after_load.legal


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_the_reason_is_true(options: Options) -> None:
    met = set()
    for game, view, found in hinted(options, 2, 80):
        reason, later = found.reason, game.copy()
        met.add(reason.code)
        later.play(found.action)
        card = found.action.card
        if reason.code == "forced":
            assert len(view.legal) == 1
        elif reason.code == "departs":
            assert view.previews[found.action].departs
            assert reason.gives == view.previews[found.action].gives
        elif reason.code == "pair":
            assert view.previews[found.action].pair
        elif reason.code == "sheds":
            assert card is not None
            assert reason.tears == card.tears > 0
        elif reason.code == "out":
            assert len(view.hand) - 1 <= view.previews[found.action].gives
        elif reason.code == "leads":
            assert reason.seat is not None
            others = [score for seat, score in enumerate(view.scores) if seat != view.turn]
            assert view.scores[reason.seat] == min(others)
        elif reason.code in {"blocks", "denies"}:
            assert reason.seat == (view.turn + 1) % view.players
            assert reason.dock is not None
            assert (reason.code == "blocks") == (reason.dock == found.dock)
    assert "ahead" in met or "keeps" in met


def test_a_sure_block_leaves_the_next_player_nothing() -> None:
    sure = 0
    for seed in range(6):
        for game, view, found in hinted(Options(2), seed, 120):
            if found.reason.code != "blocks" or not found.reason.sure:
                continue
            later = game.copy()
            later.play(found.action)
            if found.action.verb == "load":
                later.play(f"noah {found.dock}")
            if later.to_move == found.reason.seat and later.round == view.round:
                sure += 1
                assert later.view(later.to_move).must_take_back
    assert sure


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_it_is_the_same_whatever_lies_hidden(options: Options) -> None:
    """Swap all cards that the seat does not see: with the same seed it is told the same."""
    rng = random.Random(3)
    differed = 0
    for ply, (_, view, _) in enumerate(hinted(options, 4, 40)):
        assert view.seat is not None
        other, masked = np.zeros(1, STATE), np.zeros(1, STATE)
        chance = generator(rng.getrandbits(64))
        resample(view.state, 0, view.seat, view.knowledge, 0, chance, other, 0)
        mask(other, 0, view.seat, masked, 0)
        twin = View(view.options, view.seat, masked, view.knowledge, view.plies)
        differed += other.tobytes() != view.state.tobytes()
        told = hint(view, random.Random(ply), BUDGET)
        assert hint(twin, random.Random(ply), BUDGET) == told
    assert differed


def test_a_load_is_followed_by_what_its_player_then_sees() -> None:
    rng = random.Random(6)
    game = Game.from_options(Options(3, frog=True, crocodile=True, roommates=True), rng)
    compared: Counter[str] = Counter()
    for ply in range(120):
        if game.over:
            break
        view = game.view(game.to_move)
        action = rng.choice(view.legal)
        preview = view.previews.get(action)
        game_before = game.copy()
        game.play(action)
        if preview is not None and preview.power is None and game.phase == "noah":
            imagined = after(view, action, generator(ply))
            seen = game.view(view.turn)
            assert imagined.state.tobytes() == seen.state.tobytes()
            assert imagined.knowledge.tobytes() == seen.knowledge.tobytes()
            assert imagined.legal == seen.legal
            compared[game_before.phase] += 1
    assert compared["load"] > 10


def test_it_leaves_the_view_as_it_was() -> None:
    for _, view, _ in hinted(Options(4, crocodile=True), 5, 40):
        before = view.state.tobytes(), view.knowledge.tobytes()
        hint(view, random.Random(1), BUDGET)
        assert (view.state.tobytes(), view.knowledge.tobytes()) == before
