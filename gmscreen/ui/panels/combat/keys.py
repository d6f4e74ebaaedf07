"""The keys of the panel: one each act. A line that is typed in has letters and digits for itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

Acts = Mapping[str, Callable[[], object]]


def bind(widget: QWidget, acts: Acts) -> None:
    """Have keys run acts while the focus is somewhere in the widget."""
    for keys, run in acts.items():
        shortcut = QShortcut(QKeySequence(keys), widget)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(run)
