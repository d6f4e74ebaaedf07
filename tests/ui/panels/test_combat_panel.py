"""The panel Combate under keys and mouse: setting up, what is asked, the rarer acts, the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.fight.accepting import Back
from gmscreen.session.fight.asks import Ask, Wanted
from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.fighter import Fighter, Side
from gmscreen.session.fight.harming import ChangePv
from gmscreen.session.session import Session
from gmscreen.session.settings_commands import GoToFloor
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.combat.asks_form import AsksForm
from gmscreen.ui.panels.combat.panel import CombatPanel, build
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.toggle import Toggle

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(show_panel: Callable[..., QWidget]) -> CombatPanel:
    panel = show_panel(build)
    assert isinstance(panel, CombatPanel)
    panel.setFocus()
    return panel


def put(panel: CombatPanel, sheet: str, copies: int = 1) -> None:
    adding = panel.middle.adding
    adding.choose_sheet(sheet)
    adding.count.set_number(copies)
    QTest.mouseClick(adding.go, CLICK)


def press(panel: CombatPanel, *keys: str) -> None:
    for key in keys:
        if QApplication.focusWidget() is None:
            panel.setFocus()
        shift = key.startswith("Shift+")
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(QApplication.focusWidget(), Qt.Key(ord(key[-1])), modifier)


def write(line: QLineEdit, typed: str) -> None:
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, typed)
    QTest.keyClick(line, Qt.Key.Key_Return)


def fighters(panel: CombatPanel) -> list[Fighter]:
    battle = panel.hand.battle
    return [] if battle is None else list(battle.everyone())


def two(panel: CombatPanel) -> None:
    """Kallias against a draugr, in the first turn."""
    put(panel, "kallias")
    put(panel, "draugr")
    panel.setFocus()
    press(panel, "N")


def test_without_a_fight_it_asks_whom_to_put_on_the_scene(panel: CombatPanel) -> None:
    assert panel.nobody.isVisible()
    assert panel.middle.adding.isVisible()
    assert not panel.foot.next.isVisible()


def test_copies_are_numbered_and_beasts_are_foes(panel: CombatPanel) -> None:
    put(panel, "draugr", 2)
    assert [(one.name, one.side) for one in fighters(panel)] == [
        ("Draugr 1", Side.FOES),
        ("Draugr 2", Side.FOES),
    ]


def test_a_beast_without_a_sheet_comes_by_its_figures(panel: CombatPanel) -> None:
    adding = panel.middle.adding
    adding.without_sheet.setChecked(True)
    adding.who.setText("Lobo")
    adding.beast.ht.set_number(12)
    QTest.mouseClick(adding.go, CLICK)
    assert [(one.name, one.pv) for one in fighters(panel)] == [("Lobo", 12)]


def test_the_ground_is_declared_before_the_first_die_and_told_why_not_after(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "1", "R", "P")
    ground = panel.middle.ground
    assert ground.locked.isVisible()
    QTest.mouseClick(ground.boss, CLICK)
    assert "dado" in panel.notice.words
    assert not any(one.boss for one in fighters(panel))


def test_a_boss_is_declared_for_the_one_in_hand(panel: CombatPanel) -> None:
    put(panel, "draugr")
    QTest.mouseClick(panel.middle.ground.boss, CLICK)
    assert [one.boss for one in fighters(panel)] == [True]
    assert "chefe" in panel.roster.fighters.rows[0].spoken


def test_a_manoeuvre_by_its_key_opens_the_blow(panel: CombatPanel) -> None:
    two(panel)
    assert panel.middle.maneuver.isVisible()
    press(panel, "1")
    assert panel.middle.blow.isVisible()
    assert not panel.middle.maneuver.isVisible()
    assert "Avançar e Atacar" in panel.roster.fighters.rows[0].doing


def test_what_a_blow_lacks_is_asked_and_kept(panel: CombatPanel, session: Session) -> None:
    put(panel, "cavador-cinzento")
    put(panel, "kallias")
    panel.setFocus()
    press(panel, "N", "1", "R")
    assert "Falta saber" in panel.notice.words
    field = panel.middle.blow.asks.fields[0]
    assert isinstance(field, QLineEdit)
    write(field, "14")
    assert [record.value for record in session.values.all()] == ["14"]
    assert panel.middle.blow.attacking.big.text() == "NH efetivo 14"


def test_an_answer_that_is_no_number_stays_and_is_explained(panel: CombatPanel, session: Session) -> None:
    put(panel, "cavador-cinzento")
    put(panel, "kallias")
    panel.setFocus()
    press(panel, "N", "1")
    field = panel.middle.blow.asks.fields[0]
    assert isinstance(field, QLineEdit)
    write(field, "x")
    assert field.text() == "x"
    assert "número" in panel.middle.blow.asks.error.words
    assert list(session.values.all()) == []


def test_one_answer_leaves_what_is_half_typed_in_another(look: Look, qtbot: QtBot) -> None:
    form = AsksForm(look)
    qtbot.addWidget(form)
    distance, damage = Ask(Wanted.DISTANCE, "Arco"), Ask(Wanted.DAMAGE, "Arco")
    form.ask([distance, damage])
    form.show()
    other = form.fields[1]
    assert isinstance(other, QLineEdit)
    QTest.keyClicks(other, "2d+")
    form.ask([damage])
    assert form.fields == [other]
    qtbot.waitUntil(other.isVisible)
    assert other.text() == "2d+"


def test_the_whole_blow_is_undone_by_one_key(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "1", "G")
    head = panel.hand.head
    assert head is not None
    assert head.exchange is not None
    press(panel, "U")
    head = panel.hand.head
    assert head is not None
    assert head.exchange is None


def test_pv_are_changed_by_typed_deltas(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "Shift+P")
    line = panel.middle.forms.act.controls["deltas"]
    assert isinstance(line, QLineEdit)
    target = panel.hand.battle.fighter(panel.roster.fighters.rows[panel.roster.currentIndex().row()].id)  # type: ignore[union-attr]
    write(line, "3+2-1")
    after = next(one for one in fighters(panel) if one.id == target.id)
    assert after.pv == target.pv - 4
    assert panel.middle.forms.open is None


def test_the_keys_are_the_panels_again_after_a_click_on_what_is_gone_then(panel: CombatPanel) -> None:
    two(panel)
    button = panel.middle.maneuver.buttons[0]
    button.setFocus()
    QTest.mouseClick(button, CLICK)
    assert QApplication.focusWidget() is panel.roster
    press(panel, "I")
    assert panel.middle.forms.open is panel.middle.forms.act


def test_a_click_on_the_next_turn_leaves_the_keyboard_with_the_list(panel: CombatPanel) -> None:
    put(panel, "kallias")
    put(panel, "draugr")
    panel.roster.setFocus()
    QTest.mouseClick(panel.foot.next, CLICK)
    assert QApplication.focusWidget() is panel.roster


def test_the_acts_under_the_list_follow_the_turn(panel: CombatPanel) -> None:
    def shown() -> set[str]:
        return {name for name, button in panel.foot.acts.items() if button.isVisible()}

    put(panel, "mago-de-agni")
    put(panel, "draugr")
    panel.setFocus()
    assert shown() == {"join", "acts"}
    press(panel, "N")
    while "drop_pack" not in shown():
        press(panel, "2", "N")
    assert shown() == {"join", "drop_pack", "acts"}
    press(panel, "1")
    assert shown() == {"join", "drop_pack", "whole_blow", "situation", "acts"}
    QTest.mouseClick(panel.foot.acts["acts"], CLICK)
    assert panel.middle.forms.open is panel.middle.forms.acts


def test_a_manoeuvre_without_an_attack_shows_what_goes_with_it(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "F")
    assert not panel.middle.blow.isVisible()
    assert panel.middle.doing.maneuver.text() == "Finta"
    QTest.mouseClick(panel.middle.doing.button, CLICK)
    assert panel.middle.forms.open is panel.middle.forms.contest
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not panel.middle.doing.button.isVisible()


def test_who_only_moves_has_no_act_but_the_next_turn(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "2")
    assert panel.middle.doing.isVisible()
    assert not panel.middle.doing.button.isVisible()


def test_one_formula_hurts_the_target_and_whoever_is_ticked(panel: CombatPanel) -> None:
    put(panel, "draugr", 3)
    panel.setFocus()
    press(panel, "N", "Shift+I")
    controls = panel.middle.forms.act.controls
    other = next(name for name in controls if name.startswith("also:"))
    tick = controls[other]
    assert isinstance(tick, Toggle)
    tick.setFocus()
    QTest.keyClick(tick, Qt.Key.Key_Space)
    formula = controls["formula"]
    assert isinstance(formula, QLineEdit)
    write(formula, "9d")
    hurt = {one.id for one in fighters(panel) if one.pv < 15}
    assert len(hurt) == 2
    assert other.removeprefix("also:") in hurt


def test_what_is_done_at_once_is_in_the_list_too(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "O")
    shown = " ".join(button.text() for button in panel.middle.forms.acts.buttons)  # type: ignore[attr-defined]
    assert "(K)" in shown
    assert "(J)" in shown


def test_a_contest_says_the_levels_and_the_chance(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "1", "J")
    told = panel.middle.forms.contest.levels.text()
    assert re.fullmatch(r"\d+ contra \d+ · vence \d+,\d%", told)


def test_who_has_no_blow_left_is_shown_what_came_of_his_turn(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "1", "J")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert panel.middle.doing.isVisible()
    assert "agarra" in panel.middle.doing.came.text()


def test_what_an_act_would_come_to_follows_what_is_typed(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "Shift+Q")
    act = panel.middle.forms.act
    assert not act.told.isVisible()
    QTest.keyClicks(act.controls["metres"], "6")
    assert act.told.text() == "6d−12: 0 a 24, média 9,0"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    press(panel, "Shift+I")
    assert panel.middle.forms.act.told.text() == "1d: 1 a 6, média 3,5"


def test_a_spell_says_its_level_cost_and_chance_by_the_mana_of_the_floor(
    panel: CombatPanel, session: Session
) -> None:
    session.do(GoToFloor(9))
    put(panel, "mago-de-agni")
    panel.setFocus()
    press(panel, "N", "C", "Z")
    told = panel.middle.forms.act.told.text()
    assert re.fullmatch(r"NH \d+ · passa \d+,\d% · custa \d+ de Fadiga · 1 de 1 s de concentração", told)


def test_delete_waives_the_test_that_waits_first(panel: CombatPanel) -> None:
    two(panel)
    kallias = next(one for one in fighters(panel) if one.name.startswith("Kallias"))
    panel.hand.do(ChangePv(panel.hand.fight, kallias.id, -30))
    head = panel.hand.head
    assert head is not None
    before = len(head.due)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    head = panel.hand.head
    assert head is not None
    assert len(head.due) == before - 1


def test_escape_puts_a_form_away(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "E")
    assert panel.middle.forms.open is panel.middle.forms.act
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert panel.middle.forms.open is None
    assert panel.middle.maneuver.isVisible()


def test_a_condition_is_shown_with_its_name(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "E")
    line = panel.middle.forms.act.controls["condition"]
    assert isinstance(line, QLineEdit)
    write(line, "Enredado")
    assert any("Enredado" in each.words for row in panel.roster.fighters.rows for each in row.states)


def test_every_act_in_the_list_says_its_key(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "O")
    assert all("(" in button.text() for button in panel.middle.forms.acts.buttons)  # type: ignore[attr-defined]


def test_the_situation_is_said_with_the_next_blow(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "1", "I")
    tick = panel.middle.forms.act.controls["bad_footing"]
    QTest.keyClick(tick, Qt.Key.Key_Space)
    QTest.mouseClick(panel.middle.forms.act.button, CLICK)
    words = [row.words.text() for row in panel.middle.blow.attacking.lines._rows if row.isVisible()]
    assert "Apoio ruim" in words


def test_after_the_fight_what_is_ticked_goes_back_to_the_sheets(
    panel: CombatPanel, context: PanelContext
) -> None:
    two(panel)
    kallias = next(one for one in fighters(panel) if one.name.startswith("Kallias"))
    panel.hand.say(target=kallias.id)
    press(panel, "Shift+P")
    line = panel.middle.forms.act.controls["deltas"]
    assert isinstance(line, QLineEdit)
    write(line, "5")
    press(panel, "Shift+N")
    QTest.mouseClick(panel.middle.forms.act.button, CLICK)
    head = panel.hand.head
    assert head is not None
    assert head.phase is Phase.OVER
    QTest.mouseClick(panel.middle.after.accept, CLICK)
    assert context.desk.read("kallias").sheet.current.pv == 7
    assert "já foram escritas" in panel.middle.after.state.text()


def test_copies_share_a_sheet_and_each_says_where_it_is_written(panel: CombatPanel, session: Session) -> None:
    put(panel, "kallias", 3)
    panel.setFocus()
    press(panel, "N", "Shift+N")
    QTest.mouseClick(panel.middle.forms.act.button, CLICK)
    first, second, third = (row.back for row in panel.middle.after.rows)
    assert first
    assert second
    assert third
    assert [each.value for each in (first, second, third)] == [Back.OWN, Back.NOWHERE, Back.NOWHERE]
    second.setFocus()
    QTest.keyClick(second.list, Qt.Key.Key_Home)
    QTest.keyClick(third.list, Qt.Key.Key_Up)
    assert [each.value for each in (first, second, third)] == [Back.NOWHERE, Back.OWN, Back.NEW]
    before = set(session.campaign.sheets)
    panel.setFocus()
    press(panel, "1")
    (new,) = set(session.campaign.sheets) - before
    assert "Kallias de Ônfalos 3" in session.campaign.sheets[new].text


def test_enter_does_an_act_that_asks_nothing(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "Shift+N")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    head = panel.hand.head
    assert head is not None
    assert head.phase is Phase.OVER


def test_the_spell_that_is_walked_to_is_shown(panel: CombatPanel) -> None:
    put(panel, "mago-de-agni")
    panel.setFocus()
    press(panel, "N")
    before = panel.middle.maneuver.spell.value
    press(panel, "S")
    assert panel.middle.maneuver.spell.value != before
    assert panel.middle.maneuver.spell.value == panel.hand.said.spell


def test_the_page_of_the_fight_is_copied(panel: CombatPanel) -> None:
    two(panel)
    press(panel, "Shift+N")
    QTest.mouseClick(panel.middle.forms.act.button, CLICK)
    QTest.mouseClick(panel.middle.after.copy, CLICK)
    assert QGuiApplication.clipboard().text().startswith("# Luta 1")


def test_the_panel_comes_back_as_it_was_after_undoing(qtbot: QtBot, panel: CombatPanel) -> None:
    two(panel)
    rows = panel.roster.fighters.rows
    press(panel, "1", "R")
    panel.hand.session.undo()
    panel.hand.session.undo()
    panel.hand.session.undo()
    assert panel.roster.fighters.rows == rows


def test_letters_typed_into_a_line_are_letters(panel: CombatPanel) -> None:
    put(panel, "draugr")
    adding = panel.middle.adding
    adding.without_sheet.setChecked(True)
    adding.who.setFocus()
    QTest.keyClicks(adding.who, "Nanica")
    assert adding.who.text() == "Nanica"
    head = panel.hand.head
    assert head is not None
    assert head.phase is Phase.SETUP
