"""Each dialogue says in one sentence what happens, takes an answer and sends it; until then it can be taken back."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from noah.game.game import Game
from noah.notation.options import Options

Meet = Callable[..., Any]
AtTable = Callable[..., Page]
Told = Callable[[str], re.Pattern[str]]
THREE = Options(3, frog=True, crocodile=True)
PLAIN = Options(3)
ALONE = Options(1, solo="expert")


def can(action: str) -> Callable[[Game], bool]:
    """Whether an action that begins like this is legal."""
    return lambda game: any(each.startswith(action) for each in game.legal)


def phase(name: str) -> Callable[[Game], bool]:
    return lambda game: game.phase == name


def hand_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand")


def todo_of(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do")


def card(page: Page, name: str) -> Locator:
    """The first card whose spoken name begins so."""
    return hand_of(page).get_by_role("button", name=re.compile(f"^[\u2068\u2069]*{name}")).first


def entries(met: Any) -> list[Any]:
    found: list[Any] = met.mover.events(met.id)
    return found


def last_action(met: Any) -> str:
    return str(next(e["action"] for e in reversed(entries(met)) if e["kind"] == "action"))


def test_who_has_no_card_that_fits_takes_back(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(
        PLAIN, lambda game: game.view(game.to_move).must_take_back and game.view(None).noah == 3
    )
    state = met.mover.table(met.id)["state"]
    aboard, ferry = state["docks"][3], state["ferries"][3]
    page = at_table(met.mover, met.id)
    sexes = {"m": "male", "f": "female", None: ""}
    expect(todo_of(page)).to_contain_text("No card fits: it must")
    expect(todo_of(page)).to_contain_text(sexes[ferry["next"]])
    expect(todo_of(page)).to_contain_text(
        told(f"weigh at most {ferry['carries'] - ferry['weight']}")
    )
    cards = hand_of(page).locator("ul button")
    held = len(state["hands"][state["turn"]])
    expect(cards).to_have_count(held)
    expect(hand_of(page).locator("ul button:not([aria-disabled])")).to_have_count(0)
    todo_of(page).get_by_role("button", name=told(f"Take back {len(aboard)} animal")).click()
    expect(cards).to_have_count(held + len(aboard))
    expect(todo_of(page)).to_contain_text(told("Choose an animal to load at dock 3."))
    assert last_action(met) == "take"


def test_a_snail_is_asked_for_its_sex(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(PLAIN, lambda game: can("load snail:m")(game) and can("load snail:f")(game))
    noah = met.mover.table(met.id)["state"]["noah"]
    page = at_table(met.mover, met.id)
    card(page, "snail").click()
    todo = todo_of(page)
    expect(todo).to_contain_text("Is the snail to be a male or a female?")
    todo.get_by_role("button", name="Female", exact=True).click()
    near = sorted(((noah + 1) % 5, (noah + 4) % 5))
    docks = todo.get_by_role("button", name=re.compile("^Dock"))
    expect(docks).to_have_text([told(f"Dock {dock}") for dock in near])
    todo.get_by_role("button", name="Back").click()
    card(page, "snail").click()
    todo.get_by_role("button", name="Male", exact=True).click()
    across = sorted(((noah + 2) % 5, (noah + 3) % 5))
    expect(docks).to_have_text([told(f"Dock {dock}") for dock in across])
    docks.first.click()
    expect(todo).not_to_contain_text("Where does Noah go")
    played = [each["action"] for each in entries(met) if each["action"]]
    assert "load snail:m" in played
    assert f"noah {across[0]}" in played


def test_a_frog_is_asked_for_its_weight(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(THREE, lambda game: any(a.startswith("load frog") and "=" in a for a in game.legal))
    state = met.mover.table(met.id)["state"]
    heavy = next(a for a in state["legal"] if "=" in a)
    weight, sex = heavy[-1], {"m": "male", "f": "female"}[heavy[len("load frog:")]]
    page = at_table(met.mover, met.id)
    card(page, f"frog[\u2068\u2069]*, [\u2068\u2069]*{sex}").click()
    todo = todo_of(page)
    expect(todo).to_contain_text("How heavy is the frog to be?")
    expect(todo.get_by_role("button", name=told("Weight 1"))).to_be_visible()
    todo.get_by_role("button", name=told(f"{weight}, the ferry leaves")).click()
    expect(todo).to_contain_text(
        told(f"The ferry leaves with {state['ferries'][state['noah']]['carries']}")
    )
    todo.get_by_role("button", name=re.compile("^Dock")).first.click()
    expect(todo).not_to_contain_text("Where does Noah go")
    assert heavy in [each["action"] for each in entries(met)]


def test_a_giraffe_shows_a_hand_to_who_looks_alone(
    meet: Meet, at_table: AtTable, told: Told
) -> None:
    met = meet(PLAIN, can("load giraffe"))
    other = (met.mover.table(met.id)["state"]["turn"] + 1) % 3
    name = met.persons[other].name
    page, watcher = at_table(met.mover, met.id), at_table(None, met.id)
    card(page, "giraffe").click()
    todo = todo_of(page)
    expect(todo).to_contain_text("Load")
    todo.get_by_role("button", name="Load", exact=True).click()
    expect(todo).to_contain_text("Your giraffe looks at a hand. Whose?")
    choices = todo.get_by_role("button")
    expect(choices).to_have_count(2)
    choices.filter(has_text=name).click()
    dialog = page.get_by_role("dialog", name=re.compile("^The hand of "))
    expect(dialog).to_contain_text(name)
    hand = met.persons[other].table(met.id)["state"]["hands"][other]
    expect(dialog.get_by_role("listitem")).to_have_count(len(hand))
    expect(dialog).to_contain_text(told(f"You see {len(hand)} card"))
    spoken = [each.partition(":")[0] for each in hand]
    shown = dialog.get_by_role("listitem").locator(".sr").all_inner_texts()
    assert sorted(re.sub("[\u2068\u2069]", "", each).partition(",")[0] for each in shown) == sorted(
        spoken
    )
    dialog.get_by_role("button", name="Seen").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Look again").click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    line = watcher.get_by_role("list", name="Log").get_by_role("listitem").last
    expect(line).to_contain_text(told(f"{met.mover.name} looks at the hand of {name}."))
    expect(watcher.get_by_role("dialog")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Look again")).to_have_count(0)
    todo.get_by_role("button", name=re.compile("^Dock")).first.click()
    expect(todo).not_to_contain_text("Where does Noah go")
    assert f"peek {other}" in [each["action"] for each in entries(met)]


def test_a_lion_draws_and_gives_back(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(PLAIN, can("load lion"))
    other = (met.mover.table(met.id)["state"]["turn"] + 2) % 3
    name = met.persons[other].name
    page, watcher = at_table(met.mover, met.id), at_table(None, met.id)
    card(page, "lion").click()
    todo = todo_of(page)
    todo.get_by_role("button", name="Load", exact=True).click()
    expect(todo).to_contain_text("Your lion draws a card. From whose hand?")
    todo.get_by_role("button").filter(has_text=name).click()
    expect(todo).to_contain_text(re.compile("You drew .* Choose a card of your hand to give back"))
    give = todo.get_by_role("button", name=re.compile("^Give back"))
    expect(give).to_be_disabled()
    cards = hand_of(page).locator("ul button")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    cards.last.click()
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    give.click()
    expect(todo).to_contain_text("Where does Noah go?")
    line = watcher.get_by_role("list", name="Log").get_by_role("listitem").last
    expect(line).to_contain_text(told(f"{met.mover.name} gives a card back to {name}."))
    returned = last_action(met).removeprefix("return ")
    assert returned in met.persons[other].table(met.id)["state"]["hands"][other]


def test_a_crocodile_frightens_an_animal_into_a_hand(
    meet: Meet, at_table: AtTable, told: Told
) -> None:
    met = meet(
        THREE,
        lambda game: any(
            action.startswith("load crocodile") and preview.power == "flee"
            for action, preview in game.view(game.to_move).previews.items()
        ),
    )
    state = met.mover.table(met.id)["state"]
    noah, other = state["noah"], (state["turn"] + 1) % 3
    first = state["docks"][noah][0].partition(":")[0]
    page = at_table(met.mover, met.id)
    card(page, "crocodile").click()
    todo = todo_of(page)
    todo.get_by_role("button", name="Load", exact=True).click()
    expect(todo).to_contain_text(re.compile(f"frightens .*{first}.* away. Into whose hand"))
    todo.get_by_role("button").filter(has_text=met.persons[other].name).click()
    expect(todo).not_to_contain_text("Into whose hand")
    after = met.mover.table(met.id)["state"]
    assert f"flee {other}" in [each["action"] for each in entries(met)]
    assert len(after["docks"][noah]) == len(state["docks"][noah])
    assert after["hands"][other] == state["hands"][other] + 1
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text(
        re.compile(f"Your crocodile frightens .*{first}.* away into the hand of")
    )


def test_gifts_are_shared_out_as_one_likes(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(PLAIN, lambda game: game.phase == "give" and game.view(game.to_move).owed >= 2)
    state = met.mover.table(met.id)["state"]
    owed, seat = state["owed"], state["turn"]
    page = at_table(met.mover, met.id)
    todo = todo_of(page)
    expect(todo).to_contain_text(told(f"The ferry has left. Choose {owed} cards to give"))
    give = todo.get_by_role("button", name=re.compile("^Give"))
    expect(give).to_have_text(told(f"Give 0 of {owed}"))
    expect(give).to_be_disabled()
    cards = hand_of(page).locator("ul button")
    for number in range(owed):
        cards.nth(number).click()
    expect(give).to_have_text(told(f"Give {owed} of {owed}"))
    cards.nth(owed).click()
    expect(give).to_have_text(told(f"Give {owed} of {owed}"))
    recipients = todo.get_by_role("combobox")
    expect(recipients).to_have_count(owed)
    last = (seat + 2) % 3
    expect(recipients.first).to_have_value(str((seat + 1) % 3))
    recipients.last.select_option(str(last))
    give.click()
    expect(todo).not_to_contain_text("The ferry has left")
    gifts = [e["action"] for e in entries(met) if (e["action"] or "").startswith("give")][-owed:]
    assert [int(gift.split()[2]) for gift in gifts] == [(seat + 1) % 3] * (owed - 1) + [last]


def test_alone_a_giraffe_puts_the_stock_in_order(meet: Meet, at_table: AtTable) -> None:
    met = meet(ALONE, lambda game: game.phase == "order" and len(game.legal[0].split()) == 4)
    top = met.mover.table(met.id)["state"]["stockTop"][:3]
    page = at_table(met.mover, met.id)
    dialog = page.get_by_role("dialog", name="The top of the stock")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=re.compile("later$")).first.click()
    dialog.get_by_role("button", name=re.compile("later$")).nth(1).click()
    dialog.get_by_role("button", name="Put them back").click()
    expect(dialog).to_have_count(0)
    assert f"order {top[1]} {top[2]} {top[0]}" in [each["action"] for each in entries(met)]


@pytest.mark.parametrize("lifts", [True, False])
def test_alone_a_lion_lifts_an_animal_or_none(meet: Meet, at_table: AtTable, lifts: bool) -> None:
    met = meet(ALONE, phase("lift"))
    page = at_table(met.mover, met.id)
    dialog = page.get_by_role("dialog", name="The lion lifts an animal")
    lift = dialog.get_by_role("button", name=re.compile("^(Choose an animal|Lift the)"))
    expect(lift).to_be_disabled()
    legal = met.mover.table(met.id)["state"]["legal"]
    offered = dialog.locator("ol button:enabled")
    expect(offered).to_have_count(len([a for a in legal if a.startswith("lift")]))
    if lifts:
        offered.first.click()
        expect(lift).to_have_text(re.compile("^Lift the "))
        lift.click()
    else:
        dialog.get_by_role("button", name="Lift none").click()
    expect(dialog).to_have_count(0)
    played = [each["action"] for each in entries(met)]
    wanted = next(a for a in legal if a.startswith("lift")) if lifts else "keep"
    assert wanted in played


def test_after_a_power_noah_alone_is_to_be_sent(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(PLAIN, phase("noah"))
    legal = met.mover.table(met.id)["state"]["legal"]
    page = at_table(met.mover, met.id)
    todo = todo_of(page)
    expect(todo).to_contain_text("Where does Noah go?")
    docks = todo.get_by_role("button")
    expect(docks).to_have_text([told(f"Dock {action[-1]}") for action in legal])
    expect(hand_of(page).locator("ul button:not([aria-disabled])")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Send Noah to")).last.click()
    expect(todo).not_to_contain_text("Where does Noah go")
    assert legal[-1] in [each["action"] for each in entries(met)]


def test_a_round_ends_with_every_hand_open(meet: Meet, at_table: AtTable, told: Told) -> None:
    met = meet(PLAIN, lambda game: game.round == 2 and game.phase == "load")
    last = met.mover.table(met.id)["lastRound"]
    page = at_table(met.mover, met.id)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Result of the last round").click()
    dialog = page.get_by_role("dialog", name=told("Round 1 is over"))
    expect(dialog).to_contain_text("All hands are open.")
    for seat, person in met.persons.items():
        name = "You" if person is met.mover else person.name
        row = dialog.locator("ol > li").filter(has=page.get_by_text(name, exact=True))
        tears, points = last["tears"][seat], last["scores"][seat]
        expect(row.get_by_role("listitem")).to_have_count(len(last["hands"][seat]))
        expect(row.locator("dd")).to_have_text([str(points - tears), f"+{tears}", str(points)])
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("how", ["button", "escape", "card"])
def test_what_is_chosen_can_be_taken_back(
    meet: Meet, at_table: AtTable, sent: Any, how: str
) -> None:
    met = meet(PLAIN, can("load cat"))
    page = at_table(met.mover, met.id)
    chosen = card(page, "cat.*(?<!not )playable")
    chosen.click()
    expect(page.get_by_role("button", name=re.compile("^Send Noah to"))).to_have_count(2)
    if how == "button":
        todo_of(page).get_by_role("button", name="Back").click()
    elif how == "escape":
        page.keyboard.press("Escape")
    else:
        chosen.click()
    expect(page.get_by_role("button", name=re.compile("^Send Noah to"))).to_have_count(0)
    expect(chosen).to_have_attribute("aria-pressed", "false")
    assert sent[page] == []


def test_a_card_that_cannot_be_played_says_why(meet: Meet, at_table: AtTable, sent: Any) -> None:
    met = meet(PLAIN, lambda game: len(game.view(game.to_move).reasons) > 1)
    reasons = met.mover.table(met.id)["state"]["reasons"]
    page = at_table(met.mover, met.id)
    blocked = hand_of(page).get_by_role("button", name=re.compile("not playable"))
    first = blocked.first
    name = first.get_attribute("data-card") or ""
    words = {"sex": "needed", "weight": "weigh", "roommates": "aboard"}
    expect(first).to_have_attribute("aria-disabled", "true")
    first.click(force=True)
    expect(todo_of(page)).to_contain_text(re.compile(words[reasons[name]["code"]]))
    expect(page.get_by_role("button", name=re.compile("^Send Noah to"))).to_have_count(0)
    assert sent[page] == []
