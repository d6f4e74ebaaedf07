"""What stands beside the library: the sheet with its findings, or a view in their place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.layouts import column

_FINDINGS, _ROOM_FOR_FINDINGS = 300, 500


class RightSide(QWidget):
    """The findings stand under the sheet; where there is no room for both, in its place."""

    def __init__(self, look: Look, page: QWidget, findings: QWidget) -> None:
        super().__init__()
        self._look, self.page, self.findings = look, page, findings
        self._other: QWidget | None = None
        self._column = column(look, page, findings, gap=0)
        self.setLayout(self._column)
        findings.installEventFilter(self)

    @property
    def other(self) -> QWidget | None:
        """The view that stands in the place of the sheet, or None."""
        return self._other

    def show_other(self, view: QWidget) -> None:
        """Put a view in the place of the sheet."""
        if self._column.indexOf(view) < 0:
            self._column.addWidget(view)
            follow_layouts(self)
        if self._other is not None and self._other is not view:
            self._other.hide()
        self._other = view
        view.show()
        self.share()

    def show_sheet(self) -> None:
        """Put the sheet back in its place."""
        if self._other is not None:
            self._other.hide()
        self._other = None
        self.share()

    def share(self) -> None:
        """Show what there is room for."""
        px = self._look.theme.px
        is_low = self.height() < px(_ROOM_FOR_FINDINGS)
        self.findings.setMaximumHeight(max(1, self.height()) if is_low else px(_FINDINGS))
        has_findings = not self.findings.isHidden()
        self.page.setVisible(self._other is None and not (is_low and has_findings))
        if self._other is not None and has_findings:
            self.findings.hide()

    def dress(self, _theme: Theme) -> None:
        """Share the room again at another scale."""
        self.share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room again."""
        super().resizeEvent(event)
        self.share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the room when the findings come or go."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.share()
        return super().eventFilter(watched, event)
