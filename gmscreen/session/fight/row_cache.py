"""Rows of fighters that are made anew only where something of them has changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from gmscreen.rules.garganta.turn_order import Decider, Initiative
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.ordering import initiative
from gmscreen.session.fight.view import FighterRow, deciders_among, order_shown, row


@dataclass(frozen=True, slots=True)
class _Kept:
    fighter: Fighter
    row: FighterRow
    initiative: Initiative


class RowCache:
    """For whoever draws the list: after a turn, two rows of two hundred are worked out.

    A row depends on its fighter, and on what is the same for all: round, ground, names, sheets, values and
    readings.
    """

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}
        self._around: tuple[Any, ...] = ()

    def rows(self, battle: Battle) -> tuple[FighterRow, ...]:
        """What `view.rows` gives, quicker the second time."""
        around = _around(battle)
        if not _is_the_same(around, self._around):
            self._kept, self._around = {}, around
        kept = [self._of(battle, battle.fighter(one)) for one in order_shown(battle)]
        by_hand = bool(battle.head.by_hand)
        why = {} if by_hand else deciders_among([each.initiative for each in kept])
        return tuple(self._row(battle, each, why.get(each.fighter.id)) for each in kept)

    def _of(self, battle: Battle, one: Fighter) -> _Kept:
        kept = self._kept.get(one.id)
        if kept is None or kept.fighter is not one:
            kept = self._kept[one.id] = _Kept(one, row(battle, one), initiative(battle, one))
        return kept

    def _row(self, battle: Battle, kept: _Kept, decider: Decider | None) -> FighterRow:
        is_active = kept.fighter.id == battle.head.active
        if (kept.row.is_active, kept.row.decider) != (is_active, decider):
            told = replace(kept.row, is_active=is_active, decider=decider)
            kept = self._kept[kept.fighter.id] = replace(kept, row=told)
        return kept.row


def _around(battle: Battle) -> tuple[Any, ...]:
    campaign, head = battle.campaign, battle.head
    names = tuple(one.name for one in battle.everyone())
    return (campaign.sheets, campaign.values, campaign.settings, head.id, head.round, head.terrain, names)


def _is_the_same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """The campaign's parts are the same objects while nothing in them changes."""
    return len(one) == len(other) and all(
        a is b or (isinstance(a, str | int | tuple) and a == b) for a, b in zip(one, other, strict=True)
    )
