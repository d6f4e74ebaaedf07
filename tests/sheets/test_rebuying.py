"""One of relative level, points and NH is typed, and the other two follow."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.errors import RuleError
from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.draft import draft_of, edited_text
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.rebuying import with_level, with_points, with_relative
from gmscreen.sheets.sheet_edits import Several
from gmscreen.sheets.toml_text import document
from tests.sheets.audit.making import FIGHTER, MAGE, exact

FILE = FileText(document(exact(FIGHTER)))
MAGES_FILE = FileText(document(exact(MAGE)))
LANCE, SHADOWING, FIRE = ("skills", 0), ("skills", 5), ("spells", 1)
LINES = [(file, ("skills", index)) for file, count in ((FILE, 10), (MAGES_FILE, 2)) for index in range(count)]
LINES += [(MAGES_FILE, ("spells", index)) for index in range(5)]


def after(file: FileText, edit: Several) -> Sheet:
    return draft_of(edited_text(file, edit)).sheet


def sheet_in_file(file: FileText) -> Sheet:
    return draft_of(file).sheet


def three(sheet: Sheet, place: tuple[str, int]) -> tuple[object, object, int]:
    line = getattr(sheet, place[0])[place[1]]
    return line.relative, line.points, line.level


@pytest.mark.parametrize(
    "edit",
    [
        lambda sheet: with_relative(sheet, LANCE, 3),
        lambda sheet: with_points(sheet, LANCE, Decimal(16)),
        lambda sheet: with_level(sheet, LANCE, 17),
    ],
)
def test_each_of_the_three_brings_the_others_along(edit: object) -> None:
    sheet = after(FILE, edit(sheet_in_file(FILE)))  # type: ignore[operator]
    assert three(sheet, LANCE) == (3, 16, 17)


def test_points_between_two_levels_buy_the_lower_one_and_stay_as_typed() -> None:
    sheet = after(FILE, with_points(sheet_in_file(FILE), LANCE, Decimal(13)))
    assert three(sheet, LANCE) == (2, 13, 16)


def test_half_a_point_buys_the_lowest_level() -> None:
    sheet = after(FILE, with_points(sheet_in_file(FILE), LANCE, Decimal("0.5")))
    assert three(sheet, LANCE) == (-2, Decimal("0.5"), 12)


def test_a_spell_is_bought_by_its_own_ladder() -> None:
    sheet = after(MAGES_FILE, with_level(sheet_in_file(MAGES_FILE), FIRE, 20))
    assert three(sheet, FIRE) == (3, 10, 20)


def test_what_a_memory_pays_for_is_told_beside_what_it_is_worth() -> None:
    sheet = after(MAGES_FILE, with_relative(sheet_in_file(MAGES_FILE), ("skills", 0), 4))
    line = sheet.skills[0]
    assert (line.relative, line.points, line.worth, line.level) == (4, 6, 12, 18)


@pytest.mark.parametrize(
    "edit",
    [
        lambda sheet: with_relative(sheet, LANCE, -3),
        lambda sheet: with_level(sheet, LANCE, 10),
        lambda sheet: with_points(sheet, LANCE, Decimal(0)),
    ],
)
def test_below_the_table_nothing_is_bought(edit: object) -> None:
    with pytest.raises(RuleError):
        edit(sheet_in_file(FILE))  # type: ignore[operator]


def test_on_unknown_terms_only_what_was_typed_changes() -> None:
    unknown = {**FIGHTER, "skills": [{"name": "Tocar Flauta", "level": 12}]}
    file = FileText(document(exact(unknown)))
    sheet = sheet_in_file(file)
    assert three(after(file, with_points(sheet, LANCE, Decimal(2))), LANCE) == (None, 2, 12)
    assert three(after(file, with_level(sheet, LANCE, 13)), LANCE) == (None, None, 13)
    assert three(after(file, with_relative(sheet, LANCE, 1)), LANCE) == (1, None, 12)


@given(st.sampled_from(LINES), st.integers(-2, 6))
def test_a_line_bought_anew_is_never_wrong(line: tuple[FileText, tuple[str, int]], relative: int) -> None:
    file, place = line
    sheet = sheet_in_file(file)
    try:
        bought = after(file, with_relative(sheet, place, relative))
    except RuleError:
        return
    keys = {one.key for one in audit(bought) if one.place[:2] == place}
    assert not keys & {"price_differs", "level_differs", "worth_differs", "bonus_in_level", "below_table"}
    _, points, level = three(bought, place)
    assert three(after(file, with_level(sheet, place, level)), place) == (relative, points, level)
    assert three(after(file, with_points(sheet, place, Decimal(str(points)))), place)[0] is not None


def test_only_the_three_fields_of_the_line_change_in_the_file() -> None:
    changed = edited_text(FILE, with_relative(sheet_in_file(FILE), SHADOWING, 1)).text
    pairs = zip(FILE.text.splitlines(), changed.splitlines(), strict=True)
    assert [new for old, new in pairs if old != new] == ["relative = 1", "points = 4", "level = 15"]
