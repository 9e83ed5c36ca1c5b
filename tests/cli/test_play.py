"""``noah play`` as a person meets it: through pipes, through a terminal, broken off and gone on with."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

from noah.cli.main import main
from noah.notation.record import read_record

PROGRAM = [sys.executable, "-c", "from noah.cli.main import main; main()", "play"]
PROMPTS = r"(?:\(\? for help\)|aide\)\s?|help\)):"
GO_ON = r"(?:go on|continuer)\."
COLOURS = re.compile(r"\x1b\[(?:\d+;)*3\d(?:;\d+)*m")
ANIMALS = re.compile(
    r"bear|cat|donkey|elephant|giraffe|kangaroo|lion|panda|parrot|rhino|snail|woodp"
)
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A person's environment: a capable terminal, a folder for data of his own."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "NOAH_LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"))
    }
    return {**kept, "XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "xterm", "LANG": "C.UTF-8"}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process with a pipe for a keyboard: exit code, output, errors."""

    def run(*arguments: str, lines: str = "") -> tuple[int, str, str]:
        source, sink = os.pipe()
        os.write(sink, lines.encode())
        os.close(sink)
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        monkeypatch.setenv("NOAH_LANG", "en")
        monkeypatch.setattr(sys, "argv", ["noah", "play", *arguments])
        with os.fdopen(source, encoding="utf-8") as stdin:
            monkeypatch.setattr(sys, "stdin", stdin)
            with pytest.raises(SystemExit) as end:
                main()
        shown = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return end.value.code, shown.out, shown.err

    return run


class Person:
    """A person at a terminal of 80 columns and 24 rows.

    Attributes:
        screen: what he sees, and what has scrolled away.
    """

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        """Start the program."""
        self.screen = pyte.HistoryScreen(80, 24, history=1000)
        self._stream = pyte.Stream(self.screen)
        self.received = ""
        self.child = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *arguments],
            dimensions=(24, 80),
            encoding="utf-8",
            env=environment,
            timeout=180,
        )

    def until(self, *patterns: str) -> int:
        """Wait for one of the patterns; its number."""
        found: int = self.child.expect([*patterns])
        self._take()
        return found

    def interrupt(self, pattern: str) -> None:
        """Press Ctrl-C and wait for the pattern; again, should the first have come just before the program reads."""
        self.child.sendintr()
        while self.child.expect([pattern, pexpect.TIMEOUT], timeout=20) == 1:
            self.child.sendintr()
        self._take()

    def _take(self) -> None:
        after = self.child.after if isinstance(self.child.after, str) else ""
        self.received += (self.child.before or "") + after
        self._stream.feed((self.child.before or "") + after)

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    @property
    def prompt(self) -> str:
        """The last line that he sees."""
        return self.text.strip().splitlines()[-1]

    def type(self, line: str, *patterns: str) -> int:
        """Type a line, and wait for one of the patterns."""
        self.child.sendline(line)
        return self.until(*(patterns or (PROMPTS,)))

    def answer(self) -> int:
        """Give the first answer that is offered; 0 when another question follows, 1 for a page, 2 at the end."""
        return self.type(first_answer(self.prompt), PROMPTS, GO_ON, "n ends:")

    def end(self) -> int:
        """Wait for the program's end; its exit code."""
        self.child.expect(pexpect.EOF)
        self._take()
        self.child.close()
        code: int = self.child.exitstatus if self.child.exitstatus is not None else -1
        return code


def first_answer(prompt: str) -> str:
    """The first answer of those that a prompt offers."""
    if prompt.startswith(("Dock", "Player")):
        return prompt.strip("DockPlayer ")[0]
    return "1" if prompt.startswith(("Card", "Number")) else ""


@pytest.fixture
def person(environment: dict[str, str]) -> Iterator[Callable[..., Person]]:
    """Sit down at a terminal; ``more`` changes the environment."""
    started: list[Person] = []

    def sit(*arguments: str, **more: str) -> Person:
        started.append(Person(arguments, environment | more))
        return started[-1]

    yield sit
    for each in started:
        each.child.close(force=True)


Sit = Callable[..., Person]


# Pipes


def test_bots_play_a_game_that_is_recorded(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for _ in range(2):
        code, out, _ = run("--seats", "random,random", "--seed", "3", "--record", str(path))
        assert code == 0
        assert "\x1b" not in out
        assert f"The game was added to {path}." in out
    first, second = path.read_bytes().splitlines()
    assert first == second
    assert read_record(first).players == 2
    assert not [*tmp_path.glob("data/**/*.json")]


def test_a_whole_game_through_pipes(environment: dict[str, str]) -> None:
    command = [*PROGRAM, "--players", "2", "--seats", "me,random", "--seed", "3"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, encoding="utf-8"
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        shown = ""
        for line in program.stdout:
            shown += line
            if line.rstrip().endswith("(? for help):"):
                program.stdin.write(f"{first_answer(line)}\n")
                program.stdin.flush()
    assert program.returncode == 0
    assert "\x1b" not in shown
    assert shown.count("Round 3 is over") == 1
    assert re.search(r"^Place 1: ", shown, re.MULTILINE)


@pytest.mark.parametrize("lines", ["", "1\n", "nonsense\n\n?\nrules\ncards\nlog\ndocks\n"])
def test_input_that_ends_ends_in_a_sentence_and_the_game_goes_on(run: Run, lines: str) -> None:
    code, out, err = run("--seed", "5", lines=lines)
    assert (code, err) == (1, "")
    assert out.endswith(
        "There are no more lines to read. The game is kept: noah play --resume goes on with it.\n"
    )
    assert run("--resume")[0] == 1


def test_a_keyboard_that_is_closed_from_the_start_is_an_input_that_ends(
    environment: dict[str, str],
) -> None:
    command = ["sh", "-c", '"$@" <&-', "sh", *PROGRAM, "--seed", "5"]
    done = subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert "There are no more lines to read." in done.stdout


def test_quitting_keeps_the_game(run: Run) -> None:
    code, out, _ = run("--seed", "5", lines="quit\n")
    assert code == 0
    assert out.endswith("The game is kept: noah play --resume goes on with it.\n")
    assert "1: female parrot" in run("--resume")[1]


def test_without_a_terminal_nothing_is_asked_before(run: Run) -> None:
    _, out, _ = run(lines="quit\n")
    assert out.startswith("You, Shem (bot, greedy) and Ham (bot, greedy); three rounds")


def test_french_through_pipes(run: Run) -> None:
    _, out, _ = run("--seed", "5", "--lang", "fr", lines="quitter\n")
    assert "1\u00a0: perroquet femelle, masse 0, 2 larmes." in out
    assert out.endswith("La partie est gardée\u00a0: noah play --resume la reprend.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 6", "Noah is played by 1 to 5 players, not by 6."),
        ("--players 0", "Noah is played by 1 to 5 players, not by 0."),
        ("--players 3 --seats me,random", "2 seats were named for 3 players"),
        ("--seats me,unicorn", "There is no player “unicorn”: a seat is me, random"),
        ("--seats ,", "There is no player “''”"),
        ("--seats me,me,me,me,me,me", "Noah is played by 1 to 5 players, not by 6."),
        ("--names Ada,Ada --seats me,me", "Two players have the same name"),
        ("--names Ada,,Eve", "A name is empty"),
        ("--names Ada,Eve", "2 names were given: give one for each of the 3 seats"),
        ("--ending never", "There is no ending “never”"),
        ("--solo master", "There is no level “master”: it is beginner, advanced or expert."),
        ("--solo beginner --players 3", "A level is for the game alone"),
        ("--solo beginner --frog", "The game alone has no bonus cards"),
        ("--players 1 --ending reach26", "The game alone has no bonus cards"),
        ("--lang xx", "There are no words in the language 'xx'"),
        ("--resume", "No game was broken off"),
        ("--resume --players 3", "--resume goes on with a game as it was agreed"),
        ("--resume --seed 3", "--resume goes on with a game as it was agreed"),
        (f"--players {'9' * 40}", "Noah is played by 1 to 5 players, not by 9999999999999999."),
        (f"--players -{'9' * 4000}", "Noah is played by 1 to 5 players, not by -9"),
        (f"--seed {2**64}", "A seed is a whole number up to 18446744073709551615."),
        (f"--seed -{'9' * 4000}", "A seed is a whole number up to 18446744073709551615."),
        ("--record /nowhere/games.jsonl", "could not be recorded in /nowhere/games.jsonl: No such"),
    ],
)
def test_wrong_options_get_one_sentence(run: Run, arguments: str, sentence: str) -> None:
    code, out, err = run(*arguments.split())
    assert (code, out) == (2, "")
    assert err.startswith("noah: ")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", ["--players three", "--seed x", f"--seed {'9' * 9000}", "--unknown", "surplus"]
)
def test_what_is_no_option_at_all_ends_in_code_2(run: Run, arguments: str) -> None:
    code, _, err = run(*arguments.split())
    assert code == 2
    assert "Traceback" not in err


def test_a_damaged_game_is_refused_and_left_where_it_is(run: Run, tmp_path: Path) -> None:
    run("--seed", "5", lines="quit\n")
    (path,) = tmp_path.glob("data/noah/games/*.json")
    path.write_text("{}", encoding="utf-8")
    code, out, err = run("--resume")
    assert (code, out) == (2, "")
    assert err == f"noah: The kept game {path} is damaged: remove this file to start anew.\n"
    assert path.exists()


def test_a_reader_that_goes_away_is_no_accident(environment: dict[str, str]) -> None:
    with subprocess.Popen(
        [*PROGRAM, "--seats", "random,random,random", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as program:
        assert program.stdout is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr is not None
        assert program.stderr.read() == b""


def test_plain_c_is_ascii_alone(environment: dict[str, str]) -> None:
    done = subprocess.run(
        [*PROGRAM, "--seed", "5", "--lang", "fr", "--plain"],
        env=environment | {"LANG": "C"},
        input=b"?\nquitter\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert b"femelle" in done.stdout


# Terminals


def test_enter_and_enter_start_a_game_against_two_bots(person: Sit) -> None:
    ada = person()
    ada.until("you against two bots:")
    ada.type("", "changes that:")
    ada.type("")
    assert "Round 1 of 3" in ada.text
    assert all(name in ada.text for name in ("You", "Shem", "Ham"))
    ada.type("quit", "goes on with it")
    assert ada.end() == 0


def test_everything_can_be_changed_before_the_game(person: Sit) -> None:
    ada = person()
    ada.until("you against two bots:")
    ada.type("seven", "Type a number from 1 to 5")
    ada.type("4", "changes that:")
    ada.type("people", "at this keyboard")
    ada.type("2", "changes that:")
    ada.type("names", "Name of player 1")
    ada.type("Ada", "Name of player 2")
    ada.type("ada", "the same name")
    ada.type("Ben", "changes that:")
    ada.type("bots", "Which bots")
    ada.type("random", "changes that:")
    ada.type("bonus", "Bonus cards")
    ada.type("frog and roommates", "Type frog")
    ada.type("frogs roommates", "changes that:")
    ada.type("ending", "End after")
    ada.type("26", "changes that:")
    summary = "until somebody has 26 points; frogs and the Roommates."
    assert summary in " ".join(ada.text.split())
    ada.type("", "see the screen")
    ada.type("")
    assert "(the end is at 26 points)" in ada.text
    ada.type("quit", "goes on with it")


def test_a_whole_game_at_the_terminal(person: Sit, environment: dict[str, str]) -> None:
    ada = person("--seats", "me,random", "--seed", "2", "--names", "Ada,Ben")
    ada.until(PROMPTS)
    seen = set()
    while ada.answer() != 2:
        # The top line is still there: nothing has scrolled away.
        assert re.match(r"Round \d (of 3|is over)|You look at", ada.text), ada.text
        seen |= {*re.findall(r"(Round \d) is over", ada.text)}
    assert seen == {"Round 1", "Round 2", "Round 3"}
    assert re.search(r"place +player +points", ada.text)
    ada.child.sendline("n")
    assert ada.end() == 0
    assert not [*Path(environment["XDG_DATA_HOME"]).rglob("*.json")]


def test_another_game_follows(person: Sit) -> None:
    ada = person("--solo", "beginner", "--seed", "2")
    ada.until(PROMPTS)
    while ada.answer() != 2:
        pass
    assert re.search("You (lose|win)", ada.text)
    assert ada.type("") == 0
    assert "Stock 29" in ada.text


def test_no_hand_is_left_for_the_next_persons_eyes(person: Sit) -> None:
    ada = person("--seats", "me,me,random", "--names", "Ada,Ben", "--seed", "3")
    passed = 0
    ada.until("see the screen")
    while passed < 6:
        hand_over = ada.text + "".join(
            sign.data for line in ada.screen.history.top for sign in line.values()
        )
        assert "it is your turn" in hand_over
        assert not ANIMALS.search(hand_over)
        passed += 1
        ada.type("")
        assert ANIMALS.search(ada.text)
        while ada.type(first_answer(ada.prompt), PROMPTS, "see the screen", GO_ON) != 1:
            pass
    ada.child.sendline("quit")
    ada.end()
    assert not ANIMALS.search(ada.text)


def test_quitting_takes_the_hand_off_the_screen_where_others_play(person: Sit) -> None:
    ada = person("--seats", "me,me", "--seed", "3")
    ada.until("see the screen")
    ada.type("")
    ada.type("quit", "goes on with it")
    assert not ANIMALS.search(ada.text)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_takes_the_hand_off_the_screen_where_others_play(
    person: Sit, how: signal.Signals
) -> None:
    ada = person("--seats", "me,me", "--seed", "3")
    ada.until("see the screen")
    ada.type("")
    assert ANIMALS.search(ada.text)
    ada.child.kill(how)
    ada.until("goes on with it")
    assert ada.end() == 128 + how
    assert not ANIMALS.search(ada.text)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_a_game_broken_off_goes_on(person: Sit, how: signal.Signals) -> None:
    ada = person("--seed", "5", "--seats", "me,random,random")
    ada.until(PROMPTS)
    answers = 0
    # A half of an ordinary turn is not played yet, and would be chosen anew.
    while answers < 5 or not ada.prompt.startswith("Card"):
        ada.answer()
        answers += 1
    before = ada.text
    if how is signal.SIGINT:
        ada.interrupt("The game is kept: noah play --resume goes on with it.")
        assert ada.end() == 130
    else:
        ada.child.kill(how)
        ada.end()
    again = person("--resume")
    again.until(PROMPTS)
    assert again.text == before
    again.type("quit", "goes on with it")


def test_a_game_that_waits_is_offered(person: Sit) -> None:
    ada = person("--seed", "5")
    ada.until(PROMPTS)
    ada.type("quit", "goes on with it")
    again = person()
    again.until("n starts a new one:")
    again.type("")
    assert "8  bear" in again.text
    again.type("quit", "goes on with it")
    other = person()
    other.until("n starts a new one:")
    other.type("n", "you against two bots:")


def test_no_colour_where_none_is_wanted(person: Sit) -> None:
    ada, ben = person("--seed", "5"), person("--seed", "5", NO_COLOR="1")
    for each in (ada, ben):
        each.until(PROMPTS)
    assert COLOURS.search(ada.received)
    assert not COLOURS.search(ben.received)
    assert ada.text == ben.text
    assert "♂" in ben.text


def test_a_dumb_terminal_gets_sentences(person: Sit) -> None:
    ada = person("--seed", "5", TERM="dumb")
    ada.until(PROMPTS)
    assert "\x1b" not in ada.received
    assert "1: female parrot, weight 0, 2 tears." in ada.received


def test_plain_is_said_and_never_drawn(person: Sit) -> None:
    ada = person("--seed", "5", "--plain")
    ada.until(PROMPTS)
    assert "\x1b" not in ada.received
    assert "1: female parrot, weight 0, 2 tears." in ada.received


def test_a_terminal_without_the_signs_gets_letters(person: Sit) -> None:
    ada = person("--seed", "5", "--lang", "fr", LANG="C")
    ada.until(PROMPTS)
    assert ada.received.isascii()
    assert re.search(r"1  perroquet f +0 +2 +5/21  1 ou 4", ada.text)


def test_what_a_giraffe_shows_stays_until_enter(person: Sit) -> None:
    ada = person("--seed", "5", "--seats", "me,random,random")
    ada.until(PROMPTS)
    while "giraffe" not in "".join(re.findall(r"\n *\d+ +(giraffe)", ada.text)):
        if ada.answer() == 2:
            pytest.fail("no giraffe came to this hand")
    number = re.findall(r"\n *(\d+) +giraffe", ada.text)[0]
    ada.type(number)
    ada.type(first_answer(ada.prompt), GO_ON)
    assert re.search(r"You look at the hand of (Shem|Ham)", ada.text)
    assert "It holds" in ada.text
    ada.type("")
    assert "Noah" in ada.text
