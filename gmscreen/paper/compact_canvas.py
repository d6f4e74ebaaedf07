"""A canvas that keeps its finished pages compressed, so that a long run takes little memory."""

from __future__ import annotations

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFStream, PDFZCompress
from reportlab.pdfgen.canvas import Canvas


class CompactCanvas(Canvas):
    """A canvas whose pages are compressed as they end; reportlab would keep them as text until the last."""

    def showPage(self) -> None:  # noqa: N802 # reportlab names it so
        """End the page."""
        super().showPage()
        page = self._doc.Pages.pages[-1]  # type: ignore[attr-defined] # not in the stubs
        packed = PDFDictionary({"Filter": PDFName("FlateDecode")})
        page.Contents = PDFStream(packed, PDFZCompress.encode(page.stream))
        page.stream = None
