"""Settings: from the environment, from the command line, and what is refused with a sentence."""

import os
import subprocess
import sys
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from noah.notation.errors import MalformedError
from noah.server.settings import Settings
from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

PROGRAM = "from noah.cli.main import main; main()"


def test_without_an_environment_all_have_their_defaults() -> None:
    assert Settings.from_environment({}) == Settings()


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_each_has_a_variable(name: str) -> None:
    default = getattr(Settings(), name)
    text, value = ("7", 7) if isinstance(default, int) else ("/seven", "/seven")
    settings = Settings.from_environment({f"NOAH_{name.upper()}": text})
    assert asdict(settings) == {**asdict(Settings()), name: value}


def test_the_command_line_comes_first() -> None:
    environment = {"NOAH_PORT": "7", "NOAH_HOST": "::1"}
    settings = Settings.from_environment(environment, port=8, host=None)
    assert (settings.port, settings.host) == (8, "::1")


@pytest.mark.parametrize(
    ("given", "kept"), [("/noah/", "/noah"), ("/", ""), ("", ""), ("/a/b", "/a/b")]
)
def test_a_root_path_ends_without_a_slash(given: str, kept: str) -> None:
    assert Settings.from_environment({"NOAH_ROOT_PATH": given}).root_path == kept


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "http"),
        ("port", ""),
        ("port", "-1"),
        ("port", "65536"),
        ("port", "8000.0"),
        ("port", "٣"),
        ("port", "9" * 5_000),
        ("guest_rate", "0"),
        ("guest_rate", "many"),
        ("largest_body", "0"),
        ("sockets_per_guest", "0"),
        ("root_path", "noah"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(name: str, text: str) -> None:
    with pytest.raises(MalformedError, match=r"^[A-Z].*\.$") as refused:
        Settings.from_environment({f"NOAH_{name.upper()}": text})
    assert len(str(refused.value)) < 200


def test_the_program_ends_with_that_sentence() -> None:
    environment = {**os.environ, "NOAH_PORT": "http"}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, "serve"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr == "noah: NOAH_PORT is a whole number, not 'http'.\n"


def test_a_port_that_is_taken_is_refused(server: Serving, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, "serve", "--port", str(server.port)],
        env={**os.environ, "NOAH_DATABASE": str(tmp_path / "noah.db")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith(f"noah: Cannot listen on 127.0.0.1, port {server.port}")
    assert len(run.stderr.splitlines()) == 1
    with Client(server.url) as nobody:
        assert nobody.get("/healthz") == {"status": "ok"}
