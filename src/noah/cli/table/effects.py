"""What a card would do, in words: short for a table, in sentences for a voice."""

from noah.cli.table.phrases import Phrases
from noah.game.preview import Preview
from noah.game.view import View


def noah_label(preview: Preview, phrases: Phrases) -> str:
    """Where Noah goes after the card, for a column of a table."""
    if preview.card.species == "donkey":
        return phrases.words("effect-stays")
    if not preview.docks:
        return phrases.words("effect-nowhere")
    return phrases.docks(preview.docks)


def labels(preview: Preview, view: View, phrases: Phrases) -> str:
    """What else the card brings, for a column of a table."""
    words = phrases.words
    found = []
    if preview.power is not None:
        found.append(words("effect-power", power=preview.power))
    if preview.card.species == "crocodile":
        found.append(words("effect-reward"))
    if preview.departs:
        found.append(words("effect-leaves", gives=preview.gives))
    if preview.pair:
        found.append(words("effect-pair", alone="yes" if view.players == 1 else "no"))
    return words.in_order(found)


def marks(preview: Preview, phrases: Phrases) -> str:
    """The two things that matter most, in a word each."""
    words = phrases.words
    found = [words("effect-leaves", gives=0)] if preview.departs else []
    if preview.pair:
        found.append(words("mark-pair"))
    return words.in_order(found)


def sentences(preview: Preview, view: View, phrases: Phrases) -> str:
    """All that the card brings, to be heard one after the other."""
    words = phrases.words
    alone = "yes" if view.players == 1 else "no"
    parts = [words("told-weight", weight=preview.weight, carries=preview.carries)]
    if preview.power is not None:
        parts.append(words("told-power", power=preview.power))
    if preview.card.species == "crocodile":
        parts.append(words("told-reward"))
    if preview.departs:
        parts.append(words("told-leaves", gives=preview.gives))
    if preview.card.species == "donkey":
        parts.append(words("told-stays"))
    elif preview.docks:
        parts.append(words("told-noah", docks=phrases.docks(preview.docks)))
    else:
        parts.append(words("told-nowhere"))
    if preview.pair:
        parts.append(words("told-pair", alone=alone))
    return " ".join(parts)
