"""PV and Fadiga to tick off, with what the rules have happen on the way down (19 §7, 20 §5, §6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.paper.cards.content import Rung, Track
from gmscreen.paper.cards.words import listed
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.damage import crippling_threshold
from gmscreen.rules.garganta.injury import Category, InjuryRules, Threshold, death_tests, ladder
from gmscreen.rules.garganta.injury import Rung as RungKind
from gmscreen.rules.garganta.movement import tired_at
from gmscreen.rules.garganta.readings import Readings
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.secondary import secondary
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number


def tracks(sheet: Sheet, readings: Readings) -> Iterator[Track]:
    """PV and Fadiga, where the sheet gives them; of a creature only what its stat block prints."""
    derived = secondary(sheet)
    if derived.pv is not None and derived.pv.value >= 1:
        yield _pv(sheet, derived.pv.as_int)
    is_printed = sheet.kind is not SheetKind.CREATURE or sheet.printed.fatigue is not None
    if is_printed and derived.fatigue is not None and derived.fatigue.value >= 1:
        yield _fatigue(derived.fatigue.as_int, readings)


def _pv(sheet: Sheet, count: int) -> Track:
    rules, ht = injury_rules(), sheet.attributes.ht
    category = Category(sheet.kind.value)
    if ht is None:
        return Track(text("card.pv"), count, rules.halved_at, ())
    below = [rung for rung in ladder(ht, rules, category) if rung.rung is not RungKind.HALVED]
    tests = death_tests(ht, rules, category)
    return Track(
        label=text("card.pv"),
        count=count,
        weak=rules.halved_at,
        rungs=tuple(map(_rung, below)),
        every=text("card.track.every", step=rules.test_every) if len(tests) > 1 else "",
        aside=_shares(ht),
        legend=_legend(sheet.kind, ht, rules),
    )


def _rung(threshold: Threshold) -> Rung:
    is_death = threshold.rung is RungKind.DEATH
    words = number(threshold.pv)
    return Rung(text("card.track.dead", pv=words) if is_death else words, is_death)


def _shares(ht: int) -> str:
    """The injury that cripples an arm or a leg, and a hand or a foot."""
    large, small = (crippling_threshold(place, ht, wound_rules()) for place in (Location.ARM, Location.HAND))
    return text("card.track.shares", large=large, small=small)


def _legend(kind: SheetKind, ht: int, rules: InjuryRules) -> str:
    """What the signs of PV mean."""
    halved = text("card.track.halved", at=rules.halved_at)
    return listed([halved, text(f"card.track.legend.{kind}"), text("card.track.limbs")])


def _fatigue(count: int, readings: Readings) -> Track:
    rungs = (Rung(number(0), is_last=True),)
    return Track(text("card.fatigue"), count, tired_at(count, readings), rungs)
