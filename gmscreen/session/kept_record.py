"""Finding the record that a command is about."""

from __future__ import annotations

from typing import TypeVar

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Part, Record

R = TypeVar("R", bound=Record)


def kept_record(campaign: Campaign, part: Part, identity: str, kind: type[R]) -> R:
    """The record of this id; RuleError when it is not there (any more)."""
    record = campaign.record(part, identity)
    if not isinstance(record, kind):
        raise RuleError("no_such_record", "id")
    return record
