"""Helpers with two bodies: one for the compiler, one in plain Python for uncompiled runs."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.cgutils import raw_memcpy
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


def copy_row(target: Any, source: Any) -> None:
    """Copy the contiguous array ``source`` to ``target``, of the same type and shape; they do not overlap.

    Compiled, a loop over a few bytes of two records moves each alone, since the records might overlap.
    """
    target[:] = source


def add_row(target: Any, source: Any, n: int) -> None:
    """Add the bytes of ``source`` to those of ``target``, contiguous arrays of ``n`` bytes; ``n`` is a constant."""
    target[:] += source[:n]


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


@intrinsic  # type: ignore[untyped-decorator]  # numba has no types
def _memcpy(
    typing: Any, target: Any, source: Any
) -> Any:  # pragma: no cover - runs inside the compiler alone
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        to, of = (
            context.make_array(kind)(context, builder, argument)
            for kind, argument in zip(signature.args, arguments, strict=True)
        )
        raw_memcpy(builder, to.data, of.data, of.nitems, of.itemsize)
        return context.get_dummy_value()

    return types.void(target, source), generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]  # numba has no types
def _add_bytes(
    typing: Any, target: Any, source: Any, n: Any
) -> Any:  # pragma: no cover - runs inside the compiler alone
    lanes = ir.VectorType(ir.IntType(8), n.literal_value)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        to, of = (
            builder.bitcast(
                context.make_array(kind)(context, builder, argument).data, lanes.as_pointer()
            )
            for kind, argument in zip(signature.args[:2], arguments[:2], strict=True)
        )
        total = builder.add(builder.load(to, align=1), builder.load(of, align=1))
        builder.store(total, to, align=1)
        return context.get_dummy_value()

    return types.void(target, source, n), generate


@overload(wide, strict=False)  # type: ignore[untyped-decorator]  # numba has no types
def _wide(value: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda value: np.int64(value)


@overload(popcount, strict=False)  # type: ignore[untyped-decorator]  # numba has no types
def _popcount(mask: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda mask: _ctpop(mask)


@overload(lowest, strict=False)  # type: ignore[untyped-decorator]  # numba has no types
def _lowest(mask: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda mask: _cttz(mask)


@overload(copy_row, strict=False)  # type: ignore[untyped-decorator]  # numba has no types
def _copy_row(target: Any, source: Any) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda target, source: _memcpy(target, source)


@overload(add_row, strict=False, prefer_literal=True)  # type: ignore[untyped-decorator]  # numba has no types
def _add_row(
    target: Any, source: Any, n: Any
) -> Any:  # pragma: no cover - runs inside the compiler alone
    return lambda target, source, n: _add_bytes(target, source, n)


@kernel
def nth(mask: int, n: int) -> int:
    """The index of the ``n``-th set bit of ``mask`` from below; ``n`` is less than ``popcount(mask)``."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
