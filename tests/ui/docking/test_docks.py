"""Panels on their way between windows, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCloseEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.docking.arrangement import Group, Node, Split
from gmscreen.ui.docking.docks import Docks
from gmscreen.ui.docking.floating_window import FloatingWindow
from gmscreen.ui.docking.moves import Into
from gmscreen.ui.docking.tab_group import TabGroup
from gmscreen.ui.docking.tab_strip import TabStrip
from gmscreen.ui.settings import read_settings
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from gmscreen.ui.widgets.plain_label import PlainLabel

CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def docks(shell: Shell) -> Docks:
    shell.window.setMinimumSize(1, 1)
    shell.window.resize(560, 330)
    shell.window.move(0, 0)
    QApplication.processEvents()
    return shell.docks


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def go_to(window: QWidget) -> QWidget:
    settle()  # windows shown just now take the focus first
    window.activateWindow()
    settle()
    assert window.isActiveWindow()
    return window


def press(window: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(go_to(window), key, CTRL_SHIFT)


def send(strip: TabStrip, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton) -> None:
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    local = QPointF(strip.mapFromGlobal(at))
    keys = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(strip, QMouseEvent(kind, local, QPointF(at), button, held, keys))


def grip(strip: TabStrip, panel: str) -> QPoint:
    return strip.mapToGlobal(strip.tabRect(strip.panel_ids.index(panel)).center())


def drag(docks: Docks, panel: str, to: QPoint, *, let_go: bool = True) -> TabStrip:
    """Press a tab, pull it to a point of the desktop, and let it go there."""
    strip = next(group.strip for group in docks.groups if panel in group.group.panels)
    start = grip(strip, panel)
    send(strip, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    for share in (1, 2, 4):
        send(strip, QEvent.Type.MouseMove, start + (to - start) * share / 4, Qt.MouseButton.LeftButton)
    if let_go:
        send(strip, QEvent.Type.MouseButtonRelease, to, Qt.MouseButton.NoButton)
        settle()
    return strip


def point(group: TabGroup, across: int, down: int) -> QPoint:
    """A point of a group, in percent of its size."""
    return group.mapToGlobal(QPoint(group.width() * across // 100, group.height() * down // 100))


def nodes(docks: Docks) -> list[Node]:
    return [window.node for window in docks.arrangement.windows]


def parts(node: Node) -> tuple[bool, list[tuple[str, ...]]]:
    assert isinstance(node, Split)
    groups = [part for part in node.parts if isinstance(part, Group)]
    return node.beside, [group.panels for group in groups]


OUTSIDE = QPoint(640, 640)


def test_a_tab_dragged_out_of_all_windows_gets_one_of_its_own(docks: Docks, built: list[str]) -> None:
    drag(docks, "load", OUTSIDE)
    assert nodes(docks) == [Group(("sheets", "blows"), "sheets"), Group(("load",), "load")]
    (window,) = docks.floating
    assert window.isVisible()
    assert window.windowTitle() == "Carga – Escudo do Mestre"
    assert built == ["sheets", "load"]


def test_the_panel_keeps_what_was_in_it(docks: Docks) -> None:
    panel = docks.visit("load")
    panel.field.line.setText("7")
    drag(docks, "load", OUTSIDE)
    assert docks.visit("load") is panel
    assert panel.field.line.text() == "7"
    assert panel.isVisible()


def test_a_tab_dropped_on_another_window_goes_into_it(docks: Docks) -> None:
    drag(docks, "load", OUTSIDE)
    docks.floating[0].setGeometry(200, 420, 560, 360)
    docks.floating[0].raise_()
    QApplication.processEvents()
    drag(docks, "blows", point(docks.groups[1], 50, 60))
    assert nodes(docks) == [Group(("sheets",), "sheets"), Group(("load", "blows"), "blows")]


def test_the_last_tab_of_a_floating_window_brought_back_closes_it(docks: Docks) -> None:
    drag(docks, "load", OUTSIDE)
    drag(docks, "load", point(docks.groups[0], 50, 60))
    assert nodes(docks) == [Group(("sheets", "blows", "load"), "load")]
    assert docks.floating == ()


def test_a_floating_window_with_one_tab_follows_where_it_is_let_go(docks: Docks) -> None:
    drag(docks, "load", OUTSIDE)
    window = docks.floating[0]
    window.resize(300, 200)
    window.move(0, 0)
    drag(docks, "load", QPoint(620, 600))
    assert docks.floating == (window,)
    assert window.pos() != QPoint(0, 0)


@pytest.mark.parametrize(
    ("across", "down", "beside", "groups"),
    [
        (95, 60, True, [("sheets", "load"), ("blows",)]),
        (5, 60, True, [("blows",), ("sheets", "load")]),
        (50, 97, False, [("sheets", "load"), ("blows",)]),
        (50, 15, False, [("blows",), ("sheets", "load")]),
    ],
)
def test_a_tab_dropped_at_a_side_lies_there(
    docks: Docks, across: int, down: int, beside: bool, groups: list[tuple[str, ...]]
) -> None:
    drag(docks, "blows", point(docks.groups[0], across, down))
    assert parts(nodes(docks)[0]) == (beside, groups)


def test_a_tab_dropped_among_the_tabs_takes_that_place(docks: Docks) -> None:
    strip = docks.groups[0].strip
    drag(docks, "load", strip.mapToGlobal(strip.tabRect(0).center() - QPoint(5, 0)))
    assert nodes(docks) == [Group(("load", "sheets", "blows"), "load")]


def test_a_click_that_trembles_moves_nothing(docks: Docks) -> None:
    strip = docks.groups[0].strip
    drag(docks, "blows", grip(strip, "blows") + QPoint(3, 3))
    assert nodes(docks) == [Group(("sheets", "blows", "load"), "blows")]
    assert docks.groups[0].strip is strip


def test_what_a_drop_would_take_is_veiled_until_it_is_let_go(docks: Docks) -> None:
    group = docks.groups[0]
    strip = drag(docks, "blows", point(group, 95, 60), let_go=False)
    veil = group.findChild(QWidget, "drop_hint")
    assert isinstance(veil, QWidget)
    assert veil.isVisible()
    assert veil.geometry().left() >= group.width() // 2 - 2
    QTest.keyClick(strip, Qt.Key.Key_Escape)
    assert not veil.isVisible()
    send(strip, QEvent.Type.MouseButtonRelease, point(group, 95, 60), Qt.MouseButton.NoButton)
    QApplication.processEvents()
    assert nodes(docks) == [Group(("sheets", "blows", "load"), "blows")]


def test_the_last_tab_of_the_main_window_stays_there(docks: Docks, shell: Shell) -> None:
    for panel in ("blows", "load"):
        docks.visit(panel)
        docks.float_out()
    docks.visit("sheets")
    press(shell.window, Qt.Key.Key_N)
    assert len(docks.floating) == 2
    assert shell.status.message.text() == "Na janela principal fica ao menos um painel."


def test_a_double_click_on_a_tab_floats_it_and_brings_it_back(docks: Docks) -> None:
    for windows in (2, 1):
        strip = next(group.strip for group in docks.groups if "blows" in group.group.panels)
        at = strip.tabRect(strip.panel_ids.index("blows")).center()
        QTest.mouseDClick(strip, Qt.MouseButton.LeftButton, pos=at)
        settle()
        assert len(docks.windows) == windows


def test_keys_float_a_panel_lay_it_beside_and_bring_it_back(docks: Docks, shell: Shell) -> None:
    docks.visit("blows")
    press(shell.window, Qt.Key.Key_L)
    assert parts(nodes(docks)[0]) == (True, [("sheets", "load"), ("blows",)])
    press(shell.window, Qt.Key.Key_N)
    assert nodes(docks) == [Group(("sheets", "load"), "sheets"), Group(("blows",), "blows")]
    press(docks.floating[0], Qt.Key.Key_T)
    assert nodes(docks) == [Group(("sheets", "blows", "load"), "blows")]


def test_keys_bring_the_first_arrangement_back(docks: Docks, shell: Shell) -> None:
    docks.lay_beside()
    docks.visit("load")
    docks.float_out()
    press(shell.window, Qt.Key.Key_D)
    assert nodes(docks) == [Group(("sheets", "blows", "load"), docks.in_hand)]
    press(shell.window, Qt.Key.Key_D)
    assert shell.status.message.text() == "Os painéis já estão na disposição inicial."


def test_a_panels_key_goes_to_it_wherever_it_is_from_any_window(
    docks: Docks, shell: Shell, qtbot: QtBot
) -> None:
    docks.visit("blows")
    docks.float_out()
    window = docks.floating[0]
    QTest.keyClick(go_to(shell.window), Qt.Key.Key_2, CTRL)
    qtbot.waitUntil(window.isActiveWindow)
    assert docks.visit("blows").hasFocus()
    QTest.keyClick(window, Qt.Key.Key_1, CTRL)
    qtbot.waitUntil(shell.window.isActiveWindow)
    assert docks.in_hand == "sheets"


def test_a_click_on_a_tab_gives_its_panel_the_keyboard(docks: Docks, shell: Shell) -> None:
    go_to(shell.window)
    docks.visit("sheets").field.line.setFocus()
    strip = docks.groups[0].strip
    at = strip.tabRect(strip.panel_ids.index("blows")).center()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=at)
    assert docks.visit("blows").hasFocus()


def test_what_has_the_focus_is_the_panel_in_hand(docks: Docks) -> None:
    docks.visit("blows")
    docks.lay_beside()
    docks.visit("sheets").field.line.setFocus()
    assert docks.in_hand == "sheets"
    docks.visit("blows").field.line.setFocus()
    assert docks.in_hand == "blows"


def close_by_hand(window: FloatingWindow) -> None:
    """What the window's own button does: Qt marks it as coming from outside."""
    window.close()
    window.closed.emit()
    QApplication.processEvents()


def test_closing_a_floating_window_brings_its_panels_home(docks: Docks) -> None:
    drag(docks, "blows", OUTSIDE)
    close_by_hand(docks.floating[0])
    assert nodes(docks) == [Group(("sheets", "blows", "load"), "sheets")]


def test_a_window_closed_by_the_program_keeps_its_panels(docks: Docks) -> None:
    drag(docks, "blows", OUTSIDE)
    QApplication.sendEvent(docks.floating[0], QCloseEvent())
    assert len(docks.floating) == 1


def test_f11_takes_the_screen_for_the_window_in_hand(docks: Docks, shell: Shell) -> None:
    docks.visit("blows")
    docks.float_out()
    window = docks.floating[0]
    QTest.keyClick(go_to(window), Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert not shell.window.isFullScreen()


def test_tab_goes_from_the_tabs_through_the_panel_to_the_dice_box(docks: Docks, shell: Shell) -> None:
    for panel in ("load", "sheets"):
        docks.visit(panel)
        docks.float_out()
        docks.bring_home()
        settle()
    field = docks.visit("load").field.line
    go_to(shell.window)
    docks.groups[0].strip.setFocus()
    QTest.keyClick(docks.groups[0].strip, Qt.Key.Key_Tab)
    assert field.hasFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert shell.status.dice.line.hasFocus()


def size_of(docks: Docks, panel: str) -> int:
    label = docks.visit(panel).findChild(PlainLabel)
    assert isinstance(label, PlainLabel)
    label.ensurePolished()
    return label.font().pixelSize()


def test_a_window_on_a_table_screen_has_large_letters_and_the_other_stays(
    docks: Docks, shell: Shell, look: Look
) -> None:
    docks.visit("blows")
    docks.float_out()
    desk = size_of(docks, "sheets")
    docks.floating[0].look.wear(load_theme(ThemeName.DARK, 100, Mode.TABLE))
    assert (desk, size_of(docks, "sheets"), size_of(docks, "blows")) == (13, 13, 20)
    assert docks.visit("blows").context.look.theme.mode is Mode.TABLE
    go_to(docks.floating[0])
    docks.bring_home()
    assert size_of(docks, "blows") == 13
    assert docks.visit("blows").context.look.theme.mode is Mode.DESK


def test_what_is_built_in_a_table_window_has_its_letters(docks: Docks) -> None:
    docks.visit("blows")
    docks.float_out()
    docks.floating[0].look.wear(load_theme(ThemeName.DARK, 100, Mode.TABLE))
    docks.move("load", Into("blows"))
    assert docks.visit("load").field.line.fontInfo().pixelSize() == 26


def test_the_scale_reaches_every_window(docks: Docks, shell: Shell) -> None:
    docks.visit("blows")
    docks.float_out()
    QTest.keyClick(docks.floating[0], Qt.Key.Key_Equal, CTRL)
    assert (size_of(docks, "sheets"), size_of(docks, "blows")) == (16, 16)


def test_table_mode_is_switched_for_the_screen_and_remembered(
    docks: Docks, shell: Shell, settings_path: Path
) -> None:
    press(shell.window, Qt.Key.Key_M)
    assert size_of(docks, "sheets") == 20
    screen = shell.window.screen().name()
    assert read_settings(settings_path).modes == {screen: Mode.TABLE}
    press(shell.window, Qt.Key.Key_M)
    assert size_of(docks, "sheets") == 13
