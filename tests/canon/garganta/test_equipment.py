from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.equipment import equipment, read_equipment
from gmscreen.rules.garganta.equipment import DamageBase, PieceCategory


def test_the_catalogue_has_every_entry_of_the_canon() -> None:
    counts = dict.fromkeys(PieceCategory, 0)
    for piece in equipment().values():
        counts[piece.category] += 1
    assert counts == {
        PieceCategory.WEAPON: 23,
        PieceCategory.ARMOR: 14,
        PieceCategory.SHIELD: 4,
        PieceCategory.SUPPLY: 17,
        PieceCategory.SERVICE: 19,
        PieceCategory.ENCHANTED: 33,
        PieceCategory.CONSUMABLE: 7,
        PieceCategory.SPECIAL: 4,
    }


def test_no_weight_is_told_for_84_of_the_121_entries() -> None:
    assert len(equipment()) == 121
    assert sum(piece.weight_kg is None for piece in equipment().values()) == 84


@pytest.mark.parametrize(
    ("key", "weight", "price", "pd", "dr"),
    [
        ("adaga", "0.1", 20, None, None),
        ("lanca", "2", 40, None, None),
        ("gladio", "1", 400, None, None),
        ("machado", None, 50, None, None),
        ("rapieira", "0.75", 500, None, None),
        ("laudel_acolchoado", "7", 270, 1, 1),
        ("loriga_de_couro", "10", 525, 2, 2),
        ("cota_de_malha", "22.5", 825, 3, 4),
        ("armadura_de_placas", None, 6000, 4, 6),
        ("capacete_de_couro", "0", 30, 2, 2),
        ("broquel", "1", 25, 1, None),
        ("escudo_grande", "12", 90, 4, None),
        ("corda_30_m", "2.1", 20, None, None),
        ("kit_de_primeiros_socorros", "1", 50, None, None),
        ("lampiao_e_o_alquimico_que_o_copia", "1", None, None, None),
        ("cantil_cheio", "1.5", 0, None, None),
        ("pocao_de_cura_forte", None, 500, None, None),
    ],
)
def test_the_figures_of_a_piece(
    key: str, weight: str | None, price: int | None, pd: int | None, dr: int | None
) -> None:
    piece = equipment()[key]
    assert piece.weight_kg == (None if weight is None else Decimal(weight))
    assert (piece.price_g, piece.pd, piece.dr) == (price, pd, dr)


def test_a_weight_of_nothing_is_marked_as_negligible() -> None:
    for piece in equipment().values():
        assert piece.negligible == (piece.weight_kg == 0)


def test_mail_yields_to_points() -> None:
    mail = equipment()["cota_de_malha"]
    assert (mail.pd_impaling, mail.dr_impaling, mail.metal) == (1, 2, True)


@pytest.mark.parametrize(
    ("key", "st", "half", "most"),
    [
        ("lanca", 12, "12", "18"),
        ("besta", 10, "200", "250"),
        ("arco_longo", 11, "165", "220"),
        ("faca_de_arremesso_faca_pequena", 12, "7", "12"),
        ("faca_de_arremesso_faca_pequena", 4, "0", "4"),
        ("pedra_ate_0_5_kg", 10, "20", "35"),
    ],
)
def test_the_reach_of_what_flies(key: str, st: int, half: str, most: str) -> None:
    ranged = equipment()[key].ranged
    assert ranged is not None
    assert (ranged.half_damage.metres(st), ranged.maximum.metres(st)) == (Decimal(half), Decimal(most))


def test_only_a_crossbow_shoots_with_its_own_strength() -> None:
    own = [key for key, piece in equipment().items() if piece.ranged and piece.ranged.of_weapon_st]
    assert own == ["besta"]


def test_the_damage_of_weapons_is_told_for_three_pieces_only() -> None:
    told = {key: piece.damage for key, piece in equipment().items() if piece.damage}
    assert set(told) == {"gladio", "pedra_ate_0_5_kg", "tocha_como_arma"}
    assert told["gladio"].base is DamageBase.SWING
    assert (told["pedra_ate_0_5_kg"].base, told["pedra_ate_0_5_kg"].plus) == (DamageBase.THRUST, -1)
    assert str(told["tocha_como_arma"].dice) == "1d-3"


@pytest.mark.parametrize(
    ("key", "missing"),
    [
        ("adaga", ("damage", "damage_type", "least_st")),
        ("machado", ("weight_kg", "damage", "least_st")),
        ("escudo_grande", ()),
        ("loriga_de_escamas", ("weight_kg",)),
        ("arma_encantada_nivel_1", ("weight_kg",)),
        ("refeicao_simples", ()),
        ("automato", ("weight_kg", "price_g")),
    ],
)
def test_what_the_canon_does_not_tell_of_a_piece(key: str, missing: tuple[str, ...]) -> None:
    assert equipment()[key].missing() == missing


def test_every_piece_has_a_name_of_its_own() -> None:
    names = [piece.name for piece in equipment().values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("weight_kg = -1", "linha 5, pieces.corda.weight_kg: Deve ser no mínimo 0."),
        ("damage = {}", "linha 5, pieces.corda.damage: O dano vem da ST ou dos dados da arma: um dos dois."),
        (
            'damage = { base = "thrust", dice = "1d" }',
            "linha 5, pieces.corda.damage: O dano vem da ST ou dos dados da arma: um dos dois.",
        ),
        ('category = "x"', "linha 5: Um campo ou uma tabela aparece duas vezes."),
    ],
)
def test_a_piece_with_a_mistake_is_refused_at_its_line(tmp_path: Path, fields: str, message: str) -> None:
    path = tmp_path / "equipment.toml"
    head = '[pieces.corda]\nname = "Corda"\ncategory = "supply"\nsource = "21 §8.3"\n'
    path.write_text(head + fields, encoding="utf-8")
    with pytest.raises(CanonError) as caught:
        read_equipment(path)
    assert str(caught.value) == f"equipment.toml, {message}"
