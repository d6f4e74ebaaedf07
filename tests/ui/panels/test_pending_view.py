"""What the panel Pendências shows, without widgets."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from gmscreen.session.records import ValueRecord
from gmscreen.session.session import Session
from gmscreen.sheets.table_values import ValueKey, ValueKind, weight_key
from gmscreen.ui.panels.pending.sheet_reader import read_sheets
from gmscreen.ui.panels.pending.view import PendingView, present
from gmscreen.ui.panels.table_value import Gap, value_words
from gmscreen.ui.sheet_desk import SheetDesk
from tests.ui.sheets import put_sheet, sample_store

SHEETS = tuple(
    read
    for read in read_sheets(SheetDesk(Session(store=sample_store())))
    if read.id in {"escriba-de-campo", "boca-de-poco"}
)
NOON = datetime(2026, 11, 30, 15, tzinfo=UTC)


def record(kind: ValueKind, name: str, value: str, sheet: str = "") -> ValueRecord:
    return ValueRecord(
        id=name, kind=kind, name=name, shown=name.capitalize(), value=value, sheet=sheet, settled_at=NOON
    )


STAFF = record(ValueKind.WEIGHT, weight_key("Bastão").name, "1.5")


def queue(view: PendingView) -> list[str]:
    return [row.cells[0].words for row in view.queue]


def test_what_is_lacking_stands_under_its_sheet() -> None:
    view = present(SHEETS)
    assert queue(view) == [
        "A Escriba de Campo · 3 pendências",
        "Falta o peso de Bastão.",
        "Falta o dano de Bastão.",
        "Falta o dano de Besta leve.",
        "Boca-de-poço · 1 pendência",
        "Falta o NH de Bote.",
    ]
    assert view.count == "4 pendências"


def test_each_gap_that_a_value_settles_asks_for_it() -> None:
    asked = [row.cells[1].asks for row in present(SHEETS).queue if not row.heading]
    assert [each.caption for each in asked if each is not None] == [
        "Peso de um: Bastão",
        "Dano de Bastão",
        "Dano de Besta leve",
        "NH de Bote",
    ]
    assert asked[0] is not None
    assert asked[0].key == Gap(weight_key("Bastão"), "Bastão")


def test_a_settled_value_leaves_the_queue() -> None:
    assert "Falta o peso de Bastão." not in queue(present(SHEETS, [STAFF]))


@pytest.mark.parametrize(("query", "rows"), [("bote", 2), ("escriba", 4), ("BASTAO peso", 2), ("dragão", 0)])
def test_the_filter_looks_at_sheets_and_what_they_lack(query: str, rows: int) -> None:
    assert len(present(SHEETS, query=query).queue) == rows


def test_nothing_lacking_says_so() -> None:
    assert present(()).count == "nada pendente"


def test_a_value_says_what_it_is_of_and_its_day() -> None:
    level = record(ValueKind.ATTACK_LEVEL, "bote", "14", "boca-de-poco")
    view = present(SHEETS, [STAFF, level])
    assert [[cell.words for cell in row.cells] for row in view.values] == [
        ["Peso de um: Bastao", "1,5 kg", "30/11/2026", "esquecer"],
        ["NH de Bote · Boca-de-poço", "14", "30/11/2026", "esquecer"],
    ]


def test_a_value_can_be_changed_from_what_it_is() -> None:
    (row,) = present(SHEETS, [STAFF]).values
    assert row.cells[1].asks is not None
    assert row.cells[1].asks.answer == "1,5"


def test_an_attack_of_a_sheet_that_is_gone_goes_by_its_id() -> None:
    (row,) = present(SHEETS, [record(ValueKind.ATTACK_LEVEL, "garra", "12", "sumido")]).values
    assert row.cells[0].words == "NH de Garra · sumido"


@pytest.mark.parametrize(
    ("kind", "kept", "shown"),
    [
        (ValueKind.WEIGHT, "1.5", "1,5 kg"),
        (ValueKind.ATTACK_LEVEL, "14", "14"),
        (ValueKind.ATTACK_DAMAGE, "2d-1", "2d−1"),
        (ValueKind.ATTACK_TYPE, "cutting", "cortante"),
    ],
)
def test_each_kind_of_value_is_written_its_own_way(kind: ValueKind, kept: str, shown: str) -> None:
    assert value_words(record(kind, "x", kept)) == shown


def test_a_sheet_that_can_not_be_read_says_why() -> None:
    session = Session()
    put_sheet(session, "ruim", "schema = ")
    heading, why = present(read_sheets(SheetDesk(session))).queue
    assert (heading.heading, heading.cells[0].words) == (True, "ruim · 1 pendência")
    assert "ruim" in why.cells[0].words


def test_keys_of_values_are_the_pendencias_own() -> None:
    keys = {row.cells[1].asks.key for row in present(SHEETS).queue if row.cells[1].asks}
    assert Gap(ValueKey(ValueKind.ATTACK_LEVEL, "bote", "boca-de-poco"), "Bote") in keys
