"""Who carries, and what: the state of the panel Carga."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum

from gmscreen.rules.garganta.load import Scale
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.model import Sheet
from gmscreen.ui.isolated import isolated


class Where(StrEnum):
    """On which line a bundle counts: in scene it counts on both, in the pack only on the march."""

    IN_SCENE = "in_scene"
    PACK = "pack"


@dataclass(frozen=True, slots=True)
class Bundle:
    """Something carried; `kg` is the weight of one, None where nobody gives it."""

    name: str
    kg: Decimal | None
    quantity: int = 1
    where: Where = Where.IN_SCENE
    source: str = ""

    @property
    def total_kg(self) -> Decimal | None:
        """The weight of all of it, exact; None where there is some and nobody weighs it."""
        if self.quantity == 0:
            return Decimal(0)
        return None if self.kg is None else self.kg * self.quantity


@dataclass(frozen=True, slots=True)
class LoadState:
    """ST, people, bundles, and what one thinks of carrying besides: a fallen friend, a chest.

    `friend` is what the friend weighs himself, and `gear` what he has on him.
    """

    st: int | None = 10
    scale: Scale = Scale.HUMAN
    bundles: tuple[Bundle, ...] = ()
    friend: Decimal | None = None
    chest: Decimal | None = None
    name: str = ""
    friend_name: str = ""
    gear: tuple[Bundle, ...] = ()

    def with_bundle(self, bundle: Bundle) -> LoadState:
        """One bundle more, at the end."""
        return replace(self, bundles=(*self.bundles, bundle))

    def with_other(self, index: int, bundle: Bundle) -> LoadState:
        """Another bundle in the place of one."""
        return replace(self, bundles=(*self.bundles[:index], bundle, *self.bundles[index + 1 :]))

    def without(self, index: int) -> LoadState:
        """One bundle less."""
        return replace(self, bundles=(*self.bundles[:index], *self.bundles[index + 1 :]))

    def carried(self, *, with_pack: bool) -> tuple[Bundle, ...]:
        """The bundles that count on a line."""
        return tuple(each for each in self.bundles if with_pack or each.where is Where.IN_SCENE)

    def settled(self, weights: Weights) -> LoadState:
        """With the weights of the table where a bundle has none."""
        return replace(self, bundles=_weighed(self.bundles, weights), gear=_weighed(self.gear, weights))


Weights = Callable[[str], tuple[Decimal, str] | None]
"""What the table says that a piece of a name weighs, and the source; None where it says nothing."""


def _weighed(bundles: tuple[Bundle, ...], weights: Weights) -> tuple[Bundle, ...]:
    return tuple(_filled(bundle, weights) for bundle in bundles)


def _filled(bundle: Bundle, weights: Weights) -> Bundle:
    known = weights(bundle.name) if bundle.kg is None else None
    return bundle if known is None else replace(bundle, kg=known[0], source=known[1])


def from_sheet(sheet: Sheet) -> LoadState:
    """What a sheet carries, piece by piece; what lies on the ground is left there."""
    return LoadState(
        st=sheet.attributes.st,
        scale=sheet.scale,
        bundles=tuple(_bundle(piece) for piece in sheet.equipment if piece.place.is_carried),
        name=isolated(sheet.name),
    )


def _bundle(piece: Piece) -> Bundle:
    where = Where.IN_SCENE if piece.place.is_in_scene else Where.PACK
    return Bundle(isolated(piece.name), piece.weight_kg, piece.quantity, where, piece.source or "")
