"""Who attacks, with what, and where the blow goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal

from gmscreen.rules.garganta.attack_options import AimedLocation
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import signed
from gmscreen.ui.panels.defenses.quiet import put_choice, put_dice, put_number
from gmscreen.ui.panels.defenses.sheet_choice import SheetChoice
from gmscreen.ui.panels.defenses.strike import AllOut, Form, Strike
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.dice_field import DiceField
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.number_field import Bounds, WholeField

_LEVEL = Bounds(-20, 60)
_MOVE = Bounds(0, 100)


class AttackForm(Card):
    """The attack; `told` carries a Strike, `sheet_chosen` an id and a line, `picked` a place in the list.

    `kept` asks the table to keep what was typed into the gaps of the sheet.
    """

    told = Signal(object)
    sheet_chosen = Signal(object, str)
    picked = Signal(object)
    kept = Signal()

    def __init__(
        self,
        look: Look,
        strike: Strike,
        volumes: Sequence[Volume],
        places: Mapping[Location, AimedLocation],
    ) -> None:
        super().__init__(look, text("defenses.attacker"))
        self._strike = strike
        self.sheet = SheetChoice(look, volumes)
        self.attack = ListChoice[int](look, text("defenses.attack"), [(0, "")], 0)
        self.all_out = SegmentedChoice(look, text("defenses.all_out"), _all_out(), strike.all_out)
        self.level = WholeField(look, text("defenses.level"), bounds=_LEVEL)
        self.pace = WholeField(look, text("defenses.move"), bounds=_MOVE)
        self.form = SegmentedChoice(look, text("defenses.form"), _forms(), strike.form)
        self.damage = DiceField(look, text("defenses.damage"), strike.damage)
        self.type = ListChoice(look, text("defenses.damage_type"), _types(), strike.type)
        self.location = ListChoice(look, text("defenses.aim_at"), _places(places), strike.location)
        self.keep = secondary_button(look, text("defenses.keep"), self.kept.emit, "content-save-outline")
        self.attack.hide()
        fields = (self.level, self.damage, self.type, self.location, self.pace, self.form)
        self.add(self.sheet, self.attack, self.all_out, holder(flow(look, *fields, gap=14)))
        self.add(row(look, self.keep, 1))
        self.show_strike(strike)
        self._listen()

    def _listen(self) -> None:
        self.sheet.chosen.connect(self.sheet_chosen)
        self.attack.value_changed.connect(self.picked)
        changes = (self.all_out, self.level, self.pace, self.form, self.damage, self.type, self.location)
        for control in changes:
            control.value_changed.connect(lambda _value: self._tell())

    def offer_attacks(self, strikes: Sequence[Strike]) -> None:
        """Offer the attacks of a sheet, the first of them chosen; none hides the list."""
        options = [(place, each.weapon or text("defenses.unnamed")) for place, each in enumerate(strikes)]
        self.attack.set_options(options or [(0, text("defenses.no_attack"))], 0)
        self.attack.setVisible(bool(strikes))

    def _tell(self) -> None:
        strike = replace(
            self._strike,
            level=self.level.value,
            move=self.pace.value,
            form=self.form.value,
            all_out=self.all_out.value,
            damage=self.damage.value,
            type=self.type.value,
            location=self.location.value,
        )
        if strike != self._strike:
            self._strike = strike
            self.told.emit(strike)

    def show_strike(self, strike: Strike, *, all_out: bool = False) -> None:
        """Show an attack without telling; an Ataque Total asks what it is for."""
        self._strike = strike
        put_number(self.level, strike.level)
        put_number(self.pace, strike.move)
        put_dice(self.damage, strike.damage)
        put_choice(self.form, strike.form)
        put_choice(self.all_out, strike.all_out)
        put_choice(self.type, strike.type)
        put_choice(self.location, strike.location)
        self.all_out.setVisible(all_out)
        self.keep.setVisible(bool(strike.settled))


def _all_out() -> list[tuple[AllOut, str]]:
    return [(use, text(f"defenses.all_out_name.{use}")) for use in AllOut]


def _forms() -> list[tuple[Form, str]]:
    return [(form, text(f"defenses.form_name.{form}")) for form in Form]


def _types() -> list[tuple[DamageType, str]]:
    return [(kind, text(f"damage_type.{kind}")) for kind in DamageType]


def _places(places: Mapping[Location, AimedLocation]) -> list[tuple[Location, str]]:
    return [(place, _place(place, aimed)) for place, aimed in places.items()]


def _place(place: Location, aimed: AimedLocation) -> str:
    name = text(f"location.{place}")
    if not aimed.modifier:
        return name
    return text("defenses.location_option", place=name, modifier=signed(aimed.modifier))
