"""Every place fits every screen, in every language, in either theme, and can be used by everybody."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.wire.client import Client

Visitor = Callable[..., Any]
Person = Callable[..., Client]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLACES = ["/", "/new", "/settings", "/nothing", "/rules", "waiting", "invited"]
LONGEST_NAME = "W" * 24


@pytest.fixture
def place(person: Person, visitor: Visitor) -> Callable[..., Page]:
    """Goes to one of PLACES: ``place("/new", PHONE, locale="fr")``; the arguments are those of ``visitor``."""

    def gone(name: str, *size: Any, query: str = "", **more: Any) -> Page:
        somebody = visitor(*size, **more)
        page: Page
        if name.startswith("/"):
            page = somebody.goes(name + query)
            return page
        host = person(LONGEST_NAME)
        table = host.make(5, seats=["me", "open", "bot:greedy", "open", "open"], memoryAid=True)
        page = somebody.goes(f"/table/{table['id']}{query}")
        if name == "waiting":
            cookie = {"name": "noah_guest", "value": host.token, "url": page.url}
            somebody.context.add_cookies([cookie])
            page.reload()
        page.get_by_role("listitem").first.wait_for()
        return page

    return gone


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(place: Callable[..., Page], name: str, scheme: str) -> None:
    page = place(name, color_scheme=scheme, bypass_csp=True)
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    told = [
        (each["id"], [node["target"] for node in each["nodes"]]) for each in found["violations"]
    ]
    assert told == []


OVERFLOWS = """() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll("main *, header *, dialog *")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 0 && (box.right > width + 1 || box.left < -1) && !each.closest(".sr, .pics, svg");
    });
    return wide.map((each) => each.outerHTML.slice(0, 80)).concat(
        document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : []
    );
}"""


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1366, 768)])
@pytest.mark.parametrize("language", ["en", "fr", "es", "ja", "pseudo"])
@pytest.mark.parametrize("name", PLACES)
def test_nothing_is_wider_than_the_screen(
    place: Callable[..., Page], name: str, language: str, size: tuple[int, int]
) -> None:
    page = place(name, size, query=f"?lang={language}")
    assert page.evaluate(OVERFLOWS) == []


@pytest.mark.parametrize("name", PLACES)
def test_text_twice_as_large_fits_too(place: Callable[..., Page], name: str) -> None:
    page = place(name, (640, 800))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(OVERFLOWS) == []


SMALL = """() => [
    ...document.querySelectorAll("a, button, select, label:has(input), input:not([type=radio], [type=checkbox])"),
]
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => box.width > 0 && !each.closest(".sr, .skip, p, li > a:only-child"))
    .filter(([, box]) => box.width < 43.5 || box.height < 41.5)
    .map(([each, box]) => `${each.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)"""


@pytest.mark.parametrize("name", [name for name in PLACES if name != "/rules"])
def test_what_is_touched_is_large_enough(place: Callable[..., Page], name: str) -> None:
    page = place(name, (360, 640), has_touch=True)
    assert page.evaluate(SMALL) == []
