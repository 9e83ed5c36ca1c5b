"""``noah perft`` as a person meets it: the divide it prints, and what it says of bad input."""

import gzip
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from noah.cli.main import main
from noah.game.dealing import random_deal
from noah.notation.options import Options
from noah.testing.perft import divide, position_in

PROGRAM = [sys.executable, "-c", "from noah.cli.main import main; main()", "perft"]
Perft = Callable[..., tuple[int, str, str]]


@pytest.fixture
def perft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Perft:
    """Run the command in a folder of its own: its exit code, and what it prints and complains about."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["noah", "perft", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return run


def divided(out: str) -> dict[str, int]:
    """The divide that the command printed; its last line is the total."""
    *rows, total = out.splitlines()
    counts = {action.rstrip(): int(n) for action, n in (row.rsplit(" ", 1) for row in rows)}
    assert total == f"total {sum(counts.values())}"
    assert list(counts) == sorted(counts)
    return counts


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("seed=7", Options(2)),
        ("players=3,frog,seed=7", Options(3, frog=True)),
        (
            "seed=7,roommates,crocodile,players=5,ending=reach26",
            Options(5, "reach26", crocodile=True, roommates=True),
        ),
        ("solo=expert,seed=7", Options(1, solo="expert")),
        ("players=1,seed=7", Options(1)),
    ],
)
def test_words_name_the_first_deal_of_the_game_with_that_seed(
    perft: Perft, words: str, options: Options
) -> None:
    played = random_deal(options, random.Random(7)).round_record()
    expected = divide(position_in(options, played, 0), 0, 4)
    assert perft(words, "--depth", "4") == (0, *_printed(expected))


def _printed(counts: dict[str, int]) -> tuple[str, str]:
    width = max(map(len, counts))
    rows = [f"{action:<{width}}  {n}\n" for action, n in counts.items()]
    return "".join([*rows, f"total {sum(counts.values())}\n"]), ""


def test_seed_is_0_unless_it_is_named(perft: Perft) -> None:
    assert perft("players=3,seed=0", "--depth", "2") == perft("players=3", "--depth", "2")


def test_file_gives_the_deal_of_its_first_round(perft: Perft, golden: list[bytes]) -> None:
    game = json.loads(golden[0])
    for data in (golden[0], b"\n" + b"\n".join(golden[:2]), gzip.compress(golden[0])):
        Path("games").write_bytes(data)
        code, out, err = perft("games", "--depth", "1")
        assert (code, err) == (0, "")
        assert divided(out) == dict.fromkeys(game["rounds"][0]["states"][0]["legal"], 1)


def test_count_begins_after_the_actions_that_are_asked_for(
    perft: Perft, golden: list[bytes]
) -> None:
    states = json.loads(golden[0])["rounds"][0]["states"]
    Path("games").write_bytes(golden[0])
    for plies in (1, 7, 20):
        _, out, _ = perft("games", "--depth", "1", "--after", str(plies))
        assert divided(out) == dict.fromkeys(states[plies]["legal"], 1)


def test_round_that_ends_before_counts_nothing(perft: Perft, golden: list[bytes]) -> None:
    last = len(json.loads(golden[0])["rounds"][0]["actions"]) - 1
    Path("games").write_bytes(golden[0])
    code, out, _ = perft("games", "--depth", "2", "--after", str(last))
    assert code == 0
    assert {*divided(out).values()} == {0}


def test_after_the_last_action_nothing_is_left_to_count(perft: Perft, golden: list[bytes]) -> None:
    actions = json.loads(golden[0])["rounds"][0]["actions"]
    Path("games").write_bytes(golden[0])
    assert perft("games", "--depth", "3", "--after", str(len(actions))) == (0, "total 0\n", "")


def test_record_comes_from_standard_input_too(golden: list[bytes]) -> None:
    run = subprocess.run(
        [*PROGRAM, "-", "--depth", "1"], input=golden[0], capture_output=True, check=True
    )
    assert divided(run.stdout.decode()) == dict.fromkeys(
        json.loads(golden[0])["rounds"][0]["states"][0]["legal"], 1
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nowhere", "--depth", "2"], "'nowhere' is neither a file nor a deal such as 'players=3"),
        (["", "--depth", "2"], "'' cannot be read"),
        (["x" * 5000, "--depth", "2"], "is neither a file nor a deal such as"),
        (["a\x1b[2J\nb", "--depth", "2"], r"'a\x1b[2J\nb' is neither a file nor a deal"),
        (["folder", "--depth", "2"], "'folder' cannot be read (Is a directory)"),
        (["empty", "--depth", "2"], "'empty' is empty: a noah-record/1 is expected"),
        (["text", "--depth", "2"], "The first line of 'text' is no record: this is not JSON"),
        (["cut.gz", "--depth", "2"], "The first line of 'cut.gz' is no record: the gzipped data"),
        (["other", "--depth", "2"], "is no record: format: 1 cannot be read here"),
        (["illegal", "--depth", "2", "--after", "1"], "actions[0]: 'keep' is not legal there"),
        (["illegal", "--depth", "2", "--after", "2"], "actions: there are 1, fewer than 2"),
        (["players=6", "--depth", "2"], "Noah is played by 1 to 5 players, not by 6"),
        (["players=x", "--depth", "2"], "players is a whole number, not 'x'"),
        (["players", "--depth", "2"], "'players' is neither a file nor a deal"),
        (["seed=1,players", "--depth", "2"], "'players' is no word of a deal"),
        (["seed=-1", "--depth", "2"], "seed is a whole number, not '-1'"),
        (["seed=" + "9" * 5000, "--depth", "2"], "seed is a whole number, not '999"),
        (["seed=1,seed=2", "--depth", "2"], "'seed' is there twice"),
        (["seed=1,frog=1", "--depth", "2"], "'frog=1' is no word of a deal"),
        (["seed=1,,frog", "--depth", "2"], "'' is no word of a deal"),
        (["seed=1,toad", "--depth", "2"], "'toad' is no word of a deal"),
        (["solo=hard", "--depth", "2"], "not 'hard'"),
        (["solo=expert,frog", "--depth", "2"], "The game alone has no bonus cards"),
        (["ending=never", "--depth", "2"], "The ending is 'rounds' or 'reach26', not 'never'"),
        (["seed=1", "--depth", "0"], "--depth is a number from 1 to 60, not 0"),
        (["seed=1", "--depth", "61"], "--depth is a number from 1 to 60, not 61"),
        (["seed=1", "--depth", "two"], "--depth is a whole number, not 'two'"),
        (["seed=1", "--depth", "-3"], "--depth is a whole number, not '-3'"),
        (["seed=1", "--depth", "2", "--after", "1"], "actions: there are 0, fewer than 1"),
        (["seed=1", "--depth", "2", "--after", "x"], "--after is a whole number, not 'x'"),
    ],
    ids=range(30),
)
def test_bad_input_ends_in_a_sentence(
    perft: Perft, golden: list[bytes], arguments: list[str], says: str
) -> None:
    Path("folder").mkdir()
    Path("empty").touch()
    Path("text").write_text("noah\n", encoding="utf-8")
    Path("cut.gz").write_bytes(gzip.compress(golden[0])[:100])
    Path("other").write_text('{"format": 1, "x": []}', encoding="utf-8")
    game = json.loads(golden[0])
    game["rounds"] = [{**game["rounds"][0], "actions": ["keep"]}]
    del game["rounds"][0]["states"]
    Path("illegal").write_text(json.dumps(game), encoding="utf-8")
    code, out, err = perft(*arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.startswith("noah: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [[], ["seed=1"], ["--depth", "2"], ["a", "b", "--depth", "2"]]
)
def test_missing_or_needless_arguments_end_with_exit_code_2(
    perft: Perft, arguments: list[str]
) -> None:
    code, out, err = perft(*arguments)
    assert (code, out) == (2, "")
    assert "Traceback" not in err
