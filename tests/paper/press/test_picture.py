"""Pictures made ready for paper."""

from __future__ import annotations

import zlib
from io import BytesIO

import pytest
from PIL import Image

from gmscreen.paper.press.picture import MOST_SIDE, Picture, picture
from gmscreen.rules.errors import RuleError


def encoded(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    file = BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def samples(made: Picture) -> bytes:
    """Red, green and blue of each pixel."""
    if not made.is_photograph:
        return zlib.decompress(made.samples)
    with Image.open(BytesIO(made.samples)) as opened:
        return opened.convert("RGB").tobytes()


def test_what_is_transparent_lies_on_white() -> None:
    made = picture(encoded(Image.new("RGBA", (2, 1), (255, 0, 0, 0))))
    assert zlib.decompress(made.samples) == b"\xff" * 6


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_each_kind_is_read(kind: str) -> None:
    made = picture(encoded(Image.new("RGB", (30, 20), "black"), kind))
    assert (made.width, made.height) == (30, 20)
    assert max(samples(made)) < 8


def test_sixteen_bits_of_grey_are_as_dark_as_they_were() -> None:
    made = picture(encoded(Image.new("I;16", (4, 4), 0x8000)))
    assert set(zlib.decompress(made.samples)) == {0x80}


def test_a_picture_taken_sideways_is_turned_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    made = picture(encoded(Image.new("RGB", (30, 20)), "JPEG", exif=exif))
    assert (made.width, made.height) == (20, 30)


def test_a_larger_one_has_as_many_pixels_as_a_printer_uses() -> None:
    assert picture(encoded(Image.new("L", (2 * MOST_SIDE, 100)))).width == MOST_SIDE


def test_what_a_camera_wrote_into_it_is_left_out() -> None:
    made = picture(encoded(Image.new("RGB", (9, 9)), "JPEG", comment=b"segredo"))
    assert b"segredo" not in made.samples
    assert len(samples(made)) == 9 * 9 * 3


def test_a_photograph_stays_small() -> None:
    noisy = Image.effect_noise((300, 200), 90).convert("RGB")
    data = encoded(noisy, "JPEG")
    made = picture(data)
    assert made.is_photograph
    assert len(made.samples) < 3 * len(data)
    assert len(samples(made)) == 300 * 200 * 3


def test_a_drawing_loses_nothing() -> None:
    noisy = Image.effect_noise((30, 20), 90).convert("RGB")
    assert samples(picture(encoded(noisy))) == noisy.tobytes()


@pytest.mark.parametrize("data", [b"", b"GIF89a", b"<svg/>", b"\x89PNG\r\n\x1a\n" + bytes(30)])
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(RuleError):
        picture(data)


def test_a_picture_that_ends_too_early_is_refused() -> None:
    noisy = Image.effect_noise((200, 200), 90)
    with pytest.raises(RuleError, match="picture_broken"):
        picture(encoded(noisy)[:2000])


def test_too_many_pixels_are_refused_by_the_head_alone() -> None:
    head = encoded(Image.new("RGB", (1, 1)))
    with pytest.raises(RuleError, match="picture_too_many_pixels"):
        picture(head[:16] + (60_000).to_bytes(4, "big") * 2 + head[24:])
