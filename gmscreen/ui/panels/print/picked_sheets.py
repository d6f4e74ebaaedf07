"""The sheets of an order, read."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.press.printed import Progress
from gmscreen.sheets.draft import sheet_file_said
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import Sheet
from gmscreen.ui.panels.print.order import Order, Picked
from gmscreen.ui.panels.print.press_run import PrintRefusedError


def sheets_of(order: Order, progress: Progress) -> list[tuple[Sheet, Picked]]:
    """Each sheet, in order; PrintRefusedError tells of every one that can't be read."""
    complaints: list[str] = []
    sheets = list(_readable(order, progress, complaints))
    if complaints:
        raise PrintRefusedError(" ".join(complaints))
    return sheets


def _readable(order: Order, progress: Progress, complaints: list[str]) -> Iterator[tuple[Sheet, Picked]]:
    for picked in order.picked:
        progress(0, len(order.picked))
        try:
            yield sheet_file_said(picked.written, picked.origin).sheet, picked
        except SheetError as error:
            complaints.append(str(error))
