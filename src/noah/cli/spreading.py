"""Who plays what ``noah arena`` and ``noah strength`` ask for: this machine's cores, or a cluster."""

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from noah.arena.spreading import Spread

Jobs = Annotated[
    int | None,
    typer.Option(min=1, help="Processes; as many as there are cores when left out."),
]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, 'auto', or 'local' for one of this machine.",
    ),
]


def spread(jobs: int | None, ray: str | None) -> "Spread":
    """Who does the work.

    Args:
        jobs: how many processes; None for one on each core.
        ray: the address of a cluster; None for this machine without one.
    """
    import os

    if ray is not None:
        from noah.arena.cluster import Cluster

        return Cluster(ray)
    from noah.arena.spreading import Processes

    return Processes(jobs or os.cpu_count() or 1)
