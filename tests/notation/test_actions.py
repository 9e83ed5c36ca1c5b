"""The text of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noah.core.actions import ACTIONS, BLOCKS, LIFT, ORDER, ORDERED
from noah.core.cards import HELD_KINDS
from noah.notation.actions import ACTION_TEXT, VERB_OF, VERBS, parse_action, print_action
from noah.notation.errors import MalformedError

TOPS = st.lists(st.integers(0, HELD_KINDS - 1), min_size=1, max_size=ORDERED)


def test_every_action_is_read_as_it_is_written() -> None:
    for action in (a for a in range(ACTIONS) if VERB_OF[a] != "order"):
        text = print_action(action)
        parsed = parse_action(text)
        assert (parsed.verb, parsed.id, parsed.cards) == (VERB_OF[action], action, ())
        assert parsed.id_with(()) == action
        assert text == ACTION_TEXT[action]


def test_texts_are_distinct() -> None:
    texts = [text for text in ACTION_TEXT if text]
    assert len({*texts}) == len(texts) == ACTIONS - 6


def test_verbs_are_those_of_the_table() -> None:
    assert tuple(verb for verb, _, _ in BLOCKS) == VERBS
    assert tuple(dict.fromkeys(VERB_OF)) == VERBS


@given(TOPS, st.integers(0, 5))
def test_order_is_read_as_the_first_id_that_lays_its_cards(top: list[int], n: int) -> None:
    fitting = {1: (0,), 2: (0, 2), 3: range(6)}[len(top)]
    order = fitting[n % len(fitting)]
    text = print_action(ORDER + order, top)
    action = parse_action(text).id_with(top)
    assert action is not None
    assert ORDER <= action <= ORDER + order
    assert print_action(action, top) == text


@given(TOPS, TOPS)
def test_order_of_other_cards_has_no_id(top: list[int], named: list[int]) -> None:
    text = print_action(ORDER, named)
    assert (parse_action(text).id_with(top) is not None) == (sorted(top) == sorted(named))


def test_order_of_more_than_three_shows_the_top_three() -> None:
    assert print_action(ORDER, [0, 1, 2, 3]) == print_action(ORDER, [0, 1, 2])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it begins with one of load, take, flee"),
        ("fly", "it begins with one of load, take, flee"),
        ("LOAD cat:m", "it begins with one of load, take, flee"),
        (" load cat:m", "it begins with one of load, take, flee"),
        ("load\tcat:m", "it begins with one of load, take, flee"),
        ("load", "write 'load CARD'"),
        ("load  cat:m", "write 'load CARD'"),
        ("load cat:m cat:m", "write 'load CARD'"),
        ("load snail", "write 'snail:m' or 'snail:f'"),
        ("take cat:m", "write 'take'"),
        ("keep 1", "write 'keep'"),
        ("flee", "write 'flee SEAT'"),
        ("peek 5", "'5' is no seat: write a number from 0 to 4"),
        ("swap -1", "'-1' is no seat"),
        ("swap 1.0", "'1.0' is no seat"),
        ("noah 5", "'5' is no dock: write a number from 0 to 4"),
        ("noah 01", "'01' is no dock"),
        ("noah ٣", "is no dock"),
        ("noah ²", "is no dock"),
        ("noah 99999999999999999999", "is no dock"),
        ("give panda:f", "write 'give CARD SEAT'"),
        ("give 1 panda:f", "is no card"),
        ("give snail:f 1", "write 'snail'"),
        ("return frog:m=3", "write 'frog:m'"),
        ("lift 2", "write 'lift DOCK POSITION'"),
        ("lift 2 18", "'18' is no position: write a number from 0 to 17"),
        ("order", "write 'order' and one to three cards"),
        ("order cat:m cat:m cat:m cat:m", "write 'order' and one to three cards"),
        ("order unicorn:m", "is no card"),
        ("order cat:m ", "is no card"),
    ],
)
def test_what_is_no_action_is_refused(text: str, says: str) -> None:
    with pytest.raises(MalformedError) as refused:
        parse_action(text)
    assert says in str(refused.value)
    assert str(refused.value).endswith(".")


def test_highest_position_is_read() -> None:
    assert parse_action("lift 4 17").id == LIFT + 4 * 18 + 17
