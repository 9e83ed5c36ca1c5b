"""The page's types of the wire are the server's."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_types_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, WEB / "wire.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
