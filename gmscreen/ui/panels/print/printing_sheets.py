"""An order of full sheets, printed."""

from __future__ import annotations

from gmscreen.paper.full_sheet.blank import blank_full_sheet
from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.edition import of_file, of_revision
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.full_sheet.sheet_format import SheetFormat, Sides
from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.sheets.model import Sheet
from gmscreen.ui.panels.print.order import Order, Picked
from gmscreen.ui.panels.print.picked_sheets import sheets_of
from gmscreen.ui.panels.print.refusals import refusing


def full_sheets_of(order: Order, progress: Progress) -> Printed:
    """The sheets picked, as often as was asked; PrintRefusedError names what can't be read."""
    with refusing():
        pages = list[FullSheet]()
        for sheet, picked in sheets_of(order, progress):
            pages += [_full_sheet(order, sheet, picked)] * picked.copies
        return sheet_print(pages, _format(order), progress)


def blank_sheet_of(order: Order, progress: Progress) -> Printed:
    """One sheet for the pen."""
    return sheet_print([blank_full_sheet()], _format(order), progress)


def _format(order: Order) -> SheetFormat:
    paper, ink = PaperSize(order.chosen["paper"]), InkStyle(order.chosen["ink"])
    return SheetFormat(paper, ink, Sides(order.chosen.get("sides", Sides.ONE)))


def _full_sheet(order: Order, sheet: Sheet, picked: Picked) -> FullSheet:
    return full_sheet_of(sheet, order.readings, _edition(order, picked), order.portrait(picked))


def _edition(order: Order, picked: Picked) -> str:
    """Which state of the sheet it is: a revision of the campaign, or the text of a file."""
    if not picked.revision:
        return of_file(picked.origin.name, picked.written.text)
    return of_revision(picked.revision, order.keeper.written_on(picked) if order.keeper else None)
