"""The card that says who carries."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from gmscreen.rules.garganta.load import Scale
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.load.state import LoadState
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.number_field import Bounds, WholeField

_ST = Bounds(1, 100)


class CarrierCard(Card):
    """ST, people, and the sheet to take all from; `sheet_chosen` carries its id, None for by hand."""

    st_typed = Signal(object)
    scale_chosen = Signal(object)
    sheet_chosen = Signal(object)

    def __init__(self, look: Look, state: LoadState, volumes: Sequence[Volume]) -> None:
        super().__init__(look, text("load_panel.title.who"))
        self.sheet: ListChoice[str | None] = ListChoice(
            look, text("load_panel.from_sheet"), _sheet_options(volumes), None
        )
        self.st = WholeField(look, text("load_panel.st"), value=state.st, bounds=_ST)
        self.scale = SegmentedChoice(look, text("load_panel.people"), _scales(), state.scale)
        self.add(self.sheet, row(look, self.st, self.scale, 1))
        self.st.value_changed.connect(self.st_typed)
        self.scale.value_changed.connect(self.scale_chosen)
        self.sheet.value_changed.connect(self.sheet_chosen)

    def show_carrier(self, state: LoadState) -> None:
        """Show someone else's figures."""
        self.st.set_number(state.st)
        self.scale.choose(state.scale)

    def set_volumes(self, volumes: Sequence[Volume]) -> None:
        """Offer these sheets."""
        options = _sheet_options(volumes)
        kept = self.sheet.value if self.sheet.value in [one for one, _ in options] else None
        self.sheet.set_options(options, kept)


def _scales() -> list[tuple[Scale, str]]:
    return [(scale, text(f"load_panel.scale.{scale}")) for scale in Scale]


def _sheet_options(volumes: Sequence[Volume]) -> list[tuple[str | None, str]]:
    return [(None, text("load_panel.by_hand")), *((each.id, each.name) for each in volumes)]
