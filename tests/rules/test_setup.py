"""Cards and setting up: the decks of all options, what is dealt where, who begins, where Noah stands."""

import random
from collections import Counter

import pytest

from noah.game.dealing import Deal
from noah.game.game import Game
from noah.notation.errors import MalformedError
from noah.notation.options import Options
from noah.notation.record import FerryName

EACH = {
    # species: copies of each sex with 2 and 3 players, with 4, with 5
    "giraffe": (1, 1, 1),
    "donkey": (1, 1, 2),
    "lion": (1, 2, 2),
    "woodpecker": (1, 1, 1),
    "cat": (2, 3, 3),
    "elephant": (1, 1, 1),
    "panda": (1, 2, 3),
    "parrot": (2, 2, 3),
    "kangaroo": (2, 3, 3),
    "rhinoceros": (1, 1, 1),
    "bear": (1, 1, 1),
}
SNAILS = (3, 3, 5)
SEEDS = range(40)


def table_deck(column: int) -> Counter[str]:
    """The deck that the table of docs/rules.md gives, without bonus cards."""
    deck = Counter({f"{name}:{sex}": n[column] for name, n in EACH.items() for sex in "mf"})
    deck["snail"] = SNAILS[column]
    return deck


def dealt(options: Options, seed: int = 0) -> Game:
    return Game.from_options(options, random.Random(seed))


def cards(game: Game) -> Counter[str]:
    """All cards of the round just dealt, as in a hand."""
    (played,) = game.rounds
    return Counter("snail" if card.startswith("snail") else card for card in played.deck)


@pytest.mark.parametrize(
    ("options", "column", "size"),
    [
        (Options(2), 0, 31),
        (Options(3), 0, 31),
        (Options(4), 1, 39),
        (Options(5), 2, 47),
        (Options(3, "reach26", roommates=True), 0, 31),
        (Options(1, solo="beginner"), 0, 31),
        (Options(1, solo="advanced"), 1, 39),
        (Options(1, solo="expert"), 2, 47),
    ],
    ids=str,
)
def test_the_deck_is_that_of_the_table(options: Options, column: int, size: int) -> None:
    game = dealt(options)
    assert cards(game) == table_deck(column)
    assert sum(cards(game).values()) == size


@pytest.mark.parametrize(("players", "column"), [(2, 0), (3, 0), (4, 1)])
def test_frogs_replace_all_snails(players: int, column: int) -> None:
    deck = table_deck(column)
    del deck["snail"]
    assert cards(dealt(Options(players, frog=True))) == deck + Counter({"frog:m": 1, "frog:f": 1})


@pytest.mark.parametrize(("players", "column"), [(2, 0), (3, 0), (4, 1)])
def test_crocodiles_replace_all_donkeys(players: int, column: int) -> None:
    deck = table_deck(column)
    del deck["donkey:m"], deck["donkey:f"]
    crocodiles = Counter({"crocodile:m": 1, "crocodile:f": 1})
    assert cards(dealt(Options(players, crocodile=True))) == deck + crocodiles


@pytest.mark.parametrize(("players", "size"), [(2, 30), (3, 30), (4, 38), (5, 47)])
def test_both_bonuses_together(players: int, size: int) -> None:
    deck = cards(dealt(Options(players, frog=True, crocodile=True)))
    assert sum(deck.values()) == size
    assert {deck[f"{name}:{sex}"] for name in ("frog", "crocodile") for sex in "mf"} == {1}
    left = (3, 1, 1) if players == 5 else (0, 0, 0)
    assert (deck["snail"], deck["donkey:m"], deck["donkey:f"]) == left


def test_with_five_players_two_snails_or_one_donkey_of_each_sex_leave() -> None:
    frogs = cards(dealt(Options(5, frog=True)))
    assert frogs == table_deck(2) - Counter({"snail": 2}) + Counter({"frog:m": 1, "frog:f": 1})
    crocodiles = cards(dealt(Options(5, crocodile=True)))
    expected = table_deck(2) - Counter({"donkey:m": 1, "donkey:f": 1})
    assert crocodiles == expected + Counter({"crocodile:m": 1, "crocodile:f": 1})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bonus", [False, True])
def test_one_animal_on_each_ferry_and_eight_cards_for_each_player(
    players: int, bonus: bool
) -> None:
    game = dealt(Options(players, frog=bonus, crocodile=bonus, roommates=bonus))
    position = game.position()
    assert [len(dock) for dock in position["docks"]] == [1] * 5
    assert [len(hand) for hand in position["hands"]] == [8] * players
    assert (position["reserve"], position["departures"], position["phase"]) == (3, 0, "load")
    assert position["scores"] == [0] * players
    assert game.view(0).stock == sum(cards(game).values()) - 5 - 8 * players
    assert game.round == 1


def test_the_deck_is_dealt_in_the_order_of_the_record() -> None:
    docks = ["snail:f", "cat:m", "cat:f", "bear:m", "lion:f"]
    first = ["cat:m", "cat:f", "bear:f", "lion:m", "snail", "snail", "panda:m", "panda:f"]
    second = [
        "giraffe:m",
        "giraffe:f",
        "donkey:m",
        "donkey:f",
        "elephant:m",
        "elephant:f",
        "rhinoceros:m",
        "rhinoceros:f",
    ]
    rest = ["woodpecker:m", "woodpecker:f", "parrot:m", "parrot:m", "parrot:f", "parrot:f"]
    rest += ["kangaroo:m", "kangaroo:m", "kangaroo:f", "kangaroo:f"]
    game = Game.from_options(Options(2), None)
    game.deal(Deal(1, 3, ("plain",) * 8, (*docks, *first, *second, *rest)))
    position = game.position()
    assert position["docks"] == [[card] for card in docks]
    assert position["hands"] == [sorted(first), sorted(second)]
    assert (position["turn"], position["noah"]) == (1, 3)


def test_alone_two_cards_in_the_hand_and_the_rest_is_the_stock_top_first() -> None:
    game = dealt(Options(1))
    (played,) = game.rounds
    position = game.position()
    assert position["hands"] == [sorted(played.deck[:2])]
    assert position["stock"] == played.deck[2:]
    assert position["docks"] == [[], [], [], [], []]
    assert (position["reserve"], position["scores"], position["turn"]) == (3, [0], 0)


def test_a_snail_that_starts_on_a_ferry_gets_a_sex_at_random() -> None:
    starts = Counter(
        animals[0]
        for seed in SEEDS
        for animals in dealt(Options(3), seed).position()["docks"]
        if animals[0].startswith("snail")
    )
    assert {*starts} == {"snail:m", "snail:f"}


def test_noah_and_the_first_seat_are_drawn_at_random() -> None:
    starts = [dealt(Options(3), seed).position() for seed in SEEDS]
    assert {start["noah"] for start in starts} == {0, 1, 2, 3, 4}
    assert {start["turn"] for start in starts} == {0, 1, 2}


def test_alone_noah_stands_at_a_dock_drawn_at_random() -> None:
    assert {dealt(Options(1), seed).position()["noah"] for seed in SEEDS} == {0, 1, 2, 3, 4}


def test_the_animals_are_shuffled() -> None:
    decks = [dealt(Options(2), seed).rounds[0].deck for seed in SEEDS]
    for place in (0, 5, 13, 30):
        assert len({deck[place] for deck in decks}) > 10


def test_the_same_seed_deals_the_same_game() -> None:
    assert dealt(Options(4), 3).rounds == dealt(Options(4), 3).rounds
    assert dealt(Options(4), 3).rounds != dealt(Options(4), 4).rounds


def test_of_eight_ferries_one_is_the_roommates_shuffled_among_them() -> None:
    places = set()
    for seed in range(80):
        (played,) = dealt(Options(2, roommates=True), seed).rounds
        assert len(played.ferries) == 8
        assert played.ferries.count("roommates") == 1
        places.add(played.ferries.index("roommates"))
    assert places == {*range(8)}
    (played,) = dealt(Options(2)).rounds
    assert played.ferries == ["plain"] * 8


@pytest.mark.parametrize("place", range(8))
def test_the_roommates_ferry_lies_where_it_was_shuffled(place: int) -> None:
    ferries: list[FerryName] = ["plain"] * 8
    ferries[place] = "roommates"
    options = Options(3, roommates=True)
    game = Game.from_options(options, None)
    deck = dealt(options).rounds[0].deck
    game.deal(Deal(0, 0, tuple(ferries), tuple(deck)))
    assert game.position()["roommates"] == (place if place < 5 else None)
    assert game.view(0).next_roommates is (place == 5)


def test_the_next_round_is_shuffled_from_all_cards_again() -> None:
    game = dealt(Options(3, frog=True))
    choice = random.Random(1)
    while game.round == 1:
        game.play(choice.choice(game.legal))
    first, second = game.rounds
    assert second.actions == []
    assert first.deck != second.deck
    assert sorted(first.deck) == sorted(second.deck)


@pytest.mark.parametrize(
    "told",
    [
        {"players": 0},
        {"players": 6},
        {"players": 2.0},
        {"players": True},
        {"players": 1, "frog": True},
        {"players": 1, "crocodile": True},
        {"players": 1, "roommates": True},
        {"players": 1, "ending": "reach26"},
        {"players": 1, "solo": "master"},
        {"players": 2, "solo": "expert"},
        {"players": 3, "ending": "never"},
        {"players": 3, "frog": 1},
    ],
    ids=str,
)
def test_options_that_the_rules_do_not_allow_are_refused(told: dict[str, object]) -> None:
    with pytest.raises(MalformedError):
        Options(**told)  # type: ignore[arg-type]  # every argument is wrong in its own way
    with pytest.raises(MalformedError):
        Game(**told)  # type: ignore[arg-type]  # every argument is wrong in its own way
