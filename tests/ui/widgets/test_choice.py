"""Choosing one of several, and ticking."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.toggle import Toggle

PEOPLES = [("human", "humano"), ("dwarf", "anão"), ("other", "a & b")]


@pytest.fixture
def people(look: Look, qtbot) -> SegmentedChoice[str]:  # type: ignore[no-untyped-def]
    choice = SegmentedChoice(look, "Povo", PEOPLES, "human")
    qtbot.addWidget(choice)
    choice.show()
    return choice


@pytest.fixture
def listed(look: Look, qtbot) -> ListChoice[str]:  # type: ignore[no-untyped-def]
    choice = ListChoice(look, "Povo", PEOPLES, "human")
    qtbot.addWidget(choice)
    choice.show()
    return choice


def test_a_click_chooses_and_tells_once(people: SegmentedChoice[str]) -> None:
    told: list[object] = []
    people.value_changed.connect(told.append)
    dwarf = people.findChildren(QPushButton)[1]
    QTest.mouseClick(dwarf, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dwarf, Qt.MouseButton.LeftButton)
    assert told == ["dwarf"]
    assert people.value == "dwarf"


def test_arrow_keys_move_among_segments(people: SegmentedChoice[str]) -> None:
    first = people.findChildren(QPushButton)[0]
    people.activateWindow()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert people.value == "dwarf"


def test_each_segment_names_its_question(people: SegmentedChoice[str]) -> None:
    names = [button.accessibleName() for button in people.findChildren(QPushButton)]
    assert names == ["Povo: humano", "Povo: anão", "Povo: a & b"]


def test_an_ampersand_is_an_ampersand(people: SegmentedChoice[str]) -> None:
    assert people.findChildren(QPushButton)[2].text() == "a && b"


def test_a_list_is_chosen_from_by_keyboard(listed: ListChoice[str]) -> None:
    told: list[object] = []
    listed.value_changed.connect(told.append)
    QTest.keyClick(listed.list, Qt.Key.Key_Down)
    assert (listed.value, told) == ("dwarf", ["dwarf"])
    assert not listed.grab().isNull()


def test_other_options_are_offered_without_telling(listed: ListChoice[str]) -> None:
    told: list[object] = []
    listed.value_changed.connect(told.append)
    listed.set_options([("x", "xis"), ("y", "ípsilon")], "y")
    assert (listed.value, told) == ("y", [])


def test_the_list_bears_its_caption(listed: ListChoice[str]) -> None:
    assert listed.list.accessibleName() == "Povo"


def test_a_tick_is_drawn_besides_the_colour(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    toggle = Toggle(look, "Recuar")
    qtbot.addWidget(toggle)
    toggle.show()
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    assert toggle.isChecked()
    image = toggle.grab().toImage()
    colors = {image.pixelColor(x, y).name() for x in range(20) for y in range(image.height())}
    assert {look.theme.hex_of("accent").lower(), look.theme.hex_of("on_accent").lower()} <= colors


def test_long_words_of_a_list_end_in_three_dots_where_there_is_no_room(look: Look, qtbot: QtBot) -> None:
    long = "Lança de arremesso da guarda da cidade baixa"
    choice = ListChoice(look, "", [(1, long)], 1, "Arma")
    qtbot.addWidget(choice)
    choice.list.resize(160, 40)
    assert choice.list.shown_words().endswith("…")
    choice.list.resize(900, 40)
    assert choice.list.shown_words() == long


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("scale", [75, 100, 150, 200])
@pytest.mark.parametrize("words", ["ninguém", "tronco", "Arma antiga 14"])
def test_a_list_of_its_own_size_cuts_nothing(
    look: Look, qtbot: QtBot, scale: int, mode: Mode, words: str
) -> None:
    look.wear(load_theme(ThemeName.DARK, scale, mode))
    choice = ListChoice(look, "", [(1, words)], 1, "Arma")
    qtbot.addWidget(choice)
    choice.list.resize(choice.list.sizeHint())
    assert choice.list.shown_words() == words
