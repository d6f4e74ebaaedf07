"""What is declared before the first die: ground and light, bosses, who is surprised."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from gmscreen.canon.garganta.terrain import terrains
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.declaring import (
    DeclareBoss,
    DeclareLight,
    DeclareNullPocket,
    DeclareTerrain,
    SurpriseSide,
)
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Side, Surprise
from gmscreen.session.fight.strike_level import DARKNESS
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.defenses.quiet import put_choice, put_toggle
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle


class GroundCard(Card):
    """`told` carries a command's maker: it is given the fight's id."""

    told = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.ground"), gap=8)
        grounds = [("", text("combat.firm")), *((each.id, each.name) for each in terrains().values())]
        self.terrain: ListChoice[str] = ListChoice(look, text("combat.terrain"), grounds, "")
        lights = [(light, _light_words(light)) for light in range(0, DARKNESS - 1, -1)]
        self.light: ListChoice[int] = ListChoice(look, text("combat.light"), lights, 0)
        self.null = Toggle(look, text("combat.null_pocket"))
        self.boss = secondary_button(look, "", self._tell_boss, "crown-outline")
        self.surprised: dict[Side, SegmentedChoice[Surprise]] = {side: _surprise(look, side) for side in Side}
        self.locked = PlainLabel(size=Size.SMALL, tone=Tone.WARN, wrap=True)
        self._target = ("", False)
        both = row(look, self.terrain, self.light, gap=10)
        both.setStretch(0, 3)
        both.setStretch(1, 2)
        self.add(both, row(look, self.boss, self.null, 1, gap=10), *self.surprised.values(), self.locked)
        self.terrain.value_changed.connect(
            lambda value: self._tell(lambda fight: DeclareTerrain(fight, value))
        )
        self.light.value_changed.connect(lambda value: self._tell(lambda fight: DeclareLight(fight, value)))
        self.null.toggled.connect(lambda on: self._tell(lambda fight: DeclareNullPocket(fight, on)))
        for side, choice in self.surprised.items():
            choice.value_changed.connect(self._surprising(side))

    def _surprising(self, side: Side) -> Callable[[Surprise], None]:
        return lambda value: self._tell(lambda fight: SurpriseSide(fight, side, value))

    def _tell(self, command: Callable[[str], object]) -> None:
        self.told.emit(command)

    def _tell_boss(self) -> None:
        who, boss = self._target
        self._tell(lambda fight: DeclareBoss(fight, who, not boss))

    def show_ground(self, battle: Battle | None, target: str) -> None:
        """Show what is declared; what is locked can still be tried, and is told why not."""
        head = None if battle is None else battle.head
        put_choice(self.terrain, "" if head is None else head.terrain)
        put_choice(self.light, 0 if head is None else head.light)
        put_toggle(self.null, on=head is not None and head.null_pocket)
        one = battle.fighter(target) if battle and target else None
        self._target = ("", False) if one is None else (one.id, one.boss)
        name = "" if one is None else one.name
        key = "combat.unmake_boss" if one and one.boss else "combat.make_boss"
        self.boss.set_words(text(key, name=name))
        self.boss.setVisible(one is not None)
        self.locked.show_text(text("rule_error.die_has_fallen") if head and head.has_rolled else "")
        self._show_surprise(battle, in_setup=head is None or head.phase is Phase.SETUP)

    def _show_surprise(self, battle: Battle | None, *, in_setup: bool) -> None:
        for side, choice in self.surprised.items():
            there = [] if battle is None else [one for one in battle.everyone() if one.side is side]
            choice.setVisible(bool(there) and in_setup)
            put_choice(choice, there[0].surprise if there else Surprise.NONE)


def _surprise(look: Look, side: Side) -> SegmentedChoice[Surprise]:
    options: Sequence[tuple[Surprise, str]] = [(each, text(f"combat.surprise.{each}")) for each in Surprise]
    caption = text("combat.surprise_of", side=text(f"fight.side.{side}"))
    return SegmentedChoice(look, caption, options, Surprise.NONE)


def _light_words(light: int) -> str:
    if light == 0:
        return text("combat.good_light")
    return text("combat.darkness" if light == DARKNESS else "combat.dim", light=number(light))
