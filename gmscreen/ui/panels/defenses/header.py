"""What stands over both calculators: which one is in hand, and the ground the fight is on."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.defenses.quiet import put_choice
from gmscreen.ui.panels.defenses.state import Mode
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.plain_label import PlainLabel


class Header(QWidget):
    """`mode_chosen` carries a Mode, `ground_chosen` the id of a terrain, empty for firm ground."""

    mode_chosen = Signal(object)
    ground_chosen = Signal(object)

    def __init__(self, look: Look, terrains: Mapping[str, Terrain]) -> None:
        super().__init__()
        self._terrains = terrains
        modes = [(mode, text(f"defenses.mode.{mode}")) for mode in Mode]
        self.mode = SegmentedChoice(look, text("defenses.which"), modes, Mode.DEFEND)
        grounds = [("", text("defenses.firm_ground"))]
        grounds += [(key, ground.name) for key, ground in terrains.items()]
        self.ground = ListChoice(look, text("defenses.terrain"), grounds, "")
        self.note = PlainLabel(size=Size.SMALL, tone=Tone.INFO, wrap=True)
        whole = row(look, self.mode, self.ground, column(look, 1, self.note, gap=0), gap=18)
        whole.setStretch(2, 1)
        self.setLayout(whole)
        self.mode.value_changed.connect(self.mode_chosen)
        self.ground.value_changed.connect(self.ground_chosen)

    def show_choices(self, mode: Mode, terrain: str) -> None:
        """Show what is chosen, without telling."""
        put_choice(self.mode, mode)
        put_choice(self.ground, terrain)
        ground = self._terrains.get(terrain)
        note = "" if ground is None else text("defenses.ground_note", note=ground.note, source=ground.source)
        self.note.setText(note)
