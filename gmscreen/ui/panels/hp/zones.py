"""The PV ladder cut into the zones that the widget draws."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.rules.garganta.injury import Rung, Threshold, ladder
from gmscreen.session.ward.state import Wounded
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.hp.condition import Rules
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.ladder import Zone

MOST_DEATH_ZONES = 11
_TONES = {
    Rung.HALVED: Tone.WARN,
    Rung.UNCONSCIOUSNESS: Tone.BAD,
    Rung.DEATH_TEST: Tone.BAD,
    Rung.DEATH: Tone.MUTED,
}


def zones(who: Wounded, pv: int, rules: Rules) -> tuple[Zone, ...]:
    """From the whole PV down to death, and on to `pv` if he fell deeper; many death tests share a zone."""
    rungs = ladder(who.ht, rules.injury, who.category)
    top = max(who.full, pv)
    whole = Zone(top, rungs[0].pv + 1, text("hp_panel.zone.whole"), Tone.GOOD)
    ends = [rung.pv + 1 for rung in rungs[1:]] + [min(pv, rungs[-1].pv)]
    below = [_zone(rung, low, who) for rung, low in zip(rungs, ends, strict=True)]
    return (*([whole] if top > rungs[0].pv else []), *_gathered(below, _share(rungs)))


def _share(rungs: Sequence[Threshold]) -> int:
    """How many death tests go into one zone."""
    count = sum(rung.rung is Rung.DEATH_TEST for rung in rungs)
    return -(-count // MOST_DEATH_ZONES) or 1


def _zone(rung: Threshold, low: int, who: Wounded) -> Zone:
    dies = rung.rung is Rung.DEATH
    words = text(f"hp_panel.dies.{who.category}") if dies else text(f"hp_panel.zone.{rung.rung}")
    return Zone(rung.pv, low, words, _TONES[rung.rung])


def _gathered(below: Sequence[Zone], share: int) -> list[Zone]:
    """The zones with every `share` death tests drawn as one."""
    if share == 1:
        return list(below)
    tests = below[2:-1]
    groups = [tests[at : at + share] for at in range(0, len(tests), share)]
    return [*below[:2], *(_group(group) for group in groups), below[-1]]


def _group(group: Sequence[Zone]) -> Zone:
    first, last = group[0], group[-1]
    each = ", ".join(number(zone.high) for zone in group)
    note = text("hp_panel.zone.death_tests", each=each) if len(group) > 1 else first.note
    return Zone(first.high, last.low, note, first.tone)
