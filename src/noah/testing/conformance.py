"""Checks that every position of a game must pass, for tests of engines, of bots and of changes to the rules.

Each raises AssertionError with a sentence and the position when it fails, and returns nothing otherwise.
``noah.testing.secrecy`` has those about hidden cards, ``noah.testing.fairness`` those about chance, and
``assert_game_conforms`` asks them all along a game:

>>> from noah.notation.options import Options
>>> from noah.testing.conformance import assert_game_conforms
>>> assert_game_conforms(Options(3, crocodile=True), seed=7, every=50)
"""

from typing import Any

import numpy as np

from noah.core.actions import ACTIONS, DOCKS, DRAW
from noah.core.batch import masks
from noah.core.cards import DECK_SIZE
from noah.core.check import Fault, check
from noah.core.deal import deal
from noah.core.layout import (
    DEALING,
    DRAWING,
    HAND,
    OVER,
    RETURNING,
    SOLO_HAND,
    STATE,
    Deals,
    States,
)
from noah.core.reasons import CODES, LEGAL, why_not
from noah.core.rules import apply, legal
from noah.game.position import legal_ids, stock_top
from noah.notation.actions import parse_action, print_action
from noah.notation.cards import HELD_TEXT
from noah.notation.options import Options
from noah.testing.failure import fail
from noah.testing.random_game import RandomGame
from noah.testing.secrecy import assert_bounds_hold, assert_secrets_kept


def assert_sound(states: States, i: int) -> None:
    """No invariant is broken; above all, the cards of hands, ferries, stock and those gone are the deck."""
    faults = check(states, i)
    if faults:
        raise AssertionError(f"The position is broken: {Fault(faults)!r}.\n{states[i]!r}")


def assert_legal(states: States, i: int) -> None:
    """``legal`` lists ascending ids, none before a deal and after the end and at least one at all other times.

    ``why_not`` finds no fault with just those, the batch's mask shows just those, and asking changes nothing.
    """
    before = states[i : i + 1].tobytes()
    out = np.full(ACTIONS, -1, np.int16)
    n = legal(states, i, out)
    ids = out[:n].tolist()
    waits = int(states[i].phase) in {DEALING, OVER}
    if waits and n:
        fail(states, i, f"Nothing can be played in this phase, but {ids} are legal.")
    if not waits and not n:
        fail(states, i, "Nothing is legal, and the game is not over.")
    if ids != sorted(set(ids)) or any(not 0 <= action < ACTIONS for action in ids):
        fail(states, i, f"Legal actions are not ascending ids from 0 to {ACTIONS - 1}: {ids}.")
    mask = np.zeros((1, ACTIONS), np.uint8)
    masks(states[i : i + 1], mask)
    if np.flatnonzero(mask[0]).tolist() != ids:
        fail(states, i, f"The mask shows other actions than the legal {ids}.")
    listed = set(ids)
    for action in range(ACTIONS):
        code = why_not(states, i, action)
        if (code == LEGAL) != (action in listed):
            what = print_action(action, stock_top(states, i))
            verdict = f"is refused ({CODES[code]})" if code else "is not refused"
            fail(states, i, f"'{what}' {verdict}, but the legal actions are {ids}.")
    if states[i : i + 1].tobytes() != before:
        fail(states, i, "Asking what is legal changed the position.")


def assert_texts(states: States, i: int) -> None:
    """The text of each legal action is read back as the same action, and no two have the same text."""
    top = stock_top(states, i)
    texts: dict[str, int] = {}
    for action in legal_ids(states, i):
        text = print_action(action, top)
        if parse_action(text).id_with(top) != action:
            fail(states, i, f"Action {action} is written '{text}', which reads as another.")
        if text in texts:
            fail(states, i, f"Actions {texts[text]} and {action} are both written '{text}'.")
        texts[text] = action


def assert_draws_give_what_they_name(states: States, i: int) -> None:
    """In the phase ``draw`` each card of the other hand is an outcome, and each outcome moves just that card."""
    if int(states[i].phase) != DRAWING:
        return
    turn, target = int(states[i].turn), int(states[i].target)
    kinds = np.flatnonzero(states[i].hands[target]).tolist()
    if legal_ids(states, i) != [DRAW + kind for kind in kinds]:
        fail(states, i, "The possible draws are not the distinct cards of the other hand.")
    for kind in kinds:
        drawn, wanted = states[i : i + 1].copy(), states[i : i + 1].copy()
        apply(drawn, 0, DRAW + kind)
        wanted["hands"][0, target, kind] -= 1
        wanted["hands"][0, turn, kind] += 1
        wanted["hand_n"][0, target] -= 1
        wanted["hand_n"][0, turn] += 1
        wanted["held"][0] = [
            sum(1 << int(held) for held in np.flatnonzero(hand)) for hand in wanted["hands"][0]
        ]
        wanted["phase"] = RETURNING
        if drawn.tobytes() != wanted.tobytes():
            fail(states, i, f"'draw {HELD_TEXT[kind]}' does not give just that card.")


def assert_deal_gives_what_it_names(states: States, i: int, deals: Deals, j: int) -> None:
    """A round of ``states[i]``, which must be in the phase ``deal``, begins with just the cards of ``deals[j]``."""
    dealt = states[i : i + 1].copy()
    deal(dealt, 0, deals, j)
    state = dealt[0]
    players = int(state.players)
    cards = deals[j].cards[: DECK_SIZE[int(state.deck)]].tolist()
    found = state.aboard[:, 0].tolist() if players > 1 else []
    on_docks = DOCKS if players > 1 else 0
    size = HAND if players > 1 else SOLO_HAND
    hands = np.zeros_like(state.hands)
    for seat in range(players):
        for kind in cards[on_docks + seat * size : on_docks + (seat + 1) * size]:
            hands[seat, kind] += 1
    stock = cards[on_docks + players * size :]
    if (
        found != cards[:on_docks]
        or (state.hands != hands).any()
        or state.stock[: int(state.stock_n)][::-1].tolist() != stock
        or int(state.roommates) != int(deals[j].roommates)
    ):
        fail(dealt, 0, f"This is not the deal of {cards}.")
    assert_sound(dealt, 0)


def _meaning(states: States, i: int) -> tuple[Any, ...]:
    """All that a position is, without the places of its record that are not in use."""
    state = states[i]
    skipped = {"aboard", "stock", "held"}
    return (
        *(state[name].tolist().__repr__() for name in STATE.names or () if name not in skipped),
        *(tuple(state.aboard[dock, : state.height[dock]].tolist()) for dock in range(DOCKS)),
        tuple(state.stock[: int(state.stock_n)].tolist()),
    )


def assert_equal_positions_are_equal_bytes(states: States, i: int, depth: int) -> None:
    """Positions that ``depth`` actions lead to on different ways are the same byte for byte when they are equal."""
    reached = [states[i : i + 1].copy()]
    for _ in range(depth):
        following = []
        for before in reached:
            for action in legal_ids(before, 0):
                after = before.copy()
                apply(after, 0, action)
                following.append(after)
        reached = following
    found: dict[tuple[Any, ...], bytes] = {}
    for after in reached:
        if found.setdefault(_meaning(after, 0), after.tobytes()) != after.tobytes():
            fail(after, 0, "Two ways lead to this position, and their records differ.")


def assert_position_conforms(game: RandomGame) -> None:
    """All checks of one position of a game: those here, and those about hidden cards for every observer."""
    states = game.states
    assert_sound(states, 0)
    assert_legal(states, 0)
    assert_texts(states, 0)
    assert_draws_give_what_they_name(states, 0)
    assert_bounds_hold(states, 0, game.knowledge)
    if game.in_round:
        assert_secrets_kept(states, 0, game.knowledge, game.rng)


def assert_game_conforms(options: Options, seed: Any, every: int = 1, plies: int = 100_000) -> None:
    """Play one game at random; every position passes ``assert_sound``, every so many-th one all checks.

    Args:
        options: what is played.
        seed: what ``noah.core.chance.generator`` takes.
        every: how many plies apart the positions are that are looked at closely.
        plies: how many plies to play at most, deals among them.
    """
    game = RandomGame(options, seed)
    for ply in range(plies):
        if game.phase == DEALING:
            before = game.states.copy()
            game.deal()
            assert_deal_gives_what_it_names(before, 0, game.deals, 0)
        else:
            game.step()
        assert_sound(game.states, 0)
        if ply % every == 0 or game.phase == DRAWING:
            assert_position_conforms(game)
        if game.over:
            return
