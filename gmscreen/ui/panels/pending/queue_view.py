"""The queue of Pendências as it is shown: a pure function of the campaign and of what is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

from gmscreen.session.campaign import Campaign
from gmscreen.session.finding import found_pending
from gmscreen.session.missing import Standing, standing_of
from gmscreen.session.pending_commands import Missing
from gmscreen.session.records import PendingEntry
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.days import day_words
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import DASH
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.table_value import NOTHING_SETTLED, asking
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

_LONGEST_NOTE = 600


class Shown(StrEnum):
    """Which entries are shown."""

    OPEN = "open"
    SETTLED = "settled"
    ALL = "all"


class Order(StrEnum):
    """In which order: what a person wrote comes before what sheets lack, where it goes by origin."""

    ORIGIN = "origin"
    NEWEST = "newest"
    OLDEST = "oldest"
    TITLE = "title"


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of the queue."""

    query: str = ""
    shown: Shown = Shown.OPEN
    order: Order = Order.ORIGIN


@dataclass(frozen=True, slots=True)
class QueueRow:
    """An entry of the queue as a row."""

    id: str
    standing: Standing
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class QueueView:
    """The rows, how many of the whole queue are open, in words, and what stands in place of no rows."""

    rows: tuple[QueueRow, ...]
    count: str
    nothing: str


_TONES = {
    Standing.OPEN: Tone.WARN,
    Standing.DONE: Tone.GOOD,
    Standing.SUPPLIED: Tone.GOOD,
    Standing.DISMISSED: Tone.MUTED,
}

_KEYS: Mapping[Order, Callable[[PendingEntry], Any]] = {
    Order.ORIGIN: lambda entry: (bool(entry.source_key), folded(entry.origin), entry.position),
    Order.NEWEST: lambda entry: (-entry.noted_at.timestamp(), -entry.position),
    Order.OLDEST: lambda entry: (entry.noted_at.timestamp(), entry.position),
    Order.TITLE: lambda entry: (folded(entry.title), entry.position),
}


def present_queue(campaign: Campaign, missing: Mapping[str, Missing], asked: Asked) -> QueueView:
    """The view; `missing` is what the app finds missing now, by source key."""
    standings = {entry.id: standing_of(entry, missing) for entry in campaign.pending.values()}
    found = [
        entry for entry in found_pending(campaign, asked.query) if _is_shown(standings[entry.id], asked.shown)
    ]
    found.sort(key=_KEYS[asked.order])
    opened = sum(standing is Standing.OPEN for standing in standings.values())
    return QueueView(
        rows=tuple(_row(entry, standings[entry.id], missing.get(entry.source_key)) for entry in found),
        count=plural("pending_panel.count", opened) if opened else text("pending_panel.none"),
        nothing=_nothing(campaign, asked),
    )


def _is_shown(standing: Standing, shown: Shown) -> bool:
    return shown is Shown.ALL or (standing is Standing.OPEN) == (shown is Shown.OPEN)


@lru_cache(maxsize=1 << 12)
def _row(entry: PendingEntry, standing: Standing, lacking: Missing | None) -> QueueRow:
    is_open = standing is Standing.OPEN
    title = Cell(
        isolated(entry.title),
        Tone.TEXT if is_open else Tone.MUTED,
        struck=not is_open,
        note=entry.text[:_LONGEST_NOTE],
    )
    state = Cell(text(f"pending_panel.standing.{standing}"), _TONES[standing])
    day = Cell(day_words(entry.noted_at), Tone.MUTED)
    return QueueRow(entry.id, standing, (title, _value(lacking, standing), _origin(entry), state, day))


def _value(lacking: Missing | None, standing: Standing) -> Cell:
    if lacking is None or lacking.value is None or standing is not Standing.OPEN:
        return Cell("")
    return asking(Cell(DASH, Tone.WARN), lacking.value, isolated(lacking.name), NOTHING_SETTLED)


def _origin(entry: PendingEntry) -> Cell:
    origin = isolated(entry.origin)
    if not entry.leads_to:
        return Cell(origin, Tone.MUTED)
    return Cell(text("pending_panel.leads", origin=origin), Tone.INFO, note=text("pending_panel.leads_note"))


def _nothing(campaign: Campaign, asked: Asked) -> str:
    if asked.query.strip() and campaign.pending:
        return text("pending_panel.not_found")
    return text(f"pending_panel.nothing.{asked.shown}")
