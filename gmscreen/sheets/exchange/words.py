"""The words of written sheets: the first of each entry is written, all are read, accents and case aside."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.rules.garganta.load import Scale
from gmscreen.sheets.attacks import AttackType
from gmscreen.sheets.bonds import BondKind
from gmscreen.sheets.equipment import Area, Place, Role, ShieldSize
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.skills import Control, SkillRole
from gmscreen.sheets.traits import EffectKind
from gmscreen.texts.catalogue import has_text, text
from gmscreen.texts.folded import folded


class Section(StrEnum):
    """A part of a written sheet, under its heading."""

    IDENTITY = "identity"
    ATTRIBUTES = "attributes"
    DERIVED = "derived"
    CREATURE = "creature"
    EQUIPMENT = "equipment"
    ATTACKS = "attacks"
    SKILLS = "skills"
    SPELLS = "spells"
    ADVANTAGES = "advantages"
    DISADVANTAGES = "disadvantages"
    QUIRKS = "quirks"
    BONDS = "bonds"
    ACCOUNT = "account"
    PUBLIC = "public"
    NOTES = "notes"


class Label(StrEnum):
    """What stands before a colon."""

    NAME = "name"
    KIND = "kind"
    PEOPLE = "people"
    SCALE = "scale"
    RACIAL_MOVE = "racial_move"
    ORIGIN = "origin"
    MARK = "mark"
    POINTS = "points"
    SOURCE = "source"
    DAMAGE = "damage"
    WEALTH = "wealth"
    FLOORS = "floors"
    TRADITION = "tradition"
    GROUP = "group"
    MORALE = "morale"
    TACTICS = "tactics"
    SPECIAL = "special"
    SPOILS = "spoils"
    OBSTACLE = "obstacle"
    ATTACK = "attack"
    REMARK = "remark"
    MASTER_NOTE = "master_note"


class Figure(StrEnum):
    """A number of the line of numbers, by its label."""

    ST = "st"
    DX = "dx"
    IQ = "iq"
    HT = "ht"
    PV = "pv"
    FATIGUE = "fatigue"
    WILL = "will"
    BASIC_SPEED = "basic_speed"
    MOVE = "move"
    DODGE = "dodge"
    PD = "pd"
    DR = "dr"
    HEAD_DR = "head_dr"


GROUPS: Mapping[str, type[StrEnum]] = MappingProxyType(
    {
        "section": Section,
        "label": Label,
        "figure": Figure,
        "kind": SheetKind,
        "scale": Scale,
        "place": Place,
        "role": Role,
        "area": Area,
        "shield_size": ShieldSize,
        "weapon_kind": WeaponKind,
        "skill_type": SkillType,
        "difficulty": Difficulty,
        "control": Control,
        "skill_role": SkillRole,
        "attack_type": AttackType,
        "effect": EffectKind,
        "bond_kind": BondKind,
    }
)


def words(group: str, member: str) -> tuple[str, ...]:
    """All the ways to write a member of a group; one without words is written as its own name."""
    key = f"written.{group}.{member}"
    return tuple(text(key).split("|")) if has_text(key) else (member,)


def word(group: str, member: str) -> str:
    """How a member is written."""
    return words(group, member)[0]


@cache
def vocabulary(group: str) -> Mapping[str, str]:
    """The members of a group by each of their words, folded."""
    members = list(GROUPS[group])
    return MappingProxyType({folded(one): str(member) for member in members for one in words(group, member)})


def member(group: str, written: str) -> str | None:
    """The member that a word names, or None."""
    return vocabulary(group).get(folded(written.strip(" .:")))


def is_label_of_section(label: str) -> bool:
    """Whether a label, its sum in brackets aside, names a section: `Perícias (55)`."""
    return member("section", re.sub(r"\s*\([^()]*\)$", "", label.strip())) is not None


@cache
def load_names() -> frozenset[str]:
    """The names of the load levels, folded, as derived lines write them."""
    names = {step.name for ladder in load_ladders().values() for step in ladder.steps}
    return frozenset(folded(text(f"calc.token.load_name.{name}")) for name in names)


def any_of(choices: Iterable[str]) -> str:
    """A pattern of any of these texts, the longest first."""
    return "|".join(re.escape(one) for one in sorted(choices, key=len, reverse=True))
