"""Tables as one viewer may see them, in positions that are rare in play."""

from typing import Any

import msgspec

from noah.notation.options import Options
from noah.server.tables.table import Seat, Settings, Table
from noah.testing.scene import Scene, solo_scene


def told_alone(begun: Scene) -> Any:
    """What somebody is told who plays the game of a scene alone."""
    seats = [Seat("guest", "Ada")]
    table = Table("0" * 32, 0.0, Options(players=1), Settings(), 0, seats, game=begun.game)
    return msgspec.json.decode(msgspec.json.encode(table.to_json(0, set())))


def test_solo_missing_ferry_null_broke_the_page() -> None:
    begun = solo_scene(docks=["lion:m", None, "cat:m"], hand="bear:f cat:f", stock="parrot:f")
    state = told_alone(begun)["state"]
    gone = [dock is None for dock in state["docks"]]
    assert gone == [ferry is None for ferry in state["ferries"]]
    assert gone == [False, True, False, False, False]
    (bear,) = [choice for choice in state["choices"] if choice["card"] == "bear:f"]
    assert bear["docks"] == [4]
    begun.play("load bear:f")
    assert told_alone(begun)["state"]["legal"] == ["noah 4"]


def test_solo_noah_cannot_move_anywhere_is_a_lost_game() -> None:
    begun = solo_scene(
        docks=["lion:f", "cat:m", None, None, "bear:m"], hand="cat:m panda:f", stock="parrot:f"
    )
    begun.play("load cat:m")
    told = told_alone(begun)
    assert (told["status"], told["winners"], told["scores"]) == ("finished", [], [0])
    assert (told["state"]["phase"], told["state"]["legal"]) == ("over", [])
