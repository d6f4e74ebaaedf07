"""Item 12: the IQ efetivo and the NH of each school over the spells (24 §2, §5; 30 §3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.audit.finding import Finding, Item, finding
from gmscreen.sheets.control_values import effective_iq
from gmscreen.sheets.magic import MagicHead
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.schools import school_levels
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import number

SOURCE = "24 §5; 30 §3"
HEAD = "24 §2"


def magic_head(sheet: Sheet) -> Iterator[Finding]:
    """A head that is not there or says something else; a sheet without spells needs none."""
    if not sheet.spells:
        return
    head = sheet.magic or MagicHead()
    yield from _iq(sheet, head)
    due = school_levels(sheet)
    if not head.schools and due:
        args = {"right": " · ".join(f"{name} {number(level.value)}" for name, level in due.items())}
        yield finding(Item.SCHOOLS, "no_schools", ("magic", "schools"), SOURCE, args)
    else:
        yield from _schools(head, due)


def _iq(sheet: Sheet, head: MagicHead) -> Iterator[Finding]:
    due, place = effective_iq(sheet), ("magic", "effective_iq")
    if due is None or head.effective_iq == due.value:
        return
    args = {"right": due.value}
    if head.effective_iq is None:
        yield finding(Item.SCHOOLS, "no_effective_iq", place, HEAD, args, due=due)
    else:
        written = {"written": head.effective_iq, **args}
        yield finding(Item.SCHOOLS, "effective_iq_differs", place, HEAD, written, due=due)


def _schools(head: MagicHead, due: Mapping[str, Derivation]) -> Iterator[Finding]:
    written = {folded(school.college): index for index, school in enumerate(head.schools)}
    for college, level in due.items():
        index = written.get(folded(college))
        args: dict[str, object] = {"college": college, "right": level.value}
        if index is None:
            yield finding(Item.SCHOOLS, "school_missing", ("magic", "schools"), SOURCE, args, due=level)
        elif head.schools[index].level != level.value:
            args["written"] = head.schools[index].level
            place = ("magic", "schools", index, "level")
            yield finding(Item.SCHOOLS, "school_differs", place, SOURCE, args, due=level)
    known = {folded(college) for college in due}
    for name, index in written.items():
        if name not in known:
            args = {"college": head.schools[index].college}
            yield finding(Item.SCHOOLS, "school_without_spell", ("magic", "schools", index), SOURCE, args)
