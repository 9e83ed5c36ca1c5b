"""How often somebody may ask, and how much he may hold open."""

import math
import time
from collections import Counter

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from noah.server.settings import Settings
from noah.server.wire.problems import Problem


def too_many(detail: str, seconds: int) -> Problem:
    """The problem ``too-many``, and after how many seconds it is worth trying again."""
    return Problem("too-many", detail, headers={"Retry-After": str(seconds)}, retryAfter=seconds)


class Limits:
    """Counts requests and sockets of guests and addresses."""

    def __init__(self, settings: Settings) -> None:
        """Begin to count."""
        self._settings = settings
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._guest = RateLimitItemPerSecond(settings.guest_rate, namespace="guest")
        self._address = RateLimitItemPerSecond(settings.address_rate, namespace="address")
        self._new_guests = RateLimitItemPerMinute(settings.new_guests_rate, namespace="new")
        self._sockets: Counter[str] = Counter()

    def _hit(self, item: RateLimitItem, who: str) -> None:
        if not self._limiter.hit(item, who):
            raise self._too_often(item, who)

    def _too_often(self, item: RateLimitItem, who: str) -> Problem:
        left = math.ceil(self._limiter.get_window_stats(item, who).reset_time - time.time())
        return too_many(
            f"That is too often: at most {item.amount} in {item.get_expiry()} s. Wait a little.",
            min(max(1, left), item.get_expiry()),
        )

    def request(self, address: str, guest: str | None) -> None:
        """Count a request or a message.

        Raises:
            Problem: ``too-many``.
        """
        self._hit(self._address, address)
        if guest is not None:
            self._hit(self._guest, guest)

    def check_new_guest(self, address: str) -> None:
        """Ask whether one more guest may be made, without counting him yet.

        Raises:
            Problem: ``too-many``.
        """
        if not self._limiter.test(self._new_guests, address):
            raise self._too_often(self._new_guests, address)

    def new_guest(self, address: str) -> None:
        """Count a new guest.

        Raises:
            Problem: ``too-many``.
        """
        self._hit(self._new_guests, address)

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
