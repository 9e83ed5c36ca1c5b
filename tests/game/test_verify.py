"""``verify``: golden games agree at every state, and no corruption of one goes unnoticed."""

import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest

from noah.game.game import Game
from noah.game.verify import NOTHING, Disagreement, verify
from noah.notation.errors import RecordError
from noah.notation.options import Options
from noah.notation.record import record_from_json
from noah.testing.effort import effort

Json = dict[str, Any]
SEEDS = range(effort(8))
STATE_KEYS = (
    "turn",
    "phase",
    "legal",
    "noah",
    "docks",
    "roommates",
    "reserve",
    "departures",
    "hands",
    "scores",
)


@pytest.fixture
def games(golden: list[bytes]) -> list[Json]:
    return [msgspec.json.decode(line) for line in golden]


def found_in(record: Json) -> list[Disagreement]:
    return [*verify(record_from_json(record))]


def first_in(record: Json) -> Disagreement:
    return next(verify(record_from_json(record)))


def pick(games: list[Json], seed: int, **wanted: object) -> tuple[random.Random, Json, int, int]:
    """A generator, a golden game with these options, one of its rounds and one of that round's actions."""
    rng = random.Random(seed)
    fitting = [g for g in games if wanted.items() <= (g["options"] | {"n": g["players"]}).items()]
    game = rng.choice(fitting)
    number = rng.randrange(len(game["rounds"]))
    return rng, game, number, rng.randrange(len(game["rounds"][number]["actions"]))


def bare(game: Json) -> Json:
    """The game without its states."""
    for played in game["rounds"]:
        del played["states"]
    return game


def test_golden_games_agree_at_every_state(games: list[Json]) -> None:
    assert [found_in(game) for game in games] == [[]] * 24
    assert sum(len(played["states"]) for game in games for played in game["rounds"]) == 3274


def test_golden_games_agree_without_their_states(games: list[Json]) -> None:
    assert [found_in(bare(game)) for game in games] == [[]] * 24


def test_golden_games_are_of_every_kind(games: list[Json]) -> None:
    assert {game["players"] for game in games} == {1, 2, 3, 4, 5}
    for bonus in ("frog", "crocodile", "roommates"):
        assert {game["options"].get(bonus) for game in games} == {None, False, True}
    assert {game["options"].get("ending") for game in games} == {None, "rounds", "reach26"}
    assert {game["options"].get("solo") for game in games} >= {"beginner", "advanced", "expert"}


def otherwise(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, list):
        return value[1:] if value else ["cat:m"]
    if isinstance(value, str):
        return value + "s"
    return 3 if value is None else (value + 1) % 5


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", STATE_KEYS)
def test_changed_key_of_a_state_is_named(games: list[Json], key: str, seed: int) -> None:
    _, game, number, n = pick(games, seed)
    state = game["rounds"][number]["states"][n]
    right = state[key]
    state[key] = wrong = otherwise(right)
    path = f"rounds[{number}].states[{n}].{key}"
    assert found_in(game) == [Disagreement(number + 1, n + 1, key, path, right, wrong)]


@pytest.mark.parametrize("seed", SEEDS)
def test_changed_stock_of_a_state_is_named(games: list[Json], seed: int) -> None:
    _, game, number, n = pick(games, seed, n=1)
    state = game["rounds"][number]["states"][n]
    right = state["stock"]
    state["stock"] = wrong = [*right, "cat:m"]
    path = f"rounds[{number}].states[{n}].stock"
    assert found_in(game) == [Disagreement(number + 1, n + 1, "stock", path, right, wrong)]


@pytest.mark.parametrize("key", STATE_KEYS)
def test_missing_key_of_a_state_is_named(games: list[Json], key: str) -> None:
    _, game, number, n = pick(games, 1)
    right = game["rounds"][number]["states"][n].pop(key)
    path = f"rounds[{number}].states[{n}].{key}"
    assert found_in(game) == [Disagreement(number + 1, n + 1, key, path, right, NOTHING)]


@pytest.mark.parametrize(("key", "value"), [("stock", []), ("mood", None), ("", 1)])
def test_extra_key_of_a_state_is_named(games: list[Json], key: str, value: object) -> None:
    _, game, number, n = pick(games, 1, n=3)
    game["rounds"][number]["states"][n][key] = value
    path = f"rounds[{number}].states[{n}].{key}"
    assert found_in(game) == [Disagreement(number + 1, n + 1, key, path, NOTHING, value)]


def test_order_of_keys_does_not_matter(games: list[Json]) -> None:
    for game in games:
        for played in game["rounds"]:
            played["states"] = [dict(reversed(state.items())) for state in played["states"]]
        assert found_in(game) == []


@pytest.mark.parametrize(
    ("key", "wrong"),
    [("turn", False), ("turn", 0.0), ("turn", "0"), ("reserve", 3.0), ("departures", False)],
)
def test_number_of_another_type_is_another_value(games: list[Json], key: str, wrong: Any) -> None:
    game = next(game for game in games if game["rounds"][0]["states"][0]["turn"] == 0)
    game["rounds"][0]["states"][0][key] = wrong
    (found,) = found_in(game)
    assert (found.key, found.path) == (key, f"rounds[0].states[0].{key}")
    assert type(found.found) is type(wrong)


@pytest.mark.parametrize("value", [10**30, -1, [[[[]]]], {"a": {"b": 1}}, "\x00", 1e300])
def test_any_value_can_be_compared(games: list[Json], value: Any) -> None:
    games[0]["rounds"][0]["states"][0]["turn"] = value
    assert [found.found for found in found_in(games[0])] == [value]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", ["hands", "docks", "legal"])
def test_order_of_a_list_matters(games: list[Json], key: str, seed: int) -> None:
    rng, game, number, _ = pick(games, seed, n=4)
    states = game["rounds"][number]["states"]
    n = rng.choice([n for n, state in enumerate(states) if state[key] != state[key][::-1]])
    states[n][key].reverse()
    assert [found.path for found in found_in(game)] == [f"rounds[{number}].states[{n}].{key}"]


@pytest.mark.parametrize("seed", SEEDS)
def test_action_swapped_for_another_legal_one_is_noticed_at_the_next_state(
    games: list[Json], seed: int
) -> None:
    rng, game, number, _ = pick(games, seed)
    played = game["rounds"][number]
    choices = [n for n, s in enumerate(played["states"][:-1]) if len(s["legal"]) > 1]
    n = rng.choice(choices)
    others = [a for a in played["states"][n]["legal"] if a != played["actions"][n]]
    played["actions"][n] = rng.choice(others)
    found = first_in(game)
    assert (found.round, found.action) == (number + 1, n + 2)
    assert found.path.startswith(f"rounds[{number}].states[{n + 1}].")


@pytest.mark.parametrize("states", ["with states", "without"])
@pytest.mark.parametrize("seed", SEEDS)
def test_illegal_action_is_named_with_what_was_legal(
    games: list[Json], seed: int, states: str
) -> None:
    rng, game, number, n = pick(games, seed)
    played = game["rounds"][number]
    legal = played["states"][n]["legal"]
    wrong = ["take", "keep", "load bear:m", "noah 0", "give cat:m 0", "order cat:m", "draw snail"]
    played["actions"][n] = illegal = rng.choice([text for text in wrong if text not in legal])
    found = first_in(game if states == "with states" else bare(game))
    assert (found.round, found.action, found.key) == (number + 1, n + 1, "action")
    assert found.path == f"rounds[{number}].actions[{n}]"
    assert (found.expected, found.found) == (legal, illegal)
    assert {type(text) for text in found.expected} == {str}
    assert found.why.endswith(".")


def test_replay_ends_at_an_illegal_action(games: list[Json]) -> None:
    game = games[-1]
    game["rounds"][0]["actions"][5] = "keep"
    game["scores"][0] += 1
    assert [found.action for found in found_in(game)] == [6]


@pytest.mark.parametrize("seed", SEEDS)
def test_dropped_action_is_noticed_at_its_place(games: list[Json], seed: int) -> None:
    _, game, number, n = pick(games, seed)
    played = game["rounds"][number]
    n = min(n, len(played["actions"]) - 2)
    del played["actions"][n], played["states"][n]
    found = first_in(game)
    assert (found.round, found.action) == (number + 1, n + 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_doubled_action_is_noticed_at_its_place(games: list[Json], seed: int) -> None:
    _, game, number, n = pick(games, seed)
    played = game["rounds"][number]
    n = min(n, len(played["actions"]) - 2)
    for key in ("actions", "states"):
        played[key].insert(n, played[key][n])
    found = first_in(game)
    assert (found.round, found.action) == (number + 1, n + 2)


@pytest.mark.parametrize("states", ["with states", "without"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_round_that_stops_early_is_no_record(games: list[Json], number: int, states: str) -> None:
    _, game, _, _ = pick(games, 3, n=3, ending="rounds")
    for key in ("actions", "states"):
        del game["rounds"][number][key][-1]
    with pytest.raises(RecordError) as caught:
        found_in(game if states == "with states" else bare(game))
    assert str(caught.value) == f"rounds[{number}].actions: they stop before the round is over."


@pytest.mark.parametrize("states", ["with states", "without"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_round_that_goes_on_after_its_end_is_no_record(
    games: list[Json], number: int, states: str
) -> None:
    _, game, _, _ = pick(games, 3, n=3, ending="rounds")
    played = game["rounds"][number]
    n = len(played["actions"])
    for key in ("actions", "states"):
        played[key].append(played[key][0])
    with pytest.raises(RecordError) as caught:
        found_in(game if states == "with states" else bare(game))
    assert (
        str(caught.value) == f"rounds[{number}].actions[{n}]: the round is over before this action."
    )


def test_round_without_actions_is_no_record(games: list[Json]) -> None:
    played = games[-1]["rounds"][0]
    played["actions"], played["states"] = [], []
    with pytest.raises(RecordError, match=r"rounds\[0\].actions: they stop before"):
        found_in(games[-1])


@pytest.mark.parametrize("ending", ["rounds", "reach26"])
def test_missing_last_round_is_missed(games: list[Json], ending: str) -> None:
    game = next(g for g in games if g["options"].get("ending") == ending and g["rounds"][1:])
    del game["rounds"][-1]
    with pytest.raises(RecordError, match=r"^rounds: they stop before the game is over\.$"):
        found_in(game)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_round_too_many_is_no_record(games: list[Json], players: int) -> None:
    _, game, _, _ = pick(games, 2, n=players)
    game["rounds"].append(game["rounds"][-1])
    path = rf"rounds\[{len(game['rounds']) - 1}\]"
    with pytest.raises(RecordError, match=f"^{path}: the game is over before this round\\.$"):
        found_in(game)


@pytest.mark.parametrize("key", ["starter", "noah"])
@pytest.mark.parametrize("states", ["with states", "without"])
def test_later_round_begins_as_the_rules_say(games: list[Json], key: str, states: str) -> None:
    _, game, _, _ = pick(games, 5, n=4, ending="rounds")
    right = game["rounds"][2][key]
    game["rounds"][2][key] = wrong = (right + 1) % 4
    path = f"rounds[2].{key}"
    assert found_in(game if states == "with states" else bare(game)) == [
        Disagreement(3, None, key, path, right, wrong)
    ]


@pytest.mark.parametrize(("key", "shown_by"), [("starter", {"turn"}), ("noah", {"noah", "legal"})])
def test_first_round_that_begins_otherwise_does_not_fit_its_states(
    games: list[Json], key: str, shown_by: set[str]
) -> None:
    _, game, _, _ = pick(games, 5, n=4)
    game["rounds"][0][key] = (game["rounds"][0][key] + 1) % 4
    found = first_in(game)
    assert (found.round, found.action) == (1, 1)
    assert found.key in shown_by


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize(
    "change",
    [lambda n: [*n, 1], lambda n: n[1:], lambda n: [s + 1 for s in n]],
    ids=["longer", "shorter", "greater"],
)
@pytest.mark.parametrize("key", ["scores", "winners"])
def test_wrong_result_is_named(
    games: list[Json], players: int, key: str, change: Callable[[list[int]], list[int]]
) -> None:
    game = next(g for g in games if g["players"] == players and g["winners"])
    right = game[key]
    game[key] = wrong = change(right)
    assert found_in(game) == [Disagreement(None, None, key, key, right, wrong)]


def test_game_alone_that_is_lost_has_no_winner(games: list[Json]) -> None:
    game = next(g for g in games if g["players"] == 1 and not g["winners"])
    game["winners"] = [0]
    assert found_in(game) == [Disagreement(None, None, "winners", "winners", [], [0])]


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_change_places_in_the_deck_are_noticed(games: list[Json], seed: int) -> None:
    rng, game, number, _ = pick(games, seed, n=3)
    deck = game["rounds"][number]["deck"]
    one = rng.randrange(5, 13)
    other = rng.choice([n for n in range(13, len(deck)) if deck[n] != deck[one]])
    deck[one], deck[other] = deck[other], deck[one]
    found = first_in(game)
    assert (found.round, found.action) == (number + 1, 1)
    assert found.key in {"hands", "legal"}


def test_sex_of_a_snail_on_a_dock_is_noticed(games: list[Json]) -> None:
    game, number, dock = next(
        (game, number, dock)
        for game in games
        for number, played in enumerate(game["rounds"])
        for dock in range(5)
        if played["deck"][dock] == "snail:m"
    )
    game["rounds"][number]["deck"][dock] = "snail:f"
    found = first_in(game)
    assert (found.round, found.action, found.key) == (number + 1, 1, "docks")


def test_place_of_the_roommates_is_noticed(games: list[Json]) -> None:
    _, game, number, _ = pick(games, 1, roommates=True)
    ferries = game["rounds"][number]["ferries"]
    place = ferries.index("roommates")
    ferries[place], ferries[(place + 1) % 5] = "plain", "roommates"
    found = first_in(game)
    assert (found.round, found.action, found.key) == (number + 1, 1, "roommates")


def test_replay_goes_on_after_a_disagreement(games: list[Json]) -> None:
    _, game, _, _ = pick(games, 1, n=3, ending="rounds")
    game["rounds"][0]["states"][3]["turn"] = 9
    game["rounds"][0]["states"][3]["noah"] = 9
    game["rounds"][1]["starter"] = (game["rounds"][1]["starter"] + 1) % 3
    del game["rounds"][2]["states"][0]["scores"]
    game["scores"][1] += 1
    assert [found.path for found in found_in(game)] == [
        "rounds[0].states[3].turn",
        "rounds[0].states[3].noah",
        "rounds[1].starter",
        "rounds[2].states[0].scores",
        "scores",
    ]


def test_disagreements_come_as_they_are_found(games: list[Json]) -> None:
    """Who wants the first alone does not replay the rest."""
    game = games[-1]
    game["rounds"][0]["states"][0]["turn"] = 9
    game["rounds"][0]["actions"] *= 2
    game["rounds"][0]["states"] *= 2
    first, *_ = islice(verify(record_from_json(game)), 1)
    assert first.key == "turn"


def test_round_played_at_once_and_step_by_step_ends_the_same(games: list[Json]) -> None:
    """A record whose first round alone holds states is compared there."""
    _, game, _, _ = pick(games, 1, n=3, ending="rounds")
    for played in game["rounds"][1:]:
        del played["states"]
    assert found_in(game) == []
    game["rounds"][0]["states"][-1]["reserve"] += 1
    assert [found.key for found in found_in(game)] == ["reserve"]


@pytest.mark.parametrize(
    "options",
    [
        Options(2, frog=True),
        Options(3, "reach26", crocodile=True),
        Options(4, roommates=True),
        Options(5, frog=True, crocodile=True, roommates=True),
        Options(1, solo="advanced"),
    ],
)
def test_games_played_here_agree(options: Options) -> None:
    rng = random.Random(12)
    game = Game.from_options(options, rng)
    while not game.over:
        game.play(rng.choice(game.legal))
    assert [*verify(game.record(states=True))] == []
    assert [*verify(game.record())] == []
