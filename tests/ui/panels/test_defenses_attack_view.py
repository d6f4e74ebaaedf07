"""What the panel Defesas e manobras shows of attacks and of the whole blow, without a window."""

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest

from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.terrain import terrains
from gmscreen.locator import sample_sheets
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.close_combat import CloseWeapon
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, ShockAndWound
from gmscreen.sheets.lines import LineKind
from gmscreen.sheets.native_file import read_sheet
from gmscreen.texts.steps import explained
from gmscreen.ui.panels.defenses.attack_view import AttackView, present_attack
from gmscreen.ui.panels.defenses.blow_view import BlowView, present_blow
from gmscreen.ui.panels.defenses.book import canon_book
from gmscreen.ui.panels.defenses.defense_view import present_defenses
from gmscreen.ui.panels.defenses.from_sheet import guard_of, strikes_of
from gmscreen.ui.panels.defenses.state import Against, DefensesState, Guard, Target
from gmscreen.ui.panels.defenses.strike import AllOut, Flight, Form, Strike

BOOK = canon_book()
SHOT = Strike(level=14, form=Form.RANGED, flight=Flight(snap=12, accuracy=3))
ALL_OUT = ManeuverId.ALL_OUT_ATTACK


def state(strike: Strike = Strike(), **changes: object) -> DefensesState:  # noqa: B008 - frozen
    return replace(DefensesState(strike=strike), **changes)


def view(shown: DefensesState, ground: str = "") -> AttackView:
    return present_attack(shown, terrains().get(ground), BOOK.attacks, DEFAULT_READINGS)


def level(shown: DefensesState, ground: str = "") -> int:
    found = view(shown, ground).level
    assert found is not None
    return found.as_int


def blow(shown: DefensesState) -> BlowView:
    guard = present_defenses(shown, maneuvers()[shown.maneuver], None, DEFAULT_READINGS)
    return present_blow(shown, view(shown), guard, BOOK.blows, DEFAULT_READINGS)


def figures(shown: DefensesState) -> dict[str, str]:
    return {figure.key: figure.shown for figure in blow(shown).figures}


def strikes(name: str) -> dict[str, Strike]:
    sheet = read_sheet(sample_sheets() / f"{name}.toml").sheet
    return {each.weapon: each for each in strikes_of(sheet, LineKind.IN_SCENE, DEFAULT_READINGS)}


@pytest.mark.parametrize(
    ("options", "modifier"),
    [
        ({"poor_light": -3}, -3),
        ({"darkness": 1}, -10),
        ({"blind": 1}, -6),
        ({"suddenly_blind": 1}, -10),
        ({"bad_footing": 1}, -2),
        ({"awkward_position": 1}, -2),
        ({"crawling": 1}, -4),
        ({"crouching": 1}, -2),
        ({"off_hand": 1}, -4),
        ({"large_shield": 1}, -2),
        ({"weak_for_weapon": 3}, -3),
        ({"unaware_target": 1}, 4),
        ({"bad_footing": 1, "off_hand": 1}, -6),
        ({"figure_in_the_way": 2}, 0),
    ],
)
def test_every_circumstance_changes_the_level(options: dict[str, int], modifier: int) -> None:
    assert level(state(Strike(level=15, options=options))) == 15 + modifier


@pytest.mark.parametrize(
    ("location", "modifier"),
    [
        (Location.TORSO, 0),
        (Location.VITALS, -3),
        (Location.ARM, -2),
        (Location.SHIELD_ARM, -4),
        (Location.LEG, -2),
        (Location.HAND, -4),
        (Location.FOOT, -4),
        (Location.HEAD, -5),
        (Location.BRAIN, -7),
        (Location.EYES, -9),
        (Location.WEAPON, -5),
    ],
)
def test_every_location_has_its_modifier(location: Location, modifier: int) -> None:
    assert level(state(Strike(level=15, location=location))) == 15 + modifier


def test_wound_and_shock_both_count_unless_the_table_reads_otherwise() -> None:
    shown = state(Strike(level=15, wound=2, shock=3))
    larger = replace(DEFAULT_READINGS, shock_and_wound=ShockAndWound.LARGER)
    other = present_attack(shown, None, BOOK.attacks, larger).level
    assert other is not None
    assert (level(shown), other.as_int) == (10, 12)


@pytest.mark.parametrize(
    ("all_out", "expected"), [(AllOut.LEVEL, 16), (AllOut.DAMAGE, 12), (AllOut.TWICE, 12)]
)
def test_an_all_out_attack_gives_4_only_when_that_is_what_it_is_for(all_out: AllOut, expected: int) -> None:
    assert level(state(Strike(level=12, all_out=all_out), attack_maneuver=ALL_OUT)) == expected


def test_an_all_out_attack_may_give_2_to_the_damage() -> None:
    shown = state(Strike(all_out=AllOut.DAMAGE), attack_maneuver=ALL_OUT)
    assert blow(shown).dice == parse_dice("1d+2")


@pytest.mark.parametrize(
    ("weapon", "expected"),
    [(CloseWeapon.SHORT, 12), (CloseWeapon.SHORT_SWORD, 8)],
)
def test_up_close_the_weapon_decides(weapon: CloseWeapon, expected: int) -> None:
    assert level(state(Strike(level=12, close=True, close_weapon=weapon))) == expected


def test_a_spear_does_not_attack_up_close() -> None:
    shown = view(state(Strike(level=12, close=True, close_weapon=CloseWeapon.LONG)))
    assert shown.level is None
    assert shown.problem.startswith("No mesmo hex não ataca: lança")


def test_in_a_tight_place_all_combat_is_close() -> None:
    assert level(state(Strike(level=12)), "tight") == 8


@pytest.mark.parametrize(("swing", "expected"), [(True, 10), (False, 12)])
def test_waist_deep_water_hinders_the_swing(swing: bool, expected: int) -> None:
    assert level(state(Strike(level=12, swing=swing)), "waist_water") == expected


@pytest.mark.parametrize(
    ("flight", "expected"),
    [
        (Flight(snap=12, accuracy=3, distance=Decimal(2)), 14),
        (Flight(snap=12, accuracy=3, distance=Decimal(10)), 5),
        (Flight(snap=12, accuracy=3, distance=Decimal(2), in_sight=False), 10),
        (Flight(snap=None, accuracy=3, distance=Decimal(2)), 10),
        (Flight(snap=12, accuracy=3, distance=Decimal(10), turns=1), 12),
        (Flight(snap=12, accuracy=3, distance=Decimal(10), turns=3, supported=True), 15),
        (Flight(snap=12, distance=Decimal("4.5"), speed=Decimal(1), turns=1), 11),
        (Flight(snap=12, distance=Decimal(2), size=Decimal(7), turns=1), 17),
    ],
)
def test_distance_speed_size_and_aim_make_a_shot(flight: Flight, expected: int) -> None:
    assert level(state(replace(SHOT, flight=flight))) == expected


def test_figures_in_the_way_and_cover_count_for_a_shot() -> None:
    near = Flight(snap=20, distance=Decimal(2), turns=1)
    options = {"figure_in_the_way": 2, "partly_covered": -5}
    assert level(state(replace(SHOT, level=20, flight=near, options=options))) == 7


def test_beyond_the_maximum_there_is_no_shot() -> None:
    far = Flight(maximum=Decimal(50), distance=Decimal(60))
    assert view(state(replace(SHOT, flight=far))).problem == "Além do máximo de 50 m não há tiro."


def test_beyond_half_range_the_damage_is_halved_and_said() -> None:
    far = Flight(snap=12, half_damage=Decimal(5), distance=Decimal(6), turns=1)
    shown = view(state(replace(SHOT, flight=far)))
    assert (shown.half_damage, [note.words for note in shown.notes]) == (
        True,
        ["além de ½D: metade do dano, sem Precisão"],
    )


def test_half_damage_reaches_the_odds_and_the_roll() -> None:
    near = Flight(snap=5, half_damage=Decimal(5), distance=Decimal(5), turns=1)
    far = replace(near, distance=Decimal(6))
    target = Target(Against.NONE, dr=0)
    means = [
        blow(state(replace(SHOT, flight=flight, damage=parse_dice("6d"), level=20), target=target))
        for flight in (near, far)
    ]
    rolled = blow(state(replace(SHOT, flight=far, level=20), target=target, damage_roll=5))
    assert rolled.injury is not None
    assert (rolled.injury.as_int, means[0].losses is not None) == (3, True)
    assert means[0].losses is not None
    assert means[1].losses is not None
    assert means[1].losses.high < means[0].losses.high


@pytest.mark.parametrize("field", ["distance", "speed", "size", "turns"])
def test_a_shot_without_a_number_says_so(field: str) -> None:
    flight = replace(SHOT.flight, **{field: None})
    assert view(state(replace(SHOT, flight=flight))).problem == "Falta um número nos campos ao lado."


@pytest.mark.parametrize(
    ("strike", "problem"),
    [
        (Strike(level=None), "Falta o NH da arma."),
        (Strike(wound=None), "Falta um número nos campos ao lado."),
        (Strike(level=3), "NH 3 não se rola: com NH efetivo 3 ou menos, a coisa não acontece."),
    ],
)
def test_an_attack_that_is_not_rolled_says_why(strike: Strike, problem: str) -> None:
    shown = view(state(strike))
    assert (shown.level, shown.problem, shown.outcomes) == (None, problem, ())


def test_every_modifier_is_listed_with_source_and_value() -> None:
    shown = view(state(Strike(weapon="Lança", level=17, options={"poor_light": -3}, wound=2, shock=2)))
    assert [(line.name, line.source, line.value) for line in shown.modifiers] == [
        ("NH de Lança", "20 §4.5", "17"),
        ("Luz ruim", "20 §4.5", "−3"),
        ("Ferido desde o último turno", "20 §4.5", "−2"),
        ("Choque do golpe que levou", "20 §5.1", "−2"),
    ]
    assert [bool(line.interpretation) for line in shown.modifiers] == [False, False, True, False]


def test_the_four_outcomes_share_216_ways() -> None:
    chances = [outcome.words for outcome in view(state(Strike(level=16))).outcomes]
    assert chances == ["9,3%", "88,9%", "0,0%", "1,9%"]


@pytest.mark.parametrize(
    ("roll", "location", "told", "hint"),
    [
        (3, Location.TORSO, "3 contra 15: golpe fulminante", "tabela do corpo"),
        (4, Location.HEAD, "4 contra 10: golpe fulminante", "tabela da cabeça"),
        (10, Location.TORSO, "10 contra 15: acertou por 5", "o alvo se defende"),
        (16, Location.TORSO, "16 contra 15: errou por 1", "não passa"),
        (17, Location.TORSO, "17 contra 15: erro crítico", "erros críticos"),
    ],
)
def test_the_dice_tell_the_outcome_and_what_comes_next(
    roll: int, location: Location, told: str, hint: str
) -> None:
    shown = view(state(Strike(level=15, location=location), attack_roll=roll))
    assert shown.told == told
    assert hint in shown.hint


def test_a_manoeuvre_that_does_not_attack_is_marked() -> None:
    notes = view(state(attack_maneuver=ManeuverId.MOVE)).notes
    assert [note.words for note in notes] == ["esta manobra não ataca"]


def test_the_whole_blow_tells_chances_mean_and_blows() -> None:
    strike = Strike(level=12, damage=parse_dice("2d"), type=DamageType.CUTTING)
    shown = state(strike, target=Target(Against.TYPED, 10, dr=2, ht=10, pv=10))
    assert figures(shown) == {
        "lands": "38,0%",
        "wounds": "36,9%",
        "mean": "2,79",
        "blows": "4",
        "drops": "10,7%",
    }


def test_the_chance_to_wound_tells_what_it_is_cut_from() -> None:
    shown = blow(state(target=Target(Against.TYPED, 10)))
    labels = [line.label for line in explained(shown.figures[1].told)]
    assert labels[:2] == ["Acerto, com os fulminantes", "Aparado, bloqueado ou evitado"]


@pytest.mark.parametrize(
    ("target", "options", "against"),
    [
        (Target(Against.NONE), {}, "contra nenhuma defesa"),
        (Target(Against.TYPED, 11), {}, "contra a defesa 11 escrita"),
        (Target(), {}, "contra Aparar 8"),
        (Target(), {"unaware_target": 1}, "contra só a PD 2: o alvo não vê"),
    ],
)
def test_the_blow_names_the_defence_that_it_meets(
    target: Target, options: dict[str, int], against: str
) -> None:
    assert blow(state(Strike(options=options), target=target)).against == against


def test_a_defender_without_any_defence_meets_the_blow_with_none() -> None:
    shown = state(maneuver=ALL_OUT, guard=Guard(pd=0))
    assert (blow(shown).against, blow(shown).defense) == ("contra nenhuma defesa", None)


def test_instant_death_by_the_head_table_is_told_apart() -> None:
    head = figures(state(Strike(level=20, location=Location.HEAD)))
    body = figures(state(Strike(level=20)))
    assert ("kills" in head, "kills" in body) == (True, False)


@pytest.mark.parametrize(
    ("strike", "target", "problem"),
    [
        (Strike(level=None), Target(), "Sem NH efetivo que se role, não há golpe."),
        (Strike(location=Location.WEAPON), Target(), "O golpe vai à arma: ninguém perde PV."),
        (Strike(damage=None), Target(), "O cânone não dá o dano desta arma: escreva os dados."),
        (Strike(), Target(Against.TYPED, None), "Falta um número nos campos ao lado."),
        (Strike(), Target(pv=None), "Falta um número nos campos ao lado."),
    ],
)
def test_a_blow_that_can_not_be_told_says_why(strike: Strike, target: Target, problem: str) -> None:
    shown = blow(state(strike, target=target))
    assert (shown.problem, shown.figures, shown.losses) == (problem, (), None)


def test_a_blow_that_never_wounds_has_no_histogram_and_never_drops() -> None:
    shown = blow(state(target=Target(dr=100)))
    drops = next(figure for figure in shown.figures if figure.key == "blows")
    wounding_only_by_criticals = shown.losses is not None
    assert wounding_only_by_criticals
    assert drops.shown.isdigit()
    harmless = blow(state(Strike(damage=parse_dice("1d-9"), type=DamageType.CRUSHING)))
    never = next(figure for figure in harmless.figures if figure.key == "blows")
    assert (harmless.losses, never.shown, never.line) == (None, "—", "com esta média, nunca")


def test_the_losses_are_those_of_blows_that_wound() -> None:
    shown = blow(state(Strike(level=12, damage=parse_dice("1d")), target=Target(Against.NONE, dr=0)))
    assert shown.losses is not None
    assert shown.losses.low == 1
    assert shown.losses.at_most(shown.losses.high) == Fraction(1)


def test_the_damage_rolled_goes_through_armour_type_and_cap() -> None:
    strike = Strike(damage=parse_dice("2d"), type=DamageType.IMPALING)
    shown = blow(state(strike, target=Target(dr=2, ht=10, pv=10), damage_roll=7))
    assert shown.injury is not None
    assert (shown.injury.as_int, shown.injury_line) == (10, "ficam 0 PV")


def test_a_sheet_brings_its_attacks_with_what_its_hands_hold() -> None:
    gladius = strikes("hoplita")["Gládio"]
    assert (gladius.level, gladius.options, gladius.damage) == (15, {"large_shield": 1}, parse_dice("1d+2"))


def test_a_thrown_weapon_brings_its_figures() -> None:
    thrown = strikes("hoplita")["Lança arremessada"]
    assert (thrown.form, thrown.flight.snap, thrown.flight.maximum) == (Form.RANGED, 11, Decimal(18))


@pytest.mark.parametrize(
    ("name", "weapon", "kept"),
    [
        ("boca-de-poco", "Bote", [("attack_level", "14")]),
        ("kallias", "Lança", [("attack_damage", "1d+1")]),
        ("kallias", "Gládio", []),
    ],
)
def test_only_what_the_sheet_does_not_give_may_be_settled(
    name: str, weapon: str, kept: list[tuple[str, str]]
) -> None:
    given = strikes(name)[weapon]
    typed = replace(given, level=14, damage=parse_dice("1d+1"))
    assert given.settled == ()
    assert [(key.kind.value, value) for key, value in typed.settled] == kept


def test_the_rd_follows_where_the_blow_goes() -> None:
    sheet = read_sheet(sample_sheets() / "kallias.toml").sheet
    guard = guard_of(sheet, LineKind.IN_SCENE, DEFAULT_READINGS)
    shown = state().with_defender(guard, Target())
    head = shown.with_strike(replace(shown.strike, location=Location.HEAD))
    leg = head.with_strike(replace(head.strike, location=Location.LEG))
    assert [each.target.dr for each in (shown, head, leg)] == [3, 2, 0]
