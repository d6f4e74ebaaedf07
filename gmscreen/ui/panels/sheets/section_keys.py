"""F6 goes to the next part of the sheet, Shift+F6 to the one before: to its foot, where a row is typed in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.ui.panels.tab_order import stops
from gmscreen.ui.widgets.edit_table import EditTable


class SectionKeys:
    """`parts` are gone to in order: a form, a text or a table; those that are hidden are passed over."""

    def __init__(self, panel: QWidget, page: QWidget, parts: Sequence[QWidget]) -> None:
        self._page, self._parts = page, tuple(parts)
        for keys, step in (("F6", 1), ("Shift+F6", -1)):
            shortcut = QShortcut(QKeySequence(keys), panel)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self.go(step))

    def go(self, step: int) -> None:
        """Go on by so many parts, from the one with the keyboard, or to the first."""
        shown = [part for part in self._parts if part.isVisibleTo(self._page)]
        here = self._here(shown)
        if shown:
            part = shown[0 if here is None else (here + step) % len(shown)]
            if isinstance(part, EditTable):
                part.go_to_foot()
            else:
                first = next(stops(part), part)
                first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _here(self, shown: Sequence[QWidget]) -> int | None:
        """The part that holds the keyboard, or the last one before it as one reads; None off the page."""
        focus = QApplication.focusWidget()
        if focus is None:
            return None
        holders = [place for place, part in enumerate(shown) if part is focus or part.isAncestorOf(focus)]
        if holders:
            return holders[0]
        read = list(stops(self._page))
        before = read[: read.index(focus)] if focus in read else []
        begun = [place for place, part in enumerate(shown) if next(stops(part), part) in before]
        return begun[-1] if begun else None
