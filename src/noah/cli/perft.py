"""``noah perft``: count the ways of play that follow a deal, by first action. A check on the rules."""

from typing import Annotated

import typer

_DEEPEST = 60


def perft(
    deal: Annotated[
        str,
        typer.Argument(
            metavar="DEAL",
            help="A file whose first line is a noah-record/1 (- is standard input), for the deal of its first round;"
            " or options and a seed, such as players=3,frog,seed=7, for the first deal of that game.",
            show_default=False,
        ),
    ],
    depth: Annotated[
        str,
        typer.Option(
            "--depth", metavar="N", help="Plies to count: actions and draws.", show_default=False
        ),
    ],
    after: Annotated[
        str,
        typer.Option(
            "--after", metavar="N", help="Begin after so many actions of the record's round."
        ),
    ] = "0",
) -> None:
    """Count the ways of play that follow a deal, by first action.

    The words of a DEAL, with commas between them: players=1 to 5, ending=rounds or reach26, frog, crocodile,
    roommates, solo=beginner, advanced or expert, seed=NUMBER. The last line printed is the total. A way of play
    that the end of the round cuts short is not counted.
    """
    from noah.cli.deals import named_deal, whole_number
    from noah.notation.errors import MalformedError
    from noah.testing.perft import divide, position_in

    plies, before = whole_number("--depth", depth), whole_number("--after", after)
    if not 1 <= plies <= _DEEPEST:
        raise MalformedError(f"--depth is a number from 1 to {_DEEPEST}, not {plies}.")
    counts = divide(position_in(*named_deal(deal), before), 0, plies)
    width = max((len(action) for action in counts), default=0)
    for action, n in counts.items():
        typer.echo(f"{action:<{width}}  {n}")
    typer.echo(f"total {sum(counts.values())}")
