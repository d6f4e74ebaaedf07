"""What can be done with the sheets of the library; each act is one undoable step, and is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gmscreen.session.commands import Command
from gmscreen.session.library import SheetEntry, library_of
from gmscreen.session.sheet_commands import AddSheet, DuplicateSheet, FileSheet, RenameFolder
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.refused import problem_of
from gmscreen.ui.panels.sheets.new_sheet import Pattern

if TYPE_CHECKING:  # see `SheetsPanel.pasting`
    from gmscreen.session.take_in import TakeIn


class LibraryActs:
    """Each gives what prevents it, or nothing; a sheet that is new is chosen."""

    def __init__(self, context: PanelContext) -> None:
        self._context = context

    def create(self, name: str, pattern: Pattern, folder: str = "") -> str:
        """A new sheet of a pattern."""
        try:
            written = pattern.sheet(name)
        except SheetError as error:
            return "\n".join(problem.reason for problem in error.problems)
        return self._add(AddSheet(written, folder), "library.created", name)

    def duplicate(self, entry: SheetEntry) -> str:
        """A copy beside it."""
        return self._add(DuplicateSheet(entry.id), "library.duplicated", entry.name)

    def archive(self, entry: SheetEntry) -> str:
        """Into the archive, or out of it."""
        key = "library.unarchived" if entry.archived else "library.archived"
        return self._do(FileSheet(entry.id, archived=not entry.archived), key, entry.name)

    def file(self, entry: SheetEntry, folder: str, tags: tuple[str, ...] | None = None) -> str:
        """Into a folder, under these tags; None leaves them as they are."""
        if folder == entry.folder and tags in (None, entry.tags):
            return ""
        key = "library.filed" if folder else "library.filed_nowhere"
        return self._do(FileSheet(entry.id, folder, tags), key, entry.name, folder=isolated(folder))

    def rename(self, before: str, after: str) -> str:
        """Another name for a folder, with all that is in it."""
        if not after:
            return text("filing.no_folder")
        return self._do(RenameFolder(before, after), "library.renamed", before, folder=isolated(after))

    def take_in(self, step: TakeIn) -> str:
        """Sheets that were pasted."""
        before = self._context.session.campaign.sheets.keys()
        problem = problem_of(self._context.session, step)
        new = [each for each in self._context.session.campaign.sheets if each not in before]
        if not problem:
            self._context.show_message(plural("shell.taken", len(new)))
        for sheet_id in new[:1]:
            self._context.desk.choose(sheet_id)
        return problem

    def entry(self, sheet_id: str) -> SheetEntry | None:
        """A sheet as it is listed now, or None."""
        entries = library_of(self._context.session.campaign).entries
        return next((entry for entry in entries if entry.id == sheet_id), None)

    def _add(self, command: Command, key: str, name: str) -> str:
        before = self._context.session.campaign.sheets.keys()
        problem = self._do(command, key, name)
        for sheet_id in self._context.session.campaign.sheets.keys() - before:
            self._context.desk.choose(sheet_id)
        return problem

    def _do(self, command: Command, key: str, name: str, **told: str) -> str:
        problem = problem_of(self._context.session, command)
        self._context.show_message(problem or text(key, name=isolated(" ".join(name.split())), **told))
        return problem
