"""The frame: addresses, languages, themes, and what happens when the server is not there."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

Visitor = Callable[..., Any]
Person = Callable[..., Client]
NOWHERE = "/table/" + "0" * 32


@pytest.mark.parametrize("path", ["/nothing", "/table/12", "/rules/more"])
def test_what_is_nowhere_is_told_and_leads_home(visitor: Visitor, path: str) -> None:
    page = visitor().goes(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing lies at anchor here")
    page.get_by_role("main").get_by_role("link", name="First page").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_table_that_is_not_there_is_told(visitor: Visitor) -> None:
    page = visitor().goes(NOWHERE)
    expect(page.get_by_text("This table does not exist")).to_be_visible()


def test_a_table_without_watchers_is_told(visitor: Visitor, person: Person) -> None:
    table = person().make(2, seats=["me", "bot:random"], watchers=False)["id"]
    page = visitor().goes(f"/table/{table}")
    expect(page.get_by_text("not open to watchers")).to_be_visible()


def test_places_have_addresses_titles_and_ways_back(visitor: Visitor) -> None:
    page = visitor().goes("/")
    expect(page).to_have_title("Noah")
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_url(re.compile("/settings$"))
    expect(page).to_have_title(re.compile("Settings.*Noah"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.go_forward()
    page.reload()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr-CA", "fr"), ("es-419", "es"), ("ja-JP", "ja"), ("en-GB", "en"), ("tlh", "en")],
)
def test_the_browsers_language_is_spoken(visitor: Visitor, locale: str, language: str) -> None:
    page = visitor(locale=locale).goes("/")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_another_language_is_spoken_at_once_and_ever_after(visitor: Visitor) -> None:
    somebody = visitor()
    page = somebody.goes("/")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    page = somebody.goes("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_chosen_theme_is_there_before_the_first_paint(visitor: Visitor) -> None:
    somebody = visitor(color_scheme="light")
    page = somebody.goes("/")
    dawn = page.evaluate("getComputedStyle(document.body).color")
    page.get_by_text("Storm", exact=True).click()
    night = page.evaluate("getComputedStyle(document.body).color")
    assert night != dawn
    page.route(re.compile("/assets/(index|base)-"), lambda route: route.abort())
    page.goto(page.url)
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    somebody.faults.clear()


def test_without_a_choice_the_system_decides(visitor: Visitor) -> None:
    page = visitor(color_scheme="light").goes("/")
    light = page.evaluate("getComputedStyle(document.body).color")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).color") != light


def test_another_name_and_being_forgotten(visitor: Visitor, person: Person) -> None:
    somebody = visitor()
    page = somebody.goes("/settings")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Change").click()
    page.get_by_role("status").filter(has_text="new name").wait_for()
    table = person("Host").make(3)["id"]
    page = somebody.goes(f"/table/{table}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Ada")
    page = somebody.goes("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Keep me").click()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_role("status").filter(has_text="You are forgotten").wait_for()
    assert somebody.context.cookies() == []
    page = somebody.goes("/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_a_cookie_of_another_database_keeps_nobody_out(
    visitor: Visitor, person: Person, server: Serving
) -> None:
    somebody = visitor()
    somebody.context.add_cookies([{"name": "noah_guest", "value": "nobodys", "url": server.url}])
    table = person("Host").make(2)["id"]
    page = somebody.goes(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Host")
    page = somebody.goes("/")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Shem").first).to_be_visible()


def test_a_killed_server_is_told_and_found_again(
    visitor: Visitor, serve: Callable[..., Serving]
) -> None:
    serving = serve()
    somebody = visitor(url=serving.url)
    page = somebody.goes("/new")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    lost = page.get_by_text("The connection is lost")
    expect(lost).to_have_count(0)
    serving.kill()
    expect(lost).to_be_visible()
    serving.start()
    with Client.guest(serving.url, "Bob") as bob:
        bob.post(f"/api/tables/{page.url.rpartition('/')[2]}/join")
    expect(lost).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Bob")
    somebody.faults[:] = [fault for fault in somebody.faults if "ERR_CONNECTION" not in fault]


def test_a_lost_network_is_told_and_found_again(visitor: Visitor) -> None:
    somebody = visitor()
    page = somebody.goes("/")
    page.get_by_role("button", name=re.compile("^Beginner")).click()
    page.wait_for_url("**/table/*")
    lost = page.get_by_text("The connection is lost")
    expect(page.get_by_role("main").first).to_be_visible()
    somebody.context.set_offline(offline=True)
    expect(lost).to_be_visible()
    somebody.context.set_offline(offline=False)
    expect(lost).to_have_count(0)
    somebody.faults[:] = [fault for fault in somebody.faults if "ERR_INTERNET" not in fault]


@pytest.mark.parametrize("keeps", [True, False])
def test_under_any_path(
    visitor: Visitor,
    serve: Callable[..., Serving],
    stripping: Callable[[str], str],
    *,
    keeps: bool,
) -> None:
    url = serve(root_path="/games/noah").url
    url = url if keeps else stripping(url)
    somebody = visitor(url=url)
    page = somebody.goes("/")
    page.get_by_role("button", name=re.compile("^Beginner")).click()
    expect(page).to_have_url(re.compile("/games/noah/table/[0-9a-f]{32}$"))
    page.reload()
    expect(page.get_by_role("button").nth(3)).to_be_visible()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    page = somebody.goes("/settings")
    page.get_by_role("link", name="Noah").click()
    expect(page).to_have_url(f"{url}/")
