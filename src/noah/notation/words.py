"""The words people read: one Project Fluent catalogue for each language, in ``words/``.

Sentences are whole in the catalogue; code passes plain values and never joins fragments. The same catalogues are
read by whatever else speaks to people.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, reduce
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from noah.notation.cards import shown
from noah.notation.errors import MalformedError

LANGUAGES = ("en", "fr")
"""The languages that have a catalogue; the first is spoken where nothing else is asked for."""

_REGIONS = {"en": "en_GB", "fr": "fr_FR"}
"""The manners of each language for numbers, plurals and lists."""
_REMEMBERED = 4096


class Words:
    """One language. Call it with a message's key and its variables.

    >>> words = words_in("fr")
    >>> words("animal-a", species="donkey")
    'un âne'
    """

    def __init__(self, language: str, catalogue: str) -> None:
        """Read a catalogue.

        Args:
            language: one of LANGUAGES.
            catalogue: the text of a Fluent resource.
        """
        self.language = language
        self._region = _REGIONS[language]
        # Isolation marks keep mixed scripts apart on a page; a terminal shows them as boxes.
        self._bundle = FluentBundle([self._region.replace("_", "-")], use_isolating=False)
        self._bundle.add_resource(FluentResource(catalogue))
        # A table says the same again and again, and Fluent works it out anew each time.
        self._said = lru_cache(_REMEMBERED)(self._say)

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The message ``key``.

        Args:
            key: its name in the catalogue.
            values: its variables.

        Raises:
            LookupError: the catalogue lacks the message, or the message lacks a variable; a fault of the program.
        """
        return self._said(key, **values)

    def _say(self, key: str, /, **values: str | int) -> str:
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise LookupError(f"The catalogue '{self.language}' has no message '{key}'.")
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise LookupError(f"'{key}' in '{self.language}': {errors[0]}")
        return str(text)

    def all_of(self, items: Sequence[str]) -> str:
        """The items as a list of which all hold: 'a, b and c'."""
        return format_list(items, "standard", self._region)

    def in_order(self, items: Sequence[str]) -> str:
        """The items as they follow one another: 'a, b, c'."""
        if not items:
            return ""
        # What the locales call a list of units ends with an "and" in some of them.
        return reduce(lambda before, after: self("items", before=before, after=after), items)

    def one_of(self, items: Sequence[str]) -> str:
        """The items as a list of which one holds: 'a, b or c'."""
        return format_list(items, "or", self._region)


def catalogue(language: str) -> str:
    """The text of a language's catalogue, one of LANGUAGES."""
    return (files("noah.notation") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words_in(language: str) -> Words:
    """The words of one of LANGUAGES."""
    return Words(language, catalogue(language))


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: what was asked for, else what the environment prefers, else English.

    Args:
        asked: a language tag such as ``fr`` or ``fr_CA``; None when nothing was asked.
        environment: environment variables; read are ``NOAH_LANG``, ``LC_ALL``, ``LC_MESSAGES`` and ``LANG``.

    Raises:
        MalformedError: there is no catalogue in the language that was asked for.
    """
    if asked is not None:
        found = _language_of(asked)
        if found is None:
            raise MalformedError(
                f"There are no words in the language {shown(asked)}: choose one of {', '.join(LANGUAGES)}."
            )
        return found
    for name in ("NOAH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _language_of(environment[name]) or LANGUAGES[0]
    return LANGUAGES[0]


def _language_of(tag: str) -> str | None:
    """The catalogue for a language tag or the name of a locale, such as ``fr-CA`` or ``fr_FR.UTF-8``."""
    language = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None
