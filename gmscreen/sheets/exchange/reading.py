"""Reading a written text: sheets of the canon's forms and pasted stat blocks, line by line.

Nothing is lost: a line, or what is left of one, that no reader understands stands in the notes of its sheet.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from gmscreen.sheets.errors import refusal
from gmscreen.sheets.exchange.account_lines import (
    read_account,
    read_gains,
    read_left_over,
    read_spending,
    read_wealth,
)
from gmscreen.sheets.exchange.attack_lines import read_attack
from gmscreen.sheets.exchange.compact_blocks import read_block
from gmscreen.sheets.exchange.completion import completed_skill, completed_spell
from gmscreen.sheets.exchange.creature_lines import (
    read_creature_label,
    read_creature_skills,
    read_floors,
    read_group,
)
from gmscreen.sheets.exchange.derived_lines import disagreement, read_derived
from gmscreen.sheets.exchange.draft import Draft
from gmscreen.sheets.exchange.equipment_lines import read_piece
from gmscreen.sheets.exchange.escapes import SEPARATORS, unescaped
from gmscreen.sheets.exchange.found import Found, Put, Reader, Scene
from gmscreen.sheets.exchange.identity_lines import (
    header_source,
    is_header,
    read_first_line,
    read_heading,
    read_identity,
    read_mark,
    starts_sheet,
)
from gmscreen.sheets.exchange.noise import DIRECTIONS, Line, lines_of
from gmscreen.sheets.exchange.number_lines import read_damage, read_numbers
from gmscreen.sheets.exchange.skill_lines import read_magic_iq, read_schools, read_skill, read_spell
from gmscreen.sheets.exchange.trait_lines import read_bond, read_quirk, read_trait
from gmscreen.sheets.exchange.understood import LineKind, Understood, UnderstoodField, UnderstoodLine
from gmscreen.sheets.exchange.words import Section
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_fields import field_at, value_at
from gmscreen.sheets.sheet_words import value_words
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded

LONGEST_LINE = 20_000
"""Characters; a longer line is kept in the notes as it is."""

LONG_LINE = 4_000
"""Characters; a longer line is only tried by readers that take its fields by their separators."""

MOST_FIELDS = 300
"""Of one line; one with more is kept in the notes as it is."""

MOST_LINES = 20_000
MOST_SHEETS = 500
LONGEST_SLUG = 64

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
_READERS: tuple[Reader, ...] = (
    read_heading,
    read_wealth,
    read_attack,
    read_piece,
    read_spell,
    read_skill,
    read_trait,
    read_block,
    read_quirk,
    read_bond,
    read_identity,
    read_creature_label,
    read_derived,
    read_account,
    read_gains,
    read_spending,
    read_left_over,
    read_magic_iq,
    read_schools,
    read_floors,
    read_mark,
    read_creature_skills,
    read_numbers,
    read_damage,
    read_group,
    read_first_line,
)
"""What a list holds comes first, then what has a label: any words may stand there."""

_READERS_OF_LONG_LINES: tuple[Reader, ...] = (
    read_heading,
    read_attack,
    read_piece,
    read_identity,
    read_spell,
    read_skill,
    read_trait,
    read_quirk,
    read_bond,
)


def understood(written: str) -> tuple[Understood, ...]:
    """The sheets in a text, in its order; at least one, if only with notes.

    SheetError for control characters, too many lines or sheets, and more notes than a sheet holds.
    """
    _require_plain(written)
    if written.count("\n") > MOST_LINES:
        raise refusal(None, "too_many_lines", most=MOST_LINES)
    parts = list(_parts(lines_of(written)))
    if len(parts) > MOST_SHEETS:
        raise refusal(None, "too_many_sheets", most=MOST_SHEETS)
    source = header_source([line for line in parts[0] if is_header(line)])
    return tuple(_understood(part, source) for part in parts)


def _require_plain(written: str) -> None:
    if found := _CONTROL.search(written.replace("\r\n", "\n").replace("\r", "\n")):
        line = written.count("\n", 0, found.start()) + 1
        raise refusal(None, "control_character", line)


def _parts(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """The lines of each sheet; a title that nothing follows but the next belongs to that one."""
    part: list[Line] = []
    in_notes = False
    for line in lines:
        starts = starts_sheet(line)
        if starts and _has_content(part) and not (in_notes and line.heading != 1):
            yield part
            part = []
        if line.heading:
            in_notes = not starts and _is_notes(line)
        part.append(line)
    yield part


def _has_content(part: Sequence[Line]) -> bool:
    return any(not line.is_blank and not line.heading and not is_header(line) for line in part)


def _is_notes(line: Line) -> bool:
    found = read_heading(line, Scene(None, {"name": line.bare}))
    return found is not None and found.section is Section.NOTES


@dataclass
class _Reading:
    """A sheet while its lines are read."""

    draft: Draft = field(default_factory=Draft)
    section: Section | None = None
    lines: list[UnderstoodLine] = field(default_factory=list)
    derived: list[tuple[int, Line]] = field(default_factory=list)
    blanks: int = 0
    short: list[tuple[str, int]] = field(default_factory=list)

    def read(self, line: Line) -> None:
        """One line more."""
        if self.section is Section.NOTES and not line.heading:
            self._keep_verbatim(line)
        elif line.is_blank:
            self.lines.append(UnderstoodLine(line.number, line.written, LineKind.BLANK))
        else:
            self._take(line, _found(line, Scene(self.section, self.draft.tree)))

    def _keep_verbatim(self, line: Line) -> None:
        """A line under the heading of notes; blank ones count between others only."""
        words = unescaped(line.written.rstrip())
        if words:
            self.draft.notes += [""] * (self.blanks if self.draft.notes else 0) + [words]
        self.blanks = 0 if words else self.blanks + 1
        kind = LineKind.NOTE if words else LineKind.BLANK
        self.lines.append(UnderstoodLine(line.number, line.written, kind))

    def _take(self, line: Line, found: Found) -> None:
        """Put what was found into the sheet, and what was not into the notes."""
        fields: list[UnderstoodField] = []
        refused: list[str] = []
        for put in found.puts:
            reason = self.draft.put(put)
            if reason is None:
                fields += map(UnderstoodField, self.draft.places(put))
                if found.completes:
                    self.short.append((put.path[0], len(self.draft.tree[put.path[0]]) - 1))
            else:
                refused.append(reason)
        keeps = found.keeps or bool(refused) or found.kind is LineKind.NOTE
        rest = (line.bare,) if keeps else found.rest
        self.draft.notes += map(unescaped, rest)
        self.section = found.section or self.section
        kind = LineKind.NOTE if refused and not fields else found.kind
        if found.kind is LineKind.DERIVED and not keeps:
            self.derived.append((len(self.lines), line))
        warnings = (*found.warnings, *dict.fromkeys(refused))
        self.lines.append(UnderstoodLine(line.number, line.written, kind, tuple(fields), rest, warnings))


def _found(line: Line, scene: Scene) -> Found:
    if len(line.bare) > LONGEST_LINE or sum(map(line.bare.count, SEPARATORS)) > MOST_FIELDS:
        return Found(LineKind.NOTE, warnings=(text("exchange.long_line"),))
    readers = _READERS if len(line.bare) <= LONG_LINE else _READERS_OF_LONG_LINES
    return next((found for reader in readers if (found := reader(line, scene))), Found(LineKind.NOTE))


def _understood(part: Sequence[Line], source: str) -> Understood:
    reading = _Reading()
    header = [line for line in part if is_header(line)]
    above = {line.number for line in [*header, *_titles_above(part)]}
    for line in part:
        if line.number in above:
            reading.lines.append(UnderstoodLine(line.number, line.written, LineKind.HEADING))
        else:
            reading.read(line)
    draft = reading.draft
    source = source or " · ".join(line.bare for line in _titles_above(part))
    if source and "source" not in draft.tree:
        draft.put(Put(("source",), source))
    warnings = [
        *_completed(draft),
        *_told_by_lists(reading),
        *([text("exchange.directions")] if _has_directions(part) else []),
    ]
    _compare_derived(reading)
    if not draft.has_room_for_notes():
        raise refusal(None, "notes_too_long")
    sheet = draft.sheet()
    return Understood(sheet, tuple(_told(line, sheet) for line in reading.lines), tuple(warnings))


def _told(line: UnderstoodLine, sheet: Sheet) -> UnderstoodLine:
    """The line with the values of its fields in words."""
    fields = (
        UnderstoodField(one.place, value_words(field_at(one.place), value_at(sheet, one.place)))
        for one in line.fields
    )
    return replace(line, fields=tuple(fields)) if line.fields else line


def _titles_above(part: Sequence[Line]) -> list[Line]:
    """Titles of the document, above that of its first sheet: `# Bestiário` over `## MURADOR`."""
    titles: list[Line] = []
    for line in part:
        if starts_sheet(line):
            titles.append(line)
        elif not line.is_blank and not is_header(line):
            break
    return titles[:-1]


def _has_directions(part: Sequence[Line]) -> bool:
    return any(ord(character) in DIRECTIONS for line in part for character in line.written)


def _completed(draft: Draft) -> Iterator[str]:
    """What a sheet must have and nobody wrote: kind, name and id; gives a warning for a guess."""
    if "name" not in draft.tree:
        yield text("exchange.nameless")
        draft.tree["name"] = text("exchange.no_name")
    draft.tree.setdefault("kind", "creature" if {"natural", "creature"} & draft.tree.keys() else "pc")
    draft.tree["id"] = slug(draft.tree["name"])


def _told_by_lists(reading: _Reading) -> Iterator[str]:
    """Have the published lists complete skills and spells of a short form; that is told once."""
    if not reading.short:
        return
    tree, sheet = reading.draft.tree, reading.draft.sheet()
    for list_name, index in reading.short:
        told = completed_skill(sheet, sheet.skills[index]) if list_name == "skills" else None
        tree[list_name][index] = told or completed_spell(sheet, sheet.spells[index])
    yield text("exchange.told_by_lists")


def slug(name: str) -> str:
    """An id made of a name: `Boca-de-poço` gives `boca-de-poco`; `ficha` where no letter can serve."""
    plain = "".join(
        one for one in unicodedata.normalize("NFKD", folded(name)) if not unicodedata.combining(one)
    )
    words = re.sub(r"[^a-z0-9]+", "-", plain[: 4 * LONGEST_SLUG]).strip("-")
    return words[:LONGEST_SLUG].strip("-") or "ficha"


def _compare_derived(reading: _Reading) -> None:
    """Have every derived line that says something else than the sheet told, and kept in the notes."""
    if not reading.derived:
        return
    sheet: Sheet = reading.draft.sheet()
    for index, line in reading.derived:
        warning = disagreement(line.bare, sheet)
        if warning:
            reading.draft.notes.append(line.bare)
            told = reading.lines[index]
            reading.lines[index] = replace(told, rest=(line.bare,), warnings=(*told.warnings, warning))
