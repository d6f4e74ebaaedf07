"""Fights to act in: sheets written for the purpose, dice that are given, and short names for commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.campaign import Campaign
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.blow_commands import DeclareBlow
from gmscreen.session.fight.exchange import Exchange, Strike
from gmscreen.session.fight.fight import Head
from gmscreen.session.fight.fight_records import fight_ids, head_in, log_of
from gmscreen.session.fight.fighter import Fighter, Side
from gmscreen.session.fight.joining import AddBeasts, AddFighters, BeastAttack, OpenFight
from gmscreen.session.fight.maneuvering import ChooseManeuver
from gmscreen.session.fight.trials import WaiveDue
from gmscreen.session.fight.turn_commands import BeginFight, NextTurn
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet
from gmscreen.session.store_protocol import Store
from gmscreen.sheets.attacks import AttackType
from gmscreen.sheets.file_bytes import FileText
from tests.session.acts import CAMPAIGN_ID, NOON


class GivenDice:
    """Faces one after another; StopIteration when a test has not given enough."""

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self.faces: Iterator[int] = iter(faces)

    def roll_die(self, sides: int) -> int:
        face = next(self.faces)
        assert 1 <= face <= sides
        return face


class Table:
    """A sitting with one fight in it."""

    def __init__(self, store: Store | None = None, dice: GivenDice | None = None) -> None:
        self.dice = dice or GivenDice()
        self.store = store or MemoryStore(Campaign(CAMPAIGN_ID))
        self.session = Session(dice=self.dice, clock=lambda: NOON, store=self.store)
        if not fight_ids(self.session.campaign):
            self.session.do(OpenFight("Ponte"))
        (self.fight,) = fight_ids(self.session.campaign)

    @property
    def campaign(self) -> Campaign:
        return self.session.campaign

    @property
    def head(self) -> Head:
        return head_in(self.campaign, self.fight)

    @property
    def battle(self) -> Battle:
        return Battle(self.campaign, self.fight)

    @property
    def blow(self) -> Exchange:
        assert self.head.exchange is not None
        return self.head.exchange

    def __getitem__(self, name: str) -> Fighter:
        return next(one for one in self.battle.everyone() if one.name == name)

    def id(self, name: str) -> str:
        return self[name].id

    @property
    def active(self) -> str:
        return self.battle.name(self.head.active)

    @property
    def order(self) -> list[str]:
        return [self.battle.name(one) for one in self.head.order]

    @property
    def log(self) -> list[str]:
        return [line.words for line in log_of(self.campaign, self.head)]

    def give(self, *faces: int) -> None:
        self.dice.faces = iter(faces)

    def sheet(self, text: str, side: Side = Side.PARTY, copies: int = 1) -> None:
        """Take a sheet into the campaign, and so many of it into the fight."""
        done = set(self.campaign.sheets)
        self.session.do(AddSheet(FileText(text)))
        (sheet,) = set(self.campaign.sheets) - done
        self.session.do(AddFighters(fight=self.fight, sheet=sheet, side=side, copies=copies))

    def beasts(self, name: str, copies: int = 1, side: Side = Side.FOES, **figures: object) -> None:
        figures.setdefault("attacks", (CLAW,))
        command = AddBeasts(fight=self.fight, name=name, copies=copies, side=side, **figures)  # type: ignore[arg-type]
        self.session.do(command)

    def begin(self) -> None:
        self.session.do(BeginFight(self.fight))

    def next(self) -> str:
        self.session.do(NextTurn(self.fight))
        return self.active

    def waive(self) -> None:
        """Let every test be that waits."""
        for due in self.head.due:
            self.session.do(WaiveDue(self.fight, due.number))

    def until(self, name: str) -> None:
        """Go on until it is his turn."""
        for _ in range(len(self.head.fighters) + 1):
            if self.active == name:
                return
            self.next()
        raise AssertionError(name)

    def choose(self, maneuver: ManeuverId = ManeuverId.STEP_AND_ATTACK, **choice: object) -> None:
        self.session.do(ChooseManeuver(fight=self.fight, maneuver=maneuver, **choice))  # type: ignore[arg-type]

    def declare(self, target: str, attack: str = "Garra", **said: object) -> None:
        """The active one declares a blow."""
        attacker = said.pop("attacker", None)
        who = self.head.active if attacker is None else self.id(str(attacker))
        strike = Strike(attacker=who, target=self.id(target), attack=attack, **said)  # type: ignore[arg-type]
        self.session.do(DeclareBlow(self.fight, strike))

    def do(self, command: object) -> None:
        self.session.do(command)  # type: ignore[arg-type]


CLAW = BeastAttack(name="Garra", level=12, damage="1d", type=AttackType.CUTTING)

SWORDSMAN = """
schema = 1
id = "espadachim"
name = "Ana"
kind = "pc"
[attributes]
st = 11
dx = 13
iq = 11
ht = 11
[[equipment]]
name = "Espada curta"
place = "hand"
weight_kg = 1
role = "weapon"
weapon = { skill = "Espada", kind = "normal" }
[[equipment]]
name = "Escudo pequeno"
place = "off_hand"
weight_kg = 4
role = "shield"
pd = 2
shield = { skill = "Escudo", size = "small" }
[[equipment]]
name = "Mochila"
place = "pack"
weight_kg = 16
[[attacks]]
name = "Espada curta"
skill = "Espada"
damage = "1d+1"
type = "cutting"
[[skills]]
name = "Espada"
level = 14
[[skills]]
name = "Escudo"
level = 13
"""
