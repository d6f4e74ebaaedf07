"""An order of cards, printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gmscreen.paper.cards.card_format import Backs, read_format
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.rules.errors import RuleError
from gmscreen.session.pictures import read_picture
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.print.order import Order
from gmscreen.ui.panels.print.picked_sheets import sheets_of
from gmscreen.ui.panels.print.press_run import PrintRefusedError


def cards_of(order: Order, progress: Progress) -> Printed:
    """The cards of the sheets picked, as often as was asked; PrintRefusedError names what can't be read."""
    words = {field: token for field, token in order.chosen.items() if field != "emblem"}
    try:
        chosen = read_format(words)
        emblem = b"" if chosen.backs in (Backs.NONE, Backs.TITLE) else _emblem(order.chosen["emblem"])
        cards = list(_cards(order, progress, with_portraits=chosen.backs is Backs.PORTRAIT))
        return cards_print(cards, chosen, progress, emblem)
    except (RuleError, StoreError) as error:
        raise PrintRefusedError(
            rule_problem(error) if isinstance(error, RuleError) else str(error)
        ) from error


def _emblem(path: str) -> bytes:
    return read_picture(Path(path)) if path else b""


def _cards(order: Order, progress: Progress, *, with_portraits: bool) -> Iterator[CardContent]:
    for (sheet, copies), picked in zip(sheets_of(order, progress), order.picked, strict=True):
        card = card_of(sheet, order.readings)
        if with_portraits and picked.portrait:
            card = replace(card, portrait=order.picture(picked.portrait))
        for _copy in range(copies):
            yield card
