"""Lines of what is done and aimed at in a fight."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.canon.garganta.attack_options import attack_options, locations
from gmscreen.canon.garganta.breakage import breakage_rules
from gmscreen.canon.garganta.close_combat import close_combat
from gmscreen.canon.garganta.handbook.entry import Line, Lines
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.ranges import ranges
from gmscreen.canon.garganta.terrain import terrains
from gmscreen.rules.garganta.attack_options import AttackOption, OptionGroup
from gmscreen.rules.garganta.close_combat import CloseCombatRow
from gmscreen.rules.garganta.maneuvers import Maneuver, MoveAllowance
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number, percent, signed
from gmscreen.texts.steps import factor

_SIDES = 6


def columns(*keys: str) -> tuple[str, ...]:
    """The headings of a table."""
    return tuple(text(f"reference.column.{key}") for key in keys)


def maneuver_lines() -> Lines:
    """Every manoeuvre with how far one walks and what defences are left."""
    lines = [Line((one.name, walks(one), defenses_left(one))) for one in maneuvers().values()]
    return Lines(tuple(lines), columns("maneuver", "walks", "defenses"))


def walks(maneuver: Maneuver) -> str:
    """How far a manoeuvre lets one walk."""
    first = _allowance(maneuver.allowance)
    if maneuver.later_allowance is None or maneuver.later_allowance.most is None:
        return first
    return text("reference.walks_later", first=first, most=number(maneuver.later_allowance.most))


def _allowance(allowance: MoveAllowance) -> str:
    if allowance.fraction == 1:
        return text("reference.walks_all")
    if allowance.fraction == 0:
        return (
            plural("reference.metres", allowance.least) if allowance.least else text("reference.walks_none")
        )
    share = factor(allowance.fraction)
    if not allowance.least:
        return text("reference.walks_share", share=share)
    return text("reference.walks_share_least", share=share, least=number(allowance.least))


def defenses_left(maneuver: Maneuver) -> str:
    """What defences a manoeuvre leaves."""
    return text(f"reference.defenses.{maneuver.defenses}")


def location_lines() -> Lines:
    """What aiming at each part of the body costs."""
    lines = [Line((one.name, signed(one.modifier), one.note)) for one in locations().values()]
    return Lines(tuple(lines), columns("location", "level", "note"))


def option_lines(group: OptionGroup) -> Lines:
    """Circumstances of an attack, of one kind; without notes there is no column for them."""
    options = [one for one in attack_options().values() if one.group is group]
    if not any(one.note for one in options):
        return Lines(tuple(Line((one.name, _span(one))) for one in options), columns("circumstance", "level"))
    lines = (Line((one.name, _span(one), one.note)) for one in options)
    return Lines(tuple(lines), columns("circumstance", "level", "note"))


def _span(option: AttackOption) -> str:
    ends = sorted({option.least, option.most}, key=abs)
    figure = text("reference.to").join(map(signed, ends))
    return text("reference.per", figure=figure, what=option.per) if option.per else figure


def range_lines() -> Lines:
    """Penalties by distance and speed, and the modifier of a target of that size."""
    lines = [
        Line((text("reference.up_to", limit=number(row.limit)), signed(row.penalty), signed(-row.penalty)))
        for row in ranges().rows
    ]
    return Lines(tuple(lines), columns("measure", "level", "size"))


def close_combat_lines() -> Lines:
    """What each class of weapons does in the same hexagon."""
    return Lines(tuple(Line((_capital(row.names), _close(row))) for row in close_combat().values()))


def _close(row: CloseCombatRow) -> str:
    if row.modifier is None:
        return text("reference.close.none")
    return signed(row.modifier) if row.modifier else text("reference.close.normal")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def terrain_lines() -> Lines:
    """What each kind of ground costs."""
    return Lines(tuple(Line((one.name, one.note)) for one in terrains().values()))


def breakage_lines() -> Lines:
    """The chance that a parrying weapon breaks, and the faces of a die that say so."""
    rules = breakage_rules()
    return Lines(
        tuple(
            Line((text(f"reference.quality.{quality}"), _breaks(chance)))
            for quality, chance in rules.chances.items()
        )
    )


def _breaks(chance: Fraction) -> str:
    if not chance:
        return text("reference.never")
    ends = sorted({1, int(chance * _SIDES)})
    return text(
        "reference.breaks", faces=text("reference.to").join(map(number, ends)), chance=percent(chance)
    )
