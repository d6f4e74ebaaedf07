"""Lines of magic, of things, and of our own readings."""

from __future__ import annotations

from gmscreen.canon.garganta.handbook.entry import Line, Lines
from gmscreen.canon.garganta.handbook.fight_lines import columns
from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.canon.garganta.objects import ObjectTarget, objects
from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.rules.garganta.magic import ManaBand
from gmscreen.rules.garganta.projectile_spells import ProjectileSpell
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import DASH, number, signed
from gmscreen.texts.steps import factor


def mana_lines() -> Lines:
    """What mana does on each floor."""
    bands = mana_bands().bands
    lasts = [band.first_floor - 1 for band in bands[1:]]
    lines = [
        Line((_floors(band, last), _mana(band))) for band, last in zip(bands, [*lasts, None], strict=True)
    ]
    return Lines(tuple(lines))


def _floors(band: ManaBand, last: int | None) -> str:
    first = number(band.first_floor)
    if last is None:
        return text("reference.floors_on", first=first)
    return text("reference.floors", first=first, last=number(last))


def _mana(band: ManaBand) -> str:
    parts = [text(f"calc.token.mana.{band.mana}")]
    if band.level_bonus:
        parts.append(text("reference.mana.level", bonus=signed(band.level_bonus)))
    if band.cost_share == 0:
        parts.append(text("reference.mana.free"))
    elif band.cost_share < 1:
        parts.append(text("reference.mana.share", share=factor(band.cost_share)))
    if band.failures_are_critical:
        parts.append(text("reference.mana.critical"))
    return "; ".join(parts)


def projectile_lines() -> Lines:
    """Energy, dice and ranged figures of each projectile spell."""
    lines = tuple(Line(_projectile(spell)) for spell in projectile_spells().values())
    return Lines(lines, columns("spell", "energy", "dice", "snap", "accuracy", "half_damage", "maximum"))


def _projectile(spell: ProjectileSpell) -> tuple[str, ...]:
    return (
        spell.name,
        f"{number(spell.least_energy)}–{number(spell.most_energy)}",
        _dice(spell),
        number(spell.snap),
        signed(spell.accuracy),
        number(spell.half_damage),
        number(spell.maximum),
    )


def _dice(spell: ProjectileSpell) -> str:
    if spell.energy_per_die is None:
        return DASH
    if spell.energy_per_die == 1:
        return text("reference.die_per_point")
    return text("reference.die_per_points", points=number(spell.energy_per_die))


def object_lines() -> Lines:
    """RD and PV of things."""
    lines = (Line((one.name, number(one.dr), _object_pv(one))) for one in objects().values())
    return Lines(tuple(lines), columns("object", "dr", "pv"))


def _object_pv(one: ObjectTarget) -> str:
    if one.most_pv is None:
        return text("reference.or_more", least=number(one.least_pv))
    ends = sorted({one.least_pv, one.most_pv})
    return text("reference.to").join(map(number, ends))


def interpretation_lines() -> Lines:
    """Every choice of ours where the canon is silent."""
    told = (text(f"interpretation.{one}") for one in Interpretation)
    return Lines(tuple(Line((sentence[:1].upper() + sentence[1:],)) for sentence in told))
