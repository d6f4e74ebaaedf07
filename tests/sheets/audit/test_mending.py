"""A finding with one right answer is gone once its edit is made, and nothing else comes of it."""

from __future__ import annotations

import pytest

from gmscreen.sheets.account_edits import account_from_lines, magic_head_from_spells
from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.audit.finding import Finding, Item, Severity
from gmscreen.sheets.audit.mending import mended
from gmscreen.sheets.draft import draft_of, edited_text
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.native_writer import plain
from gmscreen.sheets.toml_text import document
from tests.sheets.audit.making import FIGHTER, MAGE, Tree, exact, sheet_from, without
from tests.sheets.audit.test_planted_faults import FAULTS
from tests.sheets.making import sample, sheet_of

# What only a person can decide.
LEFT_TO_A_PERSON = {
    "gone",
    "not_listed",
    "unknown_name",
    "field_missing",
    "no_source",
    "no_item",
    "no_trait",
    "other_bonus",
    "needs",
    "no_magery",
    "no_agreement",
    "below_table",
    "attribute_outside_table",
    "no_cost",
    "not_reckoned",
    "scale_silent",
    "over_budget",
    "other_creation",
    "spent_on_nothing",
    "only_in_play",
    "over_limit",
    "too_many_quirks",
    "gives_points",
    "no_duty",
    "two_duties",
    "line_missing",
    "no_weight",
    "at_limit",
    "no_clothes",
    "no_pack",
    "no_sign",
    "no_bonds",
    "bond_missing",
    "spent_differs",
    "price_without_table",
}
FOLLOWING = {"sum_differs", "unspent_differs", "school_differs", "school_missing", "school_without_spell"}
"""What a line that is mended may unbalance: the account and the schools are mended after it."""


def keys(findings: tuple[Finding, ...]) -> set[tuple[str, str]]:
    return {(one.key, one.field) for one in findings}


@pytest.mark.parametrize("name", FAULTS)
def test_a_mended_finding_is_gone_and_no_other_comes(name: str) -> None:
    file = FileText(document(exact(FAULTS[name][0])))
    sheet = draft_of(file).sheet
    found = audit(sheet)
    for one in found:
        edit = mended(sheet, one)
        if edit is None:
            assert one.key in LEFT_TO_A_PERSON | {"trait_price_differs", "field_differs"}
            continue
        left = audit(draft_of(edited_text(file, edit)).sheet)
        assert (one.key, one.field) not in keys(left)
        assert {key for key, _ in keys(left) - keys(found)} <= FOLLOWING


def test_a_skill_that_is_renamed_keeps_its_weapons_and_its_shield() -> None:
    jurado = sample("jurado")
    found = [one for one in audit(jurado) if one.key in {"renamed", "homonym"}]
    file = FileText(document(plain(jurado)))
    for one in found:
        edit = mended(draft_of(file).sheet, one)
        assert edit is not None
        file = edited_text(file, edit)
    sheet = draft_of(file).sheet
    assert not [one for one in audit(sheet) if one.key in {"renamed", "homonym", "lacking"}]
    shield = next(piece.shield for piece in sheet.equipment if piece.shield)
    assert shield.skill == "Escudo (perícia)"
    assert [attack.skill for attack in sheet.attacks] == ["Machado/Maça"]


def test_the_mage_is_told_his_head_in_one_edit() -> None:
    mage = sample("mago-de-agni")
    file = FileText(document(plain(mage)))
    one = next(one for one in audit(mage) if one.key == "no_schools")
    edit = mended(mage, one)
    assert edit is not None
    sheet = draft_of(edited_text(file, edit)).sheet
    assert sheet.magic is not None
    assert sheet.magic.effective_iq == 16
    schools = [(school.college, school.level) for school in sheet.magic.schools]
    assert schools == [("Fogo", 12), ("Luz e Trevas", 1), ("Reconhecimento", 1)]


def test_a_sheet_without_an_account_gets_one_from_its_lines() -> None:
    sheet = sheet_of(quirks=["canta"])
    one = next(one for one in audit(sheet) if one.key == "no_account")
    edit = mended(sheet, one)
    assert edit is not None
    account = draft_of(edited_text(FileText(document(plain(sheet))), edit)).sheet.account
    assert account is not None
    assert (account.attributes, account.quirks, account.total, account.unspent) == (95, -1, 94, 56)


@pytest.mark.parametrize(
    ("tree", "list_name", "index", "field"),
    [
        *(
            (FIGHTER, "skills", 0, field)
            for field in ("type", "difficulty", "attribute", "relative", "points")
        ),
        *((MAGE, "spells", 1, field) for field in ("college", "relative", "points", "energy")),
    ],
)
def test_a_field_left_out_comes_back_as_it_was(tree: Tree, list_name: str, index: int, field: str) -> None:
    file = FileText(document(exact(without(tree, list_name, index, field))))
    sheet = draft_of(file).sheet
    one = next(one for one in audit(sheet) if one.key == "field_missing_for")
    edit = mended(sheet, one)
    assert edit is not None
    before, now = sheet_from(tree), draft_of(edited_text(file, edit)).sheet
    assert getattr(now, list_name)[index] == getattr(before, list_name)[index]


def test_a_name_that_the_sheet_gave_for_the_table_goes_with_the_old_one() -> None:
    mage = sample("mago-de-agni")
    one = next(one for one in audit(mage) if one.key == "renamed")
    edit = mended(mage, one)
    assert edit is not None
    line = draft_of(edited_text(FileText(document(plain(mage))), edit)).sheet.skills[3]
    assert (line.name, line.table_name) == ("Arqueologia", None)


def test_an_account_whose_points_are_all_spent_says_nothing_of_any_left() -> None:
    sheet = sheet_of(
        attributes={"st": 12, "dx": 14, "iq": 12, "ht": 13}, advantages=[{"name": "Sorte", "cost": 35}]
    )
    account = draft_of(edited_text(FileText(document(plain(sheet))), account_from_lines(sheet))).sheet.account
    assert account is not None
    assert (account.total, account.unspent, account.skills) == (150, None, None)


def test_without_an_iq_no_head_of_spells_can_be_written() -> None:
    assert magic_head_from_spells(sheet_of(attributes={}, spells=[{"name": "Luz", "level": 9}])).edits == ()


@pytest.mark.parametrize("item", [Item.OUTSIDE, Item.NAMES])
def test_an_item_and_a_severity_have_their_words(item: Item) -> None:
    assert item.told
    assert [severity.told for severity in Severity] == ["erro", "pendência", "aviso"]
