"""What moves: only transform and opacity, only where it is wished, and no layout shifts while a place is loaded."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.scenes import MOVING, Scene, called
from noah.testing.wire.serving import Serving

Show = Callable[..., Page]
Visitor = Callable[..., Any]
CHEAP = {"transform", "opacity", "translate", "rotate", "scale"}
"""What a browser can move without laying out or painting anew."""
PLACES = called(["home", "new", "settings", "rules", "waiting", "invited", "load-3", "over-3"])
MOST_SHIFT = 0.02

RECORD = """() => {
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        moved.push({ properties: frames.flatMap((frame) => Object.keys(frame)), duration: options.duration });
        return animate.call(this, frames, options);
    };
}"""

# What a change sets in motion begins with the frames that follow it.
SETTLED = """() => new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.moved)));
})"""
STYLED = """() => {
    const found = new Set();
    const walk = (rules) => {
        for (const rule of rules) {
            if (rule instanceof CSSKeyframeRule) for (const name of rule.style) found.add(name);
            else if (rule.style) {
                const { transitionProperty: names, transitionDuration: lasts } = rule.style;
                if (names && lasts !== "0s") names.split(", ").forEach((name) => found.add(name));
            }
            if (rule.cssRules) walk(rule.cssRules);
        }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    found.delete("none");
    return [...found];
}"""


def moved(visitor: Visitor, server: Serving, **wishes: Any) -> list[dict[str, Any]]:
    """What moves when a card is loaded and Noah walks."""
    page = visitor(**wishes).page
    standin = MOVING.show(page, server.url)
    # The parts come one after the other, the actions last.
    page.locator(".actions.mine").wait_for()
    page.get_by_role("region", name="Your hand").locator("ul button").first.wait_for()
    page.evaluate(RECORD)
    standin.tell()
    page.locator(".docks .noah").first.wait_for()
    page.locator(".actions.mine").wait_for(state="detached")
    found: list[dict[str, Any]] = page.evaluate(SETTLED)
    return found


def test_a_card_flies_and_noah_walks_by_cheap_properties(visitor: Visitor, server: Serving) -> None:
    animations = moved(visitor, server, reduced_motion="no-preference")
    assert len(animations) == 2
    names = {name for each in animations for name in each["properties"]} - {"offset", "easing"}
    assert names <= CHEAP
    assert all(0 < each["duration"] <= 300 for each in animations)


def test_nothing_moves_for_those_who_want_it_still(visitor: Visitor, server: Serving) -> None:
    assert moved(visitor, server, reduced_motion="reduce") == []


@pytest.mark.parametrize("scene", called(["home", "load-5"]), ids=lambda scene: scene.name)
def test_styles_move_by_cheap_properties(show: Show, scene: Scene) -> None:
    page = show(scene, reduced_motion="no-preference")
    assert set(page.evaluate(STYLED)) <= CHEAP


def shifted(page: Page) -> float:
    """How much has moved by itself since the page was asked for; what follows a click or a key does not count."""
    shift: float = page.evaluate(
        """() => new Promise((done) => {
            let sum = 0;
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum))));
        })"""
    )
    return shift


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)], ids=str)
@pytest.mark.parametrize("scene", PLACES, ids=lambda scene: scene.name)
def test_nothing_shifts_while_a_place_is_loaded(
    show: Show, scene: Scene, size: tuple[int, int]
) -> None:
    assert shifted(show(scene, size, reduced_motion="no-preference")) <= MOST_SHIFT
