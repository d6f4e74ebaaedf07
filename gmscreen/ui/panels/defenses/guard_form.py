"""Who defends: the numbers of a sheet, or typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal

from gmscreen.rules.garganta.defenses import Enhanced
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.defenses.quiet import put_choice, put_number, put_toggle
from gmscreen.ui.panels.defenses.sheet_choice import SheetChoice
from gmscreen.ui.panels.defenses.state import Guard
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.toggle import Toggle

_MOVE = Bounds(0, 100)
_PD = Bounds(0, 20)
_LEVEL = Bounds(0, 40)
_MORE = Bounds(0, 10)
_LOADS = ("none", "light", "medium", "heavy", "very_heavy")


class GuardForm(Card):
    """The defender's numbers but his weapons; `told` carries a Guard, `sheet_chosen` an id and a line."""

    told = Signal(object)
    sheet_chosen = Signal(object, str)

    def __init__(self, look: Look, guard: Guard, volumes: Sequence[Volume]) -> None:
        super().__init__(look, text("defenses.guard"))
        self._guard = guard
        self.sheet = SheetChoice(look, volumes)
        self.pace = WholeField(look, text("defenses.move"), bounds=_MOVE)
        self.dodge = WholeField(look, text("defenses.dodge"), bounds=_MOVE)
        self.pd = WholeField(look, text("defenses.pd"), bounds=_PD)
        self.shield = WholeField(look, text("defenses.shield_level"), bounds=_LEVEL)
        self.load = ListChoice(look, text("defenses.load"), _loads(), guard.load_level)
        self.parries = WholeField(look, text("defenses.more_parries"), value=0, bounds=_MORE)
        self.blocks = WholeField(look, text("defenses.more_blocks"), value=0, bounds=_MORE)
        self.reflexes = Toggle(look, text("defenses.reflexes"))
        self.large_shield = Toggle(look, text("defenses.large_shield"))
        numbers = (self.pace, self.dodge, self.pd, self.shield, self.load, self.parries, self.blocks)
        self.add(self.sheet, holder(flow(look, *numbers, gap=14)))
        self.add(holder(flow(look, self.reflexes, self.large_shield, gap=14)))
        self.show_guard(guard)
        self._listen()

    def _listen(self) -> None:
        self.sheet.chosen.connect(self.sheet_chosen)
        self.pace.value_changed.connect(lambda move: self._emit(self._guard.with_move(move)))
        for field in (self.dodge, self.pd, self.shield, self.parries, self.blocks):
            field.value_changed.connect(lambda _value: self._tell())
        self.load.value_changed.connect(lambda _level: self._tell())
        for toggle in (self.reflexes, self.large_shield):
            toggle.toggled.connect(lambda _on: self._tell())

    def _tell(self) -> None:
        self._emit(
            replace(
                self._guard,
                dodge=self.dodge.value,
                pd=self.pd.value,
                shield_level=self.shield.value,
                load_level=self.load.value,
                enhanced=Enhanced(self.parries.value or 0, self.blocks.value or 0),
                reflexes=self.reflexes.isChecked(),
                large_shield=self.large_shield.isChecked(),
            )
        )

    def _emit(self, guard: Guard) -> None:
        if guard != self._guard:
            self._guard = guard
            self.told.emit(guard)

    def show_guard(self, guard: Guard) -> None:
        """Show someone without telling of him again."""
        self._guard = guard
        for field, value in (
            (self.pace, guard.move),
            (self.dodge, guard.dodge),
            (self.pd, guard.pd),
            (self.shield, guard.shield_level),
        ):
            put_number(field, value)
        for field, count in ((self.parries, guard.enhanced.parry), (self.blocks, guard.enhanced.block)):
            if field.value is not None or count:
                put_number(field, count)
        put_choice(self.load, guard.load_level)
        put_toggle(self.reflexes, guard.reflexes)
        put_toggle(self.large_shield, guard.large_shield)


def _loads() -> list[tuple[int, str]]:
    return [(level, text(f"calc.token.load_name.{name}")) for level, name in enumerate(_LOADS)]
