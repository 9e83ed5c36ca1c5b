"""What is the same for everybody: the cards, the bots, whether the server is well."""

from functools import cache
from typing import Any

from litestar import Request, get

from noah.core.cards import (
    DECKS,
    HELD_KINDS,
    KIND_SPECIES,
    SPECIES,
    SPECIES_TEARS,
    SPECIES_WEIGHT,
    deck_id,
)
from noah.notation.cards import HELD_TEXT
from noah.players.registry import names
from noah.server.http.answers import Answer, json_answer
from noah.server.http.asking import admit
from noah.server.http.describing import described
from noah.server.wire.answers import Bots, Cards, Health

Asked = Request[Any, Any, Any]

_POWERS = {
    "snail": "sex",
    "giraffe": "peek",
    "donkey": "stay",
    "lion": "swap",
    "woodpecker": "limit",
    "frog": "weight",
    "crocodile": "flee",
}
_LINES = {
    "random": "Plays whatever comes to hand.",
    "greedy": "Takes the best of every turn and does not look beyond it.",
    "beginner": "Still learning: has a good idea now and then.",
    "easy": "Knows how it goes, and slips every third move.",
    "medium": "Plays each turn as well as it can, one turn at a time.",
    "hard": "Thinks ahead, and remembers what you took back.",
    "expert": "Thinks far ahead, and forgives nothing.",
}


def _copies(species: int, deck: int) -> int:
    return int(
        sum(DECKS[deck, kind] for kind in range(HELD_KINDS) if KIND_SPECIES[kind] == species)
    )


@cache
def _cards() -> dict[str, dict[str, Any]]:
    """For each species what a page shows on its card; copies in all, by players, where it is in the deck."""
    told = {}
    for species, name in enumerate(SPECIES):
        decks = {
            players: deck_id(
                max(0, players - 3), frog=name == "frog", crocodile=name == "crocodile"
            )
            for players in range(2, 6)
        }
        sexes = [text.partition(":")[2] for text in HELD_TEXT if text.partition(":")[0] == name]
        told[name] = {
            "weight": int(SPECIES_WEIGHT[species]),
            "tears": int(SPECIES_TEARS[species]),
            "power": _POWERS.get(name),
            "sexes": [sex for sex in sexes if sex],
            "copies": {str(players): _copies(species, deck) for players, deck in decks.items()},
        }
    return told


@get("/api/cards", opt=described(Cards))
async def cards(request: Asked) -> Answer:
    """What a page shows on each card."""
    await admit(request)
    return json_answer(_cards())


@get("/api/bots", opt=described(Bots))
async def bots(request: Asked) -> Answer:
    """The bots' levels, weakest first."""
    await admit(request)
    return json_answer(
        [{"level": n, "name": n.capitalize(), "line": _LINES.get(n, "")} for n in names()]
    )


@get("/healthz", opt=described(Health))
async def health() -> Answer:
    """Whether the server is well."""
    return json_answer({"status": "ok"})


@get("/", opt=described(None, media_types=("text/html", "text/plain")))
async def root() -> Answer:
    """The page; a word to the host when it is not built."""
    text = (
        "Noah is being served here, but its page is not built: the host runs 'make page' and starts"
        " the server again.\nThe API is described at /schema.\n"
    )
    return Answer(text.encode(), media_type="text/plain")


HOUSE_ROUTES = [cards, bots, health, root]
