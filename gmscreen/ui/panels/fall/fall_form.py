"""What the master says of a fall and of who falls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.injury import Category
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.fall.state import Faller, FallState
from gmscreen.ui.panels.fall.view import FallView
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.number_field import Bounds, DecimalField, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

_HEIGHT = Bounds(0, 10_000)
_DR = Bounds(0, 100)
_LEVEL = Bounds(0, 40)
_HT = Bounds(1, 30)
_PV = Bounds(-400, 300)
_THREE = parse_dice("3d")


class FallForm(Card):
    """Height, metal armour, Acrobacia: `told` carries the new state, `rolled` the roll of the test."""

    told = Signal(object)
    rolled = Signal(object)

    def __init__(self, context: PanelContext, state: FallState) -> None:
        super().__init__(context.look, text("fall.title"))
        look, self._state = context.look, state
        self.metres = DecimalField(look, text("fall.height"), value=state.height, bounds=_HEIGHT, unit="m")
        self.metal_dr = WholeField(look, text("fall.metal_dr"), value=state.metal_dr, bounds=_DR)
        self.level = WholeField(look, text("fall.acrobatics_level"), bounds=_LEVEL)
        self.dice = DiceRow(look, context.session, self._request, text("fall.roll_test"))
        self.passed = Toggle(look, text("fall.acrobatics"))
        self.outcome = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.add(row(look, self.metres, self.metal_dr, 1))
        self.add(self.level, self.dice, self.outcome, self.passed)
        self.setFocusProxy(self.metres)
        self._listen()

    def _listen(self) -> None:
        for field in (self.metres, self.metal_dr, self.level):
            field.value_changed.connect(lambda _value: self._tell())
        self.passed.toggled.connect(lambda _on: self._tell())
        self.dice.rolled.connect(self.rolled)

    def _tell(self) -> None:
        fields = (self.metres.value, self.metal_dr.value, self.level.value)
        state = self._state.of(*fields, acrobatics=self.passed.isChecked())
        if state != self._state:
            self.told.emit(state)

    def show_state(self, state: FallState, view: FallView) -> None:
        """Show what follows from what is typed."""
        self._state = state
        self.passed.setChecked(state.acrobatics)
        if view.acrobatics_problem:
            self.level.set_problem(view.acrobatics_problem)
        self.dice.refresh()
        self.outcome.set_tone(view.acrobatics_tone)
        self.outcome.show_text(view.acrobatics_told)

    def _request(self) -> RollRequest | None:
        level = self._state.acrobatics_level
        if level is None or level < LOWEST_ROLLED_LEVEL:
            return None
        return RollRequest(_THREE, text("fall.purpose_of_test"), who=self._state.faller.name, level=level)


class FallerForm(Card):
    """Who falls; `told` carries a Faller, `sheet_chosen` the id of a sheet to take him from."""

    told = Signal(object)
    sheet_chosen = Signal(object)

    def __init__(self, look: Look, faller: Faller, volumes: Sequence[Volume]) -> None:
        super().__init__(look, text("fall.faller"))
        self._faller = faller
        self.sheet: ListChoice[str | None] = ListChoice(look, text("fall.from_sheet"), _sheets(volumes), None)
        self.sheet.list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.sheet.list.setMinimumContentsLength(8)
        self.category = ListChoice(look, text("fall.who"), _categories(), faller.category)
        self.ht = WholeField(look, text("fall.ht"), value=faller.ht, bounds=_HT)
        self.pv = WholeField(look, text("fall.pv_now"), value=faller.pv, bounds=_PV)
        named = row(look, self.sheet, self.category)
        named.setStretch(0, 3)
        named.setStretch(1, 2)
        self.add(named, row(look, self.ht, self.pv, 1))
        self.sheet.value_changed.connect(self.sheet_chosen)
        self.ht.value_changed.connect(lambda _value: self._tell())
        self.pv.value_changed.connect(lambda _value: self._tell())
        self.category.value_changed.connect(lambda _value: self._tell())

    def set_volumes(self, volumes: Sequence[Volume]) -> None:
        """Offer other sheets."""
        self.sheet.set_options(_sheets(volumes), self.sheet.value)

    def _tell(self) -> None:
        faller = Faller(self.ht.value, self.pv.value, self.category.value, self._faller.name)
        if faller != self._faller:
            self.told.emit(faller)

    def show_faller(self, faller: Faller) -> None:
        """Show someone, without telling of him again."""
        self._faller = faller
        for field, value in ((self.ht, faller.ht), (self.pv, faller.pv)):
            if value is not None:
                field.set_number(value)
        self.category.choose(faller.category)


def _sheets(volumes: Sequence[Volume]) -> list[tuple[str | None, str]]:
    return [(None, text("fall.by_hand")), *((volume.id, volume.name) for volume in volumes)]


def _categories() -> list[tuple[Category, str]]:
    return [(category, text(f"fall.category.{category}")) for category in Category]
