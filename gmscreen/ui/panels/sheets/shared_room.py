"""The room between the list and what stands beside it: where there is none for both, they take turns."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gmscreen.ui.theme.look import Look

_SIDEBAR = 250
_MARGIN = 16
_ROOM_FOR_SIDEBAR = 1340


class SharedRoom:
    """`to_list` is the way to the list, there while the list is not."""

    def __init__(self, look: Look, sidebar: QWidget, beside: QWidget, to_list: QWidget) -> None:
        self._look, self._sidebar, self._beside, self._to_list = look, sidebar, beside, to_list

    def share(self, width: int, *, choosing: bool) -> None:
        """Share so many pixels; while somebody is `choosing`, the list comes first."""
        px = self._look.theme.px
        both = width >= px(_ROOM_FOR_SIDEBAR)
        alone = choosing and not both
        self._sidebar.setMaximumWidth(px(_SIDEBAR) if both else width - px(_MARGIN))
        self._sidebar.setMinimumWidth(px(_SIDEBAR) if both else 0)
        self._sidebar.setVisible(both or alone)
        self._beside.setVisible(not alone)
        self._to_list.setVisible(not both)
