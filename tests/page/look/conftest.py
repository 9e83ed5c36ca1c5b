"""Every page and phase of the table in a browser, and what is measured of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.positions import WEB
from noah.testing.page.scenes import Scene
from noah.testing.wire.serving import Serving

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LAYOUT = Path(__file__).with_name("layout.js")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

Show = Callable[..., Page]


class Measured:
    """What is measured of a page: lists of complaints, empty when all is well."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def layout(self, *checks: str) -> list[str]:
        """The complaints of these functions of ``layout.js``, such as ``"cut"`` or ``"small(44)"``."""
        if not self._page.evaluate("'layout' in window"):
            self._page.evaluate(LAYOUT.read_text(encoding="utf-8"))
        calls = ", ".join(
            f"...layout.{check}" if "(" in check else f"...layout.{check}()" for check in checks
        )
        found: list[str] = self._page.evaluate(f"[{calls}]")
        return found

    def axe(self) -> list[tuple[str, list[Any]]]:
        """The rules that are broken, with what breaks them."""
        if not self._page.evaluate("'axe' in window"):
            self._page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self._page.evaluate(
            "tags => axe.run(document, {runOnly: tags, resultTypes: ['violations']})", TAGS
        )
        return [
            (each["id"], [node["target"] for node in each["nodes"]]) for each in found["violations"]
        ]


@pytest.fixture
def show(visitor: Callable[..., Any], server: Serving) -> Iterator[Show]:
    """Shows a scene: ``show(scene, (360, 640), "?lang=fr", has_touch=True)``; what is named goes to ``visitor``.

    ``letters`` is the size of letters that the browser is set to, in pixels.
    """

    def shown(
        scene: Scene,
        size: tuple[int, int] = (1366, 768),
        query: str = "",
        letters: int = 16,
        **more: Any,
    ) -> Page:
        somebody = visitor(size, **more)
        page: Page = somebody.page
        if letters != 16:
            session = somebody.context.new_cdp_session(page)
            session.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
        scene.show(page, server.url, query)
        if scene.name == "lost":
            lost.append(somebody)
        return page

    lost: list[Any] = []
    yield shown
    for somebody in lost:
        # The browser says so itself when a request cannot be answered.
        somebody.faults[:] = [each for each in somebody.faults if "ERR_FAILED" not in each]


@pytest.fixture
def measured() -> Callable[[Page], Measured]:
    """Measures a page: ``measured(page).axe()``."""
    return Measured
