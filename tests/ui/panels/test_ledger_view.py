"""A row of the ledger in Dados, closed and opened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gmscreen.session.ledger import Reveal
from gmscreen.session.ledger_faults import RowError, RowFault
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery, page_of
from gmscreen.session.rolls import RollFacts, RollRequest
from gmscreen.ui.panels.dice.entry_view import EntryView, grouped, present_entry
from gmscreen.ui.panels.dice.ledger_cells import GIVES_WAY, WIDTHS, cells, columns
from gmscreen.ui.theme.theme import Tone
from tests.session.ledgers import BLOW, SECRET, SEEN, chained

ENTRIES = chained([SEEN, SECRET, BLOW, SECRET, Reveal(4)])
LINES = {line.sequence: line for line in page_of(ENTRIES, {3}, LedgerQuery())}
CHANGED = LedgerLine(9, RowError(RowFault.WRONG_HASH))


def words(line: LedgerLine, *, covered: bool = False) -> dict[str, str]:
    return dict(zip(WIDTHS, (cell.words for cell in cells(line, covered=covered)), strict=True))


def told(line: LedgerLine, *, covered: bool = False) -> dict[str, str]:
    view = present_entry(line, covered=covered)
    return dict((*view.told, *view.chained))


def test_a_roll_is_told_from_its_number_to_its_visibility() -> None:
    shown = words(LINES[1])
    assert shown.pop("time") == ENTRIES[0].time.astimezone().strftime("%d/%m %H:%M:%S")
    assert shown == {
        "sequence": "1",
        "who": "Kállias",
        "purpose": "Percepção",
        "dice": "3d",
        "modifiers": "Penumbra −2",
        "level": "12",
        "faces": "4 + 1 + 3",
        "total": "8",
        "outcome": "sucesso por 4",
        "visibility": "aberta",
    }


def test_every_column_has_a_heading_and_what_gives_way_is_one_of_them() -> None:
    assert len(columns()) == len(WIDTHS)
    assert set(GIVES_WAY) < set(WIDTHS)


@pytest.mark.parametrize(
    ("sequence", "state"),
    [
        (1, "aberta"),
        (2, "escondida · mesa"),
        (3, "desfeita · aberta"),
        (4, "revelada no nº 5 · mesa"),
        (5, ""),
    ],
)
def test_visibility_is_said_in_words(sequence: int, state: str) -> None:
    assert words(LINES[sequence])["visibility"] == state


def test_an_undone_roll_is_struck_out_but_for_the_word_that_says_so() -> None:
    struck = dict(zip(WIDTHS, (cell.struck for cell in cells(LINES[3], covered=False)), strict=True))
    assert not struck.pop("visibility")
    assert all(struck.values())


def test_a_covered_secret_shows_only_that_it_is_there_and_its_commitment() -> None:
    shown = words(LINES[2], covered=True)
    assert shown.pop("time")
    assert {key: word for key, word in shown.items() if word} == {
        "sequence": "2",
        "purpose": f"{ENTRIES[1].hash[:8]}…",
        "visibility": "escondida · mesa",
    }


def test_a_revealed_roll_is_covered_no_more() -> None:
    assert words(LINES[4], covered=True) == words(LINES[4])


def test_a_reveal_is_a_row_of_its_own() -> None:
    assert words(LINES[5])["purpose"] == "revela o nº 4"


def test_a_changed_row_says_what_is_wrong_with_it() -> None:
    shown = cells(CHANGED, covered=False)[list(WIDTHS).index("purpose")]
    assert shown.tone is Tone.BAD
    assert "foi alterado" in shown.words


def test_the_level_explains_itself_by_its_modifiers() -> None:
    level = cells(LINES[1], covered=False)[list(WIDTHS).index("level")]
    assert level.derivation is not None
    assert [step.total for step in level.derivation.steps] == [14, 12]


def test_names_that_look_like_marks_or_break_lines_are_shown_as_they_are() -> None:
    facts = RollFacts(RollRequest(SEEN.request.dice, "<b>um\ndois</b>", "<img src=x>"), (1, 2, 3))
    (line,) = page_of(chained([facts]), (), LedgerQuery())
    assert (words(line)["who"], words(line)["purpose"]) == ("<img src=x>", "<b>um dois</b>")


def test_an_opened_row_tells_everything() -> None:
    entry = ENTRIES[0]
    shown = told(LINES[1])
    assert shown["Modificadores"] == "NH antes dos modificadores: 14 = 14\nPenumbra: −2 = 12"
    assert shown["Rolagem"] == "4 + 1 + 3 = 8"
    assert shown["Nonce"].replace(" ", "") == entry.nonce.hex()
    assert shown["Hash"].replace(" ", "") == entry.hash
    assert shown["Hash anterior"].replace(" ", "") == entry.previous
    assert (shown["Semana"], shown["Passo do diário"]) == ("3", "1")


def test_modifiers_of_dice_that_are_no_test_lead_to_the_constant() -> None:
    request = RollRequest(BLOW.request.dice, "Dano", "Orc", None, (("Ponta cega", -1),))
    (line,) = page_of(chained([replace(BLOW, request=request)]), (), LedgerQuery())
    assert told(line)["Modificadores"].endswith("Ponta cega: −1 = −1")


def test_an_opened_secret_keeps_its_dice_and_its_nonce_while_covered() -> None:
    shown = told(LINES[2], covered=True)
    assert set(shown) == {"Visibilidade", "Quando", "Semana", "Passo do diário", "Hash", "Hash anterior"}


@pytest.mark.parametrize(("sequence", "reveals"), [(1, False), (2, True), (3, False), (4, False), (5, False)])
def test_only_a_secret_can_be_revealed(sequence: int, reveals: bool) -> None:
    assert present_entry(LINES[sequence], covered=False).can_reveal is reveals


def test_a_changed_row_has_nothing_to_copy() -> None:
    view = present_entry(CHANGED, covered=False)
    assert view == EntryView(9, "Registro nº 9", problem=view.problem)
    assert "foi alterado" in view.problem


def test_a_hash_is_grouped_by_eight() -> None:
    assert grouped("0123456789abcdef01") == "01234567 89abcdef 01"
