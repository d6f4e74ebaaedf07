"""Favourite dice as buttons: a click rolls, keys and buttons move and remove."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.favourites import Favourites
from gmscreen.ui.settings import Favourite
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip, set_style_property


class FavouriteButton(Button):
    """One favourite; `moved` carries steps, `removed` tells that it should go."""

    moved = Signal(int)
    removed = Signal()

    def __init__(self, look: Look, favourite: Favourite) -> None:
        words = f"{favourite.dice} · {favourite.purpose}" if favourite.purpose else favourite.dice
        super().__init__(look, words, name=text("dice_panel.favourite", words=words))
        set_plain_tooltip(self, text("dice_panel.favourite_help"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes, Ctrl with an arrow moves."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if steps and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(steps)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class FavouritesBar(QWidget):
    """The favourites; `chosen` carries one whose button was pressed, which the buttons beside then act on.

    In the order of Tab they stand after the widget `after`.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, favourites: Favourites, after: QWidget) -> None:
        super().__init__()
        self._look, self._favourites, self._after = look, favourites, after
        self._place: int | None = None
        self.buttons: list[FavouriteButton] = []
        self._flow = flow(look, gap=8)
        self.none = PlainLabel(text("dice_panel.no_favourites"), tone=Tone.MUTED, wrap=True)
        self.earlier = self._tool("chevron-left", "earlier", lambda: self._move(self._place, -1))
        self.later = self._tool("chevron-right", "later", lambda: self._move(self._place, 1))
        self.remove = self._tool("trash-can-outline", "remove", lambda: self._remove(self._place))
        tools = row(look, self.earlier, self.later, self.remove, gap=4)
        beside = row(look, column(look, self.none, holder(self._flow), gap=0), column(look, tools, 1), gap=10)
        beside.setStretch(0, 1)
        self.setLayout(beside)
        self._show()

    def _tool(self, icon: str, key: str, run: object) -> Button:
        button = Button(self._look, "", icon_name=icon, name=text(f"dice_panel.{key}"))
        set_plain_tooltip(button, text(f"dice_panel.{key}"))
        button.clicked.connect(run)
        return button

    def add(self, favourite: Favourite) -> None:
        """Keep one more, and choose it."""
        self._favourites.add(favourite)
        if favourite in self._favourites.all:
            self._place = self._favourites.all.index(favourite)
        self._show()

    def _choose(self, place: int) -> None:
        self._place = place
        self._mark()
        self.chosen.emit(self._favourites.all[place])

    def _move(self, place: int | None, steps: int) -> None:
        if place is not None:
            self._place = self._favourites.move(place, steps)
            self._show()
            self.buttons[self._place].show()  # a layout would show it later, and only what is shown takes it
            self.buttons[self._place].setFocus()

    def _remove(self, place: int | None) -> None:
        if place is not None:
            self._favourites.remove(place)
            self._place = None
            self._show()

    def _show(self) -> None:
        empty(self._flow)
        self.buttons = []
        for place, favourite in enumerate(self._favourites.all):
            button = FavouriteButton(self._look, favourite)
            button.clicked.connect(partial(self._choose, place))
            button.moved.connect(partial(self._move, place))
            button.removed.connect(partial(self._remove, place))
            self._flow.addWidget(button)
            self.buttons.append(button)
        self.none.setVisible(not self.buttons)
        self._mark()
        self._order()

    def showEvent(self, event: QShowEvent) -> None:
        """Take its place in the order of Tab."""
        super().showEvent(event)
        self._order()

    def _order(self) -> None:
        """Have Tab come from what stands before to the favourites, and from them to the tools."""
        if self._after.window() is self.window():
            for last, button in pairwise((self._after, *self.buttons, self.earlier, self.later, self.remove)):
                self.setTabOrder(last, button)

    def _mark(self) -> None:
        for place, button in enumerate(self.buttons):
            set_style_property(button, "chosen", place == self._place)
        for tool in (self.earlier, self.later, self.remove):
            tool.setEnabled(self._place is not None)
            tool.setVisible(bool(self.buttons))
