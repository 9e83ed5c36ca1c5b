"""Helpers with two bodies: what one of them answers, the other does."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from noah.core.bits import add_row, copy_row, lowest, nth, popcount, wide
from noah.core.kernel import kernel


@kernel
def count_bits(mask: int) -> int:
    return popcount(mask)


@kernel
def lowest_bit(mask: int) -> int:
    return lowest(mask)


@kernel
def difference(a: Any, b: Any) -> int:
    return wide(a[0]) - wide(b[0])


@kernel
def sum_row(target: Any, first: Any, second: Any) -> None:
    copy_row(target[1], first)
    add_row(target[1], second, 5)


MASKS = st.integers(0, 2**62 - 1)


@given(MASKS)
def test_bits_are_counted(mask: int) -> None:
    assert popcount(mask) == count_bits(mask) == f"{mask:b}".count("1")


@given(MASKS.filter(bool))
def test_lowest_bit_is_found(mask: int) -> None:
    assert lowest(mask) == lowest_bit(mask) == f"{mask:b}"[::-1].index("1")


@given(MASKS.filter(bool))
def test_nth_bit_is_found(mask: int) -> None:
    found = [nth(mask, n) for n in range(popcount(mask))]
    assert sum(1 << bit for bit in found) == mask
    assert found == sorted(found)


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.uint16, np.int16, np.uint32])
def test_small_numbers_are_widened_before_they_are_subtracted(dtype: type) -> None:
    assert difference(np.array([1], dtype), np.array([2], dtype)) == -1


@given(st.binary(min_size=5, max_size=5), st.binary(min_size=5, max_size=5))
def test_bytes_are_copied_and_added(first: bytes, second: bytes) -> None:
    rows = [np.frombuffer(row, np.uint8) for row in (first, second)]
    compiled, plain = np.full((3, 5), 7, np.uint8), np.full((3, 5), 7, np.uint8)
    sum_row(compiled, *rows)
    copy_row(plain[1], rows[0])
    add_row(plain[1], rows[1], 5)
    assert compiled.tolist() == plain.tolist()
    assert plain[1].tolist() == [(a + b) % 256 for a, b in zip(first, second, strict=True)]
    assert (plain[[0, 2]] == 7).all()
