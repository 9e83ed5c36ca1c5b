"""Whatever is sent over a socket is answered, once, and the next message is answered too."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noah.testing.wire.client import STATUS, Client
from noah.testing.wire.live import Live

SHORT, LONG = 150, 10_000
ACTION = st.sampled_from(
    ["load", "take", "noah", "give", "order", "peek", "cat:m", "snail", "1", "9", " "]
)
LEAVES = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)
NEARLY = st.fixed_dictionaries(
    {},
    optional={
        "id": st.text(max_size=70) | VALUES,
        "version": st.integers(0, 3) | VALUES,
        "actions": st.lists(st.lists(ACTION, max_size=4).map(" ".join) | st.text(), max_size=9)
        | VALUES,
        "key": VALUES,
    },
)
# Half a surrogate pair can stand in JSON's escapes, but not in UTF-8.
MESSAGES: st.SearchStrategy[Any] = (
    (VALUES | NEARLY).map(json.dumps)
    | st.binary(max_size=60)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
)


def test_any_message_is_answered(ada: Client, long: bool) -> None:
    table = ada.make(2)["id"]
    with Live(ada, table) as socket:
        socket.until("table")

        @settings(max_examples=LONG if long else SHORT, suppress_health_check=[*HealthCheck])
        @given(MESSAGES)
        def send(message: Any) -> None:
            heard = len(socket.messages)
            socket.send(message)
            answer = socket.until("error")
            assert STATUS[answer["problem"]["type"]] == answer["problem"]["status"]
            # Something is sent that surely has this answer: nothing else came before it.
            socket.refused("stale", "last", 7, "take")
            assert len(socket.messages) == heard + 2

        send()
    assert ada.table(table)["version"] == 0
