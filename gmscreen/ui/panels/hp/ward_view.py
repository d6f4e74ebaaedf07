"""What the panel PV shows of the whole list: a pure function of it."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.ward.state import Wounded
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.hp.condition import Condition, Rules, condition
from gmscreen.ui.panels.hp.due import DueTrial, due_now, due_this_turn, tested_already
from gmscreen.ui.panels.hp.healing import Healer, HealingView, healing
from gmscreen.ui.panels.hp.view import HpView, present, state_tone, state_words
from gmscreen.ui.panels.hp.ward import Patient, Ward
from gmscreen.ui.theme.theme import Tone


@dataclass(frozen=True, slots=True)
class PatientRow:
    """A row of the list. `filled` is how much of the bar is, in percent: of the whole PV, or, `low`, of what
    is left under 0 before death. `due` counts the tests he has to roll now, `dice` in fewer signs.
    """

    id: str
    name: str
    pv: str
    full: str
    filled: int
    low: bool
    tone: Tone
    state: str
    short: str
    due: str
    dice: str
    spoken: str


@dataclass(frozen=True, slots=True)
class WardView:
    """Everything the panel draws."""

    rows: tuple[PatientRow, ...]
    place: int
    hp: HpView
    now: tuple[DueTrial, ...]
    this_turn: tuple[DueTrial, ...]
    tested: str
    turn: str
    healing: HealingView


def present_ward(ward: Ward, healer: Healer, rules: Rules) -> WardView:
    """The view of a list."""
    conditions = {one.id: condition(one.hp, rules) for one in ward.patients}
    chosen = ward.in_hand
    return WardView(
        rows=tuple(_row(one, conditions[one.id], rules) for one in ward.patients),
        place=ward.place_of(ward.chosen),
        hp=present(chosen.hp, rules),
        now=due_now(ward, conditions),
        this_turn=due_this_turn(ward, conditions),
        tested=tested_already(ward, conditions),
        turn=text("hp_panel.turn_number", turn=number(ward.turn)),
        healing=healing(chosen.hp.who, conditions[chosen.id], healer, rules.recovery),
    )


def _row(one: Patient, now: Condition, rules: Rules) -> PatientRow:
    who, pv = one.hp.who, now.pv.as_int
    count = len(now.pending) + len(now.due_this_turn)
    due = plural("hp_panel.tests_due", count) if count else ""
    state = state_words(now)
    shown, full = number(pv), number(who.full)
    spoken = text("hp_panel.spoken_row", name=one.name, pv=shown, full=full, state=state)
    return PatientRow(
        id=one.id,
        name=one.name,
        pv=shown,
        full=text("hp_panel.over_full", full=full),
        filled=_filled(pv, who, rules),
        low=pv <= 0,
        tone=Tone.MUTED if now.death else state_tone(now),
        state=state,
        short=state_words(now, "short"),
        due=due,
        dice=plural("hp_panel.dice_due", count) if count else "",
        spoken=f"{spoken} · {due}" if due else spoken,
    )


def _filled(pv: int, who: Wounded, rules: Rules) -> int:
    """Percent of the bar, never under 0; above 0 anything left shows at least a sliver."""
    if pv > 0:
        return min(100, max(4, 100 * pv // who.full))
    deepest = -rules.injury.mortality[who.category].dead_at * who.ht
    return max(0, 100 * (deepest + pv) // deepest) if deepest else 0
