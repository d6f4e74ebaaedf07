"""Sheets for tests: small ones by hand, odd ones by chance."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from gmscreen.locator import sample_sheets
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import SheetFile, read_sheet, sheet_in

SMALLEST = 'schema = 1\nid = "ana"\nname = "Ana"\nkind = "pc"\n'
ATTRIBUTES = {"st": 12, "dx": 14, "iq": 11, "ht": 12}
SAMPLES = sorted(sample_sheets().glob("*.toml"))


def sheet_of(**fields: Any) -> Sheet:
    base = {"schema": 1, "id": "ana", "name": "Ana", "kind": "pc", "attributes": ATTRIBUTES}
    return Sheet.model_validate({**base, **fields})


def piece(name: str = "Peça", place: str = "worn", **fields: Any) -> dict[str, Any]:
    return {"name": name, "place": place, **fields}


def skill(name: str, level: int, **fields: Any) -> dict[str, Any]:
    return {"name": name, "level": level, **fields}


def read(text: str) -> SheetFile:
    return sheet_in(FileText(text), Path("ficha.toml"))


def sample(name: str) -> Sheet:
    return read_sheet(sample_sheets() / f"{name}.toml").sheet


def _maybe(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | values


def _record(required: dict[str, Any], **optional: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(required, optional=optional)


TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]) | st.sampled_from('\n\t"\\#[]{}=,.'),
    max_size=20,
)
NAMES = TEXTS.filter(lambda name: bool(name.strip()))
KILOGRAMS = st.decimals(0, 1000, places=3) | st.integers(0, 1000)
POINTS = st.integers(-100, 100).map(lambda halves: Decimal(halves) / 2)
LEVELS = st.integers(-20, 100)
UNKNOWN = st.dictionaries(
    TEXTS.map(lambda key: f"zz{key}"),
    st.booleans()
    | st.integers(-(10**14), 10**14)
    | TEXTS
    | st.lists(st.dictionaries(TEXTS, TEXTS, max_size=2)),
    max_size=2,
)
EFFECTS = st.lists(
    _record(
        {"kind": st.sampled_from(["combat_reflexes", "magery", "strong_will"])}, level=st.integers(-20, 20)
    ),
    max_size=2,
)
BONUSES = st.lists(
    _record({"value": st.integers(-20, 20), "source": TEXTS}, condition=TEXTS, permanent=st.booleans()),
    max_size=2,
)
PIECES = _record(
    {"name": NAMES, "place": st.sampled_from(["worn", "hand", "off_hand", "belt", "pack", "ground"])},
    quantity=st.integers(0, 1000),
    weight_kg=KILOGRAMS,
    role=st.sampled_from(["armor", "weapon", "other"]),
    pd=st.integers(0, 20),
    metal=st.booleans(),
    weapon=_record(
        {"skill": NAMES}, kind=st.sampled_from(["normal", "fencing", "knife"]), parries=st.booleans()
    ),
    shield=_record({"skill": NAMES, "size": st.sampled_from(["small", "large"])}),
    effects=EFFECTS,
    note=TEXTS,
    **{"zz cor": TEXTS},
)
SKILLS = _record({"name": NAMES, "level": LEVELS}, points=POINTS, bonuses=BONUSES, relative=LEVELS)
ATTACKS = _record(
    {"name": NAMES},
    level=LEVELS,
    damage=st.sampled_from(["1d", "2d+1", "1d-1", "d20"]),
    ranged=_record({}, tr=st.integers(0, 30), max_m=st.integers(0, 300)),
)
TREES = st.builds(
    lambda known, unknown: {**unknown, **known},
    _record(
        {
            "schema": st.just(1),
            "id": st.sampled_from(["ana", "bia-2"]),
            "name": NAMES,
            "kind": st.sampled_from(["pc", "named_npc", "creature"]),
        },
        people=TEXTS,
        scale=st.sampled_from(["human", "dwarf"]),
        racial_move=st.integers(-5, 5),
        points=POINTS,
        quirks=st.lists(TEXTS, max_size=4),
        notes=TEXTS,
        attributes=_record({}, st=st.integers(1, 100), ht=st.integers(1, 100)),
        natural=_record({}, pd=st.integers(0, 20), dr=st.integers(0, 100)),
        account=_record({}, skills=POINTS, total=POINTS),
        creature=_record({}, floors=st.lists(st.integers(1, 50), max_size=3), spoils=_record({}, what=TEXTS)),
        equipment=st.lists(PIECES, max_size=4),
        attacks=st.lists(ATTACKS, max_size=2),
        skills=st.lists(SKILLS, max_size=3),
    ),
    UNKNOWN,
)
SHEETS = TREES.map(Sheet.model_validate)
