"""Measure how the page begins: ``python web/measure.py`` serves it, opens it and writes what that cost.

A phone is stood in for by halves: a line of 1.6 Mbit/s and 150 ms there and back, and a processor four times slower.
An answer that is no page is opened too: what that costs is the browser's and this machine's own.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from noah.testing.page.browser import launch
from noah.testing.wire.serving import Serving

LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER = 4
WATCHED = 4_000
"""Milliseconds. The page is asked nothing meanwhile, which would be work of its own."""
WATCH = """
globalThis.told = { ready: 0, shift: 0, tasks: [] };
new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) told.shift += value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.tasks.push(duration);
}).observe({ type: "longtask", buffered: true });
requestAnimationFrame(function look() {
    if (document.querySelector(%r)?.checkVisibility({ opacityProperty: true })) told.ready = performance.now();
    else requestAnimationFrame(look);
});
"""


def measured(context: BrowserContext, url: str, ready: str, slow: str) -> dict[str, Any]:
    """What it costs until ``ready`` can be seen.

    Args:
        context: a browser's that has nothing in store.
        url: the place to go to.
        ready: a selector of what shows that one may begin.
        slow: what is slow: ``line``, ``processor`` or ``nothing``.
    """
    page = context.new_page()
    page.add_init_script(WATCH % ready)
    session = context.new_cdp_session(page)
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda each: loaded.append(each["encodedDataLength"]))
    session.send("Network.enable")
    if slow == "line":
        session.send("Network.emulateNetworkConditions", LINE)
    if slow == "processor":
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url, wait_until="commit")
    page.wait_for_timeout(WATCHED)
    return {"bytes": sum(loaded), **page.evaluate("told")}


def table_of(context: BrowserContext, url: str) -> str:
    """The id of a new table at which the browser's guest plays."""
    asked = context.request
    asked.post(f"{url}/api/guests", data={"name": "Ada", "cookie": True})
    table = {"players": 3, "seats": ["me", "bot:greedy", "bot:greedy"]}
    return str(asked.post(f"{url}/api/tables", data=table).json()["id"])


def places(url: str) -> Iterator[tuple[str, Callable[[BrowserContext], str], str]]:
    """Name, path and the selector of what shows that one may begin, of what is measured."""
    yield "no page", lambda _: "/api/cards", "pre"
    yield "first page", lambda _: "/", ".doors .primary"
    yield "table", lambda context: f"/table/{table_of(context, url)}", ".hand button"


def measure(browser: Browser, url: str) -> None:
    """Measure each place with a slow line, with a slow processor, and with neither."""
    for name, path, ready in places(url):
        for slow in ("nothing", "line", "processor"):
            with browser.new_context(viewport={"width": 360, "height": 640}) as context:
                found = measured(context, url + path(context), ready, slow)
            tasks = " ".join(f"{duration:.0f}" for duration in found["tasks"]) or "none"
            sys.stdout.write(
                f"{name:10}  {slow + ' slow':14}  {found['bytes'] / 1000:6.1f} kB"
                f"  ready after {found['ready'] / 1000:5.2f} s  layout shift {found['shift']:.4f}"
                f"  tasks above 50 ms: {tasks}\n"
            )


def main() -> None:
    """Measure in a browser and against a server of their own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "noah.db") as serving,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        measure(browser, serving.url)


if __name__ == "__main__":
    main()
