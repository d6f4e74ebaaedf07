"""Printing cards through the dialogs: what, how, where to."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QPushButton

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.session.session import Session
from gmscreen.ui.settings import read_settings
from gmscreen.ui.shell.card_dialog import CardDialog, Scope
from gmscreen.ui.shell.shell import Shell
from tests.ui.sheets import put_sheet

SAMPLE = sample_sheets() / "kallias.toml"
BARE = 'schema = 1\nid = "{id}"\nname = "{name}"\nkind = "{kind}"\n'

Print = Callable[[Path], None]


def asked(shell: Shell) -> CardDialog:
    found = shell.window.findChild(QAction, "export_card")
    assert isinstance(found, QAction)
    found.trigger()
    dialog = shell.window.findChild(CardDialog)
    assert isinstance(dialog, CardDialog)
    return dialog


def order(dialog: CardDialog) -> None:
    (button,) = [each for each in dialog.findChildren(QPushButton) if each.property("primary")]
    button.click()


@pytest.fixture
def print_to(shell: Shell, qtbot) -> Print:  # type: ignore[no-untyped-def]
    def answer(path: Path) -> None:
        dialog = shell.window.findChild(QFileDialog)
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(path.parent))
        dialog.selectFile(path.name)
        dialog.accept()
        qtbot.waitUntil(lambda: not shell.window.findChildren(QFileDialog))
        qtbot.waitUntil(lambda: not shell.window.findChildren(CardDialog))

    return answer


def sheet(folder: Path, name: str, kind: str) -> Path:
    path = folder / f"{name}.toml"
    path.write_text(BARE.format(id=name, name=name.capitalize(), kind=kind))
    return path


def titles(path: Path) -> list[str]:
    return [str(entry["/Title"]) for entry in PdfReader(path).outline]  # type: ignore[call-overload]


def test_the_card_of_the_sheet_in_hand_is_printed_where_it_was_asked(
    shell: Shell, tmp_path: Path, print_to: Print
) -> None:
    shell.open_dropped([SAMPLE])
    order(asked(shell))
    print_to(tmp_path / "cartão.pdf")
    assert titles(tmp_path / "cartão.pdf") == ["Kallias de Ônfalos"]
    assert "cartão.pdf" in shell.status.message.text()


def test_a_name_without_suffix_becomes_a_pdf(shell: Shell, tmp_path: Path, print_to: Print) -> None:
    shell.open_dropped([SAMPLE])
    order(asked(shell))
    print_to(tmp_path / "kallias")
    assert (tmp_path / "kallias.pdf").exists()


def test_size_paper_and_ink_are_chosen_and_remembered(
    shell: Shell, tmp_path: Path, print_to: Print, settings_path: Path
) -> None:
    shell.open_dropped([SAMPLE])
    dialog = asked(shell)
    dialog.size_choice.choose(CardSize.SMALL)
    dialog.paper.choose(PaperSize.LETTER)
    dialog.ink.choose(InkStyle.PLAIN)
    order(dialog)
    print_to(tmp_path / "a.pdf")
    page = PdfReader(tmp_path / "a.pdf").pages[0]
    assert [float(edge) for edge in page.mediabox] == [0, 0, 612, 792]
    assert "90 × 50 mm" in page.extract_text()
    chosen = CardFormat(CardSize.SMALL, PaperSize.LETTER, InkStyle.PLAIN)
    assert read_settings(settings_path).cards == chosen
    assert asked(shell).chosen == chosen


@pytest.mark.parametrize(
    ("scope", "names"),
    [
        (Scope.ONE, ["Ana"]),
        (Scope.CREATURES, ["Draugr", "Jiangshi"]),
        (Scope.ALL, ["Ana", "Draugr", "Jiangshi"]),
    ],
)
def test_many_sheets_are_printed_in_one_file(
    shell: Shell, tmp_path: Path, print_to: Print, scope: Scope, names: list[str]
) -> None:
    paths = [
        sheet(tmp_path, "ana", "pc"),
        sheet(tmp_path, "draugr", "creature"),
        sheet(tmp_path, "jiangshi", "creature"),
    ]
    for path in paths:
        shell.desk.open(path)
    shell.desk.choose("ana")
    dialog = asked(shell)
    dialog.scope.choose(scope)
    order(dialog)
    print_to(tmp_path / "a.pdf")
    assert titles(tmp_path / "a.pdf") == names


def test_where_there_is_no_creature_none_are_offered(shell: Shell, tmp_path: Path) -> None:
    shell.open_dropped([sheet(tmp_path, "ana", "pc")])
    offered = asked(shell).scope.list
    assert [offered.itemText(place) for place in range(offered.count())] == [
        "Só esta: Ana",
        "Todas as fichas (1)",
    ]


def test_the_dialog_says_how_many_cards_a_sheet_of_paper_holds(shell: Shell) -> None:
    shell.open_dropped([SAMPLE])
    dialog = asked(shell)
    dialog.size_choice.choose(CardSize.HALF_A4)
    told = dialog.per_sheet.text()
    dialog.paper.choose(PaperSize.LETTER)
    assert [told, dialog.per_sheet.text()] == ["2 cartões por folha", "1 cartão por folha"]


def test_a_sign_without_glyph_is_reported(shell: Shell, tmp_path: Path, print_to: Print) -> None:
    path = tmp_path / "ana.toml"
    path.write_text(BARE.format(id="ana", name="Ana 🐉", kind="pc"))
    shell.open_dropped([path])
    order(asked(shell))
    print_to(tmp_path / "a.pdf")
    assert "A fonte não tem o sinal 🐉: no papel está [U+1F409]." in shell.notice.words


def test_a_bad_sheet_prints_nothing_and_says_what_is_wrong_with_it(
    shell: Shell, session: Session, tmp_path: Path, print_to: Print
) -> None:
    shell.desk.choose(put_sheet(session, "ruim", "nome = "))
    order(asked(shell))
    print_to(tmp_path / "out.pdf")
    assert "ruim" in shell.notice.words
    assert not (tmp_path / "out.pdf").exists()


def test_a_place_that_cannot_be_written_is_said(
    shell: Shell, tmp_path: Path, print_to: Print, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("gmscreen.ui.shell.card_file.write_pdf", refuse, raising=False)
    shell.open_dropped([SAMPLE])
    order(asked(shell))
    print_to(tmp_path / "out.pdf")
    assert "não pôde ser gravado" in shell.notice.words


def test_leaving_the_dialog_asks_for_no_file(shell: Shell, qtbot) -> None:  # type: ignore[no-untyped-def]
    shell.open_dropped([SAMPLE])
    asked(shell).reject()
    qtbot.waitUntil(lambda: not shell.window.findChildren(CardDialog))
    assert not shell.window.findChildren(QFileDialog)


def test_without_a_sheet_in_hand_nothing_is_asked(shell: Shell) -> None:
    found = shell.window.findChild(QAction, "export_card")
    assert isinstance(found, QAction)
    found.trigger()
    assert not shell.window.findChildren(CardDialog)
