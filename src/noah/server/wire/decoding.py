"""Reading what clients send, with an error that names what is wrong and where."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from noah.notation.cards import printable, shown
from noah.server.wire.problems import Problem

T = TypeVar("T", bound=Struct)
_MOST_NAMED = 8
_TRUNCATED = "Input data was truncated"
_UNKNOWN = "Object contains unknown field"


def decode(raw: bytes | str, type_: type[T]) -> T:
    """A JSON text as ``type_``.

    Raises:
        Problem: ``malformed``.
    """
    try:
        return msgspec.json.decode(raw, type=type_)
    except RecursionError:
        raise Problem("malformed", "This is nested too deeply.") from None
    except (msgspec.MsgspecError, UnicodeError, ValueError) as error:
        raise Problem("malformed", _sentence(str(error), raw, type_)) from None


def _sentence(error: str, raw: bytes | str, type_: type[Struct]) -> str:
    if error.startswith(_UNKNOWN) and (names := _unknown_members(raw, type_)):
        more = " and others" if len(names) > _MOST_NAMED else ""
        listed = ", ".join(map(shown, names[:_MOST_NAMED]))
        return f"Unknown {'member' if len(names) == 1 else 'members'}: {listed}{more}."
    if error == _TRUNCATED:
        return "This is no JSON: it ends too early, or holds half of a character."
    return f"{printable(error.rstrip('.').replace('`', chr(39)))}."


def _unknown_members(raw: bytes | str, type_: type[Struct]) -> list[str]:
    """The names of all unknown members; empty where they cannot be read."""
    try:
        return [*_unknown(msgspec.json.decode(raw), type_)]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return []


def _unknown(value: Any, type_: type[Struct]) -> Iterator[str]:
    """The names of the members of a JSON object that ``type_`` does not have, nor the types of its members."""
    known = {field.encode_name: field.type for field in msgspec.structs.fields(type_)}
    for name, member in value.items():
        within = known.get(name)
        if name not in known:
            yield name
        elif isinstance(within, type) and issubclass(within, Struct) and isinstance(member, dict):
            yield from _unknown(member, within)
