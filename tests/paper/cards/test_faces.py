from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.content import CardContent, Figure, Prose, Row, Table
from gmscreen.paper.cards.faces import Face, faces
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.cards.own_size import own_size
from gmscreen.paper.cards.style import CardStyle, card_style
from gmscreen.paper.press.content_texts import texts_of, with_texts
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import BoxMark, RuleMark, TextMark
from gmscreen.paper.press.measures import CardSize
from gmscreen.paper.press.setting import width_of
from gmscreen.sheets.native_file import read_sheet

POKER = card_style(CardSize.POKER)
LONG = "palavra " * 400
NAME_OF_60 = "Kallias Aristokleides Polydeukes Megaklesios de Ônfalos Velha"[:60]


def texts(face: Face) -> Iterator[tuple[float, float, TextMark]]:
    for part in face.placed:
        for mark in part.marks:
            if isinstance(mark, TextMark):
                yield part.x + mark.x, part.y + mark.y, mark


def words(printed: tuple[Face, ...]) -> list[str]:
    lines = [mark.text for face in printed for _, _, mark in texts(face)]
    return " ".join(lines).replace("\N{NO-BREAK SPACE}", " ").split()


def smallest(printed: tuple[Face, ...], of: str) -> float:
    return min(mark.font.size for face in printed for _, _, mark in texts(face) if of in mark.text)


@pytest.mark.parametrize("size", CardSize)
def test_a_short_card_has_one_face(card: CardContent, size: CardSize) -> None:
    assert len(faces(card, card_style(size))) == 1


@pytest.mark.parametrize("size", CardSize)
def test_nothing_runs_off_the_card(sample_cards: list[CardContent], size: CardSize) -> None:
    style = card_style(size)
    for card in sample_cards:
        for face in faces(replace(card, sections=(*card.sections, Prose("Nota", LONG))), style):
            for x, y, mark in texts(face):
                assert x >= style.margin - 0.01
                assert x + width_of(mark.text, mark.font) <= style.extent.width - style.margin + 0.5
                assert y <= style.bottom


@cache
def sample(name: str) -> CardContent:
    return card_of(read_sheet(sample_sheets() / f"{name}.toml").sheet)


SIDES = st.integers(400, 2800).map(lambda tenths: Decimal(tenths) / 10)


@given(width=SIDES, height=SIDES, name=st.sampled_from(["kallias", "jurado", "mago-de-agni", "lampejo"]))
@example(width=Decimal("254.3"), height=Decimal(40), name="jurado")
@settings(max_examples=40, deadline=None)
def test_in_any_size_nothing_leaves_the_card_and_no_letter_is_lost(
    width: Decimal, height: Decimal, name: str
) -> None:
    style, card = card_style(own_size(width, height)), sample(name)
    printed = faces(card, style)
    for face in printed:
        for x, y, mark in texts(face):
            assert style.margin - 0.01 <= x
            assert x + width_of(mark.text, mark.font) <= style.extent.width - style.margin + 0.5
            assert y <= style.bottom
    wanted = "".join(texts_of((card.name, card.about, card.facts, card.sections)))
    assert Counter("".join(wanted.split())) <= Counter("".join(words(printed)))


@pytest.mark.parametrize("size", CardSize)
def test_every_word_of_a_card_is_on_its_faces(sample_cards: list[CardContent], size: CardSize) -> None:
    style = card_style(size)
    for card in sample_cards:
        found = words(faces(card, style))
        content = replace(card, lines=tuple(replace(line, figures=()) for line in card.lines), tracks=())
        wanted = " ".join(texts_of(content)).replace("\N{NO-BREAK SPACE}", " ").split()
        assert set(wanted) - {card.kind.value, *(line.id.value for line in card.lines)} <= set(found)


def test_a_long_text_goes_on_further_cards_and_loses_nothing(card: CardContent) -> None:
    printed = faces(replace(card, sections=(Prose("Notas", LONG),)), POKER)
    assert len(printed) > 1
    assert words(printed).count("palavra") == 400


def test_each_of_several_faces_says_which_it_is(card: CardContent) -> None:
    printed = faces(replace(card, sections=(Prose("Notas", LONG),)), POKER)
    assert all(f"{face.number}/{len(printed)}" in " ".join(words((face,))) for face in printed)


@pytest.mark.parametrize("size", CardSize)
def test_running_text_shrinks_to_the_minimum_and_no_further(card: CardContent, size: CardSize) -> None:
    style = card_style(size)
    assert smallest(faces(replace(card, sections=(Prose("Notas", LONG),)), style), "palavra") >= style.least


def test_running_text_shrinks_before_it_takes_a_second_card(card: CardContent) -> None:
    printed = faces(replace(card, sections=(Prose("Notas", "palavra " * 85),)), POKER)
    assert len(printed) == 1
    assert smallest(printed, "palavra") < POKER.body


def test_short_text_stands_in_its_full_size(card: CardContent) -> None:
    assert smallest(faces(card, POKER), "Segura") == POKER.body


@pytest.mark.parametrize("size", CardSize)
def test_a_name_of_sixty_letters_is_whole_in_the_header(card: CardContent, size: CardSize) -> None:
    (face,) = faces(replace(card, name=NAME_OF_60), card_style(size))
    found = [mark.text for _, _, mark in texts(face)]
    assert NAME_OF_60 in " ".join(found)


def test_a_name_too_long_for_the_header_stands_whole_under_it(card: CardContent) -> None:
    name = " ".join(f"nome{number}" for number in range(300))
    found = words(faces(replace(card, name=name), POKER))
    assert all(f"nome{number}" in found for number in range(300))


def test_a_parry_whose_weapon_no_column_can_hold_is_named_whole_before_it(card: CardContent) -> None:
    label = "Aparar\n" + " ".join(f"lâmina{number}" for number in range(60))
    line = replace(card.lines[0], figures=(Figure(label, "12"),))
    found = words(faces(replace(card, lines=(line,)), POKER))
    assert all(f"lâmina{number}" in found for number in range(60))


def test_sixty_parries_take_as_many_cards_as_they_need(card: CardContent) -> None:
    figures = tuple(Figure(f"Aparar\nArma{number}", str(number)) for number in range(60))
    found = words(faces(replace(card, lines=(replace(card.lines[0], figures=figures),)), POKER))
    assert all(f"Arma{number}" in found for number in range(60))


@pytest.mark.parametrize("before", range(100, 320, 20))
def test_a_line_is_not_parted_between_two_cards(card: CardContent, before: int) -> None:
    printed = faces(replace(card, about="linha " * before), POKER)
    (found,) = [words((face,)) for face in printed if "MARCHA" in words((face,))]
    assert "10" in found[found.index("MARCHA") :]


def test_a_table_of_long_cells_keeps_every_letter(card: CardContent) -> None:
    row = Row(("ataque " * 40, "17", "1d+" * 60, "corte" * 30), "efeito " * 50)
    printed = faces(replace(card, sections=(Table(("Ataque", "NH", "Dano", "Tipo"), (row,)),)), POKER)
    joined = "".join(words(printed))
    assert joined.count("ataque") == 40
    assert joined.count("efeito") == 50
    assert "".join(mark.text for face in printed for _, _, mark in texts(face) if "1d" in mark.text)


def test_a_table_without_rows_keeps_its_headings(card: CardContent) -> None:
    assert "Ataque" in words(faces(replace(card, sections=(Table(("Ataque", "NH"), ()),)), POKER))


def test_a_heading_wider_than_the_card_is_whole(card: CardContent) -> None:
    printed = faces(replace(card, sections=(Prose("título " * 30, "corpo"),)), POKER)
    assert words(printed).count("título") == 30
    assert "corpo" in words(printed)


def test_the_lines_are_told_apart_without_colour(card: CardContent) -> None:
    (face,) = faces(card, POKER)
    marks = [mark for part in face.placed for mark in part.marks]
    rules = [mark for mark in marks if isinstance(mark, RuleMark) and mark.ink is not Ink.EDGE]
    signs = [mark for mark in marks if isinstance(mark, BoxMark)][1:]
    assert [bool(rule.dash) for rule in rules] == [False, True]
    assert [sign.outlined for sign in signs] == [False, True]


def test_a_card_of_a6_tells_how_its_numbers_came_about(card: CardContent) -> None:
    (face,) = faces(card, card_style(CardSize.A6))
    assert "4 + 1 Reflexos + 6 PD" in " ".join(words((face,)))


@pytest.mark.parametrize("size", CardSize)
def test_both_lines_of_every_sample_stand_on_its_first_face(
    sample_cards: list[CardContent], size: CardSize
) -> None:
    for card in sample_cards:
        first, *_ = faces(card, card_style(size))
        assert {"CENA", "MARCHA"} <= set(words((first,)))


@pytest.mark.parametrize("size", CardSize)
def test_pv_and_fatigue_of_every_sample_stand_on_its_first_face(
    sample_cards: list[CardContent], size: CardSize
) -> None:
    for card in sample_cards:
        first, *_ = faces(card, card_style(size))
        found = [mark.text for _, _, mark in texts(first)]
        assert all(found.count(track.label) == 2 for track in card.tracks)


@pytest.mark.parametrize("size", [CardSize.A6, CardSize.HALF_A4])
def test_a_large_card_holds_any_sample_on_one_face(sample_cards: list[CardContent], size: CardSize) -> None:
    assert {len(faces(card, card_style(size))) for card in sample_cards} == {1}


@pytest.mark.parametrize("count", range(60, 220, 20))
def test_the_account_of_a_number_never_costs_a_face(card: CardContent, count: int) -> None:
    style = card_style(CardSize.A6)
    long = replace(card, sections=(Prose("Notas", "palavra " * count),))
    told = with_texts(long, lambda words: "" if words.startswith("4 + 1") else words)
    assert len(faces(long, style)) == len(faces(told, style))


def test_on_a_wide_card_the_lines_stand_side_by_side(card: CardContent) -> None:
    (face,) = faces(card, card_style(CardSize.SMALL))
    tops = {mark.text: (x, y) for x, y, mark in texts(face)}
    assert tops["EM CENA"][1] == tops["EM MARCHA"][1]
    assert tops["EM CENA"][0] < tops["EM MARCHA"][0]


def test_a_wide_card_sets_its_text_in_two_columns(card: CardContent) -> None:
    style = card_style(CardSize.SMALL)
    printed = faces(replace(card, sections=(Prose("Notas", LONG),)), style)
    starts = {round(x, 2) for x, _, mark in texts(printed[-1]) if mark.text.startswith("palavra")}
    assert starts == {round(x, 2) for x in style.columns}


def test_the_columns_of_a_wide_cards_last_face_end_together(card: CardContent) -> None:
    style = card_style(CardSize.SMALL)
    printed = faces(replace(card, sections=(Prose("Notas", "palavra " * 60),)), style)
    found = _columns(printed[-1], style)
    feet = {x: max(y for at, y in found if at == x) for x, _ in found}
    assert len(feet) == 2
    assert abs(feet[style.columns[0]] - feet[style.columns[1]]) < 2 * style.body


def _columns(face: Face, style: CardStyle) -> list[tuple[float, float]]:
    """The running words of a face: in which column, how far down."""
    return [
        (max(start for start in style.columns if start <= x + 0.01), y)
        for x, y, mark in texts(face)
        if "palavra" in mark.text
    ]


def test_a_wide_card_says_beside_the_name_what_others_say_under_it(card: CardContent) -> None:
    (face,) = faces(replace(card, lines=()), card_style(CardSize.SMALL))
    tops = {mark.text: y for _, y, mark in texts(face)}
    assert tops["Ônfalos"] == pytest.approx(tops["Calpúrnia"])


@pytest.mark.parametrize("size", CardSize)
def test_no_two_texts_of_a_sample_lie_on_one_another(sample_cards: list[CardContent], size: CardSize) -> None:
    for card in sample_cards:
        for face in faces(card, card_style(size)):
            spans = sorted((round(y, 2), x, x + width_of(mark.text, mark.font)) for x, y, mark in texts(face))
            for (y, _, end), (next_y, start, _) in pairwise(spans):
                assert y != next_y or start >= end - 0.5
