"""Making a table, inviting, sitting down, starting, getting up."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from noah.testing.wire.client import Client

Visitor = Callable[..., Any]
Person = Callable[..., Client]
PHONE = (360, 640)
TABLE = re.compile(r"/table/[0-9a-f]{32}$")
NAUGHTY = "<img src=x onerror=f(1)>"


def name_oneself(page: Page, name: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog).to_have_count(0)


def make(page: Page, name: str = "Ada") -> str:
    """Make the table that is thought of; its id."""
    page.get_by_role("button", name="Make the table").click()
    name_oneself(page, name)
    expect(page).to_have_url(TABLE)
    return page.url.rpartition("/")[2]


def test_every_wish_reaches_the_server(visitor: Visitor, person: Person) -> None:
    page = visitor().goes("/new")
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_label(re.compile("Seat .*3")).select_option("me")
    page.get_by_label(re.compile("Seat .*5")).select_option("bot:random")
    for name in (
        "Everybody",
        "Watchers",
        "Up to 26",
        "Frogs",
        "Crocodiles",
        "Roommates",
        "Memory aid",
    ):
        page.get_by_text(name, exact=True).click()
    table = person().table(make(page))
    assert table["options"] == {
        "ending": "reach26",
        "frog": True,
        "crocodile": True,
        "roommates": True,
    }
    assert table["settings"] == {
        "public": True,
        "watchers": False,
        "memoryAid": True,
        "hints": False,
    }
    assert table["host"] == 2
    seats = [player and (player["bot"] or player["name"]) for player in table["players"]]
    assert seats == [None, None, "Ada", None, "random"]


def test_a_table_without_an_open_seat_begins_at_once_and_asks_no_name(visitor: Visitor) -> None:
    page = visitor().goes("/new")
    for seat in (2, 3):
        page.get_by_label(re.compile(f"Seat .*{seat}")).select_option("bot:greedy")
    page.get_by_text("the game begins at once").wait_for()
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("heading", name="Waiting for players")).to_have_count(0)


def test_the_same_table_is_proposed_next_time(visitor: Visitor) -> None:
    ada = visitor()
    page = ada.goes("/new")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_text("Frogs", exact=True).click()
    make(page)
    page = ada.goes("/new")
    expect(page.get_by_role("combobox")).to_have_count(4)
    expect(page.get_by_role("checkbox", name="Frogs")).to_be_checked()


def test_who_is_invited_sits_down_and_the_game_begins(visitor: Visitor) -> None:
    ada, bob = visitor(), visitor(PHONE)
    page = ada.goes("/new")
    page.get_by_role("radio", name="2", exact=True).check()
    table = make(page, NAUGHTY)
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert page.get_by_label("The link of this table").input_value() == page.url

    guest = bob.goes(f"/table/{table}")
    expect(guest.get_by_role("heading", level=1)).to_contain_text(NAUGHTY)
    guest.get_by_role("button", name="Sit down").click()
    name_oneself(guest, "Bob")
    for each in (page, guest):
        expect(each.get_by_role("heading", name="Waiting for players")).to_have_count(0)
    expect(page.get_by_text("Bob").first).to_be_attached()
    expect(guest.get_by_text(NAUGHTY).first).to_be_attached()
    titles = sorted(bool(re.search("Your turn", each.title())) for each in (page, guest))
    assert titles == [False, True]
    assert NAUGHTY in page.content().replace("&lt;", "<").replace("&gt;", ">")


def test_a_seat_is_chosen_and_given_up(visitor: Visitor, person: Person) -> None:
    host = person("Host")
    table = host.make(4)["id"]
    page = visitor().goes(f"/table/{table}")
    page.get_by_role("button", name="Sit here 3").click()
    name_oneself(page, "Cleo")
    expect(page.get_by_role("listitem").nth(2)).to_contain_text("Cleo")
    assert host.table(table)["players"][2]["name"] == "Cleo"
    page.get_by_role("button", name="Get up").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Host")
    assert host.table(table)["players"][2] is None


def test_sitting_down_in_a_hurry_takes_one_seat(visitor: Visitor, person: Person) -> None:
    host = person("Host")
    table = host.make(5)["id"]
    bob = visitor()
    page = bob.goes("/settings")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Change").click()
    page.get_by_role("status").filter(has_text="new name").wait_for()
    page = bob.goes(f"/table/{table}")
    page.evaluate(
        """() => {
            const buttons = document.querySelectorAll("main button");
            for (let i = 0; i < 5; i += 1) for (const button of buttons) button.click();
        }"""
    )
    expect(page.get_by_text("Bob")).to_have_count(1)
    expect(page.get_by_role("button", name="Get up")).to_be_visible()
    players = host.table(table)["players"]
    assert [player and player["name"] for player in players].count("Bob") == 1


def test_the_host_starts_with_bots_of_a_level(visitor: Visitor, person: Person) -> None:
    page = visitor().goes("/new")
    table = make(page)
    page.get_by_label("Then bots take the open seats").select_option("random")
    page.get_by_role("button", name="Start now").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_have_count(0)
    players = person().table(table)["players"]
    assert [player["bot"] for player in players] == [None, "random", "random"]


def test_others_do_not_start(visitor: Visitor, person: Person) -> None:
    table = person("Host").make(3)["id"]
    page = visitor().goes(f"/table/{table}")
    page.get_by_role("button", name="Sit down").click()
    name_oneself(page, "Bob")
    expect(page.get_by_role("button", name="Get up")).to_be_visible()
    expect(page.get_by_role("button", name="Start now")).to_have_count(0)


def test_who_waits_sees_others_come_and_go(visitor: Visitor, person: Person) -> None:
    page = visitor().goes("/new")
    table = make(page)
    bob = person("Bob")
    bob.post(f"/api/tables/{table}/join")
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Bob")
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Away")
    bob.post(f"/api/tables/{table}/leave")
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Open")


def test_the_name_is_asked_once_and_may_be_refused(visitor: Visitor, person: Person) -> None:
    table = person("Host").make(3)["id"]
    page = visitor().goes(f"/table/{table}")
    sit = page.get_by_role("button", name="Sit down")
    sit.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(sit).to_be_focused()
    sit.click()
    page.get_by_label("Your name").fill(" \u200b ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="at least one letter")).to_be_visible()
    name_oneself(page, "Dan")
    page.get_by_role("button", name="Get up").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Get up")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_link_is_copied(visitor: Visitor) -> None:
    ada = visitor(permissions=["clipboard-read", "clipboard-write"])
    page = ada.goes("/new")
    make(page)
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
