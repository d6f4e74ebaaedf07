"""The window under keyboard and mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar

from gmscreen.ui.settings import Settings, read_settings
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import GARGANTA, System
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
ALT_GR = Qt.KeyboardModifier.GroupSwitchModifier


def press(shell: Shell, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    shell.window.activateWindow()
    QTest.keyClick(shell.window, key, modifiers)


def tabs(shell: Shell) -> QTabBar:
    return shell.docks.groups[0].strip


def up(shell: Shell) -> int:
    return tabs(shell).currentIndex()


def action(shell: Shell, name: str) -> QAction:
    found = shell.window.findChild(QAction, name)
    assert isinstance(found, QAction)
    return found


def test_only_the_panel_in_hand_is_built(shell: Shell, built: list[str]) -> None:
    assert built == ["sheets"]


def test_the_first_key_goes_to_the_panel_that_is_up(shell: Shell) -> None:
    shell.window.activateWindow()
    in_hand = QApplication.focusWidget()
    panel = shell.docks.groups[0].visit_current()
    assert in_hand is not None
    assert in_hand is panel or panel.isAncestorOf(in_hand)


def test_the_frame_is_painted_before_any_panel_is_built(
    look: Look, system: System, built: list[str], qtbot
) -> None:  # type: ignore[no-untyped-def]
    window = MainWindow(look, system.panels)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.first_painted):
        window.show()
    assert built == []
    window.repaint()


def test_a_click_on_a_tab_builds_its_panel_once(shell: Shell, built: list[str]) -> None:
    for place in (1, 0, 1):
        at = tabs(shell).tabRect(place).center()
        QTest.mouseClick(tabs(shell), Qt.MouseButton.LeftButton, pos=at)
    assert built == ["sheets", "blows"]
    assert up(shell) == 1


def test_ctrl_and_a_figure_go_to_a_panel(shell: Shell, built: list[str]) -> None:
    press(shell, Qt.Key.Key_3, CTRL)
    assert (up(shell), built) == (2, ["sheets", "load"])


def test_after_the_shortcut_tab_enters_the_panel(shell: Shell, qtbot) -> None:  # type: ignore[no-untyped-def]
    press(shell, Qt.Key.Key_2, CTRL)
    panel = shell.visit("blows")
    assert panel.hasFocus()
    QTest.keyClick(panel, Qt.Key.Key_Tab)
    assert panel.field.line.hasFocus()


@pytest.mark.parametrize("modifiers", [ALT_GR, ALT_GR | Qt.KeyboardModifier.ShiftModifier])
def test_alt_gr_types_and_goes_nowhere(shell: Shell, modifiers: Qt.KeyboardModifier) -> None:
    panel = shell.visit("sheets")
    panel.field.line.setFocus()
    QTest.keyClick(panel.field.line, Qt.Key.Key_2, modifiers)
    assert up(shell) == 0


def test_no_shortcut_uses_alt_with_ctrl_and_none_is_taken_twice(shell: Shell) -> None:
    keys = [key for each in shell.window.findChildren(QAction) for key in each.shortcuts()]
    assert len({key.toString() for key in keys}) == len(keys)
    for key in keys:
        assert not {"Ctrl", "Alt"} <= set(key.toString().split("+"))


def test_every_action_has_its_own_id_and_every_panel_is_in_the_menu(shell: Shell, system: System) -> None:
    ids = [each.objectName() for each in shell.window.findChildren(QAction) if each.objectName()]
    assert len(set(ids)) == len(ids)
    assert {f"panel.{panel.id}" for panel in system.panels} <= set(ids)
    assert action(shell, "open_sheet").shortcut() == QKeySequence("Ctrl+O")


def test_ctrl_r_goes_to_the_dice_box(shell: Shell) -> None:
    press(shell, Qt.Key.Key_R, CTRL)
    assert shell.status.dice.line.hasFocus()


def test_another_theme_is_worn_and_remembered(shell: Shell, look: Look, settings_path: Path) -> None:
    action(shell, "theme.light").trigger()
    assert look.theme.name is ThemeName.LIGHT
    assert read_settings(settings_path) == Settings(ThemeName.LIGHT, None)
    shell.window.view_menu.aboutToShow.emit()
    assert action(shell, "theme.light").isChecked()
    assert not action(shell, "theme.dark").isChecked()


def test_the_scale_follows_the_keys_and_is_remembered(shell: Shell, look: Look, settings_path: Path) -> None:
    press(shell, Qt.Key.Key_Equal, CTRL)
    press(shell, Qt.Key.Key_Equal, CTRL)
    assert look.theme.scale == 150
    assert shell.status.message.text() == "Escala 150%"
    press(shell, Qt.Key.Key_Minus, CTRL)
    assert read_settings(settings_path).scale == 125
    press(shell, Qt.Key.Key_0, ALT)
    assert look.theme.scale == 100


def test_the_scale_stops_at_75_and_250_percent(shell: Shell, look: Look) -> None:
    for _ in range(10):
        press(shell, Qt.Key.Key_Minus, CTRL)
    assert look.theme.scale == 75
    for _ in range(12):
        press(shell, Qt.Key.Key_Equal, CTRL)
    assert look.theme.scale == 250


def test_a_choice_that_cannot_be_kept_is_worn_and_said(shell: Shell, look: Look, settings_path: Path) -> None:
    settings_path.parent.write_text("not a folder")
    action(shell, "theme.light").trigger()
    assert look.theme.name is ThemeName.LIGHT
    assert "não pôde ser gravada" in shell.status.message.text()


def test_f11_takes_the_whole_screen_and_gives_it_back(shell: Shell) -> None:
    press(shell, Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier)
    assert shell.window.isFullScreen()
    press(shell, Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier)
    assert not shell.window.isFullScreen()


def drop(window: MainWindow, *paths: Path) -> bool:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
        QApplication.sendEvent(window, event)
    return enter.isAccepted()


def written(path: Path, more: str = "") -> Path:
    path.write_text(f'schema = 1\nid = "meu"\nname = "Meu"\nkind = "pc"\n{more}', encoding="utf-8")
    return path


def test_a_sheet_dropped_on_the_window_lies_on_the_desk_and_its_panel_opens(
    shell: Shell, tmp_path: Path
) -> None:
    shell.visit("load")
    assert drop(shell.window, written(tmp_path / "açaí com ç.toml"))
    assert shell.desk.current == "meu"
    assert up(shell) == 0


def test_the_same_sheet_dropped_again_opens_its_panel_again(shell: Shell, tmp_path: Path) -> None:
    drop(shell.window, written(tmp_path / "a.toml"))
    shell.visit("load")
    drop(shell.window, written(tmp_path / "a.toml"))
    assert up(shell) == 0


def test_a_bad_sheet_dropped_is_told_and_stays_out(shell: Shell, tmp_path: Path) -> None:
    assert drop(shell.window, written(tmp_path / "ruim.toml", '[attributes]\nst = "x"\n'))
    assert all(part in shell.notice.words for part in ("ruim.toml", "linha 6", "attributes.st"))
    assert shell.desk.records == ()


def test_another_file_dropped_is_refused_in_words(shell: Shell, tmp_path: Path) -> None:
    assert drop(shell.window, tmp_path / "foto.png")
    assert shell.desk.current is None
    assert "foto.png" in shell.notice.words


def test_what_is_no_file_is_not_taken(shell: Shell) -> None:
    assert not drop(shell.window)


def test_a_card_can_be_printed_only_of_a_sheet_in_hand(shell: Shell, tmp_path: Path) -> None:
    shell.window.file_menu.aboutToShow.emit()
    assert not action(shell, "print_card").isEnabled()
    shell.window.file_menu.aboutToHide.emit()
    assert action(shell, "print_card").isEnabled()
    shell.desk.open(written(tmp_path / "a.toml"))
    shell.window.file_menu.aboutToShow.emit()
    assert action(shell, "print_card").isEnabled()


def test_ctrl_q_leaves(shell: Shell) -> None:
    press(shell, Qt.Key.Key_Q, CTRL)
    assert not shell.window.isVisible()


def test_tabs_keep_their_icons_sharp_at_any_scale(shell: Shell) -> None:
    press(shell, Qt.Key.Key_Equal, CTRL)
    assert tabs(shell).iconSize().width() == 23


def test_an_unknown_panel_is_not_found(shell: Shell) -> None:
    with pytest.raises(StopIteration):
        shell.visit("nowhere")


def test_every_panel_of_the_system_has_a_title_and_its_own_id() -> None:
    assert len({panel.id for panel in GARGANTA.panels}) == len(GARGANTA.panels)


def test_ctrl_h_turns_the_switch_for_hidden_rolls(shell: Shell) -> None:
    shell.window.show()
    QTest.keyClick(shell.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert shell.status.dice.hidden.isChecked()
    QTest.keyClick(shell.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not shell.status.dice.hidden.isChecked()
