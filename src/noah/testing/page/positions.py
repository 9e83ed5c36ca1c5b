"""Positions of real games, kept beside the page, and what is made of them to see how much the table bears."""

import copy
import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[4] / "web"
"""Where the page is made, in a checkout."""
FIXTURES = WEB / "src" / "table" / "fixtures"
LONGEST = "W" * 24
"""The widest name that a guest can have."""
NAMES = (
    LONGEST,
    "ノアの方舟に乗る動物たちと水鳥の群れと王",
    "שרה בת־אור",
    "عبد الرحمن الراشد",
    "Zoé <b>&amp;",
)
"""Names that break a layout: the widest, twenty CJK characters, from right to left, and one that looks like markup."""
MOST_ABOARD = 18
MOST_HELD = 30
_LIGHT = ("parrot:m", "snail:f", "woodpecker:m", "parrot:f")

Table = dict[str, Any]
Entries = list[dict[str, Any]]


def fixture(name: str) -> tuple[Table, Entries]:
    """A table and its log, numbered anew from 1 so that the log has no beginning that lacks."""
    kept = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    table, entries = kept["table"], kept["entries"]
    for version, entry in enumerate(entries, 1):
        entry["version"] = version
    table["version"] = len(entries)
    for player in table["players"]:
        player["connected"] = True
    return table, entries


def waiting(name: str, seat: int | None) -> tuple[Table, Entries]:
    """The table of a fixture before its game: two seats are open, one is a bot's; seen from ``seat``."""
    table, _ = fixture(name)
    players = [
        {**player, "name": text} for player, text in zip(table["players"], NAMES, strict=False)
    ]
    players[1] = {**players[1], "name": "Shem", "bot": "greedy"}
    table.update(version=0, status="waiting", seat=seat, state=None, lastRound=None, next=None)
    table.update(players=[*players[:2], *(None for _ in players[2:])], host=0)
    table["scores"] = [0 for _ in players]
    return table, []


def named(table: Table) -> None:
    """Give everybody a name that breaks a layout."""
    for player, name in zip(table["players"], NAMES, strict=False):
        player["name"] = name


def crowded(table: Table) -> None:
    """Put as many animals on the ferry where Noah stands, and as many cards in the viewer's hand, as there can be."""
    state = table["state"]
    hand = state["hands"][table["seat"]]
    blocked = list(state["reasons"]) or hand[:]
    hand += [blocked[place % len(blocked)] for place in range(MOST_HELD - len(hand))]
    aboard = state["docks"][state["noah"]]
    missing = MOST_ABOARD - len(aboard)
    aboard[:0] = [_LIGHT[place % len(_LIGHT)] for place in range(missing)]


def before(table: Table) -> Table:
    """The same table while its last round was not over yet."""
    earlier = copy.deepcopy(table)
    earlier.update(lastRound=None, status="playing")
    return earlier


def loaded(table: Table) -> Table:
    """The same table once the viewer's first choice was loaded and Noah has walked on."""
    later = copy.deepcopy(table)
    state = later["state"]
    choice = state["choices"][0]
    state["hands"][later["seat"]].remove(choice["card"].split("=")[0])
    state["docks"][state["noah"]].append(choice["card"])
    state["ferries"][state["noah"]]["weight"] = choice["weight"]
    state.update(noah=choice["docks"][0], turn=(state["turn"] + 1) % len(state["hands"]))
    state.update(legal=[], choices=[], reasons={})
    later["version"] += 1
    return later
