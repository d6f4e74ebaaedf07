"""The list of fighters as it is drawn: a pure function of the rows that the fight gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gmscreen.rules.garganta.defenses import DefenseKind
from gmscreen.rules.garganta.injury import Category
from gmscreen.rules.garganta.maneuvers import DefensesLeft, DefenseWarning
from gmscreen.rules.garganta.turn_order import Decider
from gmscreen.session.fight.fighter import Fighter, Idle, Pack, Side
from gmscreen.session.fight.guard import Guard, GuardRow
from gmscreen.session.fight.states import State, StateKind
from gmscreen.session.fight.view import FighterRow
from gmscreen.sheets.lines import LineKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.state_signs import SIGNS
from gmscreen.ui.theme.theme import Tone

MOST_DOTS = 3
_SIDES = {Side.PARTY: "account", Side.FOES: "sword", Side.OTHERS: "account-question-outline"}
_GRAVE = {StateKind.DEAD, StateKind.UNCONSCIOUS, StateKind.LEFT, StateKind.BURNING}
KEPT_UP = {StateKind.AIM, StateKind.FEINT, StateKind.CONCENTRATION, StateKind.MISSILE, StateKind.RELOADING}


@dataclass(frozen=True, slots=True)
class Mark:
    """A word beside a name: chip or plain; a struck one can't be used. `sign` is an icon's name, or empty."""

    words: str
    tone: Tone = Tone.TEXT
    struck: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class RosterRow:
    """One fighter: the first of `marks` is what he is, `chips` are the defences with the number to roll.

    `doing` is his manoeuvre, `why` what puts him before the next, `tie` the same for those who move as far.
    """

    id: str
    name: str
    marks: tuple[Mark, ...]
    line: Mark
    move: str
    pv: str
    full: str
    tone: Tone
    filled: int
    doing: str
    states: tuple[Mark, ...]
    chips: tuple[Mark, ...]
    why: str
    tie: str
    is_active: bool
    is_out: bool
    is_target: bool = False

    @property
    def spoken(self) -> str:
        """The whole row in a line, for screen readers and as a tooltip."""
        marks = [mark.words for mark in (*self.marks, self.line) if mark.words]
        chips = [mark.words for mark in self.chips if not mark.struck]
        states = [mark.words for mark in self.states]
        pv = text("combat.pv_of", pv=self.pv, full=self.full)
        said = [self.name, *marks, pv, self.move, self.doing, *states, *chips, self.why]
        turn = [text("combat.his_turn")] if self.is_active else []
        target = [text("combat.is_target")] if self.is_target else []
        return ", ".join(each for each in (*turn, *target, *said) if each)


def roster_row(row: FighterRow) -> RosterRow:
    """One row; whether he is the target is not the fight's to say (`aimed_at`)."""
    one = row.fighter
    return RosterRow(
        id=one.id,
        name=isolated(one.name),
        marks=tuple(_marks(row)),
        line=_line(row),
        move=text("combat.move", move=number(row.move.as_int)),
        pv=number(one.pv),
        full=number(row.full_pv),
        tone=_tone(row),
        filled=max(0, min(100, 100 * one.pv // max(1, row.full_pv))),
        doing=_doing(row),
        states=state_marks(row.states),
        chips=() if one.is_out else tuple(_chips(row)),
        why="" if row.decider is None else text(f"combat.decider.{row.decider}"),
        tie=_tie(row),
        is_active=row.is_active,
        is_out=one.is_out,
    )


def state_marks(states: Sequence[State]) -> tuple[Mark, ...]:
    """States as words with their signs; those that take somebody out of the fight are bad."""
    return tuple(Mark(isolated(each.words), _state_tone(each), sign=SIGNS[each.kind]) for each in states)


def _state_tone(state: State) -> Tone:
    if state.kind in _GRAVE:
        return Tone.BAD
    return Tone.INFO if state.kind in KEPT_UP else Tone.WARN


class RosterRows:
    """The rows of a fight, each made anew only where the fight's own row is another."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[FighterRow, RosterRow]] = {}

    def rows(self, found: Sequence[FighterRow], target: str) -> tuple[RosterRow, ...]:
        """The rows to draw, the target among them marked."""
        return tuple(self._aimed(row, target) for row in found)

    def _aimed(self, row: FighterRow, target: str) -> RosterRow:
        made = self._row(row)
        return aimed_at(made, target) if made.id == target else made

    def _row(self, row: FighterRow) -> RosterRow:
        kept = self._made.get(row.fighter.id)
        if kept is None or kept[0] is not row:
            kept = self._made[row.fighter.id] = (row, roster_row(row))
        return kept[1]


def aimed_at(row: RosterRow, target: str) -> RosterRow:
    """The row, marked where he is the target."""
    is_target = row.id == target
    return row if row.is_target is is_target else replace(row, is_target=is_target)


def dots(row: GuardRow) -> str:
    """Uses left and spent; nothing where there is no limit, or too high a one to draw."""
    if row.left is None or row.per_round is None or not 0 < row.per_round <= MOST_DOTS:
        return ""
    return "●" * row.left + "○" * (row.per_round - row.left)


def _marks(row: FighterRow) -> Iterator[Mark]:
    if row.category is Category.BOSS:
        yield Mark(text("combat.boss"), Tone.WARN, sign="crown")
    else:
        side = row.fighter.side
        yield Mark(text(f"combat.side.{side}"), Tone.MUTED, sign=_SIDES[side])
    if row.lacks_entry_card:
        yield Mark(text("combat.no_entry_card"), Tone.WARN, sign="card-account-details-outline")
    if row.fighter.hidden:
        yield Mark(text("combat.hidden"), Tone.INFO, sign="incognito")


def _line(row: FighterRow) -> Mark:
    return line_mark(row.fighter, row.category, row.line)


def line_mark(one: Fighter, category: Category, line: LineKind) -> Mark:
    """The line that he is on; nothing for a beast without a pack."""
    if one.pack is Pack.OFF and category is not Category.PC:
        return Mark("")
    if line is LineKind.IN_SCENE:
        return Mark(text("combat.in_scene"), Tone.ACCENT, sign="bag-personal-off")
    return Mark(text("combat.on_march"), Tone.INFO, sign="bag-personal")


def _tie(row: FighterRow) -> str:
    """What breaks the tie with the next; nothing where the move decides, or a person did."""
    return "" if row.decider in (None, Decider.MOVE) else text(f"combat.tie.{row.decider}")


def _tone(row: FighterRow) -> Tone:
    pv, full = row.fighter.pv, row.full_pv
    if pv <= 0 or row.fighter.wounds.is_out:
        return Tone.BAD
    return Tone.WARN if pv * 3 <= full else Tone.GOOD


def _doing(row: FighterRow) -> str:
    turn = row.fighter.turn
    if row.maneuver is None:
        return "" if turn.idle is Idle.NONE else text("combat.no_maneuver")
    name = row.maneuver.name if turn.all_out is None else text(f"combat.all_out.{turn.all_out}")
    if row.metres is None or not row.is_active:
        return name
    return text("combat.walks", maneuver=name, metres=number(row.metres.as_int))


def _chips(row: FighterRow) -> Iterator[Mark]:
    """Dodge, the best block and the best parry; PD alone where nothing active is left."""
    guard = row.guard
    for kind in DefenseKind:
        found = _best(guard, kind)
        if found is not None:
            yield _chip(found)
    if guard.best is None:
        passive = guard.passive
        words = text("combat.no_defense")
        if passive is not None:
            words = text("combat.only_pd", total=number(passive.as_int))
        yield Mark(words, Tone.WARN)
    elif row.maneuver is not None and row.maneuver.defenses is not DefensesLeft.NONE:
        yield from _warning(row)


def _warning(row: FighterRow) -> Iterator[Mark]:
    focus, warning = row.fighter.focus, row.maneuver.warning if row.maneuver else None
    holds = {
        DefenseWarning.LOSES_AIM: focus.aim is not None,
        DefenseWarning.WILL_MINUS_3: focus.concentration is not None,
        DefenseWarning.CANCELS_RELOAD: bool(focus.reloading),
    }
    if warning is not None and holds.get(warning, False):
        yield Mark(text(f"combat.warning.{warning}"), Tone.WARN)


def _best(guard: Guard, kind: DefenseKind) -> GuardRow | None:
    rows = [row for row in guard.rows if row.kind is kind]
    return max(rows, key=lambda row: (row.reason is None, row.total.as_int), default=None)


def _chip(row: GuardRow) -> Mark:
    name = text(f"combat.short.{row.kind}")
    if row.reason is not None:
        return Mark(name, Tone.MUTED, struck=True)
    left = dots(row)
    words = text("combat.chip", name=name, total=number(row.total.as_int))
    return Mark(f"{words} {left}".rstrip())
