"""axe finds nothing on any page, in any phase, in either theme, at a desk or on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.scenes import SCENES, Scene

Measure = Callable[[Page], Any]
Show = Callable[..., Page]
DESK, PHONE = (1366, 768), (360, 640)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_nothing_is_found(show: Show, measured: Measure, scene: Scene) -> None:
    page = show(scene, DESK, color_scheme="light")
    found = {("light", DESK): measured(page).axe()}
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(color_scheme="dark")
    found["dark", PHONE] = measured(page).axe()
    assert {place: told for place, told in found.items() if told} == {}
