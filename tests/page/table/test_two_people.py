"""Two people in two browsers, and somebody who watches in a third."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noah.testing.wire.client import Client

AtTable = Callable[..., Page]
Person = Callable[..., Client]
Told = Callable[[str], re.Pattern[str]]
MOST_STEPS = 40
"""Steps within which a turn of two players is over, pairs and powers counted."""
NOTE_CARDS = """() => {
    window.noted = [];
    const note = () => {
        const dialog = document.querySelector("dialog[open]");
        if (dialog?.querySelector(".hands")) {
            // The end of a round, where hands are open to everybody.
            for (const button of dialog.querySelectorAll("button")) if (button.textContent === "Go on") button.click();
            return;
        }
        for (const card of document.querySelectorAll(".card, [data-card]")) {
            if (!card.closest("ol[aria-label='The five docks']")) window.noted.push(card.outerHTML);
        }
        if (document.querySelector("section[aria-label='Your hand']")) window.noted.push("a hand");
    };
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, attributes: true});
    note();
}"""


@pytest.fixture
def two(person: Person) -> tuple[Client, Client, str]:
    """Ada and Bob, and the table where they play."""
    ada, bob = person("Ada"), person("Bob")
    table = ada.make(2)["id"]
    bob.post(f"/api/tables/{table}/join")
    return ada, bob, table


def step(page: Page) -> None:
    """Do what is to be done, whatever comes first."""
    todo = page.get_by_role("region", name="What to do")
    cards = page.get_by_role("region", name="Your hand").locator("ul button:not([aria-disabled])")
    go = todo.locator("button.guide:enabled, button.primary:enabled").first
    expect(cards.or_(go).first).to_be_visible()
    while todo.get_by_text("Your turn").is_visible() and not go.is_visible():
        cards.and_(page.locator('[aria-pressed="false"]')).first.click()
    go.click()
    # A snail's sex is chosen, and nothing is sent yet.
    while todo.get_by_role("button", name="Back").is_visible() and go.is_visible():
        go.click()


def expect_docks(page: Page, state: Any) -> None:
    """The page shows the ferries of ``state``, and what lies last aboard."""
    boards = [f"{ferry['weight']}/{ferry['carries']}" for ferry in state["ferries"]]
    expect(page.locator(".docks .board")).to_have_text(boards)
    for dock, animals in enumerate(state["docks"]):
        last = page.locator(f'.docks [data-dock="{dock}"] .last [data-card]')
        expect(last).to_have_count(len(animals[-2:]))
        for strip, animal in zip(last.all(), animals[-2:], strict=True):
            expect(strip).to_have_attribute("data-card", animal)


def test_all_see_every_step(two: tuple[Client, Client, str], at_table: AtTable, told: Told) -> None:
    ada, bob, table = two
    pages = [at_table(ada, table), at_table(bob, table), at_table(None, table)]
    for page in pages:
        # A giraffe lays a hand open, over everything else.
        seen = page.get_by_role("dialog").get_by_role("button", name="Seen")
        page.add_locator_handler(seen, lambda button: button.click())
    for _ in range(8):
        state = ada.table(table)["state"]
        turn = state["turn"]
        for seat, page in enumerate(pages):
            expect_docks(page, state)
            todo = page.get_by_role("region", name="What to do")
            if seat == turn:
                expect(page).to_have_title(re.compile("Your turn"))
                expect(todo).to_contain_text("Your turn")
            else:
                expect(page).not_to_have_title(re.compile("Your turn"))
                expect(todo).not_to_contain_text("Your turn")
                expect(todo).to_contain_text(["Ada", "Bob"][turn])
        if state["phase"] == "over":
            break
        lines = pages[2].get_by_role("list", name="Log").get_by_role("listitem")
        known = lines.count()
        step(pages[turn])
        expect(lines).not_to_have_count(known)


def test_a_whole_game_before_a_watcher(
    two: tuple[Client, Client, str],
    at_table: AtTable,
    play_on: Callable[..., dict[str, int]],
    record_of: Callable[[Page], Any],
) -> None:
    ada, bob, table = two
    one, other, watcher = at_table(ada, table), at_table(bob, table), at_table(None, table)
    watcher.evaluate(NOTE_CARDS)
    play_on(one, other, seed=3)
    assert record_of(one) == record_of(other)
    expect(
        watcher.get_by_role("dialog").get_by_role("list", name="The first three")
    ).to_be_visible()
    expect(watcher.get_by_role("button", name="Rematch")).to_have_count(0)
    assert watcher.evaluate("window.noted") == []

    one.get_by_role("button", name="Rematch").click()
    one.wait_for_url(lambda url: table not in url)
    expect(one.get_by_role("heading", name="Waiting for players")).to_be_visible()
    other.get_by_role("button", name="Join the rematch").click()
    for page in (one, other):
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    assert one.url == other.url


def test_a_watcher_has_no_dead_buttons(two: tuple[Client, Client, str], at_table: AtTable) -> None:
    ada, bob, table = two
    seated = [at_table(ada, table), at_table(bob, table)]
    step(seated[ada.table(table)["state"]["turn"]])
    page = at_table(None, table)
    expect(page.get_by_role("list", name="Log").get_by_role("listitem").nth(1)).to_be_visible()
    expect(page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="What to do").get_by_role("button")).to_have_count(0)
    buttons = page.get_by_role("button").and_(page.locator(":enabled"))
    names = [button.inner_text() for button in buttons.all()]
    assert len(names) > 5
    for number, name in enumerate(names):
        before = page.get_by_role("main").inner_html()
        buttons.nth(number).click()
        dialog = page.get_by_role("dialog")
        changed = dialog.count() > 0 or page.get_by_role("main").inner_html() != before
        assert changed or page.get_by_role("region", name="Look back").count(), name
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("region", name="Look back")).to_have_count(0)


def test_who_has_no_line_is_away_and_keeps_his_seat(
    two: tuple[Client, Client, str], at_table: AtTable
) -> None:
    ada, bob, table = two
    page, other = at_table(ada, table), at_table(bob, table)
    players = page.get_by_role("list", name="Other players")
    expect(players).to_contain_text("connected")
    other.goto("about:blank")
    expect(players).to_contain_text("away")
    expect(players).not_to_contain_text("a bot plays")
    other.go_back()
    expect(players).to_contain_text("connected")
    assert bob.table(table)["seat"] == 1


def test_a_bot_stands_in_for_who_leaves_until_he_comes_back(
    two: tuple[Client, Client, str], at_table: AtTable, told: Told
) -> None:
    ada, bob, table = two
    pages = {0: at_table(ada, table), 1: at_table(bob, table)}
    turn = ada.table(table)["state"]["turn"]
    leaver, stayer = pages[turn], pages[1 - turn]
    name = ["Ada", "Bob"][turn]
    players = stayer.get_by_role("list", name="Other players")
    log = stayer.get_by_role("list", name="Log")
    leaver.get_by_role("button", name="Menu").click()
    leaver.get_by_role("button", name="Leave, and let a bot play").click()
    expect(leaver.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(leaver).not_to_have_title(re.compile("Your turn"))
    expect(players).to_contain_text("away, a bot plays")
    expect(log).to_contain_text(told(f"A bot plays for {name} from now on."))
    # It was the leaver's turn: the bot has played it.
    expect(stayer.get_by_role("region", name="What to do")).to_contain_text("Your turn")
    expect(log).to_contain_text("(bot)")

    leaver.get_by_role("button", name="Sit down again").click()
    dialog = leaver.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Go on").click()
    expect(leaver.get_by_role("region", name="Your hand")).to_be_visible()
    expect(players).to_contain_text("connected")
    expect(log).to_contain_text(told(f"{name} is back."))
    for _ in range(MOST_STEPS):
        mover = ada.table(table)["state"]["turn"]
        expect(pages[mover].get_by_role("region", name="What to do")).to_contain_text("Your turn")
        lines = log.get_by_role("listitem")
        known = lines.count()
        step(pages[mover])
        expect(lines).not_to_have_count(known)
        if mover == turn:
            break
    else:
        pytest.fail("The turn never comes back.")
