"""``docs/actions.md``: the action table as a page, written out from the table itself.

``python -m noah.testing.docs`` prints it; ``make docs`` puts it into its place.
"""

import sys

from noah.core.actions import ACTIONS, BLOCKS, MOST_ABOARD, ORDER, ORDERS, SEATS
from noah.notation.actions import ACTION_TEXT

_PAGE = """\
# The action table

Made from the source by `make docs`; do not edit.

Each action and each outcome of a draw has a number from 0 to {last}, the same for all options and numbers of
players. Programs use it where texts would be slow: `View.legal_ids`, masks of legal actions, training data. The
numbers are a promise: what is published is never renumbered. Records and the command line speak the texts of
[the notation](record.md#actions).

| numbers | verb | how many |
| --- | --- | ---: |
{blocks}

In Python `noah.notation.actions.ACTION_TEXT` gives the text of a number, `ACTION_ID` the number of a text.

## Orders

The text of an `order` names cards, so it depends on how the cards lie. Its number says where each of the stock's
top cards goes. Take the cards as they lie now, the top one first, as 0, 1 and 2; the table gives the new order, top
first. With fewer than three cards those that lack keep their places: with two cards only {first} and {second} can be,
with one card only {first}. Of several numbers that lead to the same order, since cards are equal, the lowest is legal.

| number | new order, top first |
| --- | --- |
{orders}

## All numbers
"""


def _span(first: int, end: int) -> str:
    return f"{first}" if end == first + 1 else f"{first}–{end - 1}"


def _orders() -> dict[int, str]:
    return {
        ORDER + n: ", ".join(str(card) for card in order) for n, order in enumerate(ORDERS.tolist())
    }


def _columns(verb: str, end: int, first: int) -> int:
    """How many numbers stand in a line."""
    if verb in {"load", "draw", "return"}:
        return 2
    if verb == "lift":
        return MOST_ABOARD // 3
    return SEATS if verb == "give" else end - first


def _listing(verb: str, first: int, end: int) -> str:
    """A block's numbers with their texts."""
    texts = [f"{n:>3} {ACTION_TEXT[n]}" for n in range(first, end)]
    width = max(len(text) for text in texts) + 2
    step = _columns(verb, end, first)
    lines = [
        "".join(text.ljust(width) for text in texts[i : i + step]).rstrip()
        for i in range(0, len(texts), step)
    ]
    return "\n".join(["", f"### {verb}", "", "```text", *lines, "```", ""])


def actions_page() -> str:
    """The page, Markdown."""
    orders = _orders()
    head = _PAGE.format(
        last=ACTIONS - 1,
        blocks="\n".join(
            f"| {_span(first, end)} | `{verb}` | {end - first} |" for verb, first, end in BLOCKS
        ),
        first=ORDER,
        second=min(n for n, order in orders.items() if order == "1, 0, 2"),
        orders="\n".join(f"| {n} | {order} |" for n, order in orders.items()),
    )
    return head + "".join(
        _listing(verb, first, end) for verb, first, end in BLOCKS if verb != "order"
    )


def main() -> None:
    """Print the page."""
    sys.stdout.write(actions_page())


if __name__ == "__main__":
    main()
