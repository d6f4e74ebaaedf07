"""A fight's commands as the keys that bring them about in the panel Combate."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.session.fight.blow_commands import (
    DeclareBlow,
    Defend,
    DefendNoMore,
    RollAttack,
    RollDamage,
    RollTable,
)
from gmscreen.session.fight.feinting import Feint
from gmscreen.session.fight.maneuvering import ChooseManeuver, DropPack
from gmscreen.session.fight.mercy import CoupDeGrace
from gmscreen.session.fight.trials import RollDue
from gmscreen.session.fight.turn_commands import BeginFight, NextTurn
from gmscreen.session.fight.view import due_rows
from gmscreen.session.session import Session
from gmscreen.ui.panels.combat.maneuver_view import ALL_OUT_KEYS, KEYS
from gmscreen.ui.panels.combat.panel import CombatPanel
from gmscreen.ui.panels.combat.said import settled

_MOST_WALKED = 12


class ByKeys:
    """Stands for a session: what a fight is told to do goes through the keyboard, and is refused there."""

    def __init__(self, session: Session, panel: CombatPanel) -> None:
        self._session, self._panel = session, panel
        self.pressed = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def do(self, command: object) -> None:
        getattr(self, f"_{type(command).__name__}")(command)
        if self._panel.hand.problem is not None:
            raise self._panel.hand.problem

    def press(self, keys: str) -> None:
        """Type keys where the focus is."""
        widget = QApplication.focusWidget()
        assert widget is not None
        assert self._panel.isAncestorOf(widget)
        QTest.keyClicks(widget, keys.lower())
        self.pressed += len(keys)

    def enter(self, widget: QWidget | None = None) -> None:
        QTest.keyClick(widget or QApplication.focusWidget(), Qt.Key.Key_Return)
        self.pressed += 1

    def throw(self, dice: object, dice_count: int = 3) -> None:
        """Roll, or type what fell on the table."""
        if dice is None:
            self.press("R")
            return
        self.press("D")
        self.press(f"={dice}" if dice_count > 1 else str(dice))
        self.enter()

    def walk(self, key: str, field: str, wanted: object) -> None:
        """Press a key until what is said is this."""
        for _ in range(_MOST_WALKED):
            battle = self._panel.hand.battle
            assert battle is not None
            if getattr(settled(battle, self._panel.hand.said), field) == wanted:
                return
            self.press(key)
        raise AssertionError((field, wanted))

    def _BeginFight(self, _command: BeginFight) -> None:  # noqa: N802 - the command's name
        self.press("N")

    def _NextTurn(self, _command: NextTurn) -> None:  # noqa: N802
        self.press("N")

    def _ChooseManeuver(self, command: ChooseManeuver) -> None:  # noqa: N802
        if command.posture is not None:
            self.walk("V", "posture", command.posture)
        if command.piece:
            self.walk("B", "piece", command.piece)
        all_out = command.all_out
        self.press(KEYS[command.maneuver] if all_out is None else ALL_OUT_KEYS[all_out])

    def _DeclareBlow(self, command: DeclareBlow) -> None:  # noqa: N802
        for key, field in (("T", "target"), ("W", "attack"), ("L", "location")):
            self.walk(key, field, getattr(command.strike, field))

    def _RollAttack(self, command: RollAttack) -> None:  # noqa: N802
        if self._panel.middle.blow.attacking.button.isHidden():
            self.press("R")
        else:
            self.throw(command.dice)

    def _RollTable(self, command: RollTable) -> None:  # noqa: N802
        self.throw(command.dice)

    def _Defend(self, command: Defend) -> None:  # noqa: N802
        defending = self._panel.middle.blow.defending
        if command.choice is not None:
            wanted = (command.choice.kind, command.choice.weapon)
            self.press(next(chip.key for chip in defending._choices if chip.choice == wanted))
        if command.retreat:
            self.press("Q")
        self.throw(command.dice)

    def _DefendNoMore(self, _command: DefendNoMore) -> None:  # noqa: N802
        self.press("X")

    def _RollDamage(self, command: RollDamage) -> None:  # noqa: N802
        dice = self._panel.middle.blow.damaging.entry._dice
        self.throw(command.dice, dice.count)

    def _RollDue(self, command: RollDue) -> None:  # noqa: N802
        battle = self._panel.hand.battle
        assert battle is not None
        assert due_rows(battle)[0].due.number == command.due
        self.throw(command.dice)

    def _Feint(self, command: Feint) -> None:  # noqa: N802
        self.walk("T", "target", command.target)
        self.press("F")
        self.press(f"={command.dice}")
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        self.press(f"={command.target_dice}")
        self.enter()

    def _DropPack(self, _command: DropPack) -> None:  # noqa: N802
        self.press("H")

    def _CoupDeGrace(self, command: CoupDeGrace) -> None:  # noqa: N802
        self.walk("T", "target", command.target)
        self.press("K")
