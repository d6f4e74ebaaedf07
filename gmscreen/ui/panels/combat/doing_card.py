"""What he does whose manoeuvre gives no attack: the manoeuvre, and the act that goes with it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal

from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.arms import arms_of
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Stage
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.permissions import STRIKING, attacks_allowed
from gmscreen.session.fight.states import states
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.roster_view import KEPT_UP, Mark, state_marks
from gmscreen.ui.panels.combat.said import Said, attacker_of
from gmscreen.ui.panels.combat.state_list import StateList
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import primary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel

_CHOSEN = ("maneuver", "drops_pack", "in_scene")
_LINES = 12
_ACTS = {ManeuverId.FEINT: "feint", ManeuverId.CONCENTRATE: "cast"}


@dataclass(frozen=True, slots=True)
class Doing:
    """The manoeuvre with what it is, what came of it, and what he keeps up.

    `act` is a key under `combat.doing.`, or empty.
    """

    who: str
    maneuver: str
    does: str
    came: str
    keeps: tuple[Mark, ...]
    act: str


def doing(battle: Battle, said: Said) -> Doing | None:
    """What is done instead of a blow; None while one may be struck, or rolls."""
    one = attacker_of(battle, said)
    if one is None or one.turn.maneuver is None or may_strike(battle, one):
        return None
    found, act = battle.maneuver(one), _act(one, one.turn.maneuver)
    kept = state_marks([each for each in states(battle, one) if each.kind in KEPT_UP])
    return Doing(isolated(one.name), found.name, found.does, _came(battle, one), kept, act)


def may_strike(battle: Battle, one: Fighter | None) -> bool:
    """Whether the next is a blow: one rolls, or nothing that he has chosen is done instead."""
    exchange, maneuver = battle.head.exchange, None if one is None else one.turn.maneuver
    if one is None or maneuver is None or (exchange is not None and exchange.stage is not Stage.ATTACK):
        return True
    return maneuver in STRIKING and one.turn.attacks < attacks_allowed(one, _per_turn(battle, one))


def _per_turn(battle: Battle, one: Fighter) -> int:
    """As many blows as the quickest of his attacks has a turn."""
    return max((arm.attack.per_turn for arm in arms_of(battle, one)), default=1)


def _came(battle: Battle, one: Fighter) -> str:
    """The last that is told of him in this round, besides his choice."""
    told = battle.story(_LINES)
    mine = [line for line in told if line.who == one.id and line.round == battle.head.round]
    return mine[-1].words if mine and mine[-1].key not in _CHOSEN else ""


def _act(one: Fighter, maneuver: ManeuverId) -> str:
    spent = one.turn.feinted if maneuver is ManeuverId.FEINT else one.turn.used
    return "" if spent else _ACTS.get(maneuver, "")


class DoingCard(Card):
    """`acted` carries the act that the button is for."""

    acted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.doing"), gap=8)
        self._act = ""
        self.who = PlainLabel(size=Size.TOTAL, strong=True, wrap=True)
        self.maneuver = PlainLabel(tone=Tone.ACCENT, strong=True, wrap=True)
        self.does = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.came = PlainLabel(wrap=True)
        self.keeps = StateList(look)
        self.button = primary_button(look, "", lambda: self.acted.emit(self._act))
        self.add(self.who, self.maneuver, self.does, self.came, self.keeps, row(look, self.button, 1, gap=8))

    def show_doing(self, view: Doing) -> None:
        """Show another manoeuvre."""
        self._act = view.act
        self.who.setText(view.who)
        self.maneuver.setText(view.maneuver)
        self.does.show_text(view.does)
        self.came.show_text(view.came)
        self.keeps.show_states(view.keeps)
        self.button.setVisible(bool(view.act))
        if view.act:
            self.button.set_words(text(f"combat.doing.{view.act}"))
