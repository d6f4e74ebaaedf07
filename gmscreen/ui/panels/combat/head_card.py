"""Over the list: the round, what was declared, and going back and forth."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fight import Phase
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip


class FightHead(QWidget):
    """`undo` and `redo` ask for one step back or forth, `fights_asked` for the list of fights."""

    undo = Signal()
    redo = Signal()
    fights_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.round = PlainLabel(size=Size.TOTAL, strong=True)
        self.declared = ElidedLabel(tone=Tone.MUTED, least=8)
        self.back = _tool(look, "undo", "combat.undo")
        self.forth = _tool(look, "redo", "combat.redo")
        self.back.clicked.connect(lambda _checked: self.undo.emit())
        self.forth.clicked.connect(lambda _checked: self.redo.emit())
        self.fights = _tool(look, "format-list-bulleted", "combat.fights")
        self.fights.clicked.connect(lambda _checked: self.fights_asked.emit())
        layout = row(look, self.round, self.declared, self.fights, self.back, self.forth, gap=8)
        layout.setStretch(1, 1)
        self.setLayout(layout)

    def show_fight(self, battle: Battle | None) -> None:
        """Show the round and what was declared."""
        self.round.setText(_round(battle))
        self.declared.setText("" if battle is None else _declared(battle))


def _tool(look: Look, icon: str, key: str) -> Button:
    button = Button(look, "", icon_name=icon, name=text(key))
    button.setProperty("small", "true")
    set_plain_tooltip(button, text(key))
    return button


def _round(battle: Battle | None) -> str:
    if battle is None:
        return text("combat.no_fight")
    if battle.head.phase is Phase.FIGHTING:
        return text("combat.round", round=number(battle.head.round))
    return text(f"combat.phase.{battle.head.phase}")


def _declared(battle: Battle) -> str:
    head = battle.head
    parts = [isolated(head.name)] if head.name else []
    parts.append(battle.terrain.name if battle.terrain else text("fight.firm_ground"))
    if head.light:
        parts.append(text("combat.light_now", light=number(head.light)))
    if head.null_pocket:
        parts.append(text("combat.null_pocket"))
    bosses = [isolated(one.name) for one in battle.everyone() if one.boss]
    if bosses:
        parts.append(text("combat.bosses", names=", ".join(bosses)))
    if head.by_hand:
        parts.append(text("combat.by_hand"))
    if head.ground:
        names = (text("combat.owned", piece=each.name, name=battle.name(each.owner)) for each in head.ground)
        parts.append(text("combat.on_ground", names=", ".join(map(isolated, names))))
    return " · ".join(parts)
