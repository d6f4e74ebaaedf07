"""What follows elsewhere in a sheet from an edit of its attributes or traits, in the same step.

A line that stood where it should goes along: its NH, its points where a talent pays for some, the bonuses
that traits give. One that stood elsewhere stays, and Conferir tells of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gmscreen.rules.derivation import Number
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.audit.bonus_sources import giver, is_among
from gmscreen.sheets.audit.bought import bought_lines, due_price
from gmscreen.sheets.control_values import control_value, effective_iq
from gmscreen.sheets.draft import Draft, draft_after
from gmscreen.sheets.line_prices import skill_terms
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import plain_record
from gmscreen.sheets.new_lines import due_bonus
from gmscreen.sheets.rebuying import exact
from gmscreen.sheets.schools import school_levels
from gmscreen.sheets.sheet_edits import FOLLOWED, Edit, SetField, Several
from gmscreen.sheets.skills import Control, Skill, Spell
from gmscreen.sheets.trait_bonuses import DueBonus, due_bonuses, givers
from gmscreen.texts.folded import folded

_MOVING = {"attributes", "advantages", "disadvantages", "people"}
_HEADED = _MOVING | {"spells"}


def followed(draft: Draft, edit: Edit) -> Edit:
    """The edit with what follows from it, or the edit alone; SheetError as `draft_after`."""
    touched = set(_touched(edit))
    if not touched & (_HEADED if draft.sheet.magic else _MOVING):
        return edit
    after = draft_after(draft, edit)
    lines = tuple(_lines(draft.sheet, after.sheet)) if touched & _MOVING else ()
    then = draft_after(after, Several(lines)) if lines else after
    follow = (*lines, *_head(draft.sheet, then.sheet))
    return Several((edit, *follow), FOLLOWED) if follow else edit


def _touched(edit: Edit) -> Iterator[str]:
    if isinstance(edit, Several):
        for inner in edit.edits:
            yield from _touched(inner)
    else:
        yield str(edit.path[0])


def _lines(before: Sheet, after: Sheet) -> Iterator[SetField]:
    yield from levels_after(before, after)
    if before.advantages is not after.advantages:
        yield from _points(before, after)
        yield from _bonuses(before, after)


def levels_after(before: Sheet, after: Sheet) -> Iterator[SetField]:
    """The NHs that follow from what they are counted from: lines that were where they should be stay so.

    Where nobody knew what they are counted from before, they are where they should be now.
    """
    for key, place, line in bought_lines(after):
        was, now = _base(before, line), _base(after, line)
        if now is None or line.relative is None or was == now:
            continue
        if was is None or line.level == was + line.relative:
            yield SetField((key, place, "level"), now + line.relative)


def _base(sheet: Sheet, line: Skill | Spell) -> int | None:
    control = Control.MAGIC_IQ if isinstance(line, Spell) else line.attribute or skill_terms(line).control
    value = None if control is None else control_value(sheet, control)
    return None if value is None else value.as_int


def _points(before: Sheet, after: Sheet) -> Iterator[SetField]:
    """What is paid for a line whose points count for more, or for less, than they did."""
    for key, place, line in bought_lines(after):
        was, now = _price(before, line), _price(after, line)
        if was is not None and now is not None and was != now and line.points == was:
            yield SetField((key, place, "points"), exact(now))


def _price(sheet: Sheet, line: Skill | Spell) -> Number | None:
    try:
        price = due_price(sheet, line)
    except RuleError:
        return None
    return None if price is None else price.value


def _bonuses(before: Sheet, after: Sheet) -> Iterator[SetField]:
    """The bonuses that traits give: those of a trait that is gone go, those of a new one come."""
    giving, gave = givers(after), givers(before)
    if giving == gave:
        return
    for place, skill in enumerate(after.skills):
        was, now = [*due_bonuses(gave, skill)], [*due_bonuses(giving, skill)]
        lost, won = [one for one in was if one not in now], [one for one in now if one not in was]
        kept = [bonus for bonus in skill.bonuses if not _is_of(lost, bonus.source, bonus.value)]
        sources = {giver(bonus.source) for bonus in kept}
        new = [due_bonus(one) for one in won if not is_among(folded(one.trait), sources)]
        if new or len(kept) < len(skill.bonuses):
            bonuses = [plain_record(bonus) for bonus in (*kept, *new)]
            yield SetField(("skills", place, "bonuses"), bonuses or None)


def _is_of(due: Iterable[DueBonus], source: str, value: int) -> bool:
    return any(folded(one.trait) == giver(source) and one.value == value for one in due)


def _head(before: Sheet, after: Sheet) -> Iterator[SetField]:
    """The head of the spells, where it said what they came to."""
    if before.magic is None or after.magic is None:
        return
    was, now = effective_iq(before), effective_iq(after)
    if was and now and was.value != now.value and after.magic.effective_iq == was.value:
        yield SetField(("magic", "effective_iq"), now.as_int)
    due, due_now = _schools(before), _schools(after)
    for place, school in enumerate(after.magic.schools):
        level, level_now = due.get(folded(school.college)), due_now.get(folded(school.college))
        if level_now is not None and level == school.level != level_now:
            yield SetField(("magic", "schools", place, "level"), level_now)


def _schools(sheet: Sheet) -> dict[str, int]:
    return {folded(college): level.as_int for college, level in school_levels(sheet).items()}
