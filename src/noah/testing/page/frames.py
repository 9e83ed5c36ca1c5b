"""What a movement costs: milliseconds of script in each frame while a card flies over the fullest table.

``python -m noah.testing.page.frames`` measures it with 18 animals on a ferry and 30 cards in a hand.
"""

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from noah.testing.page.browser import launch
from noah.testing.page.scenes import MOVING
from noah.testing.wire.serving import Serving

_SCRIPT = {
    "FunctionCall",
    "EvaluateScript",
    "RunMicrotasks",
    "TimerFire",
    "FireAnimationFrame",
    "EventDispatch",
}
_FRAME = 1000 / 60
_AFTER = 600
"""Milliseconds that are watched; a movement takes 300 at the most."""
_STARTS = "noah-told"


def measure(browser: Browser, url: str) -> list[float]:
    """Milliseconds of script in each frame from the moment when the page is told of the movement."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    standin = MOVING.show(page, url)
    page.locator(".hand li").last.wait_for()
    page.evaluate("new Promise((done) => requestIdleCallback(done))")
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    page.evaluate("performance.mark('noah-told')")
    standin.tell()
    page.evaluate(f"new Promise((done) => setTimeout(done, {_AFTER}))")
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return _frames(events)


def _frames(events: Sequence[dict[str, Any]]) -> list[float]:
    mark = next(event for event in events if event["name"] == _STARTS)
    begin, thread = mark["ts"], (mark["pid"], mark["tid"])
    spans = sorted(
        (event["ts"], event["ts"] + event.get("dur", 0))
        for event in events
        if event["name"] in _SCRIPT
        and (event["pid"], event["tid"]) == thread
        and event["ts"] > begin
    )
    frames = [0.0] * int(_AFTER / _FRAME)
    reached = 0
    for start, end in spans:
        # A call within a call is counted once.
        first = max(start, reached)
        reached = max(reached, end)
        place = int((first - begin) / 1000 / _FRAME)
        if end > first and place < len(frames):
            frames[place] += (end - first) / 1000
    return frames


def main() -> None:
    """Measure five times, and write the worst frames of each."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "noah.db") as serving,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for _ in range(5):
            frames = measure(browser, serving.url)
            told = max(range(len(frames)), key=frames.__getitem__)
            moving = sorted(frames[told + 1 :], reverse=True)[:3]
            sys.stdout.write(
                f"frame in which the page is told {frames[told]:5.1f} ms; "
                f"the three longest while it moves {', '.join(f'{each:.1f}' for each in moving)} ms\n"
            )


if __name__ == "__main__":
    main()
