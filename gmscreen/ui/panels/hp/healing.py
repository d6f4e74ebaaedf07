"""How PV come back, for someone with this HT (20 §5.6)."""

from __future__ import annotations

from gmscreen.rules.garganta.recovery import RecoveryRules, rest_level
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, signed
from gmscreen.ui.panels.hp.state import Wounded
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

Row = tuple[Cell, ...]


def healing_rows(who: Wounded, rules: RecoveryRules) -> tuple[Row, ...]:
    """Bandage, first aid, a day of rest, and a physician's care: what is rolled and what it gives back."""
    return (_bandage(rules), _first_aid(rules), _rest(who, rules), _physician(who, rules))


def _bandage(rules: RecoveryRules) -> Row:
    time = text("hp_panel.healing.minutes", minutes=rules.bandage_minutes)
    return (_name("bandage"), Cell(time), Cell(signed(rules.bandage_pv)))


def _first_aid(rules: RecoveryRules) -> Row:
    gives = text(
        "hp_panel.healing.first_aid_gives", dice=dice_text(rules.first_aid), least=rules.first_aid_least
    )
    note = text("hp_panel.healing.first_aid_note", lost=number(rules.first_aid_critical_failure))
    return (_name("first_aid"), Cell(text("hp_panel.healing.first_aid_test")), Cell(gives, note=note))


def _rest(who: Wounded, rules: RecoveryRules) -> Row:
    level = rest_level(who.ht, None, rules)
    test = Cell(text("hp_panel.healing.daily", level=number(level.value)), derivation=level)
    return (_name("rest"), test, Cell(signed(rules.rest_pv)))


def _physician(who: Wounded, rules: RecoveryRules) -> Row:
    level = rest_level(who.ht, rules.physician_level, rules)
    test = Cell(text("hp_panel.healing.daily", level=number(level.value)), derivation=level)
    gives = text("hp_panel.healing.weekly", daily=signed(rules.rest_pv), weekly=signed(rules.weekly_pv))
    name = text("hp_panel.healing.physician", level=rules.physician_level)
    return (Cell(name, Tone.TEXT), test, Cell(gives, note=_weekly_note(rules)))


def _weekly_note(rules: RecoveryRules) -> str:
    return text(
        "hp_panel.healing.weekly_note",
        critical=signed(rules.weekly_critical),
        failure=signed(-rules.weekly_critical_failure),
    )


def _name(key: str) -> Cell:
    return Cell(text(f"hp_panel.healing.{key}"))
