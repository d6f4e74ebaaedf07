"""Search as one types."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.sheets.search import Document, SearchIndex, marked_spans

INDEX = SearchIndex(
    (
        Document("Fogo", "Apagar o próprio fogo leva um turno. Óleo em chamas."),
        Document("Calor", "Armadura de metal vira um forno; queimadura é fogo."),
        Document("Veneno", "De sangue, de nervo ou sonífero."),
        Document("Recuperação", "Atadura e primeiros socorros."),
    )
)


def titles(query: str) -> list[str]:
    shown = ("Fogo", "Calor", "Veneno", "Recuperação")
    return [shown[place] for place in INDEX.find(query).places]


@pytest.mark.parametrize("query", ["", "   ", '"', "- * '", "\0"])
def test_a_query_without_a_word_finds_everything_in_its_order(query: str) -> None:
    assert titles(query) == ["Fogo", "Calor", "Veneno", "Recuperação"]


def test_a_title_comes_before_a_mention() -> None:
    assert titles("fogo") == ["Fogo", "Calor"]


@pytest.mark.parametrize("query", ["recuperacao", "RECUPERAÇÃO", "recup", '"recuperação"', "-recuperação*"])
def test_accents_case_and_signs_do_not_matter(query: str) -> None:
    assert titles(query) == ["Recuperação"]


@pytest.mark.parametrize("query", ["venemo", "vneno", "venenno", "venen0"])
def test_a_typo_is_forgiven(query: str) -> None:
    assert titles(query) == ["Veneno"]


@pytest.mark.parametrize(("query", "title"), [("quemad", "Calor"), ("recuperasao", "Recuperação")])
def test_a_typo_in_a_word_half_typed_is_forgiven(query: str, title: str) -> None:
    assert titles(query) == [title]


def test_the_word_and_joins_and_is_not_looked_for() -> None:
    assert titles("forno AND metal") == ["Calor"]


def test_a_letter_beside_a_word_is_a_word_half_typed() -> None:
    assert titles("forno x") == ["Calor"]


def test_where_nothing_has_every_word_any_of_them_will_do() -> None:
    assert titles("veneno forno") == ["Veneno", "Calor"]


def test_what_is_nowhere_is_not_found() -> None:
    assert titles("xyzzy") == []


def test_a_letter_is_looked_for_in_titles() -> None:
    assert titles("v") == ["Veneno"]


@given(st.text(max_size=300))
def test_no_query_is_an_error(query: str) -> None:
    assert set(INDEX.find(query).places) <= set(range(4))


def test_marks_lie_on_the_letters_as_written() -> None:
    assert marked_spans("Ação e reação", ("acao",)) == ((0, 4), (9, 13))


def test_what_was_meant_by_a_typo_is_marked() -> None:
    marks = INDEX.find("venemo").marks
    assert marked_spans("Veneno", marks) == ((0, 6),)


def test_marks_that_touch_are_one() -> None:
    assert marked_spans("primeiros", ("prim", "meiro")) == ((0, 8),)


def test_a_short_mark_lies_only_at_the_start_of_a_word() -> None:
    assert marked_spans("rolar o ar", ("ar",)) == ((8, 10),)


@given(st.text(max_size=80), st.text(min_size=1, max_size=5))
def test_marks_stay_inside_the_text(text: str, mark: str) -> None:
    for start, end in marked_spans(text, (mark,)):
        assert 0 <= start < end <= len(text)
