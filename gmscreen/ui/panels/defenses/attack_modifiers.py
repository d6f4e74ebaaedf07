"""Every modifier of an attack, in the order in which the table names them (20 §4.5, §4.11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import AttackModifier, RangeTable, attack_level, wound_modifier
from gmscreen.rules.garganta.attack_options import AimedLocation, AttackOption, OptionGroup
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.close_combat import CloseCombatRow, CloseWeapon
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.ranged import Aim, RangedWeapon, Shot, shot
from gmscreen.rules.garganta.readings import Readings, ShockAndWound
from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.defenses.strike import AllOut, Flight, Form, Strike

ALL_OUT = "all_out_attack"
UNAWARE = "unaware_target"
SHOT_ONLY = ("figure_in_the_way", "partly_covered")


@dataclass(frozen=True, slots=True)
class AttackBook:
    """The canon's figures for attacks."""

    options: Mapping[str, AttackOption]
    locations: Mapping[Location, AimedLocation]
    close_combat: Mapping[CloseWeapon, CloseCombatRow]
    ranges: RangeTable


@dataclass(frozen=True, slots=True)
class Struck:
    """The effective level, or why there is none; whether the damage is halved by the distance."""

    level: Derivation | None
    problem: str = ""
    half_damage: bool = False


def struck(
    strike: Strike, maneuver: ManeuverId, ground: Terrain | None, book: AttackBook, readings: Readings
) -> Struck:
    """The level of this attack with all that changes it."""
    if strike.level is None:
        return Struck(None, text("defenses.no_level"))
    if strike.wound is None or strike.shock is None:
        return Struck(None, text("defenses.incomplete"))
    if _is_close(strike, ground) and book.close_combat[strike.close_weapon].modifier is None:
        names = book.close_combat[strike.close_weapon].names
        return Struck(None, text("defenses.not_up_close", names=names))
    modifiers = [*_modifiers(strike, maneuver, ground, book, readings)]
    if strike.form is Form.RANGED:
        return _shot(strike, modifiers, book)
    return Struck(_with_story(strike, attack_level(_name(strike), strike.level, modifiers)))


def _name(strike: Strike) -> str:
    return strike.weapon or text("defenses.weapon")


def _is_close(strike: Strike, ground: Terrain | None) -> bool:
    tight = ground is not None and ground.all_combat_is_close
    return strike.form is Form.MELEE and (strike.close or tight)


def _with_story(strike: Strike, level: Derivation) -> Derivation:
    """The level told from the sheet on, while the number is still the sheet's."""
    story = strike.told
    if story is None or story.value != strike.level:
        return level
    return Derivation((*story.steps, *level.steps[1:]))


def _modifiers(
    strike: Strike, maneuver: ManeuverId, ground: Terrain | None, book: AttackBook, readings: Readings
) -> Iterator[AttackModifier]:
    for option in book.options.values():
        if _applies(option, strike, maneuver):
            yield option_modifier(option, 1 if option.id == ALL_OUT else strike.options[option.id])
    yield from wound_modifier(
        strike.wound or 0, strike.shock or 0, both=readings.shock_and_wound is ShockAndWound.BOTH
    )
    aimed = book.locations[strike.location]
    place = text("defenses.aimed", place=text(f"location.{strike.location}"))
    yield _named(place, aimed.modifier, aimed.source)
    if _is_close(strike, ground):
        row = book.close_combat[strike.close_weapon]
        yield AttackModifier("close_combat", row.modifier or 0, row.source)
    if ground is not None and strike.form is Form.MELEE and strike.swing:
        swing = text("defenses.swing_on", ground=ground.name.lower())
        yield _named(swing, ground.swing_modifier, ground.source)


def _applies(option: AttackOption, strike: Strike, maneuver: ManeuverId) -> bool:
    if option.id == ALL_OUT:
        return maneuver is ManeuverId.ALL_OUT_ATTACK and strike.all_out is AllOut.LEVEL
    if option.group is OptionGroup.SHOT or (option.id in SHOT_ONLY and strike.form is Form.MELEE):
        return False
    return bool(strike.options.get(option.id))


def option_modifier(option: AttackOption, chosen: int) -> AttackModifier:
    """A circumstance as a modifier: `chosen` is the figure of a span, how many of what is counted, or 1."""
    amount = option.least * chosen if option.is_fixed else chosen
    name = text("defenses.counted", name=option.name, count=number(chosen)) if option.per else option.name
    return _named(name, amount, option.source)


def _named(name: str, amount: int, source: str) -> AttackModifier:
    return AttackModifier("named_bonus", amount, source, args=(("name", name),))


def _shot(strike: Strike, modifiers: list[AttackModifier], book: AttackBook) -> Struck:
    flight = strike.flight
    if flight.distance is None or flight.speed is None or flight.size is None or flight.turns is None:
        return Struck(None, text("defenses.incomplete"))
    try:
        size = _named(text("defenses.size"), book.ranges.size_modifier(flight.size), book.ranges.source)
        fired = _fired(strike, flight, [*modifiers, size], book)
    except RuleError as error:
        return Struck(None, rule_problem(error))
    if not fired.in_range:
        return Struck(None, text("defenses.out_of_range", maximum=number(flight.maximum or 0)))
    return Struck(_with_story(strike, fired.level), half_damage=fired.half_damage)


def _fired(strike: Strike, flight: Flight, others: list[AttackModifier], book: AttackBook) -> Shot:
    weapon = RangedWeapon(
        name=_name(strike),
        level=strike.level or 0,
        snap=flight.snap,
        accuracy=flight.accuracy or 0,
        half_damage=flight.half_damage,
        maximum=flight.maximum,
    )
    aim = Aim(flight.turns or 0, flight.supported, flight.in_sight)
    return shot(weapon, flight.distance or Decimal(0), flight.speed or Decimal(0), aim, book.ranges, others)
