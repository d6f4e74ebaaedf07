"""Item 10: what follows from the attributes, in two lines, piece by piece (24 §5; 21 §8)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal

from gmscreen.canon.garganta.creation import creation
from gmscreen.canon.garganta.equipment import equipment
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.load import LoadLadder, load_of
from gmscreen.rules.garganta.readings import Readings
from gmscreen.sheets.audit.finding import Finding, Item, Place, Severity, finding
from gmscreen.sheets.equipment import Role
from gmscreen.sheets.lines import Line, Lines, lines_of
from gmscreen.sheets.model import PrintedLine, Sheet
from gmscreen.sheets.pending import pending_of
from gmscreen.sheets.secondary import secondary
from gmscreen.sheets.traits import EffectKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, kilograms, number

SOURCE = "24 §5"
LOAD = "21 §8.1"
_OF_ATTACKS = "attack_"
_PART = re.compile(r"(\w+)(?:\[(\d+)\])?")


def two_lines(sheet: Sheet, readings: Readings) -> Iterator[Finding]:
    """Printed values that do not follow, a single line, what has no weight, what stands at a limit."""
    lines = lines_of(sheet, readings)
    yield from _derived(sheet)
    yield from _single_line(sheet, lines)
    yield from _printed_lines(sheet, lines)
    yield from _lacking(sheet, lines)
    yield from _at_limit(lines)
    yield from _left_out(sheet, lines)


def _derived(sheet: Sheet) -> Iterator[Finding]:
    known, printed = secondary(sheet), sheet.printed
    pairs = (
        ("pv", printed.pv, known.pv),
        ("fatigue", printed.fatigue, known.fatigue),
        ("basic_speed", printed.basic_speed, known.basic_speed),
    )
    for field, written, due in pairs:
        if written is not None and due is not None and written != due.value:
            args = {"what": text(f"audit.field.{field}"), "written": written, "right": due.value}
            yield finding(
                Item.TWO_LINES, "derived_differs", ("printed", field), due.steps[0].source, args, due=due
            )


def _single_line(sheet: Sheet, lines: Lines) -> Iterator[Finding]:
    """One Deslocamento where there must be two: the sheet goes back (24 §5)."""
    printed = sheet.printed
    if printed.move is None or printed.in_scene or printed.on_march:
        return
    args = {"written": printed.move, **_moves(lines)}
    yield finding(Item.TWO_LINES, "single_line", ("printed", "move"), SOURCE, args)
    reflexes = bool(sheet.bonuses(EffectKind.COMBAT_REFLEXES))
    if reflexes and printed.dodge == printed.move:
        place = ("printed", "dodge")
        args = {"written": printed.dodge, "right": printed.dodge + 1}
        yield finding(Item.TWO_LINES, "no_reflexes", place, "28 §1; 20 §4.6", args, severity=Severity.NOTICE)


def _moves(lines: Lines) -> dict[str, object]:
    return {"in_scene": _told(lines.in_scene), "on_march": _told(lines.on_march)}


def _told(line: Line) -> str:
    """`32,0 kg · Média · 4`, with ≥ where a piece has no weight."""
    known = kilograms(line.kilograms)
    weight = known if line.complete else text("sheet_figure.at_least", weight=known)
    return " · ".join((weight, load_name(line), number(line.move.value) if line.move else DASH))


def load_name(line: Line) -> str:
    """The name of a line's load, or a dash."""
    return text(f"calc.token.load_name.{line.load.name}") if line.load else DASH


def _printed_lines(sheet: Sheet, lines: Lines) -> Iterator[Finding]:
    pairs = (
        (lines.in_scene, lines.on_march, sheet.printed.in_scene),
        (lines.on_march, lines.in_scene, sheet.printed.on_march),
    )
    if all(printed is None for _, _, printed in pairs):
        return
    for line, other, printed in pairs:
        if printed is None:
            args = {"line": text(f"sheets_panel.line.{line.kind}"), "right": _told(line)}
            yield finding(Item.TWO_LINES, "line_missing", ("printed", line.kind.value), SOURCE, args)
        else:
            yield from _printed_line(line, other, printed)


def _printed_line(line: Line, other: Line, printed: PrintedLine) -> Iterator[Finding]:
    """A line that says something else; where that is what the other line has, they were swapped."""
    due, others = _figures(line), _figures(other)
    for field, right in due.items():
        written = getattr(printed, field)
        if written is None or not right or written in right:
            continue
        swapped = written in others[field]
        args = {
            "line": text(f"sheets_panel.line.{line.kind}"),
            "what": text(f"audit.field.{field}"),
            "written": _shown(field, written),
            "right": _shown(field, right[0]),
        }
        place = ("printed", line.kind.value, field)
        key = "line_of_the_other" if swapped else "line_differs"
        yield finding(Item.TWO_LINES, key, place, LOAD, args, due=_explained(line, field))


def _figures(line: Line) -> dict[str, tuple[object, ...]]:
    """What each field of a line may say: a dodge stands with and without Reflexos em Combate."""
    dodge = line.defenses.dodge
    level = line.load.level if line.load else None
    dodges = (dodge.level.value,) if dodge else ()
    moves = (line.move.value,) if line.move else ()
    return {
        "weight_kg": (line.kilograms,) if line.complete else (),
        "load": () if level is None else (level,),
        "move": moves,
        "dodge": tuple(dict.fromkeys([*moves, *dodges])),
    }


def _explained(line: Line, field: str) -> Derivation | None:
    dodge = line.defenses.dodge
    known = {"weight_kg": line.weight, "move": line.move, "dodge": dodge.level if dodge else None}
    return known.get(field)


def _shown(field: str, value: object) -> str:
    if field == "load":
        names = ("none", "light", "medium", "heavy", "very_heavy")
        return text(f"calc.token.load_name.{names[int(str(value))]}")
    return f"{value}".replace(".", ",")


def _lacking(sheet: Sheet, lines: Lines) -> Iterator[Finding]:
    """The Pendências that these lines depend on, in the words that the sheet's own page has for them."""
    slack = {line.kind.value: _slack(line) for line in (lines.in_scene, lines.on_march)}
    for pending in pending_of(sheet):
        if not pending.key.startswith(_OF_ATTACKS):
            key = "no_weight" if pending.key == "weight" else "lacking"
            place, args = place_of(pending.field), {"told": pending.told, **slack}
            yield finding(Item.TWO_LINES, key, place, pending.source, args, severity=Severity.PENDING)


def _slack(line: Line) -> str:
    """How much more the line bears before its load grows; a dash where it has none to grow to."""
    left = line.margins.before_heavier if line.margins else None
    return DASH if left is None else kilograms(left)


def place_of(field: str) -> Place:
    """The place that `equipment[3].weight_kg` names; lists count from 0 again."""
    parts: list[str | int] = []
    for name, number_ in _PART.findall(field):
        parts += [name, int(number_) - 1] if number_ else [name]
    return tuple(parts)


def _at_limit(lines: Lines) -> Iterator[Finding]:
    for line in (lines.in_scene, lines.on_march):
        if line.kilograms and line.margins and line.margins.before_heavier == 0:
            args = {
                "line": text(f"sheets_panel.line.{line.kind}"),
                "weight": kilograms(line.kilograms),
                "load": load_name(line),
            }
            yield finding(Item.TWO_LINES, "at_limit", ("equipment",), LOAD, args, severity=Severity.NOTICE)


def _left_out(sheet: Sheet, lines: Lines) -> Iterator[Finding]:
    """What everybody wears or carries and this sheet does not list, and what the load would be with it."""
    roles, outfit = {piece.role for piece in sheet.equipment if piece.quantity}, creation().outfit
    st = sheet.attributes.st
    for role, line, ids in (
        (Role.CLOTHES, lines.in_scene, outfit.clothes),
        (Role.CONTAINER, lines.on_march, outfit.pack),
    ):
        if role not in roles and st is not None:
            key = "no_clothes" if role is Role.CLOTHES else "no_pack"
            args = _with(ids, line, st, load_ladders()[sheet.scale])
            yield finding(Item.TWO_LINES, key, ("equipment",), outfit.source, args, severity=Severity.NOTICE)


def _with(ids: Sequence[str], line: Line, st: int, ladder: LoadLadder) -> dict[str, object]:
    pieces = [equipment()[key] for key in ids]
    weight = line.kilograms + sum((piece.weight_kg or Decimal(0) for piece in pieces), Decimal(0))
    shown = kilograms(weight)
    return {
        "pieces": text("audit.and").join(piece.name.lower() for piece in pieces),
        "weight": shown if line.complete else text("sheet_figure.at_least", weight=shown),
        "line": text(f"audit.line.{line.kind}"),
        "load": text(f"calc.token.load_name.{load_of(st, weight, ladder).name}"),
    }
