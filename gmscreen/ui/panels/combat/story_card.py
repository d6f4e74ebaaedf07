"""What happened, newest first, in lines that can be read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QStringListModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView

from gmscreen.session.fight.log import LogLine
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.plain_label import PlainLabel


class Story(QListView):
    """The lines, wrapped; the list scrolls by itself."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.told = QStringListModel(self)
        self.setModel(self.told)
        self.setAccessibleName(text("combat.title.story"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def minimumSizeHint(self) -> QSize:
        """Three lines at least."""
        return QSize(self._look.theme.px(200), self._look.theme.px(76))

    def sizeHint(self) -> QSize:
        """It takes what is left."""
        return QSize(self._look.theme.px(260), self._look.theme.px(160))


class StoryCard(Card):
    """The last lines of the log; empty before anything has happened."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.story"), gap=4)
        self._lines: tuple[LogLine, ...] | None = None
        self.story = Story(look)
        self.nothing = PlainLabel(text("combat.no_story"), wrap=True)
        self.add(self.nothing)
        self.add(self.story, stretch=1)

    def show_story(self, lines: Sequence[LogLine]) -> None:
        """Tell these, the newest first; rounds stand as headings."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        self.story.told.setStringList([_words(line) for line in reversed(lines)])
        self.story.setVisible(bool(lines))
        self.nothing.setVisible(not lines)


def _words(line: LogLine) -> str:
    words = text("combat.secret_line", words=line.words) if line.secret else line.words
    return words if line.key == "round" else text("combat.story_line", round=number(line.round), words=words)
