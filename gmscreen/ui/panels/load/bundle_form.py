"""The form that puts a bundle on the load: name, weight, quantity, place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit

from gmscreen.canon.garganta.equipment import equipment
from gmscreen.rules.garganta.equipment import CataloguePiece
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.load.state import Bundle, Where
from gmscreen.ui.panels.load.suggestions import suggestions
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import SegmentedChoice
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.number_field import Bounds, DecimalField, WholeField
from gmscreen.ui.widgets.plain_label import set_style_property
from gmscreen.ui.widgets.suggestion_list import SuggestionList

_KG = Bounds(0, 100_000)
_QUANTITY = Bounds(0, 1_000_000)


class BundleForm(Card):
    """Enter in any field puts the bundle; `put` carries it, `changed` carries one for the bundle in hand.

    `taken_out` asks to take the bundle in hand off the load.
    """

    put = Signal(object)
    changed = Signal(object)
    taken_out = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("load_panel.title.add"))
        self._source = ""
        self._in_hand = False
        self.name = QLineEdit()
        self.said = InlineError(look)
        self.kg = DecimalField(look, text("load_panel.kg"), bounds=_KG, unit="kg")
        self.quantity = WholeField(look, text("load_panel.quantity"), value=1, bounds=_QUANTITY)
        self.where = SegmentedChoice(look, text("load_panel.place"), _places(), Where.IN_SCENE)
        self.go = primary_button(look, text("load_panel.put"), self._give, "plus")
        self.out = secondary_button(look, text("load_panel.take_out"), self.taken_out.emit, "minus")
        self.suggested = SuggestionList(look, self.name)
        self.add(captioned(look, text("load_panel.what"), self.name), self.said)
        last = row(look, self.where, self.go, self.out, 1, gap=8)
        last.setAlignment(self.go, Qt.AlignmentFlag.AlignBottom)
        last.setAlignment(self.out, Qt.AlignmentFlag.AlignBottom)
        self.add(row(look, self.kg, self.quantity, 1), last)
        self._listen()
        self.hold(None)

    def _listen(self) -> None:
        self.name.textEdited.connect(self._suggest)
        self.suggested.taken.connect(self._take)
        for line in (self.name, self.kg.line, self.quantity.line):
            line.returnPressed.connect(self._give)

    def hold(self, bundle: Bundle | None) -> None:
        """Take a bundle of the load in hand to change it, or none to put another."""
        self._in_hand = bundle is not None
        shown = bundle or Bundle("", None)
        self._source = shown.source
        self.name.setText(shown.name)
        self.kg.set_number(shown.kg)
        self.quantity.set_number(shown.quantity)
        self.where.choose(shown.where)
        self._say("")
        self.go.setText(text("load_panel.change" if self._in_hand else "load_panel.put"))
        self.go.setAccessibleName(self.go.text())
        self.out.setEnabled(self._in_hand)

    def _suggest(self, typed: str) -> None:
        self._say("")
        self._source = ""
        self.suggested.suggest([piece.name for piece in suggestions(typed, equipment().values())])

    def _take(self, name: str) -> None:
        piece = next((each for each in equipment().values() if each.name == name), None)
        if piece is not None:
            self._take_piece(piece)

    def _take_piece(self, piece: CataloguePiece) -> None:
        self.name.setText(piece.name)
        self._source = piece.source
        self.kg.set_number(piece.weight_kg)
        self.kg.setFocus()
        self.kg.line.selectAll()
        if piece.weight_kg is None:
            self._say(text("load_panel.catalogue_without_weight"), Tone.WARN)

    def _give(self) -> None:
        name = " ".join(self.name.text().split())
        if not name:
            self._say(text("load_panel.name_missing"))
            self.name.setFocus()
            return
        if self._is_wrong():
            return
        quantity = self.quantity.value
        bundle = Bundle(
            name, self.kg.value, 1 if quantity is None else quantity, self.where.value, self._source
        )
        (self.changed if self._in_hand else self.put).emit(bundle)

    def _is_wrong(self) -> bool:
        """Whether a number was typed that is none; its field says so already."""
        return any(field.value is None and field.line.text().strip() for field in (self.kg, self.quantity))

    def _say(self, words: str, tone: Tone = Tone.BAD) -> None:
        self.said.say(words, tone)
        set_style_property(self.name, "invalid", bool(words) and tone is Tone.BAD)


def _places() -> list[tuple[Where, str]]:
    return [(where, text(f"load_panel.where.{where}")) for where in Where]
