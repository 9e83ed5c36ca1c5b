"""Lines of record files: gzipped or not, in bounded memory, and whatever is wrong with them said in their place."""

import gzip
import io
import random
import tracemalloc

import pytest

from noah.notation.errors import NoahError
from noah.notation.lines import BrokenFileError, TooLongError, lines

THREE = b'{"a": 1}\n{"b": 2}\n{"c": 3}\n'


def read(data: bytes, longest: int = 1000) -> list[tuple[int, bytes | NoahError]]:
    return list(lines(io.BytesIO(data), longest))


class Trickle(io.BytesIO):
    """A pipe whose writer is slow: a read gives one byte."""

    def read1(self, size: int | None = -1, /) -> bytes:
        return super().read1(1)


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_every_line_comes_with_its_number(pack: type[bytes]) -> None:
    expected = [(1, b'{"a": 1}\n'), (2, b'{"b": 2}\n'), (3, b'{"c": 3}\n')]
    assert read(pack(THREE)) == expected
    assert list(lines(Trickle(pack(THREE)))) == expected


def test_several_gzip_files_in_one_are_read_one_after_the_other() -> None:
    assert len(read(gzip.compress(THREE) + gzip.compress(THREE))) == 6


def test_last_line_needs_no_end() -> None:
    assert read(THREE[:-1])[-1] == (3, b'{"c": 3}')


def test_blank_lines_count_but_do_not_appear() -> None:
    assert [number for number, _ in read(b"\n{}\n \t\r\n\n{}")] == [2, 5]


@pytest.mark.parametrize("data", [b"", b"\n", b"\x1f", gzip.compress(b"")])
def test_hardly_any_data_is_no_fault(data: bytes) -> None:
    assert [line for _, line in read(data)] == ([data] if data == b"\x1f" else [])


def test_line_of_the_greatest_length_is_read() -> None:
    assert read(b"x" * 99 + b"\n" + b"y" * 100, longest=100) == [
        (1, b"x" * 99 + b"\n"),
        (2, b"y" * 100),
    ]


@pytest.mark.parametrize("more", [1, 2, 99, 100, 101, 1000])
@pytest.mark.parametrize("end", [b"", b"\n", b"\nnext"])
def test_longer_line_is_refused_and_the_next_one_read(more: int, end: bytes) -> None:
    (number, error), *rest = read(b"x" * (100 + more) + end, longest=100)
    assert number == 1
    assert isinstance(error, TooLongError)
    assert str(error) == "this line is longer than 100 bytes."
    assert rest == ([(2, b"next")] if end == b"\nnext" else [])


def test_memory_does_not_grow_with_a_line() -> None:
    stream = io.BytesIO(b"x" * 20_000_000)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    assert [type(line) for _, line in lines(stream, 100_000)] == [TooLongError]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most - before < 1_000_000


def test_no_more_is_read_than_is_asked_for() -> None:
    stream = io.BytesIO(b"{}\n" * 1_000_000)
    number, _ = next(lines(stream))
    assert number == 1
    assert stream.tell() < 100_000


def test_gzip_file_cut_short_gives_its_whole_lines_first() -> None:
    data = random.Random(1).randbytes(30_000).hex().encode()
    text = b"".join(data[i : i + 60] + b"\n" for i in range(0, len(data), 60))
    cut = gzip.compress(text)[:20_000]
    *whole, (number, error) = read(cut)
    assert isinstance(error, BrokenFileError)
    assert "cut short" in str(error)
    assert number == len(whole) + 1
    assert b"".join(line for _, line in whole if isinstance(line, bytes)) == text[: 61 * len(whole)]
    assert len(whole) > 100


@pytest.mark.parametrize(
    "data",
    [
        gzip.compress(THREE)[:-8] + b"12345678",
        gzip.compress(THREE) + b"more",
        b"\x1f\x8b\xff" + bytes(30),
        gzip.compress(THREE)[:10] + b"\xff" * 20,
    ],
    ids=["checksum", "tail", "method", "data"],
)
def test_damaged_gzip_file_is_said_to_be(data: bytes) -> None:
    _, error = read(data)[-1]
    assert isinstance(error, BrokenFileError)
    assert "damaged" in str(error)


@pytest.mark.parametrize("method", ["read", "read1"])
def test_disk_that_fails_is_said_to_fail(method: str) -> None:
    def fail(size: int) -> bytes:
        raise OSError(5, "Input/output error")

    stream = Trickle(THREE)
    setattr(stream, method, fail)
    assert [(number, str(error)) for number, error in lines(stream)] == [
        (1, "the rest cannot be read (Input/output error).")
    ]
