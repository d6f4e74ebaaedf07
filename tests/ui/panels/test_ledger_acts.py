"""The ledger as a whole, from Dados: copied, printed, written out, proved."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gmscreen.rules.dice import parse_dice
from gmscreen.session.ledger_export import verify_export
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.ledger_card import LedgerCard
from gmscreen.ui.panels.dice.panel import DicePanel, build
from tests.store.campaigns import as_nobody

ASKED = RollRequest(parse_dice("3d"), "Percepção", "Kállias", 12)


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext, session: Session) -> DicePanel:
    for hidden in (False, True, True):
        session.roll(ASKED, hidden=hidden)
    panel = build(context)
    assert isinstance(panel, DicePanel)
    qtbot.addWidget(panel)
    panel.resize(1600, 900)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


@pytest.fixture
def ledger(panel: DicePanel) -> LedgerCard:
    return panel.ledger


def press(qtbot: QtBot, ledger: LedgerCard, name: str) -> None:
    qtbot.mouseClick(ledger.buttons[name], Qt.MouseButton.LeftButton)


def answer(qtbot: QtBot, ledger: LedgerCard, path: Path) -> None:
    dialog = ledger.window().findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()
    qtbot.waitUntil(lambda: not ledger.window().findChildren(QFileDialog))


def rested(qtbot: QtBot, ledger: LedgerCard) -> str:
    qtbot.waitUntil(ledger.buttons["verify"].isEnabled)
    return ledger.notice.words


def test_the_head_is_copied_with_its_count(qtbot: QtBot, ledger: LedgerCard, session: Session) -> None:
    press(qtbot, ledger, "copy_head")
    assert QGuiApplication.clipboard().text() == str(session.open.head)
    assert ledger.notice.words.startswith("Resumo do livro copiado, com 3 na frente.")


def test_the_head_is_printed_where_it_was_asked(
    qtbot: QtBot, ledger: LedgerCard, session: Session, tmp_path: Path
) -> None:
    press(qtbot, ledger, "print_head")
    answer(qtbot, ledger, tmp_path / "resumo.pdf")
    printed = PdfReader(tmp_path / "resumo.pdf").pages[0].extract_text()
    assert session.open.head.hash in "".join(printed.split())
    assert "resumo.pdf" in ledger.notice.words


def test_a_slip_that_cannot_be_written_says_so(ledger: LedgerCard, tmp_path: Path) -> None:
    ledger.acts.print_slip(tmp_path / "nenhuma" / "resumo.pdf")
    assert "não pôde ser gravado" in ledger.notice.words


def test_the_ledger_is_written_into_the_folder_that_was_chosen(
    qtbot: QtBot, ledger: LedgerCard, tmp_path: Path
) -> None:
    press(qtbot, ledger, "export")
    answer(qtbot, ledger, tmp_path)
    words = rested(qtbot, ledger)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "livro-campanha.jsonl",
        "livro-campanha.md",
        "semana-01-rolagem-01.md",
        "semana-01-rolagem-02.md",
    ]
    assert words == f"{tmp_path}: 4 arquivos gravados."
    with (tmp_path / "livro-campanha.jsonl").open("rb") as file:
        assert verify_export(file).bad is None


def test_a_document_that_was_handed_in_is_left_and_named(
    qtbot: QtBot, ledger: LedgerCard, tmp_path: Path
) -> None:
    (tmp_path / "semana-01-rolagem-02.md").write_text("outra coisa")
    ledger.acts.export_to(tmp_path)
    words = rested(qtbot, ledger)
    assert "semana-01-rolagem-02.md: já existe e diz outra coisa" in words
    assert (tmp_path / "semana-01-rolagem-02.md").read_text() == "outra coisa"


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_a_folder_that_cannot_be_written_says_so(qtbot: QtBot, ledger: LedgerCard, tmp_path: Path) -> None:
    closed = tmp_path / "fechada"
    closed.mkdir(mode=0o500)
    with as_nobody():
        ledger.acts.export_to(closed)
        words = rested(qtbot, ledger)
    assert words.startswith("O livro não foi exportado.")


def test_a_whole_ledger_is_counted_and_called_whole(qtbot: QtBot, ledger: LedgerCard) -> None:
    press(qtbot, ledger, "verify")
    assert ledger.notice.words == "Conferindo o livro…"
    assert not ledger.buttons["verify"].isEnabled()
    assert rested(qtbot, ledger) == "3 registros: livro íntegro."


def test_the_first_bad_row_is_named_with_the_reason_and_nothing_is_exported(
    qtbot: QtBot, ledger: LedgerCard, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _second, third = session.open.store.ledger_entries()
    monkeypatch.setattr(session.open.store, "ledger_entries", lambda: iter((first, third)))
    press(qtbot, ledger, "verify")
    words = rested(qtbot, ledger)
    assert words.startswith("Registro nº 2: a numeração pula")
    ledger.acts.export_to(tmp_path)
    assert rested(qtbot, ledger) == f"O livro não foi exportado. {words}"
    assert list(tmp_path.iterdir()) == []
