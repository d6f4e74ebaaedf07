"""An order of cards, printed."""

from __future__ import annotations

from gmscreen.paper.cards.card_format import read_format
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.rules.errors import RuleError
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.print.order import Order
from gmscreen.ui.panels.print.picked_sheets import sheets_of
from gmscreen.ui.panels.print.press_run import PrintRefusedError


def cards_of(order: Order, progress: Progress) -> Printed:
    """The cards of the sheets picked, as often as was asked; PrintRefusedError names what can't be read."""
    sheets = sheets_of(order, progress)
    cards = [card for sheet, copies in sheets for card in [card_of(sheet, order.readings)] * copies]
    try:
        return cards_print(cards, read_format(order.chosen), progress)
    except RuleError as error:
        raise PrintRefusedError(rule_problem(error)) from error
