"""Checks that hidden cards stay hidden, and that what an observer may know is true."""

import numpy as np

from noah.core.actions import ACTIONS
from noah.core.chance import Generator
from noah.core.check import Fault, check
from noah.core.layout import OBSERVERS, STATE, WATCHER, Knowledges, States
from noah.core.reasons import why_not
from noah.core.resample import resample
from noah.core.view import legal_for, view
from noah.game.position import legal_ids
from noah.testing.failure import fail
from noah.testing.hidden import shuffle_hidden

_MAY_BE_MASKED = ("hands", "held", "stock", "seen", "discarded", "roommates")


def name_of(observer: int) -> str:
    """An observer in a sentence."""
    return "a watcher" if observer == WATCHER else f"seat {observer}"


def observers(states: States, i: int) -> list[int]:
    """Everybody who may look at ``states[i]``: its seats, and somebody without a seat."""
    return [*range(int(states[i].players)), WATCHER]


def assert_bounds_hold(states: States, i: int, knowledges: Knowledges) -> None:
    """What each observer knows of hands is true of the true hands, and nobody keeps bounds of his own hand."""
    hands = states[i].hands
    for observer in range(OBSERVERS):
        bounds = knowledges[observer].bounds
        if (bounds > hands).any():
            seat, kind = np.argwhere(bounds > hands)[0].tolist()
            least = int(bounds[seat, kind])
            fail(
                states,
                i,
                f"Seat {seat} holds {hands[seat, kind]} of held kind {kind}, "
                f"but {name_of(observer)} counts on {least}.",
            )
        if observer < WATCHER and bounds[observer].any():
            fail(states, i, f"Seat {observer} has bounds of its own hand.")


def assert_view_shows_the_rest(states: States, i: int, observer: int) -> None:
    """What ``observer`` may see is as it is, and who looks twice sees the same."""
    views = np.zeros(2, STATE)
    view(states, i, observer, views, 0)
    for field in STATE.names or ():
        if field not in _MAY_BE_MASKED and (views[field][0] != states[field][i]).any():
            fail(states, i, f"To {name_of(observer)} '{field}' shows as {views[field][0]}.")
    if observer < WATCHER and (views["hands"][0, observer] != states["hands"][i, observer]).any():
        fail(states, i, f"Seat {observer} does not see its own hand.")
    if int(states[i].players) == 1 and observer == 0:
        n = int(states[i].stock_n)
        top = slice(n - int(states[i].known), n)
        if (views[0].stock[top] != states[i].stock[top]).any():
            fail(states, i, "Alone the player does not see the cards on top that he has looked at.")
    view(views, 0, observer, views, 1)
    if views[0:1].tobytes() != views[1:2].tobytes():
        fail(states, i, f"A view of the view of {name_of(observer)} differs from it.")


def assert_view_hides(states: States, i: int, observer: int, rng: Generator) -> None:
    """Whatever the cards are that ``observer`` may not know, he sees the same, byte for byte.

    ``states[i]`` must be in the middle of a round.
    """
    work = np.zeros(3, STATE)
    work[0] = states[i]
    shuffle_hidden(work, 0, observer, rng)
    view(states, i, observer, work, 1)
    view(work, 0, observer, work, 2)
    if work[1:2].tobytes() != work[2:3].tobytes():
        changed = [n for n in STATE.names or () if (work[n][1] != work[n][2]).any()]
        fail(states, i, f"Hidden cards show to {name_of(observer)} in {changed}.")


def assert_view_decides(states: States, i: int, observer: int) -> None:
    """Who is to act learns from the view what is legal and why other actions are not; all others learn nothing."""
    views = np.zeros(1, STATE)
    view(states, i, observer, views, 0)
    true, masked = np.zeros(ACTIONS, np.int16), np.zeros(ACTIONS, np.int16)
    n = legal_for(states, i, observer, true)
    if legal_for(views, 0, observer, masked) != n or (true[:n] != masked[:n]).any():
        fail(states, i, f"By its view other actions are legal for {name_of(observer)}.")
    if n and true[:n].tolist() != legal_ids(states, i):
        fail(states, i, f"Seat {observer} is not told just the legal actions.")
    if not n:
        return
    for action in range(ACTIONS):
        if why_not(states, i, action) != why_not(views, 0, action):
            fail(states, i, f"The view of seat {observer} gives another reason for {action}.")


def assert_resampled(
    states: States, i: int, observer: int, knowledges: Knowledges, rng: Generator
) -> None:
    """A state resampled from a view could be the true one, for all that the observer can tell.

    It is sound, gives the same view byte for byte, keeps the bounds and leaves the observer the same actions.
    """
    work = np.zeros(3, STATE)
    view(states, i, observer, work, 0)
    resample(work, 0, observer, knowledges, observer, rng, work, 1)
    faults = check(work, 1)
    if faults:
        fail(states, i, f"Resampled for {name_of(observer)} it is broken: {Fault(faults)!r}.")
    view(work, 1, observer, work, 2)
    if work[2:3].tobytes() != work[0:1].tobytes():
        changed = [n for n in STATE.names or () if (work[n][2] != work[n][0]).any()]
        fail(states, i, f"Resampled for {name_of(observer)} the view differs in {changed}.")
    if (work["hands"][1] < knowledges[observer].bounds).any():
        fail(states, i, f"Resampled, a hand lacks cards that {name_of(observer)} knows of.")
    true, dealt = np.zeros(ACTIONS, np.int16), np.zeros(ACTIONS, np.int16)
    n = legal_for(states, i, observer, true)
    if legal_for(work, 1, observer, dealt) != n or (true[:n] != dealt[:n]).any():
        fail(states, i, f"Resampled for {name_of(observer)} other actions are legal.")


def assert_secrets_kept(states: States, i: int, knowledges: Knowledges, rng: Generator) -> None:
    """All checks of this module for every observer of ``states[i]``, which must be in the middle of a round."""
    for observer in observers(states, i):
        assert_view_shows_the_rest(states, i, observer)
        assert_view_hides(states, i, observer, rng)
        assert_view_decides(states, i, observer)
        assert_resampled(states, i, observer, knowledges, rng)
