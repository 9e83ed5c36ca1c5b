"""A whole game by keys alone: the focus is never lost, nor hidden, and dialogues take it and give it back."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noah.game.game import Game
from noah.notation.options import Options
from noah.testing.wire.client import Client

AtTable = Callable[..., Page]
Meet = Callable[..., Any]
Person = Callable[..., Client]
LOOKING = (Path(__file__).parent / "looking.js").read_text(encoding="utf-8").rstrip(";\n")
PATIENCE = 30_000
MOST_KEYS = 60
"""Keys until something is reached; a hand or a dialogue has fewer stops."""
LAYOUTS = {"laptop": (1366, 768), "phone": (360, 640), "landscape": (844, 390)}


class Player:
    """Somebody who has a keyboard and nothing else.

    Attributes:
        seen: where the focus is and what the page wants, after the last key.
        keys: how many were pressed.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0
        self.seen: Any = None
        self.look()

    def look(self) -> None:
        """Wait until the page wants something."""
        self.seen = self.page.evaluate(LOOKING, {"patience": PATIENCE})
        assert self.seen["focus"] or self.seen["over"], f"The focus is lost: {self.seen}"
        assert not self.seen["outside"], f"A dialogue has not got the focus: {self.seen}"
        assert not self.seen["covered"], f"The focus cannot be seen: {self.seen}"

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1
        self.look()

    def reach(self, key: str, pattern: str, *, pressed: str = "") -> None:
        """Press a key until what is in focus is named like ``pattern``."""
        for _ in range(MOST_KEYS):
            if re.search(pattern, self.seen["focus"]) and pressed in {"", self.seen["pressed"]}:
                return
            self.press(key)
        raise AssertionError(f"{pattern} is not reached by {key}: {self.seen}")

    def answer(self) -> None:
        """Answer the dialogue that is open."""
        title = self.seen["dialogue"]
        if title == "The lion lifts an animal":
            self.reach("Tab", "^Lift none$")
        elif title == "The top of the stock":
            self.reach("Tab", "sooner$|^Put them back$")
            self.press("Enter")
            if not self.seen["dialogue"]:
                return
            self.reach("Tab", "^Put them back$")
        else:
            self.reach("Tab", "^(Seen|Go on)$")
        self.press("Enter")

    def act(self) -> None:
        """Do what is to be done."""
        say = self.seen["say"]
        if self.seen["dialogue"]:
            self.answer()
        elif say.startswith("The ferry has left"):
            self.give()
        elif say.startswith("You drew"):
            self.choose(" tears?")
            self.press("a")
            self.reach("Tab", "^Give back an? ")
            self.press("Enter")
        elif say.startswith("Choose an animal"):
            self.choose("playable")
        else:
            self.press("a")
            assert self.seen["place"] == "What to do"
            self.press("Enter")

    def choose(self, pattern: str) -> None:
        self.press("h")
        assert self.seen["place"] == "Your hand"
        self.press("Home")
        self.reach("ArrowRight", f"(?<!not ){pattern}", pressed="false")
        self.press("Enter")

    def give(self) -> None:
        owed = int(re.findall(r"Choose (\d)", self.seen["say"])[0])
        for _ in range(owed):
            self.choose(" tears?")
        self.press("a")
        if self.seen["kind"] == "select":
            self.press("ArrowDown")
        self.reach("Tab", r"^Give (\d) of \1$")
        self.press("Enter")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_whole_game(person: Person, at_table: AtTable, layout: str) -> None:
    ada = person("Ada")
    table = ada.make(2, seats=["me", "bot:greedy"], options={"crocodile": True, "frog": True})
    page = at_table(ada, table["id"], LAYOUTS[layout])
    page.keyboard.press("Tab")
    player = Player(page)
    while not player.seen["over"]:
        player.act()
    expect(page.get_by_role("dialog").get_by_role("list", name="The first three")).to_be_visible()
    player.reach("Tab", "^Rematch$")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: table["id"] not in url)
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_a_whole_game_alone(person: Person, at_table: AtTable) -> None:
    ada = person("Ada")
    table = ada.make(1, options={"solo": "expert"})
    page = at_table(ada, table["id"])
    page.keyboard.press("Tab")
    player = Player(page)
    while not player.seen["over"]:
        player.act()
    assert player.keys > 3
    player.reach("Tab", "^Look back$")
    # Nothing is wanted any more, so there is nothing to wait for.
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def at(name: str) -> Callable[[Game], bool]:
    return lambda game: game.phase == name


def focused(page: Page) -> Any:
    return page.evaluate_handle("document.activeElement").as_element()


@pytest.mark.parametrize(
    ("opener", "dialogue"),
    [
        ("Menu", "Menu"),
        ("dock", "Dock"),
    ],
)
def test_a_dialogue_takes_the_focus_and_gives_it_back(
    meet: Meet, at_table: AtTable, opener: str, dialogue: str
) -> None:
    met = meet(Options(3), at("load"))
    page = at_table(met.mover, met.id)
    button = page.get_by_role("button", name=re.compile(opener)).and_(
        page.locator('button:not([tabindex="-1"])')
    )
    button.first.focus()
    page.keyboard.press("Enter")
    window = page.get_by_role("dialog", name=re.compile(dialogue))
    expect(window).to_be_visible()
    assert window.evaluate("(dialog) => dialog.contains(document.activeElement)")
    for _ in range(MOST_KEYS):
        page.keyboard.press("Tab")
        inside = "(dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body"
        assert window.evaluate(inside)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(button.first).to_be_focused()


def test_single_keys_open_and_lead(meet: Meet, at_table: AtTable) -> None:
    met = meet(Options(3), lambda game: len(game.legal) > 2 and game.phase == "load")
    page = at_table(met.mover, met.id)
    hand, docks = (
        page.get_by_role("region", name="Your hand"),
        page.get_by_role("list", name="The five docks"),
    )
    page.keyboard.press("h")
    assert hand.evaluate("(hand) => hand.contains(document.activeElement)")
    page.keyboard.press("d")
    assert docks.evaluate("(docks) => docks.contains(document.activeElement)")
    first = page.evaluate("document.activeElement.dataset.dock")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.dock") == first
    page.keyboard.press("l")
    log = page.get_by_role("list", name="Log")
    assert log.evaluate("(log) => log.contains(document.activeElement)")
    page.keyboard.press(",")
    expect(page.get_by_role("region", name="Look back")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Look back")).to_have_count(0)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("h")
    assert not hand.evaluate("(hand) => hand.contains(document.activeElement)")


def test_a_digit_sends_noah(meet: Meet, at_table: AtTable, sent: Any) -> None:
    met = meet(Options(3), at("noah"))
    legal = met.mover.table(met.id)["state"]["legal"]
    page = at_table(met.mover, met.id)
    wrong = next(dock for dock in "01234" if f"noah {dock}" not in legal)
    page.keyboard.press(wrong)
    page.keyboard.press(legal[0][-1])
    expect(page.get_by_role("button", name=re.compile("^Send Noah to"))).to_have_count(0)
    assert [each["actions"] for each in sent[page]] == [[legal[0]]]


def test_the_hand_keeps_choice_and_focus_when_it_is_sorted_anew(
    meet: Meet, at_table: AtTable
) -> None:
    met = meet(Options(3), lambda game: len(game.legal) > 3 and game.phase == "load")
    page = at_table(met.mover, met.id)
    hand = page.get_by_role("region", name="Your hand")
    hand.get_by_role("button", name=re.compile("(?<!not )playable")).last.click()
    chosen = hand.locator('[aria-pressed="true"]')
    card = chosen.get_attribute("data-card")
    sort = hand.get_by_role("button", name=re.compile("^by "))
    for name in ("by sex", "by species", "by tears", "by weight"):
        sort.focus()
        page.keyboard.press("Enter")
        expect(sort).to_have_text(name)
        expect(sort).to_be_focused()
        expect(chosen).to_have_count(1)
        expect(chosen).to_have_attribute("data-card", card or "")
