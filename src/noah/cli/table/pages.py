"""What can be read beside the game: how to answer, the rules, the animals, the docks in full, the round so far."""

from noah.cli.table.chronicle import Chronicle
from noah.cli.table.phrases import Phrases
from noah.cli.table.plain import status
from noah.cli.table.telling import tell
from noah.core.cards import DECKS, HELD_SNAIL, SPECIES, SPECIES_TEARS, SPECIES_WEIGHT
from noah.game.view import View


def page(command: str, view: View, chronicle: Chronicle, phrases: Phrases) -> list[str]:
    """The paragraphs that a command shows.

    Args:
        command: ``help``, ``rules``, ``cards``, ``log`` or ``docks``.
        view: what the reader may know.
        chronicle: what he learned in this round.
        phrases: language and names.
    """
    if command == "log":
        return tell(chronicle.whole_round(view.seat), view.seat, phrases)
    if command == "docks":
        return status(view, phrases)
    if command == "cards":
        return _animals(view, phrases)
    key = "rules-text" if command == "rules" else "help-text"
    return phrases.words(key).split("\n")


def _animals(view: View, phrases: Phrases) -> list[str]:
    """The species of this game's deck: weight, tears, power, how many there are."""
    deck = DECKS[view.options.deck].tolist()
    lines = [phrases.words("cards-title")]
    order = sorted(
        range(len(SPECIES)), key=lambda species: (SPECIES_WEIGHT[species], SPECIES[species])
    )
    for species in order:
        copies = (
            sum(deck[2 * species : 2 * species + 2])
            if 2 * species != HELD_SNAIL
            else deck[HELD_SNAIL]
        )
        if copies:
            lines.append(
                phrases.words(
                    "card-line",
                    species=SPECIES[species],
                    weight=int(SPECIES_WEIGHT[species]),
                    tears=int(SPECIES_TEARS[species]),
                    count=copies,
                    alone="yes" if view.players == 1 else "no",
                )
            )
    return lines
