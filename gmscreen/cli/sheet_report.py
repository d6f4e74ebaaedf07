"""A sheet for programs: what its file says, and every number that follows from it."""

from __future__ import annotations

from typing import Any

from gmscreen.rules.derivation import Derivation, Number
from gmscreen.sheets.account_sums import account_sums
from gmscreen.sheets.audit.audit import is_audited
from gmscreen.sheets.control_values import effective_iq
from gmscreen.sheets.line_defenses import LineDefense
from gmscreen.sheets.lines import Line, lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.schools import school_levels
from gmscreen.sheets.secondary import secondary
from gmscreen.sheets.skills import Spell
from gmscreen.sheets.spell_energy import spell_energy

Report = dict[str, Any]


def report(sheet: Sheet) -> Report:
    """Names are those of the sheet's file; None is what nobody says."""
    lines, known = lines_of(sheet), secondary(sheet)
    return {
        "id": sheet.id,
        "name": sheet.name,
        "kind": sheet.kind,
        "attributes": sheet.attributes.model_dump(),
        "pv": _value(known.pv),
        "fatigue": _value(known.fatigue),
        "will": _value(known.will),
        "basic_speed": _value(known.basic_speed),
        "damage": sheet.damage.model_dump(),
        "in_scene": _line(lines.in_scene),
        "on_march": _line(lines.on_march),
        "skills": [_leveled(skill.name, skill.level, skill.effective) for skill in sheet.skills],
        "spells": [_spell(spell) for spell in sheet.spells],
        "effective_iq": _value(effective_iq(sheet)) if sheet.spells else None,
        "schools": {college: level.value for college, level in school_levels(sheet).items()},
        "account": sheet.account.model_dump() if sheet.account else None,
        "sums": _sums(sheet) if is_audited(sheet) else None,
    }


def _spell(spell: Spell) -> Report:
    energy = spell_energy(spell)
    told = _leveled(spell.name, spell.level, spell.effective)
    if energy is None:
        return {**told, "energy": None}
    costs = {"cast": _value(energy.cast), "upkeep": _value(energy.upkeep)}
    return {**told, "energy": {"written": energy.written, "reduction": energy.reduction, **costs}}


def _sums(sheet: Sheet) -> Report:
    """What the lines come to, whatever the account declares."""
    sums = account_sums(sheet)
    headings = {heading.value: total.value for heading, total in sums.sums.items()}
    whole = {"total": sums.total.value, "budget": sums.budget.value, "unspent": sums.unspent.value}
    return {**headings, **whole, "unpriced": [line.name for line in sums.unpriced]}


def _value(derivation: Derivation | None) -> Number | None:
    return None if derivation is None else derivation.value


def _leveled(name: str, level: int, effective: Derivation) -> Report:
    return {"name": name, "level": level, "effective": effective.value}


def _line(line: Line) -> Report:
    defenses = line.defenses
    return {
        "weight_kg": line.kilograms,
        "missing_weights": line.missing,
        "load": line.load.name if line.load else None,
        "move": _value(line.move),
        "dodge": _defense(defenses.dodge),
        "block": _defense(defenses.block),
        "parries": [_defense(parry) for parry in defenses.parries],
        "pd": _value(defenses.pd),
    }


def _defense(defense: LineDefense | None) -> Report | None:
    if defense is None:
        return None
    return {"name": defense.name, "without_pd": defense.level.value, "with_pd": defense.total.value}
