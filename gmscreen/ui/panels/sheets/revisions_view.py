"""The revisions of a sheet: the list, two of them beside one another, and the way back to one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent

from gmscreen.session.records import Part
from gmscreen.session.sheet_commands import RestoreRevision
from gmscreen.session.store_protocol import SheetRevision, StoreError
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.refused import problem_of
from gmscreen.ui.panels.sheets.revision_rows import compared_cells, revision_cells, when
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.notice import Notice
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, Column, TableModel, TableView
from gmscreen.ui.widgets.toggle import Toggle

NOW, BEFORE = -1, -2
"""What a revision is compared with: the sheet as it is, the revision before; else a place in the list."""

_MOST_OFFERED = 50
_LEAST = 160
_ROOM = 980
_Index = QModelIndex | QPersistentModelIndex


class RevisionModel(TableModel):
    """Revisions, the newest first; what each changed is worked out when its row is looked at."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _columns("when", "number", "changed", wide=("changed",)))
        self.revisions: tuple[SheetRevision, ...] = ()
        self._now = ""

    def show_revisions(self, revisions: Sequence[SheetRevision], now: str) -> None:
        """Show these, of which one may have the text of now."""
        self.beginResetModel()
        self.revisions, self._now = tuple(revisions), now
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many there are."""
        return 0 if parent.isValid() else len(self.revisions)

    def cell(self, index: _Index) -> Cell:
        """The cell at an index."""
        place = index.row()
        before = self.revisions[place + 1] if place + 1 < len(self.revisions) else None
        revision = self.revisions[place]
        is_now = revision.text == self._now and all(one.text != self._now for one in self.revisions[:place])
        return revision_cells(revision, before, is_now=is_now)[index.column()]


class RevisionsView(Page):
    """Follows the sheet that it was opened for; `left` puts the view away."""

    left = Signal()

    def __init__(self, context: PanelContext) -> None:
        look = context.look
        super().__init__(look)
        self._context = context
        self._sheet_id = ""
        self.rows = RevisionModel(look)
        self.list = _RevisionList(look, self.rows)
        self.restore_it = primary_button(look, text("revisions.restore"), self.restore, "history")
        self.leave = secondary_button(look, text("pasted.leave"), self.left.emit)
        self.against = ListChoice[int](look, text("revisions.against"), _against(()), NOW)
        self.everything = Toggle(look, text("revisions.everything"))
        self.compared = TableView(
            look, text("revisions.compared"), _columns("field", "before", "after", wide=_WIDE), wraps=True
        )
        self.told = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.notice = Notice(look)
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        listed, beside = Card(look, text("revisions.title")), Card(look, text("revisions.compared"))
        listed.add(self.list, stretch=1)
        beside.add(holder(flow(look, self.against, self.everything, gap=12)), self.told, self.notice)
        beside.add(self.compared, stretch=1)
        sides = row(look, listed, beside)
        sides.setStretch(0, 45)
        sides.setStretch(1, 55)
        self.body.addWidget(holder(flow(look, self.restore_it, self.leave, gap=8)))
        self.body.addLayout(sides, 1)
        self.stack_below(sides, _ROOM)
        self.setFocusProxy(self.list)
        self.dress(look.theme)

    def _listen(self) -> None:
        self.list.selectionModel().currentRowChanged.connect(lambda *_: self._compare())
        self.list.left.connect(self.left)
        self.against.value_changed.connect(lambda _value: self._compare())
        self.everything.toggled.connect(lambda _on: self._compare())
        forget = self._context.session.watch({Part.SHEETS}, lambda *_: self._follow())
        self.destroyed.connect(forget)

    def dress(self, theme: Theme) -> None:
        """Keep room for some rows."""
        super().dress(theme)
        for table in (self.list, self.compared):
            table.setMinimumHeight(theme.px(_LEAST))

    def open(self, sheet_id: str) -> None:
        """Show the revisions of a sheet, with the one before the sheet of now in hand."""
        self._sheet_id = sheet_id
        try:
            self._context.session.open.settle()
        except StoreError as error:
            self.notice.say(str(error), Tone.BAD)
        self._fill()
        self.list.setCurrentIndex(self.rows.index(min(1, self.rows.rowCount() - 1), 0))
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _follow(self) -> None:
        if self.isVisible() and self._sheet_id in self._context.session.campaign.sheets:
            place = self.list.currentIndex().row()
            self._fill()
            self.list.setCurrentIndex(self.rows.index(min(place, self.rows.rowCount() - 1), 0))

    def _fill(self) -> None:
        session = self._context.session
        try:
            revisions = session.open.store.sheet_revisions(self._sheet_id)[::-1]
        except StoreError as error:
            self.notice.say(str(error), Tone.BAD)
            return
        self.rows.show_revisions(revisions, self._now)
        chosen = self.against.value if self.against.value < 0 else NOW
        self.against.set_options(_against(revisions), chosen)
        self._compare()

    @property
    def _now(self) -> str:
        record = self._context.session.campaign.sheets.get(self._sheet_id)
        return "" if record is None else record.text

    @property
    def in_hand(self) -> SheetRevision | None:
        """The revision that is marked."""
        place = self.list.currentIndex().row()
        return self.rows.revisions[place] if 0 <= place < len(self.rows.revisions) else None

    def _texts(self, revision: SheetRevision) -> tuple[str, str]:
        """Both texts, the one in hand on the side of what was before, unless it is the later one."""
        if self.against.value == NOW:
            return revision.text, self._now
        place = self.list.currentIndex().row()
        other = place + 1 if self.against.value == BEFORE else self.against.value
        others = self.rows.revisions
        before = others[other].text if other < len(others) else revision.text
        return (before, revision.text) if other >= place else (revision.text, before)

    def _compare(self) -> None:
        revision = self.in_hand
        self.restore_it.setEnabled(revision is not None and revision.text != self._now)
        if revision is None:
            self.compared.show_rows([])
            return
        try:
            found = compared_cells(*self._texts(revision), everything=self.everything.isChecked())
        except SheetError as error:
            self.notice.say(str(error), Tone.BAD)
            found = ()
        else:
            self.notice.say("")
        self.compared.show_rows(found)
        self.compared.setVisible(bool(found))
        self.told.show_text("" if found else text("revisions.same"))

    def restore(self) -> None:
        """Go back to the revision in hand; what came after stays in the list."""
        revision = self.in_hand
        if revision is None:
            return
        step = RestoreRevision(self._sheet_id, revision.text, revision.revision)
        problem = problem_of(self._context.session, step)
        told = text("revisions.restored", number=revision.revision, when=when(revision))
        self._context.show_message(problem or told)


class _RevisionList(TableView):
    """Escape leaves."""

    left = Signal()

    def __init__(self, look: Look, rows: RevisionModel) -> None:
        super().__init__(look, text("revisions.title"), rows.columns, rows=rows)
        self.horizontalHeader().setResizeContentsPrecision(0)  # only rows in sight are worked out

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the sheet."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


_WIDE = ("field", "before", "after")


def _columns(*keys: str, wide: Sequence[str]) -> list[Column]:
    return [Column(text(f"revisions.column.{key}"), wide=key in wide) for key in keys]


def _against(revisions: Sequence[SheetRevision]) -> list[tuple[int, str]]:
    others = [
        (place, text("revisions.number", number=one.revision, when=when(one)))
        for place, one in enumerate(revisions[:_MOST_OFFERED])
    ]
    return [(NOW, text("revisions.against_now")), (BEFORE, text("revisions.against_before")), *others]
