"""An order of cards, printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gmscreen.paper.cards.blank_face import blank_sheet_of
from gmscreen.paper.cards.card_format import Backs, CardFormat, read_format
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent, CardKind
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.session.pictures import read_picture
from gmscreen.ui.panels.print.order import Order
from gmscreen.ui.panels.print.picked_sheets import sheets_of
from gmscreen.ui.panels.print.refusals import refusing

_OURS = ("emblem", "whose")
"""Choices that are not the format's."""


def cards_of(order: Order, progress: Progress) -> Printed:
    """The cards of the sheets picked, as often as was asked; PrintRefusedError names what can't be read."""
    with refusing():
        chosen = _format(order)
        has_picture = chosen.backs in (Backs.EMBLEM, Backs.PORTRAIT)
        emblem = _emblem(order.chosen["emblem"]) if has_picture else b""
        cards = list(_cards(order, progress, with_portraits=chosen.backs is Backs.PORTRAIT))
        return cards_print(cards, chosen, progress, emblem)


def blank_cards_of(order: Order, progress: Progress) -> Printed:
    """A sheet of paper full of cards for the pen."""
    with refusing():
        chosen = _format(order)
        return cards_print(blank_sheet_of(CardKind(order.chosen["whose"]), chosen), chosen, progress)


def _format(order: Order) -> CardFormat:
    return read_format({field: token for field, token in order.chosen.items() if field not in _OURS})


def _emblem(path: str) -> bytes:
    return read_picture(Path(path)) if path else b""


def _cards(order: Order, progress: Progress, *, with_portraits: bool) -> Iterator[CardContent]:
    for sheet, picked in sheets_of(order, progress):
        card = card_of(sheet, order.readings)
        if with_portraits:
            card = replace(card, portrait=order.portrait(picked))
        for _copy in range(picked.copies):
            yield card
