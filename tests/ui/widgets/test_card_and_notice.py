"""Cards, buttons and notices."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, Tone, load_theme
from gmscreen.ui.widgets.button import Button, primary_button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import InlineError, Notice
from gmscreen.ui.widgets.plain_label import PlainLabel


def test_a_cards_title_is_in_capitals_and_spoken_as_it_is(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    card = Card(look, "Em cena", edge=Tone.ACCENT)
    qtbot.addWidget(card)
    assert (card.title.text(), card.accessibleName()) == ("EM CENA", "Em cena")


def test_what_a_card_holds_stays_at_its_top(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    card = Card(look, "Em cena")
    qtbot.addWidget(card)
    label = PlainLabel("32,0 kg")
    card.add(label, row(look, PlainLabel("a"), 1))
    card.resize(300, 600)
    card.show()
    assert label.geometry().bottom() < 120


def test_an_active_card_has_another_border(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    card = Card(look)
    qtbot.addWidget(card)
    card.resize(80, 80)
    card.set_active(True)
    image = card.grab().toImage()
    assert image.pixelColor(40, 0) == look.theme.color(Tone.ACCENT)


def test_a_notice_has_a_sign_besides_its_colour_and_can_be_closed(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    notice = Notice(look, closable=True)
    host = holder(column(look, notice))
    qtbot.addWidget(host)
    host.show()
    assert notice.isHidden()
    notice.say("Não salvo", Tone.WARN)
    assert (notice.words, notice.accessibleName(), notice.isVisible()) == ("Não salvo", "Não salvo", True)
    close = notice.findChild(QPushButton)
    assert close.accessibleName() == "Fechar o aviso"
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert notice.isHidden()


def test_an_error_comes_and_goes(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    error = InlineError(look)
    qtbot.addWidget(error)
    error.say("“x” não é um número.")
    assert error.words == "“x” não é um número."
    error.say("")
    assert error.isHidden()


def test_buttons_run_by_mouse_and_by_keyboard(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    ran: list[int] = []
    primary = primary_button(look, "Pôr & tirar", lambda: ran.append(1), "sword-cross")
    secondary = secondary_button(look, "Largar", lambda: ran.append(2))
    for button in (primary, secondary):
        qtbot.addWidget(button)
        button.show()
    QTest.mouseClick(primary, Qt.MouseButton.LeftButton)
    QTest.keyClick(secondary, Qt.Key.Key_Space)
    assert ran == [1, 2]
    assert primary.accessibleName() == "Pôr & tirar"


def test_a_buttons_icon_follows_theme_and_scale(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    button = Button(look, "", icon_name="close", name="Fechar")
    qtbot.addWidget(button)
    look.wear(load_theme(ThemeName.LIGHT, 200))
    assert button.iconSize().width() == 36
    image = button.icon().pixmap(36).toImage()
    inks = {image.pixelColor(x, y).name() for x in range(36) for y in range(36)}
    assert look.theme.color(Tone.TEXT).name() in inks


def test_a_notice_is_empty_until_it_says_something(qtbot: QtBot, look: Look) -> None:
    notice = Notice(look, closable=True)
    qtbot.addWidget(notice)
    notice.say("")
    assert (notice.words, notice.findChildren(QWidget)) == ("", [])
    notice.say("Não deu.", Tone.BAD)
    assert [child.accessibleName() for child in notice.findChildren(Button)] == ["Fechar o aviso"]
