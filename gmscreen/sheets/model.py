"""A character's or a creature's sheet: what its file says, validated, and nothing worked out."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from gmscreen.rules.garganta.bonuses import NamedBonus
from gmscreen.rules.garganta.load import Scale
from gmscreen.sheets.account import Account, Wealth
from gmscreen.sheets.attacks import Attack
from gmscreen.sheets.bonds import Bond
from gmscreen.sheets.creature import CreatureNotes
from gmscreen.sheets.entry_card import EntryCard
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.fields import (
    LAX,
    Attribute,
    DiceText,
    Kilograms,
    Many,
    Move,
    Name,
    PassiveDefense,
    Points,
    Quarters,
    Record,
    Resistance,
    Slug,
    Text,
)
from gmscreen.sheets.magic import MagicHead
from gmscreen.sheets.skills import Skill, SkillRole, Spell
from gmscreen.sheets.traits import Advantage, Disadvantage, EffectKind

SCHEMA_VERSION = 1


class SheetKind(StrEnum):
    """Whose sheet it is; it decides who dies when."""

    PC = "pc"
    NAMED_NPC = "named_npc"
    CREATURE = "creature"


class Attributes(Record):
    """ST, DX, IQ and HT; None where the canon gives no number."""

    st: Attribute | None = None
    dx: Attribute | None = None
    iq: Attribute | None = None
    ht: Attribute | None = None


class PrintedLine(Record):
    """What a sheet prints of one of its two lines; the audit holds it against what comes of the pieces."""

    weight_kg: Kilograms | None = None
    load: Annotated[int, Field(ge=0, le=4)] | None = None
    move: Move | None = None
    dodge: Move | None = None


class Printed(Record):
    """Secondary values as the sheet prints them; for a creature they win over any formula (20 §4.7)."""

    pv: Annotated[int, Field(ge=0, le=1_000)] | None = None
    fatigue: Annotated[int, Field(ge=0, le=1_000)] | None = None
    basic_speed: Quarters | None = None
    move: Move | None = None
    move_note: Text | None = None
    dodge: Move | None = None
    in_scene: PrintedLine | None = None
    on_march: PrintedLine | None = None


class Natural(Record):
    """PD and RD of the body itself; `head_dr` is that of the head where it differs."""

    pd: PassiveDefense = 0
    dr: Resistance = 0
    head_dr: Resistance | None = None


class Current(Record):
    """What is left of PV and Fadiga; None for all of it. Wounds go below 0."""

    pv: Annotated[int, Field(ge=-10_000, le=10_000)] | None = None
    fatigue: Annotated[int, Field(ge=-10_000, le=10_000)] | None = None


class StrengthDamage(Record):
    """GdP and GeB as the sheet stores them."""

    thrust: DiceText | None = None
    swing: DiceText | None = None


class Sheet(Record):
    """A sheet. Absent means that nobody said: such a field is None and shown as a dash, never guessed.

    Derived values are computed when needed, never stored here. Neither `private_notes` nor `entry_card` is
    ever printed.
    """

    schema_version: Annotated[int, Field(alias="schema", ge=1, le=SCHEMA_VERSION)]
    id: Slug
    name: Name
    kind: Annotated[SheetKind, LAX]
    people: Text | None = None
    scale: Annotated[Scale, LAX] = Scale.HUMAN
    racial_move: Annotated[int, Field(ge=-5, le=5)] = 0
    origin: Text | None = None
    mark: Text | None = None
    points: Points | None = None
    quirks: Many[Text] = ()
    source: Text | None = None
    notes: Text | None = None
    private_notes: Text | None = None
    attributes: Attributes = Attributes()
    printed: Printed = Printed()
    natural: Natural = Natural()
    damage: StrengthDamage = StrengthDamage()
    current: Current = Current()
    entry_card: EntryCard | None = None
    account: Account | None = None
    wealth: Wealth | None = None
    magic: MagicHead | None = None
    creature: CreatureNotes | None = None
    equipment: Many[Piece] = ()
    attacks: Many[Attack] = ()
    skills: Many[Skill] = ()
    spells: Many[Spell] = ()
    advantages: Many[Advantage] = ()
    disadvantages: Many[Disadvantage] = ()
    bonds: Many[Bond] = ()

    @property
    def lacks_entry_card(self) -> bool:
        """Whether its player still owes the Cartão de Entrada: no hard matter is told in detail (19 §9)."""
        return self.kind is SheetKind.PC and (self.entry_card is None or not self.entry_card.answered)

    def skill(self, name: str) -> Skill | None:
        """The skill that a weapon or an attack names, or None."""
        return next((skill for skill in self.skills if skill.name == name), None)

    def skill_for(self, role: SkillRole) -> Skill | None:
        """The skill that the rules use for something, or None."""
        return next((skill for skill in self.skills if skill.role is role), None)

    def bonuses(self, kind: EffectKind) -> tuple[NamedBonus, ...]:
        """All that has this effect, by its level; an item in the pack or on the ground does nothing."""
        at_hand = [
            piece for piece in self.equipment if piece.effects and piece.quantity and piece.place.is_in_scene
        ]
        carriers: list[Advantage | Disadvantage | Piece] = [*self.advantages, *self.disadvantages, *at_hand]
        return tuple(
            NamedBonus(carrier.name, effect.level, carrier.source or "")
            for carrier in carriers
            for effect in carrier.effects
            if effect.kind is kind
        )
