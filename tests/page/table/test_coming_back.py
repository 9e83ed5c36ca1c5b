"""Loading again, going back, a second tab, clicks in a hurry: the table is the server's, and nothing is sent twice."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from noah.game.game import Game
from noah.notation.options import Options
from noah.testing.wire.client import Client

Meet = Callable[..., Any]
AtTable = Callable[..., Page]
Person = Callable[..., Client]
Picture = Callable[..., Any]
ALL = Options(3, frog=True, crocodile=True, roommates=True)
PLAIN = Options(3)
ALONE = Options(1, solo="expert")
LIVE = re.compile(r"/live")


def phase(name: str) -> Callable[[Game], bool]:
    return lambda game: game.phase == name


PHASES: dict[str, tuple[Options, Callable[[Game], bool]]] = {
    "load": (ALL, lambda game: game.phase == "load" and game.view(None).departures == 2),
    "take": (PLAIN, lambda game: game.view(game.to_move).must_take_back),
    "noah": (PLAIN, phase("noah")),
    "flee": (ALL, phase("flee")),
    "peek": (PLAIN, phase("peek")),
    "swap": (PLAIN, phase("swap")),
    "return": (PLAIN, phase("return")),
    "give": (ALL, phase("give")),
    "next round": (ALL, lambda game: game.round == 2),
    "over": (PLAIN, lambda game: game.over),
    "alone": (ALONE, lambda game: game.phase == "load" and game.view(None).departures > 0),
    "order": (ALONE, phase("order")),
    "lift": (ALONE, phase("lift")),
    "alone over": (ALONE, lambda game: game.over),
}


@pytest.mark.parametrize("name", PHASES)
def test_loaded_again_the_table_is_the_same(
    meet: Meet, at_table: AtTable, picture: Picture, name: str
) -> None:
    met = meet(*PHASES[name])
    page = at_table(met.mover, met.id)
    before = picture(page)
    page.reload()
    assert picture(page, before) == before


def test_a_hand_that_was_seen_is_shown_again(
    meet: Meet, at_table: AtTable, picture: Picture
) -> None:
    met = meet(PLAIN, phase("peek"))
    page = at_table(met.mover, met.id)
    page.get_by_role("region", name="What to do").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog", name=re.compile("^The hand of "))
    expect(dialog).to_be_visible()
    before = picture(page)
    page.reload()
    assert picture(page, before) == before
    expect(dialog).to_be_visible()


@pytest.fixture
def choose(meet: Meet, at_table: AtTable) -> Callable[..., tuple[Any, Page]]:
    """Brings somebody to a table where he has chosen a card, so that one click on a dock sends his turn."""

    def chosen(before: Callable[[Page], object] = lambda _: None) -> tuple[Any, Page]:
        met = meet(PLAIN, lambda game: any(each.startswith("load cat") for each in game.legal))
        page = at_table(met.mover, met.id, before=before)
        pick_cat(page)
        return met, page

    return chosen


def pick_cat(page: Page) -> None:
    """Choose a card that goes to either of two docks."""
    hand = page.get_by_role("region", name="Your hand")
    hand.get_by_role("button", name=re.compile("cat.*(?<!not )playable")).first.click()
    expect(targets(page)).to_have_count(2)


def targets(page: Page) -> Any:
    return page.get_by_role("button", name=re.compile("^Send Noah to"))


def test_going_back_sends_nothing_and_leaves_no_dialogue(
    choose: Callable[..., tuple[Any, Page]], sent: Any, picture: Picture
) -> None:
    met, page = choose()
    targets(page).first.click()
    expect(targets(page)).to_have_count(0)
    version = met.mover.table(met.id)["version"]
    assert len(sent[page]) == 1
    seen = picture(page)
    page.get_by_role("link", name="Noah").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.go_back()
    assert picture(page, seen) == seen
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    assert picture(page, seen) == seen
    page.goto("about:blank")
    page.go_back()
    assert picture(page, seen) == seen
    assert len(sent[page]) == 1
    assert met.mover.table(met.id)["version"] == version


def test_coming_back_shows_what_happened_meanwhile(
    meet: Meet, at_table: AtTable, picture: Picture
) -> None:
    met = meet(PLAIN, lambda game: game.phase == "load" and game.to_move == 0)
    page = at_table(met.persons[1], met.id)
    page.get_by_role("link", name="Noah").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    state = met.mover.table(met.id)
    choice = state["state"]["choices"][0]
    met.mover.act(met.id, state["version"], choice["action"])
    page.go_back()
    fresh = picture(at_table(met.persons[1], met.id))
    assert picture(page, fresh) == fresh


def test_the_rules_are_read_without_leaving_the_table(
    choose: Callable[..., tuple[Any, Page]],
) -> None:
    _, page = choose()
    page.get_by_role("button", name="How to play").click()
    rules = page.get_by_role("dialog", name="How to play")
    expect(rules).to_contain_text("woodpecker")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(targets(page)).to_have_count(2)


def deaf(page: Page) -> None:
    """Let a page hear nothing of what happens at its table, but the answers to what it sends."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] != "entries":
                socket.send(message)

        server.on_message(pass_on)

    page.route_web_socket(LIVE, between)


def test_a_second_tab_with_an_old_board_is_refreshed(
    choose: Callable[..., tuple[Any, Page]], at_table: AtTable, sent: Any, picture: Picture
) -> None:
    met, tab = choose(deaf)
    other = at_table(met.mover, met.id)
    before = met.mover.table(met.id)["version"]
    pick_cat(other)
    targets(other).first.click()
    expect(targets(other)).to_have_count(0)
    played = met.mover.table(met.id)["version"]
    assert played > before

    targets(tab).first.click()
    expect(tab.get_by_role("alert").filter(has_text="changed")).to_be_visible()
    assert [each["version"] for each in sent[tab]] == [before]
    assert met.mover.table(met.id)["version"] == played
    fresh = picture(other)
    assert picture(tab, fresh) == fresh


def slow(page: Page) -> list[Callable[[], None]]:
    """Keep back what a page sends until it is let go."""
    kept: list[Callable[[], None]] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: kept.append(lambda: server.send(message)))

    page.route_web_socket(LIVE, between)
    return kept


def test_clicks_in_a_hurry_send_one_turn(
    choose: Callable[..., tuple[Any, Page]], sent: Any
) -> None:
    met, page = choose()
    version = met.mover.table(met.id)["version"]
    page.evaluate(
        """() => {
            const all = [...document.querySelectorAll("button")];
            const docks = all.filter((button) => /^(Send Noah to|Dock)/.test(button.textContent));
            for (let i = 0; i < 5; i += 1) for (const dock of docks) dock.click();
        }"""
    )
    expect(targets(page)).to_have_count(0)
    assert len(sent[page]) == 1
    played = [e["action"] for e in met.mover.events(met.id, version) if e["seat"] is not None]
    assert played[:2] == sent[page][0]["actions"]
    assert len([each for each in played if each.startswith("load")]) == 1


def test_clicks_while_the_line_is_slow_send_one_turn(
    choose: Callable[..., tuple[Any, Page]], sent: Any
) -> None:
    kept: list[list[Callable[[], None]]] = []
    met, page = choose(lambda page: kept.append(slow(page)))
    dock = targets(page).first
    dock.dblclick()
    other = targets(page).last
    other.click()
    hand = page.get_by_role("region", name="Your hand")
    hand.locator("ul button").first.click(force=True)
    page.get_by_role("region", name="What to do").get_by_role(
        "button", name=re.compile("^Dock")
    ).first.click(force=True)
    version = met.mover.table(met.id)["version"]
    assert len(kept[0]) == 1
    kept[0][0]()
    expect(targets(page)).to_have_count(0)
    assert met.mover.table(met.id)["version"] > version
    assert len(kept[0]) == 1


def test_cards_clicked_in_a_hurry_send_nothing(meet: Meet, at_table: AtTable, sent: Any) -> None:
    met = meet(PLAIN, lambda game: len(game.legal) > 3 and game.phase == "load")
    page = at_table(met.mover, met.id)
    cards = page.get_by_role("region", name="Your hand").locator("ul button:not([aria-disabled])")
    for card in cards.all():
        card.dblclick()
    assert cards.and_(page.locator('[aria-pressed="true"]')).count() == 0
    assert sent[page] == []


def test_the_same_browser_is_known_again(meet: Meet, at_table: AtTable) -> None:
    met = meet(PLAIN, phase("noah"))
    page = at_table(met.mover, met.id)
    address, context = page.url, page.context
    page.close()
    again = context.new_page()
    again.goto(address)
    expect(again.get_by_role("region", name="Your hand")).to_be_visible()
    expect(again.get_by_role("region", name="What to do")).to_contain_text("Your turn")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_bots_that_begin(person: Person, at_table: AtTable, players: int) -> None:
    ada = person("Ada")
    seats = [*["bot:random"] * (players - 1), "me"]
    made = (ada.make(players, seats=seats)["id"] for _ in range(50))
    table = next(each for each in made if ada.events(each)[0]["state"]["turn"] != players - 1)
    page = at_table(ada, table)
    todo = page.get_by_role("region", name="What to do")
    expect(todo).to_contain_text("Your turn")
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(log.first).to_contain_text("begins")
    expect(log.nth(2)).to_be_visible()
