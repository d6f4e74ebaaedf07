"""What the Referência panel shows for what it was told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.canon.garganta.handbook.entry import Entry, Line
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.sheets.search import marked_spans
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.reference.book import Book
from gmscreen.ui.panels.reference.panic_view import PanicView, present_panic
from gmscreen.ui.panels.reference.state import PANIC_ENTRY, ReferenceState
from gmscreen.ui.roll_text import dice_text

_DICE = re.compile(r"(?<![\w−])\d{1,2}d(?:[+−]\d{1,3})?(?!\w)")
_THREE_DICE = parse_dice("3d")
_LONG_TABLE = 8


@dataclass(frozen=True, slots=True)
class GroupView:
    """A section with how many entries are found in it; `section` None stands for all of them."""

    section: str | None
    title: str
    count: int


@dataclass(frozen=True, slots=True)
class EntryText:
    """The words of an entry; `section` may go without saying, `hidden` counts lines left out."""

    section: str
    title: str
    text: str
    columns: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    hidden: int
    source: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Dice that stand in an entry: what for (empty for the entry as a whole), and the button's words."""

    dice: Dice
    what: str
    words: str


@dataclass(frozen=True, slots=True)
class CardView:
    """An entry: its words, the folded pieces to mark in them, the line lit, dice, and what they came to.

    `is_rolled` tells that the dice read its table.
    """

    id: str
    section: str
    words: EntryText
    marks: tuple[str, ...]
    lit: int | None
    offers: tuple[Offer, ...]
    result: str
    is_rolled: bool


@dataclass(frozen=True, slots=True)
class ReferenceView:
    """The panel; `more` counts entries that are found and not shown, `nothing` says that none is."""

    groups: tuple[GroupView, ...]
    section: str | None
    title: str
    cards: tuple[CardView, ...]
    more: int
    nothing: str
    panic: PanicView | None
    panic_says: str


def present(state: ReferenceState, book: Book) -> ReferenceView:
    """The panel for this state."""
    found = book.find(state.query)
    inside = _inside(found.places, state.section, book)
    shown = [book.entries[place] for place in inside[: state.limit]]
    query = state.query.strip()
    frightful = next((entry for entry in shown if entry.id == PANIC_ENTRY), None)
    return ReferenceView(
        groups=_groups(found.places, book),
        section=state.section,
        title=_title(query, state.section, len(inside)),
        cards=tuple(_card(entry, state, found.marks) for entry in shown),
        more=len(inside) - len(shown),
        nothing="" if inside else text("reference.nothing", query=query),
        panic=None if frightful is None else present_panic(state.panic),
        panic_says="" if frightful is None else _line_told(frightful, _table_roll(frightful, state)),
    )


def _title(query: str, section: str | None, count: int) -> str:
    if query and count:
        return plural("reference.found", count, query=query)
    return section or text("reference.all")


def _inside(places: Sequence[int], section: str | None, book: Book) -> Sequence[int]:
    if section is None:
        return places
    return [place for place in places if book.section_of[place] == section]


def _groups(places: Sequence[int], book: Book) -> tuple[GroupView, ...]:
    counts = Counter(map(book.section_of.__getitem__, places))
    whole = GroupView(None, text("reference.all"), len(places))
    return (whole, *(GroupView(title, title, counts[title]) for title in book.sections))


def _card(entry: Entry, state: ReferenceState, marks: tuple[str, ...]) -> CardView:
    roll = _table_roll(entry, state)
    lines = _kept_lines(entry, marks, roll)
    lit = next((place for place, line in enumerate(lines) if _is_lit(line, roll)), None)
    return CardView(
        id=entry.id,
        section=entry.section,
        words=_words(entry, lines, with_section=bool(marks) or state.section is None),
        marks=marks,
        lit=lit,
        offers=tuple(_offers(entry, None if lit is None else lines[lit])),
        result=_result(entry, state, roll),
        is_rolled=entry.table.rolled is not None,
    )


def _words(entry: Entry, lines: Sequence[Line], *, with_section: bool) -> EntryText:
    return EntryText(
        section=entry.section if with_section else "",
        title=entry.title,
        text=entry.text,
        columns=entry.table.columns,
        lines=tuple(line.cells for line in lines),
        hidden=len(entry.table.lines) - len(lines),
        source=entry.source,
    )


def _table_roll(entry: Entry, state: ReferenceState) -> int | None:
    """What reads the entry's table now."""
    if not entry.table.rolled:
        return None
    if entry.id == PANIC_ENTRY:
        total = present_panic(state.panic).total
        return None if total is None else total.as_int
    rolled = state.rolled(entry.id, on_table=True)
    return None if rolled is None else rolled.total


def _kept_lines(entry: Entry, marks: tuple[str, ...], roll: int | None) -> tuple[Line, ...]:
    """All lines; of a long table that is found by some of its lines only those, and the one that is lit."""
    lines = entry.table.lines
    if not marks or len(lines) <= _LONG_TABLE or marked_spans(entry.title, marks):
        return lines
    kept = tuple(line for line in lines if _is_marked(line, marks) or _is_lit(line, roll))
    return kept or lines


def _is_marked(line: Line, marks: tuple[str, ...]) -> bool:
    return any(marked_spans(cell, marks) for cell in line.cells)


def _is_lit(line: Line, roll: int | None) -> bool:
    return roll is not None and line.covers(roll)


def _result(entry: Entry, state: ReferenceState, roll: int | None) -> str:
    rolled = state.rolled(entry.id, on_table=False)
    dice = "" if rolled is None else text("reference.rolled", what=rolled.what, sum=rolled.told)
    line = "" if entry.id == PANIC_ENTRY else _line_told(entry, roll)
    return "\n".join(part for part in (line, dice) if part)


def _line_told(entry: Entry, roll: int | None) -> str:
    if roll is None:
        return ""
    line = next((line for line in entry.table.lines if line.covers(roll)), None)
    if line is None:
        return text("reference.rolled_outside", roll=number(roll))
    return text("reference.rolled_line", roll=number(roll), says=" ".join(line.cells[-1].split("\n")))


def _offers(entry: Entry, lit: Line | None) -> Iterator[Offer]:
    """Dice to roll: a rolled table's own and those of the lit line, else what stands in the words."""
    if entry.table.rolled:
        if entry.id != PANIC_ENTRY:
            yield Offer(entry.table.rolled, "", text("reference.roll_table"))
        if lit is not None:
            yield from _offers_in(lit.cells[-1], lit.cells[0])
    elif not entry.table.columns:
        yield from _offers_in(entry.text, entry.title)
        for line in entry.table.lines:
            yield from _offers_in(" ".join(line.cells[1:]), line.cells[0])


def _offers_in(words: str, what: str) -> Iterator[Offer]:
    """3d alone is a test or a table, and rolled elsewhere."""
    for dice in dict.fromkeys(map(parse_dice, _DICE.findall(words))):
        if dice != _THREE_DICE:
            yield Offer(dice, what, text("reference.offer", dice=dice_text(dice), what=what))
