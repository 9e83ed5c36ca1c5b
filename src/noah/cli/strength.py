"""``noah strength``: the matches that show how strong the players are, and the page that tells it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from noah.cli.spreading import Jobs, Ray, spread

if TYPE_CHECKING:
    from noah.arena.strength import Sizes


def strength(
    row: Annotated[
        list[str] | None,
        typer.Argument(help="Rows of the table; all when left out.", show_default=False),
    ] = None,
    folder: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the games are written and gone on with.")
    ] = Path("build/strength"),
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="The page that is written.")
    ] = Path("docs/strength.md"),
    games: Annotated[int, typer.Option(min=4, help="Games of a match.")] = 2000,
    deep_games: Annotated[
        int, typer.Option(min=4, help="Games of a match at 10,000 playouts and more.")
    ] = 400,
    openspiel_games: Annotated[
        int, typer.Option(min=4, help="Games against OpenSpiel's player.")
    ] = 200,
    openspiel_playouts: Annotated[
        int, typer.Option(min=2, max=200, help="Simulations a decision of both in those games.")
    ] = 100,
    budget: Annotated[
        int | None,
        typer.Option(min=1, help="Playouts in all other matches instead of the levels' own."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Everything random follows from it.")] = 1,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Play the matches that show how strong the players are, and write the page that tells it.

    Rows that are quickly played come first, and the page is renewed after each. What was broken off goes on when it is
    called again. It takes hours.
    """
    from noah.arena.results import play_on
    from noah.arena.strength import Sizes, chosen, deals_of, file_of, tournament_of
    from noah.arena.strength_page import page, summary
    from noah.cli.progress import Bar

    by = spread(jobs, ray)
    sizes = Sizes(games, deep_games, openspiel_games, openspiel_playouts, budget)
    for one in chosen(sizes, tuple(row or ())):
        tournament = tournament_of(one, sizes, seed)
        deals = deals_of(tournament, sizes)
        total = deals * len(tournament.matches)
        with Bar(f"of {total:,} deals") as bar:
            bar.begin(one.key, total)
            results = play_on(
                tournament,
                deals,
                file_of(folder, one),
                by,
                lambda done, bar=bar: bar.update(done, done),  # type: ignore[misc]  # bound now
            )
        for line in summary(one, results):
            typer.echo(line)
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(page(folder, sizes, _command(sizes, seed)), encoding="utf-8")


def _command(sizes: "Sizes", seed: int) -> str:
    """The call that plays these games."""
    return (
        f"noah strength --games {sizes.games} --deep-games {sizes.deep_games} "
        f"--openspiel-games {sizes.openspiel_games} --openspiel-playouts {sizes.openspiel_playouts} "
        + (f"--budget {sizes.budget} " if sizes.budget else "")
        + f"--seed {seed}"
    )
