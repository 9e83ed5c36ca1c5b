"""Every combination of options that the rules allow, and a smaller set that has one of each class."""

from itertools import product

from noah.notation.options import ENDINGS, SOLO_LEVELS, Options

_OFF_OR_ON = (False, True)

EVERY_OPTIONS = (
    *(
        Options(players, ending, frog, crocodile, roommates)
        for players, ending, frog, crocodile, roommates in product(
            range(2, 6), ENDINGS, _OFF_OR_ON, _OFF_OR_ON, _OFF_OR_ON
        )
    ),
    *(Options(players=1, solo=level) for level in SOLO_LEVELS),
)
"""All 67 of them."""


def _classes() -> dict[str, Options]:
    classes = {f"{players}-plain": Options(players) for players in range(2, 6)}
    # What "replace" means depends on whether five play: each bonus alone is there for three and for five.
    for players in (3, 5):
        classes[f"{players}-frog"] = Options(players, frog=True)
        classes[f"{players}-crocodile"] = Options(players, crocodile=True)
        classes[f"{players}-roommates"] = Options(players, roommates=True)
    for players in range(2, 6):
        classes[f"{players}-all"] = Options(players, frog=True, crocodile=True, roommates=True)
    classes["3-reach26"] = Options(3, ending="reach26")
    classes.update({f"1-{level}": Options(players=1, solo=level) for level in SOLO_LEVELS})
    return dict(sorted(classes.items()))


CLASSES = _classes()
"""By name one game of each class: every number of players without and with all bonus cards, each bonus alone,
the other ending, each level of the game alone. Tables and playthroughs are kept for each."""
