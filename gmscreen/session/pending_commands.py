"""Commands on the queue of Pendências: what is still to be settled, found by the app or written by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import added, edited, removed
from gmscreen.session.checked_text import LONGEST_NAME, checked_edit, checked_name, checked_text
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.kept_record import kept_record
from gmscreen.session.records import Part, PendingEntry, PendingState
from gmscreen.sheets.table_values import ValueKey


@dataclass(frozen=True, slots=True)
class Missing:
    """What the app found missing: `source_key` is the same each time that it finds it.

    `value` says which value of the table would settle it, and `name` of what; None where none can.
    """

    source_key: str
    title: str
    text: str = ""
    origin: str = ""
    leads_to: str = ""
    value: ValueKey | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class AddPending:
    """Write an entry by hand."""

    title: str
    text: str = ""
    origin: str = ""
    leads_to: str = ""

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError without a title."""
        entry = _entry(Missing("", self.title, self.text, self.origin, self.leads_to), campaign, moment, 0)
        return Step(label("add_pending", name=entry.title), (added(Part.PENDING, entry),))


@dataclass(frozen=True, slots=True)
class EnterMissing:
    """Enter what the app found missing, each once: what was entered before, settled or not, is left alone."""

    found: tuple[Missing, ...]

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step, without changes when nothing is new."""
        known = {entry.source_key for entry in campaign.pending.values()}
        fresh = {missing.source_key: missing for missing in self.found if missing.source_key not in known}
        entries = [_entry(missing, campaign, moment, place) for place, missing in enumerate(fresh.values())]
        return Step(
            label("enter_missing", count=len(entries)), tuple(added(Part.PENDING, entry) for entry in entries)
        )


@dataclass(frozen=True, slots=True)
class WritePending:
    """Change title or text of an entry, or where it came from; None leaves as it is."""

    id: str
    title: str | None = None
    text: str | None = None
    origin: tuple[str, str] | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError without a title."""
        before = _kept(campaign, self.id)
        origin, leads_to = self.origin or (before.origin, before.leads_to)
        after = replace(
            before,
            title=before.title if self.title is None else checked_name(self.title, "title"),
            text=before.text if self.text is None else checked_edit(before.text, self.text, "text"),
            origin=checked_text(origin, "origin", LONGEST_NAME),
            leads_to=checked_text(leads_to, "leads_to", LONGEST_NAME),
        )
        return Step(
            label("write_pending", name=before.title),
            (edited(Part.PENDING, before, after),),
            typing=f"{Part.PENDING}:{self.id}",
        )


@dataclass(frozen=True, slots=True)
class MarkPending:
    """Settle an entry, dismiss it, or open it again."""

    id: str
    state: PendingState

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        before = _kept(campaign, self.id)
        change = edited(Part.PENDING, before, replace(before, state=self.state))
        return Step(label(f"pending_{self.state.value}", name=before.title), (change,))


@dataclass(frozen=True, slots=True)
class RemovePending:
    """Take an entry away; what the app finds again is entered again."""

    id: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        entry = _kept(campaign, self.id)
        return Step(label("remove_pending", name=entry.title), (removed(Part.PENDING, entry),))


def _kept(campaign: Campaign, identity: str) -> PendingEntry:
    return kept_record(campaign, Part.PENDING, identity, PendingEntry)


def _entry(missing: Missing, campaign: Campaign, moment: Moment, place: int) -> PendingEntry:
    return PendingEntry(
        id=moment.new_id(),
        position=campaign.next_position(Part.PENDING) + place,
        title=checked_name(missing.title, "title"),
        text=checked_text(missing.text, "text"),
        origin=checked_text(missing.origin, "origin", LONGEST_NAME),
        leads_to=checked_text(missing.leads_to, "leads_to", LONGEST_NAME),
        source_key=checked_text(missing.source_key, "source_key", LONGEST_NAME),
        noted_at=moment.now,
    )
