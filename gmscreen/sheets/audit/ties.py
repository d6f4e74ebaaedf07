"""Item 13: two people, a debt and a secret (24 §5; 13; 02 §12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gmscreen.canon.garganta.creation import creation
from gmscreen.sheets.audit.finding import Finding, Item, Severity, finding
from gmscreen.sheets.bonds import BondKind
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import plural


def ties(sheet: Sheet) -> Iterator[Finding]:
    """Ties that lack; none at all is a Pendência, for whoever plays has yet to say them."""
    due = creation().bonds
    if not sheet.bonds:
        yield finding(Item.BONDS, "no_bonds", ("bonds",), due.source, severity=Severity.PENDING)
        return
    said = Counter(bond.kind for bond in sheet.bonds if bond.text.strip())
    for kind in BondKind:
        missing = getattr(due, kind) - said[kind]
        if missing > 0:
            args = {"missing": plural(f"audit.bond.{kind}", missing)}
            yield finding(Item.BONDS, "bond_missing", ("bonds",), due.source, args)
