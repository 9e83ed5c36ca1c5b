"""How often somebody may ask, and how much he may hold open."""

from collections import Counter

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from noah.server.settings import Settings
from noah.server.wire.problems import Problem


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

    def _hit(self, item: RateLimitItemPerSecond | RateLimitItemPerMinute, who: str) -> None:
        if not self._limiter.hit(item, who):
            seconds = str(item.get_expiry())
            raise Problem(
                "too-many",
                f"That is too often: at most {item.amount} in {seconds} s. Wait a little.",
                headers={"Retry-After": seconds},
            )

    def request(self, address: str, guest: str | None) -> None:
        """Count a request or a message.

        Raises:
            Problem: ``too-many``.
        """
        self._hit(self._address, address)
        if guest is not None:
            self._hit(self._guest, guest)

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
        mine = f"guest {guest}"
        theirs = f"address {address}"
        too_many = self._sockets[theirs] >= self._settings.sockets_per_address
        if guest is not None:
            too_many = too_many or self._sockets[mine] >= self._settings.sockets_per_guest
            self._sockets[mine] += not too_many
        if too_many:
            raise Problem(
                "too-many", "Too many tables are open: close some.", headers={"Retry-After": "5"}
            )
        self._sockets[theirs] += 1

    def close_socket(self, address: str, guest: str | None) -> None:
        """Count a socket that closes."""
        for name in [f"address {address}", *([f"guest {guest}"] if guest else [])]:
            self._sockets[name] -= 1
            if self._sockets[name] <= 0:
                del self._sockets[name]
