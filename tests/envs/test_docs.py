"""docs/environments.md says what the source says."""

import re
from pathlib import Path

from noah.core.actions import ACTIONS
from noah.envs.docs import renewed
from noah.envs.observation import FIELDS, SIZE

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def test_tables_are_fresh() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == renewed(page), "run `make docs` and commit docs/environments.md"


def test_tables_name_every_part_and_every_action() -> None:
    page = PAGE.read_text(encoding="utf-8")
    parts = re.findall(r"^\| ([\d–]+) \| `(\w+)` \|", page, re.MULTILINE)
    assert {field.name for field in FIELDS} <= {name for _, name in parts}
    spans = {name: span for span, name in parts}
    assert spans["top"].endswith(f"–{SIZE - 1}")
    assert spans["keep"] == f"{ACTIONS - 1}"


def test_what_has_no_marks_is_left_alone() -> None:
    assert renewed("nothing here") == "nothing here"


def test_the_training_loop_has_thirty_lines_at_most() -> None:
    page = PAGE.read_text(encoding="utf-8")
    (loop,) = re.findall(r"^>>> def train.*?(?=^>>> |^```)", page, re.MULTILINE | re.DOTALL)
    assert 20 < len(loop.strip().splitlines()) <= 30
