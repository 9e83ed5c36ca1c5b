"""Why an action is refused: a code for programs, a sentence for people."""

from collections.abc import Callable

import pytest

from noah.core.reasons import CODES
from noah.game.errors import IllegalActionError
from noah.game.reasons import Reason
from noah.game.values import Card
from noah.testing.scene import Scene, scene, solo_scene


def loading() -> Scene:
    return scene(docks=["cat:m bear:f"], hands=["panda:f snail elephant:m"])


def full() -> Scene:
    """A ferry that takes 2 more."""
    return scene(frog=True, docks=["elephant:m rhinoceros:m"], hands=["frog:m cat:m bear:m"])


def heavy() -> Scene:
    """A ferry that weighs 17, too much for a woodpecker."""
    return scene(docks=["elephant:m bear:m"], hands=["woodpecker:m cat:m"])


def roommates() -> Scene:
    return scene(docks=["cat:m"], hands=["cat:f bear:f"], roommates=0)


def walking() -> Scene:
    return loading().play("load snail:m")


def swapping() -> Scene:
    return scene(hands=["lion:m cat:m", "cat:f panda:m"]).play("load lion:m")


def peeking() -> Scene:
    return scene(hands=["giraffe:m cat:m"]).play("load giraffe:m")


def fleeing() -> Scene:
    s = scene(crocodile=True, docks=["cat:m"], hands=["crocodile:m bear:f"])
    return s.play("load crocodile:m")


def giving() -> Scene:
    s = scene(docks=["elephant:m rhinoceros:m"], hands=["cat:m bear:f"])
    return s.play("load cat:m", "noah 2")


def ordering() -> Scene:
    return solo_scene(hand="giraffe:m cat:m", stock="cat:f bear:m ...").play("load giraffe:m")


def lifting() -> Scene:
    s = solo_scene(hand="lion:m cat:f", stock="...", docks=["cat:m bear:f panda:m"], noah=1)
    return s.play("load lion:m")


@pytest.mark.parametrize(
    ("make", "action", "code", "sentence"),
    [
        (loading, "noah 1", "phase", "the game is in the phase 'load'."),
        (loading, "draw cat:m", "phase", "the game is in the phase 'load'."),
        (loading, "order cat:m", "phase", "the game is in the phase 'load'."),
        (loading, "load cat:f", "not-in-hand", "that card is not there to play."),
        (loading, "load panda:f", "sex", "a male animal is needed."),
        (loading, "load snail:f", "sex", "a male animal is needed."),
        (loading, "take", "not-forced", "a card can be loaded, and nobody takes back by choice."),
        (full, "load bear:m", "weight", "the ferry takes just 2 more."),
        (
            full,
            "load frog:m=5",
            "weight",
            "a frog above weight 1 must fill the ferry, which takes just 2 more.",
        ),
        (heavy, "load woodpecker:m", "weight", "the ferry weighs more than 13 already."),
        (
            roommates,
            "load cat:f",
            "roommates",
            "its species is aboard already, and this ferry takes none twice.",
        ),
        (walking, "noah 1", "dock", "Noah's way or the lion's reach does not go there."),
        (walking, "noah 0", "dock", "Noah's way or the lion's reach does not go there."),
        (walking, "load panda:f", "phase", "the game is in the phase 'noah'."),
        (swapping, "swap 0", "seat", "choose another player of this game."),
        (swapping, "swap 3", "seat", "choose another player of this game."),
        (peeking, "peek 0", "seat", "choose another player of this game."),
        (peeking, "peek 4", "seat", "choose another player of this game."),
        (fleeing, "flee 0", "seat", "choose another player of this game."),
        (giving, "give bear:f 0", "seat", "choose another player of this game."),
        (giving, "give bear:m 1", "not-in-hand", "that card is not there to play."),
        (giving, "take", "phase", "the game is in the phase 'give'."),
        (ordering, "order cat:f bear:m", "not-in-hand", "that card is not there to play."),
        (ordering, "order cat:f cat:f cat:f", "not-in-hand", "that card is not there to play."),
        (lifting, "lift 0 1", "dock", "Noah's way or the lion's reach does not go there."),
        (lifting, "lift 1 0", "dock", "Noah's way or the lion's reach does not go there."),
        (lifting, "lift 4 17", "dock", "Noah's way or the lion's reach does not go there."),
    ],
    ids=range(27),
)
def test_refusal_has_a_code_and_a_sentence(
    make: Callable[[], Scene], action: str, code: str, sentence: str
) -> None:
    s = make()
    with pytest.raises(IllegalActionError) as caught:
        s.play(action)
    assert caught.value.reason.code == code
    assert str(caught.value) == f"'{action}' is not legal now: {sentence}"


def test_drawn_card_must_be_in_the_hand() -> None:
    s = swapping().play("swap 1")
    assert s.refusal("draw elephant:m") == Reason("not-in-hand")
    s.play("draw cat:f")
    assert s.refusal("return panda:m") == Reason("not-in-hand")


def test_every_code_has_a_sentence() -> None:
    details = {"need": "m", "room": 3, "phase": "load"}
    for code in CODES[1:]:
        assert str(Reason(code, **details)).endswith(".")  # type: ignore[arg-type]  # as they should be


def test_needed_sex_is_said() -> None:
    assert loading().refusal("load panda:f") == Reason("sex", need="m")
    assert str(Reason("sex", need="f")) == "a female animal is needed."


def test_every_card_of_a_hand_that_cannot_be_loaded_has_its_reason() -> None:
    s = scene(docks=["cat:m bear:f elephant:m"], hands=["panda:m giraffe:f parrot:f snail"])
    assert s.view(0).reasons == {
        Card("panda:m"): Reason("sex", need="f"),
        Card("giraffe:f"): Reason("weight", room=2),
    }


def test_reasons_are_for_the_seat_to_act_alone() -> None:
    s = loading()
    assert s.view(1).reasons == s.view(None).reasons == {}
    assert s.play("load snail:m").view(0).reasons == {}
