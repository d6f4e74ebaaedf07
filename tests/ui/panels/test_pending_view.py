"""What the panel Pendências e notas shows, without widgets."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from gmscreen.session.missing import Standing, missing_in
from gmscreen.session.note_commands import AddNote, FileNote
from gmscreen.session.pending_commands import AddPending, EnterMissing, MarkPending
from gmscreen.session.records import PendingState, ValueRecord
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import RemoveSheet
from gmscreen.sheets.table_values import ValueKey, ValueKind, weight_key
from gmscreen.ui.panels.pending.notes_view import present_notes
from gmscreen.ui.panels.pending.origins import NOWHERE, origins
from gmscreen.ui.panels.pending.queue_view import Asked, Order, QueueView, Shown, present_queue
from gmscreen.ui.panels.pending.values_view import present_values
from gmscreen.ui.panels.table_value import Gap, value_words
from tests.ui.sheets import sample_store

NOON = datetime(2026, 11, 30, 15, tzinfo=UTC)


@pytest.fixture
def session() -> Session:
    """A sitting with the samples, of which two lack something, and one entry written by hand."""
    session = Session(clock=lambda: NOON, store=sample_store())
    kept = {"escriba-de-campo", "boca-de-poco"}
    for sheet in set(session.campaign.sheets) - kept:
        session.do(RemoveSheet(sheet))
    session.do(EnterMissing(missing_in(session.campaign)))
    session.do(AddPending("Onde dorme o Ônfalos?", "perguntar à Ana", "Carga", "panel:load"))
    return session


def view(session: Session, asked: Asked | None = None) -> QueueView:
    return present_queue(session.campaign, session.missing.of(session.campaign), asked or Asked())


def titles(view: QueueView) -> list[str]:
    return [row.cells[0].words for row in view.rows]


def mark(session: Session, title: str, state: PendingState) -> None:
    (entry,) = (one for one in session.campaign.pending.values() if one.title == title)
    session.do(MarkPending(entry.id, state))


def test_what_a_person_wrote_comes_first_then_what_each_sheet_lacks(session: Session) -> None:
    shown = view(session)
    assert titles(shown) == [
        "Onde dorme o Ônfalos?",
        "Falta o peso de Bastão.",
        "Falta o dano de Bastão.",
        "Falta o dano de Besta leve.",
        "Falta o NH de Bote.",
    ]
    assert shown.count == "5 abertas"


def test_a_row_says_where_it_came_from_how_it_stands_and_since_when(session: Session) -> None:
    words = [[cell.words for cell in row.cells] for row in view(session).rows[:2]]
    assert words == [
        ["Onde dorme o Ônfalos?", "", "Carga ›", "aberta", "30/11/2026"],
        ["Falta o peso de Bastão.", "—", "Ficha A Escriba de Campo ›", "aberta", "30/11/2026"],
    ]


def test_each_gap_that_a_value_settles_asks_for_it(session: Session) -> None:
    asked = [row.cells[1].asks for row in view(session).rows[1:]]
    assert [each.caption for each in asked if each is not None] == [
        "Peso de um: Bastão",
        "Dano de Bastão",
        "Dano de Besta leve",
        "NH de Bote",
    ]
    assert asked[0] is not None
    assert asked[0].key == Gap(weight_key("Bastão"), "Bastão")


def test_a_settled_value_supplies_its_entry(session: Session) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    assert "Falta o peso de Bastão." not in titles(view(session))
    (row,) = view(session, Asked(shown=Shown.SETTLED)).rows
    assert (row.standing, row.cells[3].words, row.cells[0].struck) == (
        Standing.SUPPLIED,
        "não falta mais",
        True,
    )


@pytest.mark.parametrize(
    ("state", "words"), [(PendingState.DONE, "resolvida"), (PendingState.DISMISSED, "dispensada")]
)
def test_what_is_settled_by_hand_is_shown_among_the_settled(
    session: Session, state: PendingState, words: str
) -> None:
    mark(session, "Falta o NH de Bote.", state)
    assert "Falta o NH de Bote." not in titles(view(session))
    (row,) = view(session, Asked(shown=Shown.SETTLED)).rows
    assert (row.cells[3].words, row.cells[1].asks) == (words, None)
    assert len(view(session, Asked(shown=Shown.ALL)).rows) == 5


@pytest.mark.parametrize(
    ("query", "rows"),
    [("bote", 1), ("escriba", 3), ("BASTAO peso", 1), ("onfalos", 1), ("ana", 1), ("dragão", 0)],
)
def test_the_search_looks_at_title_text_and_origin(session: Session, query: str, rows: int) -> None:
    assert len(view(session, Asked(query)).rows) == rows


def test_by_title_accents_do_not_count(session: Session) -> None:
    session.do(AddPending("Água no poço"))
    assert titles(view(session, Asked(order=Order.TITLE)))[0] == "Água no poço"


def test_by_day_the_newest_or_the_oldest_comes_first(session: Session) -> None:
    newest, oldest = (titles(view(session, Asked(order=order))) for order in (Order.NEWEST, Order.OLDEST))
    assert newest[0] == oldest[-1] == "Onde dorme o Ônfalos?"
    assert newest == oldest[::-1]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (Asked("dragão"), "Nada com essas palavras."),
        (Asked(shown=Shown.SETTLED), "Nenhuma pendência resolvida ainda."),
    ],
)
def test_no_rows_are_explained(session: Session, asked: Asked, words: str) -> None:
    assert (view(session, asked).rows, view(session, asked).nothing) == ((), words)


def test_nothing_lacking_says_so() -> None:
    assert view(Session()).count == "nada pendente"


def test_an_entry_may_come_from_a_panel_or_a_sheet(session: Session) -> None:
    offered = origins(session.campaign)
    assert offered[0] == NOWHERE
    assert ("PV", "panel:hp") in offered
    assert offered[-1] == ("Ficha A Escriba de Campo", "sheet:escriba-de-campo")


def settle(session: Session) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    session.values.settle(ValueKey(ValueKind.ATTACK_LEVEL, "bote", "boca-de-poco"), "Bote", "14")


def test_a_value_says_what_it_is_of_and_its_day(session: Session) -> None:
    settle(session)
    assert [[cell.words for cell in row.cells] for row in present_values(session.campaign)] == [
        ["Peso de um: Bastão", "1,5 kg", "30/11/2026", "esquecer"],
        ["NH de Bote · Boca-de-poço", "14", "30/11/2026", "esquecer"],
    ]


def test_a_value_is_found_by_its_sheet(session: Session) -> None:
    settle(session)
    assert [row.name for row in present_values(session.campaign, "boca poco")] == ["Bote"]


def test_a_value_can_be_changed_from_what_it_is(session: Session) -> None:
    settle(session)
    asks = present_values(session.campaign)[0].cells[1].asks
    assert asks is not None
    assert asks.answer == "1,5"


def test_an_attack_of_a_sheet_that_is_gone_goes_by_its_id(session: Session) -> None:
    session.values.settle(ValueKey(ValueKind.ATTACK_LEVEL, "garra", "sumido"), "Garra", "12")
    (row,) = present_values(session.campaign)
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
    record = ValueRecord(id="x", kind=kind, name="x", shown="X", value=kept, settled_at=NOON)
    assert value_words(record) == shown


def notes(session: Session, query: str = "", *, archive: bool = False) -> list[str]:
    return [row.cells[0].words for row in present_notes(session.campaign, query, archive=archive).rows]


@pytest.fixture
def with_notes(session: Session) -> Session:
    for title in ("A ponte", "Ônfalos", "Velha"):
        session.do(AddNote(title, f"{title}\nFala da corda."))
    session.do(FileNote(next(reversed(session.campaign.notes)), archived=True))
    return session


def test_notes_stand_newest_first_and_the_archive_apart(with_notes: Session) -> None:
    assert notes(with_notes) == ["Ônfalos", "A ponte"]
    assert notes(with_notes, archive=True) == ["Velha (arquivada)"]


@pytest.mark.parametrize(
    ("query", "found"), [("onfalos", ["Ônfalos"]), ("CORDA velha", ["Velha (arquivada)"]), ('"*-', [])]
)
def test_a_search_finds_in_titles_texts_and_the_archive(
    with_notes: Session, query: str, found: list[str]
) -> None:
    assert notes(with_notes, query) == found


def test_no_notes_are_explained(session: Session) -> None:
    assert (
        present_notes(session.campaign, "", archive=False).nothing == "Nenhuma nota ainda: Alt+N começa uma."
    )
    assert present_notes(session.campaign, "", archive=True).nothing == "Nenhuma nota no arquivo."
