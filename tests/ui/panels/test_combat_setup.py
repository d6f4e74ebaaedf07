"""A fight set up in the panel Combate: whoever comes in is typed, what is declared has a key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.session.fight.fight import Head, Phase
from gmscreen.session.fight.fighter import Pack, Side, Surprise
from gmscreen.session.fight.strike_level import DARKNESS
from gmscreen.session.session import Session
from gmscreen.ui.panels.combat.panel import CombatPanel, build
from gmscreen.ui.panels.combat.setup_view import Wanted, offered, wanted
from tests.ui.panels.test_combat_panel import fighters, press
from tests.ui.sheets import put_sheet

OTHER_DRAUGR = """
schema = 1
id = "outro-draugr"
name = "Draugr"
kind = "creature"
"""
ENTER, DOWN, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Escape


@pytest.fixture
def panel(show_panel: Callable[..., QWidget]) -> CombatPanel:
    panel = show_panel(build)
    assert isinstance(panel, CombatPanel)
    panel.setFocus()
    return panel


def write(words: str, *keys: Qt.Key) -> None:
    """Type where the keyboard is, then press keys."""
    QTest.keyClicks(QApplication.focusWidget(), words)
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)


def head(panel: CombatPanel) -> Head:
    assert panel.hand.head is not None
    return panel.hand.head


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("4 draugr", Wanted("draugr", 4)),
        ("4x draugr", Wanted("draugr", 4)),
        ("draugr x4", Wanted("draugr", 4)),
        ("draugr ×4", Wanted("draugr", 4)),
        (" draugr ", Wanted("draugr")),
        ("0 draugr", Wanted("draugr", 1)),
        ("999 draugr", Wanted("draugr", 100)),
        ("", Wanted("")),
    ],
)
def test_a_number_before_or_after_the_name_says_how_many(typed: str, said: Wanted) -> None:
    assert wanted(typed) == said


def test_sheets_of_one_name_are_told_apart(session: Session) -> None:
    put_sheet(
        session, "outro-draugr", 'schema = 1\nid = "outro-draugr"\nname = "Draugr"\nkind = "creature"\n'
    )
    found = offered(session.campaign, "Draugr")
    assert {"draugr", "outro-draugr"} <= set(found.values())
    assert len(found) == len(set(found.values()))


def test_the_keyboard_begins_in_the_line_for_whoever_comes_in(panel: CombatPanel) -> None:
    assert QApplication.focusWidget() is panel.middle.adding.who


def test_a_whole_fight_is_set_up_by_keys(panel: CombatPanel) -> None:
    write("kalias", ENTER)
    write("3 draugr", ENTER)
    write("", ESCAPE)
    assert [(one.name, one.side) for one in fighters(panel)] == [
        ("Kallias de Ônfalos", Side.PARTY),
        ("Draugr 1", Side.FOES),
        ("Draugr 2", Side.FOES),
        ("Draugr 3", Side.FOES),
    ]
    while panel.hand.said.target != fighters(panel)[1].id:
        write("", DOWN)
    press(panel, "1", "3", "5", "6", "7", "9", "9")
    boss = fighters(panel)[1]
    assert (boss.boss, boss.hidden) == (True, True)
    assert (head(panel).terrain != "", head(panel).light, head(panel).null_pocket) == (True, -1, True)
    assert {one.surprise for one in fighters(panel) if one.side is Side.FOES} == {Surprise.TOTAL}
    press(panel, "N")
    assert head(panel).phase is Phase.FIGHTING


def test_sides_change_by_a_key(panel: CombatPanel) -> None:
    write("draugr", ENTER)
    write("", ESCAPE, DOWN)
    press(panel, "2")
    assert [one.side for one in fighters(panel)] == [Side.OTHERS]


def test_the_line_of_each_changes_by_a_key(panel: CombatPanel) -> None:
    write("mago de agni", ENTER)
    write("", ESCAPE, DOWN)
    assert [one.pack for one in fighters(panel)] == [Pack.CARRIED]
    press(panel, "4")
    assert [one.pack for one in fighters(panel)] == [Pack.OFF]
    press(panel, "4")
    assert [one.pack for one in fighters(panel)] == [Pack.CARRIED]


def test_the_light_goes_round(panel: CombatPanel) -> None:
    write("draugr", ENTER)
    write("", ESCAPE)
    press(panel, *"6" * (1 - DARKNESS))
    assert head(panel).light == 0


def test_a_name_that_no_sheet_has_is_a_beast_whose_figures_are_typed_on(panel: CombatPanel) -> None:
    adding = panel.middle.adding
    write("2 zzyzx")
    assert adding.beast.isVisible()
    adding.beast.ht.line.setFocus()
    adding.beast.ht.line.selectAll()
    write("13", ENTER)
    assert [(one.name, one.pv, one.side) for one in fighters(panel)] == [
        ("zzyzx 1", 13, Side.FOES),
        ("zzyzx 2", 13, Side.FOES),
    ]
    assert QApplication.focusWidget() is adding.who


def test_down_in_the_empty_line_shows_every_sheet(panel: CombatPanel) -> None:
    write("", DOWN)
    assert panel.middle.adding.found.names.rowCount() == len(panel.hand.session.campaign.sheets)


def test_a_click_in_the_list_chooses_and_enter_adds(panel: CombatPanel) -> None:
    adding = panel.middle.adding
    QTest.mouseClick(adding.who, Qt.MouseButton.LeftButton)
    row = adding.found.visualRect(adding.found.names.index(1, 0))
    chosen = str(adding.found.names.index(1, 0).data())
    QTest.mouseClick(adding.found.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    write("", ENTER)
    assert [one.name for one in fighters(panel)] == [chosen]


def test_nobody_is_refused_and_opens_no_fight(panel: CombatPanel) -> None:
    write("", ENTER)
    assert "quem entra" in panel.notice.words
    assert panel.hand.head is None


def test_the_form_in_mid_fight_takes_the_place_of_the_rest_until_escape(panel: CombatPanel) -> None:
    write("kallias", ENTER)
    write("", ESCAPE)
    press(panel, "N", "P")
    assert QApplication.focusWidget() is panel.middle.adding.who
    assert not panel.middle.maneuver.isVisible()
    write("draugr", ENTER, ESCAPE)
    assert panel.middle.maneuver.isVisible()
    assert len(fighters(panel)) == 2


def test_delete_takes_whoever_is_in_hand_out_again(panel: CombatPanel) -> None:
    write("2 draugr", ENTER)
    write("", ESCAPE, DOWN)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    assert [row.name.strip("\u2068\u2069") for row in panel.roster.fighters.rows] == ["Draugr 2"]


def test_what_breaks_a_tie_is_shown(panel: CombatPanel) -> None:
    write("2 draugr", ENTER)
    first, last = panel.roster.fighters.rows
    assert (first.tie, last.tie) == ("empate: declaração", "")
