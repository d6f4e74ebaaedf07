"""Handouts as a PDF: letterhead, text, pictures; what is the master's alone only in the master's print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import groupby

from gmscreen.paper.handouts.document import Document, document_of
from gmscreen.paper.handouts.figures import Figures
from gmscreen.paper.handouts.full_page import FullPage, full_page_mark, is_turned
from gmscreen.paper.handouts.handout import Handout, HandoutFormat
from gmscreen.paper.handouts.letterhead import TITLE, PageNumber, head_and_foot, lacking_note, letterhead
from gmscreen.paper.handouts.outline import Outline
from gmscreen.paper.handouts.setter import Entry, Item, Setter
from gmscreen.paper.handouts.style import HandoutStyle, handout_style
from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.flow import Flow, Frame, Page
from gmscreen.paper.press.marks import Block, Placed
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed import Printed, PrintReport, Progress, unwatched
from gmscreen.paper.press.roles import Role, StructurePath
from gmscreen.paper.press.ruler import ruler_marks
from gmscreen.paper.press.undrawn import undrawn
from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem

MOST_NAMES = 3


def handouts_print(
    handouts: Sequence[Handout], chosen: HandoutFormat, progress: Progress = unwatched
) -> Printed:
    """The handouts one after the other, each on pages of its own, numbered by themselves.

    At least one is needed: ValueError otherwise. RuleError, which names the handout and mostly the line, for
    a text that is too long or nested too deep, and for a picture that can't be had. The report tells fences
    that were not closed, and characters without a glyph.
    """
    if not handouts:
        raise ValueError("no handouts to print")
    documents = [_read(handout, chosen) for handout in handouts]
    press = _Press(documents, chosen)
    for done, (handout, document) in enumerate(zip(handouts, documents, strict=True), start=1):
        try:
            press.add(document, Figures(handout.folder))
        except RuleError as error:
            raise _named(handout, error) from error
        progress(done, len(handouts))
    notices = [
        text("handout.notice", name=handout.name, told=notice)
        for handout, document in zip(handouts, documents, strict=True)
        for notice in document.notices
    ]
    return press.finished(notices)


def _read(handout: Handout, chosen: HandoutFormat) -> Document:
    try:
        return document_of(handout, chosen)
    except RuleError as error:
        raise _named(handout, error) from error


def _named(handout: Handout, error: RuleError) -> RuleError:
    return RuleError("of_file", file=handout.name, problem=rule_problem(error))


class _Press:
    """One file being filled."""

    def __init__(self, documents: Sequence[Document], chosen: HandoutFormat) -> None:
        self._chosen = chosen
        self._style = handout_style(chosen.paper)
        self._file = BytesIO()
        self._canvas = PrintCanvas(self._file, self._style.extent, chosen.ink, _title(documents))
        self._canvas.setSubject(text("handout.subject"))
        self._canvas.showOutline()
        self._outline = Outline(self._canvas)
        self._count = 0
        self._sources = [document.source for document in documents]

    def add(self, document: Document, figures: Figures) -> None:
        """The pages of a handout."""
        self._count += 1
        within: StructurePath = ((Role.SECTION, self._count),)
        setter = Setter(self._style, figures)
        pages = _pages(document, setter, self._style)
        self._outline.begin([Entry(0, document.title, TITLE), *setter.outline])
        for number, page in enumerate(pages, start=1):
            place = PageNumber(number, len(pages))
            around = list(head_and_foot(document, place, self._style, master=self._chosen.for_master))
            around += ruler_marks(self._style.side, self._style.extent) if self._chosen.ruler else ()
            placed = page.placed if page.whole else [*page.placed, Placed(0, 0, tuple(around))]
            self._draw(replace(page, placed=placed), within)

    def _draw(self, page: Page, within: StructurePath) -> None:
        canvas = self._canvas
        extent = self._style.extent.turned if page.turned else self._style.extent
        self._outline.mark(page, extent.height)
        canvas.setPageSize((extent.width, extent.height))
        canvas.setPageRotation(90 if page.turned else 0)
        if page.turned:
            canvas.transform(0, 1, -1, 0, extent.height, 0)
        draw(drawing(page.placed, extent.height, canvas), canvas, within)
        canvas.showPage()

    def finished(self, notices: Sequence[str]) -> Printed:
        """The file and its report."""
        pages = self._canvas.getPageNumber() - 1
        data = self._canvas.finished()
        report = PrintReport(pages, (*notices, *undrawn(self._sources)))
        return Printed(data, report)


def _pages(document: Document, setter: Setter, style: HandoutStyle) -> list[Page]:
    frame = Frame(style.side, style.top, style.extent.height - style.bottom)
    flow = Flow(lambda _page: (frame,))
    flow.pour(letterhead(document, style))
    flow.pour(lacking_note(document.lacking, style))
    for is_block, run in groupby(_items(document, setter), key=lambda item: isinstance(item, Block)):
        if is_block:
            flow.pour(item for item in run if isinstance(item, Block))
            continue
        for full in run:
            if isinstance(full, FullPage):
                flow.put_page([full_page_mark(full, style)], turned=is_turned(full))
    return flow.pages


def _items(document: Document, setter: Setter) -> Iterator[Item]:
    for part in document.parts:
        yield from setter.part(part.nodes, secret=part.secret)


def _title(documents: Sequence[Document]) -> str:
    if len(documents) == 1:
        return documents[0].title
    names = ", ".join(document.title[:80] for document in documents[:MOST_NAMES])
    shown = f"{names}…" if len(documents) > MOST_NAMES else names
    return text("handout.document", names=shown)
