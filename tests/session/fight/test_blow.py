"""A blow, step by step."""

from __future__ import annotations

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.session.fight.blow_commands import Defend, RollAttack, RollDamage
from gmscreen.session.fight.exchange import Stage
from tests.session.fight.fights import SWORDSMAN, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.sheet(SWORDSMAN)
    table.beasts("Orc", ht=12, dx=11, move=5, pv=12)
    table.begin()
    return table


def test_a_blow_goes_from_the_attack_over_the_defence_to_the_damage(table: Table) -> None:
    table.until("Ana")
    table.choose()
    table.declare("Orc", "Espada curta")
    table.do(RollAttack(table.fight, (3, 3, 4)))
    assert table.blow.stage is Stage.DEFENSE
    table.do(Defend(table.fight, dice=(6, 5, 4)))
    assert table.blow.stage is Stage.DAMAGE
    table.do(RollDamage(table.fight, (4,)))
    assert (table.blow.stage, table.blow.injury, table["Orc"].pv) == (Stage.DONE, 7, 5)


def test_a_blow_without_a_manoeuvre_is_refused(table: Table) -> None:
    table.until("Ana")
    with pytest.raises(RuleError) as refused:
        table.declare("Orc", "Espada curta")
    assert refused.value.key == "maneuver_first"
