"""How often somebody may ask, and how much he may hold open."""

import math
import time
from collections import Counter

from noah.server.settings import Settings
from noah.server.wire.problems import Problem


def too_many(detail: str, seconds: int) -> Problem:
    """The problem ``too-many``, and after how many seconds it is worth trying again."""
    return Problem("too-many", detail, headers={"Retry-After": str(seconds)}, retryAfter=seconds)


class Rate:
    """At most so many in each window of so many seconds, counted for each name by itself.

    Every message is counted, so this is a dictionary that is emptied: the library ``limits`` keeps a thread that
    forgets, and a move cost a third more with it.
    """

    def __init__(self, most: int, seconds: int) -> None:
        """Begin to count.

        Args:
            most: how many in a window.
            seconds: how long a window is.
        """
        self._most = most
        self._seconds = seconds
        self._window = 0
        self._counts: Counter[str] = Counter()

    def hit(self, who: str) -> None:
        """Count one more of ``who``.

        Raises:
            Problem: ``too-many``.
        """
        self.check(who)
        self._counts[who] += 1

    def check(self, who: str) -> None:
        """Ask whether one more of ``who`` may be, without counting it.

        Raises:
            Problem: ``too-many``.
        """
        now = time.monotonic()
        window = int(now / self._seconds)
        if window != self._window:
            self._window = window
            self._counts.clear()
        if self._counts[who] >= self._most:
            left = math.ceil((window + 1) * self._seconds - now)
            raise too_many(
                f"That is too often: at most {self._most} in {self._seconds} s. Wait a little.",
                max(1, left),
            )


class Limits:
    """Counts requests and sockets of guests and addresses."""

    def __init__(self, settings: Settings) -> None:
        """Begin to count."""
        self._settings = settings
        self._guest = Rate(settings.guest_rate, 1)
        self._address = Rate(settings.address_rate, 1)
        self._new_guests = Rate(settings.new_guests_rate, 60)
        self._hints = Rate(settings.hints_rate, 60)
        self._sockets: Counter[str] = Counter()

    def request(self, address: str, guest: str | None) -> None:
        """Count a request or a message.

        Raises:
            Problem: ``too-many``.
        """
        self._address.hit(address)
        if guest is not None:
            self._guest.hit(guest)

    def check_new_guest(self, address: str) -> None:
        """Ask whether one more guest may be made, without counting him yet.

        Raises:
            Problem: ``too-many``.
        """
        self._new_guests.check(address)

    def new_guest(self, address: str) -> None:
        """Count a new guest.

        Raises:
            Problem: ``too-many``.
        """
        self._new_guests.hit(address)

    def hint(self, guest: str) -> None:
        """Count a hint.

        Raises:
            Problem: ``too-many``.
        """
        self._hints.hit(guest)

    def open_socket(self, address: str, guest: str | None) -> None:
        """Count a socket that opens; ``close_socket`` must follow unless this raises.

        Raises:
            Problem: ``too-many``.
        """
        allowed = self._most_sockets(address, guest)
        if any(self._sockets[who] >= most for who, most in allowed.items()):
            raise too_many("Too many tables are open: close some.", 5)
        self._sockets.update(allowed.keys())

    def close_socket(self, address: str, guest: str | None) -> None:
        """Count a socket that closes."""
        for who in self._most_sockets(address, guest):
            self._sockets[who] -= 1
            if self._sockets[who] <= 0:
                del self._sockets[who]

    def _most_sockets(self, address: str, guest: str | None) -> dict[str, int]:
        """Who opens a socket, and how many he may have."""
        most = {f"address {address}": self._settings.sockets_per_address}
        if guest is not None:
            most[f"guest {guest}"] = self._settings.sockets_per_guest
        return most
