"""What the load generator is asked to do, and what it answers."""

import msgspec

NOAH, BOARDGAMEIO, ECHO = "noah", "boardgame.io", "echo"

WARM_UP = 0.3
"""Seconds of load before anything is counted."""


class Plan(msgspec.Struct):
    """Whom to load.

    Attributes:
        kind: NOAH, BOARDGAMEIO or ECHO: what is spoken there.
        url: where the server answers.
        pid: the server's process, whose use of the processor is counted.
        matches: how many tables of two are played in windows.
        seed: decides what is played.
    """

    kind: str
    url: str
    pid: int
    matches: int
    seed: int


class Window(msgspec.Struct, tag=True):
    """Play the tables of two for a while, and measure: answered by ``Figures``.

    Attributes:
        seconds: how long; longer where it takes longer until a single move has arrived.
        rate: moves a second over all tables, evenly spread; 0 for as many as there can be, each table sending its
            next move as soon as both players have seen the one before.
    """

    seconds: float
    rate: float = 0.0


class Crowd(msgspec.Struct, tag=True):
    """Make further tables of two whose games run, though nobody plays: answered by ``Done``.

    Attributes:
        tables: how many.
    """

    tables: int


class Sockets(msgspec.Struct, tag=True):
    """Open each table of the crowd for one of its players: answered by ``Done``."""


class Games(msgspec.Struct, tag=True):
    """Let bots play whole games, each before the eyes of one watcher: answered by ``Done``.

    Attributes:
        games: how many in all.
        at_once: how many at once.
    """

    games: int
    at_once: int


class Probe(msgspec.Struct, tag=True):
    """Ask for ``/healthz`` again and again, while bots play: answered by ``Waits``.

    Attributes:
        seconds: how long.
        games: how many games of bots run at any time meanwhile, and after; the first order that wants some decides.
    """

    seconds: float
    games: int


Order = Window | Crowd | Sockets | Games | Probe


class Figures(msgspec.Struct, tag=True):
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


class Waits(msgspec.Struct, tag=True):
    """How long answers took.

    Attributes:
        p50: in seconds, of half of them at most.
        p99: of 99 % of them at most.
        entries: entries of bots that were told meanwhile, by the second.
    """

    p50: float
    p99: float
    entries: float


class Done(msgspec.Struct, tag=True):
    """It is done.

    Attributes:
        seconds: how long it took.
    """

    seconds: float


Answer = Figures | Waits | Done
