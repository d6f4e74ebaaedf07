"""Files that somebody damaged: the samples with bytes, lines and signs changed by chance."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from tests.sheets.making import SAMPLES

FUZZ = "GMSCREEN_FUZZ"
"""How many files a fuzz tries; a few hundred where the environment says nothing."""

_SPLICES = (
    b"[[",
    b"]]",
    b'"""',
    b"'''",
    b"=",
    b",",
    b"nan",
    b"-inf",
    b"1e999",
    b"9" * 5_000,
    b"0.1.2",
    b"12,5",
    b"true",
    b"{" * 200,
    b"[" * 10_000,
    b"a.b.c.d",
    b"\x00",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\xed\xa0\x80",
    "\u202e\U0001d7d9½−ç".encode(),
    b"\\u0000",
    b"\\UFFFFFFFF",
    b"# ",
    b"\r",
    b"1979-05-27T07:32:00Z",
    b"x" * 100_001,
    b'name = "outro"\n',
    b"[[equipment]]\n",
    b"[equipment]\n",
)
_VALUES = (b" -1", b" 0", b" 1e9", b' ""', b" []", b" {}", b" 0.125", b" true")


def mutated_files(seed: int, few: int = 300) -> Iterator[bytes]:
    """Damaged files, the same for a seed."""
    chance = random.Random(seed)
    whole = [path.read_bytes() for path in SAMPLES]
    for _ in range(int(os.environ.get(FUZZ, few))):
        data = chance.choice(whole)
        for _ in range(chance.choice((1, 1, 2, 3, 8))):
            data = chance.choice((_flip, _cut, _splice, _double, _swap, _number))(chance, data)
        yield data


def _flip(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) or 1)
    return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]


def _cut(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) or 1)
    return data[:at] + data[at + chance.choice((1, 3, 30, 100_000)) :]


def _splice(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(_SPLICES) + data[at:]


def _double(chance: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    at = chance.randrange(len(lines))
    several = chance.choice((1, 1, 1, 12, 40))
    return b"\n".join([*lines[: at + several], *lines[at : at + several], *lines[at + several :]])


def _swap(chance: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _number(chance: random.Random, data: bytes) -> bytes:
    """Another value for some key."""
    lines = data.split(b"\n")
    at = chance.randrange(len(lines))
    key, equals, _ = lines[at].partition(b"=")
    lines[at] = (
        key + equals + chance.choice((b" -1", b" 0", b" 1e9", b' ""', b" []", b" {}", b" 0.125", b" true"))
    )
    return b"\n".join(lines)
