"""Pictures that take a page of their own."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.paper.handouts.style import HandoutStyle
from gmscreen.paper.press.marks import PictureMark
from gmscreen.paper.press.picture import Picture
from gmscreen.paper.press.roles import StructurePath
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded


@dataclass(frozen=True, slots=True)
class FullPage:
    """A picture, what is read in its place, and its element."""

    picture: Picture
    words: str
    place: StructurePath


def is_full_page(title: str) -> bool:
    """Whether a picture's title asks for a page of its own."""
    return folded(title.strip()) in {folded(word) for word in text("handout.full_page").split("|")}


def is_turned(full: FullPage) -> bool:
    """Whether its page is shown on its side: the picture is wider than high."""
    return full.picture.shape < 1


def full_page_mark(full: FullPage, style: HandoutStyle) -> PictureMark:
    """The whole picture, as large as the sheet, in its middle."""
    shape = full.picture.shape
    extent = style.extent.turned if is_turned(full) else style.extent
    width = min(extent.width, extent.height / shape)
    height = width * shape
    x, y = (extent.width - width) / 2, (extent.height - height) / 2
    return PictureMark(x, y, width, height, full.picture, full.words, full.place)
