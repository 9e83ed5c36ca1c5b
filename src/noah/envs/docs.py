"""The tables of docs/environments.md, written out from the source.

``python -m noah.envs.docs FILE`` renews them in their place; ``make docs`` does.
"""

import re
import sys
from pathlib import Path

from noah.core.actions import BLOCKS, DOCKS, MOST_ABOARD, SEATS
from noah.core.cards import HELD_KINDS, LYING_KINDS
from noah.envs.observation import FIELDS
from noah.notation.cards import HELD_TEXT, LYING_TEXT

_MEANINGS = {
    "load": f"{LYING_KINDS} lying kinds, as the card will lie",
    "take": "take the ferry's animals back",
    "flee": f"{SEATS} seats, counted as the game counts them",
    "peek": f"{SEATS} seats",
    "swap": f"{SEATS} seats",
    "draw": f"{HELD_KINDS} held kinds; chance's, so never legal here",
    "return": f"{HELD_KINDS} held kinds",
    "noah": f"{DOCKS} docks",
    "give": f"{HELD_KINDS} held kinds × {SEATS} seats: 5 × kind + seat",
    "order": "alone: the orders of the top cards",
    "lift": f"alone: {DOCKS} docks × {MOST_ABOARD} places: 18 × dock + place",
    "keep": "alone: lift nothing",
}


def observation_table() -> str:
    """Where each part of an observation stands."""
    rows = [
        f"| {_span(field.start, field.stop)} | `{field.name}` | {' × '.join(map(str, field.shape))} |"
        f" {field.high} | {field.meaning} |"
        for field in FIELDS
    ]
    head = "| numbers | part | shape | largest | what it says |\n| --- | --- | --- | ---: | --- |"
    return "\n".join([head, *rows])


def action_table() -> str:
    """The blocks of the action table, in short."""
    rows = [
        f"| {_span(first, end)} | `{verb}` | {_MEANINGS[verb]} |" for verb, first, end in BLOCKS
    ]
    return "\n".join(["| numbers | verb | what they are |\n| --- | --- | --- |", *rows])


def kind_table() -> str:
    """Every kind with its card in a hand and on a ferry."""
    rows = [
        f"| {kind} | {HELD_TEXT[kind] if kind < HELD_KINDS else ''} | {LYING_TEXT[kind]} |"
        for kind in range(LYING_KINDS)
    ]
    return "\n".join(["| kind | in a hand | on a ferry |\n| ---: | --- | --- |", *rows])


_TABLES = {"observation": observation_table, "actions": action_table, "kinds": kind_table}


def _span(first: int, end: int) -> str:
    return f"{first}" if end == first + 1 else f"{first}–{end - 1}"


def renewed(page: str) -> str:
    """The page with each table between its two marks as it is now."""
    for name, table in _TABLES.items():
        marks = re.escape(f"<!-- {name} -->"), re.escape(f"<!-- end of {name} -->")
        both = f"<!-- {name} -->\n\n{table()}\n\n<!-- end of {name} -->"
        page = re.sub(f"{marks[0]}.*?{marks[1]}", lambda _, text=both: text, page, flags=re.DOTALL)  # type: ignore[misc]  # bound at once
    return page


def main() -> None:
    """Renew the page that is named."""
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
