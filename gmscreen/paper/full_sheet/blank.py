"""A sheet with nothing on it but what is asked for: rules and boxes for a pen, on the grid of a full one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gmscreen.paper.cards.content import CardKind, Figure, LineContent, LineId, Track
from gmscreen.paper.full_sheet.accounting import account_columns
from gmscreen.paper.full_sheet.being import trait_columns
from gmscreen.paper.full_sheet.carrying import equipment_columns
from gmscreen.paper.full_sheet.content import FullSheet, Portion, Value
from gmscreen.paper.full_sheet.fighting import attack_columns, titled
from gmscreen.paper.full_sheet.learning import skill_columns, spell_columns
from gmscreen.paper.full_sheet.loading import blank_load_bar
from gmscreen.paper.full_sheet.protecting import area_names, protection_columns
from gmscreen.paper.press.table import Column, Row, Side, Table
from gmscreen.sheets.account_sums import Heading
from gmscreen.texts.catalogue import text

_ATTACKS, _SKILLS, _SPELLS = 4, 12, 8
_PIECES, _ADVANTAGES, _DISADVANTAGES, _QUIRKS = 21, 6, 8, 5
_BOXES = 20
_FIRST = 10
_SHARES = {Side.LEFT: 4, Side.RIGHT: 1}
_VALUES = ("st", "dx", "iq", "ht", "pv", "fatigue", "will", "basic_speed")
_FIGURES = ("move", "dodge", "no_parry", "no_parry", "block")


def blank_full_sheet() -> FullSheet:
    """A character's sheet to be filled in by hand, on two pages."""
    dice = (Value(text(f"sheets_panel.figure.{key}"), "") for key in ("thrust", "swing"))
    return FullSheet(
        name="",
        kind=CardKind.PC,
        band=text("full_sheet.blank"),
        points="",
        about="",
        values=(*(Value(text(f"card.{key}"), "") for key in _VALUES), *dice),
        tracks=tuple(Track(text(f"card.{key}"), _BOXES, 0, ()) for key in ("pv", "fatigue")),
        lines=tuple(_line(line) for line in (LineId.IN_SCENE, LineId.ON_MARCH)),
        load=blank_load_bar(),
        wide=(
            titled("attacks", _empty(attack_columns(), _ATTACKS)),
            titled("protection", _protection()),
            titled("skills", _empty(skill_columns(), _SKILLS)),
            titled("spells", _empty(spell_columns(), _SPELLS)),
        ),
        narrow=_narrow(),
        for_pen=True,
    )


def _line(line: LineId) -> LineContent:
    figures = tuple(Figure(text(f"card.{key}"), "") for key in _FIGURES)
    return LineContent(line, text(f"card.line.{line}"), "", "", figures)


def _narrow() -> tuple[Portion, ...]:
    return (
        titled("equipment", _empty(equipment_columns(), _PIECES)),
        titled("advantages", _empty(trait_columns("advantages"), _ADVANTAGES)),
        titled("disadvantages", _empty(trait_columns("disadvantages"), _DISADVANTAGES)),
        titled("quirks", _empty((Column(),), _QUIRKS)),
        titled("account", _account()),
    )


def _empty(columns: Sequence[Column], count: int) -> Table:
    """Rows to be written in, the first column wide, those of words wider than those of figures."""
    first, *others = columns
    wide = (replace(first, grows=_FIRST), *(replace(column, grows=_SHARES[column.side]) for column in others))
    return Table(wide, (Row(("",) * len(columns)),) * count)


def _led(columns: Sequence[Column], leads: Sequence[str]) -> Table:
    """Rows of which only the first cell is written."""
    rest = ("",) * (len(columns) - 1)
    return Table(tuple(columns), tuple(Row((lead, *rest)) for lead in leads))


def _protection() -> Table:
    """Arms and hands, legs and feet share a row."""
    head, torso, arms, hands, legs, feet, behind = area_names()
    where, *figures, pieces = protection_columns()
    wide = (replace(where, grows=2), *(replace(one, grows=1) for one in figures), replace(pieces, grows=5))
    return _led(wide, (head, torso, f"{arms}, {hands.lower()}", f"{legs}, {feet.lower()}", behind))


def _account() -> Table:
    terms = [*(heading.value for heading in Heading), "total", "creation", "unspent"]
    columns = account_columns()[:2]
    return _led(columns, [text(f"full_sheet.account.{term}") for term in terms])
