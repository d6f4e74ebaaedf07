"""The Golpes panel under keys and mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gmscreen.rules.garganta.blow import Location
from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.blows.panel import BlowsPanel, build
from gmscreen.ui.panels.blows.state import BlowTable, FollowUp
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.plain_label import PlainLabel

WIDE, NARROW, STACKED = 1600, 1280, 800


@pytest.fixture
def context(look: Look, session: Session) -> PanelContext:
    return PanelContext(session, look, SheetDesk(session), lambda _: None, lambda: None, lambda _: None)


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext) -> BlowsPanel:
    built = build(context)
    assert isinstance(built, BlowsPanel)
    qtbot.addWidget(built)
    built.resize(WIDE, 850)
    with qtbot.waitExposed(built):
        built.show()
    return built


def click(qtbot: QtBot, panel: BlowsPanel, name: str) -> None:
    button = next(button for button in panel.form.findChildren(QPushButton) if button.text() == name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def lit(panel: BlowsPanel, table: BlowTable) -> list[str]:
    card = next(card for card in panel.cards if card.table is table)
    return [row.rolls for row in card.rows.rows.rows if row.lit]


def sentences(panel: BlowsPanel) -> list[str]:
    return [label.text() for label in panel.result.findChildren(PlainLabel) if label.isVisible()]


def enter(qtbot: QtBot, panel: BlowsPanel, typed: str) -> None:
    qtbot.keyClicks(panel.form.dice.entry.line, typed)
    qtbot.keyClick(panel.form.dice.entry.line, Qt.Key.Key_Return)
    qtbot.wait(1)


def test_a_click_rolls_and_lights_the_row(qtbot: QtBot, panel: BlowsPanel, session: Session) -> None:
    qtbot.mouseClick(panel.form.dice.button, Qt.MouseButton.LeftButton)
    assert lit(panel, BlowTable.BODY) == ["8"]
    assert (panel.result.total.text(), session.rolls()[0].faces) == ("8", (4, 1, 3))


@pytest.mark.parametrize("typed", ["5 4 6", "546", "15", "=15"])
def test_dice_from_the_table_are_typed_and_kept_as_typed(
    qtbot: QtBot, panel: BlowsPanel, session: Session, typed: str
) -> None:
    enter(qtbot, panel, typed)
    assert (lit(panel, BlowTable.BODY), session.rolls()[0].typed) == (["15"], True)
    assert "Dano normal, e o alvo deixa cair a arma." in sentences(panel)


def test_dice_that_do_not_fit_are_refused_beside_the_line_and_stay_written(
    qtbot: QtBot, panel: BlowsPanel, session: Session
) -> None:
    enter(qtbot, panel, "19")
    entry = panel.form.dice.entry
    assert (entry.line.text(), session.rolls()) == ("19", ())
    assert entry.error.words == "A soma destes dados vai de 3 a 18, e veio 19."


def test_the_roll_says_which_table_it_was_for(qtbot: QtBot, panel: BlowsPanel, session: Session) -> None:
    click(qtbot, panel, "Erro crítico")
    qtbot.mouseClick(panel.form.dice.button, Qt.MouseButton.LeftButton)
    assert session.rolls()[0].request.purpose == "Golpes: Erro crítico"
    assert lit(panel, BlowTable.MISS) == ["8"]


def test_an_aim_at_the_eyes_sends_the_dice_to_the_head_table(qtbot: QtBot, panel: BlowsPanel) -> None:
    panel.form.aim.list.setFocus()
    qtbot.keyClicks(panel.form.aim.list, "olhos")
    assert (panel.state.aim, panel.state.table) == (Location.EYES, BlowTable.HEAD)
    assert panel.form.table.value is BlowTable.HEAD


def test_a_weapon_narrows_the_rows_that_are_shown(qtbot: QtBot, panel: BlowsPanel) -> None:
    enter(qtbot, panel, "5")
    click(qtbot, panel, "Erro crítico")
    enter(qtbot, panel, "5")
    before = sentences(panel)
    click(qtbot, panel, "perfurante")
    qtbot.wait(1)
    assert sentences(panel) != before
    assert any(sentence.startswith("Pode atingir a si mesmo") for sentence in sentences(panel))


def test_a_result_asks_for_more_dice_and_tells_what_came_of_them(
    qtbot: QtBot, panel: BlowsPanel, session: Session
) -> None:
    click(qtbot, panel, "Erro crítico")
    enter(qtbot, panel, "14")
    due = panel.result._due
    assert list(due) == [FollowUp.FLIGHT, FollowUp.DIRECTION]
    qtbot.mouseClick(due[FollowUp.FLIGHT].dice.button, Qt.MouseButton.LeftButton)
    assert due[FollowUp.FLIGHT].told.text() == "Cai a 4 m."
    assert len(session.rolls()) == 2


def test_a_trait_is_ticked_by_its_key(qtbot: QtBot, panel: BlowsPanel) -> None:
    toggle = next(iter(panel.form.traits.values()))
    toggle.setFocus()
    qtbot.keyClick(toggle, Qt.Key.Key_Space)
    assert [trait.value for trait in panel.state.traits] == ["unarmed"]


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (WIDE, [BlowTable.BODY, BlowTable.HEAD, BlowTable.MISS]),
        (NARROW, [BlowTable.BODY]),
        (STACKED, [BlowTable.BODY]),
    ],
)
def test_all_tables_stand_side_by_side_where_there_is_room(
    qtbot: QtBot, panel: BlowsPanel, width: int, shown: list[BlowTable]
) -> None:
    panel.resize(width, 700)
    qtbot.wait(1)
    assert [card.table for card in panel.cards if card.isVisible()] == shown


def test_rows_take_the_height_that_their_text_needs_at_any_scale(
    qtbot: QtBot, panel: BlowsPanel, look: Look
) -> None:
    rows = panel.cards[0].rows
    before = rows.height()
    look.wear(load_theme(ThemeName.DARK, 200))
    look.dress(panel)
    qtbot.wait(1)
    assert rows.height() > 1.3 * before
    assert rows.height() == sum(rows.layout_of(row).height for row in rows.rows.rows)


def test_the_lit_row_is_scrolled_into_view(qtbot: QtBot, panel: BlowsPanel) -> None:
    panel.resize(STACKED, 300)
    qtbot.wait(1)
    enter(qtbot, panel, "18")
    rows = panel.cards[0].rows
    area = rows.lit_area()
    assert area is not None
    viewport = panel.viewport()
    assert viewport.rect().contains(rows.mapTo(viewport, area.center()))


def test_chips_of_the_result_name_its_effects_and_source(qtbot: QtBot, panel: BlowsPanel) -> None:
    enter(qtbot, panel, "7")
    chips = [chip.text() for chip in panel.result.findChildren(Chip) if chip.isVisible()]
    assert chips == ["atordoado", "20 §4.8; 19 §2"]
