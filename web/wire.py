"""Write the page's types of the wire, ``src/wire/wire.gen.ts``, from the server's; ``--check`` only compares."""

import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
from build import node_environment

from noah.server.wire import answers, requests

WEB = Path(__file__).resolve().parent
OUT = WEB / "src" / "wire" / "wire.gen.ts"
TYPES = [
    answers.NewGuestAnswer,
    answers.Me,
    answers.Table,
    answers.Tables,
    answers.Events,
    answers.CardFacts,
    answers.Bot,
    answers.ProblemAnswer,
    *get_args(answers.LiveMessage),
    requests.NewGuest,
    requests.Rename,
    requests.NewTable,
    requests.Join,
    requests.Start,
    requests.Actions,
    requests.LiveActions,
]


def generate() -> str:
    """The text of the file."""
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/$defs/{name}")
    done = subprocess.run(
        ["node", WEB / "tools" / "types.ts"],
        input=json.dumps({"$defs": components}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        cwd=WEB,
        env=node_environment(),
    )
    return done.stdout


if __name__ == "__main__":
    text = generate()
    if sys.argv[1:] == ["--check"]:
        if not OUT.exists() or OUT.read_text(encoding="utf-8") != text:
            sys.exit(f"{OUT.name} is stale: run 'make wire'.")
    else:
        OUT.write_text(text, encoding="utf-8")
