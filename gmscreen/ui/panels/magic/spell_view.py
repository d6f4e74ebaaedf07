"""A spell about to be cast: level, cost, and the outcomes with what each spends."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gmscreen.canon.garganta.roll_tables import PublishedTable
from gmscreen.rules.checks import Outcome
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.cases import Circumstance
from gmscreen.rules.garganta.magic import Casting, Mana, ManaBand, ManaBands, casting, upkeep
from gmscreen.rules.garganta.spell_failure import SpellEffects
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent, signed
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.effect_chips import effect_chips
from gmscreen.ui.panels.magic.state import MagicState, Spell
from gmscreen.ui.panels.table_rows import WAYS_OF_3D, row_views
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ChipView, RowView

OUTCOME_TONES = {
    Outcome.CRITICAL_SUCCESS: Tone.GOOD,
    Outcome.SUCCESS: Tone.GOOD,
    Outcome.FAILURE: Tone.WARN,
    Outcome.CRITICAL_FAILURE: Tone.BAD,
}
_CHIP_TONES = {
    "caster_damage": Tone.BAD,
    "target": Tone.WARN,
    "stunned": Tone.WARN,
    "forgets": Tone.WARN,
    "arm_crippled_weeks": Tone.BAD,
    "demon": Tone.BAD,
    "opposite": Tone.WARN,
    "weak": Tone.INFO,
    "illusion": Tone.INFO,
    "fails": Tone.MUTED,
    "reroll_if_benign": Tone.INFO,
}


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """An outcome: its chance, the ways behind it, what it spends, and the roll if it came up."""

    outcome: Outcome
    name: str
    tone: Tone
    chance: Fraction
    shown: str
    ways: str
    spent: Derivation
    rolled: str


@dataclass(frozen=True, slots=True)
class SpellView:
    """The spell; without `casting` it can't be cast, and the problem stands beside its field.

    `told` is what came of the roll, `on_table` that the table of failures is due.
    """

    band: str
    casting: Casting | None
    upkeep: Derivation | None
    outcomes: tuple[OutcomeView, ...]
    told: str
    told_tone: Tone
    on_table: bool
    level_problem: str = ""
    pocket_problem: str = ""
    aptitude_problem: str = ""


@dataclass(frozen=True, slots=True)
class FailureView:
    """The table of critical failures, and the damage to the caster that the row found asks for, if any."""

    rows: tuple[RowView, ...]
    note: str
    damage: Dice | None
    damage_told: str


def present_spell(state: MagicState, bands: ManaBands) -> SpellView:
    """The spell for this state."""
    spell = state.spell
    band = bands.at(spell.floor) if spell.floor is not None else None
    cast, level_problem = _casting(spell, band)
    hindered = spell.null_pocket or not spell.aptitude
    possible = None if hindered else cast
    return SpellView(
        band=_band_words(spell, band, bands),
        casting=possible,
        upkeep=_upkeep(spell, possible),
        outcomes=_outcomes(possible, state.roll),
        told=_told(possible, state.roll),
        told_tone=Tone.MUTED if possible is None or state.roll is None else _tone(possible, state.roll),
        on_table=possible is not None
        and state.roll is not None
        and possible.outcome(state.roll) is Outcome.CRITICAL_FAILURE,
        level_problem=level_problem,
        pocket_problem=text("magic.impossible.pocket") if spell.null_pocket else "",
        aptitude_problem="" if spell.aptitude else text("magic.impossible.aptitude"),
    )


def _casting(spell: Spell, band: ManaBand | None) -> tuple[Casting | None, str]:
    if band is None or spell.level is None or spell.energy is None:
        return None, ""
    try:
        return casting(spell.level, spell.energy, band), ""
    except RuleError as error:
        return None, rule_problem(error)


def _band_words(spell: Spell, band: ManaBand | None, bands: ManaBands) -> str:
    """The band of the floor with its floors and what it does."""
    if spell.null_pocket:
        return text(f"magic.mana.{Mana.NULL}")
    if band is None:
        return ""
    below = [other.first_floor for other in bands.bands if other.first_floor > band.first_floor]
    return text(
        f"magic.mana.{band.mana}",
        first=number(band.first_floor),
        last=number(min(below, default=band.first_floor + 1) - 1),
        bonus=signed(band.level_bonus),
        source=band.source,
    )


def _upkeep(spell: Spell, cast: Casting | None) -> Derivation | None:
    if cast is None or spell.upkeep is None:
        return None
    return upkeep(spell.upkeep, cast.level.as_int, cast.band)


def _outcomes(cast: Casting | None, roll: int | None) -> tuple[OutcomeView, ...]:
    if cast is None:
        return ()
    odds = cast.odds()
    came_up = None if roll is None else cast.outcome(roll)
    return tuple(_outcome(cast, each, odds.get(each, 0), roll, lit=each is came_up) for each in Outcome)


def _outcome(cast: Casting, outcome: Outcome, ways: int, roll: int | None, *, lit: bool) -> OutcomeView:
    chance = Fraction(ways, WAYS_OF_3D)
    return OutcomeView(
        outcome=outcome,
        name=text(f"magic.outcome.{outcome}"),
        tone=OUTCOME_TONES[outcome],
        chance=chance,
        shown=percent(chance),
        ways=text("table_rows.ways", ways=ways, whole=WAYS_OF_3D),
        spent=cast.spent(outcome),
        rolled=text("magic.rolled", roll=number(roll or 0)) if lit else "",
    )


def _tone(cast: Casting, roll: int) -> Tone:
    return OUTCOME_TONES[cast.outcome(roll)]


def _told(cast: Casting | None, roll: int | None) -> str:
    if cast is None or roll is None:
        return ""
    outcome, level = cast.outcome(roll), cast.level.as_int
    spent = number(cast.spent(outcome).value)
    margin = number(abs(level - roll))
    return text(f"magic.told.{outcome}", roll=number(roll), level=number(level), margin=margin, spent=spent)


def present_failures(state: MagicState, table: PublishedTable[SpellEffects]) -> FailureView:
    """The table of critical failures; its row is lit once its dice are down."""
    rows = row_views(table.rolls, (Circumstance(),), failure_chips, state.table_roll)
    note = f"{table.note} [{table.source}]"
    if state.table_roll is None:
        return FailureView(rows, note, None, "")
    dice = table.rolls.row(state.table_roll).result.case().effects.caster_damage
    rolled = dice if dice is not None and dice.count else None
    told = "" if state.caster_damage is None else text("magic.hurt", amount=number(state.caster_damage))
    return FailureView(rows, note, rolled, told)


def failure_chips(effects: SpellEffects) -> tuple[ChipView, ...]:
    """What a critical failure brings, in chips."""
    return effect_chips(effects, "magic.effect", _CHIP_TONES, "magic.nothing")
