"""Structured logs: one JSON object a line. No tokens, hands or message texts: events name tables and kinds alone."""

import logging
import sys
import traceback
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

# What clients do wrong is their own affair: it is answered, and whoever wanted to could fill the log with it.
_CLIENTS_FAULTS = (
    "ASGI callable returned without completing handshake",
    "Invalid UTF-8 sequence received from client",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of the HTTP server's own log is about this server."""
    return not str(record.msg).startswith(_CLIENTS_FAULTS)


_log = structlog.get_logger(__name__)


def log_error(event: str, error: BaseException, **what: str) -> None:
    """Tell the host of a fault, by its kind and place.

    The exception itself is handed to nobody: how structlog shows one is set up by whoever runs the application, and
    may show the variables around it, such as a deck.
    """
    _log.error(event, **what, **_named(error))


def _named(error: BaseException) -> dict[str, Any]:
    """The kind of an exception and where it came from, without its message."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(error).__qualname__, "where": where}


def name_error(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Put the kind of an exception and where it came from in place of the exception itself.

    Its message and the variables around it stay out of the log: they can hold cards, names and tokens.
    """
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event.update(_named(error))
    return event


def set_up_logs() -> None:
    """Log as JSON to standard error, ours and the libraries'."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        name_error,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
