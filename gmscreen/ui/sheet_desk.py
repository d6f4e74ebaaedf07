"""The campaign's sheets as the panels see them: which there are, and which of them is being looked at."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Part, SheetRecord
from gmscreen.session.session import Session

if TYPE_CHECKING:
    from gmscreen.sheets.native_file import SheetFile


class SheetDesk(QObject):
    """Sheets by the ids of their records, those in the archive aside.

    `changed` tells that sheets came, went or were written, `chosen` carries the id of the one to look at now.
    """

    changed = Signal()
    chosen = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._current: str | None = None
        self._forget = session.watch({Part.SHEETS}, self._follow)
        self.destroyed.connect(self._forget)

    @property
    def records(self) -> tuple[SheetRecord, ...]:
        """The records of the sheets, in the order they came."""
        sheets = self._session.campaign.sheets.values()
        return tuple(record for record in sheets if not record.archived)

    @property
    def current(self) -> str | None:
        """The sheet that is looked at; None before any was, or when it is gone."""
        return self._current if self._current in self._session.campaign.sheets else None

    def record(self, sheet_id: str) -> SheetRecord:
        """The record of a sheet; KeyError when it is gone."""
        return self._session.campaign.sheets[sheet_id]

    def read(self, sheet_id: str) -> SheetFile:
        """A sheet with the keys that nobody knows; SheetError when its text is none."""
        # Here, and not above: what reads a sheet is imported when one is read, for start-up.
        from gmscreen.session.kept_sheets import sheet_file_of  # noqa: PLC0415

        return sheet_file_of(self.record(sheet_id))

    def open(self, path: Path) -> str:
        """Take a file into the campaign, look at its sheet, and give its id.

        A file that lies there already adds nothing; another text of the same sheet takes the place of the
        one before, as an edit. SheetError for a file that is no sheet, StoreError when the disk won't.
        """
        from gmscreen.ui.sheet_intake import taken_in  # noqa: PLC0415 # for start-up, as in `read`

        sheet_id = taken_in(self._session, path)
        self.choose(sheet_id)
        return sheet_id

    def choose(self, sheet_id: str) -> None:
        """Look at a sheet."""
        self._current = sheet_id
        self.chosen.emit(sheet_id)

    def _follow(self, _before: Campaign, _after: Campaign) -> None:
        self.changed.emit()
