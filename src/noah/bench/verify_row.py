"""How fast records are verified, state by state, beside merely parsing them."""

import json
import random
from collections.abc import Iterator

from noah.bench.measure import Row, rate, speed
from noah.game.game import Game
from noah.game.verify import verify
from noah.notation.options import Options
from noah.notation.record import read_record, write_record


def _records(games: int) -> list[bytes]:
    """Random games of 1 to 5 players with all their states, as lines of a file."""
    rng = random.Random(1)
    lines = []
    for number in range(games):
        players = number % 5 + 1
        bonus = players > 1 and number % 2 == 1
        game = Game.from_options(
            Options(players, frog=bonus, crocodile=bonus, roommates=bonus), rng
        )
        while not game.over:
            game.play(rng.choice(game.legal))
        lines.append(write_record(game.record(states=True)))
    return lines


def verify_rows() -> Iterator[Row]:
    """Reading and verifying records with all their states; the peer is Python's own parser of JSON."""
    lines = _records(15)
    states = sum(len(played.actions) for line in lines for played in read_record(line).rounds)

    def verifying() -> float:
        for line in lines:
            for difference in verify(read_record(line)):
                message = f"our own record disagrees with us: {difference}"
                raise AssertionError(message)
        return states

    def parsing() -> float:
        for line in lines:
            json.loads(line)
        return states

    yield speed("verify", "states/s", rate(verifying), "python-json", rate(parsing))
