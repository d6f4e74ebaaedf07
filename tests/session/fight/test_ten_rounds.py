"""A whole fight, three against five, against a table worked out by hand from the rules, turn by turn.

What each line expects was written before the program was asked: the working stands beside it. In short
(19 §4–5; 20 §4.7):

- Ana: sword 14, parry 7+2=9, block 13/2=6+2=8, shield PD 2, no RD, PV 11. Basic speed (13+11)/4 = 6. In her
  pack 16 kg: with it 21 kg at ST 11, Leve, move and dodge 5; without it 5 kg, Nenhuma, 6.
- Bento: axe 13 (unbalanced), PV 12, leather PD 2 RD 2, Reflexos em Combate: parry 6+1+2=9, dodge 6+1+2=9.
- Caio: rapier 15, fencing: parry ⅔ of 15 = 10, twice a round; dodge 6; PV 11. Speed 25/4 = 6.25.
- Ogro, declared boss: HT 13, PV 15, dodge 5 as printed, RD 1, club 13, 2d crushing. Speed (11+13)/4 = 6.
- Orc 1 to 4, beasts: HT 11, PV 11, RD 1, claw 12, 1d cutting, move 5, dodge max(5/2, 11/2) = 5. Speed 5.5.

A state is written as PV and what is not as usual: S stunned, L lying, U unconscious, D dead, u unready
weapon, sN shock that waits for the next turn, nN shock of this turn, pN parries and bN blocks of this round,
r retreated, fN a feint that came off.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.defenses import DefenseKind, Posture
from gmscreen.rules.garganta.maneuvers import ManeuverId as M
from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.aftermath import EndFight
from gmscreen.session.fight.blow_commands import Defend, RollAttack, RollDamage, RollTable
from gmscreen.session.fight.declaring import DeclareBoss
from gmscreen.session.fight.defending import DefenseChoice
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.exchange import Stage
from gmscreen.session.fight.feinting import Feint
from gmscreen.session.fight.fight_records import log_of
from gmscreen.session.fight.fighter import AllOut, Fighter, Side
from gmscreen.session.fight.joining import BeastAttack
from gmscreen.session.fight.maneuvering import DropPack, metres_allowed
from gmscreen.session.fight.mercy import CoupDeGrace
from gmscreen.session.fight.trials import RollDue
from gmscreen.session.fight.wounds import Stun
from gmscreen.session.history import replayed
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.store_protocol import EntryState
from gmscreen.sheets.attacks import AttackType
from tests.session.acts import CAMPAIGN_ID
from tests.session.fight.fights import SWORDSMAN, Table

BENTO = """
schema = 1
id = "bento"
name = "Bento"
kind = "pc"
[attributes]
st = 13
dx = 12
iq = 10
ht = 12
[[equipment]]
name = "Machado"
place = "hand"
weight_kg = 2
role = "weapon"
weapon = { skill = "Machado", kind = "unbalanced" }
[[equipment]]
name = "Couro"
place = "worn"
weight_kg = 10
role = "armor"
area = "torso"
pd = 2
dr = 2
[[attacks]]
name = "Machado"
skill = "Machado"
damage = "2d"
type = "cutting"
[[skills]]
name = "Machado"
level = 13
[[advantages]]
name = "Reflexos em Combate"
effects = [{ kind = "combat_reflexes" }]
"""

CAIO = """
schema = 1
id = "caio"
name = "Caio"
kind = "pc"
[attributes]
st = 10
dx = 14
iq = 12
ht = 11
[[equipment]]
name = "Rapieira"
place = "hand"
weight_kg = 1
role = "weapon"
weapon = { skill = "Esgrima", kind = "fencing" }
[[attacks]]
name = "Rapieira"
skill = "Esgrima"
damage = "1d"
type = "impaling"
[[skills]]
name = "Esgrima"
level = 15
"""

SWORD, AXE, RAPIER, CLAW, CLUB = "Espada curta", "Machado", "Rapieira", "Garra", "Clava"
DODGE, BLOCK, PARRY = DefenseKind.DODGE, DefenseKind.BLOCK, DefenseKind.PARRY
ARMS = {"Ana": SWORD, "Bento": AXE, "Caio": RAPIER, "Ogro": CLUB}


def opened() -> Table:
    table = Table()
    table.sheet(SWORDSMAN)
    table.sheet(BENTO)
    table.sheet(CAIO)
    club = BeastAttack(name=CLUB, level=13, damage="2d", type=AttackType.CRUSHING)
    table.beasts("Ogro", st=18, dx=11, ht=13, pv=15, move=6, dodge=5, dr=1, attacks=(club,))
    table.beasts("Orc", 4, dx=11, ht=11, move=5, dr=1)
    table.do(DeclareBoss(table.fight, table.id("Ogro")))
    return table


@dataclass(frozen=True)
class Act:
    """One thing done, and by hand what it changes: `"Ana 7 s4"` is how Ana then stands."""

    do: Callable[[Table], None]
    then: tuple[str, ...] = ()


def turn(maneuver: M, **choice: object) -> Callable[[Table], None]:
    return lambda table: table.choose(maneuver, **choice)


def attack(target: str, roll: int, **said: object) -> Callable[[Table], None]:
    """Declare with one's own weapon and roll the attack."""

    def act(table: Table) -> None:
        table.declare(target, ARMS.get(table.active, CLAW), **said)
        table.do(RollAttack(table.fight, roll))

    return act


def defend(
    kind: DefenseKind | None, roll: int, weapon: str = "", retreat: bool = False
) -> Callable[[Table], None]:
    choice = DefenseChoice(kind, weapon)
    return lambda table: table.do(Defend(table.fight, choice, retreat, roll))


def best(roll: int) -> Callable[[Table], None]:
    return lambda table: table.do(Defend(table.fight, None, dice=roll))


def damage(dice: int) -> Callable[[Table], None]:
    """What the dice came to, without their addition."""
    return lambda table: table.do(RollDamage(table.fight, dice))


def on_table(roll: int) -> Callable[[Table], None]:
    return lambda table: table.do(RollTable(table.fight, roll))


def test_of(trial: Trial, roll: int, *faces: int) -> Callable[[Table], None]:
    """Roll the first test that waits, which must be this one; `faces` fall for what comes of it."""

    def act(table: Table) -> None:
        due = table.head.due[0]
        assert due.trial is trial
        table.give(*faces)
        table.do(RollDue(table.fight, due.number, roll))

    return act


test_of.__test__ = False  # type: ignore[attr-defined]


def feint(target: str, roll: int, other: int) -> Callable[[Table], None]:
    def act(table: Table) -> None:
        weapon = ARMS.get(table.active, CLAW)
        table.do(Feint(table.fight, table.head.active, table.id(target), weapon, False, roll, other))

    return act


def drop_pack(table: Table) -> None:
    table.do(DropPack(table.fight, table.head.active))


def coup_de_grace(target: str) -> Callable[[Table], None]:
    return lambda table: table.do(CoupDeGrace(table.fight, table.head.active, table.id(target)))


def too_low(target: str, level: int) -> Callable[[Table], None]:
    """An attack at a level of 3 or less is not rolled (20 §1.1)."""

    def act(table: Table) -> None:
        table.declare(target, ARMS.get(table.active, CLAW))
        with pytest.raises(RuleError) as refused:
            table.do(RollAttack(table.fight, 10))
        assert (refused.value.key, refused.value.details["level"]) == ("level_not_rolled", level)

    return act


ORDERS = {
    # Ana carries her pack: move 5. Of those with 6: speed 6.25, then 6 and DX 12, then 6 and DX 11.
    1: "Caio, Bento, Ogro, Ana, Orc 1, Orc 2, Orc 3, Orc 4",
    # She dropped it, and it weighs until her next turn, which has not come when the round begins.
    2: "Caio, Bento, Ogro, Ana, Orc 1, Orc 2, Orc 3, Orc 4",
    # Bento has 1 PV: 6/2 = 3. Ana moves 6 now: speed 6, DX 13, before the ogre's 11.
    3: "Caio, Ana, Ogro, Orc 1, Orc 2, Orc 3, Orc 4, Bento",
    # Orc 4 is dead, at −5: 5/2 = 2.
    4: "Caio, Ana, Ogro, Orc 1, Orc 2, Orc 3, Bento, Orc 4",
    # Caio has 0 PV: 3, speed 6.25; Bento 3, 6, DX 12; the ogre −10: 3, 6, DX 11.
    5: "Ana, Orc 1, Orc 2, Orc 3, Caio, Bento, Ogro, Orc 4",
    # Ana has 3 PV: 3, speed 6, DX 13.
    6: "Orc 1, Orc 2, Orc 3, Caio, Ana, Bento, Ogro, Orc 4",
    7: "Orc 1, Orc 2, Orc 3, Caio, Ana, Bento, Ogro, Orc 4",
    # Orc 2 has 2 PV: 2, declared before Orc 4.
    8: "Orc 1, Orc 3, Caio, Ana, Bento, Ogro, Orc 2, Orc 4",
    9: "Orc 1, Orc 3, Caio, Ana, Bento, Ogro, Orc 2, Orc 4",
    # Orc 1 is dead, at −3: 2, declared before the other two.
    10: "Orc 3, Caio, Ana, Bento, Ogro, Orc 1, Orc 2, Orc 4",
}

FIGHT: tuple[tuple[int, str, tuple[Act, ...]], ...] = (
    (
        1,
        "Caio",
        (
            Act(turn(M.FEINT)),
            # 15 − 10 = 5 against DX 11 − 9 = 2: won by 3 (§4).
            Act(feint("Orc 1", 10, 9), ("Caio 11 f3",)),
        ),
    ),
    (
        1,
        "Bento",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            # 11 ≤ 13; the axe is unready after a swing (§4).
            Act(attack("Ogro", 11), ("Bento 12 u",)),
            Act(defend(DODGE, 9)),  # 9 > 5
            # 7 − RD 1 = 6, cut × 1.5 = 9; 15 − 9 = 6. 9 > 13/2: HT or falls, stunned either way (§7).
            Act(damage(7), ("Ogro 6 S s9",)),
            Act(test_of(Trial.KNOCKDOWN, 12)),  # 12 ≤ 13: stays on his feet
        ),
    ),
    (
        1,
        "Ogro",
        (
            Act(lambda _: None, ("Ogro 6 S n9",)),
            Act(test_of(Trial.RECOVERY, 14)),  # 14 > 13: no manoeuvre
        ),
    ),
    (
        1,
        "Ana",
        (
            # His turn is over, and the shock with it.
            Act(lambda _: None, ("Ogro 6 S",)),
            Act(drop_pack),
            Act(turn(M.ALL_OUT_DEFENSE)),
        ),
    ),
    (
        1,
        "Orc 1",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ana", 10)),
            Act(defend(PARRY, 12, SWORD), ("Ana 11 p1",)),  # 12 > 9
            Act(defend(BLOCK, 8), ("Ana 11 p1 b1",)),  # the second, of another kind: 8 ≤ 8
        ),
    ),
    (
        1,
        "Orc 2",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Bento", 12)),
            # Dodge 9 + 3 for the retreat = 12; 11 ≤ 12.
            Act(defend(DODGE, 11, retreat=True), ("Bento 12 u r",)),
        ),
    ),
    (
        1,
        "Orc 3",
        (
            Act(turn(M.ALL_OUT_ATTACK, all_out=AllOut.LEVEL)),
            # 12 + 4 = 16: a 6 is a critical hit, and no defence is rolled (§5).
            Act(attack("Caio", 6)),
            Act(on_table(7)),  # normal, stunned until an HT test passes
            # 5 × 1.5 = 7.5 → 7; 11 − 7 = 4. 7 > 11/2.
            Act(damage(5), ("Caio 4 S s7 f3",)),
            Act(test_of(Trial.KNOCKDOWN, 11)),
        ),
    ),
    (1, "Orc 4", (Act(turn(M.STEP_AND_ATTACK)), Act(attack("Caio", 13)))),  # 13 > 12
    (
        2,
        "Caio",
        (
            Act(lambda _: None, ("Caio 4 S n7 f3",)),
            Act(test_of(Trial.RECOVERY, 9), ("Caio 4 n7 f3",)),  # 9 ≤ 11: acts in this very turn
            Act(turn(M.STEP_AND_ATTACK)),
            # 15 − 7 (wound, 20 §4.5) − 7 (shock, 20 §5.1) = 1
            Act(too_low("Orc 1", 1)),
        ),
    ),
    (
        2,
        "Bento",
        (
            # Caio's feint was for his next attack, one round only.
            Act(lambda _: None, ("Caio 4",)),
            Act(turn(M.READY, piece=AXE), ("Bento 12",)),
        ),
    ),
    (
        2,
        "Ogro",
        (
            Act(test_of(Trial.RECOVERY, 8), ("Ogro 6",)),
            Act(turn(M.ALL_OUT_ATTACK, all_out=AllOut.DAMAGE)),
            Act(attack("Bento", 13)),
            Act(defend(PARRY, 10, AXE), ("Bento 12 p1",)),  # 10 > 9
            # 11 + 2 = 13 − RD 2 = 11, crushing × 1; 12 − 11 = 1. 11 > 12/2.
            Act(damage(11), ("Bento 1 S s11 p1",)),
            Act(test_of(Trial.KNOCKDOWN, 15), ("Bento 1 S L s11 p1",)),  # 15 > 12: falls
        ),
    ),
    (
        2,
        "Ana",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            # The arm: 14 − 2 = 12.
            Act(attack("Orc 1", 9, location=Location.ARM)),
            Act(defend(DODGE, 6)),  # 6 > 5
            # 4 + 1 = 5 − RD 1 = 4 × 1.5 = 6, which is where an arm of HT 11 is crippled (5.5 → 6).
            Act(damage(4), ("Orc 1 5 S s6",)),
            Act(test_of(Trial.KNOCKDOWN, 12), ("Orc 1 5 S L s6",)),  # 12 > 11
        ),
    ),
    (
        2,
        "Orc 1",
        (
            Act(test_of(Trial.RECOVERY, 10), ("Orc 1 5 L n6",)),
            Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING)),  # the first of two turns
        ),
    ),
    (
        2,
        "Orc 2",
        (
            Act(lambda _: None, ("Orc 1 5 L",)),
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Bento", 9)),
            # Dodge 6/2 = 3, +1, −4 stunned, +2 PD = 2; the parry is spent. A 4 defends whatever the total.
            Act(best(4)),
        ),
    ),
    (
        2,
        "Orc 3",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ana", 12)),
            Act(defend(PARRY, 10, SWORD, retreat=True), ("Ana 11 p1 r",)),  # 9 + 3 = 12
            Act(test_of(Trial.PARRY_WOUNDS, 15)),  # a claw on a sword: 15 > 14
        ),
    ),
    (
        2,
        "Orc 4",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ana", 11)),
            # The parry of the round is spent; block 8 and dodge 6+2=8 are left.
            Act(defend(BLOCK, 9), ("Ana 11 p1 b1 r",)),
            Act(damage(3), ("Ana 7 s4 p1 b1 r",)),  # 3 × 1.5 = 4.5 → 4
        ),
    ),
    (
        3,
        "Caio",
        (
            Act(turn(M.ALL_OUT_ATTACK, all_out=AllOut.TWICE)),
            Act(attack("Orc 4", 5)),  # 5 at level 15: critical
            Act(on_table(9)),  # normal, and only that
            # 4 − RD 1 = 3, impaling × 2 = 6; 11 − 6 = 5. 6 > 11/2.
            Act(damage(4), ("Orc 4 5 S s6",)),
            Act(test_of(Trial.KNOCKDOWN, 11)),
            Act(attack("Orc 4", 12)),
            Act(defend(DODGE, 11)),  # 5 − 4 stunned = 1
            # 6 − 1 = 5 × 2 = 10, under the cap of HT 11; 5 − 10 = −5: a beast is dead at 0.
            Act(damage(6), ("Orc 4 -5 D L s16",)),
        ),
    ),
    (
        3,
        "Ana",
        (
            Act(lambda _: None, ("Ana 7 n4",)),
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Orc 3", 7)),  # 14 − 4 − 4 = 6
        ),
    ),
    (
        3,
        "Ogro",
        (
            Act(lambda _: None, ("Ana 7",)),
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ana", 17)),  # 17 misses critically
            # Unarmed (the beast's own club): 9–11 is 1d−3 to the hand; 5 − 3 = 2 − RD 1 = 1.
            Act(lambda table: (table.give(5), table.do(RollTable(table.fight, 10)))[1], ("Ogro 5 s1",)),
        ),
    ),
    (3, "Orc 1", (Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING), ("Orc 1 5",)),)),
    (
        3,
        "Orc 2",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Bento", 10)),
            # Parry 6 + 1 − 4 + 2 = 5; a new round, so it is there again.
            Act(defend(PARRY, 9, AXE), ("Bento 1 S L s11 p1",)),
            Act(damage(2)),  # 2 − RD 2 = 0
        ),
    ),
    (
        3,
        "Orc 3",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Bento", 8)),
            Act(best(12)),
            # 6 − 2 = 4 × 1.5 = 6; 1 − 6 = −5. 6 is not more than 12/2. Shock 11 + 6 waits.
            Act(damage(6), ("Bento -5 S L s17 p1",)),
        ),
    ),
    (
        3,
        "Bento",
        (
            Act(lambda _: None, ("Bento -5 S L n17 p1",)),
            Act(test_of(Trial.FAINT, 12)),  # 0 PV or less: 12 ≤ 12
            Act(test_of(Trial.RECOVERY, 18 - 5), ("Bento -5 L n17 p1",)),  # HT 12 + 6 for the reflexes
            Act(turn(M.ALL_OUT_DEFENSE)),
        ),
    ),
    (
        4,
        "Caio",
        (
            Act(lambda _: None, ("Bento -5 L",)),
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ogro", 12, location=Location.VITALS)),  # 15 − 3 = 12
            Act(defend(DODGE, 10)),
            # 6 − 1 = 5, the vitals × 3 = 15, under 3 × 13; 5 − 15 = −10. Shock 1 + 15.
            Act(damage(6), ("Ogro -10 S s16",)),
            Act(test_of(Trial.KNOCKDOWN, 10)),
        ),
    ),
    (
        4,
        "Ana",
        (Act(turn(M.STEP_AND_ATTACK)), Act(attack("Orc 3", 14)), Act(defend(DODGE, 5))),  # 5 ≤ 5
    ),
    (
        4,
        "Ogro",
        (
            Act(lambda _: None, ("Ogro -10 S n16",)),
            # A boss dies at −13, but faints like others under 1; whoever faints tests no more.
            Act(test_of(Trial.FAINT, 14), ("Ogro -10 U L n16",)),
        ),
    ),
    (
        4,
        "Orc 1",
        (
            Act(lambda _: None, ("Ogro -10 U L",)),
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Caio", 9)),
            Act(defend(PARRY, 10, RAPIER), ("Caio 4 p1",)),  # 10 ≤ 10
            Act(test_of(Trial.PARRY_WOUNDS, 16)),  # 16 > 15
        ),
    ),
    (
        4,
        "Orc 2",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Caio", 12)),
            Act(defend(PARRY, 11, RAPIER), ("Caio 4 p2",)),  # a fencer's second; 11 > 10
            Act(damage(1), ("Caio 3 s1 p2",)),  # 1 × 1.5 → 1
        ),
    ),
    (
        4,
        "Orc 3",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Caio", 10)),
            Act(best(5)),  # only the dodge is left, and at 3 PV it is 3
            Act(damage(2), ("Caio 0 s4 p2",)),  # 2 × 1.5 = 3
        ),
    ),
    (
        4,
        "Bento",
        (
            Act(test_of(Trial.FAINT, 11)),
            Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING)),
        ),
    ),
    (
        5,
        "Ana",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            # Unconscious: dies without a roll of damage (19 §7).
            Act(coup_de_grace("Ogro"), ("Ogro -10 U D L",)),
        ),
    ),
    (
        5,
        "Orc 1",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ana", 18)),
            Act(on_table(16), ("Orc 1 5 L",)),  # falls
        ),
    ),
    (
        5,
        "Orc 2",
        (
            Act(turn(M.FEINT)),
            # 12 − 8 = 4 against the best of sword 14, shield 13, DX 13: 14 − 9 = 5.
            Act(feint("Ana", 8, 9)),
        ),
    ),
    (
        5,
        "Orc 3",
        (
            Act(turn(M.ALL_OUT_ATTACK, all_out=AllOut.LEVEL)),
            Act(attack("Ana", 4, location=Location.HEAD)),  # 12 + 4 − 5 = 11; 4 is critical at any level
            Act(on_table(14)),  # normal, drops the weapon
            Act(damage(3), ("Ana 3 s4",)),  # 3 × 1.5 = 4
            Act(test_of(Trial.BLOW_FAINT, 8)),  # a blow to the head: HT
        ),
    ),
    (
        5,
        "Caio",
        (
            Act(lambda _: None, ("Caio 0 n4",)),
            Act(test_of(Trial.FAINT, 15), ("Caio 0 U L n4",)),
        ),
    ),
    (
        5,
        "Bento",
        (
            Act(lambda _: None, ("Caio 0 U L",)),
            Act(test_of(Trial.FAINT, 10)),
            Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING), ("Bento -5",)),
        ),
    ),
    (
        6,
        "Orc 1",
        (Act(turn(M.STEP_AND_ATTACK)), Act(attack("Bento", 9))),  # 12 − 4 from the ground = 8
    ),
    (
        6,
        "Orc 2",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Bento", 9)),
            Act(defend(PARRY, 12, AXE, retreat=True), ("Bento -5 p1 r",)),  # 9 + 3
            Act(test_of(Trial.PARRY_WOUNDS, 14)),  # 14 > 13
        ),
    ),
    (
        6,
        "Orc 3",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Bento", 12)),
            Act(best(7)),  # dodge 3 + 1 + 2 = 6
            Act(damage(5), ("Bento -9 s4 p1 r",)),  # 5 − 2 = 3 × 1.5 = 4; −12 is not reached
        ),
    ),
    (
        6,
        "Ana",
        (
            Act(lambda _: None, ("Ana 3 n4",)),
            Act(turn(M.READY, piece=SWORD)),  # from the ground
        ),
    ),
    (
        6,
        "Bento",
        (
            Act(lambda _: None, ("Ana 3", "Bento -9 n4 p1 r")),
            Act(test_of(Trial.FAINT, 12)),
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Orc 3", 5), ("Bento -9 u n4 p1 r",)),  # 13 − 4 − 4 = 5
            Act(defend(DODGE, 8)),
            Act(damage(5), ("Orc 3 5 S s6",)),  # 5 − 1 = 4 × 1.5 = 6
            Act(test_of(Trial.KNOCKDOWN, 12), ("Orc 3 5 S L s6",)),
        ),
    ),
    (
        7,
        "Orc 1",
        (
            Act(lambda _: None, ("Bento -9 u",)),
            Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING)),
        ),
    ),
    (
        7,
        "Orc 2",
        (
            Act(turn(M.ALL_OUT_ATTACK, all_out=AllOut.DAMAGE)),
            Act(attack("Bento", 11)),
            Act(best(6)),  # the axe is unready: only the dodge, 6
        ),
    ),
    (
        7,
        "Orc 3",
        (
            Act(test_of(Trial.RECOVERY, 11), ("Orc 3 5 L n6",)),
            Act(turn(M.ALL_OUT_DEFENSE)),
        ),
    ),
    (
        7,
        "Ana",
        (
            Act(lambda _: None, ("Orc 3 5 L",)),
            Act(turn(M.STEP_AND_ATTACK)),
            # Ataque Total leaves no active defence, and PD 0 is not rolled: straight to the damage.
            Act(attack("Orc 2", 13)),
            Act(damage(6), ("Orc 2 2 S s9",)),  # 6 + 1 = 7 − 1 = 6 × 1.5 = 9
            Act(test_of(Trial.KNOCKDOWN, 9)),
        ),
    ),
    (7, "Bento", (Act(test_of(Trial.FAINT, 13), ("Bento -9 U L u",)),)),
    (8, "Orc 1", (Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING), ("Orc 1 5",)),)),
    (8, "Orc 3", (Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING)),)),
    (
        8,
        "Ana",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Orc 2", 10)),  # his Ataque Total holds until his turn
            Act(damage(1), ("Orc 2 1 S s10",)),  # 1 + 1 = 2 − 1 = 1 × 1.5 → 1
        ),
    ),
    (
        8,
        "Orc 2",
        (
            Act(test_of(Trial.RECOVERY, 8), ("Orc 2 1 n10",)),
            Act(turn(M.MOVE)),
        ),
    ),
    (
        9,
        "Orc 1",
        (
            Act(lambda _: None, ("Orc 2 1",)),
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ana", 7)),
            Act(best(9), ("Ana 3 p1",)),  # parry 9 is the best: dodge 3 + 2 = 5, block 8
            # The sword's NH again, 14 ≤ 14: normal damage to the bare striker. 1 + 1 = 2 − 1 = 1 × 1.5 → 1.
            Act(test_of(Trial.PARRY_WOUNDS, 14, 1), ("Orc 1 4 s1",)),
        ),
    ),
    (9, "Orc 3", (Act(turn(M.CHANGE_POSITION, posture=Posture.STANDING), ("Orc 3 5",)),)),
    (
        9,
        "Ana",
        (
            Act(turn(M.ALL_OUT_ATTACK, all_out=AllOut.TWICE)),
            Act(attack("Orc 2", 8)),
            Act(defend(DODGE, 10)),  # 5/2 = 2
            Act(damage(3), ("Orc 2 -3 D L s4",)),  # 4 − 1 = 3 × 1.5 = 4
            Act(attack("Orc 1", 14)),
            Act(defend(DODGE, 6)),
            Act(damage(5), ("Orc 1 -3 D L s8",)),  # 6 − 1 = 5 × 1.5 = 7
        ),
    ),
    (
        10,
        "Orc 3",
        (
            Act(turn(M.STEP_AND_ATTACK)),
            Act(attack("Ana", 10)),
            Act(defend(None, 5)),  # only PD 2: a 5 does not do
            Act(damage(4), ("Ana -3 S s6",)),  # 4 × 1.5 = 6 > 11/2
            Act(test_of(Trial.KNOCKDOWN, 10)),
        ),
    ),
    (
        10,
        "Ana",
        (
            Act(lambda _: None, ("Ana -3 S n6",)),
            Act(test_of(Trial.FAINT, 9)),
            Act(test_of(Trial.RECOVERY, 11), ("Ana -3 n6",)),
            Act(turn(M.ALL_OUT_ATTACK, all_out=AllOut.LEVEL)),
            Act(attack("Orc 3", 6)),  # 14 + 4 − 6 − 6 = 6, and a 6 is critical from 16 on only
            Act(defend(DODGE, 9)),
            Act(damage(6), ("Orc 3 -4 D L s9",)),  # 7 − 1 = 6 × 1.5 = 9
        ),
    ),
)

AT_FIRST = {
    "Ana": "11",
    "Bento": "12",
    "Caio": "11",
    "Ogro": "15",
    "Orc 1": "11",
    "Orc 2": "11",
    "Orc 3": "11",
    "Orc 4": "11",
}


def standing(one: Fighter, round_: int) -> str:
    """How he stands, in the words of the table."""
    wounds, used = one.wounds, one.uses_in(round_)
    marks = {
        "S": wounds.stun is not Stun.NONE,
        "U": wounds.unconscious,
        "D": wounds.dead,
        "L": one.posture is Posture.LYING,
        "u": bool(one.gear.unready),
        f"s{wounds.shock}": wounds.shock,
        f"n{wounds.shock_now}": wounds.shock_now,
        f"p{used.all_parries}": used.all_parries,
        f"b{used.blocks}": used.blocks,
        "r": used.retreated,
        f"f{one.focus.feint.margin if one.focus.feint else 0}": one.focus.feint,
    }
    return " ".join([str(one.pv), *(mark for mark, there in marks.items() if there)])


def of_a_new_round(stands: str) -> str:
    """Parries, blocks and the retreat are counted by the round."""
    return " ".join(word for word in stands.split() if word[0] not in "pbr")


def play(table: Table) -> None:
    """The whole fight, each state compared with the table."""
    expected, round_ = dict(AT_FIRST), 1
    table.begin()
    for number, (turn_round, name, acts) in enumerate(FIGHT):
        if number:
            table.next()
        if turn_round > round_:
            expected = {who: of_a_new_round(stands) for who, stands in expected.items()}
            round_ = turn_round
        assert (table.head.round, table.active) == (turn_round, name)
        assert table.order == ORDERS[turn_round].split(", ")
        for act in acts:
            act.do(table)
            expected |= dict(_named(line) for line in act.then)
            if act.then or act is acts[-1]:
                compare(table, expected)


def _named(line: str) -> tuple[str, str]:
    name = next(name for name in AT_FIRST if line.startswith(f"{name} "))
    return name, line.removeprefix(f"{name} ")


def compare(table: Table, expected: dict[str, str]) -> None:
    found = {one.name: standing(one, table.head.round) for one in table.battle.everyone()}
    assert found == {name: " ".join(sorted(stands.split(), key=_rank)) for name, stands in expected.items()}


def _rank(word: str) -> int:
    return "SUDLusnpbrf".find(word[0]) + 1 if not word.lstrip("-").isdecimal() else 0


@pytest.fixture(scope="module")
def fought() -> Table:
    table = opened()
    play(table)
    return table


def test_every_state_is_that_of_the_table_written_by_hand(fought: Table) -> None:
    assert fought.head.round == 10


def test_the_blow_is_over_when_the_last_orc_falls(fought: Table) -> None:
    assert (fought.blow.stage, fought.blow.injury) == (Stage.DONE, 9)


def test_every_loss_of_pv_has_its_line(fought: Table) -> None:
    changes: dict[str, int] = {}
    for line in log_of(fought.campaign, fought.head):
        changes[line.who] = changes.get(line.who, 0) + line.pv
    for one in fought.battle.everyone():
        assert int(AT_FIRST[one.name]) + changes.get(one.id, 0) == one.pv


def test_ten_seconds_cost_no_fatigue() -> None:
    table = opened()
    play(table)
    table.do(EndFight(table.fight))
    assert [table[name].fatigue for name in ("Ana", "Bento", "Caio")] == [11, 13, 10]


def test_the_eleventh_second_costs_the_load_and_one(fought: Table) -> None:
    table = opened()
    play(table)
    table.next()
    table.do(EndFight(table.fight))
    # Ana without her pack, Bento: Nenhuma, 0 + 1. Caio too.
    assert [table[name].fatigue for name in ("Ana", "Bento", "Caio")] == [10, 12, 9]


def test_who_has_two_pv_walks_two_metres() -> None:
    table = opened()
    play(table)
    dead = table["Orc 2"]
    assert metres_allowed(table.battle, dead) is not None
    assert metres_allowed(table.battle, dead).as_int == 2  # type: ignore[union-attr]


def test_undoing_all_of_it_gives_back_the_first_state() -> None:
    table = opened()
    before = table.campaign
    steps = table.store.last_sequence()
    play(table)
    for _ in range(table.store.last_sequence() - steps):
        table.session.undo()
    assert table.campaign == before


def test_the_journal_comes_to_the_same_fight(fought: Table) -> None:
    done = [entry for entry in fought.store.entries() if entry.state is EntryState.DONE]
    assert replayed(Campaign(CAMPAIGN_ID), done) == fought.campaign


def test_reopened_it_goes_on_where_it_was(fought: Table) -> None:
    again = Table(MemoryStore(fought.campaign))
    assert (again.head, again.order, again.active) == (fought.head, fought.order, fought.active)


def test_the_pack_lies_on_the_ground_and_the_sword_no_longer(fought: Table) -> None:
    assert [(fought.battle.name(each.owner), each.name) for each in fought.head.ground] == [
        ("Ana", "Mochila de descida")
    ]


def test_the_boss_was_no_beast() -> None:
    table = opened()
    assert table["Ogro"].boss
    assert table["Ogro"].side is Side.FOES
