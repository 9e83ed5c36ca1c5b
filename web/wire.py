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
LIVE = get_args(answers.LiveMessage)
TYPES = [
    answers.NewGuestAnswer,
    answers.Me,
    answers.Table,
    answers.Tables,
    answers.Events,
    answers.Hint,
    answers.ProblemAnswer,
    *LIVE,
    requests.NewGuest,
    requests.Rename,
    requests.NewTable,
    requests.Join,
    requests.Start,
    requests.Actions,
    requests.LiveActions,
]
ALIASES = {
    "Cards": answers.Cards,
    "Bots": answers.Bots,
}
"""Types without a name of their own."""


def generate() -> str:
    """The text of the file."""
    schemas, components = msgspec.json.schema_components(
        [*ALIASES.values(), *TYPES], ref_template="#/$defs/{name}"
    )
    components.update(zip(ALIASES, schemas, strict=False))
    components["LiveMessage"] = {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in LIVE]}
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
