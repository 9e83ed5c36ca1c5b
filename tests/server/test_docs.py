"""docs/wire.md and docs/hosting.md say what is so."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

from noah.server.settings import Settings
from noah.server.wire import answers
from noah.server.wire.problems import STATUS
from noah.testing.wire.client import STATUS as CLIENTS_STATUS
from noah.testing.wire.client import Client

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def wire() -> str:
    return (DOCS / "wire.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def hosting() -> str:
    return (DOCS / "hosting.md").read_text(encoding="utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """The rows of the table that begins with ``heading``, without their backticks."""
    _, _, rest = text.partition(f"\n{heading}\n")
    assert rest, heading
    table = rest.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip("`") for cell in re.split(r" *\| *", row)[1:-1]] for row in table]


def test_every_setting_is_told_with_its_variable_and_default(hosting: str) -> None:
    told = {
        name: (variable, default)
        for name, variable, default, *_ in rows(hosting, "| setting | variable | default | |")
    }
    assert told == {
        field.name: (f"NOAH_{field.name.upper()}", str(field.default)) for field in fields(Settings)
    }


def test_every_metric_is_told(hosting: str, nobody: Client) -> None:
    nobody.get("/healthz")
    text = nobody.ask("GET", "/metrics").content.decode()
    found = {*re.findall(r"^# TYPE (noah_\w+) ", text, re.MULTILINE)}
    ours = {name for name in found if not name.endswith("_created")}
    assert {name for name, _ in rows(hosting, "| metric | |")} == ours


def test_problems_are_told_in_their_order_with_their_status(wire: str) -> None:
    told = {type_: int(status) for type_, status, *_ in rows(wire, "| type | status | when |")}
    assert list(told.items()) == list(CLIENTS_STATUS.items())
    more = {type_: int(status) for type_, status in re.findall(r"`(\w+)` \((\d{3}):", wire)}
    assert told | more == STATUS


def test_reasons_are_told(wire: str) -> None:
    told = {code for code, *_ in rows(wire, "| code | why | more |")}
    assert told == {*get_args(answers.ReasonCode)}


def test_reasons_of_hints_are_told(wire: str) -> None:
    told = {code for code, *_ in rows(wire, "| reason | why | more |")}
    assert told == {*get_args(answers.HintCode)}


def members(type_: Any) -> set[str]:
    return {*type_.__annotations__}


def test_every_member_is_told(wire: str) -> None:
    shown = json.loads(re.findall(r"```json\n(.*?)```", wire, re.DOTALL)[0].replace("…", ""))
    assert {*shown} == members(answers.Table)
    assert {*shown["players"][0]} == members(answers.Player)
    assert {*shown["settings"]} == members(answers.Settings)
    state, _, choice = wire.partition("### The state")[2].partition("A choice is")
    told = {name for row in rows(state, "| member | |") for name in re.split(r"`, `", row[0])}
    assert told == members(answers.State)
    assert {row[0] for row in rows(choice, "| member | |")} == members(answers.Choice)
    hint = wire.partition("## Hints")[2]
    assert {row[0] for row in rows(hint, "| member | |")} == members(answers.Hint)


def test_every_request_is_told(wire: str, nobody: Client) -> None:
    told = {
        (method, path.replace("ID", "{table_id}"))
        for method, path in re.findall(r"`(GET|POST|PATCH|DELETE) (/[\w/]*)", wire)
    }
    described = {
        (method.upper(), path)
        for path, methods in nobody.get("/schema")["paths"].items()
        for method in methods
    }
    assert told == described - {("GET", "/")} | {("GET", "/schema")}


def test_examples_are_json(wire: str) -> None:
    blocks = re.findall(r"```json\n(.*?)```", wire, re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        assert json.loads(block)


def test_the_example_of_cards_is_so(wire: str, nobody: Client) -> None:
    (block,) = [
        each
        for each in re.findall(r"```json\n(.*?)```", wire, re.DOTALL)
        if "tears" in each and "weight" in each
    ]
    cards = nobody.get("/api/cards")
    for name, told in json.loads(block).items():
        assert cards[name] == told
