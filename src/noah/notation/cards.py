"""The text of cards: ``cat:m`` in a hand, ``snail:f`` or ``frog:m=4`` on a ferry."""

from noah.core.cards import (
    FROG,
    FROG_LIGHTEST,
    HEAVY_FROG,
    HELD_KINDS,
    HELD_SNAIL,
    KIND_SPECIES,
    LYING_KINDS,
    SPECIES,
)
from noah.notation.errors import MalformedError

SEXES = ("m", "f")


def _lying_text(kind: int) -> str:
    if kind < HEAVY_FROG:
        return f"{SPECIES[KIND_SPECIES[kind]]}:{SEXES[kind & 1]}"
    return f"{SPECIES[FROG]}:{SEXES[kind & 1]}={FROG_LIGHTEST + (kind - HEAVY_FROG) // 2}"


LYING_TEXT = tuple(_lying_text(kind) for kind in range(LYING_KINDS))
"""The text of each lying kind."""
HELD_TEXT = tuple("snail" if kind == HELD_SNAIL else LYING_TEXT[kind] for kind in range(HELD_KINDS))
"""The text of each held kind."""
LYING_KIND = {text: kind for kind, text in enumerate(LYING_TEXT)}
HELD_KIND = {text: kind for kind, text in enumerate(HELD_TEXT)}


def shown(value: object, most: int = 60) -> str:
    """``value`` quoted for a message: control characters escaped, and cut when it is long."""
    try:
        quoted = repr(value)
    except (RecursionError, ValueError):
        # Python prints neither what is nested too deeply nor whole numbers of more than 4,300 digits.
        quoted = f"a huge {type(value).__name__}"
    return quoted if len(quoted) <= most else f"{quoted[:most]}…"


def printable(text: str, most: int = 200) -> str:
    """``text`` as part of a message: characters that would not print escaped, and cut when it is long."""
    cut = text if len(text) <= most else f"{text[:most]}…"
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in cut)


def _species_and_sex(text: str) -> tuple[str, str]:
    species, _, rest = text.partition(":")
    if species not in SPECIES:
        raise MalformedError(
            f"{shown(text)} is no card: the species are {', '.join(sorted(SPECIES))}."
        )
    return species, rest


def parse_held(text: str) -> int:
    """The held kind that ``text`` names, as a card is written in a hand or in the stock.

    Raises:
        MalformedError: it names none.
    """
    kind = HELD_KIND.get(text)
    if kind is not None:
        return kind
    species, _ = _species_and_sex(text)
    if species == "snail":
        raise MalformedError(
            f"{shown(text)} is no card in a hand: a snail has no sex there, write 'snail'."
        )
    if text in LYING_KIND:
        raise MalformedError(
            f"{shown(text)} is no card in a hand: a frog weighs 1 there, write '{text[:6]}'."
        )
    raise MalformedError(f"{shown(text)} is no card: write '{species}:m' or '{species}:f'.")


def parse_lying(text: str) -> int:
    """The lying kind that ``text`` names, as a card is written on a ferry.

    Raises:
        MalformedError: it names none.
    """
    kind = LYING_KIND.get(text)
    if kind is not None:
        return kind
    species, _ = _species_and_sex(text)
    also = ", or with a weight from 2 to 5 as in 'frog:m=4'" if species == "frog" else ""
    raise MalformedError(
        f"{shown(text)} is no card on a ferry: write '{species}:m' or '{species}:f'{also}."
    )
