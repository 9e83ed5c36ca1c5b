"""A view tells how often its seat has stood in the same position of the round, as far as it sees."""

from noah.game.game import Game
from noah.testing.scene import scene

ROUND_AND_ROUND = [
    "take", "load cat:f", "noah 1", "load donkey:f", "take", "load elephant:f", "noah 2", "take",
    "load bear:f", "noah 3", "load donkey:f", "load cat:m", "noah 1", "load donkey:m", "take",
    "load giraffe:f", "peek 0", "noah 2", "load rhinoceros:f", "noah 1", "load elephant:f",
    "noah 2", "take", "load bear:f", "noah 1", "take",
]  # fmt: skip


def circling() -> Game:
    """A position of two players who can come back to it."""
    return scene(
        players=2,
        docks=["donkey:m elephant:f", "elephant:m", "cat:m giraffe:f", "rhinoceros:m", "giraffe:m"],
        hands=["cat:f rhinoceros:f", "bear:f donkey:f"],
    ).game


def repetitions(game: Game, actions: list[str]) -> list[int]:
    """What the views of the seats that decide tell, checked against all that they saw before."""
    told: list[int] = []
    seen: list[tuple[int | None, bytes]] = []
    for action in [*actions, None]:
        assert game.to_move is not None
        view = game.view(game.to_move)
        sight = (view.seat, view.state.tobytes())
        assert view.repeated == seen.count(sight)
        told.append(view.repeated)
        seen.append(sight)
        if action is not None:
            game.play(action)
    return told


def test_a_position_that_comes_again_is_told_to_who_decides() -> None:
    told = repetitions(circling(), ROUND_AND_ROUND)
    assert told[-1] == 1
    assert not any(told[:-1])


def test_who_does_not_decide_is_told_nothing() -> None:
    game = circling()
    for action in ROUND_AND_ROUND:
        game.play(action)
    other = 0 if game.to_move == 1 else 1
    assert game.view(other).repeated == 0
    assert game.view(None).repeated == 0


def test_a_copy_remembers_and_goes_its_own_way() -> None:
    game = circling()
    for action in ROUND_AND_ROUND[:-1]:
        game.play(action)
    copy = game.copy()
    game.play(ROUND_AND_ROUND[-1])
    copy.play(ROUND_AND_ROUND[-1])
    assert copy.view(copy.to_move).repeated == game.view(game.to_move).repeated == 1
