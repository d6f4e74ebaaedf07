"""Ledgers made for tests: the same faces, names and nonces every time."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

from gmscreen.rules.dice import parse_dice
from gmscreen.session.ledger import LedgerEntry, LedgerFact, LedgerHead, Reveal, empty_head
from gmscreen.session.ledger_export import Ledger
from gmscreen.session.ledger_writing import Stamp, next_entry
from gmscreen.session.rolls import RollFacts, RollRequest

CAMPAIGN_ID = "00112233445566778899aabbccddeeff"
START = empty_head(CAMPAIGN_ID)
EVENING = datetime(2026, 11, 30, 21, 5, tzinfo=UTC)
THREE = parse_dice("3d")

SEEN = RollFacts(RollRequest(THREE, "Percepção", "Kállias", 12, (("Penumbra", -2),)), (4, 1, 3))
SECRET = RollFacts(
    RollRequest(THREE, "Detecção de Mentiras", "Kállias", 11), (5, 5, 4), typed=True, hidden=True
)
BLOW = RollFacts(RollRequest(parse_dice("2d-1"), '"Golpe"\\\tde 🎲', "Orc 2"), (6, 2))
"""The three of them, and the reveal of the second, are the vectors of docs/ledger-format.md."""


def chained(facts: Iterable[LedgerFact], start: LedgerHead = START, week: int = 3) -> tuple[LedgerEntry, ...]:
    """Entries one after the other, a second apart, each roll with a step of its own."""
    entries: list[LedgerEntry] = []
    head = start
    for fact in facts:
        count = head.count
        step = None if isinstance(fact, Reveal) else count + 1
        stamp = Stamp(EVENING + timedelta(seconds=count), week, step)
        entries.append(next_entry(head, fact, stamp, bytes([count % 256]) * 16))
        head = entries[-1].head
    return tuple(entries)


def ledger(entries: tuple[LedgerEntry, ...], undone: Iterable[int] = (), name: str = "A Garganta") -> Ledger:
    """These entries as a whole ledger."""
    head = entries[-1].head if entries else START
    return Ledger(CAMPAIGN_ID, name, head, lambda: entries, frozenset(undone))


@cache
def two_thousand() -> tuple[LedgerEntry, ...]:
    """A ledger of 2,000 rows of every kind."""
    chance = Random(4)
    return chained(_fact(chance, number) for number in range(1, 2001))


def _fact(chance: Random, number: int) -> LedgerFact:
    if number % 50 == 0:
        return Reveal(number - 1)
    who = chance.choice(["Kállias", "Ônfalos", "Rato-Gigante 3", "", "🐉"])
    what = chance.choice(["Ataque", "Percepção", "Esquiva, recuando", "Dano\nda queda"])
    level = chance.choice([None, 4, 12, 18])
    modifiers = (("Escuro", -3),) if chance.random() < 0.3 else ()
    faces = tuple(chance.randint(1, 6) for _ in range(3))
    hidden = number % 50 == 49 or chance.random() < 0.1
    return RollFacts(RollRequest(THREE, what, who, level, modifiers), faces, chance.random() < 0.2, hidden)
