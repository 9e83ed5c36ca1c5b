"""Spreading work over many machines with Ray."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from noah.arena.spreading import AHEAD, Made, Piece
from noah.notation.errors import MissingPackageError, NoahError

LOCAL = "local"
"""Instead of an address: a cluster of this machine alone, which ends with the program."""


class ClusterError(NoahError):
    """There is no cluster at an address."""


class Cluster:
    """Spreads work over the machines of a Ray cluster, all of which have Noah installed."""

    def __init__(self, address: str) -> None:
        """Join a cluster.

        Args:
            address: as ``ray.init`` takes it, such as ``auto`` or ``HOST:PORT``; or LOCAL.

        Raises:
            MissingPackageError: Ray is not installed.
            ClusterError: nobody answers there.
        """
        try:
            import ray  # noqa: PLC0415  # an extra
        except ImportError:
            raise MissingPackageError("A cluster", "ray", "ray") from None
        self._ray: Any = ray
        # A cluster of one machine is nobody else's business.
        own = {"_node_ip_address": "127.0.0.1", "include_dashboard": False}
        try:
            ray.init(address=address, log_to_driver=False, **(own if address == LOCAL else {}))
        except Exception as error:
            # Ray has no type of its own for a cluster that does not answer or start.
            why = str(error).splitlines()[0].rstrip(".") if str(error) else type(error).__name__
            raise ClusterError(f"There is no cluster to join ({why}).") from None

    def __call__(self, run: Callable[[Piece], Made], pieces: Iterable[Piece], /) -> Iterator[Made]:
        """Do all pieces; what they made, in order."""
        ray = self._ray
        remote = ray.remote(_done)
        shared = ray.put(run)
        following = iter(pieces)
        waiting: list[Any] = []
        while True:
            room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(waiting)
            waiting += [remote.remote(shared, piece) for piece in islice(following, max(0, room))]
            if not waiting:
                return
            yield ray.get(waiting.pop(0))


def _done(run: Callable[[Piece], Made], piece: Piece) -> Made:
    """What a piece makes: the task that travels."""
    return run(piece)
