"""Sheets laid into a session, without reading them where that is not what is tested."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.locator import sample_sheets
from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import added
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.records import Part, SheetRecord
from gmscreen.session.session import Session
from gmscreen.sheets.file_bytes import read_text


@dataclass(frozen=True)
class PutSheet:
    """Puts any text among the sheets, as a later version of the program might have left it."""

    id: str
    text: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        place = campaign.next_position(Part.SHEETS)
        record = SheetRecord(id=self.id, position=place, text=self.text)
        return Step(label("add_sheet", name=self.id), (added(Part.SHEETS, record),))


def put_sheet(session: Session, sheet_id: str, text: str) -> str:
    session.do(PutSheet(sheet_id, text))
    return sheet_id


def records_of(paths: Iterable[Path]) -> list[SheetRecord]:
    return [
        SheetRecord(id=path.stem, position=place, text=read_text(path).text)
        for place, path in enumerate(sorted(paths), 1)
    ]


@cache
def sample_campaign() -> Campaign:
    """A campaign with the sample sheets."""
    sheets = {record.id: record for record in records_of(sample_sheets().glob("*.toml"))}
    return Campaign("0" * 32, sheets=MappingProxyType(sheets))


def sample_store() -> MemoryStore:
    return MemoryStore(sample_campaign())
