"""A line of the canon's written form, typed or pasted at the foot of its list.

`Lança · Física/Média · DX+3 · 16 pts · NH 17 · — · efetivo 17` is that skill in its seven fields.
"""

from __future__ import annotations

from collections.abc import Mapping

from gmscreen.sheets.exchange.attack_lines import read_attack
from gmscreen.sheets.exchange.equipment_lines import read_piece
from gmscreen.sheets.exchange.found import Reader, Scene
from gmscreen.sheets.exchange.noise import lines_of
from gmscreen.sheets.exchange.parts import SEPARATOR
from gmscreen.sheets.exchange.skill_lines import read_skill, read_spell
from gmscreen.sheets.exchange.trait_lines import read_trait
from gmscreen.sheets.exchange.words import Section
from gmscreen.sheets.toml_text import Table

_READERS: Mapping[str, tuple[Reader, Section]] = {
    "skills": (read_skill, Section.SKILLS),
    "spells": (read_spell, Section.SPELLS),
    "advantages": (read_trait, Section.ADVANTAGES),
    "disadvantages": (read_trait, Section.DISADVANTAGES),
    "equipment": (read_piece, Section.EQUIPMENT),
    "attacks": (read_attack, Section.ATTACKS),
}


def is_written(typed: str) -> bool:
    """Whether fields stand in it, parted as the written form parts them."""
    return SEPARATOR.strip() in typed


def written_item(key: str, typed: str) -> Table | None:
    """The item that a line says; None for no written line of the list. What is left is its note."""
    if key not in _READERS or not is_written(typed):
        return None
    reader, section = _READERS[key]
    (line, *others) = lines_of(typed.strip())
    found = None if others else reader(line, Scene(section, {}))
    if found is None or [put.path for put in found.puts] != [(key,)]:
        return None
    item: Table = found.puts[0].value
    if not found.rest:
        return item
    told = [str(item["note"])] if item.get("note") else []
    return {**item, "note": SEPARATOR.join([*told, *found.rest])}
