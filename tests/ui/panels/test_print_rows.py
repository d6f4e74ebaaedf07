"""What there is to pick for a print."""

from pathlib import Path

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.session.fight.fight_records import fight_ids
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.joining import AddFighters, OpenFight
from gmscreen.session.session import Session
from gmscreen.sheets.exchange.incoming import read_all
from gmscreen.ui.panels.print.fight_picks import sheets_in_fight
from gmscreen.ui.panels.print.order import MOST_COPIES
from gmscreen.ui.panels.print.pick_rows import NOTHING_PICKED, FromFile, Which
from gmscreen.ui.panels.print.sheet_source import picked_sheets, sheet_rows
from tests.ui.sheets import put_sheet

KALLIAS = "kallias"


def from_file(path: Path) -> FromFile:
    (taken,) = read_all([path]).sheets
    return FromFile(taken.sheet.name, taken.written, path, taken.sheet.kind)


def ids(session: Session, query: str = "", which: Which = Which.ALL) -> list[str]:
    return [row.id for row in sheet_rows(session.campaign, NOTHING_PICKED, query, which)]


def test_sheets_stand_by_their_names(session: Session) -> None:
    words = [row.words for row in sheet_rows(session.campaign, NOTHING_PICKED, "", Which.ALL)]
    assert words[:2] == ["A Batedora de Oxóssi", "A Caçadora do Fora-de-Lugar"]


def test_a_sheet_is_found_without_its_accents(session: Session) -> None:
    assert ids(session, "onfalos")[0] == KALLIAS


def test_only_creatures_are_listed_where_only_they_are_wanted(session: Session) -> None:
    found = ids(session, which=Which.CREATURE)
    assert "draugr" in found
    assert KALLIAS not in found


def test_only_what_is_picked_is_listed_where_only_that_is_wanted(session: Session) -> None:
    picks = NOTHING_PICKED.with_copies(["draugr"], 3)
    assert [row.id for row in sheet_rows(session.campaign, picks, "", Which.PICKED)] == ["draugr"]


def test_a_row_says_its_number_aloud(session: Session) -> None:
    picks = NOTHING_PICKED.with_copies(["draugr"], 3)
    (row,) = sheet_rows(session.campaign, picks, "draugr", Which.PICKED)
    assert row.spoken == "Draugr, bicho, 3 ×"


@pytest.mark.parametrize(("asked", "kept"), [(0, {}), (-1, {}), (2, {"a": 2}), (5000, {"a": MOST_COPIES})])
def test_copies_stay_within_reason(asked: int, kept: dict[str, int]) -> None:
    assert NOTHING_PICKED.with_copies(["a"], asked).copies == kept


def test_what_is_picked_is_printed_in_the_order_of_the_list(session: Session) -> None:
    picks = NOTHING_PICKED.with_copies([KALLIAS], 1).with_copies(["draugr"], 2)
    assert [(each.id, each.copies) for each in picked_sheets(session.campaign, picks)] == [
        ("draugr", 2),
        (KALLIAS, 1),
    ]


def test_a_sheet_that_is_gone_is_not_printed(session: Session) -> None:
    assert picked_sheets(session.campaign, NOTHING_PICKED.with_copies(["nobody"], 1)) == ()


def test_a_sheet_from_a_file_is_printed_without_being_taken_in(session: Session) -> None:
    taken = from_file(sample_sheets() / "kallias.toml")
    (picked,) = picked_sheets(session.campaign, NOTHING_PICKED.with_files([taken]))
    assert (picked.written, picked.origin) == (taken.written, taken.origin)


def test_a_sheet_from_a_file_stands_first_and_is_found(session: Session) -> None:
    picks = NOTHING_PICKED.with_files([from_file(sample_sheets() / "kallias.toml")])
    rows = sheet_rows(session.campaign, picks, "kall", Which.ALL)
    assert [row.aside for row in rows[:2]] == ["de arquivo", "personagem"]


def test_a_text_that_is_no_sheet_is_listed_as_illegible(session: Session) -> None:
    put_sheet(session, "ruim", "nome = ")
    (row,) = [row for row in sheet_rows(session.campaign, NOTHING_PICKED, "", Which.ALL) if row.id == "ruim"]
    assert row.aside == "ilegível"


def test_without_a_fight_nobody_is_picked_from_it(session: Session) -> None:
    assert sheets_in_fight(session.campaign) == {}


def test_of_those_who_fight_each_sheet_is_picked_as_often_as_it_fights(session: Session) -> None:
    session.do(OpenFight("luta"))
    (fight,) = fight_ids(session.campaign)
    session.do(AddFighters(fight=fight, sheet="draugr", side=Side.FOES, copies=3))
    session.do(AddFighters(fight=fight, sheet=KALLIAS, side=Side.PARTY, copies=1))
    assert sheets_in_fight(session.campaign) == {"draugr": 3, KALLIAS: 1}
