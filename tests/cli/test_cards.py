import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from gmscreen.cli.main import main
from gmscreen.locator import sample_sheets

KALLIAS = str(sample_sheets() / "kallias.toml")
BARE = 'schema = 1\nid = "ana"\nname = "{name}"\nkind = "pc"\n'


def printed(*words: str | Path) -> int:
    return main(["cards", *map(str, words)])


def test_sheets_become_a_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(KALLIAS, KALLIAS, "-o", tmp_path / "a.pdf") == 0
    assert len(PdfReader(tmp_path / "a.pdf").outline) == 2
    assert capsys.readouterr().out == f"{tmp_path / 'a.pdf'}: 2 cartões.\n"


def test_format_and_paper_are_chosen(tmp_path: Path) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--size", "tarot", "--paper", "letter") == 0
    page = PdfReader(tmp_path / "a.pdf").pages[0]
    assert [float(edge) for edge in page.mediabox] == [0, 0, 612, 792]
    assert "70 × 120 mm" in page.extract_text()


@pytest.mark.parametrize("size", ["poker", "tarot", "a6", "half-a4", "small"])
@pytest.mark.parametrize("ink", ["colour", "plain"])
def test_every_size_is_printed_in_both_inks(tmp_path: Path, size: str, ink: str) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--size", size, "--ink", ink) == 0
    assert "Kallias" in PdfReader(tmp_path / "a.pdf").pages[0].extract_text()


def test_one_bad_sheet_stops_all_and_every_bad_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "b.toml").write_text("schema = ")
    assert printed(tmp_path / "none.toml", KALLIAS, tmp_path / "b.toml", "-o", tmp_path / "a.pdf") == 1
    told = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in told] == ["none.toml", "b.toml, linha 1"]
    assert not (tmp_path / "a.pdf").exists()


def test_a_sheet_given_as_the_output_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "ana.toml"
    sheet.write_text(BARE.format(name="Ana"))
    with pytest.raises(SystemExit) as caught:
        printed(KALLIAS, "-o", sheet)
    assert caught.value.code == 2
    assert "termina em .pdf" in capsys.readouterr().err
    assert sheet.read_text() == BARE.format(name="Ana")


def test_a_sign_without_glyph_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ana.toml").write_text(BARE.format(name="Ana 🐉"))
    assert printed(tmp_path / "ana.toml", "-o", tmp_path / "a.pdf") == 0
    assert capsys.readouterr().err == "A fonte não tem o sinal 🐉: no papel está [U+1F409].\n"


def test_a_field_that_nobody_knows_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ana.toml").write_text(BARE.format(name="Ana") + "colour = 1\n")
    assert printed(tmp_path / "ana.toml", "-o", tmp_path / "a.pdf") == 0
    assert capsys.readouterr().err == "ana.toml: campos que não conheço, fora do cartão: colour.\n"


def test_a_folder_that_is_not_there_is_told_plainly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "none" / "a.pdf") == 1
    assert capsys.readouterr().err == f"{tmp_path / 'none' / 'a.pdf'}: a pasta desse arquivo não existe.\n"


def test_a_size_of_ones_own_is_printed(tmp_path: Path) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--size", "80x110") == 0
    assert "cartões de 80 × 110 mm" in PdfReader(tmp_path / "a.pdf").pages[0].extract_text()


@pytest.mark.parametrize(("size", "told"), [("30x80", "de 40 a 280 mm"), ("grande", "como 80x110")])
def test_an_odd_size_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str, told: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        printed(KALLIAS, "-o", tmp_path / "a.pdf", "--size", size)
    assert caught.value.code == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()


def test_a_card_larger_than_the_paper_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--size", "200x270", "--paper", "letter") == 1
    assert "não cabe no papel Carta" in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()


def test_backs_lie_on_pages_of_their_own(tmp_path: Path) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--backs", "title", "--flip", "short-edge") == 0
    front, back = PdfReader(tmp_path / "a.pdf").pages
    assert "Kallias de Ônfalos" in front.extract_text()
    assert "verso da folha 1" in back.extract_text()


def picture(path: Path) -> Path:
    file = BytesIO()
    Image.new("RGB", (300, 400), "red").save(file, "PNG")
    path.write_bytes(file.getvalue())
    return path


def test_a_portrait_is_found_by_the_id_of_its_sheet(tmp_path: Path) -> None:
    picture(tmp_path / "kallias.png")
    asked = ("--backs", "portrait", "--portraits", tmp_path)
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", *asked) == 0
    assert len(PdfReader(tmp_path / "a.pdf").pages[1].images) == 1


def test_a_picture_takes_the_whole_back(tmp_path: Path) -> None:
    asked = ("--backs", "emblem", "--emblem", picture(tmp_path / "verso.png"), "--bleed", "0")
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", *asked) == 0
    assert len(PdfReader(tmp_path / "a.pdf").pages[1].images) == 1


def test_a_picture_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "verso.png").write_text("<svg/>")
    asked = ("--backs", "emblem", "--emblem", tmp_path / "verso.png")
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", *asked) == 1
    assert capsys.readouterr().err == "verso.png: Só imagens PNG, JPEG ou WebP.\n"
    assert not (tmp_path / "a.pdf").exists()


def test_the_report_is_given_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ana.toml").write_text(BARE.format(name="Ana 🐉") + f'notes = "{"palavra " * 220}"\n')
    asked = ("--json", "--size", "80x110", "--backs", "title")
    assert printed(tmp_path / "ana.toml", "-o", tmp_path / "a.pdf", *asked) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["file"] == str(tmp_path / "a.pdf")
    assert (report["cards"], report["pages"]) == (1, len(PdfReader(tmp_path / "a.pdf").pages))
    assert report["fallbacks"] == ["A fonte não tem o sinal 🐉: no papel está [U+1F409]."]
    assert [shrink["name"] for shrink in report["shrinks"]] == ["Ana [U+1F409]"]
    assert report["format"]["size"] == "80x110"


def test_a_sheet_of_blank_cards_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("-o", tmp_path / "a.pdf", "--blank=creature", "--size", "small") == 0
    assert capsys.readouterr().out == f"{tmp_path / 'a.pdf'}: 10 cartões.\n"
    assert PdfReader(tmp_path / "a.pdf").pages[0].extract_text().count("BICHO") == 10


def test_blank_cards_may_go_with_others_and_be_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(KALLIAS, "-o", tmp_path / "a.pdf", "--copies", "3", "--blank") == 0
    assert capsys.readouterr().out == f"{tmp_path / 'a.pdf'}: 6 cartões.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "Diga que fichas imprimir, ou peça --blank."),
        ((KALLIAS, "--copies", "0"), "As cópias vão de 1 a 1000."),
        ((KALLIAS, "--copies", "1001"), "As cópias vão de 1 a 1000."),
    ],
)
def test_an_order_of_nothing_or_too_much_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        printed("-o", tmp_path / "a.pdf", *words)
    assert caught.value.code == 2
    assert told in capsys.readouterr().err
