"""The circumstances of an attack: light, stance, arms, wounds, close combat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal

from gmscreen.rules.garganta.attack_options import AttackOption, OptionGroup
from gmscreen.rules.garganta.close_combat import CloseCombatRow, CloseWeapon
from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import signed
from gmscreen.ui.panels.defenses.attack_modifiers import ALL_OUT, SHOT_ONLY, AttackBook
from gmscreen.ui.panels.defenses.quiet import put_choice, put_number, put_toggle
from gmscreen.ui.panels.defenses.strike import Form, Strike
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.number_field import Bounds, WholeField
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.toggle import Toggle

Chosen = tuple[str, int]
NOTHING: Chosen = ("", 0)
WEAK = "weak_for_weapon"
_POSTURES = ("crouching", "crawling")
_COUNT = Bounds(0, 30)


class CircumstancesForm(Card):
    """What changes the level besides weapon, place and range; `told` carries a Strike."""

    told = Signal(object)

    def __init__(self, look: Look, strike: Strike, book: AttackBook) -> None:
        super().__init__(look, text("defenses.circumstances"))
        self._strike, self._book = strike, book
        options = book.options
        self._lights = [(NOTHING, text("defenses.good_light")), *_lights(options)]
        self._stances = [(NOTHING, text("defenses.upright")), *_stances(options)]
        self.light = ListChoice(look, text("defenses.light"), self._lights, NOTHING)
        self.stance = ListChoice(look, text("defenses.stance"), self._stances, NOTHING)
        self.toggles = {option.id: Toggle(look, option_words(option)) for option in _ticked(options.values())}
        self.weak = WholeField(look, text("defenses.weak"), value=0, bounds=_COUNT)
        self.wound = WholeField(look, text("defenses.wound"), value=0, bounds=_COUNT)
        self.shock = WholeField(look, text("defenses.shock"), value=0, bounds=_COUNT)
        self.up_close = Toggle(look, text("defenses.close"))
        self.close_weapon = ListChoice(
            look, text("defenses.close_weapon"), _close_weapons(book.close_combat), strike.close_weapon
        )
        self.swing = Toggle(look, "")
        self.tight = PlainLabel(size=Size.SMALL, tone=Tone.INFO, wrap=True)
        self._lay_out(look)
        self._listen()

    def _lay_out(self, look: Look) -> None:
        self.add(holder(flow(look, self.light, self.stance, gap=14)))
        self.add(holder(flow(look, *self.toggles.values(), gap=14)))
        self.add(holder(flow(look, self.wound, self.shock, self.weak, gap=14)))
        self.add(holder(flow(look, self.up_close, self.swing, gap=14)), self.tight, self.close_weapon)

    def _listen(self) -> None:
        controls = (self.light, self.stance, self.weak, self.wound, self.shock, self.close_weapon)
        for control in controls:
            control.value_changed.connect(lambda _value: self._tell())
        for toggle in (*self.toggles.values(), self.up_close, self.swing):
            toggle.toggled.connect(lambda _on: self._tell())

    def _tell(self) -> None:
        strike = replace(
            self._strike,
            options=self._options(),
            wound=self.wound.value,
            shock=self.shock.value,
            close=self.up_close.isChecked(),
            close_weapon=self.close_weapon.value,
            swing=self.swing.isChecked(),
        )
        if strike != self._strike:
            self._strike = strike
            self.told.emit(strike)

    def _options(self) -> dict[str, int]:
        """The circumstances chosen here, beside those that other forms choose."""
        kept = {key: chosen for key, chosen in self._strike.options.items() if key in SHOT_ONLY}
        chosen = dict([self.light.value, self.stance.value, (WEAK, self.weak.value or 0)])
        ticked = {key: int(toggle.isChecked()) for key, toggle in self.toggles.items()}
        return {key: count for key, count in (kept | chosen | ticked).items() if key and count}

    def show_strike(self, strike: Strike, ground: Terrain | None) -> None:
        """Show the circumstances without telling."""
        self._strike = strike
        options = strike.options
        put_choice(self.light, _chosen(self._lights, options))
        put_choice(self.stance, _chosen(self._stances, options))
        for key, toggle in self.toggles.items():
            put_toggle(toggle, bool(options.get(key)))
        if self.weak.value is not None or options.get(WEAK):
            put_number(self.weak, options.get(WEAK, 0))
        put_number(self.wound, strike.wound)
        put_number(self.shock, strike.shock)
        self._show_close(strike, ground)

    def _show_close(self, strike: Strike, ground: Terrain | None) -> None:
        melee = strike.form is Form.MELEE
        tight = ground is not None and ground.all_combat_is_close
        put_toggle(self.up_close, strike.close)
        put_choice(self.close_weapon, strike.close_weapon)
        self.up_close.setVisible(melee and not tight)
        self.close_weapon.setVisible(melee and (strike.close or tight))
        self.tight.show_text(text("defenses.close_tight") if melee and tight else "")
        put_toggle(self.swing, strike.swing)
        self.swing.setVisible(melee and ground is not None and bool(ground.swing_modifier))
        if ground is not None and ground.swing_modifier:
            words = text("defenses.swing", modifier=signed(ground.swing_modifier), ground=ground.name.lower())
            self.swing.setText(words)
            self.swing.setAccessibleName(words)


def option_words(option: AttackOption) -> str:
    """A circumstance with its figure: `Apoio ruim −2`."""
    return text("defenses.option", name=option.name, modifier=signed(option.least))


def _lights(options: Mapping[str, AttackOption]) -> Iterator[tuple[Chosen, str]]:
    """Each light with each figure that it may have, the mildest first."""
    for option in options.values():
        if option.group is OptionGroup.LIGHT:
            yield from span_of(option)


def span_of(option: AttackOption) -> Iterator[tuple[Chosen, str]]:
    """A circumstance with each figure that it may have, the mildest first."""
    for figure in range(option.most, option.least - 1, -1):
        chosen = 1 if option.is_fixed else figure
        yield (option.id, chosen), text("defenses.option", name=option.name, modifier=signed(figure))


def _stances(options: Mapping[str, AttackOption]) -> Iterator[tuple[Chosen, str]]:
    for key in _POSTURES:
        yield (key, 1), option_words(options[key])


def _ticked(options: Iterable[AttackOption]) -> Iterator[AttackOption]:
    for option in options:
        own = option.id in (*_POSTURES, *SHOT_ONLY, ALL_OUT, WEAK)
        if option.group not in (OptionGroup.LIGHT, OptionGroup.SHOT) and not own:
            yield option


def _chosen(offered: Sequence[tuple[Chosen, str]], options: Mapping[str, int]) -> Chosen:
    """The option of a list that is chosen, or nothing."""
    return next((chosen for chosen, _ in offered if options.get(chosen[0]) == chosen[1]), NOTHING)


def _close_weapons(rows: Mapping[CloseWeapon, CloseCombatRow]) -> list[tuple[CloseWeapon, str]]:
    return [(weapon, _close_words(row)) for weapon, row in rows.items()]


def _close_words(row: CloseCombatRow) -> str:
    if row.modifier is None:
        return text("defenses.close_never", names=row.names)
    if row.modifier == 0:
        return text("defenses.close_normal", names=row.names)
    return text("defenses.close_penalty", names=row.names, modifier=signed(row.modifier))
