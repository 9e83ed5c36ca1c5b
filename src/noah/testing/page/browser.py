"""Debian's Chromium, or Playwright's own."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    """Start the browser.

    Raises:
        FileNotFoundError: there is none on this machine.
    """
    path = shutil.which("chromium") or playwright.chromium.executable_path
    if not Path(path).exists():
        raise FileNotFoundError("There is no Chromium: install your system's package 'chromium'.")
    return playwright.chromium.launch(executable_path=path, args=_FLAGS)
