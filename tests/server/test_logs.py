"""What the log tells of an exception: its kind and its place, never what it says."""

import logging

import pytest
import structlog

from noah.server.logs import set_up_logs

CARD = "panda:f"


@pytest.mark.parametrize("ours", [True, False], ids=["our log", "a library's log"])
def test_an_exception_is_named_without_its_message(
    capfd: pytest.CaptureFixture[str], *, ours: bool
) -> None:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    set_up_logs()
    try:
        try:
            raise LookupError(CARD)
        except LookupError:
            log = structlog.get_logger() if ours else logging.getLogger("library")
            log.exception("it failed")
    finally:
        structlog.reset_defaults()
        root.handlers, root.level = handlers, level
    told = capfd.readouterr().err
    assert "it failed" in told
    assert "LookupError" in told
    assert "test_logs.py" in told
    assert CARD not in told
