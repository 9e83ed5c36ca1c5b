"""``noah arena``: how strong a player is, on the same deals from every seat."""

from typing import Annotated

import typer


def arena(
    one: Annotated[str, typer.Argument(help="The player that is measured; or 'search'.")],
    other: Annotated[str, typer.Argument(help="The player in all other seats; or 'search'.")],
    players: Annotated[int, typer.Option(min=2, max=5, help="How many play.")] = 2,
    games: Annotated[
        int, typer.Option(min=4, help="How many games; made up to whole deals.")
    ] = 200,
    playouts: Annotated[
        int | None, typer.Option(min=1, help="Playouts of the first player's decisions.")
    ] = None,
    other_playouts: Annotated[
        int | None, typer.Option(min=1, help="Playouts of the others' decisions.")
    ] = None,
    bonus: Annotated[
        bool, typer.Option("--bonus", help="With frogs, crocodiles and roommates.")
    ] = False,
    seed: Annotated[int, typer.Option(min=0, help="Everything random follows from it.")] = 1,
) -> None:
    """Let one player play against copies of another one, each deal from every seat.

    Prints the share of games won and the tears a round with their 95 % intervals, by deal.
    """
    from noah.arena.match import play_match, policy
    from noah.cli.progress import Bar
    from noah.notation.options import Options

    first, second = policy(one, players, playouts), policy(other, players, other_playouts)
    deals = -(-games // players)
    with Bar("deals") as bar:
        bar.begin(f"{one} – {other}", deals)
        result = play_match(
            Options(players, frog=bonus, crocodile=bonus, roommates=bonus),
            first,
            second,
            deals,
            seed,
            lambda done: bar.update(done, done),
        )
    typer.echo(f"{one} against {other}, {players} players, {result.games} games, seed {seed}")
    typer.echo(f"games won      {result.wins}")
    typer.echo(f"tears a round  {result.tears}, the others {result.others}")
    if result.broken:
        typer.echo(f"broken off     {result.broken} games that did not end")
