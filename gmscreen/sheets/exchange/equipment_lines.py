"""Pieces of equipment, a line each: how many, what they weigh, where they are, what they do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from gmscreen.canon.garganta.equipment import piece_named
from gmscreen.rules.garganta.equipment import CataloguePiece, PieceArea, PieceCategory
from gmscreen.sheets.equipment import Area, Place, Role
from gmscreen.sheets.exchange.escapes import escaped, fields_of, list_items, unescaped
from gmscreen.sheets.exchange.figures import NUMBER, figure
from gmscreen.sheets.exchange.found import Found, Put, Scene
from gmscreen.sheets.exchange.noise import Line
from gmscreen.sheets.exchange.parts import (
    SEPARATOR,
    Effects,
    Flag,
    Labelled,
    Made,
    Number,
    Part,
    Tree,
    Word,
    read_parts,
    told_parts,
    with_note,
)
from gmscreen.sheets.exchange.understood import LineKind
from gmscreen.sheets.exchange.words import Section, word
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.texts.numbers import kilograms

POUND_KG = Decimal("0.45359237")

_POUNDS = re.compile(rf"(?P<value>{NUMBER}) (?:lb|lbs|libras?)\.?", re.IGNORECASE)
_PRICE_LAST = re.compile(r" [0-9][0-9.]*(?: g)?$")
_QUANTITY = re.compile(r"(?:[×x]\s?)?(?P<count>[0-9]{1,7})(?:\s?[×x])?")
_TIMES = re.compile(rf"(?P<count>[0-9]{{1,7}})\s?[×x]\s?(?P<weight>{NUMBER})\s?kg", re.IGNORECASE)


def _told_weight(tree: Tree) -> str | None:
    """`4 × 0,5 kg`, or one of the two."""
    times = f"{tree['quantity']} ×" if "quantity" in tree else ""
    weight = kilograms(tree["weight_kg"]) if "weight_kg" in tree else ""
    return f"{times} {weight}".strip() or None


def _read_weight(written: str) -> dict[str, Any] | None:
    if found := _TIMES.fullmatch(written):
        weight = figure(found["weight"])
        return {"quantity": int(found["count"]), "weight_kg": weight}
    if re.search("[×x]", written) and (found := _QUANTITY.fullmatch(written)):
        return {"quantity": int(found["count"])}
    return None


def _read_pounds(written: str) -> dict[str, Any] | None:
    """A weight in pounds, turned into kilograms to the gram."""
    found = _POUNDS.fullmatch(written)
    pounds = figure(found["value"]) if found else None
    return (
        None
        if pounds is None
        else {"weight_kg": (pounds * POUND_KG).quantize(Decimal("0.001")).normalize() + 0}
    )


def _told_weapon(tree: Tree) -> str | None:
    use = tree.get("weapon")
    if use is None:
        return None
    said = [escaped(use["skill"], ";")]
    said += [word("weapon_kind", use["kind"])] if "kind" in use else []
    said += [_phrase("no_parry")] if use.get("parries") is False else []
    said += [_phrase("st_min").replace("{value}", str(use["st_min"]))] if "st_min" in use else []
    return f"{_phrase('weapon')}: {'; '.join(said)}"


def _phrase(key: str) -> str:
    return text(f"written.phrase.{key}").split("|")[0]


_WEAPON: tuple[Part, ...] = (
    Word("kind", "weapon_kind"),
    Flag("parries", "no_parry", value=False),
    Number(("st_min",), "st_min"),
)
_SHIELD: tuple[Part, ...] = (Word("size", "shield_size"),)


def _read_use(key: str, parts: tuple[Part, ...], written: str) -> dict[str, Any] | None:
    label, colon, told = written.partition(":")
    items = list_items(told) if colon and folded(label) == folded(_phrase(key)) else []
    if not items:
        return None
    tree, strange = read_parts(items[1:], parts)
    return None if strange else {key: {"skill": unescaped(items[0]), **tree}}


def _told_shield(tree: Tree) -> str | None:
    use = tree.get("shield")
    if use is None:
        return None
    return f"{_phrase('shield')}: {escaped(use['skill'], ';')}; {word('shield_size', use['size'])}"


PARTS: tuple[Part, ...] = (
    Made(_told_weight, _read_weight),
    Number(("weight_kg",), "weight", exact=True),
    Made(lambda _tree: None, _read_pounds),
    Flag("negligible", "negligible"),
    Word("place", "place"),
    Flag("reading", "place_reading"),
    Labelled("inside", "inside"),
    Number(("capacity_kg",), "capacity", exact=True),
    Word("role", "role"),
    Word("area", "area"),
    Number(("pd",), "pd"),
    Number(("dr",), "dr"),
    Number(("impaling_pd",), "impaling_pd"),
    Number(("impaling_dr",), "impaling_dr"),
    Number(("under_dr",), "under_dr"),
    Flag("metal", "metal"),
    Made(_told_weapon, lambda written: _read_use("weapon", _WEAPON, written)),
    Made(_told_shield, lambda written: _read_use("shield", _SHIELD, written)),
    Effects(),
    Number(("price_g",), "price", exact=True),
    Labelled("source", "source"),
    Labelled("note", "note"),
)
_WEIGHT = 1


def told_piece(tree: Tree) -> str:
    """A piece in one line."""
    parts = [part for index, part in enumerate(PARTS) if index != _WEIGHT]
    return SEPARATOR.join([escaped(tree["name"]), *told_parts(tree, parts)])


def read_piece(line: Line, scene: Scene) -> Found | None:
    """A piece, under the heading of equipment."""
    name, *fields = fields_of(line.bare)
    if scene.section is not Section.EQUIPMENT or line.is_block or (not fields and _PRICE_LAST.search(name)):
        return None
    tree, rest = read_parts(fields, PARTS)
    tree, warnings = with_note(tree, rest), tuple(_conversions(fields))
    if tree.get("negligible"):
        tree.setdefault("weight_kg", Decimal(0))
    if "place" in tree:
        piece = {"name": unescaped(name), **tree}
    else:
        piece = placed(unescaped(name), tree)
        warnings = (*warnings, told_place(piece))
    return Found(LineKind.EQUIPMENT, (Put(("equipment",), piece),), warnings=warnings)


def _conversions(fields: list[str]) -> Iterator[str]:
    for field in fields:
        if (said := _read_pounds(field)) is not None:
            yield text("exchange.pounds", written=field, weight=kilograms(said["weight_kg"]))


def told_place(piece: Tree) -> str:
    """The warning that the text did not say where the piece is."""
    return text("exchange.place_chosen", name=piece["name"], place=word("place", piece["place"]))


def placed(name: str, tree: Tree) -> dict[str, Any]:
    """A piece whose place nobody wrote: the catalogue says what it is, and so where it would be; our reading.

    What the text gives wins; weight, PD and RD come from the catalogue where it knows the name.
    """
    known = _known(name)
    filled: dict[str, Any] = {} if known is None else _catalogued(known)
    place = _PLACES.get(known.category, Place.PACK) if known else Place.PACK
    if known is None and ("pd" in tree or "dr" in tree):
        place, filled = Place.WORN, {"role": Role.ARMOR.value}
    return {"name": name, **filled, **tree, "place": place.value, "reading": True}


_PLACES = {
    PieceCategory.ARMOR: Place.WORN,
    PieceCategory.WEAPON: Place.BELT,
    PieceCategory.SHIELD: Place.OFF_HAND,
}
_ROLES = {
    PieceCategory.ARMOR: Role.ARMOR,
    PieceCategory.WEAPON: Role.WEAPON,
    PieceCategory.SHIELD: Role.SHIELD,
}
_AREAS = {PieceArea.BODY: Area.TORSO, PieceArea.HEAD: Area.HEAD, PieceArea.BODY_AND_HEAD: Area.WHOLE}


def _catalogued(known: CataloguePiece) -> dict[str, Any]:
    said = {
        "weight_kg": known.weight_kg,
        "negligible": known.negligible or None,
        "role": _ROLES.get(known.category, Role.OTHER).value,
        "area": _AREAS[known.area].value if known.area else None,
        "pd": known.pd,
        "dr": known.dr,
        "impaling_pd": known.pd_impaling,
        "impaling_dr": known.dr_impaling,
        "metal": known.metal or None,
        "source": known.source,
    }
    return {key: value for key, value in said.items() if value is not None}


_ASIDE = re.compile(r"\((?:perfil de )?(?P<aside>[^()]*)\)")


def _known(name: str) -> CataloguePiece | None:
    """The entry that a name means: its own, or the one that stands in brackets after it."""
    aside = _ASIDE.search(name)
    names = [name, _ASIDE.sub("", name).strip(), aside["aside"] if aside else ""]
    return next((found for one in names if (found := piece_named(one))), None)
