"""Handouts printed and read back."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from pypdf import PdfReader

from gmscreen.paper.handouts.handout import Handout, HandoutFormat
from gmscreen.paper.handouts.handout_pdf import handouts_print
from tests.paper.pdf_tags import Element, check_tags, text_of, words_of

PLAIN = HandoutFormat()


def read(text: str, chosen: HandoutFormat = PLAIN, folder: Path | None = None) -> PdfReader:
    """The print of one handout called `folheto`."""
    return PdfReader(BytesIO(handouts_print([Handout("folheto", text, folder)], chosen).data))


def told(text: str, chosen: HandoutFormat = PLAIN, folder: Path | None = None) -> list[tuple[str, str]]:
    """Tag and words of each element of the handout's section; AssertionError where the tags are wrong."""
    reader = read(text, chosen, folder)
    words = words_of(reader)
    (section,) = check_tags(reader).kids
    return [(element.tag, text_of(element, words)) for element in section.kids]


def body(text: str, chosen: HandoutFormat = PLAIN, folder: Path | None = None) -> list[tuple[str, str]]:
    """The same without the title."""
    return told(text, chosen, folder)[1:]


def shape(element: Element) -> str:
    """The tags of an element and of those within it, as in `L(LI(Lbl LBody(P)))`."""
    inside = " ".join(map(shape, element.kids))
    return f"{element.tag}({inside})" if inside else element.tag


def first_shape(text: str) -> str:
    """The shape of the first element after the title."""
    (section,) = check_tags(read(text)).kids
    return shape(section.kids[1])


def extracted(reader: PdfReader) -> str:
    """All words, as pypdf finds them."""
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


def picture_file(path: Path, width: int = 60, height: int = 40) -> Path:
    """A red PNG."""
    Image.new("RGB", (width, height), "red").save(path, "PNG")
    return path
