"""Every page and every phase of the table: what is shown, and what is clicked until it is."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from noah.testing.page.positions import (
    NAMES,
    Table,
    before,
    crowded,
    fixture,
    loaded,
    named,
    waiting,
)
from noah.testing.page.standin import TABLE, StandIn

Act = Callable[[Page, StandIn], None]
Change = Callable[[Table], None]


@dataclass(frozen=True)
class Scene:
    """Something that the page can show.

    Attributes:
        name: what it is called in tests and on sheets.
        path: where the page goes, below the root.
        position: the name of the fixture that the table shows; empty where there is no table.
        change: what becomes of the table before it is shown.
        act: what is done once it is shown.
        seat: for a table that has not begun, who looks at it.
        tables: what the page is shown first, and what it is told of by ``StandIn.tell``.
    """

    name: str
    path: str = f"/table/{TABLE}"
    position: str = ""
    change: Change | None = None
    act: Act | None = None
    seat: int | None = None
    tables: Callable[[Table], list[Table]] = lambda table: [table]

    def show(self, page: Page, url: str, query: str = "") -> StandIn:
        """Show it; who stands in for the server.

        Args:
            page: a page that has shown no other scene yet.
            url: where the server answers.
            query: what follows the path, such as ``?lang=fr``.
        """
        table, entries = self._table()
        if self.change is not None:
            self.change(table)
        shown, *later = self.tables(table)
        standin = StandIn(page, shown, entries, then=later)
        page.route(re.compile(r"/api/tables\?"), lambda route: route.fulfill(json=_listed()))
        page.goto(url + self.path + query)
        page.locator(self._there).first.wait_for()
        if self.act is not None:
            self.act(page, standin)
        return standin

    @property
    def _there(self) -> str:
        """A selector of what is there once the scene is."""
        if self.position == "waiting":
            return "main li"
        # Until it is there, a place has a heading that is only heard.
        return ".table:not(.arriving)" if self.position else "h1:not(.sr)"

    def _table(self) -> tuple[Table, list[dict[str, Any]]]:
        if self.position == "waiting":
            return waiting("load-4", self.seat)
        return fixture(self.position or "load-3")


def _listed() -> dict[str, Any]:
    """The open tables of the first page: one plain, one with all that can be wished and a long name."""
    plain, _ = waiting("load-3", None)
    rich, _ = waiting("load-5", None)
    plain["players"][0]["name"] = NAMES[2]
    keys = ("id", "players", "options", "settings")
    tables = [{**{key: each[key] for key in keys}, "created": 1.8e9} for each in (plain, rich)]
    return {"tables": tables, "after": None}


def _click(*selectors: str) -> Act:
    """Click what the selectors find, one after the other."""

    def act(page: Page, _standin: StandIn) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return act


def _press(*keys: str) -> Act:
    def act(page: Page, _standin: StandIn) -> None:
        for key in keys:
            page.keyboard.press(key)

    return act


def _card(*cards: str) -> Act:
    return _click(*(f'.hand button[data-card="{card}"]' for card in cards))


def _blocked(page: Page, _standin: StandIn) -> None:
    # Not waiting until it is enabled, which it never is: it can be chosen, to hear why it cannot be played.
    page.locator(".hand button[aria-disabled]").first.click(force=True)


def _open_log(page: Page, _standin: StandIn) -> None:
    if page.locator(".table.wide").count():
        page.locator(".log li:last-child button").last.focus()
    else:
        page.locator(".tools button").first.click()


def _hang_up(page: Page, standin: StandIn) -> None:
    standin.hang_up()
    page.get_by_role("alert").locator("visible=true").first.wait_for()


def _tell(page: Page, standin: StandIn) -> None:
    standin.tell()
    page.locator("dialog").wait_for()


def _refused(page: Page, standin: StandIn) -> None:
    _card("bear:f")(page, standin)
    page.locator(".actions .btn.guide").first.click()
    page.locator(".banner").wait_for()


def _dialog(page: Page, _standin: StandIn) -> None:
    page.locator("dialog").wait_for()


def _how_to(page: Page, _standin: StandIn) -> None:
    help_button = page.locator("button", has=page.locator('use[href="#ic-help"]'))
    if not page.locator(".tools").locator(help_button).count():
        page.locator(".tools button:last-child").click()
    help_button.last.click()
    page.locator("dialog .rules").wait_for()


def _raise(page: Page, _standin: StandIn) -> None:
    if page.locator(".hand .handle").count():
        page.locator(".hand .handle").click()


def _full(table: Table) -> None:
    crowded(table)
    named(table)


def _with_roommates(table: Table) -> None:
    state = table["state"]
    state["roommates"] = state["noah"]
    state["nextRoommates"] = True


def _away(table: Table) -> None:
    table["players"][0].update(connected=False)
    table["players"][1].update(standIn=True, bot="greedy")


PLACES = (
    Scene("home", "/"),
    Scene("new", "/new"),
    Scene("settings", "/settings"),
    Scene("rules", "/rules"),
    Scene("not-found", "/nothing"),
    Scene("waiting", position="waiting", seat=0),
    Scene("invited", position="waiting"),
    Scene("name", position="waiting", act=_click("main .btn.primary")),
)
"""All but the table that is played."""

PHASES = (
    Scene("load-2", position="load-2"),
    Scene("load-3", position="load-3"),
    Scene("load-4", position="load-4", change=_away),
    Scene("load-5", position="load-5"),
    Scene("full", position="load-5", change=_full),
    Scene("roommates", position="load-3", change=_with_roommates),
    Scene("chosen", position="load-3", act=_card("bear:f")),
    Scene("departs", position="departs", act=_card("parrot:m")),
    Scene("blocked", position="load-3", act=_blocked),
    Scene("refused", position="load-3", act=_refused),
    Scene("raised", position="load-5", change=_full, act=_raise),
    Scene("take", position="take"),
    Scene("snail", position="snail", act=_card("snail")),
    Scene("frog", position="frog", act=_card("frog:m")),
    Scene("flee", position="flee"),
    Scene("peek", position="peek"),
    Scene("peeked", position="peeked", act=_dialog),
    Scene("swap", position="swap"),
    Scene("return", position="return"),
    Scene("returned", position="return", act=_card("cat:f")),
    Scene("noah", position="noah"),
    Scene("give", position="give"),
    Scene("given", position="give", act=_card("bear:f", "elephant:f")),
    Scene("memory", position="memory"),
    Scene("solo", position="solo"),
    Scene("order", position="order", act=_dialog),
    Scene("lift", position="lift", act=_dialog),
    Scene("others-turn", position="waiting-turn"),
    Scene("watcher", position="watcher"),
    Scene("lost", position="load-3", act=_hang_up),
    Scene("looking-back", position="load-3", act=_press(",", ",")),
    Scene("log", position="load-3", act=_open_log),
    Scene("aboard", position="load-5", change=_full, act=_click('.docks [data-dock="3"]')),
    Scene("menu", position="load-3", act=_click(".tools button:last-child")),
    Scene("keys", position="load-3", act=_press("?")),
    Scene("how-to", position="load-3", act=_how_to),
    Scene(
        "round-end", position="round-end", act=_tell, tables=lambda table: [before(table), table]
    ),
    Scene("over-3", position="over-3", act=_dialog),
    Scene("over-5", position="over-5", change=named, act=_dialog),
    Scene("over-solo", position="over-solo", act=_dialog),
    Scene("over", position="over-3", act=_click("dialog .close")),
)
"""The table in every phase, with its dialogs, for players and watchers."""

SCENES = PLACES + PHASES

MOVING = Scene(
    "moving", position="load-5", change=_full, tables=lambda table: [table, loaded(table)]
)
"""A full table that can be told of a card that was loaded, so that everything moves at once."""


def called(names: Iterable[str]) -> list[Scene]:
    """The scenes of these names.

    Raises:
        KeyError: there is no scene of such a name.
    """
    known = {scene.name: scene for scene in SCENES}
    return [known[name] for name in names]
