"""A sheet told as a card: nothing is worked out here that the sheet and its lines have not worked out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gmscreen.paper.cards.content import CardContent, CardKind, Fact
from gmscreen.paper.cards.lines import line_contents
from gmscreen.paper.cards.prose import prose
from gmscreen.paper.cards.tables import attack_table, protection_table
from gmscreen.paper.cards.tracks import tracks
from gmscreen.paper.cards.words import figure, is_ours, listed, runs, value
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.sheets.creature import CreatureNotes, Group
from gmscreen.sheets.lines import Line, lines_of
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.secondary import secondary
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number


def card_of(sheet: Sheet, readings: Readings = DEFAULT_READINGS) -> CardContent:
    """The card of a sheet, by the table's readings."""
    lines = lines_of(sheet, readings)
    tables = (protection_table(sheet, lines.in_scene), attack_table(sheet))
    return CardContent(
        name=sheet.name,
        kind=CardKind(sheet.kind.value),
        band=text(f"card.kind.{sheet.kind}"),
        points=_points(sheet),
        about=listed(_about(sheet)),
        facts=tuple(_facts(sheet)),
        lines=line_contents(sheet, lines),
        sections=(*(table for table in tables if table), *prose(sheet)),
        footnote=listed(_footnote(sheet, (lines.in_scene, lines.on_march))),
        tracks=tuple(tracks(sheet, readings)),
    )


def _points(sheet: Sheet) -> str:
    if sheet.points is None:
        return ""
    return text(f"card.points.{'one' if sheet.points == 1 else 'other'}", count=number(sheet.points))


def _about(sheet: Sheet) -> Iterator[str]:
    yield sheet.people or ""
    yield sheet.origin or ""
    if sheet.mark:
        yield text("card.mark", name=sheet.mark)
    if sheet.creature:
        yield from _habits(sheet.creature)


def _habits(notes: CreatureNotes) -> Iterator[str]:
    yield notes.tradition or ""
    if notes.floors:
        key = "card.floor" if len(set(notes.floors)) == 1 else "card.floors"
        yield text(key, floors=runs(notes.floors), floor=notes.floors[0])
    if notes.group:
        yield _group(notes.group)


def _group(group: Group) -> str:
    key = "card.group_of" if group.least == group.most else "card.group"
    return text(key, least=group.least, most=group.most)


def _facts(sheet: Sheet) -> Iterator[Fact]:
    """Attributes and what follows from them; of a creature nothing that its stat block does not print."""
    for name in ("st", "dx", "iq", "ht"):
        yield Fact(text(f"card.{name}"), figure(getattr(sheet.attributes, name)))
    derived, stated, is_creature = secondary(sheet), sheet.printed, sheet.kind is SheetKind.CREATURE
    yield Fact(text("card.pv"), value(derived.pv))
    if not is_creature or stated.fatigue is not None:
        yield Fact(text("card.fatigue"), value(derived.fatigue))
    if not is_creature:
        yield Fact(text("card.will"), value(derived.will))
    if not is_creature or stated.basic_speed is not None:
        yield Fact(text("card.basic_speed"), value(derived.basic_speed))


def _footnote(sheet: Sheet, lines: Iterable[Line]) -> Iterator[str]:
    if _has_readings(sheet, lines):
        yield text("card.interpretation")
    if sheet.source:
        yield text("card.sources", source=sheet.source)


def _has_readings(sheet: Sheet, lines: Iterable[Line]) -> bool:
    ours = any(attack.reading for attack in sheet.attacks) or any(piece.reading for piece in sheet.equipment)
    return ours or any(is_ours(shown) for line in lines for shown in _shown(line))


def _shown(line: Line) -> Iterator[Derivation]:
    defenses = line.defenses
    for defense in (defenses.dodge, defenses.block, *defenses.parries):
        if defense:
            yield defense.total
    if line.move:
        yield line.move
