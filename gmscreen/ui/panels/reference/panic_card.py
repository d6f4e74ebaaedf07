"""The panic check: Vontade, its test, and the dice that read the table."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.steps import whole_changes
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.reference.panic_view import PanicView
from gmscreen.ui.panels.reference.state import PanicCheck
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

_THREE_DICE = parse_dice("3d")


class PanicCard(Card):
    """`told` carries Vontade, other modifiers and Reflexos; `tested` and `terrified` carry rolls."""

    told = Signal(object, object, bool)
    tested = Signal(object)
    terrified = Signal(object)

    def __init__(self, look: Look, session: Session, check: PanicCheck) -> None:
        super().__init__(look, text("reference.panic.title"))
        self._view: PanicView | None = None
        self.will = WholeField(look, text("reference.panic.will"), value=check.will, bounds=Bounds(0, 40))
        self.others = WholeField(
            look, text("reference.panic.others"), value=check.others, bounds=Bounds(-20, 20)
        )
        self.reflexes = Toggle(look, text("reference.panic.reflexes"))
        self.level = ExplainedNumber(look, text("reference.panic.level"))
        self.total = ExplainedNumber(look, text("reference.panic.total"), tone=Tone.BAD)
        self.test = DiceRow(
            look, session, self._test_request, text("reference.panic.roll_none"), primary=True
        )
        self.terror = DiceRow(look, session, self._terror_request, text("reference.panic.terror_none"))
        self.result = PlainLabel(wrap=True)
        told = holder(column(look, row(look, self.will, self.others, 1), self.reflexes, gap=10))
        self.add(holder(flow(look, told, self.level, self.total, gap=24)))
        self.add(holder(flow(look, self.test, self.terror, gap=14)), self.result)
        self._listen()

    def _listen(self) -> None:
        self.will.value_changed.connect(lambda _value: self._tell())
        self.others.value_changed.connect(lambda _value: self._tell())
        self.reflexes.toggled.connect(lambda _on: self._tell())
        self.test.rolled.connect(self.tested)
        self.terror.rolled.connect(self.terrified)

    def _tell(self) -> None:
        self.told.emit(self.will.value, self.others.value, self.reflexes.isChecked())

    def show_check(self, view: PanicView, said: str) -> None:
        """Show where the check stands; `said` is what the table says, once it was read."""
        self._view = view
        if view.level is None:
            self.level.show_absent("")
        else:
            self.level.show_derivation(view.level)
        if view.total is None:
            self.total.show_absent("")
        else:
            self.total.show_derivation(view.total)
        self.total.setVisible(view.margin is not None)
        self.terror.setVisible(view.margin is not None)
        self.result.set_tone(view.tone)
        self.result.show_text("\n".join(part for part in (view.problem or view.told, said) if part))
        self._name_dice(view)

    def _name_dice(self, view: PanicView) -> None:
        rolled = view.level is not None and not view.problem
        level = number(view.level.value) if rolled and view.level else ""
        self.test.refresh(
            text("reference.panic.roll", level=level) if level else text("reference.panic.roll_none")
        )
        if view.margin is not None:
            self.terror.refresh(text("reference.panic.terror", margin=number(view.margin)))

    def _test_request(self) -> RollRequest | None:
        view = self._view
        if view is None or view.level is None or view.problem:
            return None
        modifiers = whole_changes(view.level)
        return RollRequest(
            _THREE_DICE, text("reference.panic.purpose"), level=view.level.as_int, modifiers=modifiers
        )

    def _terror_request(self) -> RollRequest | None:
        """3d alone, as they lie on the table; the margin is added by the view."""
        if self._view is None or self._view.margin is None:
            return None
        margin = number(self._view.margin)
        return RollRequest(_THREE_DICE, text("reference.panic.purpose_of_terror", margin=margin))
