"""What-ifs tell both lines and leave the sheet alone."""

from __future__ import annotations

from decimal import Decimal

from gmscreen.sheets.draft import Draft, draft_after, draft_of
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.what_if import carried, companion_weight, dropped_pack, picked_up, what_if
from tests.sheets.making import SAMPLES, sample, sheet_of


def kallias() -> Draft:
    return draft_of(sheet_text(sample("kallias")))


def weights(draft: Draft) -> tuple[Decimal, Decimal]:
    lines = what_if(draft, dropped_pack(draft.sheet)).lines
    return lines.in_scene.kilograms, lines.on_march.kilograms


def test_without_the_pack_both_lines_weigh_the_same() -> None:
    assert weights(kallias()) == (Decimal("32.0"), Decimal("32.0"))


def test_a_what_if_touches_nothing() -> None:
    draft = kallias()
    what_if(draft, dropped_pack(draft.sheet))
    assert draft_of(draft.written).sheet.equipment[5].place is Place.PACK


def test_an_accepted_what_if_is_what_was_shown() -> None:
    draft = kallias()
    asked = what_if(draft, dropped_pack(draft.sheet))
    after = draft_after(draft, asked.edit).sheet
    assert [piece.place for piece in after.equipment].count(Place.GROUND) == 6


def test_a_companion_on_the_shoulders_weighs_on_both_lines() -> None:
    lines = what_if(kallias(), carried("Ravi", Decimal("70.5"))).lines
    assert (lines.in_scene.kilograms, lines.on_march.kilograms) == (Decimal("102.5"), Decimal("111.6"))


def test_what_is_carried_names_the_table_as_its_source() -> None:
    sheet = draft_after(kallias(), carried("Ravi", Decimal(70))).sheet
    assert sheet.equipment[-1].source == "valor da mesa"


def test_a_companion_weighs_his_body_and_all_that_he_carries() -> None:
    weight = companion_weight(sample("kallias"), Decimal(60))
    assert [step.amount for step in weight.steps] == [60, Decimal("41.1")]


def test_a_piece_taken_up_weighs_in_the_hand() -> None:
    draft = kallias()
    rope = next(at for at, piece in enumerate(draft.sheet.equipment) if piece.name.startswith("Corda"))
    assert what_if(draft, picked_up(draft.sheet, rope)).lines.in_scene.kilograms == Decimal("34.1")


def test_gaps_are_filled_before_the_lines_are_told() -> None:
    draft = draft_of(sheet_text(sheet_of()))
    heavy = sample("kallias")
    lines = what_if(draft, dropped_pack(draft.sheet), filling=lambda _: heavy).lines
    assert lines.in_scene.kilograms == Decimal("32.0")


def test_every_sample_can_drop_its_pack() -> None:
    for path in SAMPLES:
        draft = draft_of(sheet_text(sample(path.stem)))
        lines = what_if(draft, dropped_pack(draft.sheet)).lines
        assert lines.in_scene.kilograms == lines.on_march.kilograms
