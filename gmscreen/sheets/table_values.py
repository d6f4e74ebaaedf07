"""Values of the table: what the canon doesn't give and a table settled for itself, laid over a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import Attack, AttackType
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import parse_decimal, parse_whole

HEAVIEST_KG = Decimal(100_000)
LEVELS = range(-20, 101)


class ValueKind(StrEnum):
    """What can be settled."""

    WEIGHT = "weight"
    ATTACK_LEVEL = "attack_level"
    ATTACK_DAMAGE = "attack_damage"
    ATTACK_TYPE = "attack_type"


@dataclass(frozen=True, slots=True)
class ValueKey:
    """What a value is of. A weight holds for a piece of that name on every sheet, and `sheet` is empty;
    the rest holds for one attack of one sheet, by its id.
    """

    kind: ValueKind
    name: str
    sheet: str = ""


def weight_key(piece: str) -> ValueKey:
    """The key of a piece's weight; names are the same without accents and case."""
    return ValueKey(ValueKind.WEIGHT, folded(piece.strip()))


def attack_key(kind: ValueKind, sheet: Sheet, attack: Attack) -> ValueKey:
    """The key of something about one attack of one sheet."""
    return ValueKey(kind, folded(attack.name.strip()), sheet.id)


def read_value(kind: ValueKind, typed: str) -> str:
    """What was typed, in the one form that is kept; NumberError or RuleError for what makes no sense."""
    if kind is ValueKind.WEIGHT:
        return f"{_bounded_weight(parse_decimal(typed)).normalize():f}"
    if kind is ValueKind.ATTACK_LEVEL:
        return str(_bounded_level(parse_whole(typed)))
    if kind is ValueKind.ATTACK_DAMAGE:
        return str(parse_dice(typed))
    return _read_type(typed)


def _bounded_weight(weight: Decimal) -> Decimal:
    if not 0 <= weight <= HEAVIEST_KG:
        raise RuleError("weight_out_of_bounds", "value", heaviest=HEAVIEST_KG)
    return weight


def _bounded_level(level: int) -> int:
    if level not in LEVELS:
        raise RuleError("level_out_of_bounds", "value", least=LEVELS[0], most=LEVELS[-1])
    return level


def _read_type(typed: str) -> str:
    if typed not in set(AttackType):
        raise RuleError("unknown_attack_type", "value", typed=typed)
    return typed


def with_table_values(
    sheet: Sheet, values: Mapping[ValueKey, str], days: Mapping[ValueKey, str] | None = None
) -> Sheet:
    """The sheet with its gaps filled where the table has a value; what the sheet says itself always wins.

    `days` are written into the source of what was filled, for those values that have one.
    """
    if not values:
        return sheet
    pieces = tuple(_weighed(piece, values, days or {}) for piece in sheet.equipment)
    attacks = tuple(_armed(sheet, attack, values, days or {}) for attack in sheet.attacks)
    return sheet.model_copy(update={"equipment": pieces, "attacks": attacks})


def told_source(day: str | None) -> str:
    """The source of a value of the table, with its day."""
    return text("sheet.table_value_of", day=day) if day else text("sheet.table_value")


def _weighed(piece: Piece, values: Mapping[ValueKey, str], days: Mapping[ValueKey, str]) -> Piece:
    key = weight_key(piece.name)
    settled = None if piece.weight_kg is not None else values.get(key)
    if settled is None:
        return piece
    return piece.model_copy(update={"weight_kg": Decimal(settled), "source": told_source(days.get(key))})


def lacking(sheet: Sheet, attack: Attack) -> tuple[ValueKind, ...]:
    """What the sheet doesn't say of one of its attacks."""
    said = {
        ValueKind.ATTACK_LEVEL: attack_level(sheet, attack),
        ValueKind.ATTACK_DAMAGE: attack.damage,
        ValueKind.ATTACK_TYPE: attack.type,
    }
    return tuple(kind for kind, value in said.items() if value is None)


def _armed(
    sheet: Sheet, attack: Attack, values: Mapping[ValueKey, str], days: Mapping[ValueKey, str]
) -> Attack:
    keys = [attack_key(kind, sheet, attack) for kind in lacking(sheet, attack)]
    settled = [key for key in keys if key in values]
    if not settled:
        return attack
    changes = dict(_change(key.kind, values[key]) for key in settled)
    return attack.model_copy(update={**changes, "source": told_source(days.get(settled[-1]))})


def _change(kind: ValueKind, value: str) -> tuple[str, object]:
    match kind:
        case ValueKind.ATTACK_LEVEL:
            return "level", int(value)
        case ValueKind.ATTACK_TYPE:
            return "type", AttackType(value)
    return "damage", value
