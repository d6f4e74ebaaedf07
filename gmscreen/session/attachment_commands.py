"""Commands on pictures: copied into the campaign, known by their first bytes."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import added, removed
from gmscreen.session.checked_text import checked_name
from gmscreen.session.commands import Blob, Moment, Step, label
from gmscreen.session.kept_record import kept_record
from gmscreen.session.pictures import picture_facts
from gmscreen.session.records import AttachmentRecord, Part


@dataclass(frozen=True, slots=True)
class Attach:
    """Copy a picture into the campaign."""

    name: str
    data: bytes

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for more than 20 MB or 50 million pixels, and for other kinds of file."""
        facts = picture_facts(self.data)
        digest = sha256(self.data).hexdigest()
        record = AttachmentRecord(
            id=moment.new_id(),
            position=campaign.next_position(Part.ATTACHMENTS),
            name=checked_name(self.name, "name"),
            media_type=facts.media_type,
            size=len(self.data),
            sha256=digest,
        )
        return Step(
            label("attach", name=record.name),
            (added(Part.ATTACHMENTS, record),),
            blobs=(Blob(digest, self.data),),
        )


@dataclass(frozen=True, slots=True)
class Detach:
    """Take a picture out of sight; its bytes stay, so that this can be undone."""

    id: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        record = kept_record(campaign, Part.ATTACHMENTS, self.id, AttachmentRecord)
        return Step(label("detach", name=record.name), (removed(Part.ATTACHMENTS, record),))
