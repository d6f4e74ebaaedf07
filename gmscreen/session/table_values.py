"""The values a table settled for itself, with the day each was settled."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gmscreen.session.open_campaign import OpenCampaign
from gmscreen.session.records import Part, ValueRecord
from gmscreen.session.value_commands import ForgetValue, SettleValue
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.table_values import ValueKey, with_table_values
from gmscreen.texts.days import day_words


class TableValues:
    """Every settled value of the campaign; asked for once, used on every sheet."""

    def __init__(self, campaign: OpenCampaign) -> None:
        self._open = campaign

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every change."""
        self._open.watch({Part.VALUES}, lambda _before, _after: listener())

    def all(self) -> tuple[ValueRecord, ...]:
        """Every value, in the order it was settled."""
        return tuple(self._open.campaign.values.values())

    def settle(self, key: ValueKey, shown: str, typed: str) -> None:
        """Keep what was typed; NumberError, RuleError or StoreError leaves everything as it was."""
        self._open.do(SettleValue(key, shown, typed))

    def forget(self, key: ValueKey) -> None:
        """Take a value away again."""
        self._open.do(ForgetValue(key))

    def on(self, sheet: Sheet) -> Sheet:
        """The sheet with its gaps filled."""
        return filled(sheet, self.all())


def filled(sheet: Sheet, settled: Iterable[ValueRecord]) -> Sheet:
    """The sheet with its gaps filled by these values, each with its day."""
    records = tuple(settled)
    values = {record.key: record.value for record in records}
    return with_table_values(sheet, values, {record.key: day_words(record.settled_at) for record in records})
