"""What a screen reader says while others play and when it is one's turn; equal texts are said twice."""

import itertools
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from noah.game.game import Game
from noah.notation.options import Options
from noah.testing.wire.client import Client
from noah.testing.wire.playing import play_until

Meet = Callable[..., Any]
AtTable = Callable[..., Page]
Person = Callable[..., Client]
LISTEN = """() => {
    window.spoken = {polite: [], assertive: []};
    for (const region of document.querySelectorAll("[aria-live]")) {
        const said = window.spoken[region.getAttribute("aria-live")];
        // A region whose text is set to what it was says nothing.
        const note = () => said.at(-1) === region.textContent || said.push(region.textContent);
        new MutationObserver(note).observe(region, {subtree: true, childList: true, characterData: true});
    }
}"""
SPOKEN = """() => {
    const plain = (text) => text.replace(/[\\u2066-\\u2069\\u200b]/g, "");
    const {polite, assertive} = window.spoken;
    return {polite: polite.map(plain), assertive: assertive.map(plain)};
}"""
LINES = """(list) => [...list.children].map((line) => line.querySelector(".text").textContent
    .replace(/[\\u2060\\u2066-\\u2069]/g, "").replace(/\\s+/g, " ").trim())"""


def test_every_line_of_the_log_is_said_and_every_turn(
    person: Person, at_table: AtTable, play_on: Callable[..., Any]
) -> None:
    ada = person("Ada")
    table = ada.make(2, seats=["me", "bot:random"])["id"]
    page = at_table(ada, table)
    log = page.get_by_role("list", name="Log")
    expect(log.get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("Your turn")
    page.evaluate(LISTEN)
    first = log.get_by_role("listitem").count()
    version = ada.table(table)["version"]
    play_on(page, seed=2)
    spoken = page.evaluate(SPOKEN)
    said = " ".join(spoken["polite"])
    at = 0
    for line in log.evaluate(LINES)[first:]:
        found = said.find(line, at)
        assert found >= 0, f"Nobody said: {line}"
        at = found + len(line)
    turns = [
        e["state"]["turn"] for e in ada.events(table) if e["state"] and e["version"] >= version
    ]
    mine = sum(before != 0 and after == 0 for before, after in itertools.pairwise(turns))
    loads = [each for each in spoken["assertive"] if each.startswith("Your turn: load")]
    # The last position may still have one's own turn, with a game that is over.
    assert len(loads) >= mine - 1 > 10
    pairs = itertools.pairwise(spoken["assertive"])
    assert any(one == other for one, other in pairs), "Nothing had to be said twice."


def test_equal_lines_in_a_row_are_both_said(meet: Meet, at_table: AtTable) -> None:
    met = meet(Options(3), lambda game: game.to_move == 0 and game.phase == "load")
    page = at_table(met.persons[1], met.id)
    expect(page.get_by_role("list", name="Log").get_by_role("listitem").first).to_be_visible()
    page.evaluate(LISTEN)
    announced = page.locator('[aria-live="polite"]')
    ada = met.persons[0]
    # To leave and to come back says the same two lines again.
    for _ in range(2):
        known = len(page.evaluate("window.spoken.polite"))
        ada.post(f"/api/tables/{met.id}/leave")
        ada.post(f"/api/tables/{met.id}/join")
        expect(announced).to_contain_text("is back.")
        page.wait_for_function(f"window.spoken.polite.length > {known}")
    said = page.evaluate(SPOKEN)["polite"]
    assert sum("Ada is back." in each for each in said) >= 2


def test_it_is_said_what_is_to_be_done(meet: Meet, at_table: AtTable) -> None:
    met = meet(Options(3), lambda game: game.phase == "give")
    page = at_table(met.mover, met.id)
    expect(page.locator('[aria-live="assertive"]')).to_have_text(
        re.compile("Your turn: give cards")
    )


def test_a_card_says_everything_that_can_be_seen(meet: Meet, at_table: AtTable) -> None:
    def wanted(game: Game) -> bool:
        view = game.view(game.to_move)
        return game.phase == "load" and {"lion:m", "parrot:f"} <= {str(card) for card in view.hand}

    met = meet(Options(3), wanted)
    page = at_table(met.mover, met.id)
    labels = page.get_by_role("region", name="Your hand").locator("ul .sr").all_inner_texts()
    plain = [re.sub("[\u2066-\u2069]", "", label) for label in labels]
    lion = next(label for label in plain if label.startswith("lion, male"))
    assert lion.startswith("lion, male, weight 5, 1 tear, power: ")
    assert re.search(r", (not )?playable", lion)
    assert any(label.startswith("parrot, female, weight 0, 2 tears, ") for label in plain)


def test_others_hear_of_a_turn_only_when_it_is_theirs(person: Person, at_table: AtTable) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make(2)["id"]
    bob.post(f"/api/tables/{table}/join")
    pages = [at_table(ada, table), at_table(bob, table)]
    turn = ada.table(table)["state"]["turn"]
    other = pages[1 - turn]
    expect(other.get_by_role("list", name="Log").get_by_role("listitem").first).to_be_visible()
    other.evaluate(LISTEN)
    client = [ada, bob][turn]
    found = play_until(
        [client, [bob, ada][turn]],
        table,
        random.Random(1),
        lambda seen: [] if seen["state"]["turn"] != turn else None,
    )
    assert found is not None
    expect(other.locator('[aria-live="assertive"]')).to_contain_text("Your turn: load an animal")
    said = other.evaluate(SPOKEN)
    name = ["Ada", "Bob"][turn]
    assert any(f"{name} loads" in each for each in said["polite"])
    assert len(said["assertive"]) == 1
