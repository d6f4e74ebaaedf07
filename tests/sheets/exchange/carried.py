"""What the canon's Markdown carries of a sheet, said a second time: the measure of the round trip."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from hypothesis import strategies as st

from gmscreen.rules.dice import parse_dice
from gmscreen.sheets.model import Sheet

LISTS = {
    "equipment": {
        *("name", "place", "reading", "quantity", "weight_kg", "negligible", "role", "area", "pd", "dr"),
        *(
            "impaling_pd",
            "impaling_dr",
            "under_dr",
            "metal",
            "weapon",
            "shield",
            "effects",
            "price_g",
            "inside",
            "capacity_kg",
        ),
        *("source", "note"),
    },
    "attacks": {
        *("name", "skill", "level", "damage", "type", "reach", "ranged", "per_turn", "grapple_st"),
        *("condition", "effect", "reading", "source", "note"),
    },
    "skills": {
        *(
            "name",
            "table_name",
            "role",
            "type",
            "difficulty",
            "attribute",
            "relative",
            "points",
            "worth",
            "lines",
        ),
        *("level", "bonuses", "note"),
    },
    "spells": {
        *("name", "table_name", "college", "very_hard", "relative", "points", "level", "bonuses", "energy"),
        *("prerequisites", "out_of_domain", "agreement", "note"),
    },
    "bonds": {"kind", "text"},
    "advantages": {"name", "level", "cost", "detail", "gift_of", "effects", "source"},
    "disadvantages": {"name", "level", "cost", "detail", "mark_duty", "racial", "effects", "source"},
}
TABLES = {
    "attributes": {"st", "dx", "iq", "ht"},
    "printed": {"pv", "fatigue", "basic_speed", "move", "move_note", "dodge"},
    "natural": {"pd", "dr", "head_dr"},
    "magic": {"effective_iq", "schools"},
    "damage": {"thrust", "swing"},
    "account": {
        *("attributes", "advantages", "skills", "spells", "disadvantages", "quirks", "total", "creation"),
        *("unspent", "gains", "spendings"),
    },
    "wealth": {"level", "initial_g", "spent_g", "balance_g"},
    "creature": {"floors", "tradition", "group", "morale", "tactics", "special", "spoils", "obstacle"},
}
PLAIN = {
    "name",
    "kind",
    "people",
    "scale",
    "racial_move",
    "origin",
    "mark",
    "points",
    "quirks",
    "source",
    "notes",
}


def carried(tree: Any) -> dict[str, Any]:
    """The tree of a sheet without what the form does not carry: ids, unknown keys, empty texts."""
    kept = {key: tree[key] for key in PLAIN & tree.keys()}
    kept |= {key: _only(tree[key], names) for key, names in TABLES.items() if key in tree}
    kept |= {key: [_only(item, names) for item in tree[key]] for key, names in LISTS.items() if key in tree}
    kept["notes"] = kept.get("notes", "").strip("\n")
    if "move" not in kept.get("printed", {}):
        kept.get("printed", {}).pop("move_note", None)
    for attack in kept.get("attacks", []):
        if "damage" in attack:
            attack["damage"] = str(parse_dice(attack["damage"]))
    return _spelled(kept)  # type: ignore[no-any-return]


def _only(table: Any, names: set[str]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key in names}


def _spelled(value: Any) -> Any:
    """Empty texts and tables left out, dice by what they are."""
    if isinstance(value, dict):
        told = {key: _spelled(inner) for key, inner in value.items() if key != "zz cor"}
        return {key: inner for key, inner in told.items() if inner not in ("", None, [], {})}
    if isinstance(value, list):
        return [one for item in value if (one := _spelled(item)) not in ("", {})]
    return value


def _record(required: dict[str, Any], **optional: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(required, optional=optional)


ODD = st.sampled_from(
    [
        "·",
        " · ",
        "*x*",
        "**",
        "`a`",
        "|",
        "<b>",
        "&#183;",
        "a; b, +2 c",
        "— x",
        "−3",
        "\u00ad",
        "\u202e",
        "1 ½",
        "x: y",
        *("Riqueza: x", "Semana 3: 2 pontos em a", "Perícias: a 9 (1)", "GdP 1d", "Andar 3", "Em cena: 3 kg"),
        *("Ganhos: +3 (Semana 2)", "A conta: 3 atributos", "NH de escola: Fogo 3", "IQ efetivo 9", "Notas"),
    ]
)
WORDS = st.one_of(
    ODD, st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1, max_size=20)
)
KNOWN = st.sampled_from(
    ["Reflexos em Combate", "Aptidão Mágica", "Escudo", "Lança", "Bola de Fogo", "Vontade Fraca"]
)
NAMES = WORDS.filter(lambda name: bool(name.strip())) | KNOWN
LEVELS = st.integers(-20, 100)
POINTS = st.integers(-100, 100).map(lambda halves: Decimal(halves) / 2)
FIGURES = st.integers(0, 20)
MONEY = st.integers(0, 10**6) | st.decimals(0, 1000, places=2)
EFFECTS = st.lists(
    _record({"kind": st.sampled_from(["magery", "pv_bonus", "move_bonus"])}, level=st.integers(-20, 20)),
    max_size=2,
)
BONUSES = st.lists(
    _record(
        {"value": st.integers(-20, 20), "source": WORDS}, condition=WORDS, permanent=st.booleans(), item=NAMES
    ),
    max_size=3,
)
RICH = _record(
    {
        "schema": st.just(1),
        "id": st.just("ana"),
        "name": NAMES,
        "kind": st.sampled_from(["pc", "named_npc", "creature"]),
    },
    origin=WORDS,
    mark=WORDS,
    scale=st.sampled_from(["human", "dwarf"]),
    racial_move=st.integers(-5, 5),
    points=POINTS,
    notes=st.lists(WORDS | st.just("") | st.just("# x"), max_size=4).map("\n".join),
    quirks=st.lists(WORDS, max_size=3),
    attributes=_record({}, st=st.integers(1, 100), dx=st.integers(1, 100), iq=st.integers(1, 100)),
    printed=_record(
        {"move": FIGURES},
        move_note=WORDS,
        dodge=FIGURES,
        basic_speed=st.sampled_from([Decimal("6.25"), Decimal(5)]),
    ),
    damage=_record({}, thrust=st.sampled_from(["1d-2", "2d+1"]), swing=st.sampled_from(["1d", "0"])),
    account=_record(
        {},
        attributes=POINTS,
        advantages=POINTS,
        spells=POINTS,
        quirks=POINTS,
        total=POINTS,
        creation=POINTS,
        unspent=POINTS,
        gains=st.lists(_record({"week": st.integers(0, 99), "points": POINTS}, reason=WORDS), max_size=2),
        spendings=st.lists(
            _record({"week": st.integers(0, 99), "points": POINTS, "name": NAMES}, note=WORDS), max_size=2
        ),
    ),
    magic=_record(
        {},
        effective_iq=LEVELS,
        schools=st.lists(_record({"college": NAMES, "level": FIGURES}), max_size=2),
    ),
    bonds=st.lists(
        _record({"kind": st.sampled_from(["person", "debt", "secret"]), "text": WORDS}), max_size=2
    ),
    natural=_record({}, pd=FIGURES, dr=FIGURES, head_dr=FIGURES),
    wealth=_record({}, level=WORDS, initial_g=MONEY, balance_g=MONEY),
    creature=_record(
        {},
        floors=st.lists(st.integers(1, 999), max_size=3),
        group=st.just({"least": 2, "most": 6}),
        special=WORDS,
        tactics=WORDS,
        spoils=_record({}, what=WORDS, least_g=MONEY, most_g=MONEY, note=WORDS),
        obstacle=_record({"dr": FIGURES, "pv_per_m2": FIGURES}, time=WORDS),
    ),
    equipment=st.lists(
        _record(
            {"name": NAMES, "place": st.sampled_from(["worn", "hand", "ground"])},
            quantity=st.integers(0, 1000),
            weight_kg=st.decimals(0, 1000, places=3),
            area=st.sampled_from(["torso", "feet"]),
            inside=NAMES,
            capacity_kg=st.integers(0, 50),
            impaling_pd=FIGURES,
            under_dr=FIGURES,
            metal=st.booleans(),
            weapon=_record({"skill": NAMES}, parries=st.booleans(), st_min=st.integers(1, 100)),
            shield=_record({"skill": NAMES, "size": st.sampled_from(["buckler", "large"])}),
            effects=EFFECTS,
            price_g=MONEY,
            source=WORDS,
            note=WORDS,
        ),
        max_size=2,
    ),
    attacks=st.lists(
        _record(
            {"name": NAMES},
            skill=NAMES,
            level=LEVELS,
            damage=st.sampled_from(["1d-1", "2D + 1", "3d6"]),
            type=st.sampled_from(["crushing", "corrosive"]),
            ranged=_record({}, tr=FIGURES, accuracy=FIGURES, half_damage_m=FIGURES, max_m=FIGURES),
            per_turn=st.integers(1, 100),
            grapple_st=st.integers(1, 100),
            condition=WORDS,
            effect=WORDS,
            reading=st.booleans(),
        ),
        max_size=2,
    ),
    skills=st.lists(
        _record(
            {"name": NAMES, "level": LEVELS, "type": st.sampled_from(["physical", "mental"])},
            difficulty=st.sampled_from(["easy", "very_hard"]),
            attribute=st.sampled_from(["dx", "will", "language_iq"]),
            relative=LEVELS,
            points=POINTS,
            worth=POINTS,
            lines=st.integers(1, 100),
            role=st.sampled_from(["running", "brawling"]),
            table_name=WORDS,
            bonuses=BONUSES,
            note=WORDS,
        ),
        max_size=3,
    ),
    spells=st.lists(
        _record(
            {"name": NAMES, "level": LEVELS},
            college=WORDS,
            very_hard=st.booleans(),
            relative=LEVELS,
            points=POINTS,
            energy=WORDS,
            prerequisites=st.lists(NAMES, max_size=3),
            bonuses=BONUSES,
            out_of_domain=st.booleans(),
            agreement=WORDS,
            table_name=WORDS,
        ),
        max_size=2,
    ),
    advantages=st.lists(
        _record(
            {"name": NAMES},
            level=st.integers(0, 100),
            cost=st.integers(-99, 99),
            detail=WORDS,
            gift_of=WORDS,
            effects=EFFECTS,
        ),
        max_size=2,
    ),
    disadvantages=st.lists(
        _record(
            {"name": NAMES},
            cost=st.integers(-99, 99),
            detail=WORDS,
            mark_duty=st.booleans(),
            racial=st.booleans(),
            source=WORDS,
        ),
        max_size=2,
    ),
)
RICH_SHEETS = RICH.map(Sheet.model_validate)
