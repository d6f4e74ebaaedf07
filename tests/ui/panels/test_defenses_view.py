"""What the panel Defesas e manobras shows of manoeuvres and defences, without a window."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.terrain import terrains
from gmscreen.locator import sample_sheets
from gmscreen.rules.garganta.defenses import (
    DefenseKind,
    Enhanced,
    Hand,
    Incoming,
    Posture,
    Threat,
    WeaponKind,
)
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.readings import DEFAULT_READINGS
from gmscreen.sheets.lines import LineKind
from gmscreen.sheets.native_file import read_sheet
from gmscreen.texts.steps import explained
from gmscreen.ui.panels.defenses.defense_view import DefenseRow, DefensesView, present_defenses
from gmscreen.ui.panels.defenses.from_sheet import guard_of, target_of
from gmscreen.ui.panels.defenses.maneuver_view import ManeuverView, allowed_metres, present_maneuvers
from gmscreen.ui.panels.defenses.state import (
    PASSIVE,
    Arm,
    DefensesState,
    Guard,
    Mode,
    Rolled,
    RowKey,
    Target,
)

PARRY = RowKey(DefenseKind.PARRY, 0)
BLOCK = RowKey(DefenseKind.BLOCK)
DODGE = RowKey(DefenseKind.DODGE)
GUARD = Guard(move=5, dodge=5, pd=3, shield_level=14, arms=(Arm("Espada", 13),))


def guard(name: str, line: LineKind = LineKind.IN_SCENE) -> Guard:
    return guard_of(read_sheet(sample_sheets() / f"{name}.toml").sheet, line, DEFAULT_READINGS)


def state(**changes: object) -> DefensesState:
    return replace(DefensesState(guard=GUARD), **changes)


def view(shown: DefensesState, ground: str = "") -> DefensesView:
    return present_defenses(shown, maneuvers()[shown.maneuver], terrains().get(ground), DEFAULT_READINGS)


def row(shown: DefensesState, key: RowKey) -> DefenseRow:
    return next(each for each in view(shown).rows if each.key == key)


def total(shown: DefensesState, key: RowKey) -> int:
    found = row(shown, key).total
    assert found is not None
    return found.as_int


def maneuver(id_: ManeuverId, move: int | None = 5, ground: str = "") -> ManeuverView:
    shown = present_maneuvers(maneuvers(), move, terrains().get(ground), ManeuverId.MOVE)
    return next(each for each in shown if each.id is id_)


def test_every_manoeuvre_is_listed_with_its_own_key() -> None:
    shown = present_maneuvers(maneuvers(), 5, None, ManeuverId.WAIT)
    assert [each.key for each in shown] == [*"1234567890", "−"]
    assert [each.id for each in shown if each.chosen] == [ManeuverId.WAIT]


@pytest.mark.parametrize(
    ("id_", "move", "ground", "metres"),
    [
        (ManeuverId.MOVE, 5, "", "5 m"),
        (ManeuverId.STEP_AND_ATTACK, 5, "", "1 m"),
        (ManeuverId.ALL_OUT_ATTACK, 3, "", "2 m"),
        (ManeuverId.ALL_OUT_ATTACK, 7, "", "3 m"),
        (ManeuverId.AIM, 7, "", "3 → 2 m"),
        (ManeuverId.AIM, 4, "", "2 m"),
        (ManeuverId.CHANGE_POSITION, 5, "", "0 m"),
        (ManeuverId.MOVE, 5, "bad", "2 m"),
        (ManeuverId.MOVE, 5, "very_bad", "1 m"),
        (ManeuverId.STEP_AND_ATTACK, 5, "very_bad", "1 m"),
        (ManeuverId.MOVE, None, "", "—"),
        (ManeuverId.WAIT, None, "", "1 m"),
    ],
)
def test_a_manoeuvre_lets_one_walk_so_far(
    id_: ManeuverId, move: int | None, ground: str, metres: str
) -> None:
    assert maneuver(id_, move, ground).metres == metres


def test_a_manoeuvre_that_lets_one_walk_less_later_says_so_to_screen_readers() -> None:
    assert "anda 3 m, depois 2 m." in maneuver(ManeuverId.AIM, 7).spoken


@given(move=st.integers(0, 30), id_=st.sampled_from(ManeuverId))
def test_the_metres_told_are_those_of_the_rules(move: int, id_: ManeuverId) -> None:
    shown = maneuvers()[id_]
    told = allowed_metres(shown.allowance, shown.source, move, None)
    assert told is not None
    assert told.as_int == shown.allowance.metres(move)


def test_what_a_manoeuvre_leaves_is_told_in_chips_and_whole_to_screen_readers() -> None:
    shown = maneuver(ManeuverId.RELOAD)
    assert [chip.words for chip in shown.chips] == ["só Esquiva", "esquivar desfaz a recarga"]
    assert shown.spoken == (
        "Preparar (recarregar): anda 1 m. Recarrega a arma. "
        "Defesas que sobram: só Esquiva, esquivar desfaz a recarga. [19 §3; 20 §4.3]"
    )


def test_every_defence_is_there_with_pd_and_its_chance() -> None:
    rows = view(state()).rows
    assert [(each.caption, each.line, each.chance_words) for each in rows] == [
        ("Esquiva", "5 + 3 PD", "25,9%"),
        ("Bloquear", "½ Escudo 14 + 3 PD", "50,0%"),
        ("Aparar · Espada", "½ Espada 13 + 3 PD", "37,5%"),
    ]


def test_the_best_defence_is_the_one_worth_most() -> None:
    best = view(state()).best
    assert best is not None
    assert best.key == BLOCK


def test_the_chance_tells_its_ways() -> None:
    chance = row(state(), DODGE).chance
    assert chance is not None
    assert explained(chance)[0].label == "56 das 216 combinações de 3d defendem com 8: %"


@pytest.mark.parametrize(
    ("threat", "key", "reason"),
    [
        (Threat(incoming=Incoming.MISSILE), PARRY, "só se apara arma de mão"),
        (Threat(incoming=Incoming.BEAM), BLOCK, "feixe não se bloqueia"),
        (Threat(incoming=Incoming.SPELL_MISSILE), PARRY, "mágica de projétil não se apara"),
        (Threat(grappled=True), DODGE, "agarrado não esquiva"),
        (Threat(critical=True), DODGE, "golpe fulminante: nenhuma defesa, nem a PD"),
        (Threat(unaware=True), BLOCK, "desprevenido: não vê o golpe"),
        (Threat(total_surprise=True), PARRY, "surpresa total: sem defesa ativa"),
    ],
)
def test_what_can_not_be_used_says_why(threat: Threat, key: RowKey, reason: str) -> None:
    found = row(state(threat=threat), key)
    assert (found.reason, found.rollable) == (reason, False)


def test_an_all_out_attack_leaves_pd_alone_first() -> None:
    shown = view(state(maneuver=ManeuverId.ALL_OUT_ATTACK))
    assert shown.rows[0].key == PASSIVE
    assert (shown.rows[0].chance_words, shown.best) == ("1,9%", shown.rows[0])


def test_pd_0_alone_is_not_rolled() -> None:
    shown = state(maneuver=ManeuverId.ALL_OUT_ATTACK, guard=replace(GUARD, pd=0))
    assert (row(shown, PASSIVE).reason, view(shown).best) == ("PD 0 sem defesa ativa: nem se rola", None)


def test_a_critical_hit_leaves_not_even_pd() -> None:
    assert view(state(threat=Threat(critical=True))).best is None


@pytest.mark.parametrize(
    ("guard", "key", "reason"),
    [
        (replace(GUARD, shield_level=None), BLOCK, "sem escudo na mão, ou sem o NH dele"),
        (replace(GUARD, arms=()), RowKey(DefenseKind.PARRY), "nada na mão que apare"),
        (replace(GUARD, arms=(Arm("Espada"),)), RowKey(DefenseKind.PARRY), "nada na mão que apare"),
        (replace(GUARD, dodge=None), DODGE, "falta o Deslocamento"),
        (replace(GUARD, pd=None), BLOCK, "falta a PD"),
    ],
)
def test_what_is_not_there_has_a_dash_and_a_reason(guard: Guard, key: RowKey, reason: str) -> None:
    found = row(state(guard=guard), key)
    assert (found.total, found.reason) == (None, reason)


@pytest.mark.parametrize(
    ("threat", "expected"),
    [
        (Threat(retreat=True), 11),
        (Threat(stunned=True), 4),
        (Threat(off_balance=True), 6),
        (Threat(feint=3), 5),
        (Threat(retreat=True, posture=Posture.KNEELING), 8),
        (Threat(retreat=True, incoming=Incoming.MISSILE), 8),
    ],
)
def test_state_and_feint_change_a_dodge(threat: Threat, expected: int) -> None:
    assert total(state(threat=threat), DODGE) == expected


@pytest.mark.parametrize(
    ("threat", "ground", "problem"),
    [
        (Threat(posture=Posture.SITTING), "", "só de pé se recua"),
        (Threat(stunned=True), "", "atordoado não recua"),
        (Threat(grappled=True), "", "agarrado não recua"),
        (Threat(incoming=Incoming.MISSILE), "", "de tiro não se recua"),
        (Threat(), "tight", "no aperto não se recua"),
        (Threat(), "bad", ""),
    ],
)
def test_retreat_says_why_it_is_refused(threat: Threat, ground: str, problem: str) -> None:
    assert view(state(threat=threat), ground).retreat_problem == problem


def test_tight_ground_takes_the_retreat_out_of_the_number() -> None:
    shown = state(threat=Threat(retreat=True))
    tight = next(each for each in view(shown, "tight").rows if each.key == DODGE)
    assert tight.total is not None
    assert tight.total.as_int == 8


def test_a_roll_spends_a_use_and_the_retreat_of_the_round() -> None:
    shown = state(threat=Threat(retreat=True)).with_defense_roll(Rolled(BLOCK, 9, 13), retreating=True)
    assert (row(shown, BLOCK).reason, row(shown, BLOCK).told) == (
        "sem uso nesta rodada",
        "9 contra 13: defendeu",
    )
    assert (shown.threat.retreat, view(shown).retreat_problem) == (False, "já recuou nesta rodada")


def test_a_new_round_gives_everything_back() -> None:
    shown = state().with_defense_roll(Rolled(BLOCK, 9, 13), retreating=True).next_round()
    found = row(shown, BLOCK)
    assert found.uses is not None
    assert (found.uses.left, found.told, view(shown).retreat_problem) == (1, "", "")


def test_dodge_has_no_limit() -> None:
    shown = state().with_defense_roll(Rolled(DODGE, 9, 8), retreating=False)
    uses = row(shown, DODGE).uses
    assert uses is not None
    assert (uses.all, row(shown, DODGE).rollable) == (None, True)


@pytest.mark.parametrize(
    ("roll", "against", "told"),
    [
        (4, 2, "4 contra 2: defendeu, 3 e 4 sempre"),
        (17, 20, "17 contra 20: não defendeu, 17 e 18 nunca"),
        (12, 11, "12 contra 11: não defendeu"),
    ],
)
def test_low_and_high_dice_are_always_told(roll: int, against: int, told: str) -> None:
    shown = state().with_defense_roll(Rolled(DODGE, roll, against), retreating=False)
    assert row(shown, DODGE).told == told


@pytest.mark.parametrize(
    ("changed", "parries"),
    [
        (GUARD, 1),
        (replace(GUARD, enhanced=Enhanced(parry=1)), 2),
        (replace(GUARD, arms=(Arm("Espada", 13), Arm("Maça", 12, hand=Hand.OFF))), 2),
        (
            replace(
                GUARD,
                shield_level=None,
                arms=(
                    Arm("Rapieira", 15, WeaponKind.FENCING),
                    Arm("Adaga", 12, WeaponKind.KNIFE, hand=Hand.OFF),
                ),
            ),
            3,
        ),
    ],
)
def test_parries_of_a_round_are_counted(changed: Guard, parries: int) -> None:
    uses = row(state(guard=changed), PARRY).uses
    assert uses is not None
    assert uses.all == parries


def test_an_all_out_defence_tells_what_the_best_two_kinds_stop_together() -> None:
    notes = view(state(maneuver=ManeuverId.ALL_OUT_DEFENSE)).notes
    assert [note.words for note in notes] == ["duas defesas diferentes contra o mesmo ataque: juntas, 68,8%"]


def test_defending_while_aiming_warns() -> None:
    chips = row(state(maneuver=ManeuverId.AIM), DODGE).chips
    assert [chip.words for chip in chips] == ["defender apaga a mira"]


@pytest.mark.parametrize(
    ("line", "totals"),
    [
        (LineKind.IN_SCENE, {"Esquiva": 11, "Bloquear": 15, "Aparar · Lança": 15, "Aparar · Gládio": 14}),
        (LineKind.ON_MARCH, {"Esquiva": 10, "Bloquear": 15, "Aparar · Lança": 15, "Aparar · Gládio": 14}),
    ],
)
def test_a_sheet_brings_the_numbers_of_its_line(line: LineKind, totals: dict[str, int]) -> None:
    rows = view(state(guard=guard("kallias", line))).rows
    assert {each.caption: each.total.as_int for each in rows if each.total} == totals


def test_the_dodge_of_a_sheet_tells_where_it_comes_from_until_it_is_typed_over() -> None:
    kallias = guard("kallias")
    told = row(state(guard=kallias), DODGE).total
    typed = row(state(guard=replace(kallias, dodge=3)), DODGE).total
    assert told is not None
    assert typed is not None
    assert len(told.steps) > len(typed.steps)


def test_a_weapon_at_the_belt_must_be_drawn() -> None:
    assert row(state(guard=guard("kallias")), RowKey(DefenseKind.PARRY, 1)).reason == "a arma não está pronta"


def test_a_creature_defends_with_the_dodge_that_its_block_prints() -> None:
    rows = view(state(guard=guard("boca-de-poco"))).rows
    assert [(each.caption, each.rollable) for each in rows] == [
        ("Esquiva", True),
        ("Bloquear", False),
        ("Aparar", False),
    ]


def test_the_dodge_follows_the_move_until_they_part() -> None:
    together, apart = Guard(move=5, dodge=5).with_move(3), Guard(move=5, dodge=7).with_move(3)
    assert (together.dodge, apart.dodge) == (3, 7)


def test_another_defender_starts_a_new_round_with_his_ht_and_pv() -> None:
    sheet = read_sheet(sample_sheets() / "kallias.toml").sheet
    shown = state(spent={DefenseKind.BLOCK: 1}).with_defender(guard("kallias"), target_of(sheet, Target()))
    assert (shown.spent, shown.target.ht, shown.target.pv, shown.target.dr) == ({}, 12, 12, 3)


@pytest.mark.parametrize("mode", Mode)
def test_a_manoeuvre_is_of_the_one_in_hand(mode: Mode) -> None:
    shown = state(mode=mode).with_maneuver(ManeuverId.WAIT)
    assert shown.maneuver_in_hand is ManeuverId.WAIT
    assert (shown.maneuver is ManeuverId.WAIT) == (mode is Mode.DEFEND)
