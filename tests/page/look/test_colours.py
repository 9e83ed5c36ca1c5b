"""Nothing is told by colour alone, and everything is there in colours that the system forces."""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from noah.testing.page.positions import WEB
from noah.testing.page.scenes import called

Measure = Callable[[Page], Any]
Show = Callable[..., Page]
SYMBOLS = (WEB / "src" / "art" / "symbols.svg").read_text(encoding="utf-8")
DEFICIENCIES = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]


def drawn(symbol: str) -> str:
    """The outlines of a symbol, without its colours."""
    (found,) = re.findall(rf'<symbol id="{symbol}".*?</symbol>', SYMBOLS, re.DOTALL)
    return " ".join(re.findall(r'\b(?:d|points|r|cx|cy|width|height)="[^"]*"', found))


@pytest.mark.parametrize(
    "symbols",
    [[f"sex-{sex}" for sex in "mfs"], [f"seat-{seat}" for seat in range(1, 6)]],
    ids=["sex", "seat"],
)
def test_signs_differ_in_shape(symbols: list[str]) -> None:
    for one, other in combinations(symbols, 2):
        assert drawn(one) != drawn(other)


def test_whoever_sees_other_colours_sees_the_sex(show: Show) -> None:
    page = show(called(["load-2"])[0])
    session = page.context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        signs = {
            sex: page.locator(f'.hand .card use[href="#sex-{sex}"]')
            .first.locator("..")
            .screenshot()
            for sex in "mfs"
        }
        assert len(set(signs.values())) == len(signs), deficiency


def test_forced_colours_hide_nothing(desk: Any, measured: Measure) -> None:
    desk.page.emulate_media(forced_colors="active")
    assert measured(desk.page).layout("cut", "spilled", "overlapping") == []


@pytest.mark.parametrize("name", ["load-3", "chosen"])
def test_forced_colours_tell_what_can_be_done(show: Show, name: str) -> None:
    """Where Noah stands, where he may go and what is dimmed is told by lines, where no fill is."""
    page = show(called([name])[0], forced_colors="active")
    borders = """(selector) => [...document.querySelectorAll(selector)].map((each) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(each);
        return `${borderTopWidth} ${borderTopStyle} ${outlineStyle}`;
    })"""
    standing, others = (
        page.evaluate(borders, f".docks .ferry{which}")
        for which in (".noah", ":not(.noah, .target)")
    )
    assert not set(standing) & set(others)
    if name == "chosen":
        targets = page.evaluate(borders, ".docks .ferry.target")
        assert len(targets) == 2
        assert not set(targets) & {*standing, *others}
    dim, bright = (
        page.evaluate(borders, f".hand .card{which}") for which in (".dim", ":not(.dim, .chosen)")
    )
    assert dim
    assert not set(dim) & set(bright)
