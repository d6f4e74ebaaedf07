"""The numbers in the ledger of the rolls of the last blow, read off the story."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fight_records import log_of
from gmscreen.session.fight.log import LogLine
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number

_LINES = 32
"""No blow tells more."""


def attack_number(battle: Battle) -> str:
    """The attack roll's; empty where the story does not say it."""
    return next(iter(_numbers(battle, ("attack_",))), "")


def table_number(battle: Battle) -> str:
    """That of the roll on a table of critical hits or misses."""
    return next(iter(_numbers(battle, ("critical_row", "fumble_row"))), "")


def defense_numbers(battle: Battle) -> Sequence[str]:
    """Those of the defences, in their order."""
    return _numbers(battle, ("defense_",))


def damage_number(battle: Battle) -> str:
    """That of the damage."""
    return next(iter(_numbers(battle, ("wounded_by", "weapon_struck"))), "")


def blasted(battle: Battle) -> Sequence[LogLine]:
    """The lines of those whom the last blow caught around its target."""
    return [line for line in _last_blow(battle) if line.key in ("harmed", "harmed_in_vain")]


def _numbers(battle: Battle, keys: tuple[str, ...]) -> list[str]:
    told = [line for line in _last_blow(battle) if line.key.startswith(keys)]
    return [text("combat.roll_number", first=number(line.rolls[0])) if line.rolls else "" for line in told]


def _last_blow(battle: Battle) -> Sequence[LogLine]:
    """The lines from the last attack on."""
    lines = log_of(battle.campaign, battle.head, _LINES)
    starts = [place for place, line in enumerate(lines) if line.key.startswith("attack_")]
    return lines[starts[-1] :] if starts else ()
