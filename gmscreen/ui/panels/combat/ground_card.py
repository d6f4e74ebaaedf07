"""What is declared before the first die: about the one in hand, the ground and the light, who is surprised.

Each has a digit while the fight is set up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.canon.garganta.terrain import terrains
from gmscreen.session.commands import Command
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.declaring import (
    ChangeFighter,
    DeclareBoss,
    DeclareLight,
    DeclareNullPocket,
    DeclareTerrain,
    SurpriseSide,
)
from gmscreen.session.fight.fight import Head, Phase
from gmscreen.session.fight.fighter import Fighter, Pack, Side, Surprise
from gmscreen.session.fight.joining import has_pack
from gmscreen.session.fight.strike_level import DARKNESS
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.said import next_of
from gmscreen.ui.panels.defenses.quiet import put_choice, put_toggle
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import small_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

Make = Callable[[str], Command]
SIDE_KEYS = {Side.PARTY: "8", Side.FOES: "9", Side.OTHERS: "0"}


@dataclass(frozen=True, slots=True)
class InHand:
    """The fighter whom the buttons are about."""

    one: Fighter
    has_pack: bool


class GroundCard(Card):
    """`told` carries a command's maker: it is given the fight's id."""

    told = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.ground"), gap=8)
        grounds = [("", text("combat.firm")), *((each.id, each.name) for each in terrains().values())]
        self.terrain: ListChoice[str] = ListChoice(look, text("combat.terrain"), grounds, "")
        lights = [(light, _light_words(light)) for light in range(0, DARKNESS - 1, -1)]
        self.light: ListChoice[int] = ListChoice(look, text("combat.light"), lights, 0)
        self.null = Toggle(look, text("combat.null_pocket_key"))
        self.boss = small_button(look, "", self._tell_boss)
        self.side = small_button(look, "", self._tell_side)
        self.hide_one = small_button(look, "", self._tell_hidden)
        self.pack = small_button(look, "", self._tell_pack)
        self.name = PlainLabel(strong=True)
        self.surprised: dict[Side, SegmentedChoice[Surprise]] = {side: _surprise(look, side) for side in Side}
        self.locked = PlainLabel(size=Size.SMALL, tone=Tone.WARN, wrap=True)
        self._in_hand: InHand | None = None
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        both = row(look, self.terrain, self.light, gap=10)
        both.setStretch(0, 3)
        both.setStretch(1, 2)
        acts = holder(flow(look, self.boss, self.side, self.hide_one, self.pack, gap=6))
        self.about = holder(column(look, self.name, acts, gap=4))
        self._asked = {side: _asked(look, side, choice) for side, choice in self.surprised.items()}
        self.add(self.about, both, self.null, *self._asked.values(), self.locked)

    def _listen(self) -> None:
        self.terrain.value_changed.connect(
            lambda value: self._tell(lambda fight: DeclareTerrain(fight, value))
        )
        self.light.value_changed.connect(lambda value: self._tell(lambda fight: DeclareLight(fight, value)))
        self.null.toggled.connect(lambda on: self._tell(lambda fight: DeclareNullPocket(fight, on)))
        for side, choice in self.surprised.items():
            choice.value_changed.connect(self._surprising(side))

    def _surprising(self, side: Side) -> Callable[[Surprise], None]:
        return lambda value: self._tell(lambda fight: SurpriseSide(fight, side, value))

    def _tell(self, command: Make) -> None:
        self.told.emit(command)

    def _change(self, make: Callable[[str, Fighter], Command]) -> None:
        if self._in_hand is not None:
            one = self._in_hand.one
            self._tell(lambda fight: make(fight, one))

    def _tell_boss(self) -> None:
        self._change(lambda fight, one: DeclareBoss(fight, one.id, not one.boss))

    def _tell_side(self) -> None:
        self._change(lambda fight, one: ChangeFighter(fight, one.id, side=next_of(tuple(Side), one.side, 1)))

    def _tell_hidden(self) -> None:
        self._change(lambda fight, one: ChangeFighter(fight, one.id, hidden=not one.hidden))

    def _tell_pack(self) -> None:
        if self._in_hand is not None and self._in_hand.has_pack:
            self._change(lambda fight, one: ChangeFighter(fight, one.id, pack=_other_line(one)))

    def press(self, key: str) -> None:
        """What a digit declares."""
        acts: dict[str, Callable[[], None]] = {
            "1": self._tell_boss,
            "2": self._tell_side,
            "3": self._tell_hidden,
            "4": self._tell_pack,
            "5": lambda: self._next(self.terrain),
            "6": lambda: self._next(self.light),
            "7": self.null.toggle,
        }
        acts |= {key: self._surprise_key(side) for side, key in SIDE_KEYS.items()}
        if key in acts:
            acts[key]()

    def _next(self, choice: ListChoice[str] | ListChoice[int]) -> None:
        choice.list.setCurrentIndex((choice.list.currentIndex() + 1) % choice.list.count())

    def _surprise_key(self, side: Side) -> Callable[[], None]:
        def turn() -> None:
            choice = self.surprised[side]
            if not self._asked[side].isHidden():
                choice.choose(next_of(tuple(Surprise), choice.value, 1))

        return turn

    def show_ground(self, battle: Battle | None, target: str) -> None:
        """Show what is declared; what is locked can still be tried, and is told why not."""
        head = None if battle is None else battle.head
        put_choice(self.terrain, "" if head is None else head.terrain)
        put_choice(self.light, 0 if head is None else head.light)
        put_toggle(self.null, on=head is not None and head.null_pocket)
        self.about.setVisible(bool(battle and target))
        self._in_hand = None
        if battle is not None and target:
            self._show_one(battle, battle.fighter(target))
        self.locked.show_text(text("rule_error.die_has_fallen") if head and head.has_rolled else "")
        self._show_surprise(battle, head)

    def _show_one(self, battle: Battle, one: Fighter) -> None:
        self._in_hand = InHand(one, has_pack(battle.profile(one)))
        self.name.setText(isolated(one.name))
        self.boss.set_words(text("combat.unmake_boss" if one.boss else "combat.make_boss"))
        self.side.set_words(text("combat.side_now", side=text(f"combat.side.{one.side}")))
        self.hide_one.set_words(text("combat.show_one" if one.hidden else "combat.hide_one"))
        self.pack.setVisible(self._in_hand.has_pack)
        self.pack.set_words(text("combat.leave_pack" if one.pack is Pack.CARRIED else "combat.carry_pack"))

    def _show_surprise(self, battle: Battle | None, head: Head | None) -> None:
        in_setup = head is None or head.phase is Phase.SETUP
        for side, choice in self.surprised.items():
            there = [] if battle is None else [one for one in battle.everyone() if one.side is side]
            self._asked[side].setVisible(bool(there) and in_setup)
            put_choice(choice, there[0].surprise if there else Surprise.NONE)


def _other_line(one: Fighter) -> Pack:
    return Pack.OFF if one.pack is Pack.CARRIED else Pack.CARRIED


def _surprise(look: Look, side: Side) -> SegmentedChoice[Surprise]:
    options: Sequence[tuple[Surprise, str]] = [(each, text(f"combat.surprise.{each}")) for each in Surprise]
    return SegmentedChoice(look, "", options, Surprise.NONE, _surprise_words(side))


def _asked(look: Look, side: Side, choice: SegmentedChoice[Surprise]) -> QWidget:
    """The choice in one line with whom it is about."""
    caption = PlainLabel(_surprise_words(side), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
    layout = row(look, caption, choice, gap=10)
    layout.setStretch(0, 1)
    return holder(layout)


def _surprise_words(side: Side) -> str:
    return text("combat.surprise_of", side=text(f"fight.side.{side}"), on=SIDE_KEYS[side])


def _light_words(light: int) -> str:
    if light == 0:
        return text("combat.good_light")
    return text("combat.darkness" if light == DARKNESS else "combat.dim", light=number(light))
