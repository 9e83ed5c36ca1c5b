"""``Options``: what may be agreed, and its form in a record."""

from typing import Any

import pytest

from noah.core.cards import DECK_SIZE
from noah.notation.errors import MalformedError, RecordError
from noah.notation.options import Options, options_from_json
from noah.testing.classes import EVERY_OPTIONS


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_options_are_their_record(options: Options) -> None:
    assert options_from_json(options.players, options.to_json()) == options


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        (Options(1), 31),
        (Options(1, solo="advanced"), 39),
        (Options(1, solo="expert"), 47),
        (Options(2), 31),
        (Options(3), 31),
        (Options(4), 39),
        (Options(5), 47),
        (Options(3, frog=True), 30),
        (Options(3, crocodile=True), 31),
        (Options(4, frog=True, crocodile=True), 38),
        (Options(5, frog=True, crocodile=True), 47),
    ],
)
def test_deck_follows_from_the_options(options: Options, cards: int) -> None:
    assert DECK_SIZE[options.deck] == cards


def test_level_of_the_game_alone_is_beginner_unless_said() -> None:
    assert Options(1) == Options(1, solo="beginner")
    assert Options(2).solo is None


NO_PLAYERS: list[Any] = [0, 6, -1, 10**30, 2.0, "2", None, True, [2]]
NO_ENDING: list[Any] = ["", "never", None, 26, [], b"rounds"]
NO_SWITCH: list[Any] = [None, 1, 0, "yes", []]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        *(({"players": n}, "1 to 5 players, not by") for n in NO_PLAYERS),
        *(({"ending": ending}, "'rounds' or 'reach26', not") for ending in NO_ENDING),
        *(({"frog": on}, "frog is True or False, not") for on in NO_SWITCH),
        ({"crocodile": 1}, "crocodile is True or False, not 1."),
        ({"roommates": "no"}, "roommates is True or False, not 'no'."),
        ({"solo": "expert"}, "Only a game alone has a solo level"),
        ({"players": 1, "solo": "master"}, "beginner, advanced or expert, not 'master'."),
        ({"players": 1, "solo": ["expert"]}, "beginner, advanced or expert, not ['expert']."),
        ({"players": 1, "frog": True}, "no bonus cards and a single round"),
        ({"players": 1, "ending": "reach26"}, "no bonus cards and a single round"),
    ],
    ids=str,
)
def test_what_cannot_be_agreed_is_refused_in_a_sentence(
    wrong: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(MalformedError) as caught:
        Options(**wrong)
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (3, {"ending": "rounds", "frog": False, "crocodile": False}),
        (3, {"ending": "rounds", "frog": False, "crocodile": False, "roommates": False, "x": 1}),
        (1, {}),
        (1, {"solo": None}),
        (1, {"solo": "beginner", "ending": "rounds"}),
        (2, {"solo": "beginner"}),
        (7, {"solo": "beginner"}),
    ],
    ids=range(8),
)
def test_record_has_exactly_the_options_of_its_kind(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        options_from_json(players, options)
