"""Sheets from outside, dropped on the window or chosen in a dialog: read whole, taken in as one step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.background import Background
from gmscreen.ui.theme.theme import Tone

if TYPE_CHECKING:  # what reads sheets is imported when there are some, for start-up
    from gmscreen.sheets.exchange.incoming import Incoming

_AT_ONCE = 1 << 16
"""Bytes of a single file that is read while one waits; folders, archives and more go on in the background."""


class SheetIntake(QObject):
    """Each file, folder or archive goes in whole or not at all, the good ones together as one step.

    `show` goes to a sheet, `warn` says what was refused and why, `say` what was taken in.
    """

    def __init__(
        self,
        session: Session,
        show: Callable[[str], object],
        warn: Callable[[str, Tone], None],
        say: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._show, self._warn, self._say = session, show, warn, say
        self._background = Background(self)

    def take(self, paths: Sequence[Path]) -> None:
        """Read these and take them in."""
        self._warn("", Tone.INFO)
        if len(paths) == 1 and _is_small(paths[0]):
            self._take_in(_read(paths))
        elif self._background.do(partial(_read, tuple(paths)), self._take_in):
            self._say(text("shell.reading_sheets"))
        else:
            self._say(text("shell.still_reading"))

    def _take_in(self, incoming: Sequence[Incoming]) -> None:
        from gmscreen.session.take_in import receipt  # noqa: PLC0415 # see above

        sheets = [taken for one in incoming for taken in one.sheets]
        problems = [problem for one in incoming for problem in (*one.problems, *one.skipped)]
        before = self._session.campaign.sheets
        due = receipt(self._session.campaign, sheets)
        if due.step.sheets:
            try:
                self._session.do(due.step)
            except StoreError as error:
                problems.append(str(error))
            else:
                self._say(plural("shell.taken", len(due.step.sheets)))
        elif sheets:
            self._say(text("shell.taken_before"))
        if problems:
            told = "\n".join(problems)
            self._warn(text("shell.sheet_not_taken", problems=told), Tone.WARN if sheets else Tone.BAD)
        now = self._session.campaign.sheets
        changed = [sheet_id for sheet_id, record in now.items() if before.get(sheet_id) is not record]
        for sheet_id in (*changed, *due.known)[:1]:
            self._show(sheet_id)


def _is_small(path: Path) -> bool:
    try:
        return not path.is_dir() and path.stat().st_size <= _AT_ONCE
    except OSError:
        return True  # what is wrong with it is told when it is read


def _read(paths: Sequence[Path]) -> list[Incoming]:
    from gmscreen.sheets.exchange.incoming import read_any  # noqa: PLC0415 # see above

    return [read_any(path) for path in paths]
