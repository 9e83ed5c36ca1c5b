"""What is wrong with a position that somebody set up, as a sentence."""

from noah.core.check import Fault, check
from noah.core.layout import NOT_IN_PLAY, States
from noah.notation.errors import MalformedError
from noah.notation.options import Options

_WHAT = {
    Fault.RANGE: "a number is outside its range",
    Fault.HANDS: "a hand's size is not that of its cards",
    Fault.CARDS: "the cards are not those of the deck",
    Fault.WEIGHT: "a ferry weighs more than it carries, or not what its animals say",
    Fault.SEQUENCE: "the animals of a ferry are neither of one sex nor alternating",
    Fault.ROOMMATES: "a species is aboard the roommates ferry twice",
    Fault.RESERVE: "reserve, departures and docks without a ferry do not fit together",
    Fault.PENDING: "what is pending does not fit the phase",
    Fault.EMPTY_HAND: "a turn begins with an empty hand, though that ends the round",
    Fault.BLANK: "an unused place is not blank",
}


def refuse_impossible(options: Options, states: States) -> None:
    """Refuse a true state ``states[0]`` that no game of these options can stand at.

    Raises:
        MalformedError: it is such a state; the message names all that is wrong.
    """
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
