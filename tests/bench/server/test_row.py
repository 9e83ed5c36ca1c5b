"""What is promised of the server's costs is judged, told and kept in the report."""

import json

import pytest
from rich.console import Console

from noah.bench.server import report
from noah.bench.server.row import Row, alone
from noah.bench.server.rows import ROWS, check_names
from noah.notation.errors import MalformedError


def row(
    value: float = 5.0,
    ratio: float | None = 0.5,
    most: float | None = None,
    most_ratio: float | None = None,
) -> Row:
    peer, name = (None, None) if ratio is None else (value / ratio, "other")
    return Row("a", value, "ms", name, peer, ratio, most, most_ratio, 1.2, "In turns.")


@pytest.mark.parametrize(
    ("measured", "holds"),
    [
        (row(), None),
        (row(most=5.0), True),
        (row(most=4.9), False),
        (row(most_ratio=0.5), True),
        (row(most_ratio=0.4), False),
        (row(most=10.0, most_ratio=0.4), False),
        (row(most=4.0, most_ratio=1.0), False),
        (row(most=10.0, most_ratio=1.0), True),
        (row(ratio=None, most_ratio=1.0), None),
        (row(ratio=None, most=10.0, most_ratio=1.0), None),
        (row(ratio=None, most=4.0, most_ratio=1.0), False),
    ],
)
def test_a_promise_holds_when_all_of_it_does(measured: Row, holds: bool | None) -> None:
    assert measured.holds is holds


def test_the_table_tells_values_promises_and_notes() -> None:
    console = Console(record=True, width=100)
    rows = [row(most=10.0, most_ratio=0.4), alone("lonely", 1234.5, "MB", None, "By itself.")]
    report.print_table(rows, console)
    text = console.export_text()
    for told in ("ratio 0.4", "broken", "0.50", "×1.20", "a beside other: In turns.", "1234", "–"):
        assert told in text
    assert "lonely: By itself." in text


def test_json_holds_all_of_a_row() -> None:
    (told,) = json.loads(report.as_json([row(most_ratio=1.0)]))
    assert told == {
        "name": "a",
        "value": 5.0,
        "unit": "ms",
        "peer": "other",
        "peer_value": 10.0,
        "ratio": 0.5,
        "most": None,
        "most_ratio": 1.0,
        "spread": 1.2,
        "note": "In turns.",
        "holds": True,
    }


def test_an_unknown_row_is_refused_with_those_that_there_are() -> None:
    check_names([*ROWS])
    with pytest.raises(MalformedError, match=r"'server-speed'.*server-move"):
        check_names(["server-move", "server-speed"])
