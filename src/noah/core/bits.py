"""Helpers with two bodies: one for the compiler, one in plain Python for uncompiled runs."""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from noah.core.kernel import kernel


def wide(value: Any) -> int:
    """The integer ``value`` of any type, widened to 64 bits with sign.

    Every value that a kernel loads from a record goes through this. Plain ``int`` keeps small and unsigned types
    when compiled, so that ``int(s.a) - int(s.b)`` would be an unsigned number that cannot be negative.
    """
    return int(value)


def popcount(mask: int) -> int:
    """How many bits of the non-negative ``mask`` are set."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest set bit of ``mask``, which must not be 0."""
    return (int(mask) & -int(mask)).bit_length() - 1


@intrinsic  # type: ignore[untyped-decorator]  # numba has no types
def _ctpop(typing: Any, mask: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]  # numba has no types
def _cttz(typing: Any, mask: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zero_is_undefined = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], zero_is_undefined)

    return types.int64(types.int64), generate


@overload(wide, strict=False)  # type: ignore[untyped-decorator]  # numba has no types
def _wide(value: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda value: np.int64(value)


@overload(popcount, strict=False)  # type: ignore[untyped-decorator]  # numba has no types
def _popcount(mask: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda mask: _ctpop(mask)


@overload(lowest, strict=False)  # type: ignore[untyped-decorator]  # numba has no types
def _lowest(mask: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda mask: _cttz(mask)


@kernel
def nth(mask: int, n: int) -> int:
    """The index of the ``n``-th set bit of ``mask`` from below; ``n`` is less than ``popcount(mask)``."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
