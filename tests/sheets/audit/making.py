"""Sheets that an audit finds nothing on, and what it finds once something is changed."""

from __future__ import annotations

from copy import deepcopy
from decimal import Decimal
from typing import Any

from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.audit.finding import Finding
from gmscreen.sheets.model import Sheet

Tree = dict[str, Any]


def _line(name: str, kind: str, difficulty: str, relative: int, points: float, level: int) -> Tree:
    """A skill line; physical ones are against DX, mental ones against IQ."""
    return {
        "name": name,
        "type": kind,
        "difficulty": difficulty,
        "attribute": "dx" if kind == "physical" else "iq",
        "relative": relative,
        "points": points,
        "level": level,
    }


def _piece(name: str, place: str, weight: float, role: str, price: int, **fields: Any) -> Tree:
    return {
        "name": name,
        "place": place,
        "weight_kg": weight,
        "role": role,
        "price_g": price,
        "source": "21 §8.3; 03 §9.4",
        **fields,
    }


BONDS = [
    {"kind": "person", "text": "a irmã, no porto"},
    {"kind": "person", "text": "o mestre de armas"},
    {"kind": "debt", "text": "deve a passagem"},
    {"kind": "secret", "text": "já desceu antes"},
]
DUTY = {"name": "Dever", "cost": -10, "detail": "Casa de Atena", "mark_duty": True}

FIGHTER: Tree = {
    "schema": 1,
    "id": "lisa",
    "name": "Lisa",
    "kind": "pc",
    "people": "humano",
    "origin": "Ônfalos",
    "points": 150,
    "quirks": ["canta baixo"],
    "attributes": {"st": 12, "dx": 14, "iq": 11, "ht": 12},
    "printed": {
        "pv": 12,
        "fatigue": 12,
        "basic_speed": 6.5,
        "in_scene": {"weight_kg": 13.5, "load": 1, "move": 6, "dodge": 6},
        "on_march": {"weight_kg": 24.6, "load": 2, "move": 5, "dodge": 5},
    },
    "damage": {"thrust": "1d-1", "swing": "1d+2"},
    "account": {
        "attributes": 95,
        "advantages": 40,
        "skills": 29.5,
        "disadvantages": -20,
        "quirks": -1,
        "total": 143.5,
        "unspent": 6.5,
    },
    "wealth": {"level": "Confortável", "initial_g": 2000, "spent_g": 1055, "balance_g": 945},
    "equipment": [
        _piece("Loriga de couro", "worn", 10, "armor", 525, area="torso", pd=2, dr=2),
        _piece("Roupa comum", "worn", 0.5, "clothes", 0),
        _piece("Lança", "hand", 2, "weapon", 40, weapon={"skill": "Lança"}),
        _piece("Gládio", "belt", 1, "weapon", 400, weapon={"skill": "Espadas Curtas"}),
        _piece("Mochila pequena", "pack", 1.5, "container", 0),
        _piece("Kit de primeiros socorros", "pack", 9.6, "tool", 90),
    ],
    "attacks": [{"name": "Lança", "skill": "Lança", "damage": "1d+1", "type": "impaling"}],
    "skills": [
        _line("Lança", "physical", "average", 2, 8, 16),
        _line("Espadas Curtas", "physical", "average", 1, 4, 15),
        _line("Escalada (perícia)", "physical", "average", 0, 2, 14),
        {
            **_line("Trovador", "mental", "average", 1, 4, 12),
            "bonuses": [{"value": 2, "source": "Voz Melodiosa (28 §5)"}],
        },
        {
            **_line("Primeiros Socorros", "mental", "easy", 2, 4, 13),
            "bonuses": [
                {"value": 1, "source": "Kit de primeiros socorros (24 §1)", "condition": "só com o kit"}
            ],
        },
        _line("Furtividade", "physical", "average", -2, 0.5, 12),
        _line("Sobrevivência (Garganta)", "mental", "average", 0, 2, 11),
        {**_line("Falar do Limiar", "mental", "average", 0, 2, 11)},
        {**_line("Corrida", "physical", "hard", -1, 2, 11), "attribute": "ht", "role": "running"},
        _line("Idioma nórdico", "mental", "average", -1, 1, 10),
    ],
    "advantages": [
        {"name": "Reflexos em Combate", "cost": 15, "effects": [{"kind": "combat_reflexes"}]},
        {"name": "Voz Melodiosa", "cost": 10},
        {"name": "Riqueza Confortável", "cost": 10},
        {"name": "Aliado (guarda)", "cost": 5, "detail": "75 pontos, 10 ou menos (×1)"},
    ],
    "disadvantages": [
        DUTY,
        {"name": "Código de Honra", "cost": -5, "detail": "de soldado"},
        {"name": "Senso de Dever", "cost": -5, "detail": "a esquadra"},
    ],
    "bonds": BONDS,
}


def _spell(name: str, relative: int, points: int, level: int, energy: str, *needs: str) -> Tree:
    return {
        "name": name,
        "college": "Fogo",
        "relative": relative,
        "points": points,
        "level": level,
        "energy": energy,
        "prerequisites": [*needs],
    }


MAGE: Tree = {
    "schema": 1,
    "id": "rui",
    "name": "Rui",
    "kind": "pc",
    "origin": "Amaravati",
    "points": 155,
    "attributes": {"st": 10, "dx": 12, "iq": 14, "ht": 11},
    "damage": {"thrust": "1d-2", "swing": "1d"},
    "account": {
        "attributes": 75,
        "advantages": 63,
        "skills": 5,
        "spells": 20,
        "disadvantages": -20,
        "total": 143,
        "unspent": 10,
        "gains": [{"week": 3, "points": 5, "reason": "a ponte"}],
        "spendings": [{"week": 4, "points": 2, "name": "Criar Fogo"}],
    },
    "equipment": [
        _piece("Roupa comum", "worn", 0.5, "clothes", 0),
        _piece("Mochila pequena", "pack", 1.5, "container", 0),
    ],
    "skills": [
        {
            **_line("Teologia", "mental", "hard", 2, 4, 16),
            "worth": 8,
        },
        {**_line("Idioma chinês", "mental", "average", 0, 1, 16), "attribute": "language_iq"},
    ],
    "spells": [
        _spell("Atear Fogo", 0, 4, 17, "1 a 4"),
        _spell("Criar Fogo", 1, 6, 18, "2/1", "Atear Fogo"),
        _spell("Moldar Fogo", 0, 4, 17, "2/1", "Atear Fogo"),
        _spell("Bola de Fogo", 1, 6, 18, "1 a 3#", "AM", "Criar Fogo", "Moldar Fogo"),
        {
            **_spell("Luz", -1, 2, 16, "1/1"),
            "college": "Luz e Trevas",
            "out_of_domain": True,
            "agreement": "com a Casa de Apolo, por um favor",
        },
    ],
    "magic": {
        "effective_iq": 17,
        "schools": [{"college": "Fogo", "level": 6}, {"college": "Luz e Trevas", "level": 1}],
    },
    "advantages": [
        {"name": "Aptidão Mágica", "level": 2, "cost": 25, "effects": [{"kind": "magery", "level": 2}]},
        {"name": "Memória Eidética", "level": 1, "cost": 30, "effects": [{"kind": "eidetic_memory"}]},
        {
            "name": "Facilidade para Línguas",
            "level": 2,
            "cost": 4,
            "effects": [{"kind": "language_talent", "level": 2}],
        },
        {
            "name": "Força de Vontade",
            "level": 1,
            "cost": 4,
            "effects": [{"kind": "strong_will"}],
        },
    ],
    "disadvantages": [DUTY, {"name": "Senso de Dever", "cost": -10, "detail": "Amaravati"}],
    "bonds": BONDS,
}


def changed(tree: Tree, *path: str | int, to: Any) -> Tree:
    """The tree with one thing put at a path, which may be new at its end."""
    copy = deepcopy(tree)
    inner: Any = copy
    for part in path[:-1]:
        inner = inner[part]
    if isinstance(inner, list) and path[-1] == len(inner):
        inner.append(to)
    else:
        inner[path[-1]] = to
    return copy


def without(tree: Tree, *path: str | int) -> Tree:
    """The tree with one thing taken out."""
    copy = deepcopy(tree)
    inner: Any = copy
    for part in path[:-1]:
        inner = inner[part]
    del inner[path[-1]]
    return copy


def sheet_from(tree: Tree) -> Sheet:
    return Sheet.model_validate(exact(tree))


def exact(value: Any) -> Any:
    """Fractions of the tree as the decimals that a file has."""
    if isinstance(value, dict):
        return {key: exact(item) for key, item in value.items()}
    if isinstance(value, list):
        return [exact(item) for item in value]
    return Decimal(str(value)) if isinstance(value, float) else value


def found_on(tree: Tree) -> tuple[Finding, ...]:
    return audit(sheet_from(tree))


def keys_on(tree: Tree) -> list[tuple[int, str, str]]:
    """Item, key and field of what is found."""
    return [(int(one.item), one.key, one.field) for one in found_on(tree)]
