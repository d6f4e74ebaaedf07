"""A finding with one right answer is gone once its edit is made, and nothing else comes of it."""

from __future__ import annotations

import pytest

from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.audit.finding import Finding
from gmscreen.sheets.audit.mending import mended
from gmscreen.sheets.draft import draft_of, edited_text
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.native_writer import plain
from gmscreen.sheets.toml_text import document
from tests.sheets.audit.making import exact
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
