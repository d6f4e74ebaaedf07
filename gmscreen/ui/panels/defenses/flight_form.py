"""Distance, aim and figures of a shot or a throw."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.defenses.attack_modifiers import SHOT_ONLY, AttackBook
from gmscreen.ui.panels.defenses.circumstances_form import NOTHING, span_of
from gmscreen.ui.panels.defenses.quiet import put_choice, put_number, put_toggle
from gmscreen.ui.panels.defenses.strike import Flight, Form, Strike
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.number_field import Bounds, DecimalField, WholeField
from gmscreen.ui.widgets.toggle import Toggle

FIGURES, COVERED = SHOT_ONLY
_METRES = Bounds(0, 2000)
_FIGURE = Bounds(0, 40)
_SIZE = Bounds(0, 1000)
_COUNT = Bounds(0, 20)


class FlightForm(Card):
    """A shot; `told` carries a Strike. It shows only for a ranged weapon."""

    told = Signal(object)

    def __init__(self, look: Look, strike: Strike, book: AttackBook) -> None:
        super().__init__(look, text("defenses.flight"))
        self._strike = strike
        self.distance = DecimalField(look, text("defenses.distance"), bounds=_METRES, unit="m")
        self.speed = DecimalField(look, text("defenses.speed"), bounds=_METRES, unit="m/s")
        self.length = DecimalField(look, text("defenses.size"), bounds=_SIZE, unit="m")
        self.turns = WholeField(look, text("defenses.turns"), bounds=_COUNT)
        self.snap = WholeField(look, text("defenses.snap"), bounds=_FIGURE)
        self.accuracy = WholeField(look, text("defenses.accuracy"), bounds=_FIGURE)
        self.half = DecimalField(look, text("defenses.half_damage"), bounds=_METRES, unit="m")
        self.maximum = DecimalField(look, text("defenses.maximum"), bounds=_METRES, unit="m")
        self.figures = WholeField(look, text("defenses.figures"), value=0, bounds=_COUNT)
        covers = [(NOTHING, text("defenses.not_covered")), *_covers(book)]
        self.covered = ListChoice(look, text("defenses.covered"), covers, NOTHING)
        self.in_sight = Toggle(look, text("defenses.in_sight"))
        self.supported = Toggle(look, text("defenses.supported"))
        self._lay_out(look)
        self.show_strike(strike)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        self.add(holder(flow(look, self.distance, self.speed, self.length, self.turns, gap=14)))
        self.add(holder(flow(look, self.snap, self.accuracy, self.half, self.maximum, gap=14)))
        self.add(holder(flow(look, self.figures, self.covered, gap=14)))
        self.add(holder(flow(look, self.in_sight, self.supported, gap=14)))

    def _listen(self) -> None:
        fields = (self.distance, self.speed, self.length, self.turns, self.snap, self.accuracy)
        for field in (*fields, self.half, self.maximum, self.figures, self.covered):
            field.value_changed.connect(lambda _value: self._tell())
        for toggle in (self.in_sight, self.supported):
            toggle.toggled.connect(lambda _on: self._tell())

    def _tell(self) -> None:
        strike = replace(self._strike, flight=self._flight(), options=self._options())
        if strike != self._strike:
            self._strike = strike
            self.told.emit(strike)

    def _flight(self) -> Flight:
        return Flight(
            snap=self.snap.value,
            accuracy=self.accuracy.value,
            half_damage=self.half.value,
            maximum=self.maximum.value,
            distance=self.distance.value,
            speed=self.speed.value,
            size=self.length.value,
            turns=self.turns.value,
            supported=self.supported.isChecked(),
            in_sight=self.in_sight.isChecked(),
        )

    def _options(self) -> dict[str, int]:
        kept = {key: chosen for key, chosen in self._strike.options.items() if key not in SHOT_ONLY}
        chosen = dict([self.covered.value, (FIGURES, self.figures.value or 0)])
        return kept | {key: count for key, count in chosen.items() if key and count}

    def show_strike(self, strike: Strike) -> None:
        """Show the shot without telling."""
        self._strike, flight = strike, strike.flight
        self.setVisible(strike.form is Form.RANGED)
        for field, value in (
            (self.distance, flight.distance),
            (self.speed, flight.speed),
            (self.length, flight.size),
            (self.turns, flight.turns),
            (self.snap, flight.snap),
            (self.accuracy, flight.accuracy),
            (self.half, flight.half_damage),
            (self.maximum, flight.maximum),
        ):
            put_number(field, value)
        if self.figures.value is not None or strike.options.get(FIGURES):
            put_number(self.figures, strike.options.get(FIGURES, 0))
        covered = strike.options.get(COVERED)
        put_choice(self.covered, (COVERED, covered) if covered else NOTHING)
        put_toggle(self.in_sight, flight.in_sight)
        put_toggle(self.supported, flight.supported)


def _covers(book: AttackBook) -> list[tuple[tuple[str, int], str]]:
    option = book.options[COVERED]
    return [(chosen, words.removeprefix(option.name).strip()) for chosen, words in span_of(option)]
