"""Tables set in lines."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, Mark, TextMark
from gmscreen.paper.press.setting import width_of
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.paper.press.table import Column, Row, Side, Table, Tone
from gmscreen.paper.press.table_setting import MOST_GLUED, TableSetting
from gmscreen.paper.press.table_style import TableStyle
from gmscreen.paper.press.table_widths import cell_widths

STYLE = TableStyle(8, 8, 1)
PLACE: StructurePath = ((Role.TABLE, 0),)
COLUMNS = (Column("Onde", leads=True), Column("NH", Side.RIGHT))


def table(*rows: Row, columns: tuple[Column, ...] = COLUMNS) -> Table:
    return Table(columns, rows)


def setting(*rows: Row, width: float = 120, style: TableStyle = STYLE) -> TableSetting:
    return TableSetting(table(*rows), style, width, PLACE)


def words(blocks: Sequence[Block]) -> list[TextMark]:
    return [mark for block in blocks for mark in block.marks if isinstance(mark, TextMark)]


def stripes(block: Block) -> list[Mark]:
    return [mark for mark in block.marks if isinstance(mark, BoxMark)]


def end(mark: TextMark) -> float:
    return mark.x + width_of(mark.text, mark.font)


def test_figures_end_at_one_edge() -> None:
    figures = words(list(setting(Row(("Mão", "−4")), Row(("Vitais", "−12"))).rows()))[1::2]
    assert len({round(end(mark), 3) for mark in figures}) == 1


def test_every_other_row_lies_on_a_stripe_and_a_group_starts_anew() -> None:
    rows = [
        Row(("a", "")),
        Row(("b", "")),
        Row(("Grupo", ""), tone=Tone.GROUP),
        Row(("c", "")),
        Row(("d", "")),
    ]
    assert [bool(stripes(block)) for block in setting(*rows).rows()] == [True, False, False, True, False]


def test_turned_the_second_row_lies_on_the_first_stripe() -> None:
    rows = [Row((name, "")) for name in "abc"]
    assert [bool(stripes(block)) for block in setting(*rows).turned()] == [False, True, False]


def test_the_lines_of_a_row_stay_together_and_rows_may_part() -> None:
    blocks = list(setting(Row(("uma palavra e outra palavra", "−4")), Row(("b", "0")), width=70).rows())
    assert [block.glued for block in blocks][-2:] == [False, False]
    assert all(block.glued for block in blocks[:-2])
    assert len(blocks) > 2


def test_a_row_that_is_very_high_may_be_parted() -> None:
    blocks = list(setting(Row(("palavra " * 60, "")), width=70).rows())
    assert len(blocks) > MOST_GLUED
    assert not any(block.glued for block in blocks)


def test_a_title_of_rows_stays_with_the_row_under_it() -> None:
    group, row = setting(Row(("Grupo", ""), tone=Tone.GROUP), Row(("a", ""))).rows()
    assert group.glued
    assert not row.glued


def test_a_remark_stands_in_under_its_row() -> None:
    first, second = setting(Row(("Olhos", "−9"), "cega")).rows()
    assert words([second])[0].x > words([first])[0].x
    assert words([second])[0].font.ink is Ink.MUTED


def test_the_lines_of_a_remark_are_no_higher_than_its_letters_ask_for() -> None:
    style = TableStyle(10, 5, 0)
    first, second = setting(Row(("Olhos", "−9"), "cega"), style=style).rows()
    assert second.height == first.height / 2


def test_a_first_cell_that_spans_does_not_widen_its_column() -> None:
    long = "Apara, Bloqueio ou Esquiva Ampliada"
    rows = [Row(("Mão", "um valor")), Row((long, ""), "outro valor", spans=True)]
    first, second, _ = TableSetting(table(*rows, columns=(Column(leads=True), Column())), STYLE, 160).rows()
    assert words([first])[1].x < 40
    assert [mark.text for mark in words([second])] == [long]


def test_a_pair_that_has_room_on_its_line_is_not_broken_for_the_others_sake() -> None:
    rows = [Row(("Um nome que é bem comprido", "−1")), Row(("Apontar", "anda ½ do Desl., até 2 m"))]
    *_, last = setting(*rows, width=150).rows()
    name, figure = words([last])
    assert figure.text == "anda ½ do Desl., até 2 m"
    assert end(figure) == 150 - STYLE.inset
    assert end(name) < figure.x


def test_a_name_that_has_room_beside_its_figure_is_not_broken_for_the_others_sake() -> None:
    rows = [Row(("a", "muitos metros por turno")), Row(("Um nome bem comprido, este", "−1"))]
    assert len(list(setting(*rows, width=130).rows())) == 2


def test_each_cell_is_an_element_and_the_heading_is_told_once() -> None:
    made = setting(Row(("Mão", "−4")))
    tags = [mark.place[-1][0] for mark in words([*made.head(), *made.rows()])]
    assert tags == [Role.HEADER_CELL, Role.HEADER_CELL, Role.ROW_HEADER_CELL, Role.CELL]
    assert [mark.place for mark in words(made.again())] == [(), ()]


def test_a_table_without_headings_has_no_head() -> None:
    assert TableSetting(table(Row(("a",)), columns=(Column(),)), STYLE, 80).head() == ()


def test_a_row_for_a_pen_is_as_high_as_it_is_asked_to_be() -> None:
    (block,) = setting(Row(("", "")), style=TableStyle(8, 8, 1, least_row=18)).rows()
    assert round(block.height, 6) == 18


def test_a_column_that_breaks_fewer_lines_gets_the_room() -> None:
    long = "umas palavras que não cabem em menos do que isso"
    rows = [Row((long, "+1")), Row((long, "+2")), Row((long, "−1 por ponto que falta"))]
    assert len(list(setting(*rows, width=230).rows())) < 9


def test_a_heading_may_be_wider_than_the_cells_it_stands_over() -> None:
    assert cell_widths(table(Row(("a", "−4")), columns=(Column("Uma palavra"), Column("NH"))), STYLE)[0] < 40


@given(
    st.lists(
        st.tuples(
            st.text("aáç −½", max_size=60), st.sampled_from(["", "−4", "+1 a +3", "x" * 200]), st.text("ab ")
        ),
        min_size=1,
        max_size=6,
    ),
    st.floats(60, 300),
)
def test_no_mark_leaves_the_width_and_no_letter_is_lost(
    rows: list[tuple[str, str, str]], width: float
) -> None:
    made = setting(*(Row((name, figure), remark) for name, figure, remark in rows), width=width)
    blocks = list(made.rows())
    assert all(mark.x >= -0.01 and end(mark) <= width + 0.1 for mark in words(blocks))
    said = "".join(mark.text for mark in words(blocks)).replace(" ", "")
    wanted = "".join("".join(row) for row in rows).replace(" ", "")
    assert sorted(said) == sorted(wanted)
