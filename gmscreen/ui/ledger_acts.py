"""What is done with the ledger as a whole: its head copied and printed, all of it written out and proved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.session.ledger_check import Verdict
from gmscreen.session.ledger_export import ledger_of
from gmscreen.session.ledger_faults import RowError
from gmscreen.session.ledger_files import export_ledger, slug
from gmscreen.session.ledger_heads import HeadFolder, user_heads
from gmscreen.session.ledger_proof import proved
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.background import Background
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.file_dialog import file_dialog, save_dialog

Said = tuple[str, Tone]


class LedgerActs(QObject):
    """`told` carries what came of an act, in which tone; `busy` whether a long one has begun or ended.

    `window` gives the window that asks: a dialog opens on its screen.
    """

    told = Signal(str, object)
    busy = Signal(bool)

    def __init__(
        self, session: Session, window: Callable[[], QWidget], heads: HeadFolder | None = None
    ) -> None:
        super().__init__()
        self._session, self._window = session, window
        self._heads = heads or user_heads()
        self._background = Background(self)

    def copy_head(self) -> None:
        """Copy count and hash, as they are given to `gmscreen ledger verify --head`."""
        head = self._session.open.head
        QGuiApplication.clipboard().setText(str(head))
        self.told.emit(text("ledger_acts.head_copied", count=number(head.count)), Tone.GOOD)

    def ask_slip(self) -> None:
        """Ask where the slip goes, and print it there."""
        name = f"resumo-{self._slug()}-{self._session.open.head.count}"
        title, kind = text("ledger_acts.slip_title"), text("shell.pdf_filter")
        dialog = save_dialog(self._window(), title, kind, "pdf", name)
        dialog.fileSelected.connect(lambda file: self.print_slip(Path(file)))
        dialog.open()

    def print_slip(self, target: Path) -> None:
        """Print where the ledger ends now."""
        # Here, and not above: what prints is imported when something is printed, for start-up.
        from gmscreen.paper.ledger_slip import LedgerSlip, slip_pdf  # noqa: PLC0415
        from gmscreen.paper.press.pdf_file import write_pdf  # noqa: PLC0415

        settings = self._session.campaign.settings
        now = self._session.now().astimezone()
        slip = LedgerSlip(settings.name, self._session.open.head, settings.week, now)
        file = isolated(str(target))
        try:
            write_pdf(target, slip_pdf(slip))
        except OSError:
            self.told.emit(text("shell.not_exported", file=file), Tone.BAD)
        else:
            self.told.emit(text("shell.exported", file=file), Tone.GOOD)

    def ask_export(self) -> None:
        """Ask for a folder, and write the ledger into it."""
        dialog = file_dialog(self._window(), text("ledger_acts.export_title"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        if path := self._session.open.store.path:
            dialog.setDirectory(str(path.parent))
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda folder: self.export_to(Path(folder)))
        dialog.open()

    def export_to(self, folder: Path) -> None:
        """Write the whole log twice and a document for each hidden roll, and say what was written."""
        session = self._session
        work = partial(_exported, session, self._heads, folder)
        self._begin(work, text("ledger_acts.exporting"))

    def verify(self) -> None:
        """Read every row again, and say how many there are and that they are whole, or the first bad one."""
        work = partial(_verified, self._session, self._heads)
        self._begin(work, text("ledger_acts.verifying"))

    def _begin(self, work: Callable[[], Said], words: str) -> None:
        if self._background.do(work, self._end):
            self.busy.emit(True)
            self.told.emit(words, Tone.INFO)

    def _end(self, said: Said) -> None:
        self.busy.emit(False)
        self.told.emit(*said)

    def _slug(self) -> str:
        return slug(self._session.campaign.settings.name) or "campanha"


def _verified(session: Session, heads: HeadFolder) -> Said:
    try:
        return verdict_text(proved(session.campaign, session.open.store, heads))
    except StoreError as error:
        return text("ledger_acts.not_verified", reason=error), Tone.BAD


def verdict_text(verdict: Verdict) -> Said:
    """The verdict in words: the count and that all is whole, or the first bad row and why."""
    if verdict.bad is None:
        return plural("ledger_acts.whole", verdict.head.count), Tone.GOOD
    bad = verdict.bad
    return text("ledger_acts.bad", number=number(bad.number), reason=bad.error), Tone.BAD


def _exported(session: Session, heads: HeadFolder, folder: Path) -> Said:
    """Prove it, then write it: what was changed is not handed out as if it were whole."""
    campaign, store = session.campaign, session.open.store
    try:
        words, tone = verdict_text(proved(campaign, store, heads))
        if tone is Tone.BAD:
            return text("ledger_acts.not_exported", reason=words), tone
        written = export_ledger(ledger_of(campaign, store), folder)
    except (OSError, RowError, StoreError) as error:
        return text("ledger_acts.not_exported", reason=_reason(error)), Tone.BAD
    told = [plural("ledger_command.exported", len(written.files), folder=isolated(str(folder)))]
    told += [text("ledger_command.differs", file=isolated(str(one))) for one in written.differing]
    return "\n".join(told), Tone.WARN if written.differing else Tone.GOOD


def _reason(error: Exception) -> str:
    """What a person can do something about: the file that could not be written, or what the ledger said."""
    if not isinstance(error, OSError):
        return str(error)
    return text("ledger_acts.not_written", file=isolated(str(error.filename or "")))
