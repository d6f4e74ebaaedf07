"""An entry of the handbook as a table for paper: what leads, what is a figure, what is set side by side."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from gmscreen.canon.garganta.handbook.entry import Entry, Lines
from gmscreen.paper.press.table import Column, Row, Side, Table, Tone
from gmscreen.texts.catalogue import text

LONGEST_LINE = 36
"""Letters of a row whose value stands at the right end; in a longer one it is running text."""

LONGEST_LEAD = 24
"""Letters above which words that lead, twice as long as any other's, stand over their value."""

_FIGURE = re.compile(r"[−+×]?[\d½⅓⅔,.]+(–\d+)?\+?|—|")


def entry_table(lines: Lines) -> Table:
    """The lines of an entry, the first column leading."""
    if lines.columns[2:] == (text("reference.column.note"),):
        return noted_table(lines)
    columns = list(zip(*(line.cells for line in lines.lines), strict=True))
    headings = lines.columns or ("",) * len(columns)
    is_short = not lines.columns and all(_letters(line.cells) <= LONGEST_LINE for line in lines.lines)
    made = [
        Column(heading, _side(cells, is_short=is_short and place > 0), leads=place == 0)
        for place, (heading, cells) in enumerate(zip(headings, columns, strict=True))
    ]
    rows = _told_once(lines) if lines.rolled else _rows(lines)
    return Table(tuple(made), tuple(rows))


def _rows(lines: Lines) -> Iterator[Row]:
    """The rows; where one begins with very many words, its value stands under them."""
    leads = sorted(len(line.cells[0]) for line in lines.lines)
    is_long = len(leads) > 1 and leads[-1] > max(LONGEST_LEAD, 2 * leads[-2])
    for line in lines.lines:
        lead, *others = line.cells
        if is_long and len(lead) == leads[-1] and len(others) == 1:
            yield Row((lead, ""), others[0], spans=True)
        else:
            yield Row(line.cells)


def noted_table(lines: Lines) -> Table:
    """A table whose notes, which most rows lack, stand under their row."""
    name, figure, _ = lines.columns
    columns = (Column(name, leads=True), Column(figure, Side.RIGHT))
    return Table(columns, tuple(Row(line.cells[:2], line.cells[2]) for line in lines.lines))


def grouped_table(entries: Sequence[Entry]) -> Table:
    """Several noted or plain tables of the same headings as one, the title of each over its rows."""
    name, figure, *_ = entries[0].table.columns
    rows: list[Row] = []
    for entry in entries:
        rows.append(Row((entry.title, ""), tone=Tone.GROUP))
        rows += [Row(line.cells[:2], "".join(line.cells[2:])) for line in entry.table.lines]
    return Table((Column(name), Column(figure, Side.RIGHT)), tuple(rows))


def joined_table(human: Lines, dwarf: Lines) -> Table:
    """The limits of two ladders of load beside one another; names and cost in move are the same."""
    load, _, move = human.columns
    headings = (load, text("inserts.human"), text("inserts.dwarf"), move)
    columns = tuple(
        Column(heading, Side.RIGHT if place == 3 else Side.LEFT, leads=place == 0)
        for place, heading in enumerate(headings)
    )
    pairs = zip(human.lines, dwarf.lines, strict=True)
    rows = ((one.cells[0], one.cells[1], other.cells[1], one.cells[2]) for one, other in pairs)
    return Table(columns, tuple(map(Row, rows)))


def _told_once(lines: Lines) -> Iterator[Row]:
    """The rows of a table that is rolled on; one that says what another said names its roll."""
    said: dict[str, str] = {}
    for roll, says in (line.cells for line in lines.lines):
        first = said.setdefault(says, roll)
        is_told = first == roll or len(says) < LONGEST_LINE
        yield Row((roll, says if is_told else text("inserts.as_roll", roll=first)))


def _letters(cells: Sequence[str]) -> int:
    return sum(map(len, cells))


def _side(cells: Sequence[str], *, is_short: bool) -> Side:
    """Figures stand to the right, and so do the values of short lines without headings."""
    return Side.RIGHT if is_short or all(map(_FIGURE.fullmatch, cells)) else Side.LEFT


def maneuver_table(entries: Sequence[Entry]) -> Table:
    """Every manoeuvre with how far one walks, and under it what defences are left and what it does."""
    columns = (Column(leads=True), Column(side=Side.RIGHT))
    return Table(columns, tuple(_maneuver(entry) for entry in entries))


def _maneuver(entry: Entry) -> Row:
    walks, defenses = (line.cells[1] for line in entry.table.lines)
    told = text("inserts.maneuver", defenses=defenses, does=entry.text)
    return Row((entry.title, text("inserts.walks", walks=walks)), told)


def folded(table: Table, count: int) -> Table:
    """The table in so many parts beside one another, to be read down each of them."""
    high = -(-len(table.rows) // count)
    parts = [table.rows[start : start + high] for start in range(0, high * count, high)]
    first, *others = table.columns
    columns = (replace(first, grows=1), *others) * count
    nothing = Row(("",) * len(table.columns))
    rows = [[part[index] if index < len(part) else nothing for part in parts] for index in range(high)]
    return Table(columns, tuple(Row(tuple(cell for part in row for cell in part.cells)) for row in rows))
