"""The deal of a round as a value, and a random one."""

import random
from dataclasses import dataclass

import numpy as np

from noah.core.actions import DOCKS
from noah.core.cards import DECKS
from noah.core.layout import DEAL, FERRIES, Deals
from noah.notation.cards import HELD_TEXT, shown
from noah.notation.errors import MalformedError, RecordError
from noah.notation.options import Options
from noah.notation.record import FerryName, RoundRecord, check_round, typed


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides before a round; docs/record.md, ``rounds[]``, says what each member means.

    Attributes:
        starter: the seat that begins. In later rounds it follows from the scores and is not free.
        noah: Noah's dock, 0 to 4. In later rounds he stays where he stood.
        ferries: ``plain`` or ``roommates`` for each of the eight ferries, in the order of play.
        deck: every card, in the order drawn.
    """

    starter: int
    noah: int
    ferries: tuple[FerryName, ...]
    deck: tuple[str, ...]

    def round_record(self) -> RoundRecord:
        """The beginning of a round's record, with no actions yet."""
        return RoundRecord(self.starter, self.noah, list(self.ferries), list(self.deck), [])


def packed(played: RoundRecord, options: Options) -> Deals:
    """The deal of a round's record as the core takes it, shape (1,)."""
    deals = np.zeros(1, DEAL)
    deals["starter"] = played.starter
    deals["noah"] = played.noah
    deals["roommates"] = played.roommates()
    deals["cards"][0, : len(played.deck)] = played.kinds(docks=options.players > 1)
    return deals


def random_deal(options: Options, rng: random.Random) -> Deal:
    """A deal, every outcome as likely as any other: cards, ferries, seat, dock, sexes of snails on docks."""
    deck = [text for text, n in zip(HELD_TEXT, DECKS[options.deck], strict=True) for _ in range(n)]
    rng.shuffle(deck)
    if options.players > 1:
        for dock in range(DOCKS):
            if deck[dock] == "snail":
                deck[dock] = rng.choice(("snail:m", "snail:f"))
    ferries: list[FerryName] = ["plain"] * FERRIES
    if options.roommates:
        ferries[rng.randrange(FERRIES)] = "roommates"
    return Deal(
        starter=rng.randrange(options.players),
        noah=rng.randrange(DOCKS),
        ferries=tuple(ferries),
        deck=tuple(deck),
    )


def checked(deal: Deal, options: Options) -> RoundRecord:
    """The round's record that ``deal`` begins.

    Raises:
        MalformedError: ``deal`` is no Deal.
        RecordError: the deal does not fit the options.
    """
    if not isinstance(deal, Deal):
        raise MalformedError(f"A deal is a noah.Deal, not {shown(deal)}.")
    parts = {
        "starter": deal.starter,
        "noah": deal.noah,
        "ferries": deal.ferries,
        "deck": deal.deck,
        "actions": [],
    }
    try:
        played = typed(parts, RoundRecord)
    except RecordError as error:
        raise RecordError(f"deal.{error.where}".rstrip("."), error.what) from None
    check_round(options, played, "deal")
    return played
