"""The screen's inserts, printed."""

from __future__ import annotations

from gmscreen.paper.inserts.insert_pages import insert_pages
from gmscreen.paper.inserts.inserts_format import InsertsFormat
from gmscreen.paper.inserts.inserts_pdf import inserts_print
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.ui.panels.print.order import Order


def inserts_of(order: Order, progress: Progress) -> Printed:
    """The tables of a physical screen, from the canon at hand."""
    chosen = InsertsFormat(PaperSize(order.chosen["paper"]), InkStyle(order.chosen["ink"]))
    return inserts_print(insert_pages(), chosen, progress)
