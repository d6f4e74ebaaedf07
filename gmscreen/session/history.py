"""Merging steps, and turning entries of the journal into the changes that carry or take them back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.changes import Change
from gmscreen.session.commands import Label, Step
from gmscreen.session.patches import RecordPatch
from gmscreen.session.record_json import change_by
from gmscreen.session.records import Part
from gmscreen.session.store_protocol import JournalEntry


def merged(changes: Iterable[Change]) -> tuple[Change, ...]:
    """One change a record, from its first state to its last; those that change nothing are left out."""
    by_record: dict[tuple[Part, str], Change] = {}
    for change in changes:
        key = (change.part, change.id)
        first = by_record.get(key)
        by_record[key] = change if first is None else replace(first, after=change.after)
    return tuple(change for change in by_record.values() if change.before != change.after)


def joined(first: Step, then: Step) -> Step:
    """Two steps as one, under the name of the first; one that tells before and after tells the last."""
    return replace(
        first,
        label=_joined_label(first.label, then.label),
        changes=merged((*first.changes, *then.changes)),
        rolls=(*first.rolls, *then.rolls),
        blobs=(*first.blobs, *then.blobs),
    )


def _joined_label(first: Label, then: Label) -> Label:
    after = dict(then.values).get("after")
    if first.key != then.key or after is None:
        return first
    return Label(
        first.key, tuple((name, after if name == "after" else value) for name, value in first.values)
    )


def changes_back(campaign: Campaign, entry: JournalEntry) -> tuple[Change, ...]:
    """The changes that take an entry back; RecordError when a record is not as the entry left it."""
    return _changes(campaign, [patch.inverse for patch in reversed(entry.patches)])


def changes_again(campaign: Campaign, entry: JournalEntry) -> tuple[Change, ...]:
    """The changes of an entry once more; RecordError when a record is not as the entry found it."""
    return _changes(campaign, entry.patches)


def replayed(campaign: Campaign, entries: Iterable[JournalEntry]) -> Campaign:
    """The campaign after all these entries, from the one before the first of them."""
    for entry in entries:
        campaign = with_changes(campaign, changes_again(campaign, entry))
    return campaign


def _changes(campaign: Campaign, patches: Iterable[RecordPatch]) -> tuple[Change, ...]:
    return tuple(change_by(patch, campaign.record(patch.part, patch.id)) for patch in patches)
