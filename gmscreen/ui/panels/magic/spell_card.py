"""The spell, where it is cast, and the numbers that hold there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from gmscreen.rules.derivation import Derivation
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.magic.spell_view import SpellView
from gmscreen.ui.panels.magic.state import Spell
from gmscreen.ui.panels.who_line import WhoLine
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

_LEVEL = Bounds(0, 60)
_ENERGY = Bounds(0, 100)
_FLOOR = Bounds(1, 99)


class SpellCard(Card):
    """Fields and the numbers under them; `told` carries a Spell."""

    told = Signal(object)

    def __init__(self, context: PanelContext, spell: Spell) -> None:
        look = context.look
        super().__init__(look, text("magic.title"))
        self.who = WhoLine(context)
        self.level = WholeField(look, text("magic.level"), value=spell.level, bounds=_LEVEL)
        self.energy = WholeField(look, text("magic.energy"), value=spell.energy, bounds=_ENERGY)
        self.kept = WholeField(look, text("magic.upkeep_energy"), value=spell.upkeep, bounds=_ENERGY)
        self.floor = WholeField(look, text("magic.floor"), value=spell.floor, bounds=_FLOOR)
        self.pocket = Toggle(look, text("magic.null_pocket"))
        self.aptitude = Toggle(look, text("magic.aptitude"))
        self.aptitude.setChecked(spell.aptitude)
        self.pocket_problem, self.aptitude_problem = InlineError(look), InlineError(look)
        self.band = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.effective = ExplainedNumber(look, text("magic.effective"))
        self.cost = ExplainedNumber(look, text("magic.cost"), tone=Tone.TEXT)
        self.upkeep = ExplainedNumber(look, text("magic.upkeep"), tone=Tone.TEXT)
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        self.add(captioned(look, text("magic.who"), self.who))
        self.add(row(look, self.level, self.energy, self.kept, 1))
        where = row(look, self.floor, self.pocket, 1)
        where.setAlignment(self.pocket, Qt.AlignmentFlag.AlignBottom)
        self.add(where, self.pocket_problem, self.band, self.aptitude, self.aptitude_problem)
        numbers = row(look, self.effective, self.cost, self.upkeep, gap=8)
        for place, number in enumerate((self.effective, self.cost, self.upkeep)):
            numbers.setStretch(place, 1)
            numbers.setAlignment(number, Qt.AlignmentFlag.AlignTop)
        self.add(numbers)
        self.setFocusProxy(self.level)

    def _listen(self) -> None:
        for field in (self.level, self.energy, self.kept, self.floor):
            field.value_changed.connect(lambda _value: self._tell())
        for toggle in (self.pocket, self.aptitude):
            toggle.toggled.connect(lambda _on: self._tell())

    def _tell(self) -> None:
        spell = Spell(
            self.level.value,
            self.energy.value,
            self.kept.value,
            self.floor.value,
            self.pocket.isChecked(),
            self.aptitude.isChecked(),
        )
        self.told.emit(spell)

    def show_spell(self, view: SpellView) -> None:
        """Show the numbers, or why there are none."""
        if view.level_problem or self.level.value is not None:
            self.level.set_problem(view.level_problem)
        self.pocket_problem.say(view.pocket_problem)
        self.aptitude_problem.say(view.aptitude_problem)
        self.band.show_text(view.band)
        _show(self.effective, view.casting.level if view.casting else None)
        _show(self.cost, view.casting.cost if view.casting else None)
        _show(self.upkeep, view.upkeep)


def _show(number: ExplainedNumber, told: Derivation | None) -> None:
    if told is None:
        number.show_absent("")
    else:
        number.show_derivation(told)
