"""``Card`` and ``Action``: texts of the notation that know what they say."""

import copy
import pickle

import pytest

from noah.core.actions import ACTIONS
from noah.game.values import ACTION_OF, HELD_CARDS, Action, Card
from noah.notation.actions import ACTION_TEXT, VERBS, parse_action, print_action
from noah.notation.cards import HELD_TEXT, LYING_TEXT
from noah.notation.errors import MalformedError, NoahError

NO_TEXTS: list[object] = [None, 5, 2.5, True, b"cat:m", ["cat:m"], {"cat:m"}, {}, object, 10**5000]


@pytest.mark.parametrize("text", sorted({*HELD_TEXT, *LYING_TEXT}))
def test_card_is_its_text(text: str) -> None:
    card = Card(text)
    assert card == text
    assert hash(card) == hash(text)
    assert repr(card) == f"Card('{text}')"
    assert eval(repr(card)) == card  # noqa: S307  # what is tested: a repr is its constructor
    assert type(copy.deepcopy(card)) is type(pickle.loads(pickle.dumps(card))) is Card  # noqa: S301  # our own bytes
    assert text.startswith(card.species)
    assert card.sex == (None if text == "snail" else text.partition(":")[2][0])


@pytest.mark.parametrize(
    ("text", "weight", "tears"),
    [
        ("snail", 1, 2),
        ("snail:f", 1, 2),
        ("elephant:m", 10, 0),
        ("panda:f", 4, 4),
        ("parrot:m", 0, 2),
        ("crocodile:f", 6, 0),
        ("frog:m", 1, 5),
        ("frog:m=4", 4, 5),
    ],
)
def test_card_knows_its_weight_and_tears(text: str, weight: int, tears: int) -> None:
    assert (Card(text).weight, Card(text).tears) == (weight, tears)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no card: the species are bear, cat,"),
        ("cat", "'cat' is no card on a ferry: write 'cat:m' or 'cat:f'."),
        ("Cat:m", "'Cat:m' is no card: the species are"),
        ("cat:x", "write 'cat:m' or 'cat:f'."),
        ("cat:m ", "write 'cat:m' or 'cat:f'."),
        ("snail:", "write 'snail:m' or 'snail:f'."),
        ("frog:m=1", "or with a weight from 2 to 5 as in 'frog:m=4'."),
        ("frog:m=6", "or with a weight from 2 to 5 as in 'frog:m=4'."),
        ("cat:m=2", "write 'cat:m' or 'cat:f'."),
        ("x" * 10_000, "is no card: the species are"),
    ],
)
def test_what_is_no_card_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(MalformedError) as caught:
        Card(text)
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("text", NO_TEXTS, ids=range(len(NO_TEXTS)))
@pytest.mark.parametrize("value", [Card, Action])
def test_what_is_no_text_is_refused_in_a_sentence(value: type, text: object) -> None:
    with pytest.raises(NoahError, match=r"is a text such as '.*', not .*\.$"):
        value(text)


@pytest.mark.parametrize("number", range(ACTIONS))
def test_action_is_its_text(number: int) -> None:
    text = ACTION_TEXT[number] or "order snail cat:f lion:m"
    action = Action(text)
    assert action == text
    assert repr(action) == f"Action('{text}')"
    assert type(copy.deepcopy(action)) is type(pickle.loads(pickle.dumps(action))) is Action  # noqa: S301  # our own bytes
    assert action.verb == text.split(" ")[0]
    assert action.parsed == parse_action(text)
    assert action.parsed.id in {number, None}


def test_actions_by_their_numbers_are_all_but_the_orders() -> None:
    assert {action for action in range(ACTIONS) if action not in ACTION_OF} == {*range(246, 252)}
    assert all(print_action(number) == action for number, action in ACTION_OF.items())
    assert all(type(action) is Action for action in ACTION_OF.values())
    assert [*HELD_CARDS] == [*HELD_TEXT]


@pytest.mark.parametrize(
    ("text", "card", "cards", "seat", "dock", "position"),
    [
        ("load frog:m=4", "frog:m=4", ("frog:m=4",), None, None, None),
        ("take", None, (), None, None, None),
        ("flee 3", None, (), 3, None, None),
        ("peek 0", None, (), 0, None, None),
        ("swap 4", None, (), 4, None, None),
        ("draw snail", "snail", ("snail",), None, None, None),
        ("return cat:f", "cat:f", ("cat:f",), None, None, None),
        ("noah 4", None, (), None, 4, None),
        ("give panda:f 1", "panda:f", ("panda:f",), 1, None, None),
        ("order snail", None, ("snail",), None, None, None),
        ("order snail cat:f cat:f", None, ("snail", "cat:f", "cat:f"), None, None, None),
        ("lift 3 17", None, (), None, 3, 17),
        ("keep", None, (), None, None, None),
    ],
)
def test_action_knows_what_it_names(
    text: str,
    card: str | None,
    cards: tuple[str, ...],
    seat: int | None,
    dock: int | None,
    position: int | None,
) -> None:
    action = Action(text)
    assert (action.card, action.cards) == (card, cards)
    assert (action.seat, action.dock, action.position) == (seat, dock, position)
    assert all(type(named) is Card for named in action.cards)


def test_every_verb_is_looked_at_above() -> None:
    verbs = "load take flee peek swap draw return noah give order lift keep"
    assert " ".join(VERBS) == verbs


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "load", "load ", "load cat", "load  cat:m", "load cat:m ", " load cat:m"),
        *("load snail", "draw snail:f", "return frog:m=4", "give cat:m", "give cat:m 5"),
        *("noah 5", "noah -1", "noah 01", "noah +1", "noah 1.0", "noah ²", "noah 1 1", "noah ١"),
        *("take 1", "keep keep", "order", "order cat:m cat:m cat:m cat:m", "order snail:m"),
        *("lift 1", "lift 1 18", "lift 5 0", "LOAD cat:m", "load\tcat:m", "load cat:m\n", "\ud800"),
    ],
)
def test_what_is_no_action_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(MalformedError, match=r"^'.*' is no .*\.$"):
        Action(text)
