"""Conferir in the panel: the sheet in hand audited when the keys rest, and what becomes of each finding."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from gmscreen.rules.garganta.readings import Readings
from gmscreen.session.commands import Command
from gmscreen.session.pending_commands import AddPending
from gmscreen.session.records import PendingState, PlaceKind, place_of
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.sheets.audit.audited import is_audited
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.refused import problem_of
from gmscreen.ui.panels.sheets.findings import NOT_AUDITED, FindingRow, FindingsView
from gmscreen.ui.panels.sheets.findings_card import FindingsCard
from gmscreen.ui.panels.sheets.header import SheetHeader

REST_MS = 150
"""How long the keys rest before a sheet is audited again."""

FIRST_MS = 1500
"""The first sheet is there before its audit, which takes as long to import as the rest of the panel."""


class Auditing(QObject):
    """Keeps the button of the header and the card of findings to what the sheet in hand says."""

    def __init__(
        self, context: PanelContext, header: SheetHeader, card: FindingsCard, reveal: Callable[..., object]
    ) -> None:
        super().__init__(card)
        self._context, self._header, self.card = context, header, card
        self._sheet_id: str | None = None
        self._sheet: Sheet | None = None
        self._audited: tuple[Sheet | None, Readings] | None = None
        self._view: FindingsView = NOT_AUDITED
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.audit)
        self._has_begun = False
        header.check_asked.connect(self.turn)
        card.revealed.connect(reveal)
        card.mended.connect(self._mend)
        card.noted.connect(self._note)
        card.left.connect(self.close)

    def follow(self, sheet_id: str | None, sheet: Sheet | None, *, at_once: bool) -> None:
        """Audit this sheet; at once, or when the keys rest; the first one when the window stands."""
        self._sheet_id, self._sheet = sheet_id, sheet
        if not self._has_begun:
            self._begin(sheet)
        elif at_once:
            self.audit()
        else:
            self._rest.start(REST_MS)

    def _begin(self, sheet: Sheet | None) -> None:
        self._has_begun = True
        self._header.check.setVisible(sheet is not None and is_audited(sheet))
        self._rest.start(FIRST_MS)

    @property
    def is_ready(self) -> bool:
        """Whether the sheet in hand is audited."""
        return self._sheet is None or (self._audited is not None and self._audited[0] is self._sheet)

    def audit(self) -> None:
        """Audit the sheet in hand now, unless it was audited already by the readings of the table."""
        self._rest.stop()
        readings = self._context.session.readings
        before, self._audited = self._audited, (self._sheet, readings)
        if before is None or before[0] is not self._sheet or before[1] != readings:
            view = _findings(self._sheet, readings) if self._sheet is not None else NOT_AUDITED
            self._view = view
            self._header.show_check(view.count)
            self.card.show_findings(view)
        if not self._view.count:
            self.card.hide()

    def turn(self) -> None:
        """Show the findings with the keyboard among them, or put them away."""
        self.audit()
        if self.card.isVisible() or not self._view.count:
            self.close()
        else:
            self.card.show()
            self.card.enter()

    def close(self) -> None:
        """Put the findings away."""
        self.card.hide()
        self._header.check.setFocus()

    def _mend(self, row: FindingRow) -> None:
        if self._sheet_id is not None and row.mend is not None:
            self._do(
                EditSheet(self._sheet_id, row.mend), text("findings.mended", right=row.right or row.wrong)
            )
            self.audit()

    def _note(self, row: FindingRow) -> None:
        """Put a finding among the Pendências, once while it is open there."""
        if self._sheet_id is None or self._sheet is None:
            return
        place = place_of(PlaceKind.SHEET, self._sheet_id)
        title = text("findings.pending_title", where=row.cells[1].words, wrong=row.wrong)
        entries = self._context.session.campaign.pending.values()
        if any((e.title, e.leads_to, e.state) == (title, place, PendingState.OPEN) for e in entries):
            self._context.show_message(text("findings.noted_before"))
            return
        origin = text("pending_queue.of_sheet", name=self._sheet.name)
        self._do(AddPending(title, row.right, origin, place), text("findings.noted"))

    def _do(self, command: Command, told: str) -> None:
        self._context.show_message(problem_of(self._context.session, command) or told)


def _findings(sheet: Sheet, readings: Readings) -> FindingsView:
    from gmscreen.ui.panels.sheets.findings_view import present_findings  # noqa: PLC0415 # a start needs none

    return present_findings(sheet, readings)
