"""Whole games by clicks on what the page offers, in every mode and with every option."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noah.testing.wire.client import Client

Visitor = Callable[..., Any]
Person = Callable[..., Client]
PlayOn = Callable[..., dict[str, int]]
TABLE = re.compile(r"/table/[0-9a-f]{32}$")
SOLO = {"Beginner": 31, "Advanced": 39, "Expert": 47}
OPTIONS: dict[str, dict[str, Any]] = {
    "Up to 26": {"ending": "reach26"},
    "Frogs": {"frog": True},
    "Crocodiles": {"crocodile": True},
    "Roommates": {"roommates": True},
}
NO_OPTIONS: dict[str, Any] = {
    "ending": "rounds",
    "frog": False,
    "crocodile": False,
    "roommates": False,
}
SHORT = [
    (2, ("Frogs", "Crocodiles", "Roommates"), "greedy"),
    (3, (), "greedy"),
    (4, ("Crocodiles",), "random"),
    (5, ("Up to 26",), "random"),
]
"""Players, ticked options and the bots' level."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The long form plays every combination, against bots of either level."""
    if "ticked" not in metafunc.fixturenames:
        return
    chosen = [
        tuple(name for bit, name in enumerate(OPTIONS) if bits >> bit & 1) for bits in range(16)
    ]
    every = itertools.product((2, 3, 4, 5), chosen, ("greedy", "random"))
    played = list(every) if metafunc.config.getoption("--long") else SHORT
    names = [" ".join([str(players), *ticked, bots]) for players, ticked, bots in played]
    metafunc.parametrize(("players", "ticked", "bots"), played, ids=names)


def rematch(page: Page) -> None:
    """Play again: another table, where the game has begun."""
    before = page.url
    page.get_by_role("button", name=re.compile("^(Rematch|Play again)$")).click()
    page.wait_for_url(lambda url: url != before)
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("dialog")).to_have_count(0)
    log = page.get_by_role("list", name="Log")
    expect(log.get_by_role("listitem").first).to_contain_text(re.compile("begins|are dealt"))


@pytest.mark.parametrize("level", SOLO)
def test_alone(
    visitor: Visitor, play_on: PlayOn, record_of: Callable[[Page], Any], level: str
) -> None:
    page = visitor().goes("/")
    page.get_by_role("button", name=re.compile(f"^{level}")).click()
    page.get_by_role("region", name="Your hand").wait_for()
    play_on(page, seed=SOLO[level])
    over = page.get_by_role("dialog")
    record = record_of(page)
    won = record["winners"] == [0]
    expect(over).to_contain_text("saved them all" if won else "The flood was faster")
    expect(over).to_contain_text(re.compile("Stock and hand are empty" if won else "is lost"))
    assert record["options"] == {"solo": level.lower()}
    rematch(page)


def test_against_bots(
    visitor: Visitor,
    play_on: PlayOn,
    record_of: Callable[[Page], Any],
    players: int,
    ticked: tuple[str, ...],
    bots: str,
) -> None:
    page = visitor().goes("/new")
    page.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(2, players + 1):
        page.get_by_label(re.compile(f"Seat .*{seat}")).select_option(f"bot:{bots}")
    for name in ticked:
        page.get_by_text(name, exact=True).click()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("region", name="Your hand").wait_for()
    play_on(page, seed=players)
    record = record_of(page)
    assert record["players"] == players
    wanted = NO_OPTIONS
    for name in ticked:
        wanted = wanted | OPTIONS[name]
    assert record["options"] == wanted
    over = page.get_by_role("dialog")
    podium = over.get_by_role("list", name="The first three")
    expect(podium.get_by_role("listitem")).to_have_count(min(3, players))
    winners, scores = record["winners"], record["scores"]
    assert winners == [seat for seat, points in enumerate(scores) if points == min(scores)]
    title = "You win!" if winners == [0] else " wins" if len(winners) == 1 else "A tie"
    expect(over.get_by_role("heading").first).to_contain_text(title)
    rematch(page)
