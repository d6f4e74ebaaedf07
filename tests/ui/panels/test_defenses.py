"""The panel Defesas e manobras under mouse and keys."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.defenses import DefenseKind
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.session import Session
from gmscreen.sheets.table_values import ValueKey, ValueKind
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.defenses.defense_rows import DefenseRowWidget
from gmscreen.ui.panels.defenses.panel import DefensesPanel, build
from gmscreen.ui.panels.defenses.state import Arm, Mode, RowKey
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme
from gmscreen.ui.widgets.dice_field import DiceField
from gmscreen.ui.widgets.plain_label import PlainLabel
from tests.ui.sheets import put_sheet

DODGE, BLOCK = RowKey(DefenseKind.DODGE), RowKey(DefenseKind.BLOCK)
KALLIAS = "kallias"
CREATURE = "boca-de-poco"


@pytest.fixture
def said() -> list[str]:
    """What the panel said in the status bar."""
    return []


@pytest.fixture
def gone() -> list[str]:
    """The panels that it went to."""
    return []


@pytest.fixture
def panel(qtbot, look: Look, session: Session, said: list[str], gone: list[str]) -> Iterator[DefensesPanel]:  # type: ignore[no-untyped-def]
    desk = SheetDesk(session)
    context = PanelContext(
        session, look, desk, said.append, lambda: None, lambda _path: None, go_to=gone.append
    )
    window = QWidget()
    built = build(context)
    assert isinstance(built, DefensesPanel)
    QVBoxLayout(window).addWidget(built)
    window.resize(1600, 900)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield built
    desk.deleteLater()


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def tick(toggle: QWidget) -> None:
    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton, pos=QPoint(8, toggle.height() // 2))


def type_in(field: QWidget, words: str) -> None:
    line = field.line  # type: ignore[attr-defined]
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, words)


def defend(panel: DefensesPanel, sheet: Path = KALLIAS) -> DefensesPanel:
    panel.defending.guard.sheet.choose(sheet)
    return panel


def attack(panel: DefensesPanel) -> DefensesPanel:
    panel.header.mode.choose(Mode.ATTACK)
    return panel


def row(panel: DefensesPanel, key: RowKey) -> DefenseRowWidget:
    return panel.defending.defenses.rows[key]


def number(shown: DefenseRowWidget) -> str:
    return shown.number.number.text()


def test_a_click_on_a_manoeuvre_feeds_the_defences(panel: DefensesPanel) -> None:
    button = next(b for b in panel.maneuvers.buttons if b.maneuver is ManeuverId.ALL_OUT_ATTACK)
    click(button)
    assert panel.state.maneuver is ManeuverId.ALL_OUT_ATTACK
    assert row(panel, DODGE).reason.text() == "Ataque Total: sem defesa ativa"


@pytest.mark.parametrize(
    ("key", "maneuver"),
    [("3", ManeuverId.ALL_OUT_ATTACK), ("0", ManeuverId.WAIT), ("-", ManeuverId.FEINT)],
)
def test_a_number_chooses_a_manoeuvre(panel: DefensesPanel, key: str, maneuver: ManeuverId) -> None:
    panel.maneuvers.buttons[0].setFocus()
    QTest.keyClicks(panel.maneuvers.buttons[0], key)
    assert panel.state.maneuver is maneuver


def test_a_number_typed_in_a_field_chooses_nothing(panel: DefensesPanel) -> None:
    type_in(panel.defending.guard.pd, "3")
    assert (panel.state.guard.pd, panel.state.maneuver) == (3, ManeuverId.STEP_AND_ATTACK)


def test_an_arrow_goes_to_the_next_manoeuvre(panel: DefensesPanel) -> None:
    panel.maneuvers.buttons[0].setFocus()
    QTest.keyClick(panel.maneuvers.buttons[0], Qt.Key.Key_Down)
    assert panel.state.maneuver is ManeuverId.MOVE


def test_f1_explains_the_metres_of_a_manoeuvre(panel: DefensesPanel) -> None:
    button = panel.maneuvers.buttons[2]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_F1)
    assert "Deslocamento: 5 = 5" in button.accessibleDescription()


def test_numbers_typed_by_hand_make_the_defences(panel: DefensesPanel) -> None:
    guard = panel.defending.guard
    type_in(guard.pace, "7")
    type_in(guard.pd, "4")
    type_in(guard.shield, "15")
    assert (number(row(panel, DODGE)), number(row(panel, BLOCK))) == ("11", "11")


def test_a_sheet_brings_its_numbers_and_its_line(panel: DefensesPanel) -> None:
    defend(panel)
    in_scene = number(row(panel, DODGE))
    panel.defending.guard.sheet.line.choose("on_march")
    assert (in_scene, number(row(panel, DODGE))) == ("11", "10")
    assert panel.defending.defenses.accessibleName() == "Defesas de Kallias de Ônfalos · em marcha"


def test_changing_the_line_keeps_what_the_round_has_spent(panel: DefensesPanel) -> None:
    defend(panel)
    click(row(panel, BLOCK).dots.dots[0])
    panel.defending.guard.sheet.line.choose("on_march")
    assert panel.state.spent == {DefenseKind.BLOCK: 1}


def test_going_back_to_the_hand_keeps_the_numbers_and_loses_the_name(panel: DefensesPanel) -> None:
    defend(panel)
    panel.defending.guard.sheet.sheet.choose(None)
    assert (panel.state.guard.name, panel.state.guard.pd) == ("", 6)
    assert not panel.defending.guard.sheet.line.isVisible()


def test_a_bad_sheet_is_told_and_nothing_changes(panel: DefensesPanel, session: Session) -> None:
    bad = put_sheet(session, "ruim", "name = 3")
    before = panel.state.guard
    panel.defending.guard.sheet.choose(bad)
    assert panel.notice.words
    assert panel.state.guard == before


def test_rolling_a_defence_tells_what_became_of_it_and_spends_its_use(panel: DefensesPanel) -> None:
    defend(panel)
    click(row(panel, BLOCK).dice.button)
    assert row(panel, BLOCK).told.text() == "8 contra 15: defendeu"
    assert row(panel, BLOCK).reason.text() == "sem uso nesta rodada"


def test_typed_dice_defend_too(panel: DefensesPanel, session: Session) -> None:
    defend(panel)
    entry = row(panel, DODGE).dice.entry
    type_in(entry, "=17")
    QTest.keyClick(entry.line, Qt.Key.Key_Return)
    assert row(panel, DODGE).told.text() == "17 contra 11: não defendeu, 17 e 18 nunca"
    assert [(roll.typed, roll.request.who) for roll in session.rolls()] == [(True, "Kallias de Ônfalos")]


def test_a_dot_spends_a_use_and_gives_it_back(panel: DefensesPanel) -> None:
    defend(panel)
    dot = row(panel, BLOCK).dots.dots[0]
    click(dot)
    spent = dot.text(), row(panel, BLOCK).dice.isVisible()
    click(dot)
    assert (spent, dot.text()) == (("○", False), "●")
    assert dot.accessibleName() == "Bloquear, uso 1 de 1: livre; gastar"


def test_a_new_round_gives_uses_back(panel: DefensesPanel) -> None:
    defend(panel)
    click(row(panel, BLOCK).dots.dots[0])
    click(panel.defending.defenses.round)
    assert panel.state.spent == {}


def test_a_retreat_goes_with_one_defence_a_round(panel: DefensesPanel) -> None:
    defend(panel)
    retreat = panel.defending.threat.states["retreat"]
    tick(retreat)
    raised = number(row(panel, DODGE))
    click(row(panel, DODGE).dice.button)
    assert (raised, retreat.isChecked(), retreat.isEnabled()) == ("14", False, False)
    assert panel.defending.threat.problem.text() == "Sem Recuar: já recuou nesta rodada."


def test_an_unavailable_defence_is_struck_and_said_so(panel: DefensesPanel) -> None:
    tick(panel.defending.threat.states["grappled"])
    shown = row(panel, DODGE).number
    assert shown.number.property("struck")
    assert "indisponível: agarrado não esquiva" in shown.accessibleName()


def test_the_best_defence_has_the_primary_button(panel: DefensesPanel) -> None:
    defend(panel)
    primary = [
        key for key, shown in panel.defending.defenses.rows.items() if shown.dice.button.property("primary")
    ]
    assert primary == [BLOCK]


def test_weapons_are_added_named_and_removed(panel: DefensesPanel) -> None:
    arms = panel.defending.arms
    click(arms.more)
    QTest.keyClicks(arms.lines[1].name, "Clava")
    type_in(arms.lines[1].level, "14")
    two = panel.state.guard.arms
    click(arms.lines[0].remove)
    assert (two[1], panel.state.guard.arms) == (Arm("Clava", 14), (Arm("Clava", 14),))


def test_what_is_not_understood_stays_typed_and_its_number_goes(panel: DefensesPanel) -> None:
    type_in(panel.defending.guard.pd, "dois")
    assert panel.defending.guard.pd.line.text() == "dois"
    assert (number(row(panel, DODGE)), row(panel, DODGE).reason.text()) == ("—", "falta a PD")


def test_the_attack_is_built_when_it_is_first_asked_for(panel: DefensesPanel) -> None:
    before = panel._attacking
    attack(panel)
    assert before is None
    assert panel.attacking.results.isVisible()
    assert not panel.defending.results.isVisible()


def test_an_attack_is_rolled_against_its_level(panel: DefensesPanel, session: Session) -> None:
    attack(panel)
    type_in(panel.attacking.strike.level, "14")
    tick(panel.attacking.circumstances.toggles["bad_footing"])
    click(panel.attacking.attack.dice.button)
    assert panel.attacking.attack.told.text() == "8 contra 12: acertou por 4"
    assert [roll.request.level for roll in session.rolls()] == [12]


def test_a_critical_goes_on_in_the_tables(panel: DefensesPanel, gone: list[str]) -> None:
    card = attack(panel).attacking.attack
    before = card.tables.isVisible()
    type_in(card.dice.entry, "=4")
    QTest.keyClick(card.dice.entry.line, Qt.Key.Key_Return)
    click(card.tables)
    assert (before, gone) == (False, ["blows"])


def test_light_stance_and_wound_are_listed_as_modifiers(panel: DefensesPanel) -> None:
    form = attack(panel).attacking.circumstances
    form.light.choose(("poor_light", -3))
    form.stance.choose(("crouching", 1))
    type_in(form.wound, "2")
    model = panel.attacking.attack.modifiers.rows
    names = [model.data(model.index(place, 0)) for place in range(model.rowCount())]
    assert names == ["NH de arma", "Luz ruim", "Agachado ou sentado", "Ferido desde o último turno"]


def test_the_modifiers_of_an_attack_are_recorded_by_name(panel: DefensesPanel, session: Session) -> None:
    form = attack(panel).attacking.circumstances
    form.light.choose(("poor_light", -3))
    form.stance.choose(("crouching", 1))
    click(panel.attacking.attack.dice.button)
    asked = session.rolls()[-1].request
    assert dict(asked.modifiers)["Luz ruim"] == -3
    assert asked.level is not None
    assert asked.level - sum(amount for _, amount in asked.modifiers) == panel.state.strike.level


def test_an_all_out_attack_asks_what_it_is_for(panel: DefensesPanel) -> None:
    attack(panel)
    hidden = panel.attacking.strike.all_out.isVisible()
    QTest.keyClicks(panel.maneuvers.buttons[0], "3")
    assert (hidden, panel.attacking.strike.all_out.isVisible()) == (False, True)
    assert panel.attacking.attack.level.number.text() == "16"
    assert panel.state.maneuver is ManeuverId.STEP_AND_ATTACK


def test_a_ranged_weapon_asks_for_distance_and_aim(panel: DefensesPanel) -> None:
    form = attack(panel).attacking
    form.strike.form.choose(form.strike.form._values[1])
    type_in(form.flight.distance, "4,5")
    type_in(form.flight.turns, "1")
    type_in(form.flight.accuracy, "2")
    type_in(form.flight.figures, "1")
    assert form.flight.isVisible()
    assert form.attack.level.number.text() == "8"


def test_a_sheet_of_an_attacker_offers_its_attacks(panel: DefensesPanel) -> None:
    form = attack(panel).attacking.strike
    form.sheet.choose(KALLIAS)
    form.attack.choose(2)
    assert (panel.state.strike.weapon, panel.state.strike.damage) == ("Gládio", parse_dice("1d+2"))
    form.sheet.sheet.choose(None)
    assert not form.attack.isVisible()


def test_a_value_that_the_canon_lacks_is_kept_by_the_table(
    panel: DefensesPanel, session: Session, said: list[str]
) -> None:
    form = attack(panel).attacking.strike
    form.sheet.choose(CREATURE)
    type_in(form.level, "14")
    click(form.keep)
    form.sheet.sheet.choose(None)
    form.sheet.choose(CREATURE)
    assert (panel.state.strike.level, form.keep.isVisible()) == (14, False)
    assert said == ["Bote: guardado como valor da mesa."]
    assert [value.value for value in session.values.all()] == ["14"]


def test_a_value_settled_elsewhere_fills_the_attack_in_hand(panel: DefensesPanel, session: Session) -> None:
    form = attack(panel).attacking.strike
    form.sheet.choose(CREATURE)
    assert panel.state.strike.level is None
    session.values.settle(ValueKey(ValueKind.ATTACK_LEVEL, "bote", "boca-de-poco"), "Bote", "14")
    assert (panel.state.strike.level, form.level.value, form.keep.isVisible()) == (14, 14, False)


def test_the_whole_blow_meets_the_defence_of_the_other_calculator(panel: DefensesPanel) -> None:
    attack(defend(panel))
    assert panel.attacking.blow.against.text() == "contra Bloquear 15"
    assert panel.attacking.target.accessibleName() == "Quem leva o golpe: Kallias de Ônfalos"


def test_damage_is_rolled_and_goes_through_the_armour(panel: DefensesPanel) -> None:
    attack(panel)
    click(panel.attacking.blow.dice.button)
    assert panel.attacking.blow.lost.number.text() == "3"
    assert panel.attacking.blow.lost.line.text() == "ficam 7 PV"


def test_damage_that_is_not_dice_is_told_beside_the_field(panel: DefensesPanel) -> None:
    form = attack(panel).attacking.strike
    type_in(form.damage, "xx")
    assert form.damage.error.words
    assert panel.attacking.blow.problem.text().startswith("O cânone não dá o dano")


def test_the_ground_shortens_the_walk_and_forbids_the_retreat(panel: DefensesPanel) -> None:
    panel.header.ground.choose("bad")
    walk = panel.maneuvers.buttons[1].metres.text()
    panel.header.ground.choose("tight")
    assert (walk, panel.defending.threat.problem.text()) == ("2 m", "Sem Recuar: no aperto não se recua.")


def test_aiming_at_the_head_takes_the_rd_of_the_helmet(panel: DefensesPanel) -> None:
    form = attack(defend(panel)).attacking
    body = form.target.dr.value
    form.strike.location.choose(Location.HEAD)
    assert (body, form.target.dr.value) == (3, 2)


def test_a_sheet_already_in_hand_is_taken_at_the_first_visit(look: Look, session: Session, qtbot) -> None:  # type: ignore[no-untyped-def]
    desk = SheetDesk(session)
    desk.choose(KALLIAS)
    built = build(PanelContext(session, look, desk, print, lambda: None, lambda _path: None))
    qtbot.addWidget(built)
    assert isinstance(built, DefensesPanel)
    assert built.state.guard.name == "Kallias de Ônfalos"


def stops(panel: DefensesPanel) -> list[QWidget]:
    """The widgets that Tab visits, in its order."""
    found: list[QWidget] = []
    each = panel.nextInFocusChain()
    while each is not panel:
        tabbed = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(panel) and each.isEnabled()
        if tabbed and panel.isAncestorOf(each) and not _is_unchosen(each):
            found.append(each)
        each = each.nextInFocusChain()
    return found


def _is_unchosen(widget: QWidget) -> bool:
    """A button that the arrow keys reach, not Tab: of its group only the chosen one is a stop."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and not widget.isChecked()  # type: ignore[attr-defined]


@pytest.mark.parametrize("mode", Mode)
def test_tab_goes_through_the_panel_in_reading_order(panel: DefensesPanel, mode: Mode) -> None:
    panel.header.mode.choose(mode)
    QApplication.processEvents()
    ground = panel.widget()
    places = [(stop.mapTo(ground, QPoint(0, 0)), stop) for stop in stops(panel)]
    sides = [panel.defending, panel.attacking][mode is Mode.ATTACK]
    columns = [panel.header, panel.maneuvers, sides.results, sides.form]
    of_column = [next(i for i, c in enumerate(columns) if c.isAncestorOf(stop)) for _at, stop in places]
    assert of_column == sorted(of_column)
    for index in range(len(columns)):
        heights = [
            at.y() // 40 for (at, _stop), column in zip(places, of_column, strict=True) if column == index
        ]
        assert all(after >= before - 1 for before, after in pairwise(heights))


@pytest.mark.parametrize("mode", Mode)
def test_every_control_has_a_name(panel: DefensesPanel, mode: Mode) -> None:
    panel.header.mode.choose(mode)
    assert [stop for stop in stops(panel) if not stop.accessibleName()] == []


def test_where_it_is_narrow_the_columns_stack_and_the_manoeuvres_are_brief(panel: DefensesPanel) -> None:
    wide = panel.maneuvers.buttons[0].does.isVisible()
    panel.window().resize(1000, 800)
    QApplication.processEvents()
    assert (wide, panel.maneuvers.buttons[0].does.isVisible()) == (True, False)
    assert panel.defending.results.pos().y() > panel.maneuvers.height()


def test_a_dice_field_reads_what_is_typed_and_keeps_what_is_not_understood(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    field = DiceField(look, "Dano", parse_dice("1d"))
    qtbot.addWidget(field)
    told: list[object] = []
    field.value_changed.connect(told.append)
    for typed in ("2d−1", "2d-1", "2x", ""):
        field.line.setText(typed)
    assert told == [parse_dice("2d-1"), None]
    assert field.line.accessibleName() == "Dano"


def cut(panel: DefensesPanel) -> list[str]:
    """The words that don't fit their box."""
    return [
        label.text()
        for label in panel.findChildren(PlainLabel)
        if label.isVisible() and label.text() and _is_cut(label)
    ]


def _is_cut(label: PlainLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + 1
    return label.sizeHint().width() > label.width() + 1


@pytest.mark.parametrize(("width", "height"), [(1600, 900), (1280, 720)])
@pytest.mark.parametrize("scale", [75, 100, 200])
def test_no_words_of_a_full_attack_are_cut(
    panel: DefensesPanel, look: Look, width: int, height: int, scale: int
) -> None:
    look.wear(load_theme(ThemeName.LIGHT, scale))
    panel.window().resize(width, height)
    form = attack(defend(panel)).attacking
    form.strike.sheet.choose("batedora-de-oxossi")
    QTest.keyClicks(panel.maneuvers.buttons[0], "3")
    form.strike.damage.line.setText("1d+2")
    form.strike.location.choose(Location.HEAD)
    click(form.attack.dice.button)
    for _ in range(4):
        QApplication.processEvents()
    assert cut(panel) == []
