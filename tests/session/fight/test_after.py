"""What is lacking, the whole blow at once, its undoing, and what is left when it is over."""

from __future__ import annotations

import ast
import string
from fractions import Fraction
from pathlib import Path

import pytest

from gmscreen.locator import resource
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.commands import label
from gmscreen.session.fight.accepting import AcceptAftermath, Back, proposals
from gmscreen.session.fight.aftermath import EndFight, outcomes
from gmscreen.session.fight.asks import Wanted
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.blow_commands import (
    BlowDice,
    DeclareBlow,
    EndBlow,
    RollAttack,
    RollDamage,
    RollTable,
    WholeBlow,
)
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.exchange import Stage, Strike
from gmscreen.session.fight.fight_records import fight_ids, log_of
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.harming import ChangePv, Harm
from gmscreen.session.fight.joining import AddFighters, BeastAttack, OpenFight, RemoveFight
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.report import report
from gmscreen.session.fight.row_cache import RowCache
from gmscreen.session.fight.suffering import cripple
from gmscreen.session.fight.trials import RollDue
from gmscreen.session.fight.undoing import redo_blow, undo_blow
from gmscreen.session.fight.view import (
    awaited,
    blow_as_said,
    blow_in_hand,
    ladder_of,
    maneuver_choices,
    public_rows,
    rows,
)
from gmscreen.session.fight.wounds import Flank
from gmscreen.session.sheet_commands import RemoveSheet, WriteSheet
from gmscreen.session.value_commands import SettleValue
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.native_file import sheet_in
from gmscreen.texts.catalogue import sentences
from tests.session.fight.fights import SWORDSMAN, Table

SWORD = "Espada curta"
BARE = BeastAttack(name="Bote")


def table_of_two() -> Table:
    table = Table()
    table.sheet(SWORDSMAN)
    table.beasts("Orc", dx=11, ht=12, pv=12, dodge=5)
    table.begin()
    table.until("Ana")
    return table


def test_what_a_beast_does_not_say_is_asked_and_never_guessed() -> None:
    table = Table()
    table.beasts("Bicho", attacks=(BARE,), move=9)
    table.sheet(SWORDSMAN)
    table.begin()
    table.choose()
    table.declare("Ana", "Bote")
    view = blow_in_hand(table.battle)
    assert view is not None
    assert [ask.wanted for ask in view.asks] == [Wanted.LEVEL, Wanted.DAMAGE, Wanted.TYPE]
    assert (view.level, view.dice, view.odds) == (None, None, None)
    with pytest.raises(RuleError) as refused:
        table.do(RollAttack(table.fight))
    assert refused.value.key == "attack_asks"
    for ask, typed in zip(view.asks, ("13", "1d+1", "impaling"), strict=True):
        assert ask.value is not None
        table.do(SettleValue(ask.value, ask.shown, typed))
    view = blow_in_hand(table.battle)
    assert view is not None
    assert view.asks == ()
    assert view.level is not None
    assert view.level.as_int == 13


def test_a_whole_blow_is_one_step_with_all_its_rolls() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    before, rolls = table.store.last_sequence(), table.store.ledger_head().count
    table.do(WholeBlow(table.fight, BlowDice(attack=10, defense=12, damage=4)))
    assert table.store.last_sequence() == before + 1
    assert table.store.ledger_head().count == rolls + 3
    assert (table.blow.stage, table["Orc"].pv) == (Stage.DONE, 5)  # 4 + 1 = 5 × 1.5 = 7


def test_a_blow_is_undone_whole_and_its_rolls_stay() -> None:
    table = table_of_two()
    table.choose()
    before = table.campaign
    table.declare("Orc", SWORD)
    table.do(RollAttack(table.fight, 10))
    table.do(WholeBlow(table.fight, BlowDice(defense=12, damage=4)))
    after, rolls = table.campaign, table.store.ledger_head().count
    assert undo_blow(table.session, table.fight) == 3
    assert table.campaign == before
    assert table.store.ledger_head().count == rolls
    assert len(table.store.undone_rolls()) == 3
    assert redo_blow(table.session, table.fight) == 3
    assert table.campaign == after


def test_without_a_blow_nothing_is_undone() -> None:
    table = table_of_two()
    before = table.campaign
    assert undo_blow(table.session, table.fight) == 0
    assert table.campaign == before


def test_the_chances_are_those_of_the_rules() -> None:
    table = table_of_two()
    table.choose()
    strike = Strike(attacker=table.id("Ana"), target=table.id("Orc"), attack=SWORD)
    odds = blow_as_said(table.battle, strike).odds
    assert odds is not None
    # 14 or less on 3d: 196 of 216; a dodge of 5: 10 of 216; 3 and 4: 4 of 216.
    assert (odds.hits, odds.defends) == (Fraction(196, 216), Fraction(10, 216))
    assert odds.critical == Fraction(4, 216)
    assert odds.blows_to_drop is not None


def test_a_declared_blow_lets_itself_be_declared_anew_while_no_die_has_fallen() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.declare("Orc", SWORD, location=Location.HEAD)
    assert table.blow.strike.location is Location.HEAD


def test_two_blows_at_once_are_refused() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.do(RollAttack(table.fight, 10))
    strike = Strike(attacker=table.id("Ana"), target=table.id("Orc"), attack=SWORD)
    with pytest.raises(RuleError) as refused:
        table.do(DeclareBlow(table.fight, strike))
    assert refused.value.key == "blow_is_running"


def test_the_end_asks_what_lasts() -> None:
    table = table_of_two()

    class Crippling:
        def plan(self, campaign, moment):  # type: ignore[no-untyped-def]
            play = Play(campaign, table.fight, moment)
            cripple(play, table.id("Ana"), Location.LEG, Flank.MAIN)
            return play.step(label("unknown"))

    table.do(Crippling())
    table.do(EndFight(table.fight))
    (due,) = table.head.due
    assert due.trial is Trial.LASTING_LIMB
    with pytest.raises(RuleError) as refused:
        table.do(AcceptAftermath(table.fight, (table.id("Ana"),)))
    assert refused.value.key == "tests_are_due"
    table.do(RollDue(table.fight, due.number, 11))
    assert not table["Ana"].wounds.has_crippled(Location.LEG)


def test_what_lasts_is_written_among_the_private_notes() -> None:
    table = table_of_two()
    table.do(
        Harm(
            fight=table.fight,
            targets=(table.id("Ana"),),
            formula="2d",
            cause="x",
            location=Location.LEG,
            dice=9,
        )
    )
    table.waive()
    table.do(EndFight(table.fight))
    table.do(RollDue(table.fight, table.head.due[0].number, 12))
    table.do(AcceptAftermath(table.fight, (table.id("Ana"),)))
    sheet = sheet_in(FileText(table.campaign.sheets["espadachim"].text)).sheet
    assert (sheet.current.pv, sheet.private_notes) == (5, "Depois da luta Ponte: sem uso: perna.")


def test_dice_of_the_table_serve_the_first_roll_of_their_kind() -> None:
    table = table_of_two()
    table.until("Orc")
    table.choose(ManeuverId.ALL_OUT_DEFENSE)
    table.until("Ana")
    table.choose()
    table.declare("Orc", SWORD)
    table.give(6, 6, 6)
    table.do(WholeBlow(table.fight, BlowDice(attack=10, defense=12, damage=4)))
    assert [tried.roll for tried in table.blow.defenses] == [12]  # a beast with nothing but its dodge


def test_pv_go_back_to_the_sheet_on_accept_and_only_once() -> None:
    table = table_of_two()
    table.do(ChangePv(table.fight, table.id("Ana"), -4))
    with pytest.raises(RuleError):
        table.do(AcceptAftermath(table.fight, (table.id("Ana"),)))
    table.do(EndFight(table.fight))
    ana, orc = proposals(table.battle)
    assert (ana.fighter, ana.proposed) == (table.id("Ana"), Back.OWN)
    assert (orc.choices, orc.proposed) == ((Back.NEW, Back.NOWHERE), Back.NOWHERE)
    before = table.campaign.sheets["espadachim"].text
    table.do(AcceptAftermath(table.fight, (table.id("Ana"),)))
    record = table.campaign.sheets["espadachim"]
    assert sheet_in(FileText(record.text)).sheet.current.pv == 7
    assert set(before.splitlines()) <= set(record.text.splitlines())
    with pytest.raises(RuleError) as refused:
        table.do(AcceptAftermath(table.fight, (table.id("Ana"),)))
    assert refused.value.key == "already_accepted"
    table.session.undo()
    assert table.campaign.sheets["espadachim"].text == before


def test_who_was_hurt_comes_into_the_next_fight_hurt() -> None:
    table = table_of_two()
    table.do(ChangePv(table.fight, table.id("Ana"), -4))
    table.do(EndFight(table.fight))
    table.do(AcceptAftermath(table.fight, (table.id("Ana"),)))
    table.do(OpenFight("Segunda"))
    second = fight_ids(table.campaign)[-1]
    table.do(AddFighters(fight=second, sheet="espadachim", side=Side.PARTY))
    (ana,) = Battle(table.campaign, second).everyone()
    assert ana.pv == 7


def table_of_copies(kind: str = "pc") -> Table:
    """Ana, who is dead, and two copies of her, the first of whom lost 4 PV."""
    table = Table()
    table.sheet(SWORDSMAN.replace('kind = "pc"', f'kind = "{kind}"'), copies=3)
    table.begin()
    table.do(ChangePv(table.fight, table.id("Ana 1"), -200))
    table.do(ChangePv(table.fight, table.id("Ana 2"), -4))
    table.waive()
    table.do(EndFight(table.fight))
    return table


def test_of_several_copies_the_first_who_lives_is_proposed_for_the_sheet() -> None:
    found = [each.proposed for each in proposals(table_of_copies().battle)]
    assert found == [Back.NOWHERE, Back.OWN, Back.NOWHERE]


def test_of_several_beasts_none_is() -> None:
    assert {each.proposed for each in proposals(table_of_copies("creature").battle)} == {Back.NOWHERE}


def test_a_sheet_is_that_of_one_copy_only() -> None:
    table = table_of_copies()
    with pytest.raises(RuleError) as refused:
        table.do(AcceptAftermath(table.fight, (table.id("Ana 2"), table.id("Ana 3"))))
    assert refused.value.key == "two_for_one_sheet"


def test_copies_get_sheets_of_their_own_in_one_step() -> None:
    table = table_of_copies()
    before = set(table.campaign.sheets)
    table.do(AcceptAftermath(table.fight, (table.id("Ana 2"),), (table.id("Ana 1"), table.id("Ana 3"))))
    new = [table.campaign.sheets[each] for each in table.campaign.sheets if each not in before]
    sheets = [sheet_in(FileText(each.text)).sheet for each in new]
    assert [(each.name, each.current.pv) for each in sheets] == [("Ana 1", -189), ("Ana 3", None)]
    assert "morto" in sheets[0].private_notes
    assert sheet_in(FileText(table.campaign.sheets["espadachim"].text)).sheet.current.pv == 7
    table.session.undo()
    assert set(table.campaign.sheets) == before


def test_a_beast_without_a_sheet_gets_one() -> None:
    table = table_of_two()
    table.do(ChangePv(table.fight, table.id("Orc"), -5))
    table.do(EndFight(table.fight))
    table.do(AcceptAftermath(table.fight, (), (table.id("Orc"),)))
    (sheet,) = [
        sheet_in(FileText(each.text)).sheet for each in table.campaign.sheets.values() if each.id == "orc"
    ]
    assert (sheet.name, sheet.current.pv, sheet.kind.value) == ("Orc", 7, "creature")


def test_whoever_has_no_sheet_can_not_be_written_back_into_one() -> None:
    table = table_of_two()
    table.do(EndFight(table.fight))
    with pytest.raises(RuleError) as refused:
        table.do(AcceptAftermath(table.fight, (table.id("Orc"),)))
    assert refused.value.key == "no_sheet_of_his_own"


def test_a_fight_outlives_its_sheets() -> None:
    table = table_of_two()
    table.do(RemoveSheet("espadachim"))
    assert table.battle.profile(table["Ana"]).sheet.name == "Ana"
    assert outcomes(table.battle)[0].pv == 11


def test_the_fight_on_a_page() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.do(WholeBlow(table.fight, BlowDice(attack=10, defense=12, damage=4)))
    page = report(table.battle)
    assert page.startswith("# Ponte\n\nTerreno: chão firme. Luz: 0. Duração: 1 segundo.\n\n## Rodada 1\n\n")
    assert "- Ana acerta Orc: Espada curta, 10 contra 14." in page
    assert "- **Orc**: PV 5 de 12" in page


def test_who_is_hidden_is_in_no_public_row_nor_page() -> None:
    table = table_of_two()
    table.beasts("Emboscado", hidden=True)
    assert "Emboscado" in report(table.battle)
    assert "Emboscado" not in report(table.battle, secrets=False)
    assert {row.fighter.name for row in public_rows(table.battle)} == {"Orc", "Ana"}


def test_a_fight_is_removed_with_all_that_belongs_to_it() -> None:
    table = table_of_two()
    table.do(RemoveFight(table.fight))
    assert dict(table.campaign.encounters) == {}


def test_kept_rows_are_those_that_would_be_worked_out_anew() -> None:
    table, cache = table_of_two(), RowCache()
    for _ in range(6):
        assert cache.rows(table.battle) == rows(table.battle)
        table.next()


def test_the_manoeuvres_say_why_they_can_not_be_chosen() -> None:
    table = table_of_two()
    assert {choice.reason for choice in maneuver_choices(table.battle)} == {None}
    table.choose()
    assert {choice.reason for choice in maneuver_choices(table.battle)} == {"has_chosen_maneuver"}


def test_the_ladder_is_that_of_the_category() -> None:
    table = table_of_two()
    assert [rung.pv for rung in ladder_of(table.battle, table["Orc"])] == [3, 0]


SOURCES = resource().parent / "gmscreen" / "session" / "fight"


def told() -> list[tuple[Path, ast.Call, str]]:
    """Every call that tells a line by a key written there."""
    calls = []
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
            ):
                keys = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                calls += [(path, node, key) for key in keys if isinstance(key, str)]
    return calls


def test_every_line_of_the_log_has_its_sentence_filled() -> None:
    wrong = []
    for path, call, key in told():
        sentence = sentences().get(f"fight.log.{key}")
        if sentence is None:
            wrong += [] if any(isinstance(part, ast.JoinedStr) for part in ast.walk(call)) else [key]
            continue
        asked = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        given = {keyword.arg for keyword in call.keywords} | {"name"}
        if None not in given and not asked <= given:
            wrong.append(f"{path.name}:{call.lineno} {key}")
    assert wrong == []


def test_a_line_of_the_log_is_plain_portuguese() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.do(WholeBlow(table.fight, BlowDice(attack=10, defense=12, damage=4)))
    assert next(line.words for line in log_of(table.campaign, table.head, last=3)) == (
        "Orc não consegue se defender: Esquiva, 12 contra 5."
    )


def test_a_sheet_that_nobody_can_fight_with_any_more_leaves_the_one_he_came_with() -> None:
    table = table_of_two()
    record = table.campaign.sheets["espadachim"]
    table.do(WriteSheet("espadachim", record.text.replace("dx = 13\n", "")))
    assert table.battle.profile(table["Ana"]).dx == 13


def test_a_blow_whose_attack_is_gone_can_be_ended() -> None:
    table = table_of_two()
    table.choose()
    table.declare("Orc", SWORD)
    table.do(RollAttack(table.fight, 10))
    record = table.campaign.sheets["espadachim"]
    renamed = record.text.replace('name = "Espada curta"\nskill', 'name = "Lâmina"\nskill')
    table.do(WriteSheet("espadachim", renamed))
    assert blow_in_hand(table.battle) is None
    table.do(EndBlow(table.fight))
    table.next()
    with pytest.raises(RuleError) as refused:
        table.do(EndBlow(table.fight))
    assert refused.value.key == "no_blow_to_end"


def test_what_befalls_the_hidden_is_secret_on_the_page_too() -> None:
    table = table_of_two()
    table.beasts("Emboscado", hidden=True)
    table.choose()
    table.declare("Emboscado", SWORD)
    table.do(RollAttack(table.fight, 17))
    assert "Emboscado" not in report(table.battle, secrets=False)


def test_the_hidden_roll_hidden() -> None:
    table = Table()
    table.beasts("Emboscado", hidden=True)
    table.beasts("Orc")
    table.begin()
    table.choose()
    table.declare("Orc")
    table.do(RollAttack(table.fight, 17))
    (entry,) = table.store.ledger_entries()
    assert entry.is_hidden


def test_a_fight_says_what_it_waits_for() -> None:
    table = Table()
    table.beasts("Orc", 2, dodge=5)
    seen = [awaited(table.battle)]
    table.begin()
    seen.append(awaited(table.battle))
    table.choose()
    seen.append(awaited(table.battle))
    table.declare("Orc 2")
    seen.append(awaited(table.battle))
    table.do(RollAttack(table.fight, 3))
    seen.append(awaited(table.battle))
    table.do(RollTable(table.fight, 9))
    seen.append(awaited(table.battle))
    table.do(RollDamage(table.fight, 6))
    seen.append(awaited(table.battle))
    table.waive()
    table.do(EndFight(table.fight))
    seen.append(awaited(table.battle))
    assert [str(one) for one in seen] == [
        "beginning",
        "maneuver",
        "next_turn",
        "attack",
        "table",
        "damage",
        "tests",
        "nothing",
    ]


def test_a_row_says_whose_player_has_no_entry_card() -> None:
    table = table_of_two()
    lacking = {row.fighter.name: row.lacks_entry_card for row in rows(table.battle)}
    assert lacking == {"Ana": True, "Orc": False}
    record = table.campaign.sheets["espadachim"]
    table.do(WriteSheet("espadachim", f"{record.text}[entry_card]\nanswered = true\n"))
    assert not any(row.lacks_entry_card for row in rows(table.battle))
