"""The values a table settled for itself, with the day each was settled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from gmscreen.session.chance import Clock
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.table_values import ValueKey, read_value, with_table_values


@dataclass(frozen=True, slots=True)
class TableValue:
    """One settled value: `shown` is the name as it was written, `value` the form that is kept."""

    key: ValueKey
    shown: str
    value: str
    settled_at: datetime


class TableValues:
    """Every settled value of a sitting; asked for once, used on every sheet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._values: dict[ValueKey, TableValue] = {}
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every change."""
        self._listeners.append(listener)

    def all(self) -> tuple[TableValue, ...]:
        """Every value, in the order it was settled."""
        return tuple(self._values.values())

    def settle(self, key: ValueKey, shown: str, typed: str) -> None:
        """Keep what was typed; NumberError or RuleError leaves everything as it was."""
        self._values[key] = TableValue(key, shown, read_value(key.kind, typed), self._clock())
        self._tell()

    def forget(self, key: ValueKey) -> None:
        """Take a value away again."""
        if self._values.pop(key, None) is not None:
            self._tell()

    def on(self, sheet: Sheet) -> Sheet:
        """The sheet with its gaps filled."""
        return with_table_values(sheet, {key: value.value for key, value in self._values.items()})

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener()
