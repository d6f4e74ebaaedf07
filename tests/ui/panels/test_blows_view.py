"""What the Golpes panel shows, without a window."""

from dataclasses import fields

import pytest

from gmscreen.canon.garganta.criticals import critical_hits, critical_misses
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import WeaponTrait
from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.criticals import BlowEffects, CriticalTable
from gmscreen.texts.catalogue import sentences
from gmscreen.ui.panels.blows.state import AIMS, BlowsState, BlowTable, FollowUp
from gmscreen.ui.panels.blows.view import BlowsView, BlowTables, ResultView, TableView, present
from gmscreen.ui.widgets.row_view import RowView

TABLES = BlowTables(critical_hits(CriticalTable.BODY), critical_hits(CriticalTable.HEAD), critical_misses())
OPEN = BlowsState(aim=None, damage_type=None)
MISS = BlowsState(table=BlowTable.MISS)


def view(state: BlowsState) -> BlowsView:
    return present(state, TABLES)


def table(state: BlowsState, which: BlowTable) -> TableView:
    return next(shown for shown in view(state).tables if shown.table is which)


def row(state: BlowsState, which: BlowTable, rolls: str) -> RowView:
    return next(shown for shown in table(state, which).rows if shown.rolls == rolls)


def result(state: BlowsState) -> ResultView:
    found = view(state).result
    assert found is not None
    return found


def chips(shown: RowView | ResultView) -> list[str]:
    return [chip.words for reading in shown.readings for chip in reading.chips]


def test_the_three_tables_are_shown_and_the_dice_go_to_one() -> None:
    assert [shown.active for shown in view(BlowsState()).tables] == [True, False, False]


@pytest.mark.parametrize("which", BlowTable)
def test_the_chances_of_a_tables_rows_make_216_ways(which: BlowTable) -> None:
    ways = [int(shown.ways.split()[0]) for shown in table(BlowsState(), which).rows]
    assert sum(ways) == 216


def test_an_open_aim_shows_every_reading_of_a_row_with_its_condition() -> None:
    readings = row(OPEN, BlowTable.BODY, "3").readings
    assert [reading.condition for reading in readings] == ["tronco ou órgãos vitais", "senão"]


@pytest.mark.parametrize(
    ("aim", "effect"), [(Location.TORSO, "nocaute"), (Location.VITALS, "nocaute"), (Location.LEG, "dano × 3")]
)
def test_an_aim_narrows_the_3_of_the_body_to_what_applies(aim: Location, effect: str) -> None:
    shown = row(BlowsState(aim=aim), BlowTable.BODY, "3")
    assert (chips(shown), [reading.condition for reading in shown.readings]) == ([effect], [""])


@pytest.mark.parametrize("rolls", ["8", "12", "14"])
def test_an_8_12_or_14_cripples_only_a_limb(rolls: str) -> None:
    assert chips(row(BlowsState(aim=Location.TORSO), BlowTable.BODY, rolls)) == ["normal"]
    assert chips(row(BlowsState(aim=Location.FOOT), BlowTable.BODY, rolls))[0] == "membro incapacitado"


def test_the_weapon_narrows_the_head_table() -> None:
    blade = row(BlowsState(damage_type=DamageType.IMPALING), BlowTable.HEAD, "13")
    club = row(BlowsState(damage_type=DamageType.CRUSHING), BlowTable.HEAD, "13")
    assert (chips(blade), chips(club)) == (
        ["só 2 PV", "cicatriz grande"],
        ["surdo", "talvez para sempre"],
    )


@pytest.mark.parametrize(
    ("traits", "damage_type", "effects"),
    [
        (set(), DamageType.CUTTING, ["quebra a arma"]),
        ({WeaponTrait.UNARMED}, DamageType.CRUSHING, ["sofre 1d−3"]),
        ({WeaponTrait.MAGIC}, DamageType.CUTTING, ["quebra a arma", "só se repetir"]),
        ({WeaponTrait.SOLID}, DamageType.CRUSHING, ["quebra a arma", "só se repetir"]),
        ({WeaponTrait.SOLID}, DamageType.CUTTING, ["quebra a arma"]),
    ],
)
def test_traits_of_the_weapon_narrow_a_critical_miss(
    traits: set[WeaponTrait], damage_type: DamageType, effects: list[str]
) -> None:
    state = BlowsState(damage_type=damage_type, traits=frozenset(traits))
    assert chips(row(state, BlowTable.MISS, "3–4")) == effects


def test_the_row_that_the_dice_found_is_lit_and_no_other() -> None:
    lit = [shown.rolls for shown in table(BlowsState(roll=10), BlowTable.BODY).rows if shown.lit]
    assert lit == ["9–11"]
    assert not any(shown.lit for shown in table(BlowsState(roll=10), BlowTable.HEAD).rows)


def test_the_result_tells_roll_table_sentence_and_source() -> None:
    found = result(BlowsState(aim=Location.LEG, roll=16))
    assert (found.total, found.table, found.readings[0].words, found.source) == (
        "16",
        "Fulminante no corpo",
        "Dobro do dano básico.",
        "20 §4.8; 19 §2",
    )


def test_our_own_reading_is_marked() -> None:
    assert row(BlowsState(), BlowTable.BODY, "9–11").readings[0].interpretation


@pytest.mark.parametrize(("aim", "which"), [(Location.EYES, BlowTable.HEAD), (Location.HAND, BlowTable.BODY)])
def test_a_hit_follows_its_aim_to_the_right_table(aim: Location, which: BlowTable) -> None:
    other = BlowTable.BODY if which is BlowTable.HEAD else BlowTable.HEAD
    assert BlowsState(table=other, roll=9).with_aim(aim) == BlowsState(table=which, aim=aim)


def test_a_miss_stays_a_miss_whatever_was_aimed_at() -> None:
    assert MISS.with_aim(Location.EYES).table is BlowTable.MISS


@pytest.mark.parametrize("which", [BlowTable.BODY, BlowTable.HEAD])
@pytest.mark.parametrize("aim", AIMS)
def test_a_chosen_table_never_keeps_an_aim_of_the_other(aim: Location, which: BlowTable) -> None:
    state = BlowsState(aim=aim).with_table(which)
    assert state == state.with_aim(state.aim)


def test_a_weapon_that_may_break_asks_to_roll_again() -> None:
    state = MISS.with_weapon(DamageType.CUTTING, frozenset({WeaponTrait.FINE})).with_roll(4)
    assert [follow_up.kind for follow_up in result(state).follow_ups] == [FollowUp.AGAIN]


@pytest.mark.parametrize(
    ("again", "told"),
    [(17, "17: repetiu, acontece."), (3, "3: repetiu, acontece."), (9, "9: não repetiu, nada acontece.")],
)
def test_the_weapon_breaks_only_if_breaking_comes_up_again(again: int, told: str) -> None:
    state = MISS.with_weapon(DamageType.CUTTING, frozenset({WeaponTrait.FINE})).with_roll(4)
    assert result(state.with_follow_up(FollowUp.AGAIN, again)).follow_ups[0].told == told


def test_an_impaling_self_hit_asks_for_a_limb_only_once_it_was_repeated() -> None:
    state = MISS.with_weapon(DamageType.IMPALING, frozenset()).with_roll(5)
    repeated = state.with_follow_up(FollowUp.AGAIN, 6)
    kinds = [[one.kind for one in result(each).follow_ups] for each in (state, repeated)]
    assert kinds == [[FollowUp.AGAIN], [FollowUp.AGAIN, FollowUp.LIMB]]


@pytest.mark.parametrize(("die", "told"), [(3, "3: no braço"), (4, "4: na perna")])
def test_one_die_decides_between_arm_and_leg(die: int, told: str) -> None:
    state = MISS.with_weapon(DamageType.CUTTING, frozenset()).with_roll(6).with_follow_up(FollowUp.LIMB, die)
    assert result(state).follow_ups[0].told == told


def test_an_unarmed_injury_is_never_negative() -> None:
    state = MISS.with_weapon(DamageType.CRUSHING, frozenset({WeaponTrait.UNARMED})).with_roll(10)
    hurt = state.with_follow_up(FollowUp.SELF_INJURY, -2)
    assert result(hurt).follow_ups[0].told.startswith("0 PV")


def test_a_weapon_that_flies_asks_how_far_and_where() -> None:
    state = MISS.with_weapon(DamageType.CUTTING, frozenset()).with_roll(14).with_follow_up(FollowUp.FLIGHT, 5)
    shown = [(one.kind, one.told) for one in result(state).follow_ups]
    assert shown == [(FollowUp.FLIGHT, "Cai a 5 m."), (FollowUp.DIRECTION, "")]


def test_a_new_roll_forgets_what_the_last_one_asked_for() -> None:
    state = MISS.with_roll(5).with_follow_up(FollowUp.LIMB, 2).with_roll(14)
    assert state.follow_ups == ()


@pytest.mark.parametrize("kind", [BlowEffects, MissEffects])
def test_every_effect_has_its_chip(kind: type) -> None:
    told = {
        key.removeprefix("blows.effect.").split(".")[0]
        for key in sentences()
        if key.startswith("blows.effect.")
    }
    assert {field.name for field in fields(kind)} <= told


def test_a_row_is_told_whole_to_a_screen_reader() -> None:
    assert row(BlowsState(aim=Location.ARM), BlowTable.BODY, "16").spoken == (
        "16: Dobro do dano básico. 2,8% (6 de 216 combinações de 3d) [20 §4.8; 19 §2]"
    )
