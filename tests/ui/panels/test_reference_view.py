"""What Referência shows for what it was told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.rules.dice import parse_dice
from gmscreen.ui.panels.reference.book import Book
from gmscreen.ui.panels.reference.state import FIRST_CARDS, PANIC_ENTRY, PanicCheck, ReferenceState, Rolled
from gmscreen.ui.panels.reference.view import CardView, ReferenceView, present

BOOK = Book(handbook())
EVERYTHING = ReferenceState(limit=1000)


def view_of(state: ReferenceState) -> ReferenceView:
    return present(state, BOOK)


def card(entry: str, state: ReferenceState = EVERYTHING) -> CardView:
    return next(card for card in view_of(state).cards if card.id == entry)


def test_everything_is_there_at_first_and_shown_as_far_as_is_asked() -> None:
    view = view_of(ReferenceState())
    assert view.title == "Tudo"
    assert len(view.cards) == FIRST_CARDS
    assert view.more == len(handbook()) - FIRST_CARDS


def test_more_shows_twice_as_many() -> None:
    assert len(view_of(ReferenceState().with_more()).cards) == 2 * FIRST_CARDS


def test_a_section_has_its_entries_and_goes_without_saying() -> None:
    view = view_of(ReferenceState().with_section("Objetos"))
    assert view.title == "Objetos"
    assert [card.id for card in view.cards] == ["object_targets", "layers"]
    assert {card.words.section for card in view.cards} == {""}


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("fogo", "fire"),
        ("venemo", "poison"),
        ("disputa rapida", "quick_contest"),
        ("ataque total", "maneuver.all_out_attack"),
        ("luz", "light"),
        ("porta de madeira", "object_targets"),
        ("surpresa", "surprise"),
        ("calor", "heat"),
        ("doenca", "disease"),
        ("folego", "breath"),
        ("quem morre", "mortality"),
        ("escada", "ladder"),
        ("demonio", "spell_failure"),
        ("poltergeist", "projectile_spells"),
        ("anao", "load_dwarf"),
        ("geb", "basic_damage"),
        ("finta", "maneuver.feint"),
        ("misericordia", "coup_de_grace"),
        ("cartao de entrada", "no_hard_content"),
        ("terreno ruim", "terrain"),
    ],
)
def test_a_rule_of_the_card_is_found_first(query: str, first: str) -> None:
    assert view_of(ReferenceState().with_query(query)).cards[0].id == first


def test_a_search_is_everywhere_at_first_and_counts_by_section() -> None:
    view = view_of(ReferenceState().with_section("Magia").with_query("fogo"))
    assert view.section is None
    counts = {group.title: group.count for group in view.groups}
    assert counts["Tudo"] == sum(counts.values()) - counts["Tudo"]
    assert counts["Fogo, veneno e clima"] == 1
    assert counts["Testes"] == 0


def test_a_search_may_be_kept_to_a_section() -> None:
    view = view_of(ReferenceState().with_query("fogo").with_section("Magia"))
    assert {card.section for card in view.cards} == {"Magia"}


def test_nothing_found_says_so() -> None:
    view = view_of(ReferenceState().with_query("xyzzy"))
    assert view.cards == ()
    assert view.nothing == "Nada com “xyzzy”. Tente outra palavra."


@pytest.mark.parametrize(
    "query", ['"', "'", "-fogo", "fogo AND veneno", "fogo*", "(", "\0", "%", "<b>fogo</b>"]
)
def test_signs_are_harmless(query: str) -> None:
    assert view_of(ReferenceState().with_query(query)).cards


def test_a_long_table_found_by_its_lines_shows_only_those() -> None:
    words = card(PANIC_ENTRY, replace(EVERYTHING, query="coma")).words
    assert [line[0] for line in words.lines] == ["28", "29"]
    assert words.hidden == 25


def test_a_long_table_found_by_its_title_is_shown_whole() -> None:
    assert card(PANIC_ENTRY, replace(EVERYTHING, query="panico")).words.hidden == 0


def test_dice_beside_a_text_are_offered() -> None:
    offers = [(str(offer.dice), offer.what) for offer in card("fire").offers]
    assert offers == [("1d", "Em chamas"), ("1d-3", "Tocha"), ("1d", "Tocha"), ("1d-1", "Óleo em chamas")]


@pytest.mark.parametrize(
    "entry", ["test", "basic_damage", "projectile_spells", "object_targets", PANIC_ENTRY]
)
def test_what_is_no_roll_by_itself_is_not_offered(entry: str) -> None:
    assert card(entry).offers == ()


def test_what_was_rolled_is_told_on_its_entry() -> None:
    state = EVERYTHING.with_roll("fire", Rolled("Tocha", "6 − 3 = 3", 3))
    assert card("fire", state).result == "Tocha: 6 − 3 = 3"
    assert card("poison", state).result == ""


def test_a_table_read_by_dice_lights_the_line_and_offers_its_dice() -> None:
    state = EVERYTHING.with_roll("spell_failure", Rolled("", "1 + 1 + 1 = 3", 3))
    shown = card("spell_failure", state)
    assert shown.lit == 0
    assert shown.result == "Saiu 3: A mágica falha, e quem a lançou sofre 1d de dano."
    assert [(offer.dice, offer.what) for offer in shown.offers] == [
        (parse_dice("3d"), ""),
        (parse_dice("1d"), "3"),
    ]


def test_dice_of_the_lit_line_stand_under_it_until_the_table_is_read_again() -> None:
    state = EVERYTHING.with_roll("spell_failure", Rolled("", "3", 3))
    state = state.with_roll("spell_failure", Rolled("3", "5", 5))
    assert card("spell_failure", state).result.endswith("3: 5")
    assert card("spell_failure", state).lit == 0
    again = state.with_roll("spell_failure", Rolled("", "4", 4))
    assert card("spell_failure", again).result == "Saiu 4: A mágica se volta contra quem a lançou."


def test_a_panic_check_stands_where_its_table_does() -> None:
    assert view_of(ReferenceState().with_section("Pânico")).panic is not None
    assert view_of(ReferenceState().with_section("Testes")).panic is None


def panic(check: PanicCheck) -> ReferenceView:
    return view_of(replace(ReferenceState().with_section("Pânico"), panic=check))


def test_vontade_and_what_adds_to_it_are_tested() -> None:
    shown = panic(PanicCheck(will=9, combat_reflexes=True, others=-1)).panic
    assert shown is not None
    assert shown.level is not None
    assert shown.level.as_int == 10
    assert shown.told == "passa 50,0%"


def test_a_passed_check_asks_for_nothing_more() -> None:
    shown = panic(PanicCheck(will=10, roll=10)).panic
    assert shown is not None
    assert (shown.told, shown.margin) == ("10 contra 10: passou, não se abala.", None)


def test_a_failed_check_reads_the_table_with_its_margin() -> None:
    view = panic(PanicCheck(will=9, roll=14, terror=7))
    assert view.panic is not None
    assert view.panic.margin == 5
    assert view.panic.total is not None
    assert view.panic.total.as_int == 12
    assert view.panic_says.startswith("Saiu 12: Vomita")
    shown = next(card for card in view.cards if card.id == PANIC_ENTRY)
    assert shown.lit is not None
    assert shown.words.lines[shown.lit][0] == "12"


def test_an_18_that_the_level_would_cover_adds_nothing() -> None:
    shown = panic(PanicCheck(will=20, roll=18)).panic
    assert shown is not None
    assert shown.margin == 0


def test_a_level_of_3_is_not_rolled() -> None:
    shown = panic(PanicCheck(will=5, others=-2)).panic
    assert shown is not None
    assert shown.problem.startswith("NH 3 não se rola")


@pytest.mark.parametrize("check", [PanicCheck(will=None), PanicCheck(others=None)])
def test_without_numbers_there_is_no_check(check: PanicCheck) -> None:
    shown = panic(check).panic
    assert shown is not None
    assert shown.level is None


def test_another_frightened_one_has_no_dice_yet() -> None:
    state = ReferenceState().with_panic_roll(14).with_terror(9)
    assert state.with_panic(11, 0, combat_reflexes=False).panic == PanicCheck(will=11)
    assert state.with_panic(10, 0, combat_reflexes=False).panic.terror == 9
