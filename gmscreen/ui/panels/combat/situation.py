"""The circumstances of an attack that only a person can say: footing, distance, which side, what flies."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from gmscreen.canon.garganta.attack_options import attack_options
from gmscreen.session.fight.exchange import Chosen, Flight
from gmscreen.session.fight.wounds import Flank
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, parse_decimal
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.combat.acts import Field, Kind, Options, Who, Written
from gmscreen.ui.panels.combat.said import Said

BY_HAND = ("bad_footing", "awkward_position", "unaware_target", "figure_in_the_way", "partly_covered")
_SWINGS = {"": None, "swing": True, "thrust": False}
_SIZE = Decimal(2)


def situation_fields(who: Who, said: Said) -> tuple[Field, ...]:
    """What is asked, filled in with what was said already."""
    chosen = {each.option: each.figure for each in said.options}
    flight = said.flight
    swing = next(key for key, value in _SWINGS.items() if value is said.swing)
    return (
        *(_option(name, chosen.get(name, 0)) for name in BY_HAND),
        Field("close", Kind.TICK, "1" if said.close else ""),
        Field("flank", Kind.CHOICE, said.flank.value, _named("combat.flank", [each.value for each in Flank])),
        Field("swing", Kind.CHOICE, swing, _named("combat.swing", list(_SWINGS))),
        Field("thrown", Kind.TICK, "1" if said.thrown else ""),
        Field("distance", value="" if flight is None else number(flight.distance)),
        Field("speed", value="" if flight is None else number(flight.speed)),
        Field("size", value="" if flight is None else number(flight.size)),
        Field("supported", Kind.TICK, "1" if flight and flight.supported else ""),
        Field("out_of_sight", Kind.TICK, "1" if flight and not flight.in_sight else ""),
        Field("ammo", Kind.CHOICE, said.ammo, (("", text("combat.no_ammo")), *_pieces(who))),
    )


def _option(name: str, figure: int) -> Field:
    """A tick for a circumstance with one figure; a line for one that has a span."""
    option = attack_options()[name]
    if option.is_fixed:
        return Field(name, Kind.TICK, "1" if figure else "")
    return Field(name, value=number(figure) if figure else "")


def _pieces(who: Who) -> Options:
    pieces = who.battle.profile(who.one).sheet.equipment
    return tuple((each.name, isolated(each.name)) for each in pieces if each.quantity)


def _named(group: str, values: list[str]) -> Options:
    return tuple((value, text(f"{group}.{value or 'by_weapon'}")) for value in values)


def situation_of(written: Written) -> dict[str, Any]:
    """What was written, as fields of Said; NumberError for what is no number."""
    return {
        "options": tuple(_chosen(written)),
        "close": written.on("close"),
        "flank": Flank(written.text("flank")),
        "swing": _SWINGS[written.text("swing")],
        "thrown": written.on("thrown"),
        "flight": _flight(written),
        "ammo": written.text("ammo"),
    }


def _chosen(written: Written) -> Iterator[Chosen]:
    for name in BY_HAND:
        figure = int(written.on(name)) if attack_options()[name].is_fixed else written.whole(name)
        if figure:
            yield Chosen(name, figure)


def _flight(written: Written) -> Flight | None:
    if not written.text("distance"):
        return None
    speed, size = written.text("speed"), written.text("size")
    return Flight(
        distance=parse_decimal(written.text("distance")),
        speed=parse_decimal(speed) if speed else Decimal(0),
        size=parse_decimal(size) if size else _SIZE,
        supported=written.on("supported"),
        in_sight=not written.on("out_of_sight"),
    )
