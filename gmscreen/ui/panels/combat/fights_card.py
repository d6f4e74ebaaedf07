"""The fights of the campaign: which is in hand, another taken up, named or taken away, a new one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView

from gmscreen.session.checked_text import LONGEST_NAME
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.several import FightEntry
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.plain_label import PlainLabel

_MOST_ROWS = 8


class FightList(QListView):
    """The fights by name. Enter takes one up, Del away; Ins opens a new one, F2 goes to its name."""

    wanted = Signal()
    unwanted = Signal()
    new_wanted = Signal()
    name_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.names = QStringListModel(self)
        self.setModel(self.names)
        self.setAccessibleName(text("combat.title.fights"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda _index: self.wanted.emit())
        self._keys = {
            Qt.Key.Key_Return: self.wanted,
            Qt.Key.Key_Enter: self.wanted,
            Qt.Key.Key_Delete: self.unwanted,
            Qt.Key.Key_Insert: self.new_wanted,
            Qt.Key.Key_F2: self.name_wanted,
        }

    def sizeHint(self) -> QSize:
        """As high as its rows, up to some."""
        rows = max(1, min(_MOST_ROWS, self.names.rowCount()))
        return QSize(self._look.theme.px(260), max(1, self.sizeHintForRow(0)) * rows + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """The same: the card grows with it."""
        return self.sizeHint()

    def dress(self, _theme: Theme) -> None:
        """Measure again."""
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the keys ask for; letters and digits are the panel's."""
        asked = self._keys.get(Qt.Key(event.key()))
        if asked is not None:
            asked.emit()
        elif event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)


class FightsCard(Card):
    """`taken` and `removed` carry a fight's id, `named` id and name, `new_asked` another fight."""

    taken = Signal(str)
    removed = Signal(str)
    named = Signal(str, str)
    new_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.fights"), gap=8)
        self._fights: tuple[FightEntry, ...] = ()
        self.list = FightList(look)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAcceptDrops(False)  # a file dropped on it is for the window
        self.take = primary_button(look, text("combat.take_fight"), self._take)
        self.new = secondary_button(look, text("combat.new_fight_key"), self.new_asked.emit, "plus")
        self.remove = secondary_button(look, text("combat.remove_fight"), self._remove)
        note = PlainLabel(text("combat.fights_note"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.add(self.list, captioned(look, text("combat.fight_name_line"), self.name))
        self.add(holder(flow(look, self.take, self.new, self.remove, gap=8)), note)
        self._listen()

    def _listen(self) -> None:
        self.list.wanted.connect(self._take)
        self.list.unwanted.connect(self._remove)
        self.list.new_wanted.connect(self.new_asked)
        self.list.name_wanted.connect(self._go_to_name)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_name())
        self.name.returnPressed.connect(self._tell_name)

    def show_fights(self, fights: Sequence[FightEntry]) -> None:
        """List these; the one that was chosen stays so while it is there."""
        if tuple(fights) == self._fights:
            return
        kept = self.chosen
        self._fights = tuple(fights)
        self.list.names.setStringList([_words(each, place) for place, each in enumerate(fights)])
        ids = [each.id for each in fights]
        self.list.setCurrentIndex(self.list.names.index(ids.index(kept) if kept in ids else 0, 0))
        self.list.updateGeometry()
        self._show_name()
        self.take.setEnabled(bool(fights))
        self.remove.setEnabled(bool(fights))

    def open(self) -> None:
        """Begin at the fight in hand."""
        self.list.setCurrentIndex(self.list.names.index(0, 0))
        self.list.setFocus()

    @property
    def chosen(self) -> str:
        """The id of the fight under the cursor; empty for none."""
        place = self.list.currentIndex().row()
        return self._fights[place].id if 0 <= place < len(self._fights) else ""

    def _show_name(self) -> None:
        self.name.setText(next((each.name for each in self._fights if each.id == self.chosen), ""))

    def _go_to_name(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def _take(self) -> None:
        if self.chosen:
            self.taken.emit(self.chosen)

    def _remove(self) -> None:
        if self.chosen:
            self.removed.emit(self.chosen)

    def _tell_name(self) -> None:
        if self.chosen:
            self.named.emit(self.chosen, self.name.text())
            self.list.setFocus()


def _words(entry: FightEntry, place: int) -> str:
    """Its name, where it stands, how many fight; the first is the one in hand."""
    if entry.phase is Phase.FIGHTING:
        state = text("combat.round", round=number(entry.round))
    else:
        state = text(f"combat.phase.{entry.phase}")
    name = isolated(entry.name or text("fight.report.untitled"))
    parts = [name, state, plural("combat.fighters", entry.fighters)]
    return " · ".join([*parts, *([text("combat.in_hand")] if place == 0 else [])])
