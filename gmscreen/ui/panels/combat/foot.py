"""Under the list: the turn's main act, and small ones for what is asked now and then, each with its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.exchange import Stage
from gmscreen.session.fight.fighter import Pack
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.doing_card import may_strike
from gmscreen.ui.panels.combat.fight_view import Scene, awaits_attack, scene
from gmscreen.ui.panels.combat.said import Said, attacker_of
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import primary_button, small_button
from gmscreen.ui.widgets.flow import flow

ACTS = ("join", "drop_pack", "whole_blow", "situation", "undo_blow", "acts")


def foot_acts(battle: Battle | None, said: Said) -> frozenset[str]:
    """Which of the acts make sense now."""
    now = scene(battle, said)
    if battle is None or now is Scene.AFTER:
        return frozenset() if battle else frozenset({"join"})
    if now is Scene.SETUP:
        return frozenset({"join", "acts"})
    active, stage = battle.active, battle.head.exchange and battle.head.exchange.stage
    strikes = may_strike(battle, attacker_of(battle, said))
    attacks, runs = strikes and awaits_attack(battle, said), stage not in (None, Stage.ATTACK, Stage.DONE)
    shown = {
        "join": not stage,
        "drop_pack": active is not None and active.pack is Pack.CARRIED,
        "whole_blow": attacks or runs,
        "situation": attacks,
        "undo_blow": stage is not None and stage is not Stage.ATTACK,
        "acts": True,
    }
    return frozenset(name for name, holds in shown.items() if holds)


class FightFoot(QWidget):
    """`runs` has what each act does."""

    def __init__(
        self, look: Look, go_on: Callable[[], object], runs: Mapping[str, Callable[[], object]]
    ) -> None:
        super().__init__()
        self.next = primary_button(look, "", go_on, "skip-next-outline")
        self.acts = {name: small_button(look, text(f"combat.foot.{name}"), runs[name]) for name in ACTS}
        for button in (self.next, *self.acts.values()):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Enter is still the list's
        self.setLayout(flow(look, self.next, *self.acts.values(), gap=8))

    def show_fight(self, battle: Battle | None, said: Said) -> None:
        """Show what there is to do."""
        now, shown = scene(battle, said), foot_acts(battle, said)
        self.next.set_words(text("combat.begin" if now is Scene.SETUP else "combat.next_turn"))
        self.next.setVisible(battle is not None and bool(battle.head.fighters) and now is not Scene.AFTER)
        for name, button in self.acts.items():
            button.setVisible(name in shown)
