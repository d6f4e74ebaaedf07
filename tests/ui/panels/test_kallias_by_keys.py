"""A character of a hundred and fifty points filled from a blank sheet by keys only, and the keys counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.sheets.lines import lines_of
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill
from gmscreen.texts.folded import folded
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from tests.ui.panels.sheet_hands import Key, sheet

Show = Callable[..., QWidget]
PLAIN, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
ENTER = Key.Key_Return

WALK: dict[str, str] = {
    "identidade": "Alt+N Kallias_de_Ônfalos⏎ h⏎ ô⏎ at⏎ ⏎ 12⏎14⏎11⏎12",
    "equipamento": "F6 lo⏎ lau⏎ es_g⏎ la⏎ g⏎ cap⏎ mo_p⏎ co⏎ 4to⏎ ca⏎ 4rac⏎ k⏎",
    "perícias": "F6 la16⏎ es8⏎ ta8⏎ esp4⏎ li4⏎ sob2⏎ tr2⏎ pri2⏎ ar_la2⏎ fala2⏎"
    " Idioma_nórdico1⏎ Observação_M/M4⏎",
    "vantagens": "F6 ref⏎ vo⏎ con⏎ st1⏎",
    "desvantagens": "F6 de-10⏎ cod-10⏎ sen-5⏎ in-5⏎ orgulho-5⏎",
    "ataques": "F6 Ctrl+⏎",
    "peculiaridades": "F6 F6 entrega_o_escudo_por_último⏎ corrige_a_gramática_alheia⏎ recusa_elogios⏎"
    " reza_antes_de_descer⏎ dorme_pouco⏎",
    "conta": "F6 Ctrl+⏎",
}
"""What is pressed, part by part: a space parts two steps, _ is a space that is typed, ⏎ is Enter."""

BEFORE = 502
"""Keys that the same took once: 63 for who he is, 58 for his pieces, 112 for skills, 86 for attacks, 175 for
traits and quirks, 8 for the account.
"""

FREE_TEXT = sum(
    map(len, re.findall(r"[^\W\d][^\d⏎]*", WALK["peculiaridades"])),
    len("Kallias de Ônfalos" + "Idioma nórdico" + "Observação" + "orgulho"),
)
"""Keys of what no list can know."""

NAMED = {"F6": (Key.Key_F6, PLAIN), "Alt+N": (Key.Key_N, ALT), "Ctrl+⏎": (ENTER, CTRL)}


def keys_of(steps: str) -> Iterator[tuple[Key | str, Qt.KeyboardModifier]]:
    for step in steps.split(" "):
        if step in NAMED:
            yield NAMED[step]
        else:
            yield from ((ENTER if letter == "⏎" else letter.replace("_", " "), PLAIN) for letter in step)


def press(qtbot: QtBot, key: Key | str, held: Qt.KeyboardModifier) -> None:
    """A key to whatever has the keyboard; a letter with an accent comes as it does from a dead key."""
    widget = QApplication.focusWidget()
    assert widget is not None
    if isinstance(key, str) and not key.isascii():
        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, held, key))
    else:
        qtbot.keyClick(widget, key, held)
    qtbot.wait(1)


@pytest.fixture
def made(qtbot: QtBot, show_panel: Show, session: Session) -> Sheet:
    """The sheet that the walk leaves."""
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    panel.activateWindow()
    panel.sidebar.list.setFocus()
    for steps in WALK.values():
        for key, held in keys_of(steps):
            press(qtbot, key, held)
    return sheet(session, "kallias-de-onfalos")


def test_the_walk_takes_half_the_keys_that_it_took_but_for_what_no_list_knows() -> None:
    keys = {part: len([*keys_of(steps)]) for part, steps in WALK.items()}
    assert sum(keys.values()) <= 330, keys
    assert 2 * (sum(keys.values()) - FREE_TEXT) <= BEFORE - FREE_TEXT, keys


def test_kallias_is_filled_from_a_blank_sheet_by_keys_only(made: Sheet, session: Session) -> None:
    known = sheet(session, "kallias")
    for field in ("people", "origin", "mark", "points", "attributes", "damage", "quirks"):
        assert getattr(made, field) == getattr(known, field), field
    assert [_skill(one) for one in made.skills] == [_skill(one) for one in known.skills]
    assert [(one.name, one.cost) for one in made.advantages] == [
        (one.name, one.cost) for one in known.advantages
    ]
    assert [one.cost for one in made.disadvantages] == [one.cost for one in known.disadvantages]
    assert made.account is not None
    assert made.account.total == 150
    attacks = [(one.skill, one.damage, one.ranged and one.ranged.max_m) for one in made.attacks]
    assert attacks == [
        ("Lança", None, None),
        ("Arremesso de Lança", None, 18),
        ("Espadas Curtas", "1d+2", None),
    ]


def test_what_was_filled_by_keys_only_has_both_lines_of_kallias(made: Sheet, session: Session) -> None:
    assert [*_lines(made)] == [*_lines(sheet(session, "kallias"))]


def _skill(skill: Skill) -> tuple[object, ...]:
    return folded(skill.name.partition(" (")[0]), skill.points, skill.level


def _lines(sheet: Sheet) -> Iterator[tuple[object, ...]]:
    lines = lines_of(sheet)
    for line in (lines.in_scene, lines.on_march):
        found = line.defenses
        assert line.move is not None
        assert found.block is not None
        parries = [parry.total.value for parry in found.parries]
        yield line.kilograms, line.load, line.move.value, found.pd.value, found.block.total.value, parries
