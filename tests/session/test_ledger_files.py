"""The ledger written out into a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from gmscreen.session.ledger import Reveal
from gmscreen.session.ledger_export import verify_export
from gmscreen.session.ledger_files import export_ledger, slug
from tests.session.ledgers import BLOW, SECRET, SEEN, chained, ledger

ENTRIES = chained([SEEN, SECRET, BLOW, Reveal(2)])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_log_twice_and_a_document_for_each_hidden_roll(tmp_path: Path) -> None:
    written = export_ledger(ledger(ENTRIES), tmp_path / "novo" / "fundo")
    expected = ["livro-a-garganta.jsonl", "livro-a-garganta.md", "semana-03-rolagem-01.md"]
    assert names(tmp_path / "novo" / "fundo") == expected
    assert [path.name for path in written.files] == expected


def test_what_was_written_proves_itself(tmp_path: Path) -> None:
    export_ledger(ledger(ENTRIES), tmp_path)
    with (tmp_path / "livro-a-garganta.jsonl").open("rb") as file:
        assert verify_export(file).head == ENTRIES[-1].head


def test_writing_again_takes_the_logs_place_and_leaves_the_documents(tmp_path: Path) -> None:
    export_ledger(ledger(ENTRIES[:2]), tmp_path)
    before = (tmp_path / "semana-03-rolagem-01.md").stat()
    written = export_ledger(ledger(ENTRIES, undone=[2]), tmp_path)
    after = (tmp_path / "semana-03-rolagem-01.md").stat()
    assert (written.differing, before.st_ino) == ((), after.st_ino)
    assert len((tmp_path / "livro-a-garganta.jsonl").read_bytes().splitlines()) == 5


def test_a_document_that_says_something_else_is_left_and_told(tmp_path: Path) -> None:
    handed_in = tmp_path / "semana-03-rolagem-01.md"
    handed_in.write_text("STATUS: ENVIADO\nentregue antes\n")
    written = export_ledger(ledger(ENTRIES), tmp_path)
    assert written.differing == (handed_in,)
    assert handed_in.read_text().endswith("entregue antes\n")


def test_a_failure_on_the_way_leaves_no_partial_file(tmp_path: Path) -> None:
    def broken() -> object:
        yield ENTRIES[0]
        raise OSError(28, "full")

    whole = ledger(ENTRIES)
    failing = type(whole)(whole.campaign_id, whole.name, whole.head, broken)  # type: ignore[arg-type]
    with pytest.raises(OSError, match=r"livro-a-garganta\.jsonl"):
        export_ledger(failing, tmp_path)
    assert names(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("A Garganta, 2ª temporada", "a-garganta-2a-temporada"),
        ("../../etc/passwd", "etc-passwd"),
        ("\u202eexe.ção", "exe-cao"),
        ("🎲", ""),
        ("a" * 300, "a" * 60),
    ],
)
def test_a_name_from_data_becomes_safe(name: str, safe: str) -> None:
    assert slug(name) == safe


def test_a_campaign_without_a_usable_name_still_has_a_log(tmp_path: Path) -> None:
    export_ledger(ledger(ENTRIES[:1], name="🎲"), tmp_path)
    assert names(tmp_path) == ["livro-campanha.jsonl", "livro-campanha.md"]
