"""``noah play``: the whole game at the terminal."""

from typing import Annotated

import typer


def play(
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play, 1 to 5; usually 3.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="WHO,WHO,…", help="Who sits at each seat: me, or the name of a bot."),
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(metavar="NAME,NAME,…", help="A name for each person, or for each seat."),
    ] = None,
    ending: Annotated[
        str | None,
        typer.Option(metavar="ENDING", help="rounds (three of them) or reach26 (26 points)."),
    ] = None,
    frog: Annotated[bool, typer.Option("--frog", help="Frogs instead of snails.")] = False,
    crocodile: Annotated[
        bool, typer.Option("--crocodile", help="Crocodiles instead of donkeys.")
    ] = False,
    roommates: Annotated[
        bool, typer.Option("--roommates", help="One ferry takes no species twice.")
    ] = False,
    solo: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="Play alone: beginner, advanced or expert."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same number deals the same cards.")
    ] = None,
    record: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Append the finished game to FILE, as noah-record/1."),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="The language: en or fr.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game that was broken off last.")
    ] = False,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Sentences only, no drawing: for voices and small terminals."),
    ] = False,
) -> None:
    """Play Noah here: alone, with others at this keyboard, against bots."""
    from noah.cli.table.setup import Wishes
    from noah.cli.table.visit import Visit

    wishes = Wishes(
        players=players,
        seats=seats,
        names=names,
        ending=ending,
        solo=solo,
        bonuses={"frog": frog, "crocodile": crocodile, "roommates": roommates},
    )
    visit = Visit(lang, seed=seed, record=record, plain=plain)
    raise typer.Exit(visit.resume(wishes) if resume else visit.start(wishes))
