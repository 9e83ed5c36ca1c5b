"""axe finds nothing on any page, in any phase, in either theme, at a desk or on a phone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Measure = Callable[[Page], Any]


def test_nothing_is_found_at_a_desk(desk: Any, measured: Measure) -> None:
    assert measured(desk.page).axe() == []


def test_nothing_is_found_on_a_phone_at_night(phone: Any, measured: Measure) -> None:
    phone.page.emulate_media(color_scheme="dark")
    assert measured(phone.page).axe() == []
