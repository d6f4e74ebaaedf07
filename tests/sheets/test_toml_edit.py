"""Files that people lay out in their own way are changed all the same."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import sheet_in
from gmscreen.sheets.native_writer import sheet_text
from tests.sheets.making import SMALLEST, piece, read, sheet_of, skill

LAYOUTS = {
    "lists in line": SMALLEST
    + """
# em linha
equipment = [{ name = "Lança", place = "hand" }, { name = "Faca", place = "belt" }]
skills = [ # uma só
  { name = "Lança", level = 12 },
]
attributes = { st = 12, dx = 14, iq = 11, ht = 12 }
""",
    "dotted keys": SMALLEST
    + """
# pontuadas
attributes.st = 12
attributes.dx = 14
attributes.iq = 11
attributes.ht = 12
creature.spoils.what = "nada"
""",
    "tables within tables": SMALLEST
    + """
[attributes]
st = 12
dx = 14
iq = 11
ht = 12
# bicho
[creature]
floors = [1]
# espólio
[creature.spoils]
what = "nada"
[creature.group]
least = 1
most = 2
[natural]
pd = 0
[[skills]]
name = "Lança"
level = 12
[[skills.bonuses]]
value = 1
source = "anel"
[[skills]]
name = "Faca"
level = 10
""",
    "headers apart": SMALLEST
    + """
[[equipment]]
name = "Lança"
place = "hand"
[equipment.weapon]
skill = "Lança"
[attributes]
st = 12
dx = 14
iq = 11
ht = 12
[[equipment]]
name = "Faca"
place = "belt"
""",
    "the part without the whole": SMALLEST + '[creature.spoils]\nwhat = "nada"\n[natural]\npd = 1\n',
    "no last line end": SMALLEST + "[attributes]\nst = 12 # força",
    "dotted within": SMALLEST + '[creature]\nspoils.what = "nada"\nspoils.least_g = 3\n',
}
SHEETS: dict[str, dict[str, Any]] = {
    "empty": {"attributes": {}},
    "stronger": {"attributes": {"st": 13, "dx": 14}},
    "a piece more": {
        "equipment": [piece("Capa"), piece("Lança", "pack", quantity=2), piece("Faca", "belt"), piece("Fim")]
    },
    "other pieces": {"equipment": [piece("Outra", weapon={"skill": "Faca"})]},
    "a creature": {
        "kind": "creature",
        "creature": {"floors": [1, 2], "spoils": {"what": "osso", "least_g": 2}},
    },
    "a creature without spoils": {"creature": {"morale": "foge"}, "natural": {"pd": 2}},
    "other spoils": {
        "creature": {"floors": [1], "spoils": {"what": "osso"}, "group": {"least": 1, "most": 2}}
    },
    "better skills": {"skills": [skill("Lança", 13), skill("Faca", 10), skill("Arco", 9)]},
    "another bonus": {
        "skills": [skill("Lança", 12, bonuses=[{"value": 2, "source": "anel"}]), skill("Faca", 10)]
    },
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("wanted", SHEETS)
def test_every_layout_can_become_every_sheet(layout: str, wanted: str) -> None:
    file, sheet = read(LAYOUTS[layout]), sheet_of(**SHEETS[wanted])
    assert sheet_in(sheet_text(sheet, file.written)).sheet == sheet


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("wanted", SHEETS)
def test_comments_survive_every_change_of_every_layout(layout: str, wanted: str) -> None:
    file = read(LAYOUTS[layout])
    text = sheet_text(sheet_of(**SHEETS[wanted]), file.written).text
    alone = [line for line in file.written.text.splitlines() if line.startswith("#")]
    assert [line for line in alone if line not in text] == []


def test_comments_behind_dotted_keys_survive_their_rewriting() -> None:
    file = read(SMALLEST + "attributes.st = 12 # forte\nattributes.dx = 14 # ágil\n")
    text = sheet_text(sheet_of(), file.written).text
    assert "# forte\n# ágil\n" in text


def test_a_table_within_a_table_is_changed_in_its_place() -> None:
    source = SMALLEST + '[creature]\nfloors = [1]\n# espólio\n[creature.spoils]\nwhat = "nada" # ainda\n'
    file = read(source)
    creature = file.sheet.creature
    assert creature is not None
    assert creature.spoils is not None
    richer = creature.model_copy(update={"spoils": creature.spoils.model_copy(update={"what": "osso"})})
    text = sheet_text(file.sheet.model_copy(update={"creature": richer}), file.written).text
    assert text == source.replace('"nada" #', '"osso"  #')


def test_a_new_first_piece_stands_below_the_heading_of_the_list() -> None:
    file = read(SMALLEST + '\n# o que leva\n\n[[equipment]]\nname = "Faca"\nplace = "belt"\n')
    sheet = file.sheet.model_copy(
        update={"equipment": sheet_of(equipment=[piece("Capa"), piece("Faca", "belt")]).equipment}
    )
    text = sheet_text(sheet, file.written).text
    assert '# o que leva\n\n[[equipment]]\nname = "Capa"' in text


def test_comments_inside_a_list_move_above_it() -> None:
    file = read(SMALLEST + 'quirks = [\n  "ri", # alto\n  "dorme",\n] # só isso\n')
    text = sheet_text(file.sheet.model_copy(update={"quirks": ("ri",)}), file.written).text
    assert text == SMALLEST + '# alto\nquirks = ["ri"]  # só isso\n'


def test_new_fields_take_the_place_that_the_order_of_the_sheet_gives() -> None:
    file = read(SMALLEST + '[[skills]]\nname = "Faca"\nlevel = 10\n')
    changed: Sheet = sheet_of(
        people="humano", equipment=[piece("Faca", "belt")], skills=[skill("Faca", 10)], attributes={"st": 10}
    )
    text = sheet_text(changed, file.written).text
    assert (
        text.index("people")
        < text.index("[attributes]")
        < text.index("[[equipment]]")
        < text.index("[[skills]]")
    )


@pytest.mark.parametrize("before", [{"a": 1}, [{"a": 1}, {"a": 2}]], ids=["table", "list of tables"])
@pytest.mark.parametrize(
    "after", [3, {"a": 2}, [{"a": 1}], [1, 2]], ids=["number", "table", "tables", "list"]
)
def test_an_unknown_key_may_become_another_kind_of_thing(before: object, after: object) -> None:
    written, sheet = sheet_text(sheet_of(cor=before)), sheet_of(cor=after)
    assert sheet_in(sheet_text(sheet, written)).sheet == sheet


def test_a_piece_put_between_two_others_leaves_them_as_they_were() -> None:
    pieces = [piece(name, "belt") for name in ("Faca", "Tocha", "Corda")]
    source = SMALLEST + "\n".join(
        f'\n[[equipment]]\nname = "{name}" # {name}\nplace = "belt"' for name in ("Faca", "Corda")
    )
    file = read(source)
    text = sheet_text(
        file.sheet.model_copy(update={"equipment": sheet_of(equipment=pieces).equipment}), file.written
    ).text
    assert text.index("# Faca") < text.index("Tocha") < text.index("# Corda")
