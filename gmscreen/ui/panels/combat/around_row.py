"""Who is around a blow that explodes, and whether it goes to the ground: proposed, and corrected by hand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.fight_view import Around
from gmscreen.ui.panels.defenses.quiet import put_toggle
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip
from gmscreen.ui.widgets.toggle import Toggle

_KEYED = 9


class AroundRow(QWidget):
    """`told` carries what is said anew, as the name of a field of Said and its value."""

    told = Signal(str, object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._ids: tuple[str, ...] = ()
        self.ground = Toggle(look, text("combat.at_the_ground"))
        self.caption = PlainLabel(text("combat.around"), size=Size.SMALL, tone=Tone.MUTED)
        readings = (Interpretation.SAME_BLAST, Interpretation.BLAST_GOES_ON)
        why = "; ".join(text(f"interpretation.{each}") for each in readings)
        set_plain_tooltip(self.caption, f"{text('explain.interpretation')}: {why}")
        self.people: list[Toggle] = []
        self._flow = flow(look, self.ground, gap=12)
        self.setLayout(column(look, self.caption, holder(self._flow), gap=4))
        self.ground.toggled.connect(lambda on: self.told.emit("at_the_ground", on))

    def show_around(self, around: Around | None) -> None:
        """Show who may be around; nothing for a blow that does not explode."""
        self.setVisible(around is not None)
        if around is None:
            return
        put_toggle(self.ground, on=around.at_the_ground)
        self._ids = tuple(each.id for each in around.people)
        while len(self.people) < len(around.people):
            self._add()
        for place, toggle in enumerate(self.people):
            if place < len(around.people):
                one = around.people[place]
                words = text("combat.numbered", on=str(place + 1), words=one.name)
                toggle.setText((words if place < _KEYED else one.name).replace("&", "&&"))
                toggle.setAccessibleName(text("combat.is_around", name=one.name))
                put_toggle(toggle, on=one.is_around)
            toggle.setVisible(place < len(around.people))

    def press(self, key: str) -> None:
        """Turn whoever stands under a digit; 0 is the ground."""
        place = int(key) - 1 if key.isdecimal() else len(self.people)
        if place < 0:
            self.ground.toggle()
        elif place < len(self.people) and not self.people[place].isHidden():
            self.people[place].toggle()

    def _add(self) -> None:
        toggle = Toggle(self._look, "")
        toggle.toggled.connect(lambda _on: self._tell())
        self.people.append(toggle)
        self._flow.addWidget(toggle)

    def _tell(self) -> None:
        both = zip(self._ids, self.people, strict=False)
        self.told.emit("around", tuple(each for each, toggle in both if toggle.isChecked()))
