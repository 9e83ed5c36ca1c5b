"""What the first load weighs, and whether it moves under the finger."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

Visitor = Callable[..., Any]
MOST_BYTES = 180_000
"""HTML, styles, scripts, art and one language, compressed, up to a table that is played."""


@pytest.mark.parametrize("locale", ["en-US", "fr", "es", "ja"])
def test_the_page_is_light(visitor: Visitor, locale: str) -> None:
    somebody = visitor(locale=locale)
    session = somebody.context.new_cdp_session(somebody.page)
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page = somebody.goes("/")
    page.get_by_role("button").filter(has_text=re.compile("31")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("main").first).to_be_visible()
    page.get_by_role("button").nth(3).wait_for()
    assert 20_000 < sum(loaded) < MOST_BYTES


def test_nothing_moves_while_it_loads(visitor: Visitor) -> None:
    page = visitor().goes("/")
    page.get_by_role("region", name="Open tables").get_by_text(re.compile(".")).first.wait_for()
    shift = page.evaluate(
        """() => new Promise((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        })"""
    )
    assert shift <= 0.02
