"""``noah verify`` as a person meets it: what it prints, and how it ends."""

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pexpect
import pytest
from typer.testing import CliRunner

from noah.cli.main import app

PROGRAM = [sys.executable, "-c", "from noah.cli.main import main; main()"]
ROOT = Path(__file__).parent.parent.parent
INDEPENDENT = ROOT / "tests" / "data" / "golden" / "independent.jsonl.gz"
Verify = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def verify(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Run the command in a folder of its own, where ``data`` is the file ``games``.

    Gives its exit code and the lines that it prints.
    """
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, data: bytes = b"") -> tuple[int, list[str]]:
        (tmp_path / "games").write_bytes(data)
        done = CliRunner().invoke(app, ["verify", *arguments], catch_exceptions=False)
        assert done.stderr == ""
        return done.exit_code, done.stdout.splitlines()

    return run


def start(*arguments: str, **more: Any) -> "subprocess.CompletedProcess[bytes]":
    """Run the command as a program of its own."""
    return subprocess.run(
        [*PROGRAM, "verify", *arguments], capture_output=True, check=False, **more
    )


@pytest.fixture
def game(golden: list[bytes]) -> dict[str, Any]:
    """A golden game of three players."""
    games = map(json.loads, golden)
    return next(g for g in games if g["players"] == 3 and len(g["rounds"]) == 3)


def line(*games: dict[str, Any]) -> bytes:
    return b"".join(json.dumps(game).encode() + b"\n" for game in games)


def changed(game: dict[str, Any], *path: str | int, to: object) -> dict[str, Any]:
    """A copy of the game in which something else stands at ``path``."""
    copy = json.loads(json.dumps(game))
    *steps, last = path
    inner = copy
    for step in steps:
        inner = inner[step]
    inner[last] = to
    return copy  # type: ignore[no-any-return]  # JSON


def test_golden_games_agree(verify: Verify) -> None:
    assert verify(str(INDEPENDENT)) == (0, ["24 records, 3274 states: all agree"])


def test_several_files_are_counted_together(verify: Verify) -> None:
    assert verify(str(INDEPENDENT), str(INDEPENDENT)) == (0, ["48 records, 6548 states: all agree"])


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzipped"])
def test_standard_input_is_a_file_too(golden: list[bytes], pack: Callable[[bytes], bytes]) -> None:
    done = start("-", input=pack(b"\n".join(golden) + b"\n?"))
    assert done.returncode == 2
    assert done.stderr == b""
    assert done.stdout.decode().splitlines() == [
        "standard input, line 25: this is not JSON (JSON is malformed: invalid character (byte 0)).",
        "24 records, 3274 states: 1 line is no record",
    ]


def test_gzip_is_known_by_its_content(verify: Verify, tmp_path: Path, golden: list[bytes]) -> None:
    (tmp_path / "games.jsonl").write_bytes(INDEPENDENT.read_bytes())
    (tmp_path / "games.gz").write_bytes(golden[0])
    code, printed = verify("games.jsonl", "games.gz")
    assert code == 0
    assert printed[0].startswith("25 records, ")


def test_nothing_agrees_with_everything(verify: Verify) -> None:
    assert verify("games", data=b"") == (0, ["0 records, 0 states: all agree"])


def test_disagreement_names_its_place_and_both_values(verify: Verify, game: dict[str, Any]) -> None:
    right = game["rounds"][1]["states"][13]["reserve"]
    wrong = changed(game, "rounds", 1, "states", 13, "reserve", to=right + 1)
    n = sum(len(played["states"]) for played in game["rounds"])
    code, printed = verify("games", data=b"\n" + line(game, wrong))
    assert code == 1
    place = "games, line 3: round 2, action 14, key reserve"
    assert printed == [
        f"{place}: expected {right}, found {right + 1} (rounds[1].states[13].reserve).",
        f"2 records, {2 * n} states: 1 record disagrees",
    ]


def test_illegal_action_is_told_with_the_reason(verify: Verify, game: dict[str, Any]) -> None:
    wrong = changed(game, "rounds", 0, "actions", 0, to="take")
    for played in wrong["rounds"]:
        del played["states"]
    legal = json.dumps(game["rounds"][0]["states"][0]["legal"], separators=(",", ":"))
    code, printed = verify("games", data=line(wrong))
    assert code == 1
    place = "games, line 1: round 1, action 1, key action"
    why = "a card can be loaded, and nobody takes back by choice."
    assert printed == [
        f'{place}: expected {legal}, found "take" (rounds[0].actions[0]): {why}',
        "1 record, 0 states: 1 record disagrees",
    ]


def test_result_and_start_have_no_action(verify: Verify, game: dict[str, Any]) -> None:
    wrong = [
        changed(game, "scores", to=[0, 0, 0]),
        changed(game, "winners", to=[0, 1, 2]),
        changed(game, "rounds", 1, "noah", to=(game["rounds"][1]["noah"] + 1) % 5),
        changed(game, "rounds", 2, "starter", to=(game["rounds"][2]["starter"] + 1) % 3),
    ]
    code, printed = verify("games", data=line(*wrong))
    assert code == 1
    assert [re.sub(r"expected .* found .* \(", "(", text) for text in printed[:-1]] == [
        "games, line 1: key scores: (scores).",
        "games, line 2: key winners: (winners).",
        "games, line 3: round 2, key noah: (rounds[1].noah).",
        "games, line 4: round 3, key starter: (rounds[2].starter).",
    ]
    assert printed[-1].endswith(" states: 4 records disagree")


def test_missing_and_extra_keys_are_nothing_on_one_side(
    verify: Verify, game: dict[str, Any]
) -> None:
    wrong = changed(game, "rounds", 0, "states", 0, "stock", to=[])
    del wrong["rounds"][0]["states"][1]["roommates"]
    _, printed = verify("--all", "games", data=line(wrong))
    assert printed[0].endswith("expected nothing, found [] (rounds[0].states[0].stock).")
    assert printed[1].endswith("expected null, found nothing (rounds[0].states[1].roommates).")


@pytest.mark.parametrize(("options", "named"), [((), [1]), (("--all",), [1, 2, 3])])
def test_only_all_goes_on_after_the_first_disagreement_of_a_record(
    verify: Verify, game: dict[str, Any], options: Sequence[str], named: list[int]
) -> None:
    wrong = changed(game, "scores", to=[0, 0, 0])
    for n in (2, 1, 0):
        wrong = changed(wrong, "rounds", 0, "states", n, "noah", to=9)
    wrong["scores"] = game["scores"]
    code, printed = verify(*options, "games", data=line(wrong, game, wrong))
    assert code == 1
    places = [re.findall(r"line (\d+): round 1, action (\d+), key noah", text) for text in printed]
    assert places[:-1] == [[(at, str(n))] for at in ("1", "3") for n in named]
    assert printed[-1].endswith(" states: 2 records disagree")


def test_record_that_disagrees_and_then_ends_elsewhere_disagrees_once(
    verify: Verify, game: dict[str, Any]
) -> None:
    wrong = changed(game, "rounds", 0, "states", 0, "noah", to=9)
    del wrong["rounds"][2]
    once, every = verify("games", data=line(wrong)), verify("--all", "games", data=line(wrong))
    assert once[0] == every[0] == 1
    assert once[1][-1] == every[1][-1]
    assert once[1][-1].endswith(" states: 1 record disagrees")
    assert every[1][1] == "games, line 1: rounds: they stop before the game is over."


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"noah\n", "line 1: this is not JSON (JSON is malformed: invalid character (byte "),
        (b"\n{}\n", 'line 2: this is no game record: an object with "format": "noah-record/1" is'),
        (b'{"format": "chess"}', "line 1: format: 'chess' cannot be read here, only 'noah-record/"),
        (b'{"format": "\x1b[31m\xe2\x80\xae"}', "line 1: this is not JSON"),
        (b'{"format": "\xe2\x80\xae"}', r"line 1: format: '\u202e' cannot be read here"),
        (b"\x00\xff\xfe\x00" * 100, "line 1: this is not JSON"),
        (b"[" * 100_000, "line 1: this is no game record: it is nested too deeply."),
        (b"x" * (16 * 2**20 + 1), "line 1: this line is longer than 16,777,216 bytes."),
    ],
    ids=range(8),
)
def test_what_is_no_record_gets_a_sentence(verify: Verify, data: bytes, sentence: str) -> None:
    code, printed = verify("games", data=data)
    assert code == 2
    assert printed[0].startswith(f"games, {sentence}")
    assert printed[0].isprintable()
    assert printed[1:] == ["0 records, 0 states: 1 line is no record"]


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("players",), 9, "players: Noah is played by 1 to 5 players, not by 9."),
        (("rounds", 0, "deck", 7), "dog:m", "rounds[0].deck[7]: 'dog:m' is no card: the species"),
        (("rounds", 0, "deck", 7), 7, "rounds[0].deck[7]: Expected 'str', got 'int'."),
        (
            ("rounds", 0, "ferries", 1),
            "\x1b[2J",
            r"rounds[0].ferries[1]: Invalid enum value '\x1b[",
        ),
        (("rounds", 2, "actions", 3), "hop", "rounds[2].actions[3]: 'hop' is no action"),
        (("options", "frog"), True, "rounds[0].deck: this deck does not fit the options"),
        (("rounds", 1, "states"), [], "rounds[1].states: there are 0 states for"),
        (("rounds",), [], "rounds: there are none; a game has at least one."),
    ],
    ids=range(8),
)
def test_record_that_is_none_is_told_by_its_place(
    verify: Verify, game: dict[str, Any], path: Sequence[str | int], value: object, sentence: str
) -> None:
    code, printed = verify("games", data=line(game, changed(game, *path, to=value), game))
    assert code == 2
    assert printed[0].startswith(f"games, line 2: {sentence}")
    assert printed[0].isprintable()
    assert re.fullmatch(r"2 records, \d+ states: 1 line is no record", printed[1])


def test_game_that_is_not_whole_is_no_record(verify: Verify, game: dict[str, Any]) -> None:
    for played in game["rounds"]:
        del played["states"]
    longer, shorter = (changed(game, "players", to=3) for _ in range(2))
    n = len(game["rounds"][1]["actions"])
    longer["rounds"][1]["actions"].append("noah 1")
    del shorter["rounds"][1]["actions"][-1]
    more = changed(game, "rounds", to=[*game["rounds"], game["rounds"][0]])
    fewer = changed(game, "rounds", to=game["rounds"][:2])
    code, printed = verify("games", data=line(longer, shorter, more, fewer))
    assert code == 2
    assert printed == [
        f"games, line 1: rounds[1].actions[{n}]: the round is over before this action.",
        "games, line 2: rounds[1].actions: they stop before the round is over.",
        "games, line 3: rounds[3]: the game is over before this round.",
        "games, line 4: rounds: they stop before the game is over.",
        "0 records, 0 states: 4 lines are no records",
    ]


def test_file_cut_in_a_line_keeps_its_whole_lines(verify: Verify, golden: list[bytes]) -> None:
    data = b"\n".join(golden)[:-1]
    code, printed = verify("games", data=data)
    assert code == 2
    assert printed[0].startswith("games, line 24: this is not JSON")
    assert re.fullmatch(r"23 records, \d+ states: 1 line is no record", printed[1])


def test_gzip_file_cut_short_is_said_to_be(verify: Verify) -> None:
    code, printed = verify("games", data=INDEPENDENT.read_bytes()[:40_000])
    assert code == 2
    assert re.fullmatch(r"games, line \d+: the gzipped data end here, .* cut short\.", printed[0])
    assert re.fullmatch(r"\d\d records, \d+ states: 1 file cannot be read", printed[1])


def test_damaged_gzip_file_is_said_to_be(verify: Verify) -> None:
    code, printed = verify("games", data=INDEPENDENT.read_bytes()[:-8] + b"12345678")
    assert code == 2
    assert printed[0].startswith("games, line 25: the gzipped data are damaged here (")
    assert printed[1] == "24 records, 3274 states: 1 file cannot be read"


def test_file_that_cannot_be_read_leaves_the_others(verify: Verify, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    code, printed = verify("folder", "missing.jsonl", "loop", str(INDEPENDENT))
    assert code == 2
    assert printed == [
        "folder: this is a folder; name the files in it.",
        "missing.jsonl: there is no such file.",
        f"loop: it cannot be read ({os.strerror(40)}).",
        "24 records, 3274 states: 3 files cannot be read",
    ]


def test_standard_input_may_be_closed() -> None:
    script = '"$0" -c "$1" verify - <&-'
    shell = ["sh", "-c", script, PROGRAM[0], PROGRAM[2]]
    done = subprocess.run(shell, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout.startswith("standard input: it cannot be read (it is closed).\n")
    assert done.stderr == ""


def test_when_both_occur_the_exit_code_is_that_of_no_record(
    verify: Verify, game: dict[str, Any]
) -> None:
    wrong = changed(game, "winners", to=[])
    code, printed = verify("games", "missing", data=line(wrong, game) + b"noah\n")
    assert code == 2
    assert re.fullmatch(
        r"2 records, \d+ states: 1 record disagrees, 1 line is no record, 1 file cannot be read",
        printed[-1],
    )


def test_name_that_does_not_print_is_escaped(verify: Verify) -> None:
    _, printed = verify("b\udce9\x1b[31m\n")
    assert printed[0] == r"b\udce9\x1b[31m\n: there is no such file."


def test_output_of_few_letters_is_no_hindrance(tmp_path: Path) -> None:
    done = start("鳥.jsonl", cwd=tmp_path, env={**os.environ, "PYTHONIOENCODING": "latin-1"})
    assert done.returncode == 2
    assert done.stdout.startswith(b"\\u9ce5.jsonl: there is no such file.\n")


def test_long_value_is_cut(verify: Verify, game: dict[str, Any]) -> None:
    wrong = changed(game, "rounds", 0, "states", 0, "turn", to="x" * 100_000)
    code, printed = verify("games", data=line(wrong))
    assert code == 1
    assert len(printed[0]) < 3000
    assert printed[0].endswith("… (rounds[0].states[0].turn).")


def test_wrong_use_is_explained() -> None:
    done = start("--every", "games")
    assert done.returncode == 2
    assert done.stderr.startswith(b"Usage: ")
    assert b"Traceback" not in done.stderr


def test_bar_is_shown_on_a_terminal() -> None:
    child = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], "verify", str(INDEPENDENT), "missing"],
        encoding="utf-8",
        timeout=120,
    )
    child.expect("independent.jsonl.gz.*%.*records")
    child.expect("missing: there is no such file.\r\n")
    child.expect("24 records, 3274 states: 1 file cannot be read\r\n")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2


def test_bar_is_not_in_the_output(tmp_path: Path) -> None:
    output = tmp_path / "output"
    script = '"$0" -c "$1" verify - < "$2" > "$3"'
    shell = ["-c", script, PROGRAM[0], PROGRAM[2], str(INDEPENDENT), str(output)]
    child = pexpect.spawn("sh", shell, encoding="utf-8", timeout=120)
    child.expect("standard input.*records")
    child.expect(pexpect.EOF)
    assert output.read_text() == "24 records, 3274 states: all agree\n"
