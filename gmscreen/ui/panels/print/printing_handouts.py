"""An order of handouts, printed."""

from __future__ import annotations

from gmscreen.paper.handouts.handout import Handout, HandoutFormat, HandoutPaper
from gmscreen.paper.handouts.handout_pdf import handouts_print
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.ui.panels.print.order import Order, Picked
from gmscreen.ui.panels.print.refusals import refusing

FOR_MASTER = "master"
MARKED = "yes"


def handouts_of(order: Order, progress: Progress) -> Printed:
    """The notes and texts picked, as often as was asked; PrintRefusedError names what can't be printed."""
    with refusing():
        handouts = [_handout(picked) for picked in order.picked for _copy in range(picked.copies)]
        return handouts_print(handouts, _format(order), progress)


def _handout(picked: Picked) -> Handout:
    """Pictures lie beside a file; a note has none."""
    folder = picked.origin.parent if picked.origin.is_absolute() else None
    return Handout(picked.name, picked.written.text, folder)


def _format(order: Order) -> HandoutFormat:
    chosen = order.chosen
    return HandoutFormat(
        HandoutPaper(chosen["paper"]),
        InkStyle(chosen["ink"]),
        order.campaign,
        chosen["date"].strip(),
        for_master=chosen["audience"] == FOR_MASTER,
        lacking=order.lacking if chosen["mark"] == MARKED else (),
    )
