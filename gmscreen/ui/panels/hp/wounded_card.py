"""The card that says who is hurt."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal

from gmscreen.rules.garganta.injury import Category
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.state import Wounded
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.toggle import Toggle

_HT = Bounds(1, 30)
_FULL = Bounds(1, 300)
_PV = Bounds(-400, 300)
_WILL = Bounds(-20, 20)


class WoundedCard(Card):
    """HT, PV, category and traits; `described` carries a Wounded, `pv_set` the PV put right by hand.

    `sheet_chosen` carries the path of the sheet to take them from.
    """

    described = Signal(object)
    pv_set = Signal(int)
    sheet_chosen = Signal(object)

    def __init__(self, look: Look, who: Wounded, volumes: Sequence[Volume]) -> None:
        super().__init__(look, text("hp_panel.title.who"))
        self._who, self._pv = who, who.full
        self.sheet: ListChoice[Path | None] = ListChoice(
            look, text("hp_panel.from_sheet"), _sheet_options(volumes), None
        )
        self.ht = WholeField(look, text("hp_panel.ht"), value=who.ht, bounds=_HT)
        self.full = WholeField(look, text("hp_panel.full"), value=who.full, bounds=_FULL)
        self.pv = WholeField(look, text("hp_panel.pv_now"), value=who.full, bounds=_PV)
        self.category = SegmentedChoice(look, text("hp_panel.who"), _categories(), who.category)
        self.will = WholeField(look, text("hp_panel.will"), value=who.will, bounds=_WILL)
        self.reflexes = Toggle(look, text("hp_panel.reflexes"))
        traits = row(look, self.will, self.reflexes, 1)
        traits.setAlignment(self.reflexes, Qt.AlignmentFlag.AlignBottom)
        self.add(
            self.sheet,
            row(look, self.ht, self.full, self.pv, 1),
            self.category,
            traits,
        )
        self._listen()

    def _listen(self) -> None:
        self.ht.value_changed.connect(self._ht_typed)
        for signal in (self.full.value_changed, self.will.value_changed, self.category.value_changed):
            signal.connect(self._tell)
        self.reflexes.toggled.connect(self._tell)
        self.pv.value_changed.connect(self._pv_typed)
        self.sheet.value_changed.connect(self.sheet_chosen)

    def show_wounded(self, who: Wounded, pv: int) -> None:
        """Show someone and his PV without telling."""
        self._who, self._pv = who, pv
        for field, value in ((self.ht, who.ht), (self.full, who.full), (self.pv, pv), (self.will, who.will)):
            field.blockSignals(True)
            field.set_number(value)
            field.blockSignals(False)
        self.category.blockSignals(True)
        self.category.choose(who.category)
        self.category.blockSignals(False)
        self.reflexes.blockSignals(True)
        self.reflexes.setChecked(who.combat_reflexes)
        self.reflexes.blockSignals(False)

    def set_volumes(self, volumes: Sequence[Volume]) -> None:
        """Offer these sheets."""
        options = _sheet_options(volumes)
        kept = self.sheet.value if self.sheet.value in [path for path, _ in options] else None
        self.sheet.set_options(options, kept)

    def _ht_typed(self, ht: int | None) -> None:
        """PV follow HT while nothing has been added to them (20 §2)."""
        if ht is not None and self._who.full == self._who.ht:
            self.full.set_number(ht)
        self._tell()

    def _pv_typed(self, pv: int | None) -> None:
        if pv is not None and pv != self._pv:
            self._pv = pv
            self.pv_set.emit(pv)

    def _tell(self) -> None:
        figures = (self.ht.value, self.full.value, self.will.value)
        ht, full, will = figures
        if ht is None or full is None or will is None:
            return
        name = self._who.name
        who = Wounded(ht, full, self.category.value, will, self.reflexes.isChecked(), name)
        if who != self._who:
            self._who = who
            self.described.emit(who)


def _categories() -> list[tuple[Category, str]]:
    return [(category, text(f"hp_panel.category.{category}")) for category in Category]


def _sheet_options(volumes: Sequence[Volume]) -> list[tuple[Path | None, str]]:
    return [(None, text("hp_panel.by_hand")), *((each.path, each.name) for each in volumes)]
