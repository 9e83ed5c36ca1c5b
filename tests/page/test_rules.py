"""The rules: a page of its own that can be linked to, and a panel over the table that leaves the table alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noah.testing.page.scenes import called
from noah.testing.wire.serving import Serving

Visitor = Callable[..., Any]
LANGUAGES = ("en", "fr", "es", "ja")
TITLES = {
    "en": ("How to play", "Noah"),
    "fr": ("La règle du jeu", "Noé"),
    "es": ("Cómo se juega", "Noé"),
    "ja": ("遊び方", "ノア"),
}


def in_view(page: Page, heading: str) -> bool:
    """Whether the top of a heading is in the window."""
    box = page.locator(heading).bounding_box()
    height = page.viewport_size["height"] if page.viewport_size else 0
    return box is not None and 0 <= box["y"] < height


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_every_language(visitor: Visitor, language: str) -> None:
    page = visitor().goes(f"/rules?lang={language}")
    title, game = TITLES[language]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page).to_have_title(re.compile(f"{title}.*{game}"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    parts = page.get_by_role("main").get_by_role("heading", level=2)
    expect(parts).to_have_count(17)
    expect(page.get_by_role("navigation").last.get_by_role("link")).to_have_count(17)


def test_the_table_of_animals_is_that_of_the_server(visitor: Visitor) -> None:
    page = visitor().goes("/rules")
    cards = page.request.get(page.url.replace("/rules", "/api/cards")).json()
    rows = page.locator("table tbody tr")
    expect(rows).to_have_count(len(cards))
    for row in rows.all():
        name = row.get_by_role("rowheader").locator(".picture + span").inner_text().split("\n")[0]
        facts = cards[name.split()[0].lower()]
        told = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        assert told == [facts["weight"], facts["tears"], *(facts["copies"][n] for n in "345")], name
    assert page.locator("tfoot td").all_inner_texts() == ["31", "39", "47"]


def test_each_part_can_be_linked_to(visitor: Visitor) -> None:
    page = visitor((360, 640)).goes("/rules#rules-pair")
    expect(page.locator("#rules-pair")).to_be_focused()
    assert in_view(page, "#rules-pair")
    for link in page.get_by_role("navigation").last.get_by_role("link").all():
        target = link.get_attribute("href") or ""
        link.click()
        expect(page).to_have_url(re.compile(f"{target}$"))
        assert in_view(page, target)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play")


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)])
def test_the_rules_over_the_table_leave_the_table_alone(
    visitor: Visitor, server: Serving, size: tuple[int, int]
) -> None:
    page = visitor(size).page
    called(["how-to"])[0].show(page, server.url)
    address, history = page.url, page.evaluate("history.length")
    panel = page.get_by_role("dialog")
    panel.get_by_role("navigation").get_by_role("link").last.click()
    expect(panel.locator("#rules-animals")).to_be_focused()
    assert in_view(page, "#rules-animals")
    assert (page.url, page.evaluate("history.length")) == (address, history)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".hand")).to_be_visible()


def test_the_rules_are_there_when_the_server_tells_no_numbers(visitor: Visitor) -> None:
    somebody = visitor()
    somebody.page.route("**/api/cards", lambda route: route.fulfill(status=503, json={}))
    page = somebody.goes("/rules")
    expect(page.get_by_role("heading", name="Pairs")).to_be_visible()
    expect(page.locator("table")).to_have_count(0)
    somebody.faults[:] = [each for each in somebody.faults if "503" not in each]
