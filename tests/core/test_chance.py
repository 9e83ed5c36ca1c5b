"""Random numbers: the same everywhere, and every generator another stream."""

import numpy as np
import pytest

from noah.core.chance import below, generator, generators
from noah.testing.effort import effort


def test_stream_of_a_seed_never_changes() -> None:
    rng = generator(2012)
    assert [int(below(rng, 1000)) for _ in range(8)] == [230, 708, 641, 790, 73, 386, 404, 918]


def test_algorithm_is_mwc64x() -> None:
    rng = np.array([0x0000_0001_0000_0002], np.uint64)
    assert below(rng, 2**31) == (2 ^ 1) >> 1
    assert int(rng[0]) == 4294883355 * 2 + 1


@pytest.mark.parametrize("n", [1, 2, 3, 27, 343, 2**31])
def test_numbers_stay_in_their_range(n: int) -> None:
    rng = generator(n)
    drawn = [int(below(rng, n)) for _ in range(effort(2000))]
    assert min(drawn) >= 0
    assert max(drawn) < n


def test_numbers_are_spread_evenly() -> None:
    rng, n, draws = generator(5), 10, 100 * effort(1000)
    counts = np.bincount([int(below(rng, n)) for _ in range(draws)], minlength=n)
    expected = draws / n
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    # With nine degrees of freedom chance goes beyond this once in a million times.
    assert chi_square < 45


def test_generators_of_one_seed_differ() -> None:
    many = generators(7, 1000)
    assert many.shape == (1000, 1)
    assert len({int(state) for state in many[:, 0]}) == 1000


def test_no_generator_stands_still() -> None:
    many = generators(8, 1000)
    carry = many[:, 0] >> np.uint64(32)
    assert carry.min() >= 1
    assert carry.max() < 4294883355 - 1


def test_seed_may_be_a_sequence_or_huge() -> None:
    seeds = [0, 1, 2**200, (1, 2), (2, 1), [3]]
    assert len({int(generator(seed)[0]) for seed in seeds}) == len(seeds)
    assert int(generator((1, 2))[0]) == int(generator((1, 2))[0])


def test_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="non-negative"):
        generator(-1)
