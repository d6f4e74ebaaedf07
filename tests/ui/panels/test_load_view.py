"""What the panel Carga shows for a state, without widgets."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.fatigue import weariness
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.locator import sample_sheets
from gmscreen.rules.garganta.load import Scale
from gmscreen.session.records import ValueRecord
from gmscreen.sheets.native_file import read_sheet
from gmscreen.sheets.table_values import ValueKind
from gmscreen.ui.panels.load.lines import LoadLine
from gmscreen.ui.panels.load.state import Bundle, LoadState, Where, from_sheet
from gmscreen.ui.panels.load.view import LoadView, Tables, present

TABLES = Tables(load_ladders(), weariness().fatigue)


def seen(*weights: str, strength: int | None = 12, scale: Scale = Scale.HUMAN, **more: object) -> LoadView:
    bundles = tuple(Bundle(f"coisa {weight}", Decimal(weight)) for weight in weights)
    return present(replace(LoadState(strength, scale, bundles), **more), TABLES)  # type: ignore[arg-type]


def numbers(line: LoadLine) -> list[str]:
    return [number.shown for number in line.numbers]


@pytest.mark.parametrize(
    ("weight", "shown"),
    [
        ("12", ["Nenhuma", "0", "0 kg", "—"]),
        ("12.01", ["Leve", "−1", "11,99 kg", "0,01 kg"]),
        ("24.0", ["Leve", "−1", "0 kg", "12 kg"]),
        ("24.01", ["Média", "−2", "11,99 kg", "0,01 kg"]),
        ("72", ["Pesada", "−3", "0 kg", "36 kg"]),
        ("120", ["Muito Pesada", "−4", "0 kg", "48 kg"]),
        ("121", ["Sobrecarga", "—", "—", "1 kg"]),
    ],
)
def test_the_numbers_at_and_beyond_each_limit(weight: str, shown: list[str]) -> None:
    assert numbers(seen(weight).scene) == shown


def test_a_dwarf_has_another_ladder() -> None:
    assert numbers(seen("30", scale=Scale.DWARF).scene)[0] == "Nenhuma"
    assert numbers(seen("30.1", scale=Scale.DWARF).scene)[0] == "Leve"


def test_three_tenths_are_one_time_three_tenths() -> None:
    thrice = seen("0.1", "0.1", "0.1", strength=1)
    assert thrice.scene.kilograms == Decimal("0.3")
    assert numbers(thrice.scene) == numbers(seen("0.3", strength=1).scene)


def test_a_quantity_multiplies_without_dust() -> None:
    state = LoadState(10, bundles=(Bundle("grão", Decimal("0.01"), 114),))
    view = present(state, TABLES)
    assert view.scene.kilograms == Decimal("1.14")
    assert [cell.words for cell in view.bundles[0]] == ["grão", "114", "1,14 kg", "em cena"]


def test_the_pack_counts_on_the_march_only() -> None:
    pack = Bundle("mochila", Decimal(10), where=Where.PACK)
    view = present(LoadState(12, bundles=(Bundle("malha", Decimal(20)), pack)), TABLES)
    assert (view.scene.kilograms, view.march.kilograms) == (20, 30)
    assert [mark.words for mark in view.marks] == ["em cena 20,0 kg", "em marcha 30,0 kg"]


def test_equal_lines_share_a_mark() -> None:
    assert [mark.words for mark in seen("5").marks] == ["em cena e em marcha 5,0 kg"]


def test_an_unknown_weight_is_named_and_makes_the_line_incomplete() -> None:
    view = present(LoadState(12, bundles=(Bundle("arco", None),)), TABLES)
    assert view.scene.missing == "Peso incompleto: falta arco."
    assert view.marks[0].words == "em cena e em marcha ≥ 0,0 kg"
    assert view.bundles[0][2].words == "—"


def test_without_st_only_the_weight_is_known() -> None:
    view = seen("5", strength=None)
    assert (view.scene.numbers, view.segments, view.levels, view.what_if) == ((), (), (), ())
    assert view.scene.sentence == "Digite a ST para saber a Carga."


def test_the_levels_carry_their_limits_and_tolls() -> None:
    rows = [[cell.words for cell in row] for row in seen("5").levels]
    assert rows[1] == ["Leve", "24 kg", "−1", "2", "2", "3", "sim"]
    assert rows[2] == ["Média", "36 kg", "−2", "3", "—", "—", "não"]


def test_the_level_of_the_march_is_lit() -> None:
    assert seen("30").lit == 2
    assert seen("500").lit is None


def test_dropping_the_pack_is_offered_only_to_whoever_has_one() -> None:
    assert len(seen("5").what_if) == 1
    packed = present(LoadState(12, bundles=(Bundle("m", Decimal(9), where=Where.PACK),)), TABLES)
    assert [row[0].words for row in packed.what_if] == ["Como está, em marcha", "Largar a mochila"]


def test_a_fallen_friend_weighs_on_both_answers() -> None:
    pack = Bundle("mochila", Decimal(10), where=Where.PACK)
    view = present(LoadState(12, bundles=(pack,), friend=Decimal(70)), TABLES)
    shown = {row[0].words: (row[1].words, row[2].words) for row in view.what_if}
    assert shown["Carregar o amigo"] == ("80,0 kg", "Muito Pesada")
    assert shown["Carregar o amigo, sem a mochila"] == ("70,0 kg", "Pesada")


def test_friend_and_chest_together_are_a_case_of_their_own() -> None:
    view = seen("5", friend=Decimal(70), chest=Decimal(40))
    assert view.what_if[-1][0].words == "Carregar os dois"
    assert view.what_if[-1][1].words == "115,0 kg"


def test_overload_is_said_and_neither_walks_nor_fights() -> None:
    row = seen("5", friend=Decimal(200)).what_if[-1]
    assert [cell.words for cell in row[2:]] == ["Sobrecarga", "—", "—", "—"]


def test_a_sheet_gives_both_its_lines() -> None:
    view = present(from_sheet(read_sheet(sample_sheets() / "kallias.toml").sheet), TABLES)
    assert (view.scene.kilograms, view.march.kilograms) == (Decimal("32.0"), Decimal("41.1"))


def test_bundles_are_added_changed_and_taken_out() -> None:
    one, two = Bundle("a", Decimal(1)), Bundle("b", Decimal(2))
    state = LoadState().with_bundle(one).with_bundle(two)
    assert state.with_other(0, two).bundles == (two, two)
    assert state.without(0).bundles == (two,)


@given(
    st.integers(1, 100),
    st.lists(st.decimals(0, 300, places=2), max_size=6),
    st.sampled_from(Scale),
)
def test_every_number_has_steps_that_end_in_it_and_a_source(
    strength: int, weights: list[Decimal], scale: Scale
) -> None:
    bundles = tuple(Bundle(f"{index}", kg) for index, kg in enumerate(weights))
    view = present(LoadState(strength, scale, bundles, friend=Decimal(70)), TABLES)
    cells = [cell.derivation for row in (*view.levels, *view.what_if) for cell in row]
    shown = [view.scene.weight, *(each.derivation for each in view.scene.numbers), *cells]
    assert all(step.source for each in shown if each for step in each.steps)
    assert view.scene.weight.value == sum(weights, Decimal(0)) == view.scene.kilograms


def test_the_table_weighs_what_nobody_does() -> None:
    record = ValueRecord(
        id="1",
        kind=ValueKind.WEIGHT,
        name="bastao",
        shown="Bastão",
        value="1.5",
        settled_at=datetime(2026, 11, 30, 15, tzinfo=UTC),
    )
    staff = LoadState(12, bundles=(Bundle("Bastão", None, 2),))
    assert present(staff, TABLES).scene.missing
    view = present(staff, TABLES, {record.key: record})
    assert (view.scene.kilograms, view.scene.missing) == (Decimal(3), "")
    assert view.scene.weight.steps[0].source == "valor da mesa, 30/11/2026"


def test_a_gap_in_the_load_asks_for_its_weight() -> None:
    view = present(LoadState(12, bundles=(Bundle("Bastão", None),)), TABLES)
    asks = view.bundles[0][2].asks
    assert asks is not None
    assert (asks.caption, asks.unit) == ("Peso de um: Bastão", "kg")


def test_a_friend_brings_his_gear_pack_and_all() -> None:
    gear = (Bundle("malha", Decimal("22.5")), Bundle("corda", Decimal(5), where=Where.PACK))
    view = seen("5", friend=Decimal(70), friend_name="Kallias", gear=gear)
    assert {row[0].words: row[1].words for row in view.what_if}["Carregar o amigo"] == "102,5 kg"
    assert "27,5 kg" in view.friend


def test_a_friend_whose_own_weight_is_unknown_weighs_at_least_his_gear() -> None:
    view = seen("5", friend_name="Kallias", gear=(Bundle("malha", Decimal("22.5")),))
    assert {row[0].words: row[1].words for row in view.what_if}["Carregar o amigo"] == "≥ 27,5 kg"
    assert "digite-o" in view.friend


def test_what_the_load_takes_off_is_called_so() -> None:
    (move,) = (number for number in seen("20").scene.numbers if number.caption == "Tira do Desloc.")
    assert (move.shown, move.line) == ("−1", "Carga Leve")
