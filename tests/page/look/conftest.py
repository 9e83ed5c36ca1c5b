"""Every page and phase of the table in a browser, and what is measured of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.positions import WEB
from noah.testing.page.scenes import SCENES, Scene

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LAYOUT = Path(__file__).with_name("layout.js")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

DESK, PHONE = (1366, 768), (360, 640)

Show = Callable[..., Page]
Size = tuple[int, int]


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


def _shown(come: Callable[..., Any], scene: Scene, size: Size, query: str, **more: Any) -> Page:
    somebody = come(size, **more)
    page: Page = somebody.page
    if scene.name == "lost":
        # The browser says so itself when a request cannot be answered.
        somebody.expected.append("ERR_FAILED")
    scene.show(page, somebody.url, query)
    return page


@pytest.fixture
def show(visitor: Callable[..., Any]) -> Show:
    """Shows a scene: ``show(scene, (360, 640), "?lang=fr", has_touch=True)``; what is named goes to ``visitor``."""

    def shown(scene: Scene, size: Size = DESK, query: str = "", **more: Any) -> Page:
        return _shown(visitor, scene, size, query, **more)

    return shown


@dataclass
class Look:
    """A scene that is shown to several tests, each of which finds the window as large as it was at first."""

    scene: Scene
    page: Page
    size: Size


# Loading a scene takes longer than all that is measured of it: pytest runs what looks at one together.
@pytest.fixture(scope="package", params=SCENES, ids=lambda scene: scene.name)
def _desk(request: pytest.FixtureRequest, visits: Callable[[], Any]) -> Iterator[Look]:
    with visits() as come:
        yield Look(request.param, _shown(come, request.param, DESK, ""), DESK)


@pytest.fixture(scope="package", params=SCENES, ids=lambda scene: scene.name)
def _phone(request: pytest.FixtureRequest, visits: Callable[[], Any]) -> Iterator[Look]:
    with visits() as come:
        page = _shown(come, request.param, PHONE, "?lang=pseudo", has_touch=True)
        yield Look(request.param, page, PHONE)


def _as_at_first(look: Look) -> Look:
    width, height = look.size
    look.page.set_viewport_size({"width": width, "height": height})
    look.page.emulate_media(color_scheme="light", forced_colors="none")
    return look


@pytest.fixture
def desk(_desk: Look) -> Look:
    """Every scene, as somebody sees it at a desk."""
    return _as_at_first(_desk)


@pytest.fixture
def phone(_phone: Look) -> Look:
    """Every scene, as somebody sees it who holds a phone and reads the pseudo-language with its longer words."""
    return _as_at_first(_phone)


@pytest.fixture
def measured() -> Callable[[Page], Measured]:
    """Measures a page: ``measured(page).axe()``."""
    return Measured
