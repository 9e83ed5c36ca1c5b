"""Our client of boardgame.io speaks what its server understands; the server here is a stand-in of that protocol."""

import asyncio
import json
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

from noah.bench.server.boardgameio_match import BoardgameioMatch
from noah.bench.server.match import Match, Tally

_EVENT = "42/inc,"
_MOVES = 7


class Counter:
    """One match of boardgame.io's trivial game."""

    def __init__(self) -> None:
        self.moves = 0
        self.players: list[ServerConnection] = []
        self.pings = 0

    @property
    def state(self) -> Any:
        return {
            "G": {"n": self.moves},
            "ctx": {"currentPlayer": str(self.moves % 2)},
            "_stateID": self.moves,
        }

    async def talk(self, socket: ServerConnection) -> None:
        await socket.send('0{"sid": "x"}')
        async for message in socket:
            assert isinstance(message, str)
            if message == "40/inc,":
                await socket.send('40/inc,{"sid": "y"}')
            elif message == "3":
                self.pings += 1
            else:
                assert message.startswith(_EVENT)
                await self.take(socket, *json.loads(message.removeprefix(_EVENT)))

    async def take(self, socket: ServerConnection, event: str, *arguments: Any) -> None:
        if event == "sync":
            match, player, _, players = arguments
            assert (match, player, players) == ("m", str(len(self.players)), 2)
            self.players.append(socket)
            await socket.send(_EVENT + json.dumps(["sync", match, {"state": self.state}]))
            return
        assert event == "update"
        move, number, match, player = arguments
        assert move == {
            "type": "MAKE_MOVE",
            "payload": {"type": "inc", "args": [], "playerID": player},
        }
        assert (match, number, player) == ("m", self.moves, str(self.moves % 2))
        assert socket is self.players[int(player)]
        self.moves += 1
        await socket.send("2")
        for each in self.players:
            await each.send(_EVENT + json.dumps(["update", match, self.state, []]))


async def _play(counter: Counter) -> Tally:
    tally, over = Tally(counting=True), asyncio.Event()

    def ready(match: Match) -> None:
        if match.moves < _MOVES:
            match.move()
        else:
            over.set()

    async with serve(counter.talk, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        match = BoardgameioMatch(tally, ready, url=f"http://127.0.0.1:{port}", match="m")
        await match.open()
        match.move()
        await over.wait()
        match.close()
    return tally


def test_both_players_move_in_turn() -> None:
    counter = Counter()
    tally = asyncio.run(_play(counter))
    assert counter.moves == _MOVES == tally.entries == len(tally.latencies)
