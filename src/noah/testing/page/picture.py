"""The picture that README opens with: ``python -m noah.testing.page.picture`` writes ``docs/table.jpg``."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from noah.testing.page.browser import launch
from noah.testing.page.positions import WEB
from noah.testing.page.scenes import called
from noah.testing.wire.serving import Serving

PICTURE = WEB.parent / "docs" / "table.jpg"
_QUALITY = 85


def main() -> None:
    """Write the picture."""
    (scene,) = called(["chosen"])
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "noah.db") as serving,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        page = browser.new_page(
            viewport={"width": 1366, "height": 768}, color_scheme="light", reduced_motion="reduce"
        )
        scene.show(page, serving.url, "?lang=en")
        page.screenshot(path=PICTURE, type="jpeg", quality=_QUALITY)


if __name__ == "__main__":
    main()
