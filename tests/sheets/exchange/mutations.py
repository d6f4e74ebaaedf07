"""Sheet files gone wrong in all the ways that bytes can: by seed, so that a case can be tried again."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from gmscreen.sheets.exchange.markdown import told_sheet
from tests.sheets.making import SAMPLES, sample

WRITTEN = Path(__file__).parents[2] / "data" / "written"
NASTY = [
    *(b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xc3", "\u202e".encode(), "\u200b".encode()),
    *(
        b"NaN",
        b"1e999",
        b"9" * 400,
        b"-" * 300,
        b"[" * 300,
        b"**",
        b"*",
        b"`",
        b"|",
        b"|---|",
        b"&#0;",
        b"&#55296;",
    ),
    *(
        " · ".encode() * 50,
        "—".encode() * 50,
        b": " * 100,
        b"(" * 200,
        b")" * 200,
        b"; " * 100,
        b", +2 " * 100,
    ),
    *(
        b"# ",
        b"\n## GATO\n",
        b"\n## Notas\n",
        b"\n> ",
        b"ST 9 ",
        b"1d" * 100,
        b"NH ",
        b"pts ",
        b" ou ",
        b"\r",
        b"\t",
    ),
    *(b"<table><tr><td>", b"</td>", b"\\" * 50, b"1" * 5_000, b" " * 3_000, b"a" * 3_000, b"=" * 100, b'"""'),
]


@cache
def seeds() -> tuple[tuple[str, bytes], ...]:
    """A suffix and a content each: native files, the same written out, the canon's forms, an archive."""
    native = [(".toml", path.read_bytes()) for path in SAMPLES]
    written = [(".md", told_sheet(sample(path.stem)).encode()) for path in SAMPLES]
    canon = [(".txt", (WRITTEN / name).read_bytes()) for name in ("bestiario.md", "modelos.md", "formas.md")]
    return (*native, *written, *canon * 4, *[(".zip", _archive())] * 3)


def _archive() -> bytes:
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as archive:
        for path in SAMPLES[:3]:
            archive.write(path, path.name)
    return data.getvalue()


def mutated(seed: int) -> tuple[str, bytes]:
    """The suffix and the content of one file gone wrong."""
    chance = random.Random(seed)
    suffix, data = chance.choice(seeds())
    for _ in range(chance.choice([1, 1, 2, 3, 5, 20])):
        data = chance.choice(_WAYS)(data, chance)[: 1 << 17]
    return chance.choice([suffix] * 9 + [".md"]), data


def _flipped(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) or 1)
    return data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]


def _cut(data: bytes, chance: random.Random) -> bytes:
    first, last = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:first] + data[last:]


def _doubled(data: bytes, chance: random.Random) -> bytes:
    first = chance.randrange(len(data) + 1)
    piece = data[first : first + chance.choice([1, 10, 100, 1_000])]
    return data[:first] + piece * chance.choice([2, 3, 30]) + data[first:]


def _stung(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.choice(NASTY) + data[place:]


def _spliced(data: bytes, chance: random.Random) -> bytes:
    other = chance.choice(seeds())[1]
    place = chance.randrange(len(other) + 1)
    here = chance.randrange(len(data) + 1)
    return data[:here] + other[place : place + chance.choice([5, 50, 500])] + data[here:]


def _shuffled(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    chance.shuffle(lines)
    return b"\n".join(lines)


def _joined(data: bytes, chance: random.Random) -> bytes:
    """Lines run into one another."""
    first = chance.randrange(len(data) + 1)
    return data[:first] + data[first : first + 2_000].replace(b"\n", b" ") + data[first + 2_000 :]


_WAYS: list[Callable[[bytes, random.Random], bytes]] = [
    *(_flipped, _flipped, _cut, _doubled, _stung, _stung, _spliced, _shuffled, _joined)
]
