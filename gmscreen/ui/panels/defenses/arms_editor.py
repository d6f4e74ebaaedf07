"""The weapons that may parry, one line each."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLayout, QLineEdit, QWidget

from gmscreen.rules.garganta.defenses import Hand, WeaponKind
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.defenses.quiet import put_choice, put_number, put_toggle
from gmscreen.ui.panels.defenses.state import Arm
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

MOST_ARMS = 8
_LEVEL = Bounds(0, 40)
_NAME_WIDTH = 150
_LONGEST_NAME = 60


class ArmLine(QWidget):
    """One weapon; `told` carries an Arm, `removed` that it goes."""

    told = Signal(object)
    removed = Signal()

    def __init__(self, look: Look, place: int, arm: Arm) -> None:
        super().__init__()
        self._arm = arm
        self.name = _NameLine(look, text("defenses.arm_name", place=place))
        self.level = WholeField(look, text("defenses.arm_level_short"), bounds=_LEVEL)
        self.level.line.setAccessibleName(text("defenses.arm_level", place=place))
        self.kind = ListChoice(look, text("defenses.arm_kind_short"), _kinds(), arm.kind)
        self.kind.list.setAccessibleName(text("defenses.arm_kind", place=place))
        self.hand = ListChoice(look, text("defenses.arm_hand_short"), _hands(), arm.hand)
        self.hand.list.setAccessibleName(text("defenses.arm_hand", place=place))
        self.ready = Toggle(look, text("defenses.arm_ready"))
        self.ready.setAccessibleName(text("defenses.arm_ready_of", place=place))
        self.remove = Button(look, "", icon_name="close", name=text("defenses.remove_arm", place=place))
        self.setLayout(self._laid_out(look))
        self.show_arm(arm)
        self._listen()

    def _laid_out(self, look: Look) -> QLayout:
        named = row(
            look, captioned(look, text("defenses.arm_short"), self.name), self.level, self.remove, gap=10
        )
        self.name.setAccessibleName(self.name.placeholderText())
        named.setStretch(0, 1)
        named.setAlignment(self.remove, Qt.AlignmentFlag.AlignBottom)
        lowered = holder(column(look, PlainLabel(" ", size=Size.SMALL), self.ready, gap=8))
        return column(look, named, flow(look, self.kind, self.hand, lowered, gap=10), gap=6)

    def _listen(self) -> None:
        self.name.textEdited.connect(lambda _typed: self._tell())
        for changed in (self.level.value_changed, self.kind.value_changed, self.hand.value_changed):
            changed.connect(lambda _value: self._tell())
        self.ready.toggled.connect(lambda _on: self._tell())
        self.remove.clicked.connect(lambda _checked: self.removed.emit())

    def _tell(self) -> None:
        arm = Arm(
            " ".join(self.name.text().split()),
            self.level.value,
            self.kind.value,
            self.ready.isChecked(),
            self.hand.value,
        )
        if arm != self._arm:
            self._arm = arm
            self.told.emit(arm)

    def show_arm(self, arm: Arm) -> None:
        """Show a weapon without telling of it."""
        self._arm = arm
        if " ".join(self.name.text().split()) != arm.name:
            self.name.setText(arm.name)
        put_number(self.level, arm.level)
        put_choice(self.kind, arm.kind)
        put_choice(self.hand, arm.hand)
        put_toggle(self.ready, arm.ready)


class _NameLine(QLineEdit):
    """A weapon's name."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.setMaxLength(_LONGEST_NAME)
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give the line its width."""
        self.setMinimumWidth(theme.px(_NAME_WIDTH))


class ArmsEditor(Card):
    """Every weapon of the defender; `told` carries the weapons."""

    told = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("defenses.arms"))
        self._look = look
        self._arms: tuple[Arm, ...] = ()
        self.lines: list[ArmLine] = []
        self._lines = column(look, gap=14)
        self.more = secondary_button(look, text("defenses.add_arm"), self._add, "plus")
        self.add(self._lines, row(look, self.more, 1))

    def show_arms(self, arms: tuple[Arm, ...]) -> None:
        """Show these weapons without telling."""
        self._arms = arms
        for place in range(len(self.lines), len(arms)):
            self.lines.append(self._line(place, arms[place]))
        while len(self.lines) > len(arms):
            self._drop(self.lines.pop())
        for line, arm in zip(self.lines, arms, strict=True):
            line.show_arm(arm)
        self.more.setEnabled(len(arms) < MOST_ARMS)

    def _line(self, place: int, arm: Arm) -> ArmLine:
        line = ArmLine(self._look, place + 1, arm)
        line.told.connect(lambda told: self.told.emit((*self._arms[:place], told, *self._arms[place + 1 :])))
        line.removed.connect(lambda: self.told.emit((*self._arms[:place], *self._arms[place + 1 :])))
        self._lines.addWidget(line)
        return line

    def _drop(self, line: ArmLine) -> None:
        self._lines.removeWidget(line)
        line.hide()
        line.deleteLater()

    def _add(self) -> None:
        self.told.emit((*self._arms, Arm()))
        self.lines[-1].name.setFocus()


def _kinds() -> list[tuple[WeaponKind, str]]:
    return [(kind, text(f"calc.token.weapon_kind.{kind}")) for kind in WeaponKind]


def _hands() -> list[tuple[Hand, str]]:
    return [(hand, text(f"calc.token.hand.{hand}")) for hand in Hand]
