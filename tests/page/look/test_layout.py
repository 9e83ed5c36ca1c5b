"""Every page and phase fits every window, whatever the language, the size of letters and the names of the players."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.scenes import PLACES, SCENES, Scene, called

Measure = Callable[[Page], Any]
Show = Callable[..., Page]
SIZES = [(320, 640), (360, 640), (844, 390), (1366, 768), (2560, 1440)]
MAGNIFIED = (320, 256)
"""A window of 1280 × 1024 at 400 %."""
CHECKS = ("sideways", "cut", "spilled", "overlapping")
WORDY = called(["load-5", "full", "chosen", "take", "given"])
"""Scenes with many words in little room; the pseudo-language, with longer words, is tried on all."""
LARGE = [*PLACES, *called(["full", "chosen", "given", "order", "round-end", "over-5", "watcher"])]


def complaints(
    page: Page, measured: Measure, sizes: list[tuple[int, int]], *more: str
) -> dict[Any, list[str]]:
    """What is wrong with the page at each of these sizes."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        found[width, height] = measured(page).layout(*CHECKS, *more)
    return {size: told for size, told in found.items() if told}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_longer_words_fit_every_window(show: Show, measured: Measure, scene: Scene) -> None:
    page = show(scene, SIZES[1], "?lang=pseudo")
    assert complaints(page, measured, [*SIZES, MAGNIFIED]) == {}


@pytest.mark.parametrize("language", ["en", "fr", "es", "ja"])
@pytest.mark.parametrize("scene", WORDY, ids=lambda scene: scene.name)
def test_no_word_of_any_language_is_shortened(
    show: Show, measured: Measure, scene: Scene, language: str
) -> None:
    page = show(scene, SIZES[0], f"?lang={language}")
    assert complaints(page, measured, [SIZES[0], SIZES[2], SIZES[3]], "shortened") == {}


@pytest.mark.parametrize("scene", LARGE, ids=lambda scene: scene.name)
def test_letters_twice_as_large_fit(show: Show, measured: Measure, scene: Scene) -> None:
    page = show(scene, (1366, 768), letters=32)
    assert complaints(page, measured, [(1366, 768), (640, 800)]) == {}
