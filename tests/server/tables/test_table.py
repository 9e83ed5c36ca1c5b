"""Tables as one viewer may see them, in positions that are rare in play."""

from noah.notation.options import Options
from noah.server.tables.table import Seat, Settings, Table
from noah.testing.scene import Scene, solo_scene


def alone(begun: Scene) -> Table:
    """A table where somebody plays the game of a scene alone."""
    seats = [Seat("guest", "Ada")]
    return Table("0" * 32, 0.0, Options(players=1), Settings(), 0, seats, game=begun.game)


def test_solo_missing_ferry_null_broke_the_page() -> None:
    begun = solo_scene(docks=["lion:m", None, "cat:m"], hand="bear:f cat:f", stock="parrot:f")
    state = alone(begun).to_json(0, set())["state"]
    gone = [dock is None for dock in state["docks"]]
    assert gone == [ferry is None for ferry in state["ferries"]]
    assert gone == [False, True, False, False, False]
    (bear,) = [choice for choice in state["choices"] if choice["card"] == "bear:f"]
    assert bear["docks"] == [4]
    begun.play("load bear:f")
    assert alone(begun).to_json(0, set())["state"]["legal"] == ["noah 4"]


def test_solo_noah_cannot_move_anywhere_is_a_lost_game() -> None:
    begun = solo_scene(
        docks=["lion:f", "cat:m", None, None, "bear:m"], hand="cat:m panda:f", stock="parrot:f"
    )
    begun.play("load cat:m")
    told = alone(begun).to_json(0, set())
    assert (told["status"], told["winners"], told["scores"]) == ("finished", [], [0])
    assert (told["state"]["phase"], told["state"]["legal"]) == ("over", [])
