"""Random numbers for kernels. The generator's state is an argument, never a global.

A generator is a one-element ``uint64`` array. The algorithm is MWC64X (D. B. Thomas, "The MWC64X Random Number
Generator", Imperial College London, 2011): a multiply-with-carry step whose two halves are combined by exclusive
or; period about 2**63. It is chosen because no step of it overflows 64 bits, so the very same source runs
compiled and uncompiled.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from noah.core.kernel import kernel

Generator = npt.NDArray[np.uint64]

_FACTOR = np.uint64(4294883355)
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


def generators(seed: Any, n: int) -> Generator:
    """``n`` independent generators, shape (n, 1).

    Args:
        seed: what ``numpy.random.SeedSequence`` takes: a non-negative integer of any size, or a sequence of them.
        n: how many.
    """
    words = np.random.SeedSequence(seed).generate_state(2 * n, np.uint32).astype(np.uint64)
    # The step has two fixed points, (0, 0) and (2**32 - 1, factor - 1); a carry from 1 to factor - 2 avoids both.
    carry = np.uint64(1) + words[n:] % (_FACTOR - np.uint64(2))
    return (words[:n] | carry << _HALF).reshape(n, 1)


def generator(seed: Any) -> Generator:
    """One generator from ``seed``, shape (1,)."""
    return generators(seed, 1)[0]


@kernel
def below(rng: Generator, n: int) -> int:
    """A random integer from 0 to ``n - 1``; ``n`` is from 1 to 2**31. Advances ``rng`` by one step.

    Lemire's multiplication without rejection: the bias is below ``n / 2**32``.
    """
    state = rng[0]
    low = state & _LOW
    carry = state >> _HALF
    rng[0] = _FACTOR * low + carry
    # Not int(): compiled, that keeps the type, and one uint64 turns the caller's integers into floats.
    return np.int64((low ^ carry) * np.uint64(n) >> _HALF)  # type: ignore[return-value]  # as good as an int
