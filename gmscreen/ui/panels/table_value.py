"""Values of the table as panels ask for them and show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.dice import parse_dice
from gmscreen.session.records import ValueRecord
from gmscreen.session.table_values import TableValues
from gmscreen.sheets.attacks import AttackType
from gmscreen.sheets.table_values import ValueKey, ValueKind, told_source
from gmscreen.texts.catalogue import text
from gmscreen.texts.days import day_words
from gmscreen.texts.numbers import kilograms, number
from gmscreen.ui.panels.refused import refused
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.widgets.question import Question
from gmscreen.ui.widgets.table import Cell

Settled = Mapping[ValueKey, ValueRecord]
"""What the table settled, by what it is of."""

NOTHING_SETTLED: Settled = {}


@dataclass(frozen=True, slots=True)
class Gap:
    """What a question is about: the key of the value, and the name as the sheet writes it."""

    key: ValueKey
    shown: str


def settled_by_key(records: Iterable[ValueRecord]) -> Settled:
    """The values by their keys."""
    return {record.key: record for record in records}


def question(key: ValueKey, shown: str, settled: Settled) -> Question:
    """What a gap asks; `shown` is the name as the sheet writes it."""
    record = settled.get(key)
    return Question(
        key=Gap(key, shown),
        caption=text(f"table_value.asks.{key.kind}", name=shown),
        answer="" if record is None else _as_typed(record),
        unit=text("table_value.kilograms") if key.kind is ValueKind.WEIGHT else "",
        hint=text("table_value.damage_example") if key.kind is ValueKind.ATTACK_DAMAGE else "",
        options=_types() if key.kind is ValueKind.ATTACK_TYPE else (),
    )


def asking(cell: Cell, key: ValueKey, shown: str, settled: Settled) -> Cell:
    """A cell that asks for a gap of a sheet; a settled one says whose value it is, and of which day."""
    record = settled.get(key)
    note = text("table_value.settle_here") if record is None else record_source(record)
    return Cell(
        cell.words, cell.tone, cell.strong, cell.struck, cell.derivation, note, question(key, shown, settled)
    )


def record_source(record: ValueRecord) -> str:
    """Where a settled value comes from: `valor da mesa, 30/11/2026`."""
    return told_source(day_words(record.settled_at))


def value_words(record: ValueRecord) -> str:
    """A settled value as it is shown."""
    match record.kind:
        case ValueKind.WEIGHT:
            return kilograms(Decimal(record.value))
        case ValueKind.ATTACK_LEVEL:
            return number(int(record.value))
        case ValueKind.ATTACK_DAMAGE:
            return dice_text(parse_dice(record.value))
        case ValueKind.ATTACK_TYPE:
            return type_words(AttackType(record.value))


def type_words(kind: AttackType) -> str:
    """How an attack wounds, in a word."""
    return text(f"sheets_panel.attack_type.{kind}")


def _as_typed(record: ValueRecord) -> str:
    if record.kind is ValueKind.WEIGHT:
        return number(Decimal(record.value))
    return record.value if record.kind is ValueKind.ATTACK_TYPE else value_words(record)


def _types() -> tuple[tuple[str, str], ...]:
    return tuple((kind.value, type_words(kind)) for kind in AttackType)


class Settling:
    """Has the table keep answers; called with a question of `question` and what was typed."""

    def __init__(self, values: TableValues) -> None:
        self._values = values

    def __call__(self, asked: Question, typed: str) -> str:
        """What is wrong with it, or nothing and it is kept."""
        gap = asked.key
        if not isinstance(gap, Gap):
            raise TypeError(gap)
        return refused(lambda: self._values.settle(gap.key, gap.shown, typed))
