"""The card that gives PV back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal

from gmscreen.session.rolls import Roll, RollRequest
from gmscreen.session.typed_dice import Typed
from gmscreen.session.ward.state import Care
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.asked_roll import AskedRoll
from gmscreen.ui.panels.hp.healing import Healer, HealingView, Offer
from gmscreen.ui.panels.hp.trials import Act, AskedRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel

_LEVEL = Bounds(1, 40)
_ORDER = tuple(Care)


RollCare = Callable[[Care, RollRequest, Typed | None], Roll]
"""Rolls for the one in hand; `faces` where the dice fell on the table."""


class HealCard(Card):
    """`bandaged` asks for what needs no roll; `healer_known` carries a Healer."""

    bandaged = Signal()
    healer_known = Signal(object)

    def __init__(self, look: Look, roll: RollCare) -> None:
        super().__init__(look, text("hp_panel.title.healing"))
        self._look, self._roll = look, roll
        self._healer = Healer()
        self.problem = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.hint = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.bandage = Button(look, "", icon_name="bandage")
        self.time = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.first_aid = WholeField(look, text("hp_panel.first_aid_level"), bounds=_LEVEL)
        self.medicine = WholeField(look, text("hp_panel.medicine_level"), bounds=_LEVEL)
        self.rows: dict[Care, AskedRow] = {}
        self._offers = column(look)
        self.add(self.problem, row(look, self.bandage, self.time, 1, gap=10))
        self.add(flow(look, self.first_aid, self.medicine, gap=14), self.hint, self._offers)
        self.bandage.clicked.connect(lambda _checked: self.bandaged.emit())
        self.first_aid.value_changed.connect(lambda level: self._know(first_aid=level))
        self.medicine.value_changed.connect(lambda level: self._know(medicine=level))

    def show_healing(self, view: HealingView, name: str) -> None:
        """Offer these."""
        self.set_title(text("hp_panel.title.healing_of", name=name))
        self.problem.show_text(view.problem)
        self.hint.show_text(view.hint)
        offers = {offer.care: offer for offer in view.offers}
        self.bandage.setEnabled(Care.BANDAGE in offers)
        for care, offer in offers.items():
            self._show_offer(care, offer)
        for care, asked in self.rows.items():
            asked.setVisible(care in offers)

    def _show_offer(self, care: Care, offer: Offer) -> None:
        if offer.roll is None:
            self.bandage.set_words(offer.name)
            self.time.setText(offer.gives)
            return
        if care not in self.rows:
            self.rows[care] = self._new_row(care, offer.roll)
        self.rows[care].show_roll(offer.roll)

    def _new_row(self, care: Care, roll: AskedRoll) -> AskedRow:
        act = Act(lambda request, faces: self._roll(care, request, faces))
        asked = AskedRow(self._look, act, roll)
        place = sum(_ORDER.index(other) < _ORDER.index(care) for other in self.rows)
        self._offers.insertWidget(place, asked)
        return asked

    def _know(self, **levels: int | None) -> None:
        self._healer = replace(self._healer, **levels)
        self.healer_known.emit(self._healer)
