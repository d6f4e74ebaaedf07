"""Who takes the blow: what he defends with, RD, HT and PV."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.defenses.quiet import put_choice, put_number
from gmscreen.ui.panels.defenses.state import Against, Target
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import SegmentedChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel

_TOTAL = Bounds(0, 40)
_DR = Bounds(0, 100)
_HT = Bounds(1, 100)
_PV = Bounds(-1000, 1000)


class TargetForm(Card):
    """The one who is struck; `told` carries a Target."""

    told = Signal(object)

    def __init__(self, look: Look, target: Target) -> None:
        super().__init__(look, text("defenses.target"))
        self._target = target
        self.against = SegmentedChoice(look, text("defenses.against"), _against(), target.against)
        self.defense = WholeField(look, text("defenses.target_defense"), bounds=_TOTAL)
        self.dr = WholeField(look, text("defenses.dr"), bounds=_DR)
        self.ht = WholeField(look, text("defenses.ht"), bounds=_HT)
        self.pv = WholeField(look, text("defenses.pv"), bounds=_PV)
        self.met = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.add(self.against, self.defense, self.met)
        self.add(holder(flow(look, self.dr, self.ht, self.pv, gap=14)))
        self.show_target(target, "", "")
        self._listen()

    def _listen(self) -> None:
        for control in (self.against, self.defense, self.dr, self.ht, self.pv):
            control.value_changed.connect(lambda _value: self._tell())

    def _tell(self) -> None:
        target = Target(self.against.value, self.defense.value, self.dr.value, self.ht.value, self.pv.value)
        if target != self._target:
            self._target = target
            self.told.emit(target)

    def show_target(self, target: Target, name: str, met: str) -> None:
        """Show someone without telling; `met` says which defence the blow meets."""
        self._target = target
        title = text("defenses.target_of", name=name) if name else text("defenses.target")
        self.set_title(title)
        put_choice(self.against, target.against)
        self.defense.setVisible(target.against is Against.TYPED)
        self.met.show_text(met)
        for field, value in (
            (self.defense, target.defense),
            (self.dr, target.dr),
            (self.ht, target.ht),
            (self.pv, target.pv),
        ):
            put_number(field, value)


def _against() -> list[tuple[Against, str]]:
    return [(each, text(f"defenses.against_name.{each}")) for each in Against]
