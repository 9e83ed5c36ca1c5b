"""``noah arena``: how strong players are, on the same deals from every seat."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from noah.cli.spreading import Jobs, Ray, spread

if TYPE_CHECKING:
    from noah.arena.spreading import Spread
    from noah.arena.tournament import Tournament

_PLAY = "play"
_HELP = "--help"


class _PlayUnlessTold(TyperGroup):
    """Where no command is named, ``play`` is meant: ``noah arena medium easy``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in {*self.commands, _HELP}:
            args = [_PLAY, *args]
        return super().parse_args(ctx, args)


arena = typer.Typer(
    cls=_PlayUnlessTold,
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Measure how strong players are: 'noah arena medium easy' plays, 'noah arena play --help' tells more.",
)

Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        "-o",
        metavar="FILE",
        help="Write each deal's scores there, .jsonl; what was broken off goes on.",
    ),
]
Seed = Annotated[int, typer.Option(min=0, help="Everything random follows from it.")]
Games = Annotated[
    int, typer.Option(min=4, help="How many games of each match; made up to whole deals.")
]


@arena.command(_PLAY)
def play(
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER…",
            help="Players; those who look ahead as NAME:PLAYOUTS if you like, such as search:1000.",
            show_default=False,
        ),
    ],
    players: Annotated[int, typer.Option(min=1, max=5, help="How many play.")] = 2,
    games: Games = 200,
    budget: Annotated[
        int | None,
        typer.Option(min=1, help="Playouts a decision of those whose name gives no number."),
    ] = None,
    ending: Annotated[str, typer.Option(help="rounds or reach26.")] = "rounds",
    frog: Annotated[bool, typer.Option("--frog", help="Play with frogs.")] = False,
    crocodile: Annotated[bool, typer.Option("--crocodile", help="Play with crocodiles.")] = False,
    roommates: Annotated[
        bool, typer.Option("--roommates", help="Play with the roommates ferry.")
    ] = False,
    deck: Annotated[str | None, typer.Option(help="Alone: beginner, advanced or expert.")] = None,
    seed: Seed = 1,
    out: Out = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Let players play on the same deals from every seat.

    Of two, the first plays against copies of the second; of more, everybody plays against everybody. Alone each plays
    by himself. Prints the share of games won and the tears a round with their 95 % intervals, by deal.
    """
    from noah.arena.tournament import pairs_of
    from noah.notation.options import Options

    options = Options(players, ending, frog, crocodile, roommates, deck)
    _play(pairs_of(options, tuple(names), seed, budget), games, out, spread(jobs, ray))


@arena.command()
def features(
    players: Annotated[int, typer.Option(min=2, max=5, help="How many play.")] = 2,
    games: Games = 2000,
    seed: Seed = 1,
    out: Out = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Let greedy players that do without one thing play against greedy: what is each thing worth?"""
    from noah.arena.tournament import handicapped
    from noah.notation.options import Options

    _play(handicapped(Options(players), seed), games, out, spread(jobs, ray))


@arena.command()
def report(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE…", help="What --out has written.", show_default=False),
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="The page that is written.")
    ] = Path("report.html"),
) -> None:
    """Write a page of what files of the arena say, with pictures: one HTML file.

    The ladder, strength against budget, what seats are worth, how rounds end, and what greedy loses without a thing.
    """
    from noah.arena.report import report as page
    from noah.arena.results import read_results

    out.write_text(page([read_results(file) for file in files]), encoding="utf-8")
    typer.echo(f"Written to {out}.")


def _play(tournament: "Tournament", games: int, out: Path | None, by: "Spread") -> None:
    """Play a tournament and tell how it ended."""
    from noah.arena.results import play_on
    from noah.cli.progress import Bar
    from noah.cli.telling import told

    deals = max(2, -(-games // tournament.options.players))
    total = deals * len(tournament.matches)
    with Bar(f"of {total:,} deals") as bar:
        bar.begin(out.name if out else "arena", total)
        results = play_on(
            tournament,
            deals,
            out,
            by,
            lambda done: bar.update(done, done),
        )
    for line in told(results):
        typer.echo(line)
