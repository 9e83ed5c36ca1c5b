"""Measure how the page begins: ``python web/measure.py`` serves it, opens it and writes what that cost.

A phone is stood in for by halves: a line of 1.6 Mbit/s and 150 ms there and back, and a processor four times slower.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from noah.testing.page.browser import launch
from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER = 4
WATCH = """
globalThis.told = { shift: 0, longest: 0 };
new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) told.shift += value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration);
}).observe({ type: "longtask", buffered: true });
"""


def measured(browser: Browser, url: str, ready: str, slow: str) -> dict[str, Any]:
    """What it costs until ``ready`` can be seen.

    Args:
        browser: a new guest's, with nothing kept.
        url: the place to go to.
        ready: a selector of what shows that one may begin.
        slow: what is slow: ``line``, ``processor`` or ``nothing``.
    """
    with browser.new_context(viewport={"width": 360, "height": 640}) as context:
        page: Page = context.new_page()
        page.add_init_script(WATCH)
        session = context.new_cdp_session(page)
        loaded: list[float] = []
        session.on("Network.loadingFinished", lambda each: loaded.append(each["encodedDataLength"]))
        session.send("Network.enable")
        if slow == "line":
            session.send("Network.emulateNetworkConditions", LINE)
        if slow == "processor":
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(url, wait_until="commit")
        page.locator(ready).first.wait_for()
        seconds = page.evaluate("performance.now()") / 1000
        page.wait_for_timeout(500)
        return {"bytes": sum(loaded), "seconds": seconds, **page.evaluate("told")}


def main() -> None:
    """Measure the first page, and a table that somebody is led to by a link."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "noah.db") as serving,
        Client.guest(serving.url, "Ada") as ada,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        table = ada.make(2, seats=["me", "bot:greedy"])["id"]
        for name, path, ready in (
            ("first page", "/", ".btn.primary"),
            ("table", f"/table/{table}", ".docks button"),
        ):
            for slow in ("nothing", "line", "processor"):
                found = measured(browser, serving.url + path, ready, slow)
                sys.stdout.write(
                    f"{name:10}  {slow + ' slow':14}  {found['bytes'] / 1000:6.1f} kB"
                    f"  ready after {found['seconds']:5.2f} s  layout shift {found['shift']:.4f}"
                    f"  longest task {found['longest']:4.0f} ms\n"
                )


if __name__ == "__main__":
    main()
