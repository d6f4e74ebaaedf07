"""From a sheet on the desk to a PDF of cards, through the dialogs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.rules.garganta.readings import Readings
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.notice import Notice

if TYPE_CHECKING:  # the dialog and the press are imported when a card is wanted, for start-up
    from gmscreen.ui.shell.card_dialog import CardOrder


class CardPress:
    """Asks what to print and where, remembers the format, and says in the notice what went wrong.

    `window` gives the window that asks: a dialog opens on its screen.
    """

    def __init__(
        self,
        window: Callable[[], QWidget],
        look: Look,
        desk: SheetDesk,
        preferences: Preferences,
        readings: Readings,
        say: Callable[[str], None],
        notice: Notice,
    ) -> None:
        self._window, self._look, self._desk = window, look, desk
        self._preferences, self._readings = preferences, readings
        self._say, self._notice = say, notice

    def can_export(self) -> bool:
        """Whether there is a sheet in hand to print."""
        return self._desk.current is not None

    def export_current(self) -> None:
        """Print the card of the sheet in hand, or of more."""
        if self._desk.current is not None:
            self.export_card(self._desk.current)

    def export_card(self, sheet_id: str) -> None:
        """Ask how a sheet's card is printed, and which others with it; then where to."""
        from gmscreen.ui.panels.shelf import shelf  # noqa: PLC0415 # see above
        from gmscreen.ui.shell.card_dialog import CardDialog  # noqa: PLC0415

        chosen = self._preferences.settings.cards
        dialog = CardDialog(self._look, sheet_id, shelf(self._desk.records), chosen, self._window())
        dialog.ordered.connect(self._ask_where)
        dialog.open()

    def _ask_where(self, order: CardOrder) -> None:
        self._preferences.keep(replace(self._preferences.settings, cards=order.chosen), self._say)
        dialog = QFileDialog(self._window(), text("shell.export_title"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilter(text("shell.pdf_filter"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{_name(order)}.pdf")
        dialog.fileSelected.connect(partial(self._print, order))
        dialog.open()

    def _print(self, order: CardOrder, target: str) -> None:
        from gmscreen.ui.shell.card_file import CardFileError, print_cards  # noqa: PLC0415 # see above

        try:
            told = print_cards(self._desk, order.sheets, Path(target), self._readings, order.chosen)
        except CardFileError as error:
            self._notice.say(str(error), Tone.BAD)
        else:
            self._notice.say(" ".join(told), Tone.WARN)
            self._say(text("shell.exported", file=isolated(target)))


def _name(order: CardOrder) -> str:
    """What the file is called if nobody names it."""
    return order.sheets[0] if len(order.sheets) == 1 else text("card_dialog.file_name")
