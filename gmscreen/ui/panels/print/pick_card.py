"""What is printed: the kind of print, and the list to pick from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.panels.print.kinds import KINDS, Kind, Source
from gmscreen.ui.panels.print.note_source import WHICH as FEW
from gmscreen.ui.panels.print.pick_list import PickList
from gmscreen.ui.panels.print.pick_rows import Which
from gmscreen.ui.panels.print.print_desk import PrintDesk
from gmscreen.ui.panels.print.sheet_source import WHICH
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.plain_label import PlainLabel

_LEAST_LIST = 150


class PickCard(Card):
    """Shows the desk's list, and changes what is picked of it.

    `fight` gives the sheets of those who fight with their numbers, `ask_files` asks for files to print.
    """

    def __init__(
        self,
        look: Look,
        desk: PrintDesk,
        fight: Callable[[], Mapping[str, int]],
        ask_files: Callable[[], object],
    ) -> None:
        super().__init__(look, text("print_panel.title.what"))
        self._desk, self._fight, self._ask_files = desk, fight, ask_files
        kinds = [(kind, text(f"print_panel.of.{kind.id}")) for kind in KINDS]
        self.kind = ListChoice[Kind](look, "", kinds, desk.kind, text("print_panel.kind_of_print"))
        self.search = _search_line()
        self.which = ListChoice[Which](look, "", _narrowed(WHICH), Which.ALL, text("print_panel.which_name"))
        self.list = PickList(look)
        self.nothing = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.about = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.count = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.buttons = self._make_buttons(look)
        self._lay_out(look)
        self._listen()
        self.dress(look.theme)
        self.refill()

    def _make_buttons(self, look: Look) -> dict[str, Button]:
        acts: dict[str, tuple[Callable[[], object], str]] = {
            "all": (self._pick_all, "checkbox-marked"),
            "none": (self._pick_none, "checkbox-blank-outline"),
            "fight": (self._pick_fight, "sword-cross"),
            "files": (self._ask_files, "folder-open-outline"),
        }
        return {
            key: secondary_button(look, text(f"print_panel.pick_{key}"), run, icon)
            for key, (run, icon) in acts.items()
        }

    def _lay_out(self, look: Look) -> None:
        self._picking = (
            self.search,
            self.which,
            self.count,
            holder(flow(look, *self.buttons.values(), gap=8)),
        )
        self.add(self.kind, self.about, *self._picking[:2], self.nothing)
        self.add(self.list, stretch=1)
        self.add(*self._picking[2:])

    def _listen(self) -> None:
        self.kind.value_changed.connect(self._choose_kind)
        self.search.textChanged.connect(lambda _typed: self.refill())
        self.search.returnPressed.connect(self._pick_first)
        self.search.installEventFilter(self)
        self.which.value_changed.connect(lambda _which: self.refill())
        self.list.counted.connect(self._desk.count)
        self._desk.picked.connect(self.refill)

    def dress(self, theme: Theme) -> None:
        """Keep a few rows of the list in sight."""
        self.list.setMinimumHeight(theme.px(_LEAST_LIST))

    def _choose_kind(self, kind: Kind) -> None:
        if kind.source is not self._desk.kind.source:
            self.search.clear()
            self.which.set_options(_narrowed(WHICH if kind.source is Source.SHEETS else FEW), Which.ALL)
        self._desk.choose_kind(kind)

    def refill(self) -> None:
        """Show what there is now, or what is printed where there is nothing to pick."""
        source = self._desk.kind.source
        picks = source is not Source.NOTHING
        for part in self._picking:
            part.setVisible(picks)
        self.setFocusProxy(self.search if picks else self.kind)
        self.about.show_text("" if picks else text(f"print_panel.about.{self._desk.kind.id}"))
        if picks:
            self._name_parts(source)
        rows = self._desk.rows(self.search.text(), self.which.value) if picks else ()
        self.list.show_rows(rows)
        self.list.setVisible(bool(rows))
        self.nothing.setVisible(picks and not rows)
        picked = self._desk.picks.copies
        self.count.setText(
            plural("print_panel.picked", len(picked), copies=sum(picked.values()))
            if picked
            else text("print_panel.none_picked")
        )

    def _name_parts(self, source: Source) -> None:
        """Call the parts by what there is to pick."""
        sought = text(f"print_panel.{source}.search")
        self.search.setPlaceholderText(sought)
        self.search.setAccessibleName(sought)
        self.list.setAccessibleName(text(f"print_panel.{source}.list"))
        sought_or_none = "nothing_found" if self.search.text().strip() else "none"
        self.nothing.setText(text(f"print_panel.{source}.{sought_or_none}"))
        self.buttons["fight"].setVisible(source is Source.SHEETS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes from the search into the list, Escape clears it."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def go_to_search(self) -> None:
        """Type over what is sought."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _pick_first(self) -> None:
        """Enter picks what was found first."""
        rows = self.list.rows.rows
        if rows:
            self._desk.count((rows[0].id,), rows[0].copies + 1)

    def _pick_all(self) -> None:
        """All that the list shows; what is picked already keeps its number."""
        fresh = tuple(row.id for row in self.list.rows.rows if not row.copies)
        self._desk.count(fresh, 1)

    def _pick_none(self) -> None:
        self._desk.print_only({})

    def _pick_fight(self) -> None:
        self._desk.print_only(self._fight())


def _search_line() -> QLineEdit:
    line = QLineEdit()
    line.setAcceptDrops(False)  # a file dropped on it is for the window
    line.setClearButtonEnabled(True)
    return line


def _narrowed(which: Sequence[Which]) -> list[tuple[Which, str]]:
    return [(each, text(f"print_panel.which.{each}")) for each in which]
