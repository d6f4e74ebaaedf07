"""Commands on pictures: copied into the campaign, known by their first bytes."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import added, removed
from gmscreen.session.checked_text import checked_name
from gmscreen.session.commands import Blob, Moment, Step, label
from gmscreen.session.kept_record import kept_record
from gmscreen.session.records import AttachmentRecord, Part

LARGEST_PICTURE = 20 << 20
"""Bytes."""


@dataclass(frozen=True, slots=True)
class Attach:
    """Copy a picture into the campaign."""

    name: str
    data: bytes

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for more than 20 MB and for anything but PNG, JPEG and WebP."""
        if len(self.data) > LARGEST_PICTURE:
            raise RuleError("picture_too_large", "data", most=LARGEST_PICTURE >> 20)
        digest = sha256(self.data).hexdigest()
        record = AttachmentRecord(
            id=moment.new_id(),
            position=campaign.next_position(Part.ATTACHMENTS),
            name=checked_name(self.name, "name"),
            media_type=_media_type(self.data),
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


def _media_type(data: bytes) -> str:
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "image/webp"
    raise RuleError("picture_kind", "data")
