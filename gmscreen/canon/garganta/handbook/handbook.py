"""The handbook: the entries of the reference with their tables, and an entry for each manoeuvre."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from gmscreen.canon.garganta.handbook import body_lines as body
from gmscreen.canon.garganta.handbook import cost_lines as cost
from gmscreen.canon.garganta.handbook import fight_lines as fight
from gmscreen.canon.garganta.handbook import world_lines as world
from gmscreen.canon.garganta.handbook.entry import Entry, Line, Lines
from gmscreen.canon.garganta.handbook.rolled_lines import rolled_lines
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.reference import ReferenceEntry, ReferenceTable, reference
from gmscreen.rules.garganta.attack_options import OptionGroup
from gmscreen.rules.garganta.load import Scale
from gmscreen.rules.garganta.maneuvers import Maneuver
from gmscreen.texts.catalogue import text

_Table = ReferenceTable
_LINES: dict[ReferenceTable, Callable[[], Lines]] = {
    _Table.MANEUVERS: fight.maneuver_lines,
    _Table.LOCATIONS: fight.location_lines,
    _Table.LIGHT: partial(fight.option_lines, OptionGroup.LIGHT),
    _Table.STANCE: partial(fight.option_lines, OptionGroup.STANCE),
    _Table.ARMS: partial(fight.option_lines, OptionGroup.ARMS),
    _Table.TARGET: partial(fight.option_lines, OptionGroup.TARGET),
    _Table.SHOT: partial(fight.option_lines, OptionGroup.SHOT),
    _Table.RANGES: fight.range_lines,
    _Table.BREAKAGE: fight.breakage_lines,
    _Table.CLOSE_COMBAT: fight.close_combat_lines,
    _Table.TERRAIN: fight.terrain_lines,
    _Table.DAMAGE_FACTORS: body.factor_lines,
    _Table.CAPS: body.cap_lines,
    _Table.CRIPPLING: body.crippling_lines,
    _Table.LADDER: body.ladder_lines,
    _Table.MORTALITY: body.mortality_lines,
    _Table.FALLS: body.fall_lines,
    _Table.FIRST_AID: body.first_aid_lines,
    _Table.PHYSICIAN: body.physician_lines,
    _Table.LOAD_HUMAN: partial(body.load_lines, Scale.HUMAN),
    _Table.LOAD_DWARF: partial(body.load_lines, Scale.DWARF),
    _Table.BASIC_DAMAGE: body.basic_damage_lines,
    _Table.TOLLS: body.toll_lines,
    _Table.BREATH: body.breath_lines,
    _Table.MANA: world.mana_lines,
    _Table.PROJECTILES: world.projectile_lines,
    _Table.OBJECTS: world.object_lines,
    _Table.SUPPLIES: cost.supply_lines,
    _Table.SERVICES: cost.service_lines,
    _Table.ATTRIBUTE_COSTS: cost.attribute_cost_lines,
    _Table.SKILL_COSTS: cost.skill_cost_lines,
    _Table.INTERPRETATIONS: world.interpretation_lines,
}


@cache
def handbook() -> tuple[Entry, ...]:
    """Every entry, section by section."""
    entries = tuple(_entries())
    sections = list(dict.fromkeys(entry.section for entry in entries))
    return tuple(sorted(entries, key=lambda entry: sections.index(entry.section)))


def _entries() -> Iterator[Entry]:
    for entry in reference():
        yield _with_table(entry)
        if entry.table is ReferenceTable.MANEUVERS:
            yield from (_of_maneuver(maneuver, entry.section) for maneuver in maneuvers().values())


def _with_table(entry: ReferenceEntry) -> Entry:
    facts = tuple(Line((fact.label, fact.value)) for fact in entry.facts)
    table = _lines(entry.table) if entry.table else Lines(())
    whole = Lines((*table.lines, *facts), table.columns, table.rolled)
    return Entry(entry.id, entry.section, entry.title, entry.text, whole, entry.source)


def _lines(table: ReferenceTable) -> Lines:
    return _LINES[table]() if table in _LINES else rolled_lines(table)


def _of_maneuver(maneuver: Maneuver, section: str) -> Entry:
    figures = (("walks", fight.walks(maneuver)), ("defenses", fight.defenses_left(maneuver)))
    lines = tuple(Line((text(f"reference.column.{key}"), figure)) for key, figure in figures)
    says = f"{maneuver.does} {maneuver.note}".strip()
    return Entry(f"maneuver.{maneuver.id}", section, maneuver.name, says, Lines(lines), maneuver.source)
