"""Where someone's numbers come from: a sheet and the line of it, or the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.flow import flow

LINES = ("in_scene", "on_march")


class SheetChoice(QWidget):
    """A sheet and its line; `chosen` carries its id, None for by hand, and the line."""

    chosen = Signal(object, str)

    def __init__(self, look: Look, volumes: Sequence[Volume]) -> None:
        super().__init__()
        self.sheet: ListChoice[str | None] = ListChoice(
            look, text("defenses.from_sheet"), _options(volumes), None
        )
        lines = [(line, text(f"defenses.{line}").upper()) for line in LINES]
        self.line = SegmentedChoice[str](look, text("defenses.line_in_use"), lines, LINES[0])
        self.line.hide()
        self.setLayout(flow(look, self.sheet, self.line, gap=14))
        self.sheet.value_changed.connect(lambda _path: self._tell())
        self.line.value_changed.connect(lambda _line: self._tell())

    def set_volumes(self, volumes: Sequence[Volume]) -> None:
        """Offer these sheets."""
        options = _options(volumes)
        kept = self.sheet.value if self.sheet.value in [one for one, _ in options] else None
        self.sheet.set_options(options, kept)

    def choose(self, sheet_id: str) -> None:
        """Choose a sheet, and tell it."""
        self.sheet.choose(sheet_id)

    def give_up(self) -> None:
        """Go back to the hand, without telling."""
        with QSignalBlocker(self.sheet):
            self.sheet.choose(None)
        self.line.hide()

    def _tell(self) -> None:
        self.line.setVisible(self.sheet.value is not None)
        self.chosen.emit(self.sheet.value, self.line.value)


def _options(volumes: Sequence[Volume]) -> list[tuple[str | None, str]]:
    return [(None, text("defenses.by_hand")), *((each.id, each.name) for each in volumes)]
