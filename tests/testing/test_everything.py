"""Ten thousand random games over all options: every position is sound, and everything has happened."""

import re
from typing import Any

import pytest

from noah.notation.options import Options
from noah.testing import survey as module
from noah.testing.classes import CLASSES, EVERY_OPTIONS
from noah.testing.everything import everything, main
from noah.testing.happenings import NAMES, Happening
from noah.testing.random_game import before_deal
from noah.testing.survey import survey


def test_ten_thousand_games_are_sound_and_everything_happens() -> None:
    report = everything(1)
    assert report.games >= 10_000
    assert report.missing == ()


def test_options_are_all_that_the_rules_allow() -> None:
    assert len({*EVERY_OPTIONS}) == len(EVERY_OPTIONS) == 4 * 2 * 2**3 + 3
    assert {*CLASSES.values()} <= {*EVERY_OPTIONS}


def test_names_are_distinct_and_numbered_without_gaps() -> None:
    assert len({*NAMES}) == len(NAMES)
    assert [*Happening] == [*range(len(Happening))]


def test_report_names_what_never_happened() -> None:
    report = everything(2, at_least=1, at_most=1)
    assert report.games == 15 * len(EVERY_OPTIONS)
    assert {"alone won", "alone lost nowhere to go"} & {*report.missing}
    lines = str(report).splitlines()
    assert lines[-1].endswith(f"never happened: {', '.join(report.missing)}")
    counted = {line[12:]: int(line[:10]) for line in lines[:-1]}
    assert counted == report.counts
    assert {*counted} == {*NAMES}


def test_same_seed_gives_the_same_games() -> None:
    assert survey(Options(4, frog=True), 5, 3) == survey(Options(4, frog=True), 5, 3)
    assert survey(Options(4, frog=True), 5, 3) != survey(Options(4, frog=True), 5, 4)


def test_what_cannot_happen_does_not() -> None:
    counts = survey(Options(3), 50, 5).counts
    never = {name for name in NAMES if not counts[name]}
    wanted = {"species frog", "species crocodile", "verb flee", "roommates arrive", "alone won"}
    assert wanted <= never
    assert {"species snail", "species donkey", "phase over"}.isdisjoint(never)


def test_broken_position_ends_the_survey(monkeypatch: pytest.MonkeyPatch) -> None:
    def negative_score(options: Options, n: int = 1) -> Any:
        states = before_deal(options, n)
        states["scores"][:, 1] = -1
        return states

    monkeypatch.setattr(module, "before_deal", negative_score)
    with pytest.raises(AssertionError) as raised:
        survey(Options(2), 3, 6)
    assert str(raised.value).startswith("The position is broken (seed 6, game 0, ply 0, Options(")
    assert '"scores": [0, -1]' in str(raised.value)


@pytest.mark.parametrize(("games", "code"), [("1", 1), ("x", 2), ("-1", 2)])
def test_command_says_how_it_ends(
    games: str,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["everything", "--games", games, "--most", "1", "--seed", "2"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == code
    out, err = capsys.readouterr()
    assert re.search(r"\d+ games, \d+ things: never happened" if code == 1 else "", out)
    assert ("is no whole number from 0" in err) == (code == 2)
