"""The page that tells what files of the arena say."""

import re

import pytest

from noah.arena.report import report
from noah.arena.results import Results, play_on
from noah.arena.spreading import Processes
from noah.arena.tournament import Tournament, handicapped, pairs_of
from noah.notation.errors import MalformedError
from noah.notation.options import Options

pytestmark = pytest.mark.compiled_only


def played(tournament: Tournament, deals: int = 3) -> Results:
    return play_on(tournament, deals, None, Processes(1))


def test_a_page_tells_of_all_that_its_files_hold() -> None:
    files = [
        played(pairs_of(Options(2), ("greedy", "search:2", "search:8", "clairvoyant:2"), 1)),
        played(handicapped(Options(3), 1)),
        played(pairs_of(Options(1, solo="expert"), ("greedy",), 1)),
    ]
    page = report(files)
    titles = re.findall(r"<h2>(.*?)</h2>", page)
    assert titles == [
        "Matches",
        "Ladder, 2 players",
        "Ladder, 3 players",
        "Strength against budget, 2 players",
        "Seats, 2 players",
        "Seats, 3 players",
        "How rounds end, 2 players",
        "How rounds end, 3 players",
        "What greedy loses without a thing, 3 players",
    ]
    assert page.count("<svg") == len(titles) - 1
    told = page.replace("clairvoyant:2 (cheats: it sees all cards)", "")
    assert len(told) < len(page)
    assert "clairvoyant" not in told
    assert "alone, expert deck" in page
    assert report(files) == page


def test_a_page_needs_nothing_beside_it() -> None:
    page = report([played(pairs_of(Options(2), ("greedy", "random"), 1))])
    assert "<script" not in page
    assert not re.search(r'(src|href)="(?!#)', page)


def test_a_single_deal_is_too_few() -> None:
    with pytest.raises(MalformedError, match="two deals of each match"):
        report([played(pairs_of(Options(2), ("greedy", "random"), 1), deals=1)])
