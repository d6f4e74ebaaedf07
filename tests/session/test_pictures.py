"""Pictures are known by their heads, and nothing strange is read."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.session.pictures import LARGEST_PICTURE, PictureFacts, picture_facts, read_picture


def png(width: int, height: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + width.to_bytes(4) + height.to_bytes(4) + bytes(9)


def jpeg(width: int, height: int, before: bytes = b"") -> bytes:
    frame = b"\xff\xc2\x00\x11\x08" + height.to_bytes(2) + width.to_bytes(2)
    return b"\xff\xd8" + (before or b"\xff\xe0\x00\x04ab") + frame


def webp(chunk: bytes, body: bytes) -> bytes:
    return b"RIFF\x00\x00\x00\x00WEBP" + chunk + bytes(4) + body


@pytest.mark.parametrize(
    ("data", "facts"),
    [
        (png(640, 480), PictureFacts("image/png", 640, 480)),
        (jpeg(640, 480), PictureFacts("image/jpeg", 640, 480)),
        (jpeg(640, 480, b"\xff\xff\xff\x01\xff\xe1\x00\x02"), PictureFacts("image/jpeg", 640, 480)),
        (webp(b"VP8X", bytes(4) + b"\x7f\x02\x00\xdf\x01\x00"), PictureFacts("image/webp", 640, 480)),
        (
            webp(b"VP8L", b"\x2f" + (639 | 479 << 14).to_bytes(4, "little") + bytes(5)),
            PictureFacts("image/webp", 640, 480),
        ),
        (
            webp(b"VP8 ", bytes(3) + b"\x9d\x01\x2a" + b"\x80\x02\xe0\x01"),
            PictureFacts("image/webp", 640, 480),
        ),
    ],
)
def test_kind_and_size_are_in_the_head(data: bytes, facts: PictureFacts) -> None:
    assert picture_facts(data) == facts


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (png(60_000, 60_000), "picture_too_many_pixels"),
        (jpeg(60_000, 60_000), "picture_too_many_pixels"),
        (png(30_001, 1), "picture_too_many_pixels"),
        (png(10_000, 5_001), "picture_too_many_pixels"),
        (png(0, 5), "picture_broken"),
        (b"\x89PNG\r\n\x1a\n", "picture_broken"),
        (b"\xff\xd8\xff", "picture_broken"),
        (b"\xff\xd8\xff\xe0\x00\x00" + b"\x00" * 40, "picture_broken"),
        (webp(b"VP8X", b""), "picture_broken"),
        (webp(b"ALPH", bytes(10)), "picture_broken"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture_kind"),
        (b"GIF89a", "picture_kind"),
        (b"", "picture_kind"),
        (bytes(LARGEST_PICTURE + 1), "picture_too_large"),
    ],
)
def test_what_is_no_fair_picture_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(RuleError) as refused:
        picture_facts(data)
    assert refused.value.key == key


def test_a_regular_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "mapa.png"
    path.write_bytes(png(3, 4))
    assert read_picture(path) == png(3, 4)


def fifo(folder: Path) -> Path:
    path = folder / "cano"
    os.mkfifo(path)
    return path


def huge(folder: Path) -> Path:
    path = folder / "grande"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    return path


STRANGE = {
    "a pipe": fifo,
    "a large file": huge,
    "a folder": Path,
    "a device": lambda _: Path("/dev/zero"),
    "nothing": lambda folder: folder / "x",
    "no name": lambda _: Path("a\0b"),
}


@pytest.mark.parametrize("name", STRANGE)
def test_nothing_else_is_read_and_the_refusal_is_quick(name: str, tmp_path: Path) -> None:
    path = STRANGE[name](tmp_path)
    start = time.perf_counter()
    with pytest.raises(RuleError):
        read_picture(path)
    assert time.perf_counter() - start < 0.1
