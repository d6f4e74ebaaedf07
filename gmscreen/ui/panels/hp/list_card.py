"""The card with the list of the wounded, and what is done to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.patient_list import PatientList
from gmscreen.ui.panels.hp.ward_view import PatientRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.plain_label import set_plain_tooltip, set_style_property


class ListCard(Card):
    """`moved` and `removed` the id of the one in hand; `form_asked`
    tells whether the form that puts people on the list is to be seen; `undo` and `redo` are asked for.
    """

    moved = Signal(str, int)
    removed = Signal(str)
    form_asked = Signal(bool)
    undo = Signal()
    redo = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("hp_panel.title.list"))
        self._look = look
        self._place = 0
        self._rows: tuple[PatientRow, ...] = ()
        self.list = PatientList(look)
        self.earlier = self._tool("arrow-up", "earlier", lambda: self.moved.emit(self._id, -1))
        self.later = self._tool("arrow-down", "later", lambda: self.moved.emit(self._id, 1))
        self.remove = self._tool("trash-can-outline", "remove", lambda: self.removed.emit(self._id))
        self.adding = self._tool("account-plus-outline", "open_form", self._tell_form)
        self.adding.setCheckable(True)
        self.adding.setChecked(True)
        self.back = self._tool("undo", "undo", self.undo.emit)
        self.forth = self._tool("redo", "redo", self.redo.emit)
        tools = (self.adding, self.earlier, self.later, self.remove, self.back, self.forth)
        self.add(holder(flow(look, *tools, gap=4)))
        self.add(self.list, stretch=1)
        self._tell_form()
        self.list.moved.connect(self.moved)
        self.list.removed.connect(self.removed)

    @property
    def _id(self) -> str:
        return self._rows[self._place].id

    def _tool(self, icon: str, key: str, run: Callable[[], object]) -> Button:
        button = Button(self._look, "", icon_name=icon, name=text(f"hp_panel.{key}"))
        set_plain_tooltip(button, text(f"hp_panel.{key}"))
        button.clicked.connect(lambda _checked: run())
        return button

    def _tell_form(self) -> None:
        set_style_property(self.adding, "chosen", self.adding.isChecked())
        self.form_asked.emit(self.adding.isChecked())

    def show_list(self, rows: Sequence[PatientRow], place: int, *, is_empty: bool) -> None:
        """List these, the one at a place in hand; `is_empty` says that he is a place-holder."""
        self.remove.setEnabled(not is_empty)
        self._rows, self._place = tuple(rows), place
        self.list.show_patients(rows, place)
        self.earlier.setEnabled(place > 0)
        self.later.setEnabled(place < len(rows) - 1)

    def show_history(self, to_undo: str, to_redo: str) -> None:
        """Say what can be undone and redone."""
        for button, words in ((self.back, to_undo), (self.forth, to_redo)):
            button.setEnabled(bool(words))
            set_plain_tooltip(button, f"{button.accessibleName()}: {words}" if words else "")
