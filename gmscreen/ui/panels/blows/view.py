"""What the Golpes panel shows for what it was told."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.canon.garganta.roll_tables import PublishedTable
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.garganta.cases import Case, Cases
from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.criticals import BlowEffects
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.blows.chips import blow_chips, miss_chips
from gmscreen.ui.panels.blows.state import BlowsState, BlowTable, FollowUp
from gmscreen.ui.panels.table_rows import possible_cases, readings_of, row_views
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ReadingView, RowView

ONE_DIE = parse_dice("1d")
THREE_DICE = parse_dice("3d")
_LOW_HALF = 3


@dataclass(frozen=True, slots=True)
class BlowTables:
    """The three tables, read from the canon."""

    body: PublishedTable[BlowEffects]
    head: PublishedTable[BlowEffects]
    miss: PublishedTable[MissEffects]


@dataclass(frozen=True, slots=True)
class TableView:
    """A table: whether the dice go to it, its rows, and the note that holds for all of them."""

    table: BlowTable
    title: str
    note: str
    source: str
    active: bool
    rows: tuple[RowView, ...]


@dataclass(frozen=True, slots=True)
class FollowUpView:
    """Dice that a result asks for: what for, which, and what came of them (empty before)."""

    kind: FollowUp
    purpose: str
    dice: Dice
    told: str
    tone: Tone = Tone.TEXT


@dataclass(frozen=True, slots=True)
class ResultView:
    """The row that the dice found."""

    total: str
    table: str
    readings: tuple[ReadingView, ...]
    source: str
    follow_ups: tuple[FollowUpView, ...]


@dataclass(frozen=True, slots=True)
class BlowsView:
    """The panel: three tables, and the result when the dice are down."""

    tables: tuple[TableView, ...]
    result: ResultView | None


def present(state: BlowsState, tables: BlowTables) -> BlowsView:
    """The panel for this state."""
    shown = (
        _hit_table(state, BlowTable.BODY, tables.body),
        _hit_table(state, BlowTable.HEAD, tables.head),
        _miss_table(state, tables.miss),
    )
    return BlowsView(shown, None if state.roll is None else _result(state, state.roll, tables))


def _roll_for(state: BlowsState, table: BlowTable) -> int | None:
    return state.roll if state.table is table else None


def _hit_table(state: BlowsState, table: BlowTable, published: PublishedTable[BlowEffects]) -> TableView:
    rows = row_views(published.rolls, state.circumstances(table), blow_chips, _roll_for(state, table))
    return _table(state, table, published.note, published.source, rows)


def _miss_table(state: BlowsState, published: PublishedTable[MissEffects]) -> TableView:
    table = BlowTable.MISS
    rows = row_views(published.rolls, state.circumstances(table), miss_chips, _roll_for(state, table))
    return _table(state, table, published.note, published.source, rows)


def _table(
    state: BlowsState, table: BlowTable, note: str, source: str, rows: tuple[RowView, ...]
) -> TableView:
    return TableView(table, text(f"blows.table.{table}"), note, source, state.table is table, rows)


def _result(state: BlowsState, roll: int, tables: BlowTables) -> ResultView:
    if state.table is BlowTable.MISS:
        return _miss_result(state, roll, tables.miss)
    published = tables.body if state.table is BlowTable.BODY else tables.head
    row = published.rolls.row(roll)
    readings = readings_of(row.result, state.circumstances(state.table), blow_chips)
    return ResultView(number(roll), text(f"blows.table.{state.table}"), readings, row.source, ())


def _miss_result(state: BlowsState, roll: int, published: PublishedTable[MissEffects]) -> ResultView:
    row = published.rolls.row(roll)
    circumstances = state.circumstances(BlowTable.MISS)
    readings = readings_of(row.result, circumstances, miss_chips)
    follow_ups = _follow_ups(state, row.result, published)
    return ResultView(number(roll), text(f"blows.table.{state.table}"), readings, row.source, follow_ups)


def _follow_ups(
    state: BlowsState, cases: Cases[MissEffects], published: PublishedTable[MissEffects]
) -> tuple[FollowUpView, ...]:
    """What is to be rolled next; while more than one reading may hold, what each of them asks."""
    rolled = dict(state.follow_ups)
    due: dict[FollowUp, FollowUpView] = {}
    for case in possible_cases(cases, state.circumstances(BlowTable.MISS)):
        for follow_up in _asked_by(case, rolled, state, published):
            due.setdefault(follow_up.kind, follow_up)
    return tuple(due.values())


def _asked_by(
    case: Case[MissEffects],
    rolled: dict[FollowUp, int],
    state: BlowsState,
    published: PublishedTable[MissEffects],
) -> list[FollowUpView]:
    effects, asked = case.effects, []
    happens = not effects.only_if_repeated
    if effects.only_if_repeated:
        again = rolled.get(FollowUp.AGAIN)
        happens = again is not None and _repeats(effects, again, state, published)
        asked.append(_again(again, repeated=happens))
    if effects.self_hit and happens:
        asked.append(_of_two(FollowUp.LIMB, rolled))
    if effects.self_injury is not None:
        asked.append(_measured(FollowUp.SELF_INJURY, effects.self_injury, rolled))
    if effects.weapon_flies is not None:
        asked.append(_measured(FollowUp.FLIGHT, effects.weapon_flies, rolled))
        asked.append(_of_two(FollowUp.DIRECTION, rolled))
    return asked


def _repeats(
    first: MissEffects, roll: int, state: BlowsState, published: PublishedTable[MissEffects]
) -> bool:
    """Whether the second roll says the same: the weapon breaks, or the attacker hits himself."""
    cases = possible_cases(published.rolls.row(roll).result, state.circumstances(BlowTable.MISS))
    if first.self_hit:
        return any(case.effects.self_hit for case in cases)
    return any(case.effects.weapon_breaks for case in cases)


def _again(roll: int | None, *, repeated: bool) -> FollowUpView:
    key = "repeated" if repeated else "not_repeated"
    told = "" if roll is None else text(f"blows.{key}", roll=number(roll))
    tone = Tone.BAD if repeated else Tone.GOOD
    return FollowUpView(FollowUp.AGAIN, text("blows.follow_up.again"), THREE_DICE, told, tone)


def _of_two(kind: FollowUp, rolled: dict[FollowUp, int]) -> FollowUpView:
    """Half and half by one die: 1–3, 4–6."""
    roll = rolled.get(kind)
    half = "" if roll is None else text(f"blows.{kind}.{'low' if roll <= _LOW_HALF else 'high'}")
    told = half and text("blows.half", roll=number(roll or 0), half=half)
    return FollowUpView(kind, text(f"blows.follow_up.{kind}"), ONE_DIE, told)


def _measured(kind: FollowUp, dice: Dice, rolled: dict[FollowUp, int]) -> FollowUpView:
    roll = rolled.get(kind)
    told = "" if roll is None else text(f"blows.{kind}", amount=number(max(0, roll)))
    return FollowUpView(kind, text(f"blows.follow_up.{kind}"), dice, told)
