"""What a fighter keeps up from turn to turn: aim, feint, concentration, a spell in the hand, a reload."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aiming:
    """Turns of Apontar at one target with one weapon (19 §3)."""

    target: str
    attack: str
    turns: int = 1


@dataclass(frozen=True, slots=True)
class Feinted:
    """A feint that came off: `margin` off his next defence; `fresh` until the turn it was made in ends."""

    target: str
    margin: int
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class Concentrating:
    """Seconds of Concentrar on one spell."""

    spell: str
    seconds: int = 1


@dataclass(frozen=True, slots=True)
class HeldMissile:
    """A projectile spell that was cast and not thrown yet (19 §6)."""

    spell: str
    energy: int


@dataclass(frozen=True, slots=True)
class Focus:
    """All of it; None and empty where there is none."""

    aim: Aiming | None = None
    feint: Feinted | None = None
    concentration: Concentrating | None = None
    missile: HeldMissile | None = None
    reloading: str = ""
