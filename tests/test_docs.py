"""The documentation: every example in it is run, its links lead somewhere, and what is generated is fresh."""

import doctest
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path

import numpy as np
import pytest

from noah.core.actions import ACTIONS, ORDER
from noah.core.deal import new_states
from noah.core.layout import ORDERING
from noah.core.rules import legal
from noah.notation.actions import ACTION_TEXT, parse_action
from noah.testing.docs import actions_page

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS
SOURCES = sorted(
    path for path in (ROOT / "src").rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")
)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> Iterator[tuple[int, str]]:
    """The page's code blocks in a language, each with the number of its first line."""
    text = page.read_text(encoding="utf-8")
    for block in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text.count("\n", 0, block.start(1)), block[1]


def having(language: str, mark: str) -> list[Path]:
    return [page for page in PAGES if any(mark in block for _, block in blocks(page, language))]


@pytest.mark.parametrize("page", having("pycon", ">>>"), ids=name)
def test_python_examples_of_a_page(page: Path) -> None:
    """They share one namespace, as a reader would type them."""
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=FLAGS)
    names: dict[str, object] = {}
    told: list[str] = []
    for line, block in blocks(page, "pycon"):
        test = parser.get_doctest(block, names, name(page), str(page), line)
        test.globs = names
        runner.run(test, out=told.append, clear_globs=False)
    assert runner.tries > 0
    assert runner.failures == 0, "".join(told)


@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_python_examples_of_a_module(source: Path) -> None:
    parts = source.relative_to(ROOT / "src").with_suffix("").parts
    module = importlib.import_module(".".join(parts).removesuffix(".__init__"))
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        runner.run(test, out=told.append)
    assert runner.tries > 0
    assert runner.failures == 0, "".join(told)


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a block with the output that should follow it."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


@pytest.mark.parametrize("page", having("console", "$ noah"), ids=name)
def test_shell_examples_of_a_page(page: Path, tmp_path: Path) -> None:
    """They are run in a folder that holds nothing but the repository's ``tests``."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for line, block in blocks(page, "console"):
        for command, wanted in commands(block):
            done = subprocess.run(
                ["sh", "-c", command],
                cwd=tmp_path,
                env={**os.environ, "PATH": path, "COLUMNS": "80"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            agrees = doctest.OutputChecker().check_output(wanted, done.stdout, FLAGS)
            assert agrees, f"{name(page)}, from line {line}: $ {command}\n{done.stdout}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_python_example_is_one_that_is_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    run = sum(block.count(">>> ") for _, block in blocks(page, "pycon"))
    assert text.count("\n>>> ") == run


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as Markdown viewers make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target:
            continue
        file, _, anchor = target.partition("#")
        linked = page.parent / file if file else page
        assert linked.exists(), f"{name(page)} links to {target}"
        assert not anchor or anchor in anchors(linked), f"{name(page)} links to {target}"


def test_page_of_actions_is_fresh() -> None:
    page = (ROOT / "docs" / "actions.md").read_text(encoding="utf-8")
    assert page == actions_page(), "run `make docs` and commit docs/actions.md"


def test_page_of_actions_names_every_action() -> None:
    found = re.findall(r"(?:^|\s)(\d+) ([a-z]+(?: [a-z0-9:=]+)*)", actions_page())
    listed = {int(number): text for number, text in found if int(number) < ACTIONS}
    assert {n: ACTION_TEXT[n] for n in range(ACTIONS) if ACTION_TEXT[n]}.items() <= listed.items()


def test_lowest_number_of_an_order_is_the_legal_one() -> None:
    """What docs/actions.md says of equal cards, for every way in which up to three cards can be equal."""
    out = np.empty(ACTIONS, np.int16)
    for shown in (1, 2, 3):
        for stock in product((4, 5, 6), repeat=shown):
            states = new_states(1, 1)
            states["phase"] = ORDERING
            states["stock_n"] = shown
            states["stock"][0, :shown] = stock[::-1]
            top = list(stock)
            found = out[: legal(states, 0, out)].tolist()
            names = ["lion:m", "lion:f", "woodpecker:m"]
            wanted = {
                parse_action("order " + " ".join(names[stock[card] - 4] for card in order)).id_with(
                    top
                )
                for order in permutations(range(shown))
            }
            assert {*found} == wanted
            assert min(found) == ORDER


def test_index_lists_every_page() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert {page for page in pages if f"]({page})" not in index} == set()
