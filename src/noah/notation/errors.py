"""The errors that people can cause. Each message is one sentence that says what is wrong and what would be right."""


class NoahError(Exception):
    """Base of every error that this package raises for something a caller, a file or a person got wrong."""


class MalformedError(NoahError, ValueError):
    """A text that is not of the notation: no card, no action, no record."""


class RecordError(MalformedError):
    """Something that is no ``noah-record/1``, or does not hold a whole game.

    Attributes:
        where: the place inside the record, as a JSON path (``rounds[1].deck[7]``); empty for the record itself.
        what: what is wrong there.
    """

    def __init__(self, where: str, what: str) -> None:
        """Say what is wrong and where."""
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


class MissingPackageError(NoahError, ImportError):
    """An optional package is not installed."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        """Say what needs the package, and which of Noah's extras brings it."""
        super().__init__(f"{what} needs the package {package}: pip install 'noah[{extra}]'.")
