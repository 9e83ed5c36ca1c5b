"""What is wrong with a position that somebody set up, as a sentence."""

import numpy as np

from noah.core.check import Fault, check
from noah.core.layout import NOT_IN_PLAY, STATE, States
from noah.notation.cards import shown
from noah.notation.errors import MalformedError
from noah.notation.options import Options

_WHAT = {
    Fault.RANGE: "a number is outside its range",
    Fault.HANDS: "a hand's size is not that of its cards",
    Fault.CARDS: "the cards are not those of the deck",
    Fault.WEIGHT: "a ferry weighs more than it carries, or not what its animals say",
    Fault.SEQUENCE: "the animals of a ferry are neither of one sex nor alternating",
    Fault.ROOMMATES: "a species is aboard the roommates ferry twice",
    Fault.RESERVE: "reserve, departures, docks and the roommates do not fit together",
    Fault.PENDING: "what is pending does not fit the phase",
    Fault.EMPTY_HAND: "a turn begins while a hand is empty, though that ends the round",
    Fault.BLANK: "an unused place is not blank",
    Fault.FULL: "a turn begins while a ferry is full, though it has left then",
    Fault.LOST: "nothing can be loaded, though the game is lost then",
}


def refuse_impossible(options: Options, states: States) -> None:
    """Refuse a true state ``states[0]`` that no game of these options can stand at.

    Raises:
        MalformedError: it is such a state; the message names all that is wrong.
    """
    if not isinstance(options, Options):
        raise MalformedError(f"The options are a noah.Options, not {shown(options)}.")
    if (
        not isinstance(states, np.ndarray)
        or states.dtype != STATE
        or states.ndim != 1
        or not len(states)
    ):
        raise MalformedError("A position is a one-dimensional array of at least one STATE record.")
    state = states[0]
    agreed = (options.players, options.deck, options.ending_code)
    if (int(state.players), int(state.deck), int(state.ending)) != agreed:
        raise MalformedError("This position is not one of a game with these options.")
    if int(state.round_n) == 0:
        raise MalformedError("This position comes before the first deal: begin a game instead.")
    if int(state.roommates) != NOT_IN_PLAY and not options.roommates:
        raise MalformedError("This position has the roommates ferry, and the options have not.")
    faults = Fault(check(states, 0))
    if faults:
        raise MalformedError(
            f"This position is impossible: {'; '.join(_WHAT[fault] for fault in faults)}."
        )
