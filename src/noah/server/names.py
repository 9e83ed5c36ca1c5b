"""Names of people: any script, cleaned of what could deceive or break a line."""

import unicodedata

import regex

MOST_GRAPHEMES = 24
MOST_CODE_POINTS = 128
"""A grapheme can be of any length: 24 of them bound nothing."""
_MOST_MARKS = 4
"""Marks and joiners kept in a row; what is stacked higher covers the lines above."""
_MARKS = {"Mn", "Me", "Cf"}

# Control, format (direction), invisible, surrogate, private and unassigned code points, line separators. Kept are the
# joiners and variation selectors inside a grapheme: emoji and several scripts need them.
_FORBIDDEN = regex.compile(
    r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]"
    r"|(?![\u200c\u200d\ufe00-\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]"
)
_STRAY_JOINERS = regex.compile(
    r"^[\u200c\u200d]+|[\u200c\u200d]+$|(?<=\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s)"
)
# The empty pattern of Braille counts as a sign, and looks like a space.
_SPACE = regex.compile(r"[\s\u2800]+")
_GRAPHEME = regex.compile(r"\X")
_SEEN = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")


def _trimmed(text: str) -> str:
    """``text`` with at most a few marks or joiners in a row, whatever their combining class."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in _MARKS else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def clean(name: str) -> str:
    """``name`` as it may be shown, at most 24 graphemes and 128 code points; empty when nothing visible is left."""
    text = unicodedata.normalize("NFC", _FORBIDDEN.sub("", name))
    text = _trimmed(_STRAY_JOINERS.sub("", _SPACE.sub(" ", text).strip()))
    shown = "".join(_GRAPHEME.findall(text[:MOST_CODE_POINTS])[:MOST_GRAPHEMES])
    shown = _STRAY_JOINERS.sub("", shown).strip()
    return shown if _SEEN.search(shown) else ""
