"""What can be done with a campaign as a whole, from its menu, its banner and the status line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from gmscreen.session.house import Table
from gmscreen.session.settings_commands import RenameCampaign
from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text
from gmscreen.ui.actions import ActionSpec
from gmscreen.ui.campaign.asking import ask_campaign, ask_new_place, ask_words
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone

if TYPE_CHECKING:  # they make the acts
    from gmscreen.ui.campaign.program import Program
    from gmscreen.ui.campaign.sitting import Sitting
    from gmscreen.ui.ledger_acts import LedgerActs

Groups = tuple[tuple[ActionSpec, ...], ...]


class CampaignActs(QObject):
    """Asks what must be asked, does it, and says what came of it."""

    def __init__(self, table: Table, program: Program, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._table, self._program, self._sitting = table, program, sitting
        self._ledger: LedgerActs | None = None
        self.recent = QMenu(text("campaign.recent"))
        self.recent.aboutToShow.connect(self._fill_recent)

    def groups(self) -> Groups:
        """The actions of the menu, after undo and redo."""
        can_write = self._can_write
        return (
            (
                _act("new_campaign", self.ask_new),
                _act("open_campaign", self.ask_open),
                _act("receive_campaign", self.ask_foreign),
            ),
            (
                _act("rename_campaign", self.ask_name, can_write),
                _act("save_copy", self.ask_copy),
                _act("show_backups", self.show_backups),
            ),
            (_act("export_ledger", self.ask_export), _act("verify_ledger", self.verify)),
        )

    def _can_write(self) -> bool:
        return self._table.why_view_only is None

    def _fill_recent(self) -> None:
        self.recent.clear()
        recent = [Path(name) for name in self._program.recent if Path(name) != self._table.path]
        for path in recent:
            words = text("campaign.recent_one", name=path.stem, folder=path.parent)
            action = self.recent.addAction(isolated(words).replace("&", "&&"))
            action.triggered.connect(lambda _checked, path=path: self._program.change_to(path))
        if not recent:
            self.recent.addAction(text("campaign.no_recent")).setEnabled(False)

    def ask_new(self) -> None:
        """Ask where a new campaign goes, and go on in it."""
        ask_new_place(
            self._window(),
            text("campaign.new_title"),
            self._free_place(text("campaign.new_name")),
            lambda path: self._program.change_to(path, may_create=True),
        )

    def ask_open(self) -> None:
        """Ask which campaign to open."""
        ask_campaign(self._window(), text("campaign.open_title"), self._table.path, self._program.change_to)

    def ask_foreign(self) -> None:
        """Ask for a campaign that came from others, and where its copy goes."""
        ask_campaign(self._window(), text("campaign.receive_title"), self._table.path, self._ask_place_of)

    def _ask_place_of(self, source: Path) -> None:
        ask_new_place(
            self._window(),
            text("campaign.received_title"),
            self._free_place(source.stem),
            lambda target: self._try(lambda: self._program.receive(source, target)),
        )

    def ask_name(self) -> None:
        """Ask for another name of the campaign."""
        ask_words(
            self._window(),
            text("action.rename_campaign"),
            text("campaign.name"),
            self._table.session.campaign.settings.name,
            lambda name: self._table.session.do(RenameCampaign(name)),
        )

    def ask_copy(self) -> None:
        """Ask where a copy goes, and write it; when this file refuses, go on in the copy."""
        place = self._free_place(text("campaign.copy_name", name=self._table.path.stem))
        ask_new_place(self._window(), text("action.save_copy"), place, self._copy_to)

    def _copy_to(self, target: Path) -> None:
        if self._sitting.saving.trouble is not None:
            self._try(lambda: self._move_to(target))
        else:
            self._try(lambda: self._table.save_copy(target))
            self._say_if(target.exists(), text("campaign.copied", file=isolated(str(target))))

    def _move_to(self, target: Path) -> None:
        self._table.move_to(target)
        self._sitting.saving.retry()
        self._program.know_moved(target)
        self._say_if(True, text("campaign.moved", file=isolated(str(target))))

    def show_backups(self) -> None:
        """Show the backups there are."""
        from gmscreen.ui.campaign.backups_window import BackupsWindow  # noqa: PLC0415 # when it is asked for

        BackupsWindow(self._sitting.look, self._table.path, self._program, self._window()).open()

    def ask_export(self) -> None:
        """Ask for a folder, and write the ledger into it."""
        self._ledger_acts().ask_export()

    def export_to(self, folder: Path) -> None:
        """Prove the ledger and write it while nobody waits, and say what was written."""
        self._ledger_acts().export_to(folder)

    def _ledger_acts(self) -> LedgerActs:
        if self._ledger is None:
            from gmscreen.ui.ledger_acts import LedgerActs  # noqa: PLC0415 # when it is asked for

            self._ledger = LedgerActs(self._table.session, self._window)
            self._ledger.setParent(self)
            self._ledger.told.connect(self._sitting.shell.notice.say)
        return self._ledger

    def verify(self) -> None:
        """Have the whole ledger read again, and say what was found."""
        self._program.verify(self._table)
        self._say_if(True, text("campaign.verifying"))

    def _window(self) -> QWidget:
        return self._sitting.shell.docks.window_in_hand

    def _free_place(self, name: str) -> Path:
        folder, number = self._table.path.parent, 1
        while (place := folder / f"{name}{f' {number}' if number > 1 else ''}.escudo").exists():
            number += 1
        return place

    def _try(self, act: Callable[[], object]) -> None:
        """Do it, or say beside it why that can't be."""
        try:
            act()
        except StoreError as error:
            self._sitting.shell.notice.say(str(error), Tone.BAD)

    def _say_if(self, is_so: bool, words: str) -> None:
        if is_so:
            self._sitting.shell.status.say(words)


def _act(name: str, run: Callable[[], object], enabled: Callable[[], bool] = lambda: True) -> ActionSpec:
    return ActionSpec(name, f"action.{name}", (), run, enabled)
