"""What the load generator is asked to do, and what it answers."""

import msgspec

NOAH, BOARDGAMEIO, ECHO = "noah", "boardgame.io", "echo"


class Plan(msgspec.Struct):
    """Whom to load.

    Attributes:
        kind: NOAH, BOARDGAMEIO or ECHO: what is spoken there.
        url: where the server answers.
        pid: the server's process, whose use of the processor is counted.
        matches: how many tables of two are played.
        seed: decides what is played.
    """

    kind: str
    url: str
    pid: int
    matches: int
    seed: int


class Window(msgspec.Struct):
    """A stretch of time that is measured.

    Attributes:
        seconds: how long.
        rate: moves a second over all tables, evenly spread; 0 for as many as there can be, each table sending its
            next move as soon as both players have seen the one before.
    """

    seconds: float
    rate: float = 0.0


class Figures(msgspec.Struct):
    """What was measured in a window.

    Attributes:
        seconds: how long it was.
        moves: how many moves reached the other player.
        entries: how many entries of logs they made.
        cpu: seconds of processor time of the server.
        own_cpu: seconds of processor time of the load generator.
        p50: half of the moves took no longer from the one player to the other, in seconds.
        p99: neither did 99 % of them.
        late: moves that were due while their table still waited for the one before.
    """

    seconds: float
    moves: int
    entries: int
    cpu: float
    own_cpu: float
    p50: float
    p99: float
    late: int
