"""Checks that chance is fair and that compiled play is play: uniform choices, the same games ply by ply."""

from math import cbrt, sqrt
from typing import Any

import numpy as np

from noah.core.actions import ACTIONS, DRAW
from noah.core.batch import deal_space, masks, sample, start, step, step_random
from noah.core.chance import Generator, generator, generators
from noah.core.deal import deal, shuffle
from noah.core.layout import DEALING, DRAWING, OVER, STATE, Deals, States
from noah.core.playout import playouts, random_action
from noah.core.rules import apply
from noah.game.position import legal_ids
from noah.notation.options import Options
from noah.testing.failure import fail
from noah.testing.random_game import before_deal

_FAR_OUT = 5.0
"""Standard deviations; chance alone goes so far once in three million times."""


def _odds(states: States, i: int) -> dict[int, float]:
    """How likely each action is when all are alike; in the phase ``draw``, when all cards are."""
    ids = legal_ids(states, i)
    state = states[i]
    if int(state.phase) != DRAWING:
        return dict.fromkeys(ids, 1 / len(ids))
    hand = state.hands[int(state.target)]
    return {action: int(hand[action - DRAW]) / int(hand.sum()) for action in ids}


def _deviation(counts: dict[int, int], odds: dict[int, float], draws: int) -> float:
    """How far the counts are from the odds, in standard deviations.

    Pearson's chi-square, brought to a normal scale by the approximation of Wilson and Hilferty.
    """
    chi_square = sum(
        (counts[action] - draws * share) ** 2 / (draws * share) for action, share in odds.items()
    )
    freedom = len(odds) - 1
    spread = 2 / (9 * freedom)
    return (cbrt(chi_square / freedom) - (1 - spread)) / sqrt(spread)


def _assert_fair(states: States, i: int, chosen: list[int], who: str) -> None:
    odds = _odds(states, i)
    if strange := sorted({*chosen} - {*odds}):
        fail(states, i, f"{who} chose actions that are not legal: {strange}.")
    counts = {action: chosen.count(action) for action in odds}
    if len(odds) > 1 and _deviation(counts, odds, len(chosen)) > _FAR_OUT:
        fail(states, i, f"{who} prefers some actions to others: {counts}.")


def assert_choices_fair(states: States, i: int, draws: int, rng: Generator) -> None:
    """Random actions, and those sampled from a mask, are legal and each as likely as any other.

    In the phase ``draw`` each card, not each kind, is as likely as any other; masks know no such odds.

    Args:
        states: array of STATE.
        i: index of a position in neither of the phases ``deal`` and ``over``.
        draws: how often to choose.
        rng: a generator of ``noah.core.chance``; advanced.
    """
    scratch = np.empty(ACTIONS, np.int16)
    chosen = [int(random_action(states[i], rng, scratch)) for _ in range(draws)]
    _assert_fair(states, i, chosen, "random_action")
    if int(states[i].phase) == DRAWING:
        return
    mask = np.zeros((1, ACTIONS), np.uint8)
    masks(states[i : i + 1], mask)
    out = np.zeros(draws, np.int16)
    sample(np.repeat(mask, draws, axis=0), generators(int(rng[0]), draws), out)
    _assert_fair(states, i, out.tolist(), "sample")


def _next_by_hand(states: States, roommates: bool, rng: Generator, deals: Deals) -> bool:
    """One random action or draw by single calls of the core, or a deal; whether it was a decision."""
    phase = int(states[0].phase)
    if phase == DEALING:
        shuffle(states, 0, roommates, rng, deals, 0)
        deal(states, 0, deals, 0)
        return False
    apply(states, 0, int(random_action(states[0], rng, np.empty(ACTIONS, np.int16))))
    return phase != DRAWING


def assert_playouts_are_play(options: Options, seed: Any, rounds: int) -> None:
    """A compiled playout goes just as the same generator leads by single calls, and counts the decisions."""
    work, deals, rng = np.zeros(1, STATE), deal_space(), generator(seed)
    first = before_deal(options)
    decisions = playouts(first, 0, options.roommates, rounds, rng, work, deals)
    by_hand, alike, counted = before_deal(options), generator(seed), 0
    for _ in range(rounds):
        by_hand[0] = first[0]
        _next_by_hand(by_hand, options.roommates, alike, deals)
        while int(by_hand[0].phase) not in {DEALING, OVER}:
            counted += _next_by_hand(by_hand, options.roommates, alike, deals)
    if work.tobytes() != by_hand.tobytes() or rng[0] != alike[0]:
        fail(
            work,
            0,
            f"The playouts of seed {seed} do not end as the same play by single calls does.",
        )
    if decisions != counted:
        raise AssertionError(f"{decisions} decisions were reported, {counted} were made.")


def assert_batch_is_play(options: Options, seed: Any, games: int, plies: int) -> None:
    """A batch goes just as each of its games does by single calls, by actions handed in and at random.

    Args:
        options: what is played.
        seed: what ``noah.core.chance.generators`` takes.
        games: how many games the batch has.
        plies: how many decisions each of them goes on; a game that ends begins anew.
    """
    first, deals = before_deal(options), deal_space()
    rngs, alike = generators(seed, games), generators(seed, games)
    told, chosen = (np.zeros(games, STATE) for _ in range(2))
    start(told, first, options.roommates, rngs.copy(), deals)
    start(chosen, first, options.roommates, rngs, deals)
    told_rngs = rngs.copy()
    by_hand = [before_deal(options) for _ in range(games)]
    for game, rng in zip(by_hand, alike, strict=True):
        _next_by_hand(game, options.roommates, rng, deals)
    scratch = np.empty(ACTIONS, np.int16)
    for _ in range(plies):
        actions = np.zeros(games, np.int16)
        for i in range(games):
            actions[i] = random_action(told[i], told_rngs[i], scratch)
        step(told, actions, first, options.roommates, told_rngs, deals)
        step_random(chosen, first, options.roommates, rngs, deals)
        for i, game in enumerate(by_hand):
            _next_by_hand(game, options.roommates, alike[i], deals)
            while int(game[0].phase) in {DEALING, DRAWING, OVER}:
                if int(game[0].phase) == OVER:
                    game[0] = first[0]
                _next_by_hand(game, options.roommates, alike[i], deals)
            for batch in (told, chosen):
                if batch[i : i + 1].tobytes() != game.tobytes():
                    fail(batch, i, f"Game {i} of the batch of seed {seed} went another way.")
