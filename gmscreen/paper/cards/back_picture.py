"""A picture on the back of a card: made no larger than it is printed, and embedded once."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image, ImageOps
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.pdfdoc import PDFImageXObject

from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.rules.errors import RuleError
from gmscreen.session.pictures import picture_facts

DOTS_PER_INCH = 300
_QUALITY = 90
_LOSSLESS = "image/png"


@dataclass(frozen=True, slots=True)
class Picture:
    """PNG or JPEG bytes of our own making, and their width over height."""

    data: bytes
    aspect: float


def prepared(data: bytes, printed: Extent) -> Picture:
    """The picture for a place of that extent, at 300 dots per inch or less where it has fewer.

    RuleError for anything but a whole PNG, JPEG or WebP picture of a size that may be decoded.
    """
    facts = picture_facts(data)
    try:
        with Image.open(BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as opened:
            upright = ImageOps.exif_transpose(opened).convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise RuleError("picture_broken", "data") from error
    ground = Image.new("RGB", upright.size, "white")
    ground.paste(upright, mask=upright.getchannel("A"))
    small = _reduced(ground, printed)
    file = BytesIO()
    if facts.media_type == _LOSSLESS:
        small.save(file, "PNG")
    else:
        small.save(file, "JPEG", quality=_QUALITY)
    return Picture(file.getvalue(), small.width / small.height)


def _reduced(picture: Image.Image, printed: Extent) -> Image.Image:
    """No more points than the place can show, however it is cropped to it."""
    wanted = (printed.width / 72 * DOTS_PER_INCH, printed.height / 72 * DOTS_PER_INCH)
    scale = max(wanted[0] / picture.width, wanted[1] / picture.height)
    if scale >= 1:
        return picture
    size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    return picture.resize(size, Image.Resampling.LANCZOS)


Edges = tuple[float, float, float, float]
"""Left, bottom, width and height."""


def draw_picture(canvas: PrintCanvas, name: str, picture: Picture, edges: Edges) -> None:
    """Cover a rectangle with the picture, what is too much of it sticking out evenly on both sides.

    `name` tells it from all others in the file.
    """
    left, bottom, width, height = edges
    shown = max(width, height * picture.aspect)
    tall = shown / picture.aspect
    if not canvas.hasForm(name):
        _embed(canvas, name, picture)
    canvas.saveState()
    canvas.translate(left - (shown - width) / 2, bottom - (tall - height) / 2)
    canvas.scale(shown, tall)
    canvas.doForm(name)
    canvas.restoreState()


def _embed(canvas: PrintCanvas, name: str, picture: Picture) -> None:
    """As reportlab's own `drawImage` does it, which would read the whole picture again each time."""
    document: Any = canvas._doc  # noqa: SLF001 # there is no public way to it
    image: Any = PDFImageXObject(name, ImageReader(BytesIO(picture.data)))
    image.name = name
    document.Reference(image, document.getXObjectName(name))
    document.addForm(name, image)
