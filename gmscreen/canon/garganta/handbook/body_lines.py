"""Lines of what wounds, kills, heals and wears down a body."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.canon.garganta.basic_damage import basic_damage
from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.canon.garganta.fatigue import weariness
from gmscreen.canon.garganta.handbook.entry import Line, Lines, times
from gmscreen.canon.garganta.handbook.fight_lines import columns
from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.dice import Dice
from gmscreen.rules.garganta.damage import WoundFactor
from gmscreen.rules.garganta.falls import FallRate
from gmscreen.rules.garganta.fatigue import Exertion, Toll
from gmscreen.rules.garganta.injury import Category, Mortality
from gmscreen.rules.garganta.load import LoadLadder, LoadStep, Scale
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import DASH, number, signed

_HT = "HT"


def factor_lines() -> Lines:
    """What the damage that passes the armour is multiplied by."""
    rules = wound_rules()
    return Lines(
        tuple(
            Line((text(f"reference.damage_type.{type_}"), _factor(one)))
            for type_, one in rules.factors.items()
        )
    )


def _factor(one: WoundFactor) -> str:
    usual = text("reference.times", factor=number(one.usual))
    if one.vitals == one.usual:
        return usual
    return text("reference.times_vitals", usual=usual, factor=number(one.vitals))


def cap_lines() -> Lines:
    """Where the damage of one blow stops."""
    rules = wound_rules()
    torso, head = times(rules.torso_point, _HT), times(rules.head_and_vitals, _HT)
    energy = text("reference.cap.energy_factor", factor=number(rules.energy_factor))
    return _told("cap", (("torso", torso), ("head", head), ("energy", energy)), uncapped="brain")


def _told(group: str, figures: tuple[tuple[str, str], ...], uncapped: str) -> Lines:
    lines = [Line((text(f"reference.{group}.{key}"), figure)) for key, figure in figures]
    last = Line((text(f"reference.{group}.{uncapped}"), text(f"reference.{group}.none")))
    return Lines((*lines, last))


def crippling_lines() -> Lines:
    """How much in one limb cripples it."""
    rules = wound_rules()
    shares = (("small", rules.small_limb), ("large", rules.large_limb))
    return Lines(tuple(Line((text(f"reference.limb.{key}"), _share(share))) for key, share in shares))


def _share(share: Fraction) -> str:
    return text("reference.limb.share", divisor=number(share.denominator))


def fall_lines() -> Lines:
    """Dice of a fall by its height."""
    rules = fall_rules()
    return Lines(tuple(Line(_fall(rate, rules.cap)) for rate in rules.rates))


def _fall(rate: FallRate, cap: int) -> tuple[str, str]:
    height = (
        text("reference.fall.open", cap=number(cap))
        if rate.up_to is None
        else text("reference.up_to", limit=number(rate.up_to))
    )
    return height, text("reference.fall.dice", per_die=number(rate.per_die))


def ladder_lines() -> Lines:
    """The rungs of a player character's PV."""
    rules = injury_rules()
    pc = rules.mortality[Category.PC]
    halved = ", ".join(map(number, range(rules.halved_at, 0, -1)))
    tests = "" if pc.tests_from is None else times(pc.tests_from, _HT)
    every = text("reference.rung.tests", every=number(rules.test_every))
    lines = (
        (halved, text("reference.rung.halved")),
        (text("reference.rung.from_zero"), text("reference.rung.faints")),
        (tests, every),
        (times(pc.dead_at, _HT), text("reference.rung.dead")),
        (times(rules.destroyed_at, _HT), text("reference.rung.destroyed")),
    )
    return Lines(tuple(Line(cells) for cells in lines))


def mortality_lines() -> Lines:
    """Who faints, who tests death and where each dies."""
    rules = injury_rules()
    lines = (Line(_mortal(category, one)) for category, one in rules.mortality.items())
    return Lines(tuple(lines), columns("who", "faints", "death_tests", "dies"))


def _mortal(category: Category, one: Mortality) -> tuple[str, ...]:
    return (
        text(f"reference.category.{category}"),
        text(f"reference.{'faints' if one.faints else 'faints_not'}"),
        DASH if one.tests_from is None else times(one.tests_from, _HT),
        times(one.dead_at, _HT),
    )


def first_aid_lines() -> Lines:
    """What a bandage and first aid give back."""
    rules = recovery_rules()
    first_aid = text(
        "reference.aid.least", dice=dice_text(rules.first_aid), least=number(rules.first_aid_least)
    )
    figures = (
        ("minutes", text("reference.aid.of_minutes", minutes=number(rules.bandage_minutes))),
        ("bandage", _pv(rules.bandage_pv)),
        ("first_aid", first_aid),
        ("critical", text("reference.aid.all")),
        ("fumble", _pv(-rules.first_aid_critical_failure)),
    )
    return Lines(tuple(Line((text(f"reference.aid.{key}"), figure)) for key, figure in figures))


def physician_lines() -> Lines:
    """What rest and a physician give back."""
    rules = recovery_rules()
    bonus = text(
        "reference.aid.bonus", bonus=signed(rules.physician_bonus), level=number(rules.physician_level)
    )
    figures = (
        ("rest", _pv(rules.rest_pv)),
        ("physician", bonus),
        ("weekly", _pv(rules.weekly_pv)),
        ("critical", _pv(rules.weekly_critical)),
        ("fumble", _pv(-rules.weekly_critical_failure)),
    )
    return Lines(tuple(Line((text(f"reference.aid.{key}"), figure)) for key, figure in figures))


def _pv(amount: int) -> str:
    return text("reference.pv", amount=number(amount))


def load_lines(scale: Scale) -> Lines:
    """The levels of load of a people."""
    ladder = load_ladders()[scale]
    lines = (*(Line(_load(step)) for step in ladder.steps), Line(_overload(ladder)))
    return Lines(lines, columns("load", "limit", "move"))


def _load(step: LoadStep) -> tuple[str, ...]:
    limit = text("reference.times_st", multiple=number(step.multiple))
    return text(f"load_panel.level.{step.name}"), limit, signed(step.move_penalty)


def _overload(ladder: LoadLadder) -> tuple[str, ...]:
    if ladder.lift_multiple is None:
        return text("load_panel.level.overloaded"), text("reference.untold"), DASH
    lift = text("reference.lifts", multiple=number(ladder.lift_multiple))
    return text("load_panel.level.overloaded"), lift, DASH


def basic_damage_lines() -> Lines:
    """GdP and GeB by ST."""
    rows = basic_damage().rows.items()
    lines = (Line((number(st), _dice(one.thrust), _dice(one.swing))) for st, one in rows)
    return Lines(tuple(lines), columns("st", "thrust", "swing"))


def _dice(dice: Dice | None) -> str:
    return DASH if dice is None else dice_text(dice)


def toll_lines() -> Lines:
    """What hardship costs."""
    return Lines(tuple(Line((one.name, _toll(one))) for one in weariness().fatigue.tolls.values()))


def _toll(one: Toll) -> str:
    key = "reference.toll_pv" if one.pv else "reference.toll"
    values = {"fatigue": number(one.fatigue)} | ({"pv": number(one.pv)} if one.pv else {})
    return text(key, **values)


def breath_lines() -> Lines:
    """How long a breath lasts."""
    factors = weariness().breath.seconds_per_ht.items()
    return Lines(tuple(Line((text(f"reference.breath.{one}"), _breath(one, each))) for one, each in factors))


def _breath(exertion: Exertion, each: int) -> str:
    key = "breath_held" if exertion is Exertion.HELD else "breath_lasts"
    return text(f"reference.{key}", seconds=number(each))
