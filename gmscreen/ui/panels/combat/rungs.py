"""The PV ladder of the target in few zones: in a fight one glance has to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gmscreen.rules.garganta.injury import Rung, Threshold
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.view import ladder_of
from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.ladder import Zone

_TONES = {Rung.HALVED: Tone.WARN, Rung.UNCONSCIOUSNESS: Tone.BAD, Rung.DEATH_TEST: Tone.BAD}


def rungs(battle: Battle, one: Fighter) -> tuple[Zone, ...]:
    """From his whole PV down to death, or to where he fell; every test against death is in one zone."""
    found, top = ladder_of(battle, one), max(battle.profile(one).pv, one.pv)
    whole = Zone(top, found[0].pv + 1, text("combat.zone.whole"), Tone.GOOD)
    return (*([whole] if top > found[0].pv else []), *_below(found, battle, one))


def _below(found: Sequence[Threshold], battle: Battle, one: Fighter) -> Iterator[Zone]:
    last = found[-1]
    deaths = [each for each in found if each.rung is Rung.DEATH_TEST]
    firsts = [each for each in found if each.rung is not Rung.DEATH_TEST or each is deaths[0]]
    for rung, after in pairwise(firsts):
        words = text(f"combat.zone.{rung.rung}")
        yield Zone(rung.pv, after.pv + 1, words, _TONES[rung.rung])
    dies = text(f"hp_panel.dies.{battle.category(one)}")
    yield Zone(last.pv, min(one.pv, last.pv), dies, Tone.MUTED)
