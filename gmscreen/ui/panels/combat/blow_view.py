"""The three cards of a blow: attack, defence, damage; a pure function of what the fight says of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import zip_longest

from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.derivation import Derivation, Operation
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import AttackOutcome
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.rules.garganta.damage import damage
from gmscreen.rules.garganta.defenses import DefenseKind
from gmscreen.session.fight.armor import resistance_at
from gmscreen.session.fight.asks import Ask
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.damaging import blow_of
from gmscreen.session.fight.exchange import Defended, Exchange, Stage
from gmscreen.session.fight.guard import Guard, GuardRow
from gmscreen.session.fight.odds import BlowOdds, attack_chances, defense_chance
from gmscreen.session.fight.strike_level import wound_type
from gmscreen.session.fight.view import BlowView
from gmscreen.texts.catalogue import text
from gmscreen.texts.dice import dice_text
from gmscreen.texts.numbers import DASH, number, percent, signed
from gmscreen.texts.problems import rule_problem
from gmscreen.texts.steps import explained
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.blow_numbers import (
    attack_number,
    blasted,
    damage_number,
    defense_numbers,
    table_number,
)
from gmscreen.ui.panels.combat.roster_view import Mark, dots
from gmscreen.ui.theme.theme import Tone

Choice = tuple[DefenseKind | None, str]
"""A defence: its kind, None for PD alone, and the weapon that parries."""

THREE = parse_dice("3d")
_PAST_DEFENSE = (Stage.CRITICAL, Stage.DAMAGE, Stage.DONE)
_MISSES = (AttackOutcome.MISS, AttackOutcome.CRITICAL_MISS)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a card: what, its source, how much."""

    words: str
    source: str = ""
    amount: str = ""
    tone: Tone = Tone.TEXT


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a blow. `now` says that it is awaited; `dice` what is rolled then, None for nothing.

    `big` is the number to roll, explained by `told`; `odds` stands beside it, `result` under it.
    """

    title: str
    outcome: Mark
    chips: tuple[Mark, ...]
    lines: tuple[Line, ...]
    big: str
    told: Derivation | None
    odds: str
    result: tuple[Line, ...]
    now: bool
    act: str
    dice: Dice | None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class DefenseChip:
    """A defence to choose: `reason` in words where it can't be; `key` is the digit that chooses it."""

    choice: Choice
    key: str
    words: str
    reason: str
    chosen: bool
    told: Derivation | None


@dataclass(frozen=True, slots=True)
class DefenseStep:
    """The defence: the step, the choices, and the retreat (`retreat_reason` where there is none)."""

    step: Step
    choices: tuple[DefenseChip, ...]
    retreat: bool
    retreat_reason: str


@dataclass(frozen=True, slots=True)
class Cards:
    """The three cards, what the attack lacks, and the whole blow's chances in a line.

    `missed`: the blow ended with its attack, and there is nothing to defend.
    """

    attack: Step
    defense: DefenseStep
    damage: Step
    asks: tuple[Ask, ...]
    whole: str
    missed: bool


def cards(
    battle: Battle,
    blow: BlowView,
    chosen: Choice | None,
    *,
    retreat: bool,
) -> Cards:
    """The cards of a blow, said or in hand."""
    return Cards(
        attack=_attack(battle, blow),
        defense=_defense(battle, blow, chosen, retreat=retreat),
        damage=_damage(battle, blow),
        asks=blow.asks,
        whole="" if blow.exchange.stage is Stage.DONE else _whole(blow.odds),
        missed=blow.exchange.outcome in _MISSES,
    )


def _attack(battle: Battle, blow: BlowView) -> Step:
    exchange = blow.exchange
    one, target = (battle.name(each) for each in (exchange.strike.attacker, exchange.strike.target))
    table = exchange.stage in (Stage.CRITICAL, Stage.FUMBLE)
    level = blow.level
    if exchange.attack_roll:
        big = text("combat.level_rolled", level=number(exchange.level))
    else:
        big = DASH if level is None else text("combat.level", level=number(level.as_int))
    return Step(
        title=text("combat.attack_title", name=isolated(one), target=isolated(target)),
        outcome=_outcome(exchange),
        chips=tuple(_attack_chips(blow)),
        lines=() if level is None else tuple(_modifiers(level)),
        big=big,
        told=level,
        odds=_attack_odds(battle, blow),
        result=tuple(_rolled(battle, blow)),
        now=exchange.stage is Stage.ATTACK or table,
        act=_attack_act(exchange.stage, level),
        dice=THREE if table or (exchange.stage is Stage.ATTACK and level is not None) else None,
        problem=_problem(blow),
    )


def _attack_act(stage: Stage, level: Derivation | None) -> str:
    if stage in (Stage.CRITICAL, Stage.FUMBLE):
        return text(f"combat.roll_{stage}")
    return text("combat.attack") if level is None else text("combat.attack_at", level=number(level.as_int))


def _problem(blow: BlowView) -> str:
    if blow.exchange.stage is not Stage.ATTACK:
        return ""
    if blow.refusal is not None:
        return rule_problem(blow.refusal)
    if blow.level is not None and blow.level.as_int < LOWEST_ROLLED_LEVEL:
        return rule_problem(RuleError("level_not_rolled", "level", level=blow.level.as_int))
    return ""


def _attack_chips(blow: BlowView) -> Iterator[Mark]:
    arm, strike = blow.arm, blow.exchange.strike
    level = DASH if arm.level is None else number(arm.level.as_int)
    yield Mark(text("combat.weapon", name=isolated(arm.name), level=level))
    yield Mark(text(f"location.{strike.location}"))
    kind = wound_type(strike, arm)
    dice = DASH if blow.dice is None else dice_text(blow.dice)
    yield Mark(text("combat.dice_of", type=DASH if kind is None else text(f"damage_type.{kind}"), dice=dice))
    if blow.exchange.feint:
        yield Mark(text("combat.feint_now", margin=number(-blow.exchange.feint)), Tone.WARN)


def _modifiers(level: Derivation) -> Iterator[Line]:
    for step, line in zip(level.steps, explained(level), strict=True):
        if step.operation is Operation.ADD and step.amount:
            yield Line(line.label, line.source, line.amount)


def _attack_odds(battle: Battle, blow: BlowView) -> str:
    if blow.level is None or blow.level.as_int < LOWEST_ROLLED_LEVEL or blow.exchange.attack_roll:
        return ""
    chances = attack_chances(blow.level.as_int, battle.campaign.settings.readings)
    critical = chances.get(AttackOutcome.CRITICAL_HIT, Fraction(0))
    hits = chances.get(AttackOutcome.HIT, Fraction(0)) + critical
    return text("combat.attack_odds", hits=percent(hits), critical=percent(critical))


def _outcome(exchange: Exchange) -> Mark:
    match exchange.outcome:
        case AttackOutcome.HIT:
            by = number(exchange.level - exchange.attack_roll)
            return Mark(text("combat.hit_by", by=by), Tone.GOOD)
        case AttackOutcome.MISS:
            return Mark(text("combat.miss"), Tone.BAD)
        case AttackOutcome.CRITICAL_HIT | AttackOutcome.CRITICAL_MISS:
            good = exchange.outcome is AttackOutcome.CRITICAL_HIT
            return Mark(text(f"combat.{exchange.outcome}"), Tone.GOOD if good else Tone.BAD)
    return Mark("")


def _rolled(battle: Battle, blow: BlowView) -> Iterator[Line]:
    exchange = blow.exchange
    if exchange.attack_roll:
        roll, level = number(exchange.attack_roll), number(exchange.level)
        yield Line(text("combat.rolled_against", roll=roll, level=level), attack_number(battle))
    if exchange.critical_roll and blow.critical is not None:
        roll = number(exchange.critical_roll)
        source = f"20 §4.8  {table_number(battle)}".rstrip()
        yield Line(text("combat.table_row", roll=roll, row=blow.critical.text), source)


def _defense(battle: Battle, blow: BlowView, chosen: Choice | None, *, retreat: bool) -> DefenseStep:
    exchange, guard = blow.exchange, blow.guard_retreating if retreat else blow.guard
    now = exchange.stage is Stage.DEFENSE
    over = exchange.stage in _PAST_DEFENSE
    choices = tuple(_choices(guard, chosen)) if guard and not over else ()
    picked = next((each for each in choices if each.chosen), None)
    told = picked.told if picked else None
    total = None if told is None else told.as_int
    step = Step(
        title=text("combat.defense_title", name=isolated(battle.name(exchange.strike.target))),
        outcome=_defended(exchange.defenses),
        chips=(),
        lines=(),
        big="",
        told=told,
        odds="" if total is None else text("combat.defends", chance=percent(defense_chance(total))),
        result=tuple(_defense_lines(battle, exchange)),
        now=now,
        act=DASH if picked is None else text("combat.defend_with", name=picked.words),
        dice=THREE if now and told is not None else None,
        problem=text("combat.no_defense_left") if guard and picked is None and not over else "",
    )
    may = guard is not None and blow.guard is not None and blow.guard.may_retreat
    spent = blow.guard is not None and blow.guard.retreat_spent
    reason = "" if may else text("combat.retreat_spent" if spent else "combat.retreat_not_allowed")
    return DefenseStep(step, choices, retreat and may, reason)


def _choices(guard: Guard, chosen: Choice | None) -> Iterator[DefenseChip]:
    picked = _picked(guard, chosen)
    for place, row in enumerate(guard.rows, 1):
        choice = (row.kind, row.weapon)
        yield DefenseChip(
            choice=choice,
            key=str(place),
            words=defense_words(row),
            reason="" if row.reason is None else text(f"rule_error.defense_{row.reason}"),
            chosen=choice == picked,
            told=row.total,
        )
    passive = guard.passive
    if passive is not None:
        words = text("combat.only_pd", total=number(passive.as_int))
        yield DefenseChip((None, ""), "0", words, "", picked == (None, ""), passive)


def _picked(guard: Guard, chosen: Choice | None) -> Choice | None:
    """The defence that will be rolled: the one chosen where it can be, or the best, or PD alone."""
    usable: list[Choice] = [(row.kind, row.weapon) for row in guard.rows if row.reason is None]
    if guard.passive is not None:
        usable.append((None, ""))
    if chosen in usable:
        return chosen
    best = guard.best
    if best is not None:
        return (best.kind, best.weapon)
    return (None, "") if guard.passive is not None else None


def defense_words(row: GuardRow) -> str:
    """A defence with the number to roll, PD counted, and what is left of it."""
    name = text(f"fight.defense.{row.kind}")
    if row.weapon and row.kind is DefenseKind.PARRY:
        name = text("fight.defense.with", name=name, weapon=isolated(row.weapon))
    words = text("combat.chip", name=name, total=number(row.total.as_int))
    return f"{words} {dots(row)}".rstrip()


def _defended(defenses: Sequence[Defended]) -> Mark:
    if not defenses:
        return Mark("")
    good = defenses[-1].passed
    return Mark(text("combat.defended" if good else "combat.not_defended"), Tone.GOOD if good else Tone.BAD)


def _defense_lines(battle: Battle, exchange: Exchange) -> Iterator[Line]:
    """What was rolled; of a blow that landed without it, why there was nothing to roll."""
    if exchange.stage in _PAST_DEFENSE and not exchange.defenses:
        critical = exchange.outcome is AttackOutcome.CRITICAL_HIT
        yield Line(text(f"combat.{'critical_allows_none' if critical else 'was_not_defended'}"))
    for each, place in zip_longest(exchange.defenses, defense_numbers(battle)[: len(exchange.defenses)]):
        name = text("fight.defense.passive") if each.kind is None else text(f"fight.defense.{each.kind}")
        words = text("combat.defense_rolled", name=name, roll=number(each.roll), total=number(each.total))
        yield Line(words, place or "", text("combat.passed" if each.passed else "combat.failed"))


def _damage(battle: Battle, blow: BlowView) -> Step:
    exchange = blow.exchange
    now = exchange.stage is Stage.DAMAGE
    dice = blow.dice
    wounded = exchange.damage_roll or exchange.injury
    injury = Mark(
        text("combat.lost", pv=number(exchange.injury)), Tone.BAD if exchange.injury else Tone.MUTED
    )
    return Step(
        title=text("combat.damage_title"),
        outcome=injury if wounded else Mark(""),
        chips=(),
        lines=tuple(_damage_lines(battle, blow)),
        big="",
        told=None,
        odds="",
        result=(),
        now=now,
        act=text("combat.damage" if dice is None else "combat.damage_of", dice=_dice(dice)),
        dice=dice if now else None,
        problem="",
    )


def _dice(dice: Dice | None) -> str:
    return DASH if dice is None else dice_text(dice)


def _damage_lines(battle: Battle, blow: BlowView) -> Iterator[Line]:
    exchange = blow.exchange
    if exchange.spared:
        yield Line(text("combat.spared"), tone=Tone.MUTED)
    if exchange.damage_roll:
        if not exchange.spared:
            yield from _suffered(battle, blow)
        yield from _blasted(battle, exchange)
        return
    strike, arm = exchange.strike, blow.arm
    kind = wound_type(strike, arm)
    if blow.dice is not None:
        spread = blow.dice.distribution
        span = text("combat.from_to", low=number(spread.low), high=number(spread.high))
        yield Line(dice_text(blow.dice), arm.attack.source or "", span)
    if kind is not None:
        target = battle.profile(battle.fighter(strike.target)).sheet
        resistance = resistance_at(target, strike.location, kind)
        where = text(f"location.{strike.location}")
        amount = signed(-resistance.as_int) if resistance.as_int else number(0)
        yield Line(text("combat.resistance", place=where), resistance.steps[-1].source, amount)


def _suffered(battle: Battle, blow: BlowView) -> Iterator[Line]:
    """From the dice to the injury, each step with its source."""
    exchange, kind = blow.exchange, wound_type(blow.exchange.strike, blow.arm)
    if kind is None:
        return
    target = battle.fighter(exchange.strike.target)
    effects = BlowEffects() if blow.critical is None else blow.critical.effects
    struck = blow_of(battle, exchange, target, blow.arm, kind, exchange.damage_roll, effects)
    before = 0
    if struck.location.is_limb:
        before = max(0, target.wounds.limb(struck.location, exchange.strike.flank).injury - exchange.injury)
    struck = replace(struck, injury_before=before)
    found = damage(struck, battle.profile(target).ht, wound_rules(), battle.campaign.settings.readings)
    for place, (step, line) in enumerate(zip(found.injury.steps, explained(found.injury), strict=True)):
        plain = not place or step.operation is Operation.NOTE
        amount = line.total if plain else text("combat.step_total", amount=line.amount, total=line.total)
        source = line.source if place else f"{line.source}  {damage_number(battle)}".rstrip()
        yield Line(line.label, source, amount)


def _blasted(battle: Battle, exchange: Exchange) -> Iterator[Line]:
    """What those around lost."""
    for line in blasted(battle) if exchange.strike.around else ():
        words = text("combat.in_the_blast", name=isolated(battle.name(line.who)))
        yield Line(words, "", text("combat.lost", pv=number(-line.pv)))


def _whole(odds: BlowOdds | None) -> str:
    if odds is None:
        return ""
    blows = DASH if odds.blows_to_drop is None else number(odds.blows_to_drop)
    return text(
        "combat.whole_odds",
        wounds=percent(odds.whole.wounds),
        mean=number(odds.whole.mean_injury, 1),
        blows=blows,
    )
