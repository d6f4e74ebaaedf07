"""Pictures from files: what they are by their first bytes, how large before anything is decoded."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gmscreen.rules.errors import RuleError
from gmscreen.sheets.file_bytes import NotRegularError, TooLargeError, regular_bytes

LARGEST_PICTURE = 20 << 20
"""Bytes."""

MOST_PIXELS = 50_000_000
LONGEST_SIDE = 30_000

_PNG = b"\x89PNG\r\n\x1a\n"
_SIZED_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_BARE_MARKERS = frozenset(range(0xD0, 0xD9)) | {0x01}


@dataclass(frozen=True, slots=True)
class PictureFacts:
    """What the head of a picture says of it; width and height in pixels."""

    media_type: str
    width: int
    height: int


def read_picture(path: Path) -> bytes:
    """The bytes of a picture; RuleError for no regular file or one of more than 20 MB, which is not read."""
    try:
        return regular_bytes(path, LARGEST_PICTURE)
    except TooLargeError as error:
        raise RuleError("picture_too_large", "data", most=LARGEST_PICTURE >> 20) from error
    except (OSError, ValueError, NotRegularError) as error:
        raise RuleError("picture_unreadable", "data") from error


def picture_facts(data: bytes) -> PictureFacts:
    """Kind and size of a picture; RuleError for anything but PNG, JPEG and WebP, and for too many pixels."""
    if len(data) > LARGEST_PICTURE:
        raise RuleError("picture_too_large", "data", most=LARGEST_PICTURE >> 20)
    facts = _facts(data)
    if facts.width < 1 or facts.height < 1:
        raise RuleError("picture_broken", "data")
    if max(facts.width, facts.height) > LONGEST_SIDE or facts.width * facts.height > MOST_PIXELS:
        raise RuleError("picture_too_many_pixels", "data", width=facts.width, height=facts.height)
    return facts


def _facts(data: bytes) -> PictureFacts:
    if data.startswith(_PNG):
        return PictureFacts("image/png", _big(data[16:20]), _big(data[20:24]))
    if data.startswith(b"\xff\xd8\xff"):
        return PictureFacts("image/jpeg", *_jpeg_size(data))
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return PictureFacts("image/webp", *_webp_size(data))
    raise RuleError("picture_kind", "data")


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """From the first frame's header; what stands before it is passed over by its length."""
    place = 2
    while place + 9 <= len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        if marker in _SIZED_FRAMES:
            return _big(data[place + 7 : place + 9]), _big(data[place + 5 : place + 7])
        bare = marker in _BARE_MARKERS or marker == 0xFF
        place += (1 if marker == 0xFF else 2) if bare else 2 + max(2, _big(data[place + 2 : place + 4]))
    return 0, 0


def _webp_size(data: bytes) -> tuple[int, int]:
    """From whichever of the three forms its first chunk has."""
    chunk, body = data[12:16], data[20:30]
    if len(body) < 10:
        return 0, 0
    if chunk == b"VP8X":
        return _little(body[4:7]) + 1, _little(body[7:10]) + 1
    if chunk == b"VP8L":
        bits = _little(body[1:5])
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return (_little(body[6:8]) & 0x3FFF, _little(body[8:10]) & 0x3FFF) if chunk == b"VP8 " else (0, 0)


def _big(data: bytes) -> int:
    return int.from_bytes(data, "big")


def _little(data: bytes) -> int:
    return int.from_bytes(data, "little")
