"""Referência under keys and mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.reference.book import Book
from gmscreen.ui.panels.reference.entry_card import EntryCard
from gmscreen.ui.panels.reference.panel import ReferencePanel
from gmscreen.ui.panels.reference.reading import build
from gmscreen.ui.panels.reference.state import FIRST_CARDS, PANIC_ENTRY
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme


@pytest.fixture
def context(look: Look, session: Session) -> PanelContext:
    return PanelContext(
        session, look, SheetDesk(session), lambda _said: None, lambda: None, lambda _path: None
    )


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext) -> Iterator[ReferencePanel]:
    panel = ReferencePanel(context)
    qtbot.addWidget(panel)
    panel.resize(1300, 800)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.open_book(Book(handbook()))
    qtbot.waitUntil(lambda: panel.is_ready)
    panel.activateWindow()
    return panel


def shown(panel: ReferencePanel) -> list[str]:
    return [card.shown.id for card in panel.results.cards if card.shown and card.isVisible()]


def first(panel: ReferencePanel) -> EntryCard:
    return panel.results.cards[0]


def test_typing_filters_and_the_rest_follows_when_the_typing_pauses(
    qtbot: QtBot, panel: ReferencePanel
) -> None:
    qtbot.keyClicks(panel.search, "ataque")
    assert shown(panel)[0] == "attack"
    few = len(shown(panel))
    qtbot.waitUntil(lambda: len(shown(panel)) > few)
    assert len(shown(panel)) <= FIRST_CARDS


def test_escape_clears(qtbot: QtBot, panel: ReferencePanel) -> None:
    qtbot.keyClicks(panel.search, "fogo")
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert panel.search.text() == ""
    assert panel.results.title.text() == "Tudo"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down])
def test_enter_and_down_go_to_the_first(qtbot: QtBot, panel: ReferencePanel, key: Qt.Key) -> None:
    qtbot.keyClicks(panel.search, "veneno")
    qtbot.keyClick(panel.search, key)
    assert first(panel).page.hasFocus()


def test_enter_on_an_entry_opens_its_section_and_stays_on_it(qtbot: QtBot, panel: ReferencePanel) -> None:
    qtbot.keyClicks(panel.search, "veneno")
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    qtbot.keyClick(first(panel).page, Qt.Key.Key_Return)
    assert panel.search.text() == ""
    assert panel.state.section == "Fogo, veneno e clima"
    card = panel.results.card_of("poison")
    assert card is not None
    assert card.page.hasFocus()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Slash, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_slash_and_ctrl_f_go_back_to_the_search(
    qtbot: QtBot, panel: ReferencePanel, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    qtbot.keyClick(panel.search, Qt.Key.Key_Down)
    assert not panel.search.hasFocus()
    qtbot.keyClick(first(panel).page, key, modifier)
    assert panel.search.hasFocus()


def test_a_slash_can_be_typed_in_the_search(qtbot: QtBot, panel: ReferencePanel) -> None:
    panel.search.setFocus()
    qtbot.keyClicks(panel.search, "a/b")
    assert panel.search.text() == "a/b"


def test_a_click_on_a_group_shows_it(qtbot: QtBot, panel: ReferencePanel) -> None:
    place = [group.title for group in panel.groups.groups.groups].index("Objetos")
    at = panel.groups.visualRect(panel.groups.groups.index(place)).center()
    qtbot.mouseClick(panel.groups.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert shown(panel) == ["object_targets", "layers"]


def test_more_shows_more(qtbot: QtBot, panel: ReferencePanel) -> None:
    before = len(shown(panel))
    qtbot.mouseClick(panel.results.more, Qt.MouseButton.LeftButton)
    assert len(shown(panel)) == 2 * before


def test_dice_beside_a_text_roll_in_the_session(
    qtbot: QtBot, panel: ReferencePanel, session: Session
) -> None:
    qtbot.keyClicks(panel.search, "fogo")
    button = first(panel).rows[1].button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    roll = session.rolls()[-1]
    assert roll.request.purpose == "Fogo: Tocha"
    assert first(panel).result.text() == "Tocha: 4 − 3 = 1"


def test_dice_typed_beside_a_text_count_too(qtbot: QtBot, panel: ReferencePanel, session: Session) -> None:
    qtbot.keyClicks(panel.search, "fogo")
    line = first(panel).rows[0].entry.line
    qtbot.keyClicks(line, "5")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert session.rolls()[-1].typed
    assert first(panel).result.text() == "Em chamas: 5"


def test_a_table_read_by_dice_is_lit_and_brought_into_view(qtbot: QtBot, panel: ReferencePanel) -> None:
    panel.resize(1300, 420)
    qtbot.keyClicks(panel.search, "falha critica de magica")
    line = first(panel).rows[0].entry.line
    qtbot.keyClicks(line, "6 6 6")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    lit = first(panel).lit_area
    assert lit is not None
    page, area = lit
    top = page.mapTo(panel.results, QPoint(0, area.top())).y()
    assert 0 <= top <= panel.results.height()


def test_a_panic_check_goes_from_vontade_to_the_line(
    qtbot: QtBot, panel: ReferencePanel, session: Session
) -> None:
    qtbot.keyClicks(panel.search, "panico")
    check = panel.results.panic
    assert check.isVisible()
    check.will.line.selectAll()
    qtbot.keyClicks(check.will.line, "9")
    qtbot.mouseClick(check.reflexes, Qt.MouseButton.LeftButton, pos=QPoint(8, check.reflexes.height() // 2))
    assert check.level.number.text() == "11"
    qtbot.keyClicks(check.test.entry.line, "6 5 5")
    qtbot.keyClick(check.test.entry.line, Qt.Key.Key_Return)
    assert check.result.text() == "16 contra 11: falhou por 5. Role 3d e some 5."
    qtbot.keyClicks(check.terror.entry.line, "1 2 3")
    qtbot.keyClick(check.terror.entry.line, Qt.Key.Key_Return)
    assert check.total.number.text() == "11"
    card = panel.results.card_of(PANIC_ENTRY)
    assert card is not None
    assert card.shown is not None
    assert card.shown.lit == 4
    tested, terror = (roll.request for roll in session.rolls())
    assert (tested.purpose, sum(amount for _, amount in tested.modifiers)) == ("Verificação de Pânico", 2)
    assert (terror.purpose, terror.modifiers) == ("Pânico: a tabela, tendo falhado por 5", ())


def test_what_is_found_is_painted_otherwise(qtbot: QtBot, panel: ReferencePanel) -> None:
    panel.groups.setCurrentIndex(panel.groups.groups.index(15))
    plain = first(panel).page.grab().toImage()
    card = first(panel).shown
    assert card is not None
    qtbot.keyClicks(panel.search, card.words.title)
    assert first(panel).shown is not None
    assert first(panel).page.grab().toImage() != plain


def test_tags_in_a_search_are_shown_as_they_are(qtbot: QtBot, panel: ReferencePanel) -> None:
    qtbot.keyClicks(panel.search, "<b>xyzzy</b>")
    assert "<b>xyzzy</b>" in panel.results.nothing.text()
    assert panel.results.nothing.textFormat() == Qt.TextFormat.PlainText


def test_where_it_is_narrow_the_groups_are_a_choice(qtbot: QtBot, panel: ReferencePanel, look: Look) -> None:
    panel.resize(700, 600)
    assert not panel.groups.isVisible()
    assert panel.group_choice.isVisible()
    panel.group_choice.choose("Objetos")
    assert shown(panel) == ["object_targets", "layers"]


@pytest.mark.parametrize("scale", [75, 100, 200])
def test_no_card_is_wider_than_what_shows_it(
    qtbot: QtBot, panel: ReferencePanel, look: Look, scale: int
) -> None:
    look.wear(load_theme(ThemeName.LIGHT, scale))
    panel.resize(1280, 600)
    qtbot.waitUntil(lambda: first(panel).width() > 0)
    right = max(card.geometry().right() for card in panel.results.cards if card.isVisible())
    assert right <= panel.results.viewport().width()


def test_every_control_has_a_name(panel: ReferencePanel) -> None:
    reachable = [
        widget for widget in panel.findChildren(QWidget) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert [widget for widget in reachable if widget.isVisible() and not widget.accessibleName()] == []


def test_the_panel_opens_before_its_book_is_read(qtbot: QtBot, context: PanelContext) -> None:
    panel = build(context)
    qtbot.addWidget(panel)
    assert isinstance(panel, ReferencePanel)
    qtbot.waitUntil(lambda: panel.is_ready)
    assert len(panel.results.cards) == FIRST_CARDS


def test_tab_goes_from_an_entry_to_its_dice_and_on_to_the_next(qtbot: QtBot, panel: ReferencePanel) -> None:
    qtbot.keyClicks(panel.search, "veneno")
    card = first(panel)
    card.page.setFocus()
    reached = []
    for _ in range(2 * len(card.rows)):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert reached == [widget for row in card.rows for widget in (row.button, row.entry.line)]
