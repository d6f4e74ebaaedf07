"""States in the panel Combate: a sign for each kind, words while there is room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from gmscreen.session.fight.condition import Condition, ConditionKind
from gmscreen.session.fight.condition_commands import PutCondition
from gmscreen.session.fight.states import StateKind
from gmscreen.ui.panels.combat.panel import CombatPanel, build
from gmscreen.ui.panels.combat.state_signs import SIGNS
from gmscreen.ui.panels.combat.state_strip import Strip, strip
from gmscreen.ui.theme.icons import pixmap
from tests.ui.panels.test_combat_panel import put


def test_every_kind_has_a_sign_of_its_own_shape() -> None:
    assert set(SIGNS) == set(StateKind)
    assert len(set(SIGNS.values())) == len(SIGNS)


@pytest.mark.parametrize("kind", StateKind)
def test_every_sign_is_drawn(kind: StateKind, qapp: object) -> None:
    image = pixmap(SIGNS[kind], "#FFFFFF", 16).toImage()
    drawn = [image.pixelColor(x, y).alpha() for x in range(16) for y in range(16)]
    assert sum(alpha > 100 for alpha in drawn) > 20


@pytest.mark.parametrize(
    ("room", "shared"),
    [
        (300, Strip(100, 2)),
        (239, Strip(100, 1)),
        (189, Strip(79, 1)),
        (60, Strip(0, 0)),
    ],
    ids=["all", "first", "first-before-the-words", "signs-alone"],
)
def test_states_are_told_while_there_is_room(room: int, shared: Strip) -> None:
    assert strip(room, 100, [50, 50], 20, 10) == shared


def test_states_stand_by_the_ladder_of_the_target(show_panel: Callable[..., QWidget]) -> None:
    panel = show_panel(build)
    assert isinstance(panel, CombatPanel)
    put(panel, "kallias")
    battle = panel.hand.battle
    assert battle is not None
    (one,) = battle.everyone()
    panel.hand.do(PutCondition(battle.id, one.id, Condition("Areia nos olhos", ConditionKind.BLIND)))
    panel.hand.say(target=one.id)
    shown = [mark.accessibleName() for mark in panel.aside.states.marks if mark.isVisible()]
    assert [each.strip("\u2068\u2069") for each in shown] == ["EM MARCHA", "Areia nos olhos"]
