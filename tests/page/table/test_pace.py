"""Bots play at once, but are shown turn by turn, so that a person can follow; whoever acts need not wait."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noah.game.game import Game
from noah.notation.options import Options

Meet = Callable[..., Any]
AtTable = Callable[..., Page]
PAUSE = 800
"""Milliseconds for which a bot's turn is shown."""
SOON = 20_000
"""Milliseconds of the page's clock where it is stopped: the table is there, its line not yet tried again."""
MOST_TURNS = 20
EARLY = 12
LOADS = re.compile("Random.* loads")


def cat(game: Game) -> bool:
    """Whether a cat can be loaded, after which it is the next player's turn; too early for a round to end soon."""
    previews = game.view(game.to_move).previews
    cats = [preview for action, preview in previews.items() if action.startswith("load cat")]
    early = game.ply < EARLY
    return early and len(cats) > 0 and not any(preview.pair or preview.departs for preview in cats)


def todo_of(page: Page) -> Any:
    return page.get_by_role("region", name="What to do")


def log_of(page: Page) -> Any:
    return page.get_by_role("list", name="Log").get_by_role("listitem")


def play_cat(page: Page) -> None:
    hand = page.get_by_role("region", name="Your hand")
    hand.get_by_role("button", name=re.compile("cat.*(?<!not )playable")).first.click()
    page.get_by_role("button", name=re.compile("^Send Noah to")).first.click()


@pytest.fixture
def after_bots(meet: Meet, at_table: AtTable) -> Callable[..., tuple[Page, Page]]:
    """Lets somebody play before three bots that follow at once: his page, whose clock stands, and a watcher's."""

    def played(**wishes: Any) -> tuple[Page, Page]:
        met = meet(Options(4), cat, bots=(1, 2, 3))
        watcher = at_table(None, met.id)
        page = at_table(met.mover, met.id, before=lambda page: page.clock.install(time=0), **wishes)
        expect(log_of(page).first).to_be_visible()
        page.clock.pause_at(SOON)
        loads = log_of(watcher).filter(has_text=LOADS)
        before = loads.count()
        play_cat(page)
        expect(loads).not_to_have_count(before)
        expect(todo_of(watcher)).to_contain_text(re.compile("^.*Ada.? loads"))
        return page, watcher

    return played


def test_turns_of_bots_are_shown_one_by_one(
    after_bots: Callable[..., tuple[Page, Page]],
) -> None:
    page, watcher = after_bots(reduced_motion="no-preference")
    loads = log_of(page).filter(has_text=LOADS)
    whole = log_of(watcher).filter(has_text=LOADS).count()
    assert whole >= loads.count() + 3
    expect(todo_of(page)).not_to_contain_text("Your turn")
    for _ in range(MOST_TURNS):
        shown = loads.count()
        page.clock.run_for(PAUSE)
        # What a turn brings about is shown with it, and never another turn.
        assert loads.count() <= shown + 1
        if todo_of(page).get_by_text("Your turn").count():
            break
    assert loads.count() == whole


@pytest.mark.parametrize("how", ["click", "key"])
def test_who_acts_need_not_wait_for_bots(
    after_bots: Callable[..., tuple[Page, Page]], how: str
) -> None:
    page, watcher = after_bots(reduced_motion="no-preference")
    expect(todo_of(page)).not_to_contain_text("Your turn")
    if how == "click":
        page.get_by_role("heading", name=re.compile("^Your hand")).click()
    else:
        page.keyboard.press("h")
    expect(todo_of(page)).to_contain_text("Your turn")
    expect(log_of(page)).to_have_count(log_of(watcher).count())


def test_where_nothing_moves_bots_are_not_held_back(
    after_bots: Callable[..., tuple[Page, Page]],
) -> None:
    page, _ = after_bots(reduced_motion="reduce")
    expect(todo_of(page)).to_contain_text("Your turn")
