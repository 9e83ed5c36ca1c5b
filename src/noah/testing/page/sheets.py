"""Contact sheets: every page and phase in a picture of its own, and many small ones on a sheet, to be looked at.

``python -m noah.testing.page.sheets`` makes them all, which takes a quarter of an hour; see ``--help``.
"""

import argparse
import base64
import itertools
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from noah.testing.page.browser import launch
from noah.testing.page.scenes import SCENES, Scene, called
from noah.testing.wire.serving import Serving

SIZES = {
    "360x640": (360, 640),
    "844x390": (844, 390),
    "1366x768": (1366, 768),
    "2560x1440": (2560, 1440),
}
LANGUAGES = ("en", "fr", "es", "ja")
THEMES = ("light", "dark")
_WIDTHS = {"360x640": 300, "844x390": 600, "1366x768": 780, "2560x1440": 780}
"""How wide a picture is on a sheet, in pixels."""
_SHEET = 1600
_MOST = 10
"""How many pictures a sheet has."""


@dataclass(frozen=True)
class Look:
    """One way to look at all scenes."""

    size: str
    language: str
    theme: str

    @property
    def folder(self) -> str:
        """Where its pictures lie, below the folder of all."""
        return f"{self.size}-{self.language}-{self.theme}"


def every_look() -> Iterator[Look]:
    """All sizes and themes in English, and all languages on a phone and on a laptop."""
    yield from (Look(*each) for each in itertools.product(SIZES, LANGUAGES[:1], THEMES))
    few = ("360x640", "1366x768")
    yield from (Look(*each) for each in itertools.product(few, LANGUAGES[1:], THEMES))


def take(browser: Browser, url: str, look: Look, scenes: Sequence[Scene], out: Path) -> list[Path]:
    """Take a picture of each scene; where they were written."""
    width, height = SIZES[look.size]
    touch = width < 1000
    paths = []
    for scene in scenes:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if look.theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=touch,
            locale="en-US",
        )
        page = context.new_page()
        scene.show(page, url, f"?lang={look.language}")
        path = out / look.folder / f"{scene.name}.png"
        page.screenshot(path=path, full_page=not scene.position)
        paths.append(path)
        context.close()
    return paths


def lay_out(browser: Browser, pictures: Sequence[Path], look: Look, path: Path) -> None:
    """Put pictures on one sheet, each with its name."""
    width = _WIDTHS[look.size]
    figures = []
    for picture in pictures:
        data = base64.b64encode(picture.read_bytes()).decode()
        figures.append(
            f'<figure><img src="data:image/png;base64,{data}" width="{width}">'
            f"<figcaption>{picture.stem}</figcaption></figure>"
        )
    style = (
        "body{margin:8px;background:#444;color:#fff;font:14px sans-serif;display:flex;flex-wrap:wrap;"
        "gap:8px;align-items:flex-start}figure{margin:0}img{display:block;max-height:1400px;object-fit:cover;"
        "object-position:top}"
    )
    page = browser.new_page(viewport={"width": _SHEET, "height": 600})
    page.set_content(f"<style>{style}</style>{''.join(figures)}")
    page.screenshot(path=path, full_page=True)
    page.close()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m noah.testing.page.sheets", description="Make contact sheets of the page."
    )
    parser.add_argument("--out", type=Path, default=Path("build/sheets"), help="where they go")
    parser.add_argument("--size", nargs="*", choices=SIZES, default=list(SIZES))
    parser.add_argument("--language", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--theme", nargs="*", choices=THEMES, default=list(THEMES))
    parser.add_argument("--scene", nargs="*", default=[scene.name for scene in SCENES])
    return parser.parse_args()


def main() -> None:
    """Make the sheets that the arguments name."""
    asked = _arguments()
    scenes = called(asked.scene)
    looks = [
        look
        for look in every_look()
        if look.size in asked.size and look.language in asked.language and look.theme in asked.theme
    ]
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "noah.db") as serving,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for look in looks:
            pictures = take(browser, serving.url, look, scenes, asked.out)
            for first in range(0, len(pictures), _MOST):
                path = asked.out / f"{look.folder}-{first // _MOST}.png"
                lay_out(browser, pictures[first : first + _MOST], look, path)


if __name__ == "__main__":
    main()
