"""The card that says who the one in hand is."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.session.checked_text import LONGEST_NAME
from gmscreen.session.ward.state import Wounded
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.add_card import FULL, HT, categories
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import SegmentedChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.toggle import Toggle

_PV = Bounds(-400, 300)
_WILL = Bounds(-20, 20)


class WoundedCard(Card):
    """Name, HT, PV, category and traits; `described` carries a Wounded, `pv_set` the PV put right by hand."""

    described = Signal(object)
    pv_set = Signal(int)

    def __init__(self, look: Look, who: Wounded) -> None:
        super().__init__(look, text("hp_panel.title.who"))
        self._who, self._pv = who, who.full
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAcceptDrops(False)  # a file dropped on it is for the window
        self.ht = WholeField(look, text("hp_panel.ht"), value=who.ht, bounds=HT)
        self.full = WholeField(look, text("hp_panel.full"), value=who.full, bounds=FULL)
        self.pv = WholeField(look, text("hp_panel.pv_now"), value=who.full, bounds=_PV)
        self.category = SegmentedChoice(look, text("hp_panel.who"), categories(), who.category)
        self.will = WholeField(look, text("hp_panel.will"), value=who.will, bounds=_WILL)
        self.reflexes = Toggle(look, text("hp_panel.reflexes"))
        self.hardy = Toggle(look, text("hp_panel.hardy"))
        traits = row(look, self.will, self.reflexes, self.hardy, 1)
        for toggle in (self.reflexes, self.hardy):
            traits.setAlignment(toggle, Qt.AlignmentFlag.AlignBottom)
        figures = flow(look, self.ht, self.full, self.pv, gap=14)
        self.add(captioned(look, text("hp_panel.name"), self.name), figures, self.category, traits)
        self._listen()

    def _listen(self) -> None:
        self.name.textEdited.connect(lambda _typed: self._tell())
        self.ht.value_changed.connect(self._ht_typed)
        for signal in (self.full.value_changed, self.will.value_changed, self.category.value_changed):
            signal.connect(self._tell)
        self.reflexes.toggled.connect(self._tell)
        self.hardy.toggled.connect(self._tell)
        self.pv.value_changed.connect(self._pv_typed)

    def show_wounded(self, who: Wounded, pv: int) -> None:
        """Show someone and his PV without telling; a name that is being typed stays as it is."""
        self._who, self._pv = who, pv
        if self._name() != who.name:
            self.name.setText(who.name)
        for field, value in ((self.ht, who.ht), (self.full, who.full), (self.pv, pv), (self.will, who.will)):
            with QSignalBlocker(field):
                field.set_number(value)
        with QSignalBlocker(self.category):
            self.category.choose(who.category)
        traits = ((self.reflexes, who.combat_reflexes), (self.hardy, who.high_pain_threshold))
        for toggle, has in traits:
            with QSignalBlocker(toggle):
                toggle.setChecked(has)

    def _name(self) -> str:
        return " ".join(self.name.text().split())

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
        ht, full, will = self.ht.value, self.full.value, self.will.value
        if ht is None or full is None or will is None:
            return
        reflexes, hardy = self.reflexes.isChecked(), self.hardy.isChecked()
        who = Wounded(ht, full, self.category.value, will, reflexes, self._name(), hardy)
        if who != self._who:
            self._who = who
            self.described.emit(who)
