"""What is touched or clicked is large enough, and what has the focus is seen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.scenes import SCENES, Scene

Measure = Callable[[Page], Any]
Show = Callable[..., Page]
MOST_STEPS = 70


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_fingers_find_what_they_touch(show: Show, measured: Measure, scene: Scene) -> None:
    page = show(scene, (360, 640), has_touch=True)
    assert measured(page).layout("small(44)") == []


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_pointers_find_what_they_click(show: Show, measured: Measure, scene: Scene) -> None:
    page = show(scene, (1366, 768))
    assert measured(page).layout("small(24)") == []


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 768)], ids=str)
@pytest.mark.parametrize("name", ["full", "given", "watcher", "round-end", "new", "rules"])
def test_the_focus_is_never_hidden(
    show: Show, measured: Measure, name: str, size: tuple[int, int]
) -> None:
    (scene,) = [each for each in SCENES if each.name == name]
    page = show(scene, size)
    hidden: list[str] = []
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        hidden += measured(page).layout("hiddenFocus")
    assert hidden == []
