"""``Game``: the checked way to play."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from noah.game.dealing import Deal
from noah.game.errors import (
    FinishedError,
    IllegalActionError,
    NotYourTurnError,
    StaleError,
    UnfinishedError,
)
from noah.game.game import CHANCE, Game
from noah.game.values import Action, Card
from noah.notation.errors import MalformedError, NoahError, RecordError
from noah.notation.options import Options
from noah.notation.record import read_record, write_record
from noah.testing.classes import CLASSES
from noah.testing.effort import effort

PlayOut = Callable[[Game, int], Game]
Reach = Callable[[Options, str], Game]


def test_new_game_waits_for_the_first_seat() -> None:
    game = Game(players=3, seed=7)
    assert game.phase == "load"
    assert game.to_move in range(3)
    assert (game.round, game.ply, game.over, game.winners) == (1, 0, False, ())
    assert game.scores == (0, 0, 0)
    assert game.results == []
    assert all(type(action) is Action for action in game.legal)
    assert [hand and len(hand) for hand in game.position()["hands"]] == [8, 8, 8]


def test_game_says_briefly_how_it_stands() -> None:
    game = Game(players=2, seed=1)
    assert repr(game) == f"<Game of 2: round 1, load, seat {game.to_move} moves>"
    waiting = Game.from_options(Options(4), None)
    assert repr(waiting) == "<Game of 4: round 0, deal, chance moves>"


def test_action_is_played_as_text_or_as_value() -> None:
    text, value = Game(seed=3), Game(seed=3)
    text.play(str(text.legal[0]))
    value.play(value.legal[0])
    assert text.position() == value.position()
    assert text.ply == value.ply == 1


@pytest.mark.parametrize("name", CLASSES)
def test_same_seed_is_the_same_game(name: str, play_out: PlayOut) -> None:
    options = CLASSES[name]
    one, other = (play_out(Game.from_options(options, random.Random(5)), 6) for _ in range(2))
    assert one.record() == other.record()
    another = play_out(Game.from_options(options, random.Random(4)), 6)
    assert another.record() != one.record()


def test_seed_is_kept_or_made() -> None:
    assert Game(seed=11).seed == 11
    made = Game()
    assert made.seed is not None
    assert Game(seed=made.seed).position() == made.position()
    assert Game(rng=random.Random(1)).seed is None
    assert Game(rng=random.Random(11)).position() == Game(seed=11).position()
    with pytest.raises(MalformedError, match="a seed or a generator, not both"):
        Game(seed=1, rng=random.Random(1))


@pytest.mark.parametrize("name", CLASSES)
def test_record_is_played_again(name: str, play_out: PlayOut) -> None:
    for seed in range(effort(5)):
        game = play_out(Game.from_options(CLASSES[name], random.Random(seed)), seed)
        record = game.record(states=True)
        read = read_record(write_record(record))
        assert read == record
        again = Game.from_rounds(read.game_options(), read.rounds, None)
        assert again.over
        assert again.record(states=True) == record
        assert (again.scores, again.winners) == (game.scores, game.winners)
        assert again.results == game.results
        assert again.ply == sum(len(played.actions) for played in record.rounds)


def test_record_without_states_has_none(play_out: PlayOut) -> None:
    record = play_out(Game(seed=1), 1).record()
    assert [played.states for played in record.rounds] == [None] * 3
    assert b"states" not in write_record(record)


def test_running_game_has_no_record() -> None:
    with pytest.raises(UnfinishedError, match="still running"):
        Game(seed=1).record()


def test_game_goes_on_where_it_was_broken_off(play_out: PlayOut) -> None:
    game = Game(players=4, seed=2)
    rng = random.Random(3)
    for _ in range(150):
        game.play(rng.choice(game.legal))
    again = Game.from_rounds(game.options, game.rounds, random.Random(1))
    assert again.position() == game.position()
    assert again.results == game.results
    for seat in (None, *range(4)):
        assert again.view(seat).state.tobytes() == game.view(seat).state.tobytes()
        assert again.view(seat).knowledge.tobytes() == game.view(seat).knowledge.tobytes()
    assert play_out(again, 1).over


def test_rounds_handed_out_are_copies() -> None:
    game = Game(seed=1)
    for played in game.rounds:
        played.deck.clear()
        played.actions.append("take")
    assert game.ply == 0
    game.play(game.legal[0])
    assert len(game.rounds[0].deck) == 31


def test_broken_off_between_rounds_it_waits_for_the_deal() -> None:
    game = Game(players=2, seed=9)
    rng = random.Random(9)
    while game.round == 1:
        game.play(rng.choice(game.legal))
    again = Game.from_rounds(game.options, game.rounds[:1], None)
    assert (again.phase, again.to_move, again.legal) == ("deal", CHANCE, ())
    assert again.results == game.results
    again.deal(
        Deal(
            **{k: getattr(game.rounds[1], k) for k in ("starter", "noah")},
            ferries=tuple(game.rounds[1].ferries),
            deck=tuple(game.rounds[1].deck),
        )
    )
    assert again.round == 2


def test_copies_go_different_ways() -> None:
    game = Game(seed=5)
    for twin in (game.copy(), copy.deepcopy(game)):
        before = game.position()
        assert twin.position() == before
        twin.play(twin.legal[0])
        assert game.position() == before
        assert (game.ply, twin.ply) == (0, 1)


def test_round_results_lay_the_hands_open(play_out: PlayOut) -> None:
    game = play_out(Game(players=3, seed=8), 8)
    assert [result.round for result in game.results] == [1, 2, 3]
    before: tuple[int, ...] = (0, 0, 0)
    for result in game.results:
        tears = tuple(sum(card.tears for card in hand) for hand in result.hands)
        assert result.tears == tears
        assert result.scores == tuple(b + t for b, t in zip(before, tears, strict=True))
        assert all(type(card) is Card for hand in result.hands for card in hand)
        before = result.scores
    assert game.scores == before
    assert game.winners == tuple(seat for seat in range(3) if before[seat] == min(before))
    assert game.to_move is None
    assert game.legal == ()


def test_game_alone_has_no_round_results(play_out: PlayOut) -> None:
    game = play_out(Game(players=1, seed=1), 1)
    assert game.results == []
    assert game.scores == (0,)
    assert game.winners in {(), (0,)}


# What is refused, and in which order


def test_stale_comes_before_finished_and_finished_before_turn(play_out: PlayOut) -> None:
    game = play_out(Game(seed=1), 1)
    with pytest.raises(StaleError):
        game.play("take", ply=0, seat=1)
    with pytest.raises(
        FinishedError, match=r"^The game is over: nothing can be played any more\.$"
    ):
        game.play("take", ply=game.ply, seat=1)
    with pytest.raises(FinishedError):
        game.play("take")


def test_malformed_comes_first(play_out: PlayOut) -> None:
    game = play_out(Game(seed=1), 1)
    with pytest.raises(MalformedError):
        game.play("fly", ply=0, seat=0)
    with pytest.raises(MalformedError):
        game.play("take", ply=0, seat=2)


def test_stale_comes_before_turn() -> None:
    game = Game(seed=1)
    mover = game.to_move
    assert mover is not None
    game.play(game.legal[0], seat=mover, ply=0)
    with pytest.raises(
        StaleError, match=r"^The game has gone on: this was decided at ply 0, and it is at 1\.$"
    ):
        game.play("keep", ply=0, seat=1 - mover)
    for ply in (2, -1, 10**30):
        with pytest.raises(StaleError):
            game.play(game.legal[0], ply=ply)


def test_turn_comes_before_legality() -> None:
    game = Game(players=3, seed=1)
    mover = game.to_move
    assert mover is not None
    other = (mover + 1) % 3
    with pytest.raises(NotYourTurnError) as caught:
        game.play("keep", ply=0, seat=other)
    assert str(caught.value) == f"It is not seat {other} that acts now, but seat {mover}."


def test_illegal_action_carries_its_reason() -> None:
    game = Game(seed=1)
    with pytest.raises(IllegalActionError) as caught:
        game.play("keep")
    assert caught.value.action == "keep"
    assert caught.value.reason.code == "phase"
    assert str(caught.value) == "'keep' is not legal now: the game is in the phase 'load'."


def test_refused_action_changes_nothing() -> None:
    game = Game(players=3, seed=1)
    before = copy.deepcopy(game)
    for action, how in (
        ("keep", {}),
        ("fly", {}),
        (game.legal[0], {"ply": 4}),
        (game.legal[0], {"seat": 4}),
    ):
        with pytest.raises(NoahError):
            game.play(action, **how)
    assert game.position() == before.position()
    assert game.rounds == before.rounds
    assert game.legal == before.legal


def test_every_illegal_action_is_refused_and_every_legal_one_played() -> None:
    rng = random.Random(2)
    every = [Action(text) for text in ("take", "keep")]
    for number in range(effort(20)):
        game = Game.from_options(CLASSES[rng.choice([*CLASSES])], random.Random(number))
        while not game.over:
            legal = game.legal
            every += [action for action in legal if action not in every]
            for action in rng.sample(every, min(5, len(every))):
                twin = game.copy()
                if action in legal:
                    twin.play(action)
                else:
                    with pytest.raises(IllegalActionError):
                        twin.play(action)
            game.play(rng.choice(legal))


# Chance by hand


def a_deal(**changes: Any) -> Deal:
    """What a game of two could begin with."""
    played = Game(players=2, seed=1).rounds[0]
    parts = {
        "starter": played.starter,
        "noah": played.noah,
        "ferries": tuple(played.ferries),
        "deck": tuple(played.deck),
    }
    return Deal(**{**parts, **changes})


def test_caller_deals() -> None:
    game = Game.from_options(Options(2), None)
    assert (game.to_move, game.phase, game.legal, game.round) == (CHANCE, "deal", (), 0)
    with pytest.raises(IllegalActionError, match="the game is in the phase 'deal'"):
        game.play("take")
    with pytest.raises(NotYourTurnError, match="It is not seat 0 that acts now, but chance"):
        game.play("take", seat=0)
    game.deal(a_deal())
    assert game.position() == Game(players=2, seed=1).position()
    with pytest.raises(
        NotYourTurnError, match="No deal comes next: the game is in the phase 'load'"
    ):
        game.deal(a_deal())


def test_caller_draws(reach: Reach) -> None:
    options = Options(3)
    swapping = reach(options, "swap")
    game = Game.from_rounds(options, swapping.rounds, None)
    target = game.legal[0].seat
    assert target is not None
    hand = game.position()["hands"][target]
    game.play(game.legal[0])
    assert (game.phase, game.to_move) == ("draw", CHANCE)
    assert {action.card for action in game.legal} == {*hand}
    with pytest.raises(NotYourTurnError, match="but chance"):
        game.play(game.legal[0], seat=0)
    with pytest.raises(MalformedError):
        game.play(game.legal[0], seat=CHANCE)
    missing = next(card for card in ("elephant:m", "bear:f", "panda:m") if card not in hand)
    with pytest.raises(IllegalActionError, match="that card is not there to play"):
        game.play(f"draw {missing}")
    game.play(game.legal[-1])
    assert game.phase == "return"


def test_chance_draws_every_card_of_the_hand(reach: Reach) -> None:
    swapping = reach(Options(2), "swap")
    hand = swapping.position()["hands"][swapping.legal[0].seat]
    drawn = set()
    for seed in range(200):
        game = Game.from_rounds(swapping.options, swapping.rounds, random.Random(seed))
        game.play(game.legal[0])
        drawn.add(game.rounds[-1].actions[-1])
    assert drawn == {f"draw {card}" for card in hand}


def test_later_rounds_begin_as_the_rules_say(play_out: PlayOut) -> None:
    whole = play_out(Game(players=2, seed=1), 1)
    for change in ("starter", "noah"):
        game = Game.from_rounds(whole.options, whole.rounds[:1], None)
        played = whole.rounds[1]
        parts = {"starter": played.starter, "noah": played.noah}
        wrong = {**parts, change: (parts[change] + 1) % 2}
        with pytest.raises(RecordError) as caught:
            game.deal(a_deal(**wrong))
        assert str(caught.value) == (
            f"deal: seat {played.starter} begins this round, and Noah stays at dock {played.noah}."
        )
        game.deal(a_deal(**parts))
        assert game.round == 2


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"starter": 2}, "deal.starter"),
        ({"starter": -1}, "deal.starter"),
        ({"starter": "0"}, "deal.starter"),
        ({"starter": None}, "deal.starter"),
        ({"starter": True}, "deal.starter"),
        ({"noah": 5}, "deal.noah"),
        ({"noah": 1.0}, "deal.noah"),
        ({"ferries": ("plain",) * 7}, "deal.ferries"),
        ({"ferries": ("plain",) * 7 + ("roommates",)}, "deal.ferries"),
        ({"ferries": ("plain",) * 7 + ("boat",)}, "deal.ferries[7]"),
        ({"ferries": 8}, "deal.ferries"),
        ({"ferries": ("\ud800",) * 8}, "deal"),
        ({"deck": ()}, "deal.deck"),
        ({"deck": None}, "deal.deck"),
        ({"deck": ("snail",) * 31}, "deal.deck[0]"),
        ({"deck": ("snail:m",) * 5 + ("snail",) * 26}, "deal.deck"),
        ({"deck": ("unicorn:m",)}, "deal.deck[0]"),
        ({"deck": (7,)}, "deal.deck[0]"),
    ],
    ids=str,
)
def test_deal_that_does_not_fit_is_refused(changes: dict[str, Any], where: str) -> None:
    game = Game.from_options(Options(2), None)
    with pytest.raises(RecordError) as caught:
        game.deal(a_deal(**changes))
    assert caught.value.where == where
    assert game.phase == "deal"


@pytest.mark.parametrize("name", CLASSES)
def test_deals_differ_in_all_that_chance_decides(name: str) -> None:
    options = CLASSES[name]
    rng = random.Random(1)
    game = Game.from_options(options, None)
    deals = [game.random_deal(rng) for _ in range(200)]
    assert len({deal.deck for deal in deals}) == 200
    assert {deal.starter for deal in deals} == {*range(options.players)}
    assert {deal.noah for deal in deals} == {*range(5)}
    places = {deal.ferries.index("roommates") for deal in deals if "roommates" in deal.ferries}
    assert places == ({*range(8)} if options.roommates else set())


def test_snails_on_docks_get_either_sex() -> None:
    rng = random.Random(1)
    game = Game.from_options(Options(2), None)
    cards = {card for _ in range(200) for card in game.random_deal(rng).deck}
    assert {"snail", "snail:m", "snail:f"} <= cards


def test_rounds_that_break_the_rules_are_refused() -> None:
    game = Game(players=2, seed=1)
    game.play(game.legal[0])
    (played,) = game.rounds
    played.actions.append("keep")
    with pytest.raises(IllegalActionError, match="'keep' is not legal now"):
        Game.from_rounds(game.options, [played], None)
    played.actions[-1] = "fly"
    with pytest.raises(MalformedError):
        Game.from_rounds(game.options, [played], None)
    played.deck[0] = played.deck[0][:-1] + "x"
    with pytest.raises(RecordError):
        Game.from_rounds(game.options, [played], None)
    with pytest.raises(NotYourTurnError, match="No deal comes next"):
        Game.from_rounds(game.options, game.rounds * 2, None)
