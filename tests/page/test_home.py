"""The first page: play at once, go on with one's tables, find others'."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from noah.testing.wire.client import Client

Visitor = Callable[..., Any]
Person = Callable[..., Client]
TABLE = re.compile(r"/table/[0-9a-f]{32}$")


def test_one_click_plays_against_two_bots(visitor: Visitor) -> None:
    page = visitor().goes("/")
    expect(page.get_by_role("button").first).to_have_text("Play")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(TABLE)
    for name in ("Shem", "Ham"):
        expect(page.get_by_text(name).first).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)


def test_a_double_click_makes_one_table(visitor: Visitor) -> None:
    page = visitor().goes("/")
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108  # Playwright marks what it is given
    page.get_by_role("button", name="Play", exact=True).dblclick()
    expect(page).to_have_url(TABLE)
    made = [each.url.rpartition("/")[2] for each in asked if each.method == "POST"]
    assert made == ["guests", "tables"]


@pytest.mark.parametrize(("level", "cards"), [("Beginner", 31), ("Advanced", 39), ("Expert", 47)])
def test_each_level_of_the_game_alone(
    visitor: Visitor, person: Person, level: str, cards: int
) -> None:
    page = visitor().goes("/")
    page.get_by_role("button", name=re.compile(f"^{level} .*{cards}")).click()
    expect(page).to_have_url(TABLE)
    table = person().table(page.url.rpartition("/")[2])
    assert table["options"]["solo"] == level.lower()
    assert table["state"]["hands"][0] + table["state"]["stock"] == cards


def test_the_game_is_found_again_with_whose_turn_it_is(visitor: Visitor) -> None:
    page = visitor().goes("/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Beginner")).click()
    expect(page).to_have_url(TABLE)
    address = page.url
    page.go_back()
    mine = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(mine).to_have_text(re.compile("Alone.*Your turn"))
    mine.click()
    expect(page).to_have_url(address)


def test_public_tables_are_listed_and_others_are_not(visitor: Visitor, person: Person) -> None:
    host = person("Zoé <b>&amp;")
    host.make(4, public=True, options={"ending": "reach26", "frog": True})
    person("Hidden").make(4)
    page = visitor().goes("/")
    row = page.get_by_role("region", name="Open tables").get_by_role("listitem").first
    expect(row).to_contain_text("Zoé <b>&amp;")
    expect(row).to_contain_text(re.compile("3.* of .*4.* seats are free"))
    expect(row).to_contain_text("Up to 26 and Frogs")
    expect(page.get_by_text("Hidden")).to_have_count(0)
    row.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Zoé <b>&amp;")


def test_all_of_it_by_keyboard(visitor: Visitor) -> None:
    page = visitor().goes("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)


def test_without_the_server_it_says_so(visitor: Visitor) -> None:
    somebody = visitor()
    somebody.expected.append("ERR_FAILED")
    page = somebody.goes("/")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play", exact=True).click()
    # The list of open tables may say so too.
    expect(page.get_by_role("alert").filter(has_text="cannot be reached").first).to_be_visible()
