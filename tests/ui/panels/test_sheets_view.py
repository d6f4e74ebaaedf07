"""What the panel Fichas shows of a sheet, without widgets."""

from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet, sheet_in
from gmscreen.texts.steps import explained
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.figures import Figure
from gmscreen.ui.panels.sheets.line_view import LineView
from gmscreen.ui.panels.sheets.view import SheetView, present
from gmscreen.ui.widgets.table import Cell

SAMPLES = sorted(sample_sheets().glob("*.toml"))


def sample(name: str) -> SheetView:
    return present(read_sheet(sample_sheets() / f"{name}.toml").sheet)


def written(more: str = "", *, kind: str = "pc", attributes: str = "") -> Sheet:
    head = f'schema = 1\nid = "a"\nname = "A"\nkind = "{kind}"\n[attributes]\n{attributes}\n'
    return sheet_in(FileText(head + more)).sheet


def numbers(line: LineView) -> dict[str, str]:
    return {
        each.caption: "—" if each.derivation is None else str(each.derivation.value)
        for each in reversed(line.numbers)
    }


def row(rows: tuple[tuple[Cell, ...], ...], name: str) -> list[str]:
    return next([cell.words for cell in cells] for cells in rows if cells[0].words == name)


def test_kallias_shows_two_different_lines() -> None:
    scene, march = sample("kallias").lines
    assert numbers(scene) == {"Deslocamento": "4", "Esquiva": "11", "Aparar": "15", "Bloquear": "15"}
    assert numbers(march) == {"Deslocamento": "3", "Esquiva": "10", "Aparar": "15", "Bloquear": "15"}


def test_the_load_is_told_in_words() -> None:
    scene, march = sample("kallias").lines
    assert (scene.weight_words, march.weight_words) == ("32,0 kg", "41,1 kg")
    assert scene.load == "Carga Média (até 36 kg) · sobram 4 kg · sem Esgrima e Judô"
    assert march.load == "Carga Pesada (até 72 kg) · sobram 30,9 kg · sem Esgrima e Judô"


def test_a_line_at_its_limit_says_so() -> None:
    assert "no limite exato" in sample("cacadora-do-fora-de-lugar").lines[0].load


def test_the_line_under_a_number_tells_how_it_came_about() -> None:
    move, dodge, *_ = sample("kallias").lines[0].numbers
    assert (move.line, dodge.line) == ("6 (trunca 6,5) − 2 Média", "4 + 1 Reflexos + 6 PD")


def test_the_steps_of_a_defence_end_in_what_it_is_without_pd() -> None:
    dodge = sample("kallias").lines[0].numbers[1]
    assert dodge.derivation is not None
    assert explained(dodge.derivation)[-1].label == "Sem a Defesa Passiva: 5"


def test_a_weapon_at_the_belt_parries_only_when_drawn() -> None:
    parries = [each for each in sample("kallias").lines[0].numbers if each.caption == "Aparar"]
    assert [(each.quiet, "sacar antes" in each.line) for each in parries] == [(False, False), (True, True)]


def test_both_lines_are_marked_on_the_bar() -> None:
    assert [mark.words for mark in sample("kallias").marks] == ["em cena 32,0 kg", "em marcha 41,1 kg"]
    assert [mark.words for mark in sample("hoplita").marks] == ["em cena e em marcha 32,0 kg"]


def test_an_unknown_weight_is_named_and_makes_the_line_incomplete() -> None:
    view = sample("mago-de-agni")
    assert view.lines[0].missing == "Peso incompleto: falta Bastão focal."
    assert view.lines[1].missing.startswith("Peso incompleto: faltam Bastão focal, ")
    assert view.marks[0].words == "em cena ≥ 0,0 kg"
    assert row(view.equipment, "Bastão focal")[3] == "—"


def test_equipment_shows_place_weight_protection_and_source() -> None:
    view = sample("kallias")
    assert row(view.equipment, "Linotórax (loriga sobre laudel)") == [
        "Linotórax (loriga sobre laudel)",
        "1",
        "vestido †",
        "17,0 kg",
        "2 / 3",
        "21 §8.3; 03 §9.5",
    ]
    assert row(view.equipment, "Aspis (escudo grande)")[4] == "4 / —"
    assert row(view.equipment, "Capacete de couro")[3] == "desprezível"
    assert row(view.equipment, "Tocha")[1:4:2] == ["4", "2,0 kg"]
    assert view.legend == "† interpretação nossa"


def test_skills_show_their_seven_fields() -> None:
    view = sample("kallias")
    assert row(view.skills, "Lança") == ["Lança", "F/M", "DX+3", "16", "17", "—", "17"]
    assert row(view.skills, "Trovador")[4:] == ["11", "+2 Voz Melodiosa (28 §5)", "13"]


def test_a_bonus_under_a_condition_is_marked_and_told() -> None:
    cells = next(cells for cells in sample("kallias").skills if cells[0].words == "Primeiros Socorros")
    assert cells[6].words == "12*"
    assert "+1" in cells[0].note


def test_the_account_is_told_as_a_sum() -> None:
    assert sample("kallias").account == (
        "95 atributos + 40 vantagens + 55 perícias − 35 desvantagens − 5 peculiaridades = 150"
    )


def test_a_creature_shows_what_is_printed_and_a_dash_for_what_is_not() -> None:
    view = sample("boca-de-poco")
    assert row(view.attacks, "Bote")[:5] == ["Bote", "", "—", "2d+2", "perfurante"]
    assert numbers(view.lines[0]) == {"Deslocamento": "8", "Esquiva": "10"}
    assert row(view.creature, "Espólio") == ["Espólio", "200 a 500 g"]


def test_a_creature_without_equipment_has_one_line_and_no_bar() -> None:
    view = sample("boca-de-poco")
    assert (len(view.lines), view.segments, view.marks) == (1, (), ())


def test_what_is_lacking_is_listed() -> None:
    told = [cells[0].words for cells in sample("boca-de-poco").pending]
    assert told == ["Falta o NH de Bote."]


def test_an_empty_sheet_shows_dashes() -> None:
    view = present(written())
    assert numbers(view.lines[0]) == {"Deslocamento": "—", "Esquiva": "—", "Aparar": "—", "Bloquear": "—"}
    assert {each.words for each in view.figures if isinstance(each, Figure)} >= {"—"}
    assert {each.typed for each in view.figures if isinstance(each, FieldView)} == {""}
    assert view.segments == ()
    assert view.lines[0].load == "sem ST não há Carga"


def test_mail_shows_what_it_is_worth_against_points() -> None:
    piece = (
        '[[equipment]]\nname = "Malha"\nplace = "worn"\npd = 3\ndr = 4\nimpaling_pd = 1\nimpaling_dr = 2\n'
    )
    assert present(written(piece)).equipment[0][4].words == "3 / 4 (1 / 2)"


def test_a_quantity_of_zero_stays_zero() -> None:
    piece = '[[equipment]]\nname = "Flecha"\nplace = "belt"\nquantity = 0\nweight_kg = 0.1\n'
    view = present(written(piece, attributes="st = 10"))
    assert (view.equipment[0][1].words, view.lines[0].weight_words) == ("0", "0,0 kg")


def test_a_hundred_and_fourteen_times_a_hundredth_has_no_dust() -> None:
    piece = '[[equipment]]\nname = "Grão"\nplace = "belt"\nquantity = 114\nweight_kg = 0.01\n'
    assert present(written(piece, attributes="st = 10")).lines[0].weight_words == "1,14 kg"


def test_overload_says_what_can_still_be_lifted() -> None:
    piece = '[[equipment]]\nname = "Pedra"\nplace = "hand"\nweight_kg = 120\n'
    assert "ergue até 150 kg" in present(written(piece, attributes="st = 10")).lines[0].load


def test_unknown_keys_are_listed() -> None:
    assert present(written(), ("equipment[1].cor",)).unknown.endswith("equipment[1].cor.")


def test_markup_and_overrides_in_a_name_stay_text() -> None:
    sheet = written().model_copy(update={"name": "\u202e<b>x"})
    assert present(sheet).name == "\u2068\u202e<b>x\u2069"


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_sample_can_be_shown_and_every_number_has_a_source(path: Path) -> None:
    view = present(read_sheet(path).sheet)
    shown = [each.derivation for line in view.lines for each in line.numbers]
    shown += [figure.derivation for figure in view.figures]
    shown += [line.weight for line in view.lines]
    assert all(step.source for each in shown if each for step in each.steps)
