"""Commands on the values that the table settles for itself."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change, removed
from gmscreen.session.checked_text import checked_name
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.records import Part, ValueRecord, value_id
from gmscreen.sheets.table_values import ValueKey, read_value


@dataclass(frozen=True, slots=True)
class SettleValue:
    """Keep a value as it was typed; `shown` is the name as it is written."""

    key: ValueKey
    shown: str
    typed: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; NumberError or RuleError for what makes no sense."""
        identity = value_id(self.key)
        before = campaign.values.get(identity)
        after = ValueRecord(
            id=identity,
            position=before.position if before else campaign.next_position(Part.VALUES),
            kind=self.key.kind,
            name=self.key.name,
            sheet=self.key.sheet,
            shown=checked_name(self.shown, "shown"),
            value=read_value(self.key.kind, self.typed),
            settled_at=moment.now,
        )
        return Step(label("settle_value", name=after.shown), (Change(Part.VALUES, identity, before, after),))


@dataclass(frozen=True, slots=True)
class ForgetValue:
    """Take a value away again."""

    key: ValueKey

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step, without changes when there is no such value."""
        record = campaign.values.get(value_id(self.key))
        if record is None:
            return Step(label("forget_value", name=self.key.name))
        return Step(label("forget_value", name=record.shown), (removed(Part.VALUES, record),))
