"""Spells: cast by the mana of the floor, with what success and failure spend (19 §6, §8; 20 §4.15, §6.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.canon.garganta.spell_failure import spell_failures
from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, Outcome
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.magic import (
    Casting,
    ManaBand,
    casting,
    resistance_level,
    resisted_level,
    takes_effect,
)
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.projectile_spells import ProjectileSpell, concentration_seconds
from gmscreen.rules.garganta.spell_failure import SpellEffects
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.fight.attributes import strength, willpower
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.focus import HeldMissile
from gmscreen.session.fight.permissions import require_no_blow, require_turn
from gmscreen.session.fight.play import THREE_DICE, Play
from gmscreen.session.fight.suffering import cripple
from gmscreen.session.fight.tiring import tire
from gmscreen.session.fight.wounding import lose_pv, stun
from gmscreen.session.fight.wounds import Flank, Stun
from gmscreen.session.typed_dice import Typed
from gmscreen.sheets.skills import Spell
from gmscreen.sheets.traits import EffectKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded

FIRST_FLOOR = 1
SHORTEST = 1


@dataclass(frozen=True, slots=True)
class CastSpell:
    """Cast a spell of the sheet with so much energy, after its seconds of Concentrar.

    A projectile spell is then held in the hand, and thrown as an attack of its own; another one does what
    the Mestre de Cena says, unless the target resists with `resisted_by`. `failure_dice` are those of the
    table of critical failures, `resisting_dice` the target's.
    """

    fight: str
    caster: str
    spell: str
    energy: int
    dice: Typed | None = None
    failure_dice: Typed | None = None
    target: str = ""
    resisted_by: Resisting | None = None
    resisting_dice: Typed | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError without Aptidão Mágica, in a null pocket, or before the time."""
        play = Play(campaign, self.fight, moment)
        one = play.fighter(self.caster)
        _require_casting(play, one, self.spell, self.energy)
        found = casting_of(play, one, self.spell, self.energy)
        roll = play.test(one.id, text("fight.roll.spell", spell=self.spell), found.level, self.dice)
        outcome = found.outcome(roll)
        one = play.fighter(one.id)
        focus = replace(one.focus, concentration=None)
        play.put(replace(one, focus=focus, turn=replace(one.turn, used=True)))
        play.tell(f"spell_{outcome}", one.id, spell=self.spell, roll=roll, level=found.level.as_int)
        tire(play, one.id, found.spent(outcome).as_int)
        missile = projectile_named(self.spell)
        if outcome.passed and missile is not None:
            one = play.fighter(one.id)
            held = HeldMissile(missile.id, self.energy)
            play.put(replace(one, focus=replace(one.focus, missile=held)))
        if outcome.passed and self.resisted_by is not None:
            self._resist(play, resisted_level(found.level.as_int).as_int - roll, self.resisted_by)
        if outcome is Outcome.CRITICAL_FAILURE:
            _go_wrong(play, one.id, self.failure_dice)
        return play.step(label("fight_cast", name=one.name, spell=self.spell))

    def _resist(self, play: Play, margin: int, attribute: Resisting) -> None:
        """The target's test: a margin as large as the caster's, whose level counts 16 at most (20 §7.3)."""
        level = resisting_level(play, play.fighter(self.target), attribute)
        name = text("fight.roll.resists_spell", spell=self.spell)
        rollable = level.as_int >= LOWEST_ROLLED_LEVEL
        roll = play.test(self.target, name, level, self.resisting_dice) if rollable else 0
        works = not rollable or takes_effect(margin, level.as_int - roll)
        play.tell("spell_works" if works else "spell_resisted", self.target, spell=self.spell)


class Resisting(StrEnum):
    """What a spell is resisted with."""

    ST = "st"
    DX = "dx"
    IQ = "iq"
    HT = "ht"
    WILL = "will"


def resisting_level(battle: Battle, one: Fighter, attribute: Resisting) -> Derivation:
    """The attribute, and Força de Vontade, which Vontade has in it already (20 §7.3)."""
    if attribute is Resisting.WILL:
        return willpower(battle, one)
    profile = battle.profile(one)
    value = {
        Resisting.ST: strength(battle, one).as_int if profile.st is not None else None,
        Resisting.DX: profile.dx,
        Resisting.IQ: profile.iq,
        Resisting.HT: profile.ht,
    }[attribute]
    if value is None:
        raise RuleError("fighter_lacks_attribute", "target", name=one.name)
    return resistance_level(value, profile.levels(EffectKind.STRONG_WILL))


def casting_of(battle: Battle, one: Fighter, spell: str, energy: int) -> Casting:
    """Level and cost of a spell here and now; shock weighs on it as on anything of IQ (20 §5.1)."""
    known = spell_named(battle, one, spell)
    missile = projectile_named(spell)
    if missile is not None and not missile.least_energy <= energy <= missile.most_energy:
        least, most = missile.least_energy, missile.most_energy
        raise RuleError("energy_out_of_bounds", "energy", least=least, most=most)
    if energy < 0:
        raise RuleError("energy_below_zero", "energy")
    effective = known.effective.add("shock", -one.wounds.shock_now, "20 §5.1")
    found = casting(effective.as_int, energy, mana_here(battle))
    level = Derivation((*effective.steps, *found.level.steps[1:]))
    return replace(found, level=level)


def mana_here(battle: Battle) -> ManaBand:
    """The mana of the campaign's floor; RuleError in a null pocket. Above ground it is that of the first."""
    if battle.head.null_pocket:
        raise RuleError("null_pocket", "spell")
    return mana_bands().at(max(FIRST_FLOOR, battle.campaign.settings.floor))


def spell_named(battle: Battle, one: Fighter, name: str) -> Spell:
    """The spell of his sheet; RuleError for one that he has not, or without Aptidão Mágica."""
    sheet = battle.profile(one).sheet
    if not sheet.bonuses(EffectKind.MAGERY):
        raise RuleError("no_magery", "spell", name=one.name)
    found = next((spell for spell in sheet.spells if spell.name == name), None)
    if found is None:
        raise RuleError("no_such_spell", "spell", name=name)
    return found


def projectile_named(spell: str) -> ProjectileSpell | None:
    """The projectile spell of this name, or None."""
    return next((one for one in projectile_spells().values() if folded(one.name) == folded(spell)), None)


def seconds_needed(spell: str, energy: int) -> int:
    """Seconds of Concentrar: one a point of energy for a projectile, one for the others (19 §6; 20 §6.4)."""
    return concentration_seconds(energy).as_int if projectile_named(spell) else SHORTEST


def _require_casting(play: Play, one: Fighter, spell: str, energy: int) -> None:
    require_turn(play, one)
    require_no_blow(play)
    if one.turn.maneuver is not ManeuverId.CONCENTRATE or one.turn.used:
        raise RuleError("concentrate_first", "spell", name=one.name)
    concentrating = one.focus.concentration
    done = concentrating.seconds if concentrating and concentrating.spell == spell else 0
    needed = seconds_needed(spell, energy)
    if done < needed:
        raise RuleError("concentration_too_short", "energy", done=done, needed=needed)


def _go_wrong(play: Play, who: str, typed: Typed | None) -> None:
    """The table of critical failures; what only a Mestre can bring about is told, not done."""
    roll = play.dice(who, text("fight.roll.spell_failure"), THREE_DICE, typed)
    case = spell_failures().rolls.row(roll).result.case()
    play.tell("spell_failure_row", who, roll=roll, row=case.text)
    effects: SpellEffects = case.effects
    if effects.caster_damage is not None:
        lost = play.dice(who, text("fight.roll.spell_harm"), effects.caster_damage)
        if lost > 0:
            lose_pv(play, who, lost, "spell_harms")
    if effects.stunned:
        stun(play, who, Stun.MENTAL)
    if effects.arm_crippled_weeks and not play.fighter(who).wounds.dead:
        cripple(play, who, Location.ARM, Flank.MAIN)
