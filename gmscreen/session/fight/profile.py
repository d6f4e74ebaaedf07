"""A fighter's sheet as the fight reads it: with the table's values, and his pieces where they are now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.load import Load, load_of
from gmscreen.rules.garganta.readings import Readings
from gmscreen.session.fight.gear import Gear, Placed, Spent
from gmscreen.session.missing import sheet_of
from gmscreen.session.records import SheetRecord, ValueRecord
from gmscreen.session.table_values import filled
from gmscreen.sheets.equipment import Piece, Place
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.lines import LineKind
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.secondary import secondary
from gmscreen.sheets.traits import EffectKind

PROFILES = 1024
UNTOUCHED = Gear()
_NOTHING = Decimal(0)


@dataclass(frozen=True, eq=False)
class Profile:
    """The figures of a sheet that a fight needs; `will` is None without IQ, `fatigue` without ST.

    `speed` is the Velocidade Básica with its fraction.
    """

    sheet: Sheet
    readings: Readings
    st: int | None
    dx: int
    iq: int | None
    ht: int
    will: int | None
    pv: int
    fatigue: int | None
    speed: Fraction
    loads: tuple[Load | None, Load | None]

    @property
    def pv_left(self) -> int:
        """The PV that the sheet says are left, or all."""
        return self.pv if self.sheet.current.pv is None else self.sheet.current.pv

    @property
    def fatigue_left(self) -> int | None:
        """The Fadiga that the sheet says is left, or all."""
        left = self.sheet.current.fatigue
        return self.fatigue if left is None else left

    @property
    def combat_reflexes(self) -> bool:
        """Whether he has Reflexos em Combate."""
        return bool(self.sheet.bonuses(EffectKind.COMBAT_REFLEXES))

    @property
    def high_pain_threshold(self) -> bool:
        """Whether he has Hipoalgia."""
        return bool(self.sheet.bonuses(EffectKind.HIGH_PAIN_THRESHOLD))

    def levels(self, kind: EffectKind) -> int:
        """The sum of the levels of everything with this effect."""
        return sum(bonus.amount for bonus in self.sheet.bonuses(kind))

    def load(self, line: LineKind) -> Load | None:
        """The load on one of the lines; None without ST."""
        return self.loads[0 if line is LineKind.IN_SCENE else 1]


def profile_of(
    written: FileText, values: tuple[ValueRecord, ...], readings: Readings, gear: Gear = UNTOUCHED
) -> Profile:
    """The profile of a sheet's text; RuleError for one without DX, HT or PV: nobody can fight with it."""
    return _profile(written, values, readings, gear.placed, gear.broken, gear.spent)


@lru_cache(maxsize=PROFILES)
def _profile(
    written: FileText,
    values: tuple[ValueRecord, ...],
    readings: Readings,
    placed: tuple[Placed, ...],
    broken: tuple[str, ...],
    spent: tuple[Spent, ...],
) -> Profile:
    sheet = filled(_sheet(written), values)
    sheet = sheet.model_copy(update={"equipment": tuple(_pieces(sheet, placed, broken, spent))})
    found, attributes = secondary(sheet), sheet.attributes
    if attributes.dx is None or attributes.ht is None or found.pv is None:
        raise RuleError("fighter_lacks_attributes", "sheet", name=sheet.name)
    return Profile(
        sheet=sheet,
        readings=readings,
        st=attributes.st,
        dx=attributes.dx,
        iq=attributes.iq,
        ht=attributes.ht,
        will=None if found.will is None else found.will.as_int,
        pv=found.pv.as_int,
        fatigue=None if found.fatigue is None else found.fatigue.as_int,
        speed=Fraction(0) if found.basic_speed is None else Fraction(found.basic_speed.value),
        loads=(_load(sheet, LineKind.IN_SCENE), _load(sheet, LineKind.ON_MARCH)),
    )


def _sheet(written: FileText) -> Sheet:
    return sheet_of(SheetRecord(id="", text=written.text, has_bom=written.has_bom))


def _pieces(
    sheet: Sheet, placed: tuple[Placed, ...], broken: tuple[str, ...], spent: tuple[Spent, ...]
) -> Iterator[Piece]:
    """The pieces where the fight has put them; of two of one name, the first is meant."""
    moved = {each.piece: each.place for each in placed} | dict.fromkeys(broken, Place.GROUND)
    used = {each.piece: each.count for each in spent}
    for piece in sheet.equipment:
        place = moved.pop(piece.name, piece.place)
        left = max(0, piece.quantity - used.pop(piece.name, 0))
        if (place, left) == (piece.place, piece.quantity):
            yield piece
        else:
            yield piece.model_copy(update={"place": place, "quantity": left})


def _load(sheet: Sheet, line: LineKind) -> Load | None:
    if sheet.attributes.st is None:
        return None
    weights = [piece.total_kg for piece in sheet.equipment if line.counts(piece)]
    known = sum((weight for weight in weights if weight is not None), start=_NOTHING)
    return load_of(sheet.attributes.st, known, load_ladders()[sheet.scale])
