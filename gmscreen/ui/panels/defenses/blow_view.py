"""The whole blow: what it meets, its exact odds, what it costs, and the damage rolled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, Distribution
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.damage import Blow, WoundRules, damage
from gmscreen.rules.garganta.exchange import (
    CriticalShare,
    Exchange,
    ExchangeOdds,
    blows_to_drop,
    exchange_odds,
)
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.ranged import halved_at_range
from gmscreen.rules.garganta.readings import Readings
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import DASH, number, percent
from gmscreen.ui.panels.defenses.attack_modifiers import UNAWARE
from gmscreen.ui.panels.defenses.attack_view import AttackView
from gmscreen.ui.panels.defenses.defense_view import DefensesView
from gmscreen.ui.panels.defenses.state import Against, DefensesState
from gmscreen.ui.panels.defenses.strike import AllOut, Strike
from gmscreen.ui.panels.hundredths import hundredths
from gmscreen.ui.theme.theme import Tone

_MORE_DAMAGE = 2
SOURCE = "20 §4"


@dataclass(frozen=True, slots=True)
class BlowBook:
    """What a wound costs, and what the critical tables do to it."""

    wounds: WoundRules
    shares: Callable[[Location, DamageType], Sequence[CriticalShare]]


@dataclass(frozen=True, slots=True)
class BlowFigure:
    """A number of the whole blow."""

    key: str
    caption: str
    told: Derivation
    shown: str
    line: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class BlowView:
    """The blow; without figures `problem` says why. `losses` are the PV lost when it wounds."""

    against: str
    defense: int | None
    dice: Dice | None
    problem: str
    figures: tuple[BlowFigure, ...]
    losses: Distribution | None
    bad_from: int | None
    injury: Derivation | None
    injury_line: str


def present_blow(
    state: DefensesState, attack: AttackView, guard: DefensesView, book: BlowBook, readings: Readings
) -> BlowView:
    """The whole blow of this state."""
    defense, against = _defense(state, guard)
    dice, problem = damage_dice(state), _problem(state, attack)
    odds = None if problem or dice is None else _odds(state, attack, defense, dice, book, readings)
    injury = None if problem else _injury(state, attack, book, readings)
    return BlowView(
        against=against,
        defense=defense,
        dice=dice,
        problem=problem,
        figures=() if odds is None else tuple(_figures(odds, state)),
        losses=None if odds is None else _losses(odds),
        bad_from=state.target.pv,
        injury=injury,
        injury_line="" if injury is None else _injury_line(injury, state),
    )


def damage_dice(state: DefensesState) -> Dice | None:
    """The dice of the damage, with the +2 of an Ataque Total that goes there."""
    strike = state.strike
    if strike.damage is None:
        return None
    harder = state.attack_maneuver is ManeuverId.ALL_OUT_ATTACK and strike.all_out is AllOut.DAMAGE
    return strike.damage.plus(_MORE_DAMAGE) if harder else strike.damage


def _defense(state: DefensesState, guard: DefensesView) -> tuple[int | None, str]:
    """The total that the attack meets, None for none, and what it is called."""
    target, pd = state.target, state.guard.pd or 0
    if target.against is Against.NONE:
        return None, text("defenses.against_nothing")
    if target.against is Against.TYPED:
        return target.defense, text("defenses.against_typed", total=_shown(target.defense))
    if state.strike.options.get(UNAWARE):
        return (pd or None), text("defenses.against_passive", total=_shown(pd))
    if guard.best is None or guard.best.total is None:
        return None, text("defenses.against_nothing")
    total = guard.best.total.as_int
    return total, text("defenses.against_best", name=guard.best.caption, total=number(total))


def _shown(value: int | None) -> str:
    return DASH if value is None else number(value)


def _problem(state: DefensesState, attack: AttackView) -> str:
    target = state.target
    if attack.level is None:
        return text("defenses.no_blow_without_level")
    if state.strike.location is Location.WEAPON:
        return text("defenses.weapon_hit")
    if state.strike.damage is None:
        return text("defenses.no_damage")
    typed_none = target.against is Against.TYPED and target.defense is None
    missing = typed_none or target.dr is None or target.ht is None or target.pv is None
    return text("defenses.incomplete") if missing else ""


def _odds(
    state: DefensesState,
    attack: AttackView,
    defense: int | None,
    dice: Dice,
    book: BlowBook,
    readings: Readings,
) -> ExchangeOdds:
    strike, target = state.strike, state.target
    exchange = Exchange(
        attack_level=0 if attack.level is None else attack.level.as_int,
        defense_total=defense,
        damage=dice,
        type=strike.type,
        dr=target.dr or 0,
        ht=target.ht or 0,
        location=strike.location,
        half_damage=attack.half_damage,
    )
    return exchange_odds(exchange, book.shares(strike.location, strike.type), book.wounds, readings)


def _figures(odds: ExchangeOdds, state: DefensesState) -> Iterator[BlowFigure]:
    hit = Derivation.of("chance_hit", _hundred(odds.hit), "20 §4.8")
    lands = hit.add("chance_defended", -_hundred(odds.defended), "20 §4.6")
    lands = lands.replaced("defenses.lands", _hundred(odds.lands), SOURCE)
    wounds = lands.replaced("defenses.wounds", _hundred(odds.wounds), "20 §4.9")
    pv = state.target.pv or 0
    yield _chance("lands", lands, odds.lands, Tone.TEXT)
    yield _chance("wounds", wounds, odds.wounds, Tone.ACCENT)
    yield _mean(odds)
    yield _blows(odds, pv)
    drop = sum((chance for loss, chance in odds.injury if loss >= max(1, pv)), Fraction(0)) + odds.kills
    dropping = Derivation.of("defenses.drops", _hundred(drop), "20 §4; 19 §7", pv=pv)
    yield _chance("drops", dropping, drop, Tone.BAD)
    if odds.kills:
        kills = Derivation.of("defenses.kills", _hundred(odds.kills), "20 §4.8")
        yield _chance("kills", kills, odds.kills, Tone.BAD)


def _hundred(chance: Fraction) -> Fraction:
    return Fraction(hundredths(100 * chance))


def _chance(key: str, told: Derivation, chance: Fraction, tone: Tone) -> BlowFigure:
    return BlowFigure(
        key, text(f"defenses.figure.{key}"), told, percent(chance), text(f"defenses.figure_line.{key}"), tone
    )


def _mean(odds: ExchangeOdds) -> BlowFigure:
    told = Derivation.of("mean_injury", hundredths(odds.mean_injury), "20 §4.9; 20 §4.13")
    line = text("defenses.figure_line.mean")
    if odds.wounds:
        line = text("defenses.when_it_wounds", mean=number(odds.mean_injury / odds.wounds, 1))
    return BlowFigure(
        "mean", text("defenses.figure.mean"), told, number(odds.mean_injury, 2), line, Tone.TEXT
    )


def _blows(odds: ExchangeOdds, pv: int) -> BlowFigure:
    count = blows_to_drop(odds.mean_injury, pv)
    mean = hundredths(odds.mean_injury)
    told = Derivation.of("defenses.pv_to_take", pv, "19 §7")
    if count is None:
        told = told.noted("defenses.never_drops", SOURCE)
    else:
        told = told.replaced("defenses.blows", count, SOURCE, mean=mean)
    shown = DASH if count is None else number(count)
    line = text("defenses.never") if count is None else plural("defenses.blows_line", count, pv=number(pv))
    return BlowFigure("blows", text("defenses.figure.blows"), told, shown, line, Tone.TEXT)


def _losses(odds: ExchangeOdds) -> Distribution | None:
    """The PV lost when the blow wounds, in whole ways; None when it never does."""
    wounding = [(loss, chance) for loss, chance in odds.injury if loss > 0]
    if not wounding:
        return None
    whole = lcm(*(chance.denominator for _, chance in wounding))
    ways = {loss: int(chance * whole) for loss, chance in wounding}
    low, high = wounding[0][0], wounding[-1][0]
    return Distribution(low, tuple(ways.get(loss, 0) for loss in range(low, high + 1)))


def _injury(
    state: DefensesState, attack: AttackView, book: BlowBook, readings: Readings
) -> Derivation | None:
    """What the damage rolled costs: a normal blow, whatever a critical table would add."""
    roll, target, strike = state.damage_roll, state.target, state.strike
    if roll is None or target.dr is None or target.ht is None:
        return None
    basic = halved_at_range(roll).as_int if attack.half_damage else roll
    blow = Blow(basic_roll=basic, type=strike.type, location=strike.location, dr=target.dr)
    done = damage(blow, target.ht, book.wounds, readings).injury
    return Derivation((*halved_at_range(roll).steps, *done.steps[1:])) if attack.half_damage else done


def _injury_line(injury: Derivation, state: DefensesState) -> str:
    if state.target.pv is None:
        return ""
    return text("defenses.pv_left", left=number(state.target.pv - injury.as_int))


def strike_words(strike: Strike) -> str:
    """Who attacks with what, for a title and for the record."""
    return " · ".join(part for part in (strike.name, strike.weapon) if part)
