"""Faults that happened to other online games, as cases for the table: each test is named by what went wrong there."""

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
Told = Callable[[str], re.Pattern[str]]
MARKUP = [
    "<img src=x onerror=a()>",
    "&amp;",
    "</script><b>x",
]
STRANGE = {
    "marks": "Z" + "\u0351\u0489\u0334" * 12,
    "override": "abc\u202edef",
    "family": "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "arabic": "عبد الرحمن الراشد",
    "hebrew": "שרה בת־אור",
}
PLAIN = Options(3)
TWO = Options(2)


def todo_of(page: Page) -> Any:
    return page.get_by_role("region", name="What to do")


def hand_of(page: Page) -> Any:
    return page.get_by_role("region", name="Your hand")


def reserve_of(page: Page) -> Any:
    return page.get_by_role("region", name="Reserve")


def log_of(page: Page) -> Any:
    return page.get_by_role("list", name="Log")


def plain(text: str) -> str:
    return re.sub("[\u2066-\u2069\u200b]", "", text)


@pytest.mark.parametrize("name", MARKUP)
def test_markup_in_names_is_shown_literally_once(meet: Meet, at_table: AtTable, name: str) -> None:
    met = meet(PLAIN, lambda game: game.over, names=[name, f"{name}2", "Cleo"])
    page = at_table(met.persons[2], met.id)
    over = page.get_by_role("dialog")
    expect(over.get_by_text(name, exact=True).first).to_be_visible()
    over.get_by_role("button", name="Look back").click()
    players = page.get_by_role("list", name="Other players")
    expect(players.get_by_text(name, exact=True)).to_have_count(1)
    lines = [plain(line) for line in log_of(page).get_by_role("listitem").all_inner_texts()]
    assert any(f"{name} loads" in re.sub(r"\s+", " ", line) for line in lines)
    # Scripts that run, or fail to, are noted by the visitor.
    assert page.locator("img").count() == 0
    assert page.locator("b").filter(has_text=re.compile("^x$")).count() == 0
    text = plain(page.locator("body").inner_text())
    for wrong in ("&lt;", "&gt;", "&amp;amp;", *([] if name == "&amp;" else ["&amp;"])):
        assert wrong not in text
    page.get_by_role("list", name="Log").get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Look back")).to_be_visible()
    assert name not in page.title()


@pytest.mark.parametrize("name", STRANGE)
def test_strange_names_stay_in_their_place(meet: Meet, at_table: AtTable, name: str) -> None:
    met = meet(PLAIN, lambda game: game.ply > 5, names=[STRANGE[name], "Bob", "Cleo"])
    page = at_table(met.persons[1], met.id)
    given = met.persons[0].name
    names = page.get_by_role("list", name="Other players").locator("bdi")
    expect(names.filter(has_text=given)).to_have_count(1)
    boxes = [
        each.evaluate("(name) => name.closest('li').getBoundingClientRect().height")
        for each in names.all()
    ]
    assert max(boxes) - min(boxes) < 2
    for line in log_of(page).locator("bdi").filter(has_text=given).all():
        # Nothing of the line's other words is turned around with the name.
        assert line.evaluate("(name) => getComputedStyle(name).unicodeBidi") in {
            "isolate",
            "isolate-override",
        }


def test_a_rejected_move_shows_the_board_of_the_server(
    meet: Meet, at_table: AtTable, sent: Any, picture: Picture
) -> None:
    met = meet(PLAIN, lambda game: game.phase == "noah")
    before = met.mover.table(met.id)

    def tampered(page: Page) -> None:
        def between(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()

            def change(message: str | bytes) -> None:
                batch = json.loads(message)
                server.send(json.dumps({**batch, "actions": ["load rhinoceros:m"]}))

            socket.on_message(change)

        page.route_web_socket(re.compile("/live"), between)

    page = at_table(met.mover, met.id, before=tampered)
    seen = picture(page)
    page.get_by_role("button", name=re.compile("^Send Noah to")).first.click()
    alert = page.get_by_role("alert").filter(has_text=re.compile("not|rules"))
    expect(alert.first).to_be_visible()
    assert picture(page, seen) == seen
    assert met.mover.table(met.id)["version"] == before["version"]
    page.get_by_role("button", name="Dismiss").click()
    expect(page.get_by_role("button", name="Dismiss")).to_have_count(0)


def test_the_take_back_is_not_told_before_it_happens(
    meet: Meet, at_table: AtTable, told: Told
) -> None:
    met = meet(PLAIN, lambda game: game.view(game.to_move).must_take_back)
    seen = met.mover.table(met.id)
    noah = seen["state"]["noah"]
    other = next(person for person in met.persons.values() if person is not met.mover)
    pages = [at_table(other, met.id), at_table(None, met.id)]
    for page in pages:
        expect(todo_of(page)).to_contain_text(
            told(f"{met.mover.name} loads an animal at dock {noah}.")
        )
        expect(todo_of(page)).not_to_contain_text("Take")
        expect(todo_of(page)).not_to_contain_text("fits")
    met.mover.act(met.id, seen["version"], "take")
    for page in pages:
        expect(log_of(page)).to_contain_text(told(f"{met.mover.name} takes back"))


def test_the_log_tells_secrets_to_nobody_else(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(PLAIN, lambda game: game.phase == "give" and game.view(game.to_move).owed == 1)
    seen = met.mover.table(met.id)
    gift = seen["state"]["legal"][0]
    receiver = int(gift.split()[2])
    [third] = {0, 1, 2} - {receiver, seen["seat"]}
    pages = [
        at_table(met.persons[receiver], met.id),
        at_table(met.persons[third], met.id),
        at_table(None, met.id),
    ]
    met.mover.act(met.id, seen["version"], gift)
    giver, other = met.mover.name, met.persons[receiver].name
    species = gift.split()[1].partition(":")[0]
    line = [
        log_of(page).get_by_role("listitem").filter(has_text=re.compile("give")).last
        for page in pages
    ]
    expect(line[0]).to_contain_text(told(f"{giver} gives you"))
    expect(line[0]).to_contain_text(species)
    for each in line[1:]:
        expect(each).to_contain_text(told(f"{giver} gives a card to {other}."))
        expect(each).not_to_contain_text(species)


def test_a_counter_of_zero_is_shown(meet: Meet, at_table: AtTable) -> None:
    met = meet(TWO, lambda game: game.view(None).reserve == 0 and game.phase == "load")
    page = at_table(met.mover, met.id)
    reserve = reserve_of(page)
    expect(reserve).to_contain_text(re.compile(r"^\s*0\s*ferries wait"))
    expect(reserve).to_contain_text(re.compile("give .?4"))

    met = meet(TWO, lambda game: game.round == 1 and game.phase == "load" and not any(game.scores))
    page = at_table(met.mover, met.id)
    expect(page.get_by_role("list", name="Other players")).to_contain_text(re.compile("0.? pts"))
    expect(hand_of(page)).to_contain_text(re.compile("0.? penalty points"))
    expect(reserve_of(page)).to_contain_text(re.compile("give .?1"))
    expect(page.locator(".score li > b")).to_have_text(["0", "0"])


def test_counters_are_new_in_a_new_round(meet: Meet, at_table: AtTable) -> None:
    met = meet(TWO, lambda game: game.round == 2 and game.view(None).departures == 0)
    page = at_table(met.mover, met.id)
    expect(reserve_of(page)).to_contain_text(re.compile(r"3\s*ferries wait"))
    expect(reserve_of(page)).to_contain_text(re.compile("give .?1"))
    expect(page.get_by_text(re.compile("Round .?2.? of 3"))).to_be_visible()


def test_a_bird_without_weight_and_a_card_without_tears_show_zero(
    meet: Meet, at_table: AtTable
) -> None:
    def wanted(game: Game) -> bool:
        held = {str(card) for card in game.view(game.to_move).hand}
        return game.phase == "load" and {"woodpecker:m", "bear:f"} <= held

    met = meet(TWO, wanted)
    page = at_table(met.mover, met.id)
    hand = hand_of(page)
    expect(hand.locator('[data-card="woodpecker:m"] .weight')).to_have_text("0")
    bear = hand.locator('[data-card="bear:f"]').first
    expect(bear.locator(".weight")).to_have_text("7")
    expect(bear).to_contain_text(re.compile("0.? tears"))


def test_alone_a_dock_without_ferry_is_drawn_empty_and_does_nothing(
    meet: Meet, at_table: AtTable, picture: Picture
) -> None:
    met = meet(
        Options(1, solo="beginner"),
        lambda game: game.phase == "load" and None in game.view(None).ferries,
    )
    state = met.mover.table(met.id)["state"]
    dock = state["docks"].index(None)
    page = at_table(met.mover, met.id)
    empty = page.get_by_role("list", name="The five docks").locator(f'[data-dock="{dock}"]')
    expect(empty).to_contain_text("no ferry")
    expect(empty).to_have_attribute("aria-disabled", "true")
    before = picture(page)
    empty.click(force=True)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    assert picture(page, before) == before


@pytest.mark.parametrize("why", ["hand", "noah"])
def test_alone_a_lost_game_is_explained(meet: Meet, at_table: AtTable, why: str) -> None:
    def wanted(game: Game) -> bool:
        return game.over and not game.winners and _nowhere(game) == (why == "noah")

    met = meet(Options(1, solo="expert"), wanted)
    page = at_table(met.mover, met.id)
    over = page.get_by_role("dialog")
    expect(over.get_by_role("heading", name="The flood was faster")).to_be_visible()
    expect(over).to_contain_text("the game is lost")
    expect(over.get_by_role("button", name="Play again")).to_be_visible()
    over.get_by_role("button", name="Look back").click()
    reason = "Noah has nowhere to go" if why == "noah" else "no card of your hand can be loaded"
    expect(log_of(page).get_by_role("listitem").last).to_contain_text(reason)


def _nowhere(game: Game) -> bool:
    """Whether a game that was lost ended because Noah had to move and could not."""
    last = game.rounds[-1].actions[-1]
    return not last.startswith("noah") and "donkey" not in last


def test_alone_a_second_giraffe_lists_its_own_cards(meet: Meet, at_table: AtTable) -> None:
    def wanted(game: Game) -> bool:
        orders = [each for each in game.rounds[-1].actions if each.startswith("order")]
        return game.phase == "order" and len(orders) == 1

    met = meet(Options(1, solo="expert"), wanted)
    state = met.mover.table(met.id)["state"]
    top = state["stockTop"][: len(state["legal"][0].split()) - 1]
    page = at_table(met.mover, met.id)
    dialog = page.get_by_role("dialog", name="The top of the stock")
    items = dialog.get_by_role("listitem")
    expect(items).to_have_count(len(top))
    for item, card in zip(items.all(), top, strict=True):
        expect(item).to_contain_text(card.partition(":")[0])
    dialog.get_by_role("button", name="Put them back").click()
    expect(dialog).to_have_count(0)


def test_a_snail_on_two_animals_is_not_asked_for_its_sex(meet: Meet, at_table: AtTable) -> None:
    def wanted(game: Game) -> bool:
        snails = [each for each in game.legal if each.startswith("load snail")]
        return len(snails) == 1

    met = meet(PLAIN, wanted)
    page = at_table(met.mover, met.id)
    hand_of(page).get_by_role("button", name=re.compile("snail")).first.click()
    expect(todo_of(page)).to_contain_text("Where does Noah go then?")
    expect(page.get_by_role("button", name=re.compile("^Send Noah to"))).to_have_count(2)


def test_a_snail_that_is_taken_back_has_no_sex(meet: Meet, at_table: AtTable) -> None:
    def wanted(game: Game) -> bool:
        view = game.view(game.to_move)
        ferry = view.ferries[view.noah]
        aboard = {str(card) for card in ferry.animals} if ferry else set()
        held = {str(card) for card in view.hand}
        return view.must_take_back and "snail:m" in aboard and "snail" not in held

    met = meet(PLAIN, wanted)
    page = at_table(met.mover, met.id)
    todo_of(page).get_by_role("button", name=re.compile("^Take back")).click()
    snail = hand_of(page).get_by_role("button", name=re.compile("snail.*either sex"))
    expect(snail.first).to_be_visible()
    snail.first.click()
    expect(todo_of(page)).to_contain_text("Is the snail to be a male or a female?")


def test_two_players_of_one_name_are_told_apart(meet: Meet, at_table: AtTable) -> None:
    met = meet(PLAIN, lambda game: game.phase == "load", names=["Ada", "Ada", "Ada"])
    page = at_table(met.persons[0], met.id)
    seats = page.get_by_role("list", name="Other players").locator(".seat")
    expect(seats).to_have_text(["2", "3"])
    colours = seats.evaluate_all(
        "(all) => all.map((each) => getComputedStyle(each).color + each.innerHTML)"
    )
    assert len(set(colours)) == 2
