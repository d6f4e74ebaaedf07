"""What stands in a cell while it is edited is what a person would type, and reads as the value that it is."""

from decimal import Decimal

import pytest

from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.rules.garganta.equipment import ShieldSize
from gmscreen.sheets.attacks import Ranged
from gmscreen.sheets.cell_edits import cell_edit
from gmscreen.sheets.equipment import Place, ShieldUse, WeaponUse
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.sheets.typed_fields import read_typed
from gmscreen.sheets.typed_words import typed_bonuses, typed_dice, typed_ranged, typed_use, typed_words
from tests.sheets.making import piece, sheet_of, skill


@pytest.mark.parametrize(
    ("path", "value", "typed"),
    [
        (("attributes", "st"), 12, "12"),
        (("account", "quirks"), Decimal("-2.5"), "−2,5"),
        (("equipment", 0, "place"), Place.PACK, "na mochila"),
        (("equipment", 0, "metal"), True, "sim"),
        (("equipment", 0, "metal"), False, "não"),
        (("quirks",), ("canta", "não deve"), "canta\nnão deve"),
        (("notes",), "duas\nlinhas", "duas\nlinhas"),
        (("notes",), None, ""),
    ],
)
def test_a_value_is_typed_as_it_is_read(path: FieldPath, value: object, typed: str) -> None:
    assert typed_words(value) == typed
    read = read_typed(path, typed).value
    assert (tuple(read) if isinstance(read, list) else read) == value


@pytest.mark.parametrize(("dice", "typed"), [("2d-1", "2d−1"), ("1d+2", "1d+2"), (None, "")])
def test_dice_have_a_true_minus(dice: str | None, typed: str) -> None:
    assert typed_dice(dice) == typed
    assert read_typed(("damage", "thrust"), typed).value == dice


@pytest.mark.parametrize(
    ("ranged", "typed"),
    [
        (Ranged(tr=11, accuracy=2, half_damage_m=12, max_m=18), "11/2/12/18"),
        (Ranged(tr=11, max_m=18), "11/—/—/18"),
        (None, ""),
    ],
)
def test_figures_of_a_shot_have_strokes_between(ranged: Ranged | None, typed: str) -> None:
    assert typed_ranged(ranged) == typed


@pytest.mark.parametrize(
    ("use", "typed"),
    [
        (WeaponUse(skill="Lança"), "Lança"),
        (WeaponUse(skill="Rapieira", kind=WeaponKind.FENCING), "Rapieira / de esgrima"),
        (ShieldUse(skill="Escudo", size=ShieldSize.MEDIUM), "Escudo / médio"),
        (None, ""),
    ],
)
def test_a_use_is_its_skill_and_what_is_unusual(use: WeaponUse | ShieldUse | None, typed: str) -> None:
    assert typed_use(use) == typed


def test_bonuses_are_typed_as_they_are_read() -> None:
    bonuses = [{"value": 2, "source": "Aptidão"}, {"value": -1, "source": "Neve", "condition": "na neve"}]
    sheet = sheet_of(skills=[skill("Lança", 14, bonuses=bonuses)], equipment=[piece()])
    typed = typed_bonuses(sheet.skills[0])
    assert typed == "+2 Aptidão; −1 Neve, na neve"
    edit = cell_edit(sheet, ("skills", 0, "bonuses"), typed)
    assert isinstance(edit, SetField)
    assert edit.new == bonuses


def test_a_skill_without_bonuses_has_an_empty_cell() -> None:
    assert typed_bonuses(sheet_of(skills=[skill("Lança", 14)]).skills[0]) == ""
