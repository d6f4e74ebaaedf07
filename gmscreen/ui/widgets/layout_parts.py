"""What stands in a layout, without asking it for its items.

Qt deletes a widget's item with the widget and tells nobody, while the binding keeps what `itemAt` gave for as
long as the layout lives: whatever comes to lie at that address is taken for the item, and the program dies.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def parts(layout: QLayout) -> list[QWidget | QLayout]:
    """The widgets and layouts in a layout that stands in a widget, in its order; no spacers."""
    owner = layout.parentWidget()
    widgets = owner.findChildren(QWidget, options=_DIRECT) if owner else []
    found: list[QWidget | QLayout] = [*widgets, *layout.findChildren(QLayout, options=_DIRECT)]
    places = {layout.indexOf(one): one for one in found}
    return [places[place] for place in sorted(places) if place >= 0]
