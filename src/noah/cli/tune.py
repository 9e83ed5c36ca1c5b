"""``noah tune``: better weights for the greedy player, by self-play."""

from pathlib import Path
from typing import Annotated

import typer


def tune(
    players: Annotated[int, typer.Option(min=1, max=5, help="Number of players to tune for.")],
    generations: Annotated[int, typer.Option(min=1, help="Generations of the search.")] = 40,
    games: Annotated[int, typer.Option(min=10, help="Games that judge each candidate.")] = 400,
    trial: Annotated[int, typer.Option(min=100, help="Games of the final trial.")] = 20_000,
    seed: Annotated[int, typer.Option(min=0, help="Everything random follows from it.")] = 1,
    start: Annotated[
        Path | None, typer.Option(help="A weights file to start from instead of the shipped one.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Where to write all weights if they became better.")
    ] = None,
) -> None:
    """Tune the greedy player's weights by self-play.

    What is found is tried on deals that it has not seen.
    The new weights are written only when the trial's 95 % interval lies above zero.
    """
    from noah.arena.tune import margin
    from noah.arena.tune import tune as search
    from noah.players.greedy import weights

    table = weights.load(start)
    present = weights.vector(table, players)

    def report(generation: int, best: float) -> None:
        typer.echo(f"generation {generation + 1}: best {best:+.3f}")

    tuned = search(players, present, generations=generations, games=games, seed=seed, report=report)
    won = margin(players, tuned, present, trial, seed + generations)
    unit = "of the games" if players == 1 else "tears a round"
    typer.echo(f"against the present weights: {won.mean:+.4f} ± {won.doubt:.4f} {unit}")
    if not won.is_certain:
        typer.echo("Not better beyond doubt: nothing is written.")
    elif out is not None:
        weights.save({**table, players: tuned}, out)
        typer.echo(f"Written to {out}.")
