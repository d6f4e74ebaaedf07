"""What one line of a sheet shows: weight, load in words, and the numbers that are rolled against."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.line_defenses import LineDefense
from gmscreen.sheets.lines import Line, LineKind
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import kilograms
from gmscreen.texts.steps import told_short
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.load_words import load_sentence
from gmscreen.ui.theme.theme import Tone

LINE_TONES = {LineKind.IN_SCENE: Tone.ACCENT, LineKind.ON_MARCH: Tone.INFO}


@dataclass(frozen=True, slots=True)
class NumberView:
    """A big number and the line under it; without a derivation a dash, and `line` says why.

    `quiet` is one that is not to be had at once: a weapon that must be drawn.
    """

    caption: str
    derivation: Derivation | None
    line: str
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class LineView:
    """One card of a line; no `weight_words` for one that weighs nothing worth telling."""

    title: str
    tone: Tone
    weight: Derivation
    weight_words: str
    load: str
    missing: str
    numbers: tuple[NumberView, ...]


def line_view(sheet: Sheet, line: Line, title: str) -> LineView:
    """The card of a line."""
    return LineView(
        title=title,
        tone=LINE_TONES[line.kind],
        weight=line.weight,
        weight_words=kilograms(line.kilograms),
        load=_load(line),
        missing=_missing(line),
        numbers=tuple(_numbers(sheet, line)),
    )


def _load(line: Line) -> str:
    if line.load is None or line.margins is None:
        return text("sheets_panel.load_without_st")
    return load_sentence(line.load, line.margins)


def _missing(line: Line) -> str:
    if line.complete:
        return ""
    return plural("sheets_panel.missing", len(line.missing), names=isolated(", ".join(line.missing)))


def _numbers(sheet: Sheet, line: Line) -> Iterator[NumberView]:
    found = line.defenses
    yield _plain("move", line.move, _move_line(sheet, line.move))
    if found.dodge is None:
        yield _plain("dodge", None, text("sheets_panel.not_given"))
    else:
        yield _defense("dodge", found.dodge)
    yield from (_defense("parry", parry) for parry in found.parries)
    is_person = sheet.kind is not SheetKind.CREATURE
    if is_person and not found.parries:
        yield _plain("parry", None, text("sheets_panel.nothing_parries"))
    if found.block is not None:
        yield _defense("block", found.block)
    elif is_person:
        yield _plain("block", None, text("sheets_panel.no_shield"))


def _move_line(sheet: Sheet, move: Derivation | None) -> str:
    if move is None:
        return text("sheets_panel.not_given")
    told = text("sheets_panel.printed") if len(move.steps) == 1 else told_short(move)
    note = sheet.printed.move_note
    return f"{told} · {note}" if note and sheet.kind is SheetKind.CREATURE else told


def _plain(kind: str, derivation: Derivation | None, line: str) -> NumberView:
    return NumberView(text(f"sheets_panel.number.{kind}"), derivation, line)


def _defense(kind: str, defense: LineDefense) -> NumberView:
    """A defence with PD; its last step says what it is worth without."""
    alone = defense.level.as_int
    total = defense.total.noted("sheets_panel.without_pd", "20 §4.6", level=alone)
    parts = [told_short(defense.total)]
    parts += [text(f"sheets_panel.warning.{warning}") for warning in defense.warnings]
    if not defense.ready:
        parts.append(text("sheets_panel.not_ready"))
    return NumberView(text(f"sheets_panel.number.{kind}"), total, " · ".join(parts), quiet=not defense.ready)


def mark_words(line: Line, *, both: bool) -> str:
    """What stands on the load bar: `em cena 32,0 kg`."""
    key = "both" if both else line.kind.value
    sign = text("sheets_panel.at_least") if line.missing else ""
    return text(f"sheets_panel.mark.{key}", weight=sign + kilograms(line.kilograms))
