"""Dados under keys and mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.ui.favourites import Favourites
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.panel import DicePanel, build
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Favourite, Settings, read_settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme

KEPT = (Favourite("2d+1", "Machado"), Favourite("3d 12"), Favourite("d20"))


@pytest.fixture
def settings_file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def context(look: Look, session: Session, settings_file: Path) -> PanelContext:
    favourites = Favourites(Preferences(Settings(favourites=KEPT), settings_file))
    return PanelContext(
        session, look, SheetDesk(session), lambda _said: None, lambda: None, lambda _path: None, favourites
    )


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext) -> DicePanel:
    panel = build(context)
    assert isinstance(panel, DicePanel)
    qtbot.addWidget(panel)
    panel.resize(1500, 850)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def rewrite(qtbot: QtBot, line: QWidget, typed: str) -> None:
    line.selectAll()  # type: ignore[attr-defined]
    qtbot.keyClicks(line, typed)


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_enter_rolls_what_is_typed(qtbot: QtBot, panel: DicePanel, session: Session) -> None:
    rewrite(qtbot, panel.box.line, "2d+1")
    qtbot.keyClicks(panel.box.purpose, "dano")
    qtbot.keyClick(panel.box.purpose, Qt.Key.Key_Return)
    roll = session.rolls()[-1]
    assert (str(roll.request.dice), roll.request.purpose) == ("2d+1", "dano")
    assert panel.box.result.total.text() == "6"
    assert panel.box.result.faces.text() == "4 + 1 + 1"
    assert panel.box.figures["chance"].caption.text() == "Chance de 6 ou mais"


def test_the_button_rolls_too(qtbot: QtBot, panel: DicePanel, session: Session) -> None:
    click(qtbot, panel.box.dice.button)
    assert session.rolls()[-1].total == 8


def test_dice_on_the_table_are_typed_beside_or_after_an_equals_sign(
    qtbot: QtBot, panel: DicePanel, session: Session
) -> None:
    qtbot.keyClicks(panel.box.dice.entry.line, "6 6 5")
    qtbot.keyClick(panel.box.dice.entry.line, Qt.Key.Key_Return)
    rewrite(qtbot, panel.box.line, "3d 12 = 2 2 1")
    qtbot.keyClick(panel.box.line, Qt.Key.Key_Return)
    assert [(roll.total, roll.typed) for roll in session.rolls()] == [(17, True), (5, True)]
    assert panel.box.result.outcome.text() == "sucesso por 7"


def test_what_is_no_dice_says_so_under_the_line_and_rolls_nothing(
    qtbot: QtBot, panel: DicePanel, session: Session
) -> None:
    rewrite(qtbot, panel.box.line, "3x")
    qtbot.keyClick(panel.box.line, Qt.Key.Key_Return)
    assert panel.box.error.words.startswith("Não entendi")
    assert not panel.box.dice.isEnabled()
    assert session.rolls() == ()


def test_the_chance_of_so_much_or_more_is_asked_for(qtbot: QtBot, panel: DicePanel) -> None:
    qtbot.keyClicks(panel.box.at_least.line, "16")
    assert panel.box.figures["chance"].number.text() == "4,6%"


def test_a_favourite_rolls_at_a_click(qtbot: QtBot, panel: DicePanel, session: Session) -> None:
    click(qtbot, panel.box.favourites.buttons[0])
    assert session.rolls()[-1].request == RollRequest(parse_dice("2d+1"), "Machado")
    assert panel.box.line.text() == "2d+1"


def test_dice_are_kept_as_a_favourite(qtbot: QtBot, panel: DicePanel, settings_file: Path) -> None:
    rewrite(qtbot, panel.box.line, "6D-12")
    qtbot.keyClicks(panel.box.purpose, "queda")
    click(qtbot, panel.box.keep)
    assert panel.box.favourites.buttons[-1].text() == "6d−12 · queda"
    assert read_settings(settings_file).favourites == (*KEPT, Favourite("6d−12", "queda"))


def test_favourites_move_and_go_by_buttons(qtbot: QtBot, panel: DicePanel, settings_file: Path) -> None:
    bar = panel.box.favourites
    assert not bar.earlier.isEnabled()
    click(qtbot, bar.buttons[0])
    click(qtbot, bar.later)
    assert read_settings(settings_file).favourites == (KEPT[1], KEPT[0], KEPT[2])
    click(qtbot, bar.remove)
    assert read_settings(settings_file).favourites == (KEPT[1], KEPT[2])
    assert not bar.remove.isEnabled()


def test_favourites_move_and_go_by_keys(qtbot: QtBot, panel: DicePanel, settings_file: Path) -> None:
    bar = panel.box.favourites
    qtbot.keyClick(bar.buttons[2], Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert read_settings(settings_file).favourites == (KEPT[0], KEPT[2], KEPT[1])
    assert bar.buttons[1].hasFocus()
    qtbot.keyClick(bar.buttons[1], Qt.Key.Key_Delete)
    assert read_settings(settings_file).favourites == (KEPT[0], KEPT[1])


def test_a_quick_test_shows_its_chances_and_rolls(qtbot: QtBot, panel: DicePanel, session: Session) -> None:
    rewrite(qtbot, panel.test.level.line, "10")
    assert panel.test.passes.number.text() == "50,0%"
    click(qtbot, panel.test.dice.button)
    assert session.rolls()[-1].request.level == 10
    assert panel.test.result.text() == "4 + 1 + 3 = 8 · sucesso por 2"
    rewrite(qtbot, panel.test.level.line, "11")
    assert not panel.test.result.isVisible()


def test_a_level_that_is_not_rolled_takes_the_button_away(qtbot: QtBot, panel: DicePanel) -> None:
    rewrite(qtbot, panel.test.level.line, "3")
    assert not panel.test.dice.isEnabled()
    assert panel.test.level.error.words.startswith("NH 3 não se rola")


def test_a_contest_rolls_both_and_says_who_wins(qtbot: QtBot, panel: DicePanel, session: Session) -> None:
    rewrite(qtbot, panel.contest.a_level.line, "14")
    click(qtbot, panel.contest.both)
    assert [(roll.request.who, roll.request.level) for roll in session.rolls()] == [("A", 14), ("B", 12)]
    assert panel.contest.told_result.text() == "A vence: A passou por 6, B passou por 4."


def test_each_side_may_type_its_dice(qtbot: QtBot, panel: DicePanel) -> None:
    for dice, faces in ((panel.contest.a_dice, "6 5 4"), (panel.contest.b_dice, "2 2 2")):
        qtbot.keyClicks(dice.entry.line, faces)
        qtbot.keyClick(dice.entry.line, Qt.Key.Key_Return)
    assert panel.contest.told_result.text() == "B vence: A falhou por 3, B passou por 6."
    assert panel.contest.a_result.text() == "6 + 5 + 4 = 15 · falha por 3"


def test_every_control_has_a_name(panel: DicePanel) -> None:
    reachable = [
        widget for widget in panel.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert [widget for widget in reachable if widget.isVisible() and not widget.accessibleName()] == []


@pytest.mark.parametrize("theme", list(ThemeName))
@pytest.mark.parametrize(("scale", "width"), [(75, 1280), (100, 1280), (100, 1600), (200, 1280)])
def test_nothing_is_wider_than_the_panel(
    qtbot: QtBot, panel: DicePanel, look: Look, theme: ThemeName, scale: int, width: int
) -> None:
    look.wear(load_theme(theme, scale))
    panel.resize(width, 720)
    inside = panel.widget()
    assert inside is not None
    qtbot.waitUntil(lambda: inside.width() <= panel.viewport().width())
    for card in (panel.box, panel.test, panel.contest, panel.ledger):
        assert card.mapTo(inside, QPoint(card.width(), 0)).x() <= inside.width()


def tabbed(qtbot: QtBot, start: QWidget, count: int) -> list[QWidget | None]:
    """Where the keyboard is after each of so many Tabs."""
    start.setFocus()
    reached: list[QWidget | None] = []
    for _ in range(count):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    return reached


def test_tab_goes_from_the_figures_to_the_favourites_and_on_to_the_test(
    qtbot: QtBot, panel: DicePanel
) -> None:
    bar = panel.box.favourites
    click(qtbot, bar.buttons[0])
    reached = tabbed(qtbot, panel.box.figures["chance"], 7)
    assert reached == [*bar.buttons, bar.earlier, bar.later, bar.remove, panel.test.level.line]
