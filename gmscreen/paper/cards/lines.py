"""Both lines of a sheet as a card shows them; one block where nothing tells them apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gmscreen.paper.cards.content import Figure, LineContent, LineId
from gmscreen.paper.cards.words import account, is_ours, listed, marked, value
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.load import Load, LoadMargins
from gmscreen.sheets.line_defenses import LineDefense
from gmscreen.sheets.lines import Line, Lines
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import kilograms, number


def line_contents(sheet: Sheet, lines: Lines) -> tuple[LineContent, ...]:
    """Em cena and em marcha; a sheet without any equipment has the same numbers on both, shown once."""
    if not sheet.equipment:
        title, load = text("card.line.both"), text("card.nothing_carried")
        return (LineContent(LineId.BOTH, title, "", load, tuple(_figures(sheet, lines.in_scene))),)
    in_scene, on_march = _content(sheet, lines.in_scene), _content(sheet, lines.on_march)
    if in_scene.missing and lines.in_scene.missing == lines.on_march.missing:
        on_march = replace(on_march, missing=text("card.missing_too"))
    return in_scene, on_march


def _content(sheet: Sheet, line: Line) -> LineContent:
    placed_by_us = any(piece.reading for piece in sheet.equipment if line.kind.counts(piece))
    return LineContent(
        id=LineId(line.kind.value),
        title=text(f"card.line.{line.kind}"),
        weight=marked(kilograms(line.kilograms), placed_by_us),
        load=_load(line.load, line.margins),
        figures=tuple(_figures(sheet, line)),
        missing=text("card.missing", names=", ".join(line.missing)) if line.missing else "",
    )


def _load(load: Load | None, margins: LoadMargins | None) -> str:
    if load is None or margins is None:
        return text("card.no_load")
    if load.limit is None or margins.before_heavier is None:
        return text("card.overload")
    named = text(
        "card.load",
        name=text(f"step.load_{load.name}"),
        limit=number(load.limit),
        left=number(margins.before_heavier),
    )
    return listed([named, "" if load.fencing_allowed else text("card.no_fencing")])


def _figures(sheet: Sheet, line: Line) -> Iterator[Figure]:
    """Move, dodge, every parry, block; a person without any parry is shown a dash."""
    yield _plain(text("card.move"), line.move, sheet.printed.move_note or "")
    yield _dodge(sheet, line.defenses.dodge)
    for name, parry in zip(_short_names(line), line.defenses.parries, strict=True):
        yield _defense(text("card.parry", name=name), parry)
    if sheet.kind is SheetKind.CREATURE:
        yield Figure(text("card.pd"), number(sheet.natural.pd))
        yield Figure(text("card.dr"), number(sheet.natural.dr))
    if not line.defenses.parries and sheet.kind is not SheetKind.CREATURE:
        yield _defense(text("card.no_parry"), None)
    if line.defenses.block is not None:
        yield _defense(text("card.block"), line.defenses.block)


def _dodge(sheet: Sheet, dodge: LineDefense | None) -> Figure:
    """A creature's as its stat block prints it, which is without PD."""
    if dodge is None or sheet.kind is not SheetKind.CREATURE:
        return _defense(text("card.dodge"), dodge)
    has_pd = dodge.total.value != dodge.level.value
    with_pd = text("card.with_pd", total=marked(number(dodge.total.value), is_ours(dodge.total)))
    return _plain(text("card.dodge"), dodge.level, with_pd if has_pd else "")


def _short_names(line: Line) -> list[str]:
    """The weapons without what stands in brackets after the name, where that tells them apart as well."""
    names = [parry.name for parry in line.defenses.parries]
    short = [name.split(" (")[0] for name in names]
    return short if len(set(short)) == len(names) else names


def _plain(label: str, number_of: Derivation | None, under: str) -> Figure:
    told = account(number_of) if number_of else ""
    shown = value(number_of)
    return Figure(label, shown, under, "" if told == shown else told)


def _defense(label: str, defense: LineDefense | None) -> Figure:
    """The number that is rolled against, PD included, and under it the one without."""
    if defense is None:
        return _plain(label, None, "")
    level = marked(number(defense.level.value), is_ours(defense.level))
    has_pd = defense.total.value != defense.level.value
    under = [text("card.without_pd", level=level)] if has_pd else []
    if not defense.ready:
        under.append(text("card.to_draw"))
    return _plain(label, defense.total, "\n".join(under))
