"""A projectile spell: energy made dice, and the throw."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.projectile_spells import ProjectileSpell
from gmscreen.session.rolls import RollRequest
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number
from gmscreen.texts.steps import whole_changes
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice_row import DiceRow
from gmscreen.ui.panels.magic.missile_view import MissileView
from gmscreen.ui.panels.magic.state import MagicState, Missile
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.explained_label import ExplainedLabel
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.number_field import Bounds, DecimalField, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip
from gmscreen.ui.widgets.toggle import Toggle

_THREE = parse_dice("3d")
_LEVEL = Bounds(0, 60)
_METRES = Bounds(0, 1000)
_TURNS = Bounds(0, 60)


class MissileCard(Card):
    """`told` carries a Missile, `thrown` the roll of the throw, `hurt` that of the damage."""

    told = Signal(object)
    thrown = Signal(object)
    hurt = Signal(object)

    def __init__(
        self, context: PanelContext, missile: Missile, spells: Mapping[str, ProjectileSpell]
    ) -> None:
        super().__init__(context.look, text("magic.missile.title"))
        look, session = context.look, context.session
        self._throw: RollRequest | None = None
        self._hurt: RollRequest | None = None
        self._names = {name: spell.name for name, spell in spells.items()}
        self._make_fields(look, missile)
        self.dice = ExplainedNumber(look, text("magic.missile.dice"), tone=Tone.TEXT)
        self.seconds = ExplainedNumber(look, text("magic.missile.seconds"), tone=Tone.TEXT)
        self.level = ExplainedNumber(look, text("magic.missile.level"), tone=Tone.INFO)
        self.figures = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.energy_problem, self.throw_problem = InlineError(look), InlineError(look)
        self.throw = DiceRow(look, session, lambda: self._throw, text("magic.roll_none"))
        self.damage = DiceRow(look, session, lambda: self._hurt, text("magic.roll_none"))
        self.throw_told = PlainLabel(strong=True, wrap=True)
        self.damage_told = ExplainedLabel(look, text("magic.missile.dice"))
        self._lay_out(look)
        self._listen()

    def _make_fields(self, look: Look, missile: Missile) -> None:
        self.spell = ListChoice(look, text("magic.missile.spell"), list(self._names.items()), missile.spell)
        self.throwing = WholeField(
            look, text("magic.missile.throwing"), value=missile.throwing, bounds=_LEVEL
        )
        self.dx = WholeField(look, text("magic.missile.dx"), value=missile.dx, bounds=_LEVEL)
        self.distance = DecimalField(
            look, text("magic.missile.distance"), value=missile.distance, bounds=_METRES, unit="m"
        )
        self.speed = DecimalField(
            look, text("magic.missile.speed"), value=missile.speed, bounds=_METRES, unit="m/s"
        )
        self.aim = WholeField(look, text("magic.missile.aim"), value=missile.aim, bounds=_TURNS)
        self.in_sight = Toggle(look, text("magic.missile.in_sight"))
        self.in_sight.setChecked(missile.in_sight)
        set_plain_tooltip(self.in_sight, text("magic.missile.in_sight_note"))
        self.ground = Toggle(look, text("magic.missile.at_the_ground"))

    def _lay_out(self, look: Look) -> None:
        numbers = row(look, self.dice, self.seconds, self.level, gap=8)
        for place, shown in enumerate((self.dice, self.seconds, self.level)):
            numbers.setStretch(place, 1)
            numbers.setAlignment(shown, Qt.AlignmentFlag.AlignTop)
        self.add(self.spell, self.figures, self.energy_problem)
        aimed = holder(column(look, self.in_sight, self.ground, gap=4))
        self.add(flow(look, self.throwing, self.dx, self.distance, self.speed, self.aim, aimed, gap=14))
        self.add(self.throw_problem, numbers)
        thrown = holder(column(look, self.throw, self.throw_told, gap=4))
        hurt = holder(column(look, self.damage, self.damage_told, gap=4))
        self.add(flow(look, thrown, hurt, gap=18))
        self.add(PlainLabel(text("magic.missile.defense"), size=Size.SMALL, tone=Tone.MUTED, wrap=True))

    def _listen(self) -> None:
        self.spell.value_changed.connect(lambda _spell: self._tell())
        for field in (self.throwing, self.dx, self.distance, self.speed, self.aim):
            field.value_changed.connect(lambda _value: self._tell())
        for toggle in (self.in_sight, self.ground):
            toggle.toggled.connect(lambda _on: self._tell())
        self.throw.rolled.connect(self.thrown)
        self.damage.rolled.connect(self.hurt)

    def _tell(self) -> None:
        missile = Missile(
            spell=self.spell.value,
            throwing=self.throwing.value,
            dx=self.dx.value,
            distance=self.distance.value,
            speed=self.speed.value,
            aim=self.aim.value,
            in_sight=self.in_sight.isChecked(),
            at_the_ground=self.ground.isChecked(),
        )
        self.told.emit(missile)

    def show_missile(self, state: MagicState, view: MissileView) -> None:
        """Show the missile as it is now."""
        self.figures.setText(view.figures)
        self.energy_problem.say(view.energy_problem)
        self.throw_problem.say(view.throw_problem)
        self.ground.setVisible(view.explosive)
        self._show_numbers(view)
        self._show_throw(view, self._names[state.missile.spell])
        self._show_damage(view, self._names[state.missile.spell])

    def _show_numbers(self, view: MissileView) -> None:
        if view.dice_told is None:
            self.dice.show_absent(view.dice_line)
        else:
            self.dice.show_derivation(view.dice_told, view.dice_line, view.dice_shown)
        if view.seconds is None:
            self.seconds.show_absent("")
        else:
            shown = text("magic.missile.seconds_shown", seconds=number(view.seconds.value))
            self.seconds.show_derivation(view.seconds, text("magic.missile.seconds_line"), shown)
        if view.told_level is None:
            self.level.show_absent("")
        else:
            self.level.show_derivation(view.told_level, view.level_line)

    def _show_throw(self, view: MissileView, name: str) -> None:
        level = None if view.level is None else view.level.as_int
        purpose = text("magic.missile.purpose_of_throw", spell=name)
        if view.level is None:
            self._throw = None
        else:
            modifiers = whole_changes(view.level)
            self._throw = RollRequest(_THREE, purpose, level=view.level.as_int, modifiers=modifiers)
        words = (
            text("magic.roll_none")
            if level is None
            else text("magic.missile.roll_throw", level=number(level))
        )
        self.throw.refresh(words)
        self.throw_told.set_tone(view.throw_tone)
        self.throw_told.show_text(view.throw_told)

    def _show_damage(self, view: MissileView, name: str) -> None:
        purpose = text("magic.missile.purpose_of_damage", spell=name)
        self._hurt = None if view.dice is None else RollRequest(view.dice, purpose)
        words = text("magic.missile.roll_damage", dice=view.dice_shown) if view.dice else DASH
        self.damage.refresh(words)
        self.damage_told.setVisible(view.damage is not None)
        if view.damage is not None:
            key = "damage_halved" if view.half else "damage"
            words = text(f"magic.missile.{key}", amount=number(view.damage.value))
            self.damage_told.show_derivation(view.damage, words)
