"""What is touched or clicked is large enough, at hand, and seen when it has the focus."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.scenes import PHASES, Scene, called

Measure = Callable[[Page], Any]
Show = Callable[..., Page]
MOST_STEPS = 60
WALKED = called(["full", "given", "watcher", "round-end", "new", "rules"])


def test_fingers_find_what_they_touch_and_need_no_scrolling(phone: Any, measured: Measure) -> None:
    needed = ["missing"] if phone.scene in PHASES else []
    assert measured(phone.page).layout(*needed, "small(44)") == []


def test_pointers_find_what_they_click_and_need_no_scrolling(desk: Any, measured: Measure) -> None:
    needed = ["missing"] if desk.scene in PHASES else []
    assert measured(desk.page).layout(*needed, "small(24)") == []


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)], ids=str)
@pytest.mark.parametrize("scene", WALKED, ids=lambda scene: scene.name)
def test_the_focus_is_never_hidden(
    show: Show, measured: Measure, scene: Scene, size: tuple[int, int]
) -> None:
    page = show(scene, size)
    hidden = measured(page).layout("hiddenFocus")
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        hidden += page.evaluate("layout.hiddenFocus()")
    assert hidden == []


def test_the_focus_goes_on_once_a_hand_has_been_seen(show: Show) -> None:
    page = show(called(["peeked"])[0])
    # Past the cross to the button that says so.
    for key in ("Tab", "Tab", "Enter"):
        page.keyboard.press(key)
    page.locator("dialog").wait_for(state="detached")
    page.locator(".actions button:focus").wait_for()
