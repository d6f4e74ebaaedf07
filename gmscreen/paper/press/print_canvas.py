"""A canvas for long runs: what is finished is in the file, and a string is turned into glyphs once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from reportlab.pdfbase.pdfmetrics import getFont
from reportlab.pdfgen.canvas import Canvas

from gmscreen.paper.press.inks import InkStyle, colours
from gmscreen.paper.press.marks import LinkMark, PictureMark
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.picture import Picture
from gmscreen.paper.press.print_document import PrintDocument
from gmscreen.paper.press.structure import StructurePath, StructureTree
from gmscreen.paper.press.typeface import Weight, typeface
from gmscreen.texts.catalogue import text

Glyphs = tuple[tuple[str, str], ...]
"""The parts of a string, each with the name of the font subset that draws it, escaped for the file.

A per cent sign is doubled: the operators are a pattern that the numbers of a page's pieces are put into.
"""


def resource_name(picture: Picture) -> str:
    """What a page calls a picture."""
    return f"FormXob.{picture.digest}"


MOST_KEPT = 2_000
"""Strings whose glyphs are remembered; then it begins anew, so that what is drawn now is what is held."""


class PrintCanvas(Canvas):
    """A canvas in pt-BR whose file depends on nothing but what is drawn: no date, no stray font.

    `colours` are those of the style that it is inked in. The file is whole after `save`.
    """

    def __init__(self, file: BytesIO, extent: Extent, style: InkStyle, title: str) -> None:
        super().__init__(
            file,
            pagesize=(extent.width, extent.height),
            pageCompression=1,
            invariant=1,
            initialFontName=typeface(Weight.REGULAR).name,  # type: ignore[arg-type] # stubs want a number
        )
        self._doc = self._document = PrintDocument(file)
        self._file = file
        self.colours = colours(style)
        self._kept: dict[tuple[Weight, str, bool], Glyphs] = {}
        self.setTitle(title)
        self.setCreator(text("app.name"))
        self.setAuthor(text("app.name"))

    def glyphs(self, weight: Weight, text: str, *, joined: bool = True) -> Glyphs:
        """The string as the file writes it, and a blank after it unless it is `joined` to what follows."""
        key = (weight, text, joined)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        font: Any = getFont(typeface(weight).name)
        shown = text.replace("\n", " ") + ("" if joined else " ")
        made = tuple(
            (font.getSubsetInternalName(subset, self._document), self._escaped(part))
            for subset, part in font.splitString(shown, self._document)
        )
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[key] = made
        return made

    def _escaped(self, part: bytes) -> str:
        escaped: str = self._escape(part)  # type: ignore[attr-defined] # not in the stubs
        return escaped.replace("%", "%%")

    def finished(self) -> bytes:
        """The whole file, of which nothing is kept here: a canvas lives until its cycles are looked for."""
        self.save()
        data = self._file.getvalue()
        self._file.close()
        return data

    @property
    def structure(self) -> StructureTree:
        """The elements of the document."""
        return self._document.structure

    def add_bookmark(self, words: str, top: float | None = None, depth: int = 0) -> None:
        """Lead from the list of bookmarks to this page, or to `top` points over its lower edge."""
        place = "/Fit" if top is None else f"/XYZ 0 {top:.2f} 0"
        self._document.bookmarks.add(words, place, depth)

    def use(self, mark: PictureMark, within: StructurePath) -> None:
        """Have the page name the picture, which lies in the file once, and tell what is read in its place."""
        self._document.keep_picture(resource_name(mark.picture), mark.picture)
        self._formsinuse.append(mark.picture.digest)  # type: ignore[attr-defined] # not in the stubs
        if mark.place:
            self.structure.describe(within + mark.place, mark.alternative)

    def link(self, mark: LinkMark, within: StructurePath) -> None:
        """Lead from a part of the page to an address; ValueError for anything but https."""
        if not mark.address.startswith("https://"):
            raise ValueError("not an https address")
        left, low = self.absolutePosition(mark.x, mark.y)
        right, high = self.absolutePosition(mark.x + mark.width, mark.y + mark.height)
        box = f"{left:.2f} {low:.2f} {right:.2f} {high:.2f}"
        number = self._document.add_link(box, mark.address, within + mark.place)
        self._annotationrefs.append(f"{number} 0 R")  # type: ignore[attr-defined] # not in the stubs

    @contextmanager
    def artifact(self) -> Iterator[None]:
        """What is drawn within only adorns the page."""
        self.addLiteral("/Artifact BMC")
        yield
        self.addLiteral("EMC")
