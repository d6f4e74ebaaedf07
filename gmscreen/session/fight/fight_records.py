"""A fight in the campaign's records: one for the whole, one a fighter, one for every few lines of the log.

So a turn writes the two who change turns and not two hundred. Ids begin with that of the fight; sheets as
they were when their fighters came in lie beside them, so that a fight outlives its sheets.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache, lru_cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.fight import Head
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.log import CHUNK, LogLine
from gmscreen.session.records import EncounterRecord
from gmscreen.sheets.file_bytes import FileText

PREFIX = "fight:"
MOST_FIGHTERS = 500


def fighter_record_id(fight: str, fighter: str) -> str:
    """The id of a fighter's record."""
    return f"{fight}/{fighter}"


def sheet_record_id(fight: str, sheet: str) -> str:
    """The id of the record with a sheet as its fighters brought it."""
    return f"{fight}/sheet/{sheet}"


def log_record_id(fight: str, chunk: int) -> str:
    """The id of a part of the log, from 0 on."""
    return f"{fight}/log/{chunk}"


def fight_ids(campaign: Campaign) -> tuple[str, ...]:
    """The fights of the campaign, in their order."""
    return tuple(one for one in campaign.encounters if one.startswith(PREFIX) and "/" not in one)


def head_in(campaign: Campaign, fight: str) -> Head:
    """The fight itself; RuleError when it is not there (any more)."""
    return _head(_body(campaign, fight))


def fighter_in(campaign: Campaign, fight: str, fighter: str) -> Fighter:
    """One fighter; RuleError when he is not there."""
    return _fighter(_body(campaign, fighter_record_id(fight, fighter)))


def kept_sheet(campaign: Campaign, fight: str, sheet: str) -> FileText:
    """The text of a fighter's sheet: as the campaign has it, or as it was when he came in."""
    record = campaign.sheets.get(sheet)
    if record is not None:
        return FileText(record.text, record.has_bom)
    return FileText(_body(campaign, sheet_record_id(fight, sheet)))


def brought_sheet(campaign: Campaign, fight: str, sheet: str) -> FileText | None:
    """The text of a sheet as its fighters brought it, or None while they are still coming in."""
    record = campaign.encounters.get(sheet_record_id(fight, sheet))
    return None if record is None else FileText(record.body)


def log_of(campaign: Campaign, head: Head, last: int | None = None) -> tuple[LogLine, ...]:
    """The lines of a fight, oldest first; only the `last` so many, if that is given."""
    first = 0 if last is None else max(0, head.log - last)
    lines = [line for chunk in _chunks(campaign, head, first // CHUNK) for line in chunk]
    return tuple(lines if last is None else lines[max(0, len(lines) - last) :])


def log_chunk(campaign: Campaign, fight: str, chunk: int) -> tuple[LogLine, ...]:
    """The lines of one part of the log; none where it has not begun."""
    record = campaign.encounters.get(log_record_id(fight, chunk))
    return () if record is None else _lines(record.body)


def body_of(value: object) -> str:
    """A part of a fight as the JSON text that is kept; what is as by default is left out."""
    kind: Any = tuple[LogLine, ...] if isinstance(value, tuple) else type(value)
    return _adapter(kind).dump_json(value, exclude_defaults=True).decode()


def _chunks(campaign: Campaign, head: Head, first: int) -> Iterator[tuple[LogLine, ...]]:
    for chunk in range(first, (head.log + CHUNK - 1) // CHUNK):
        yield log_chunk(campaign, head.id, chunk)


def _body(campaign: Campaign, identity: str) -> str:
    record = campaign.encounters.get(identity)
    if not isinstance(record, EncounterRecord):
        raise RuleError("no_such_record", "id")
    return record.body


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _read(kind: Hashable, body: str) -> Any:
    try:
        return _adapter(kind).validate_json(body, strict=True)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))
        raise RuleError("fight_unreadable", "id", where=where) from error


@lru_cache(maxsize=64)
def _head(body: str) -> Head:
    head: Head = _read(Head, body)
    return head


@lru_cache(maxsize=4096)
def _fighter(body: str) -> Fighter:
    fighter: Fighter = _read(Fighter, body)
    return fighter


@lru_cache(maxsize=256)
def _lines(body: str) -> tuple[LogLine, ...]:
    lines: tuple[LogLine, ...] = _read(tuple[LogLine, ...], body)
    return lines
