"""A canvas for long runs: finished pages are kept compressed, and a string is turned into glyphs once."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFStream, PDFZCompress
from reportlab.pdfbase.pdfmetrics import getFont
from reportlab.pdfgen.canvas import Canvas

from gmscreen.paper.press.inks import InkStyle, colours
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.typeface import Weight, typeface

Glyphs = tuple[tuple[str, str], ...]
"""The parts of a string, each with the name of the font subset that draws it, escaped for the file."""

MOST_KEPT = 10_000
"""Strings whose glyphs are remembered."""


class PrintCanvas(Canvas):
    """A canvas in pt-BR whose file depends on nothing but what is drawn: no date, no stray font.

    `colours` are those of the style that it is inked in.
    """

    def __init__(self, file: BytesIO, extent: Extent, style: InkStyle) -> None:
        super().__init__(
            file,
            pagesize=(extent.width, extent.height),
            pdfVersion=(1, 4),  # the first with a language
            pageCompression=1,
            invariant=1,
            initialFontName=typeface(Weight.REGULAR).name,  # type: ignore[arg-type] # stubs want a number
            lang="pt-BR",
        )
        self.colours = colours(style)
        self._kept: dict[tuple[Weight, str], Glyphs] = {}

    def glyphs(self, weight: Weight, text: str) -> Glyphs:
        """The string as the file writes it."""
        kept = self._kept.get((weight, text))
        if kept is not None:
            return kept
        font: Any = getFont(typeface(weight).name)
        document = self._doc  # type: ignore[attr-defined] # not in the stubs
        made = tuple(
            (font.getSubsetInternalName(subset, document), self._escape(part))  # type: ignore[attr-defined]
            for subset, part in font.splitString(text, document)
        )
        if len(self._kept) < MOST_KEPT:
            self._kept[weight, text] = made
        return made

    def showPage(self) -> None:  # noqa: N802 # reportlab names it so
        """End the page, and keep it compressed: reportlab would keep its text until the file is saved."""
        super().showPage()
        page = self._doc.Pages.pages[-1]  # type: ignore[attr-defined] # not in the stubs
        packed = PDFDictionary({"Filter": PDFName("FlateDecode")})
        page.Contents = PDFStream(packed, PDFZCompress.encode(page.stream))
        page.stream = None
