"""``noah simulate``: records of many games between bots."""

from pathlib import Path
from typing import Annotated

import typer


def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games.")],
    out: Annotated[
        Path,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Where to write them: .jsonl, or .jsonl.gz gzipped."
        ),
    ],
    players: Annotated[int, typer.Option(min=1, max=5, help="How many play.")] = 3,
    bots: Annotated[
        str, typer.Option(help="random or greedy, for all seats; or one for each, with commas.")
    ] = "greedy",
    ending: Annotated[str, typer.Option(help="rounds or reach26.")] = "rounds",
    frog: Annotated[bool, typer.Option("--frog", help="Play with frogs.")] = False,
    crocodile: Annotated[bool, typer.Option("--crocodile", help="Play with crocodiles.")] = False,
    roommates: Annotated[
        bool, typer.Option("--roommates", help="Play with the roommates ferry.")
    ] = False,
    solo: Annotated[str | None, typer.Option(help="Alone: beginner, advanced or expert.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same bytes.")] = 1,
    part: Annotated[
        str,
        typer.Option(
            metavar="K/N", help="Make the K-th of N parts; one after the other they are the whole."
        ),
    ] = "1/1",
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Processes; as many as there are cores when left out."),
    ] = None,
) -> None:
    """Let bots play many games and write their records.

    A simulation that was stopped goes on where it was, when it is called again in the same way.
    """
    import os
    import re

    from noah.arena.simulate import CHUNK, Plan
    from noah.arena.writing import Output, Part, write
    from noah.cli.progress import Bar
    from noah.notation.cards import shown
    from noah.notation.errors import MalformedError
    from noah.notation.options import Options

    options = Options(players, ending, frog, crocodile, roommates, solo)
    named = tuple(bots.split(","))
    plan = Plan(options, named * players if len(named) == 1 else named, games, seed)
    numbers = re.fullmatch(r"(\d{1,6})/(\d{1,6})", part, re.ASCII)
    if not numbers:
        raise MalformedError(f"A part is written K/N, such as 1/4, not {shown(part)}.")
    piece = Part(int(numbers[1]), int(numbers[2]))
    chunks = piece.chunks(plan)
    mine = sum(plan.games_in(chunk) for chunk in chunks)
    with Bar("games") as bar:
        bar.begin(out.name, mine)
        for done in write(plan, piece, Output(out), jobs or os.cpu_count() or 1):
            played = min(mine, done * CHUNK)
            bar.update(played, played)
    typer.echo(f"{mine} games of {players} players in {out}")
