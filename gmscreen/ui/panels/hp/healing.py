"""How PV come back to someone, and what is rolled for it (20 §5.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.recovery import RecoveryRules, rest_level
from gmscreen.session.rolls import RollRequest
from gmscreen.session.ward.state import Care, Wounded
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, signed
from gmscreen.ui.panels.hp.asked_roll import AskedRoll, asked_test
from gmscreen.ui.panels.hp.condition import Condition
from gmscreen.ui.roll_text import dice_text


@dataclass(frozen=True, slots=True)
class Healer:
    """Whoever looks after the wounded: the levels that he rolls against, None for not known."""

    first_aid: int | None = None
    medicine: int | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """One way to get PV back; without a roll it is given at once."""

    care: Care
    name: str
    gives: str
    roll: AskedRoll | None = None


@dataclass(frozen=True, slots=True)
class HealingView:
    """What can be done for someone now; `problem` says why nothing can, `hint` what would bring more."""

    offers: tuple[Offer, ...]
    problem: str = ""
    hint: str = ""


def healing(who: Wounded, now: Condition, healer: Healer, rules: RecoveryRules) -> HealingView:
    """Bandage, first aid, a day of rest, and a physician's week."""
    if now.death:
        return HealingView((), text("hp_panel.healing.dead"))
    return HealingView(tuple(_offers(who, now, healer, rules)), "", _hint(healer, rules))


def _offers(who: Wounded, now: Condition, healer: Healer, rules: RecoveryRules) -> Iterator[Offer]:
    time = text("hp_panel.healing.minutes", minutes=rules.bandage_minutes)
    words = text("hp_panel.healing.bandage", pv=signed(rules.bandage_pv))
    yield Offer(Care.BANDAGE, words, time)
    if now.aid_due:
        yield _aid_dice(who, rules)
    elif healer.first_aid is not None:
        yield _first_aid(who, healer.first_aid, rules)
    yield _rest(who, healer, rules)
    if _is_physician(healer, rules):
        yield _medicine(who, healer, rules)


def _first_aid(who: Wounded, level: int, rules: RecoveryRules) -> Offer:
    name = text("hp_panel.healing.first_aid")
    gives = text(
        "hp_panel.healing.first_aid_gives",
        dice=dice_text(rules.first_aid),
        least=rules.first_aid_least,
        lost=number(rules.first_aid_critical_failure),
    )
    told = Derivation.of("hp_panel.first_aid_level", level, rules.source)
    return Offer(Care.FIRST_AID, name, gives, asked_test(name, who.name, told, gives))


def _aid_dice(who: Wounded, rules: RecoveryRules) -> Offer:
    name = text("hp_panel.healing.first_aid_dice")
    gives = text("hp_panel.healing.at_least", least=rules.first_aid_least)
    return Offer(
        Care.FIRST_AID_DICE, name, gives, AskedRoll(RollRequest(rules.first_aid, name, who.name), name, gives)
    )


def _rest(who: Wounded, healer: Healer, rules: RecoveryRules) -> Offer:
    cared = _is_physician(healer, rules)
    name = text("hp_panel.healing.rest_with_physician" if cared else "hp_panel.healing.rest")
    gives = text("hp_panel.healing.passing_gives", pv=signed(rules.rest_pv))
    level = rest_level(who.ht, healer.medicine, rules)
    return Offer(Care.REST, name, gives, asked_test(name, who.name, level, gives))


def _medicine(who: Wounded, healer: Healer, rules: RecoveryRules) -> Offer:
    name = text("hp_panel.healing.medicine")
    gives = text(
        "hp_panel.healing.weekly",
        usual=signed(rules.weekly_pv),
        critical=signed(rules.weekly_critical),
        failure=signed(-rules.weekly_critical_failure),
    )
    told = Derivation.of("hp_panel.medicine_level", healer.medicine or 0, rules.source)
    return Offer(Care.MEDICINE, name, gives, asked_test(name, who.name, told, gives))


def _is_physician(healer: Healer, rules: RecoveryRules) -> bool:
    return healer.medicine is not None and healer.medicine >= rules.physician_level


def _hint(healer: Healer, rules: RecoveryRules) -> str:
    lacking = [text("hp_panel.healing.needs_first_aid")] if healer.first_aid is None else []
    if not _is_physician(healer, rules):
        lacking.append(text("hp_panel.healing.needs_physician", level=rules.physician_level))
    return " ".join(lacking)
