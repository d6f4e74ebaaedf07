"""Where pieces are: each place with its key and what lies there, to drop a piece on or to send one to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import partial

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from gmscreen.sheets.equipment import Piece, Place
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import kilograms
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.dragged_row import row_from
from gmscreen.ui.widgets.flow import flow

Move = Callable[[int, Place], object]
"""Moves the piece of a row."""


def place_words(pieces: Sequence[Piece]) -> dict[Place, str]:
    """Each place with its key, and what lies there where anything does: `V vestido · 17,0 kg`."""
    told = {}
    for place in Place:
        there = [piece for piece in pieces if piece.place is place and piece.quantity]
        weight = sum((piece.total_kg or Decimal(0) for piece in there), Decimal(0))
        words = text(
            "sheets_panel.place_with_key",
            letter=text(f"sheets_panel.place_key.{place}"),
            place=text(f"sheets_panel.place.{place}"),
        )
        told[place] = f"{words} · {kilograms(weight)}" if there else words
    return told


def place_of_key(key: str) -> Place | None:
    """The place that a key sends a piece to."""
    places = (each for each in Place if folded(text(f"sheets_panel.place_key.{each}")) == folded(key))
    return next(places, None)


class PlaceTarget(Button):
    """A place; a piece dropped on it goes there."""

    def __init__(self, look: Look, place: Place, owner: object, move: Move) -> None:
        super().__init__(look, "")
        self.place, self._owner, self._move = place, owner, move
        self.setAcceptDrops(True)
        self.setProperty("small", "true")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a row of the list."""
        if row_from(event.mimeData(), self._owner) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Move the piece."""
        row = row_from(event.mimeData(), self._owner)
        if row is not None:
            event.acceptProposedAction()
            self._move(row, self.place)


class PlaceStrip(QWidget):
    """All places; a click sends the row that is in hand."""

    def __init__(self, look: Look, owner: object, move: Move, in_hand: Callable[[], int | None]) -> None:
        super().__init__()
        self._move, self._in_hand = move, in_hand
        self.targets = {place: PlaceTarget(look, place, owner, move) for place in Place}
        for place, target in self.targets.items():
            target.clicked.connect(partial(self._send, place))
        self.setLayout(flow(look, *self.targets.values(), gap=6))

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Tell what lies where."""
        for place, words in place_words(pieces).items():
            if self.targets[place].text() != words:
                self.targets[place].set_words(words)

    def _send(self, place: Place, _checked: object = None) -> None:
        row = self._in_hand()
        if row is not None:
            self._move(row, place)
