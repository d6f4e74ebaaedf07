"""The Magia panel under keys and mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from gmscreen.rules.checks import Outcome
from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.magic.panel import MagicPanel, build
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look


@pytest.fixture
def panel(qtbot: QtBot, look: Look, session: Session) -> MagicPanel:
    context = PanelContext(session, look, SheetDesk(session), lambda _: None, lambda: None, lambda _: None)
    built = build(context)
    assert isinstance(built, MagicPanel)
    qtbot.addWidget(built)
    built.resize(1600, 820)
    with qtbot.waitExposed(built):
        built.show()
    return built


def write(qtbot: QtBot, line: QLineEdit, typed: str) -> None:
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, typed)


def enter(qtbot: QtBot, line: QLineEdit, typed: str) -> None:
    write(qtbot, line, typed)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.wait(1)


def lit_rows(panel: MagicPanel) -> list[str]:
    return [row.rolls for row in panel.failure.rows.rows.rows if row.lit]


def test_a_floor_of_high_mana_lifts_the_level_and_halves_the_cost(qtbot: QtBot, panel: MagicPanel) -> None:
    write(qtbot, panel.spell.energy.line, "5")
    write(qtbot, panel.spell.floor.line, "9")
    assert (panel.spell.effective.number.text(), panel.spell.cost.number.text()) == ("17", "2")
    assert panel.spell.band.text().startswith("Mana alta, andares 9 a 20")


def test_a_click_casts_against_the_effective_level(qtbot: QtBot, panel: MagicPanel, session: Session) -> None:
    assert panel.outcome.dice.button.text() == "Rolar 3d ≤ 15"
    qtbot.mouseClick(panel.outcome.dice.button, Qt.MouseButton.LeftButton)
    assert (session.rolls()[0].request.level, session.rolls()[0].outcome) == (15, Outcome.SUCCESS)
    assert panel.outcome.told.text() == "8 contra 15: sucesso por 7. Gasta 1."
    assert panel.outcome.lines[Outcome.SUCCESS].rolled.isVisible()
    assert not panel.outcome.lines[Outcome.FAILURE].rolled.isVisible()


def test_a_critical_failure_calls_for_the_table_and_its_dice_light_a_row(
    qtbot: QtBot, panel: MagicPanel
) -> None:
    enter(qtbot, panel.outcome.dice.entry.line, "18")
    assert panel.failure.property("active") is True
    assert panel.failure.due.text() == "Falha crítica: role 3d nesta tabela."
    enter(qtbot, panel.failure.dice.entry.line, "13")
    assert lit_rows(panel) == ["13"]


def test_a_failure_that_hurts_the_caster_has_its_dice(qtbot: QtBot, panel: MagicPanel) -> None:
    enter(qtbot, panel.failure.dice.entry.line, "3")
    assert panel.failure.damage.button.text() == "Rolar 1d"
    qtbot.mouseClick(panel.failure.damage.button, Qt.MouseButton.LeftButton)
    assert panel.failure.told.text() == "Quem lançou perde 4 PV."


def test_the_row_found_is_scrolled_into_view(qtbot: QtBot, panel: MagicPanel) -> None:
    panel.resize(1600, 400)
    qtbot.wait(1)
    enter(qtbot, panel.failure.dice.entry.line, "18")
    area = panel.failure.rows.lit_area()
    assert area is not None
    viewport = panel._table.viewport()
    assert viewport.rect().contains(panel.failure.rows.mapTo(viewport, area.center()))


def test_a_null_pocket_says_so_beside_its_box_and_nothing_is_rolled(qtbot: QtBot, panel: MagicPanel) -> None:
    panel.spell.pocket.setFocus()
    qtbot.keyClick(panel.spell.pocket, Qt.Key.Key_Space)
    assert panel.spell.pocket_problem.words == "No bolso nulo a mágica não acontece."
    assert (panel.spell.effective.number.text(), panel.spell.cost.number.text()) == ("—", "—")
    assert not panel.outcome.dice.isEnabled()


def test_a_level_of_3_or_less_is_said_beside_its_field(qtbot: QtBot, panel: MagicPanel) -> None:
    write(qtbot, panel.spell.level.line, "3")
    assert panel.spell.level.error.words.startswith("NH 3 não se rola")
    write(qtbot, panel.spell.level.line, "14")
    assert (panel.spell.level.error.words, panel.outcome.dice.isEnabled()) == ("", True)


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("0", "O menor valor aqui é 1."),
        ("dois", "“dois” não é um número."),
        ("1,5", "“1,5” não é um número inteiro."),
    ],
)
def test_a_floor_that_is_none_is_refused_and_stays_written(
    qtbot: QtBot, panel: MagicPanel, typed: str, problem: str
) -> None:
    write(qtbot, panel.spell.floor.line, typed)
    assert (panel.spell.floor.line.text(), panel.spell.floor.error.words) == (typed, problem)
    assert panel.spell.effective.number.text() == "—"


def test_a_missile_is_thrown_and_hurts(qtbot: QtBot, panel: MagicPanel, session: Session) -> None:
    write(qtbot, panel.missile.throwing.line, "14")
    assert panel.missile.level.number.text() == "12"
    qtbot.mouseClick(panel.missile.throw.button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.missile.damage.button, Qt.MouseButton.LeftButton)
    assert panel.missile.throw_told.text() == "8 contra 12: acertou por 4."
    assert panel.missile.damage_told.text() == "5 de dano antes da RD"
    assert [roll.request.purpose for roll in session.rolls()] == [
        "Arremesso de Bola de Fogo",
        "Dano de Bola de Fogo",
    ]


def test_too_much_energy_for_a_missile_is_said_and_its_dice_are_out_of_reach(
    qtbot: QtBot, panel: MagicPanel
) -> None:
    write(qtbot, panel.spell.energy.line, "4")
    assert panel.missile.energy_problem.words == "A energia desta mágica vai de 1 a 3."
    assert not panel.missile.damage.isEnabled()


def test_only_the_explosive_one_may_go_to_the_ground(qtbot: QtBot, panel: MagicPanel) -> None:
    assert not panel.missile.ground.isVisible()
    panel.missile.spell.list.setFocus()
    qtbot.keyClick(panel.missile.spell.list, Qt.Key.Key_Down)
    assert panel.missile.ground.isVisible()


def test_a_resisted_spell_compares_both_rolls(qtbot: QtBot, panel: MagicPanel) -> None:
    enter(qtbot, panel.outcome.dice.entry.line, "10")
    enter(qtbot, panel.resistance.dice.entry.line, "8")
    assert panel.resistance.contest.text() == "Margem 5 contra 2: a mágica pega."


def test_f1_on_what_an_outcome_spends_tells_its_steps(qtbot: QtBot, panel: MagicPanel) -> None:
    spent = panel.outcome.lines[Outcome.FAILURE].spent
    spent.setFocus()
    qtbot.keyClick(spent, Qt.Key.Key_F1)
    opened = spent.explainer.shown
    assert opened is not None
    assert "Falha comum gasta 1" in opened.accessibleDescription()


def test_who_casts_is_recorded_with_the_roll_and_what_follows_from_it(
    qtbot: QtBot, panel: MagicPanel, session: Session
) -> None:
    write(qtbot, panel.spell.who, "Mago de Agni")
    enter(qtbot, panel.outcome.dice.entry.line, "6 6 6")
    enter(qtbot, panel.failure.dice.entry.line, "4 3 3")
    enter(qtbot, panel.resistance.dice.entry.line, "4 3 3")
    assert [roll.request.who for roll in session.rolls()] == ["Mago de Agni", "Mago de Agni", ""]
