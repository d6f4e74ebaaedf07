"""What an audit found in a sheet, as rows to look at."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.audit.audit import audit, is_audited
from gmscreen.sheets.audit.finding import Finding, Item, Severity
from gmscreen.sheets.audit.mending import mended
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import plural, text
from gmscreen.ui.panels.sheets.findings import NOT_AUDITED, FindingRow, FindingsView
from gmscreen.ui.panels.sheets.place_words import place_words
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

_SIGNS = {
    Severity.ERROR: ("■", Tone.BAD),
    Severity.PENDING: ("●", Tone.INFO),
    Severity.NOTICE: ("▲", Tone.WARN),
}


def present_findings(sheet: Sheet, readings: Readings = DEFAULT_READINGS) -> FindingsView:
    """The findings by severity, the worst first, then in the order of the audit."""
    if not is_audited(sheet):
        return NOT_AUDITED
    order = list(Severity)
    found = sorted(audit(sheet, readings), key=lambda one: order.index(one.severity))
    rows = tuple(_row(sheet, one) for one in found)
    return FindingsView(rows, _count(found), _summary(found))


def _count(found: Sequence[Finding]) -> str:
    return plural("findings.count", len(found)) if found else text("findings.none")


def _summary(found: Sequence[Finding]) -> str:
    counts = {one: sum(each.severity is one for each in found) for one in Severity}
    parts = [plural(f"sheet_command.count_{one}", count) for one, count in counts.items() if count]
    return " · ".join(parts) if parts else text("findings.clean")


def _row(sheet: Sheet, one: Finding) -> FindingRow:
    sign, tone = _SIGNS[one.severity]
    item = "" if one.item is Item.OUTSIDE else f"{one.item.value}. "
    cells = (
        Cell(f"{sign} {one.severity.told}", tone),
        Cell(place_words(sheet, one.place), strong=True),
        Cell(one.told),
        Cell(one.right, derivation=one.due),
        Cell(one.source, Tone.MUTED, note=f"{item}{one.item.told}"),
    )
    identity = f"{one.key}:{one.field}"
    return FindingRow(identity, one.place, one.told, one.right, cells, mended(sheet, one))
