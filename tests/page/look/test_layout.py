"""Every page and phase fits every window, whatever the language, the size of letters and the names of the players."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.scenes import Scene, called

Measure = Callable[[Page], Any]
Show = Callable[..., Page]
NARROW = (320, 640)
SIZES = [(320, 568), (360, 640), (568, 320), (844, 390), (1366, 768), (2560, 1440)]
LARGEST = (3840, 2160)
MAGNIFIED = (320, 256)
"""A window of 1280 × 1024 at 400 %."""
CHECKS = ("sideways", "cut", "spilled", "overlapping")
SETTLED = """new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
WORDY = called(["load-5", "full", "chosen", "take", "given"])
"""Scenes with many words in little room; the pseudo-language, with longer words, is tried on all."""


def complaints(
    page: Page, measured: Measure, sizes: list[tuple[int, int]], *more: str
) -> dict[Any, list[str]]:
    """What is wrong with the page at each of these sizes."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found[width, height] = measured(page).layout(*CHECKS, *more)
    return {size: told for size, told in found.items() if told}


def test_longer_words_fit_every_window(phone: Any, measured: Measure) -> None:
    assert complaints(phone.page, measured, [*SIZES, MAGNIFIED]) == {}


@pytest.mark.parametrize("language", ["en", "fr", "es", "ja"])
@pytest.mark.parametrize("scene", WORDY, ids=lambda scene: scene.name)
def test_no_word_of_any_language_is_shortened(
    show: Show, measured: Measure, scene: Scene, language: str
) -> None:
    page = show(scene, NARROW, f"?lang={language}")
    sizes = [NARROW, (844, 390), (1366, 768)]
    # Letters grow with so large a window: it takes long to paint, and differs little from language to language.
    sizes += [LARGEST] if language == "en" else []
    assert complaints(page, measured, sizes, "shortened") == {}


def letters(page: Page, pixels: int) -> None:
    """Have the browser use letters of this size, as a reader can."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels}})
    # Waiting for it from outside would be evaluating text, which the page's policy forbids.
    page.evaluate(
        """size => new Promise((done) => {
            const look = () => getComputedStyle(document.documentElement).fontSize === size
                ? done() : requestAnimationFrame(look);
            look();
        })""",
        f"{pixels}px",
    )
    session.detach()


def test_letters_twice_as_large_fit(desk: Any, measured: Measure) -> None:
    letters(desk.page, 32)
    found = complaints(desk.page, measured, [(1366, 768), (640, 800)])
    desk.page.set_viewport_size({"width": 1366, "height": 768})
    letters(desk.page, 16)
    assert found == {}
