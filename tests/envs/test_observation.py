"""What a seat observes: the table says where everything stands, and nothing stands there that the view hides."""

from itertools import pairwise

import numpy as np
import pytest

from noah.core.actions import ACTIONS, SEATS
from noah.core.cards import DECKS, HELD_KINDS, KIND_TEARS
from noah.core.layout import OVER, PHASES, STATE, WATCHER
from noah.core.view import view as apply_view
from noah.envs.observation import FIELDS, HIGH, MOST, SIZE, encode, named, observe, records
from noah.game.game import Game
from noah.game.view import View
from noah.notation.cards import HELD_KIND, LYING_KIND
from noah.notation.options import Options
from noah.testing.classes import CLASSES
from noah.testing.effort import effort
from noah.testing.random_game import RandomGame
from noah.testing.twins import Twins


def seen(view: View) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.uint8]]]:
    return named(observe(view)[0])


def played(options: Options, seed: int, plies: int) -> RandomGame:
    game = RandomGame(options, seed)
    game.skip(plies)
    if not game.in_round:
        game.step()
    return game


def look(game: RandomGame, seat: int) -> View:
    masked = np.zeros(1, STATE)
    apply_view(game.states, 0, seat, masked, 0)
    return View(game.options, seat, masked, game.knowledge[seat : seat + 1].copy(), 0)


def test_the_fields_fill_the_array() -> None:
    assert FIELDS[0].start == 0
    for field, following in pairwise(FIELDS):
        assert field.stop == following.start
    assert FIELDS[-1].stop == SIZE == len(HIGH)
    assert len({field.name for field in FIELDS}) == len(FIELDS)


def test_an_observation_as_a_dict_is_the_flat_one() -> None:
    flat = np.arange(2 * SIZE, dtype=np.int64).reshape(2, SIZE)
    parts = named(flat)
    assert [parts[field.name].shape for field in FIELDS] == [(2, *field.shape) for field in FIELDS]
    assert np.array_equal(np.hstack([part.reshape(2, -1) for part in parts.values()]), flat)
    assert all(np.shares_memory(part, flat) for part in parts.values())


def test_a_seat_observes_what_its_view_shows() -> None:
    game = Game(players=3, frog=True, crocodile=True, roommates=True, seed=4)
    while not game.over:
        view = game.view(game.to_move)
        assert view.seat is not None
        found = seen(view)
        order = [(view.seat + place) % 3 for place in range(3)]
        assert PHASES[found["phase"].argmax()] == view.phase
        assert found["acts"] == 1
        assert found["turn"].tolist() == [1, 0, 0, 0, 0]
        assert found["options"].tolist() == [0, 1, 1, 1]
        assert found["noah"].argmax() == view.noah
        assert [found["scores"][place] for place in range(3)] == [view.scores[s] for s in order]
        assert sum(found["hand"]) == found["cards"][0] == len(view.hand)
        for card in view.hand:
            assert found["hand"][HELD_KIND[card]] == view.hand.count(card)
        for place, seat in enumerate(order[1:]):
            assert found["cards"][place + 1] == view.hands[seat]
            known = {HELD_KIND[card]: n for card, n in view.known(seat).items()}
            assert {k: n for k, n in enumerate(found["known"][place].tolist()) if n} == known
        for dock, ferry in enumerate(view.ferries):
            assert ferry is not None
            assert found["weight"][dock] == ferry.weight
            assert found["room"][dock] == ferry.needs
            aboard = [kind - 1 for kind in found["aboard"][dock].tolist() if kind]
            assert aboard == [LYING_KIND[card] for card in ferry.animals]
            needed = {"m": [1, 0], "f": [0, 1], None: [1, 1]}[ferry.next]
            assert found["takes"][dock].tolist() == needed
            assert found["roommates"][dock] == ferry.roommates
        assert found["roommates"][5] == bool(view.next_roommates)
        game.play(view.legal[-1])
    assert sum(seen(game.view(0))["known"][0]) == seen(game.view(0))["cards"][1]


def test_alone_the_seen_cards_of_the_stock_are_observed() -> None:
    game = Game(players=1, seed=3)
    shown = 0
    for seed in range(effort(100)):
        game = Game(players=1, seed=seed)
        while not game.over:
            view = game.view(0)
            top = seen(view)["top"]
            assert [k - 1 for k in top.tolist() if k] == [HELD_KIND[c] for c in view.stock_top]
            shown += len(view.stock_top)
            game.play(view.legal[0])
    assert shown > 0


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_every_number_stays_in_its_range(options: Options) -> None:
    observation, mask = np.empty((1, SIZE), np.uint8), np.empty((1, ACTIONS), np.int8)
    for seed in range(effort(20)):
        game = RandomGame(options, seed)
        while not game.over:
            game.step()
            if game.in_round or game.over:
                for seat in range(options.players):
                    view = look(game, seat)
                    encode(
                        view.state, 0, seat, view.knowledge, 0, options.roommates,
                        records(observation), mask,
                    )  # fmt: skip
                    assert (observation <= HIGH).all()
                    assert np.flatnonzero(mask[0]).tolist() == [*view.legal_ids]


def test_no_score_exceeds_what_an_observation_holds() -> None:
    """Three rounds of all the tears there are; whoever plays to 26 stops earlier."""
    tears = max(int(deck @ KIND_TEARS[:HELD_KINDS]) for deck in DECKS)
    assert 3 * tears <= MOST


@pytest.mark.parametrize("options", CLASSES.values(), ids=CLASSES)
def test_games_that_differ_in_hidden_cards_alone_look_alike(options: Options) -> None:
    for observer in range(options.players):
        twins = Twins(options, observer, [observer, 7])
        for _ in range(effort(400)):
            if twins.game.over or int(twins.game.states[0].phase) == OVER:
                break
            if twins.game.in_round:
                first = observe(twins._told(twins.game.states, twins.game.knowledge))
                second = observe(twins._told(twins.twin, twins.knowledge))
                assert np.array_equal(first[0], second[0])
                assert np.array_equal(first[1], second[1])
            twins.step()


def test_the_true_state_gives_the_same_observation_as_the_view() -> None:
    """But for the cards that lie open in it: nothing else is read that a view would hide."""
    for seed in range(effort(30)):
        game = played(Options(4, roommates=True), seed, 40 + seed)
        for seat in range(4):
            view = look(game, seat)
            open_state, mask = np.empty((1, SIZE), np.uint8), np.empty((1, ACTIONS), np.int8)
            encode(game.states, 0, seat, game.knowledge, seat, True, records(open_state), mask)  # noqa: FBT003  # compiled calls are positional
            masked = observe(view)[0]
            known = slice(*next((f.start, f.stop) for f in FIELDS if f.name == "known"))
            masked[known] = open_state[0, known] = 0
            assert np.array_equal(masked, open_state[0])


def test_observers_are_seats() -> None:
    assert WATCHER == SEATS
