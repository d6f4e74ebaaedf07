"""What follows elsewhere in a sheet from an edit of its attributes and traits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.cell_edits import cell_edit
from gmscreen.sheets.chosen_people import chosen_people
from gmscreen.sheets.consequences import followed
from gmscreen.sheets.draft import Draft, draft_after, draft_of
from gmscreen.sheets.entered_lines import new_line
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.new_sheets import blank_sheet
from gmscreen.sheets.schools import school_levels
from gmscreen.sheets.sheet_edits import Edit, RemoveItem, SetField
from gmscreen.sheets.sheet_fields import FieldPath

MAGERY = ("advantages", 0)


def sample(name: str = "mago-de-agni") -> Draft:
    return draft_of(read_text(sample_sheets() / f"{name}.toml"))


def after(draft: Draft, *planned: Callable[[Sheet], Edit]) -> Sheet:
    for plan in planned:
        draft = draft_after(draft, followed(draft, plan(draft.sheet)))
    return draft.sheet


def typed(*path: str | int) -> Callable[[str], Callable[[Sheet], Edit]]:
    return lambda words: lambda sheet: cell_edit(sheet, path, words)


def entered(key: str, words: str) -> Callable[[Sheet], Edit]:
    return lambda sheet: new_line(sheet, (key,), words)


def blank() -> Draft:
    draft = draft_of(blank_sheet(SheetKind.PC, "Bea"))
    for key in ("st", "dx", "iq", "ht"):
        draft = draft_after(draft, SetField(("attributes", key), 12))
    return draft


def test_levels_follow_the_attribute_that_they_are_counted_from() -> None:
    sheet = after(sample("kallias"), typed("attributes", "iq")("12"))
    assert [skill.level for skill in sheet.skills[:5]] == [17, 17, 14, 15, 13]


def test_a_level_that_was_not_where_it_should_be_stays() -> None:
    sheet = after(sample("kallias"), typed("skills", 0, "relative")(""), typed("attributes", "dx")("15"))
    assert (sheet.skills[0].level, sheet.skills[1].level) == (17, 18)


def test_levels_are_where_they_should_be_once_the_attribute_is_known() -> None:
    emptied = (typed("attributes", "dx")(""), typed("attributes", "dx")("15"))
    assert [skill.level for skill in after(sample("kallias"), *emptied).skills[:2]] == [18, 18]
    unknown = draft_of(blank_sheet(SheetKind.PC, "Bea"))
    late = after(unknown, entered("skills", "lança 16"), typed("attributes", "dx")("14"))
    assert late.skills[0].level == 17


def test_spells_follow_the_magery_that_comes_after_them() -> None:
    sheet = after(blank(), entered("spells", "luz 2"), entered("advantages", "aptidão mágica 2"))
    assert [spell.level for spell in sheet.spells] == [12 + 2 - 1]
    assert (sheet.spells[0].relative, sheet.spells[0].points) == (-1, 2)


def test_spells_fall_with_the_magery_that_goes() -> None:
    before = sample().sheet
    sheet = after(sample(), lambda _sheet: RemoveItem(("advantages",), 0))
    assert [spell.level for spell in sheet.spells] == [spell.level - 2 for spell in before.spells]


def test_spells_follow_another_level_of_magery() -> None:
    before = sample().sheet
    sheet = after(sample(), typed(*MAGERY, "level")("3"))
    assert [spell.level for spell in sheet.spells] == [spell.level + 1 for spell in before.spells]


def test_a_sheet_that_gets_magery_late_has_no_finding_on_its_spells() -> None:
    late = after(blank(), entered("spells", "luz 2"), entered("advantages", "aptidão mágica 2"))
    assert not [one for one in audit(late) if one.place[:1] == ("spells",) and one.field.endswith("level")]


def test_skills_of_the_will_follow_a_strong_one() -> None:
    sheet = after(blank(), entered("skills", "sonho lúcido 4"), entered("advantages", "força de vontade 2"))
    before = after(blank(), entered("skills", "sonho lúcido 4"))
    assert sheet.skills[0].level == before.skills[0].level + 2


def test_the_bonus_of_a_trait_comes_with_it_and_goes_with_it() -> None:
    with_it = (entered("skills", "trovador 2"), entered("advantages", "voz melodiosa"))
    bonuses = after(blank(), *with_it).skills[0].bonuses
    assert [(bonus.value, bonus.source) for bonus in bonuses] == [(2, "Voz Melodiosa (28 §5)")]
    gone = after(blank(), *with_it, lambda _sheet: RemoveItem(("advantages",), 0))
    assert gone.skills[0].bonuses == ()


def test_a_bonus_that_is_written_already_does_not_come_twice() -> None:
    bonus = [{"value": 3, "source": "Voz Melodiosa"}]
    sheet = after(
        blank(),
        entered("skills", "trovador 2"),
        lambda _sheet: SetField(("skills", 0, "bonuses"), bonus),
        entered("advantages", "voz melodiosa"),
    )
    assert [one.value for one in sheet.skills[0].bonuses] == [3]


def test_points_follow_a_memory_that_makes_each_worth_more() -> None:
    sheet = after(blank(), entered("skills", "trovador 8"), entered("advantages", "memória eidética 1"))
    plain = after(blank(), entered("skills", "trovador 8")).skills[0]
    assert sheet.skills[0].relative == plain.relative
    assert sheet.skills[0].points == 4


def test_the_head_of_the_spells_follows_where_it_was_right() -> None:
    headed = (
        entered("spells", "luz 2"),
        lambda _sheet: SetField(("magic", "effective_iq"), 12),
        lambda sheet: new_line(sheet, ("magic", "schools"), "Luz e Trevas"),
    )
    before = after(blank(), *headed).magic
    sheet = after(blank(), *headed, entered("advantages", "aptidão mágica 2"))
    assert before is not None
    assert sheet.magic is not None
    assert sheet.magic.effective_iq == 14
    assert sheet.magic.schools[0].level == school_levels(sheet)["Luz e Trevas"].as_int
    assert sheet.magic.schools[0].level > before.schools[0].level


def test_a_school_follows_the_spells_that_it_comes_of() -> None:
    headed = (
        entered("spells", "luz 2"),
        lambda sheet: new_line(sheet, ("magic", "schools"), "Luz e Trevas"),
    )
    before = after(blank(), *headed).magic
    sheet = after(blank(), *headed, typed("spells", 0, "level")("16"))
    assert before is not None
    assert sheet.magic is not None
    assert sheet.magic.schools[0].level != before.schools[0].level


def test_another_people_takes_the_levels_along() -> None:
    sheet = after(blank(), entered("skills", "lança 2"), lambda sheet: chosen_people(sheet, "anão"))
    human = after(blank(), entered("skills", "lança 2"))
    assert sheet.skills[0].level - human.skills[0].level == (sheet.attributes.dx or 0) - 12


@pytest.mark.parametrize(
    "path", [("name",), ("equipment", 0, "weight_kg"), ("skills", 0, "points"), ("current", "pv")]
)
def test_from_other_edits_nothing_follows(path: FieldPath) -> None:
    edit = SetField(path, 1)
    assert followed(sample("kallias"), edit) is edit


def test_an_edit_from_which_nothing_follows_stays_alone() -> None:
    edit = SetField(("attributes", "st"), 13)
    assert followed(sample("kallias"), edit) is edit
