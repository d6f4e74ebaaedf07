"""Where pieces are: each place with its key and what lies there, to drop a piece on or to send one to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import partial
from typing import cast

from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QLayout, QWidget

from gmscreen.sheets.containers import containers_of
from gmscreen.sheets.equipment import Piece, Place
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import kilograms
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.dragged_row import row_from
from gmscreen.ui.widgets.flow import flow

Move = Callable[[int, Place], object]
"""Moves the piece of a row."""

PutIn = Callable[[int, int], object]
"""Puts the piece of a row into that of another."""


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


def container_words(pieces: Sequence[Piece]) -> dict[int, str]:
    """Each container by its row, with what lies in it and how much it holds: `↳ Mochila · 5,6 de 20 kg`."""
    told = {}
    for at in containers_of(pieces):
        piece = pieces[at]
        inside = (each.total_kg or Decimal(0) for each in pieces if each.inside == piece.name)
        weight = kilograms(sum(inside, Decimal(0)))
        key = "holds" if piece.capacity_kg is None else "holds_of"
        of = "" if piece.capacity_kg is None else kilograms(piece.capacity_kg)
        told[at] = text(f"sheets_panel.container_{key}", name=isolated(piece.name), weight=weight, of=of)
    return told


class RowTarget(Button):
    """A piece dropped on it is handed to `move`."""

    def __init__(self, look: Look, words: str, owner: object, move: Callable[[int], object]) -> None:
        super().__init__(look, words)
        self._owner, self._move = owner, move
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
            self._move(row)


def _to_place(move: Move, place: Place, row: int) -> object:
    return move(row, place)


class PlaceStrip(QWidget):
    """All places, and the containers of the list; a click sends the row that is in hand."""

    def __init__(
        self, look: Look, owner: object, move: Move, put_in: PutIn, in_hand: Callable[[], int | None]
    ) -> None:
        super().__init__()
        self._look, self._owner, self._put_in, self._in_hand = look, owner, put_in, in_hand
        self._told: dict[int, str] = {}
        self.targets = {place: self._target("", partial(_to_place, move, place)) for place in Place}
        self.containers: list[RowTarget] = []
        self.setLayout(flow(look, *self.targets.values(), gap=6))

    def _target(self, words: str, move: Callable[[int], object]) -> RowTarget:
        target = RowTarget(self._look, words, self._owner, move)
        target.clicked.connect(lambda _checked: self._send(move))
        return target

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Tell what lies where."""
        for place, words in place_words(pieces).items():
            if self.targets[place].text() != words:
                self.targets[place].set_words(words)
        told = container_words(pieces)
        if told != self._told:
            self._told = told
            self._show_containers()

    def _show_containers(self) -> None:
        """Their buttons, made anew where containers came, went or moved; else only told anew."""
        for target in self.containers[len(self._told) :]:
            target.hide()
        while len(self.containers) < len(self._told):
            place = len(self.containers)
            self.containers.append(self._target("", partial(self._put, place)))
            cast("QLayout", self.layout()).addWidget(self.containers[-1])
        for target, words in zip(self.containers, self._told.values(), strict=False):
            target.set_words(words)
            target.show()

    def _put(self, place: int, row: int) -> None:
        """Put a row into the container that stands at this place among them."""
        self._put_in(row, list(self._told)[place])

    def _send(self, move: Callable[[int], object]) -> None:
        row = self._in_hand()
        if row is not None:
            move(row)
