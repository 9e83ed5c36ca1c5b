"""Move Noah: after a male to one of the two docks across, after a female to one of the two next to his."""

import pytest

from noah.game.reasons import Reason
from noah.notation.errors import MalformedError
from noah.testing.scene import scene

ACROSS = {0: (2, 3), 1: (3, 4), 2: (0, 4), 3: (0, 1), 4: (1, 2)}
BESIDE = {0: (1, 4), 1: (0, 2), 2: (1, 3), 3: (2, 4), 4: (0, 3)}


@pytest.mark.parametrize(("sex", "ways"), [("m", ACROSS), ("f", BESIDE)])
@pytest.mark.parametrize("dock", range(5))
def test_the_docks_are_a_circle(sex: str, ways: dict[int, tuple[int, int]], dock: int) -> None:
    s = scene(hands=[f"bear:{sex} cat:m"], noah=dock)
    assert s.preview(f"load bear:{sex}").docks == ways[dock]
    s.play(f"load bear:{sex}")
    assert (s.phase, s.turn, s.noah) == ("noah", 0, dock)
    assert s.legal == [f"noah {way}" for way in ways[dock]]
    for way in {*range(5)} - {*ways[dock]}:
        assert s.refusal(f"noah {way}") == Reason("dock")


@pytest.mark.parametrize("way", [1, 4])
def test_he_stands_where_he_went_and_the_next_animal_goes_there(way: int) -> None:
    s = scene(hands=["bear:f ...", "cat:m ..."]).play("load bear:f", f"noah {way}")
    assert (s.noah, s.turn, s.phase) == (way, 1, "load")
    assert s.play("load cat:m").docks[way] == "cat:m"


@pytest.mark.parametrize(
    ("card", "held", "ways"),
    [
        ("snail:m", "snail", [2, 3]),
        ("snail:f", "snail", [1, 4]),
        ("frog:m", "frog:m", [2, 3]),
        ("frog:f", "frog:f", [1, 4]),
        ("crocodile:m", "crocodile:m", [2, 3]),
        ("crocodile:f", "crocodile:f", [1, 4]),
        ("woodpecker:m", "woodpecker:m", [2, 3]),
        ("parrot:f", "parrot:f", [1, 4]),
    ],
)
def test_it_is_the_sex_of_the_animal_just_loaded(card: str, held: str, ways: list[int]) -> None:
    s = scene(players=5, frog=True, crocodile=True, hands=[f"{held} cat:f"]).play(f"load {card}")
    assert s.legal == [f"noah {way}" for way in ways]


def test_it_is_not_the_sex_of_those_that_lay_there() -> None:
    s = scene(docks=["bear:m cat:f"], hands=["panda:m cat:m"]).play("load panda:m")
    assert s.legal == ["noah 2", "noah 3"]


def test_he_goes_before_anything_else_is_played() -> None:
    s = scene(hands=["bear:f cat:m"]).play("load bear:f")
    assert s.refusal("load cat:m") == Reason("phase", phase="noah")
    assert s.refusal("take") == Reason("phase", phase="noah")
    assert s.refusal("give cat:m 1") == Reason("phase", phase="noah")
    assert str(Reason("phase", phase="noah")) == "the game is in the phase 'noah'."


def test_there_is_no_sixth_dock() -> None:
    s = scene(hands=["bear:f cat:m"]).play("load bear:f")
    with pytest.raises(MalformedError, match="from 0 to 4"):
        s.play("noah 5")


def test_the_refusal_is_told_in_words() -> None:
    assert str(Reason("dock")).startswith("Noah's way")
