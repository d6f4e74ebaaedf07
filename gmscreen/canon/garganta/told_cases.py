"""The rolls of a row, and when a case of it holds, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gmscreen.rules.garganta.blow import LARGE_LIMBS, SMALL_LIMBS, Location
from gmscreen.rules.garganta.cases import Case, Circumstance, Condition
from gmscreen.rules.roll_table import RollRow
from gmscreen.texts.catalogue import text

E = TypeVar("E")

_ALL_LIMBS = frozenset((*LARGE_LIMBS, *SMALL_LIMBS))


def rolls_text(row: RollRow[E]) -> str:
    """The rolls of a row: `4`, `9–11`, `36+`."""
    if row.high is None:
        return f"{row.low}+"
    return str(row.low) if row.low == row.high else f"{row.low}–{row.high}"


def told_when(case: Case[E], circumstances: Sequence[Circumstance]) -> str:
    """When a case holds, told by those of its conditions that may still be met."""
    return _told_any([one for one in case.when if any(map(one.holds, circumstances))])


def told_case(case: Case[E]) -> str:
    """When a case holds, told by all of its conditions."""
    return _told_any(case.when)


def _told_any(conditions: Sequence[Condition]) -> str:
    if not conditions:
        return text("table_rows.otherwise")
    return text("table_rows.or").join(map(_told_condition, conditions))


def _told_condition(condition: Condition) -> str:
    parts = []
    if condition.locations is not None:
        parts.append(_told_locations(condition.locations))
    if condition.damage_types is not None:
        parts.append(_joined("damage_type", sorted(condition.damage_types)))
    if condition.traits is not None:
        parts.append(_joined("weapon_trait", sorted(condition.traits)))
    return " ".join(parts)


def _told_locations(locations: frozenset[Location]) -> str:
    if locations == _ALL_LIMBS:
        return text("table_rows.limb")
    return _joined("location", [place for place in Location if place in locations])


def _joined(group: str, tokens: Sequence[str]) -> str:
    return text("table_rows.or").join(text(f"{group}.{token}") for token in tokens)
