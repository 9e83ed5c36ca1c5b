"""What people type: numbers, the notation, names in their language, commands, and what is none of these."""

import random
from collections.abc import Callable

import pytest

from noah.cli.table.choices import Question
from noah.cli.table.phrases import Phrases
from noah.cli.table.reading import Reader, Reply, fold
from noah.game.game import Game
from noah.game.view import View
from noah.notation.words import words_in
from noah.testing.scene import scene, solo_scene

Read = Callable[..., Reply]
NAMES = ("Ada", "Ben", "Benedict")


def to_load() -> View:
    """Seat 0 loads at dock 0, where a male is needed and 10 may be added."""
    hand = "cat:m snail lion:m parrot:f elephant:m rhinoceros:m donkey:m kangaroo:f"
    place = scene(docks=["bear:m panda:f"], hands=[hand])
    return place.game.view(0)


def to_give(players: int = 3) -> View:
    """Seat 0 owes one card after a departure."""
    place = scene(
        players=players, docks=["elephant:m bear:m"], hands=["panda:m cat:f cat:m parrot:m"]
    )
    return place.play("load panda:m", "noah 2").game.view(0)


@pytest.fixture
def read() -> Read:
    """Read a line as an answer to a view's question, after ``before``, which chooses its first half."""

    def read(view: View, line: str, before: str | None = None, lang: str = "en") -> Reply:
        reader = Reader(Phrases(words_in(lang), NAMES, "glyph"))
        question: Question | None = Question.first(view)
        if before is not None:
            assert question is not None
            question = reader.read(before, question).question
        assert question is not None
        return reader.read(line, question)

    return read


def test_a_card_alone_leads_on_to_its_dock(read: Read) -> None:
    reply = read(to_load(), "cat:m")
    assert reply.question is not None
    assert [option.number for option in reply.question.options] == [2, 3]
    assert read(to_load(), "3", "cat:m").actions == ("load cat:m", "noah 3")


@pytest.mark.parametrize(
    "line",
    [
        *("cat:m 3", "load cat:m noah 3", "load cat:m 3", "CAT 3", "cat m 3", "cat ♂ 3"),
        *("male cat 3", "cat, 3", "  cat:m   to dock 3 ", "cat:m -> 3", "cat → 3"),
        *("chat mâle quai 3", "chat♂ 3"),
    ],
)
def test_card_and_dock_on_one_line(read: Read, line: str) -> None:
    lang = "fr" if "chat" in line else "en"
    assert read(to_load(), line, lang=lang).actions == ("load cat:m", "noah 3")


def test_a_number_is_the_place_in_the_list(read: Read) -> None:
    assert read(to_load(), "1 2").actions == ("load snail:m", "noah 2")
    assert read(to_load(), "2 2").actions == ("load cat:m", "noah 2")


def test_a_donkey_needs_no_dock(read: Read) -> None:
    assert read(to_load(), "donkey").actions == ("load donkey:m",)
    assert read(to_load(), "donkey 0").actions == ("load donkey:m",)
    assert "dock 0" in (read(to_load(), "donkey 1").problem or "")


def test_a_dock_given_before_the_power_is_kept_for_after_it(read: Read) -> None:
    reply = read(to_load(), "lion 2")
    assert (reply.actions, reply.planned) == (("load lion:m",), 2)
    assert "dock 2 or 3" in (read(to_load(), "lion 1").problem or "")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("parrot", "The parrot\u00a0♀ cannot be loaded: a male is needed."),
        ("kangaroo:f 2", "The kangaroo\u00a0♀ cannot be loaded: a male is needed."),
        ("snail:f", "The snail\u00a0♀ cannot be loaded: a male is needed."),
        ("giraffe", "You do not hold a giraffe\u00a0♀."),
        ("cat:f", "You do not hold a cat\u00a0♀."),
        ("frog:m=4", "You do not hold a frog\u00a0♂ at weight 4."),
        ("cat:m 4", "Noah can walk to dock 2 or 3: type one of them."),
        ("cat:m 2 3", "Noah can walk to dock 2 or 3: type one of them."),
        ("9", "Type a number from 1 to 6."),
        ("0", "Type a number from 1 to 6."),
        ("99999999999999999999", "Type a number from 1 to 6."),
        ("", "Type the number of a card, or ? for help."),
        ("noah 3", "First choose the animal that you load."),
        ("take", "A card of yours can be loaded, and nobody takes back by choice: choose a card."),
        (
            "unicorn",
            "“unicorn” is no card here: type a number from the list, a card such as cat:m, or ? for help.",
        ),
        (
            "x" * 500,
            f"“{'x' * 30}…” is no card here: type a number from the list, a card such as cat:m, or ? for help.",
        ),
        (
            "\x1b[2J\x00",
            "“[2J” is no card here: type a number from the list, a card such as cat:m, or ? for help.",
        ),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(read: Read, line: str, sentence: str) -> None:
    assert read(to_load(), line) == Reply(problem=sentence)


@pytest.mark.parametrize(
    ("line", "shown"),
    [("unicorn", "unicorn"), ("x" * 500, "x" * 30 + "…"), ("\x1b[2J\x00", "[2J"), ("\x07", "")],
)
def test_what_is_no_answer_is_shown_and_answered(read: Read, line: str, shown: str) -> None:
    assert read(to_load(), line).problem == (
        f"“{shown}” is no card here: type a number from the list, a card such as cat:m, or ? for help."
    )


def test_weight_is_told_with_what_is_left(read: Read) -> None:
    view = scene(docks=["bear:m rhinoceros:f"], hands=["elephant:m cat:m"]).game.view(0)
    assert read(view, "elephant").problem == (
        "The elephant\u00a0♂ cannot be loaded: the ferry takes only 5 more."
    )


def test_two_cards_of_one_name_are_asked_about(read: Read) -> None:
    view = scene(docks=["bear:m"], hands=["cat:m cat:f panda:f"]).game.view(0)
    assert read(view, "cat").problem == "Which one do you mean, cat:f or cat:m?"


def test_a_frog_is_loaded_at_the_weight_that_is_named(read: Read) -> None:
    view = scene(frog=True, docks=["elephant:m bear:f"], hands=["frog:m cat:m"]).game.view(0)
    assert read(view, "frog:m=4 3").actions == ("load frog:m=4", "noah 3")
    assert read(view, "frog:m=2").problem == (
        "The frog\u00a0♂ (weight 2) cannot be loaded: a frog above weight 1 must fill the ferry."
    )


def test_enter_takes_the_only_answer(read: Read) -> None:
    view = scene(docks=["bear:m panda:f"], hands=["cat:m parrot:f"]).game.view(0)
    assert read(view, "").question is not None
    assert read(view, "", "").problem == "Type the number of a dock, or ? for help."


def test_enter_takes_back_when_nothing_fits(read: Read) -> None:
    view = scene(docks=["bear:m panda:f"], hands=["cat:f parrot:f"]).game.view(0)
    for line in ("", "1", "take"):
        assert read(view, line).actions == ("take",)
    assert "a male is needed" in (read(view, "cat").problem or "")


@pytest.mark.parametrize(
    "line", ["cat:f 1", "cat:f ben", "give cat:f 1", "cat ♀ Ben", "2 1", "2 to ben"]
)
def test_gift_and_receiver_on_one_line(read: Read, line: str) -> None:
    assert read(to_give(), line).actions == ("give cat:f 1",)


def test_gift_first_then_receiver(read: Read) -> None:
    assert read(to_give(), "2", "cat:f").actions == ("give cat:f 2",)
    assert read(to_give(), "bened", "cat:f").actions == ("give cat:f 2",)
    for line in ("0", "be", "eve", "3"):
        problem = read(to_give(), line, "cat:f").problem
        assert problem == "Choose 1 (Ben) or 2 (Benedict): type the number or the name."


def test_two_players_need_not_say_who_receives(read: Read) -> None:
    assert read(to_give(players=2), "cat:f").actions == ("give cat:f 1",)
    assert read(to_give(players=2), "cat:f ben").actions == ("give cat:f 1",)


def test_seats_by_number_and_name(read: Read) -> None:
    place = scene(docks=[""], hands=["giraffe:f cat:m"]).play("load giraffe:f")
    for line in ("2", "Benedict", "BENED", "peek 2", "player 2"):
        assert read(place.game.view(0), line).actions == ("peek 2",)


def test_the_stock_is_put_in_order_by_number_or_cards(read: Read) -> None:
    place = solo_scene(hand="giraffe:f cat:m", stock="bear:m lion:m panda:f ...")
    view = place.play("load giraffe:f").game.view(0)
    assert read(view, "1").actions == ("order bear:m lion:m panda:f",)
    for line in ("order lion:m bear:m panda:f", "lion:m bear:m panda:f"):
        assert read(view, line).actions == ("order lion:m bear:m panda:f",)
    assert read(view, "7").problem == "Type a number from 1 to 6."
    assert "no answer here" in (read(view, "lion bear cat").problem or "")


def test_a_lift_by_number_or_place_and_none_by_zero(read: Read) -> None:
    place = solo_scene(docks=["", "cat:m panda:m"], hand="lion:f parrot:m")
    view = place.play("load lion:f").game.view(0)
    assert read(view, "2").actions == ("lift 1 1",)
    assert read(view, "lift 1 0").actions == ("lift 1 0",)
    assert read(view, "0").actions == ("keep",)
    assert read(view, "keep").actions == ("keep",)


@pytest.mark.parametrize(
    ("line", "command"),
    [("?", "help"), ("HELP", "help"), ("rules", "rules"), ("log", "log"), ("q", "quit")],
)
def test_commands(read: Read, line: str, command: str) -> None:
    assert read(to_load(), line).command == command
    assert read(to_load(), line, lang="fr").command == command


@pytest.mark.parametrize(
    ("line", "command"),
    [("aide", "help"), ("regles", "rules"), ("Règles", "rules"), ("retour", "back")],
)
def test_french_commands(read: Read, line: str, command: str) -> None:
    assert read(to_load(), line, lang="fr").command == command


def test_a_player_may_be_called_like_a_word_that_is_left_out() -> None:
    reader = Reader(Phrases(words_in("en"), ("Ada", "Noah", "To"), "word"))
    place = scene(docks=[""], hands=["giraffe:f cat:m"]).play("load giraffe:f")
    question = Question.first(place.game.view(0))
    assert reader.read("noah", question).actions == ("peek 1",)
    assert reader.read("to", question).actions == ("peek 2",)


def test_folding_is_a_fixed_point() -> None:
    for text in ("Éléphant  ♀", "cat:m", "frog:m=4", "a,b;c", "?", "ÂNE♂"):
        assert fold(fold(text)) == fold(text)


def test_no_line_is_too_strange() -> None:
    """Whatever is typed at any question of a game, the answer is a reply that says exactly one thing."""
    rng = random.Random(7)
    signs = "0123456789 catmf:=?éÂ♂♀\x00\x1b\t,;-→load noah give\u202e\U0001f418"
    for players, solo in ((3, None), (2, None), (1, "expert")):
        game = Game(players, solo=solo, seed=5)
        reader = Reader(Phrases(words_in("fr"), NAMES[:players], "word"))
        while not game.over:
            view = game.view(game.to_move)
            question = Question.first(view)
            for _ in range(5):
                line = "".join(rng.choice(signs) for _ in range(rng.randrange(12)))
                reply = reader.read(line, question)
                meanings = (reply.actions, reply.question, reply.command, reply.problem)
                assert sum(map(bool, meanings)) == 1
                assert not reply.actions or reply.actions[0] in view.legal
            game.play(rng.choice(game.legal))
