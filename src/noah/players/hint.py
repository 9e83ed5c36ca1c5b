"""A hint: what the strongest level would do, and why, as codes that a page says in its reader's words.

All of it is worked out from a view, as a player's decision is.
"""

import random
from dataclasses import dataclass, replace

import numpy as np

from noah.core.actions import DOCKS
from noah.core.bits import wide
from noah.core.cards import HELD_KINDS
from noah.core.chance import Generator, generator
from noah.core.ferries import mask_at
from noah.core.layout import STATE, State
from noah.core.resample import resample
from noah.core.rules import apply
from noah.core.view import view as write_view
from noah.game.preview import Preview
from noah.game.values import Action
from noah.game.view import View
from noah.players.greedy.odds import (
    EVERYTHING,
    as_held,
    chance_of_none,
    fills,
    pairs,
    unseen,
)
from noah.players.player import Budget
from noah.players.search.advice import Prospect, advice

SHOWN = 3
"""How many of the best actions are told of."""
NOAH_SHARE = 0.3
"""Of the time, for where Noah goes after a load."""
BLOCKED = 0.3
"""From this probability on that the next player can load nothing, that is why Noah goes there."""
SURE = 0.995
DENIED = 0.2
"""By so much less likely must a pair or a departure of the next player be than where Noah does not go."""
HEAVY_TEARS = 2
"""A card of as many tears is shed for their sake."""
FLEXIBLE = 3
"""A hand that fits at as many docks is worth being kept."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is the best one; what does not belong to the code is None.

    Attributes:
        code: ``forced`` (nothing else may be played), ``out`` (the hand is empty, and the round over), ``departs``
            (the ferry leaves), ``pair`` (one plays again), ``blocks`` (the next player can load nothing where Noah
            goes), ``denies`` (where Noah does not go the next player is likelier to make a pair, or to have the ferry
            leave), ``again`` (one plays on where Noah goes), ``sheds`` (tears leave the hand), ``next`` and ``leads``
            (that opponent plays next, has the fewest points), ``keeps`` (the hand still fits at many docks) or
            ``ahead`` (found by looking ahead).
        seat: of ``blocks``, ``denies``, ``next`` and ``leads``: the opponent.
        dock: of ``blocks`` and ``again``: where Noah goes; of ``denies``: where he does not go.
        sure: of ``blocks``: whether that is certain.
        tears: of ``sheds``: how many.
        gives: of ``departs``: how many cards are given then; alone, discarded.
        docks: of ``keeps``: at how many docks the hand fits.
    """

    code: str
    seat: int | None = None
    dock: int | None = None
    sure: bool | None = None
    tears: int | None = None
    gives: int | None = None
    docks: int | None = None


AHEAD = Reason("ahead")


@dataclass(frozen=True, slots=True)
class Option:
    """One of the best actions.

    Attributes:
        action: the action.
        tears: penalty points to be expected from now to the end of this round; None alone, where nothing is charged.
        won: alone how likely the game is won, from 0 to 1; else None.
    """

    action: Action
    tears: float | None
    won: float | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What had best be played.

    Attributes:
        action: the action.
        dock: where Noah had best go, by this action or the next one; None where that is not known yet, or he stays.
        reason: why.
        best: the best actions, this one first.
    """

    action: Action
    dock: int | None
    reason: Reason
    best: tuple[Option, ...]


def hint(view: View, rng: random.Random, budget: Budget) -> Hint:
    """What the strongest level would do.

    Args:
        view: of the seat to act.
        rng: the only source of randomness; within a budget of playouts alone the same view and generator give the
            same hint.
        budget: for all of it.
    """
    first, last = _shared(budget)
    ranked = advice(view, rng, first)
    action = ranked[0].action
    best = tuple(_option(each) for each in ranked[:SHOWN])
    dock = action.dock if action.verb == "noah" else None
    if action.verb != "load":
        return Hint(action, dock, _reason(view, action), best)
    preview = view.previews[action]
    following = after(view, action, generator(rng.getrandbits(64)))
    if preview.power is None and following.acts and following.phase == "noah":
        way = advice(following, rng, last)[0].action
        dock = way.dock
    return Hint(action, dock, _load_reason(view, preview, following, dock), best)


def _shared(budget: Budget) -> tuple[Budget, Budget]:
    """The budget for the action, and that for where Noah goes after it."""
    if budget.milliseconds is None:
        return budget, budget
    last = int(NOAH_SHARE * budget.milliseconds)
    return (
        replace(budget, milliseconds=budget.milliseconds - last),
        replace(budget, milliseconds=last),
    )


def _option(prospect: Prospect) -> Option:
    """What is told of an action: tears to a tenth, the chance of a win to a hundredth."""
    tears = None if prospect.tears is None else round(prospect.tears, 1)
    won = None if prospect.won is None else round(prospect.won, 2)
    return Option(prospect.action, tears, won)


def after(view: View, action: Action, rng: Generator) -> View:
    """What the seat to act sees after an ``action`` of its own that lays nothing hidden open.

    It is played on a state that could be: whichever that is, the seat sees the same of it.
    """
    seat = view.turn
    states, masked = np.zeros(1, STATE), np.zeros(1, STATE)
    resample(view.state, 0, seat, view.knowledge, 0, rng, states, 0)
    apply(states, 0, view.legal_ids[view.legal.index(action)])
    write_view(states, 0, seat, masked, 0)
    return View(view.options, seat, masked, view.knowledge, view.plies + 1)


def _load_reason(view: View, preview: Preview, following: View, dock: int | None) -> Reason:
    """Why a card is loaded: what matters most of all that it brings about."""
    if view.players > 1 and len(view.hand) - 1 <= preview.gives:
        return Reason("out")
    if preview.departs:
        return Reason("departs", gives=preview.gives)
    if preview.pair:
        return Reason("pair")
    if len(view.legal) == 1:
        return Reason("forced")
    blocks = None if dock is None else _blocks(following, dock)
    if blocks is not None:
        return blocks
    if view.players > 1 and preview.card.tears >= HEAVY_TEARS:
        return Reason("sheds", tears=preview.card.tears)
    denies = None if dock is None else _denies(following, dock)
    if denies is not None:
        return denies
    docks = _docks_that_fit(following)
    return Reason("keeps", docks=docks) if docks >= FLEXIBLE else AHEAD


def _reason(view: View, action: Action) -> Reason:
    """Why another action than a load is the best one."""
    if len(view.legal) == 1:
        return Reason("forced")
    if action.verb == "noah" and action.dock is not None:
        state = _state(view)
        if wide(state.again) and mask_at(state, action.dock, wide(state.held[view.turn])):
            return Reason("again", dock=action.dock)
        return _blocks(view, action.dock) or _denies(view, action.dock) or AHEAD
    if action.verb in {"give", "return"} and action.card is not None and action.card.tears:
        return Reason("sheds", tears=action.card.tears)
    if action.seat is not None and action.verb != "give":
        return _opponent(view, action.seat)
    return AHEAD


def _opponent(view: View, seat: int) -> Reason:
    """Why that opponent is chosen."""
    others = [score for other, score in enumerate(view.scores) if other != view.turn]
    if view.players > 2 and view.scores[seat] == min(others) < max(others):
        return Reason("leads", seat=seat)
    if seat == _next(view):
        return Reason("next", seat=seat)
    return AHEAD


def _blocks(view: View, dock: int) -> Reason | None:
    """The reason that the next player can load nothing at ``dock``; None where he may well."""
    if _plays_on(view):
        return None
    state = _state(view)
    stuck = _chance_of_none(view, state, mask_at(state, dock, EVERYTHING))
    if stuck < BLOCKED:
        return None
    return Reason("blocks", seat=_next(view), dock=dock, sure=stuck >= SURE)


def _denies(view: View, dock: int) -> Reason | None:
    """The reason that the next player could do more where Noah does not go; None where he could not."""
    if _plays_on(view):
        return None
    left = {
        each.dock: _gain(view, each.dock)
        for each in view.legal
        if each.verb == "noah" and each.dock is not None
    }
    worst = max(left, key=lambda each: left[each])
    if left[worst] - left.get(dock, 1.0) < DENIED:
        return None
    return Reason("denies", seat=_next(view), dock=worst)


def _gain(view: View, dock: int) -> float:
    """The probability that the next player can make a pair at ``dock``, or have the ferry leave."""
    state = _state(view)
    mask = mask_at(state, dock, EVERYTHING)
    return 1.0 - _chance_of_none(view, state, pairs(state, dock, mask) | fills(state, dock, mask))


def _chance_of_none(view: View, state: State, lying: int) -> float:
    """The probability that the next player holds none of those lying kinds."""
    pool = np.empty(HELD_KINDS, np.int64)
    known = view.knowledge[0]
    total = unseen(state, view.turn, known, pool)
    return float(chance_of_none(as_held(lying), state, _next(view), known, pool, total))


def _next(view: View) -> int:
    return (view.turn + 1) % view.players


def _plays_on(view: View) -> bool:
    """Whether it is not an opponent who plays where Noah goes."""
    return view.players == 1 or bool(wide(_state(view).again))


def _docks_that_fit(view: View) -> int:
    """At how many docks the own hand could load something."""
    state, seat = _state(view), view.turn
    if not view.acts:
        return 0
    return sum(bool(mask_at(state, dock, wide(state.held[seat]))) for dock in range(DOCKS))


def _state(view: View) -> State:
    """A copy of a view's masked state, which kernels may change while they look."""
    return view.state.copy()[0]
