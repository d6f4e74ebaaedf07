"""A surface with a title, on which a panel lays what belongs together."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLayout, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import CARD_PADDING, Size, Tone
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.plain_label import PlainLabel, set_style_property

_PADDING = (CARD_PADDING, CARD_PADDING - 4, CARD_PADDING, CARD_PADDING)


class Card(QFrame):
    """A card; `edge` (accent for em cena, info for em marcha) colours its upper edge."""

    def __init__(self, look: Look, title: str = "", *, edge: Tone | None = None, gap: int = 10) -> None:
        super().__init__()
        self.setProperty("edge", edge.value if edge else "")
        self.title = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, caps=True)
        self.body = column(look, self.title, 0, gap=gap, margins=_PADDING)
        self.setLayout(self.body)
        self.set_title(title)

    def set_title(self, title: str) -> None:
        """Name the card; it is written in capitals, and told to screen readers as it is."""
        self.title.show_text(title.upper())
        self.setAccessibleName(title)

    def set_active(self, active: bool) -> None:
        """Mark the card as the one in hand with an accent border."""
        set_style_property(self, "active", active)

    def add(self, *items: QWidget | QLayout, stretch: int = 0) -> None:
        """Lay items under what is there; spare height goes to a stretch or stays at the foot."""
        for item in items:
            foot = self.body.count() - 1
            if isinstance(item, QWidget):
                self.body.insertWidget(foot, item, stretch)
            else:
                self.body.insertLayout(foot, item, stretch)
