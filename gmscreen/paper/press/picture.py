"""Pictures ready for paper: checked by their heads, decoded once, without what a camera wrote into them."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageOps, UnidentifiedImageError

from gmscreen.rules.errors import RuleError
from gmscreen.session.pictures import picture_facts

MOST_SIDE = 2480
"""Pixels along a side; more than 300 to the inch of an A4 page serve no printer."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture's size in pixels, and its samples, red, green and blue, compressed as the file has them.

    Those of a photograph are compressed as JPEG does it, all others without a loss.
    """

    width: int
    height: int
    samples: bytes
    digest: str
    is_photograph: bool = False

    @property
    def shape(self) -> float:
        """Height over width."""
        return self.height / self.width


def picture(data: bytes, most: int = MOST_SIDE) -> Picture:
    """A PNG, JPEG or WebP as it is printed: turned upright, on white where it is transparent.

    A JPEG stays one. It is made smaller where it is more than `most` pixels wide or twice as many high.
    RuleError for anything else, for too many pixels (nothing is decoded then), and for a broken picture.
    """
    is_photograph = picture_facts(data).media_type == "image/jpeg"
    try:
        with Image.open(BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as opened:
            opened.draft("RGB", (most, most))
            upright = ImageOps.exif_transpose(opened)
            upright.thumbnail((most, 2 * most))
            flat = _on_white(upright)
    except (OSError, ValueError, SyntaxError, UnidentifiedImageError, Image.DecompressionBombError) as error:
        raise RuleError("picture_broken", "data") from error
    samples = flat.tobytes()
    packed = _as_jpeg(flat) if is_photograph else zlib.compress(samples)
    return Picture(flat.width, flat.height, packed, sha256(samples).hexdigest()[:24], is_photograph)


def _as_jpeg(image: Image.Image) -> bytes:
    """Written anew, so that nothing is in it but the picture."""
    file = BytesIO()
    image.info.clear()
    image.save(file, "JPEG", quality=_QUALITY)
    return file.getvalue()


_QUALITY = 90


def _on_white(image: Image.Image) -> Image.Image:
    if image.mode.startswith("I"):  # 16 bits a point, which `convert` would cut off instead of scaling
        image = image.convert("I").point(lambda level: level / 256).convert("L")
    if not image.has_transparency_data:
        return image.convert("RGB")
    layered = image.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", layered.size, "white"), layered).convert("RGB")
