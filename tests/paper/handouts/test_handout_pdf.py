"""Handouts as PDF: what is on the page, what it is told as, and what must never be there."""

from __future__ import annotations

import time
from base64 import b64encode
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from gmscreen.paper.handouts.handout import Handout, HandoutFormat, HandoutPaper
from gmscreen.paper.handouts.handout_pdf import handouts_print
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.printed import PrintStopped
from gmscreen.rules.errors import RuleError
from gmscreen.texts.problems import rule_problem
from tests.paper.every_print import HANDOUT
from tests.paper.golden import is_kept
from tests.paper.handouts.printing import (
    PLAIN,
    body,
    extracted,
    first_shape,
    picture_file,
    read,
    told,
)
from tests.paper.pdf_objects import reached
from tests.paper.pdf_tags import check_tags

MASTER = replace(PLAIN, for_master=True)


def test_the_first_heading_is_the_title_and_stands_once() -> None:
    assert told("# O sino\n\nToca.") == [("H1", "O sino"), ("P", "Toca.")]


def test_without_a_heading_the_handout_s_name_is_the_title() -> None:
    assert told("Toca.")[0] == ("H1", "folheto")


def test_the_letterhead_says_campaign_title_and_day() -> None:
    chosen = replace(PLAIN, campaign="A Garganta", date="3 de maio")
    assert told("# O sino", chosen) == [("P", "A Garganta"), ("H1", "O sino"), ("P", "3 de maio")]


def test_what_the_text_says_of_itself_comes_before_what_was_chosen() -> None:
    text = "---\ntítulo: A ponte\ncampanha: Outra\n---\n# Um"
    assert told(text, replace(PLAIN, campaign="A Garganta")) == [
        ("P", "Outra"),
        ("H1", "A ponte"),
        ("H1", "Um"),
    ]


def test_who_lacks_the_entry_card_is_named_at_the_top() -> None:
    assert body("Toca.", replace(PLAIN, lacking=("Ana", "Bruno")))[0] == (
        "Note",
        "Sem Cartão de Entrada: Ana, Bruno. Matéria dura, só em elipse.",
    )


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        ("## Um", "H2"),
        ("###### Um", "H6"),
        ("um **dois** *três* ~~quatro~~", "P"),
        ("um `dois`", "P(Code)"),
        ("[um](https://a.b)", "P(Link)"),
        ("- um\n- dois", "L(LI(Lbl LBody(P)) LI(Lbl LBody(P)))"),
        ("3. um", "L(LI(Lbl LBody(P)))"),
        ("- um\n  1. dois", "L(LI(Lbl LBody(P L(LI(Lbl LBody(P))))))"),
        ("-", "L(LI(Lbl))"),
        ("> um\n>\n> > dois", "BlockQuote(P BlockQuote(P))"),
        ("    um\n    dois", "P(Code)"),
        ("|a|b|\n|-|-|\n|c|d|", "Table(TR(TH TH) TR(TD TD))"),
        ("|a|b|\n|-|-|\n| |d|", "Table(TR(TH TH) TR(TD TD))"),
    ],
)
def test_each_kind_of_text_is_told_as_what_it_is(text: str, tags: str) -> None:
    assert first_shape(text) == tags


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("um **do**is [três](https://a.b), *qua*tro", "um dois três, quatro"),
        ("um  \ndois\ntrês", "um dois três"),
        ("4. um\n5. dois", "4. um 5. dois"),
        ("- [x] feito\n- [ ] por fazer", "☑ feito ☐ por fazer"),
        ("|a|b|\n|-|-|\n|c|", "a b c"),
        ("|a|b|\n|-|-|\n|c|d|e|", "a b c d"),
        ("<b>um</b> &amp; <script>", "<b>um</b> & <script>"),
        ("```js\n  a  b\n```", "a b"),
        ("ofício, flâmula, afflição", "ofício, flâmula, afflição"),
        ("−½ ⅔ ≥ → “ª”", "−½ ⅔ ≥ → “ª”"),
        ("λόγος *λόγος x*", "λόγος λόγος x"),
    ],
)
def test_the_words_are_those_of_the_text(text: str, words: str) -> None:
    assert " ".join(said for _, said in body(text)) == words
    assert words in extracted(read(text))


def test_a_table_that_goes_on_has_its_headings_again_but_is_told_once() -> None:
    text = "|Coluna|b|\n|-|-|\n" + "|c|d|\n" * 60
    reader = read(text)
    assert len(reader.pages) == 2
    assert [page.extract_text().count("Coluna") for page in reader.pages] == [1, 1]
    (section,) = check_tags(reader).kids
    assert len(section.of("TH")) == 2


def test_a_table_of_many_columns_loses_no_cell() -> None:
    heads = [f"coluna{number}" for number in range(40)]
    text = f"|{'|'.join(heads)}|\n|{'-|' * 40}\n|{'x|' * 40}"
    found = extracted(read(text))
    assert all(f"{head}: x" in found for head in heads)


@pytest.mark.parametrize("address", ["http://a.b", "javascript:alert(1)", "file:///etc", "x.pdf", "#um"])
def test_a_link_that_is_not_https_is_only_its_words(address: str) -> None:
    reader = read(f"[palavras]({address})")
    assert reached(reader) == ()
    assert "palavras" in extracted(reader)


def test_a_link_leads_to_its_address() -> None:
    assert reached(read("[um](https://exemplo.org/a?b=1#c) <https://b.c>")) == (
        "https://exemplo.org/a?b=1#c",
        "https://b.c",
    )


WITH_BLOCK = (
    "# O sino\n\nToca.\n\n:::mestre\n## Está na cama\n\n"
    "[aqui](https://segredo.org) ![x](mapa.png)\n:::\n\nFim."
)
WITHOUT = "# O sino\n\nToca.\n\n\n\n\n\n\n\nFim."


def test_a_print_for_players_has_no_trace_of_what_is_the_master_s() -> None:
    secret, blank = (handouts_print([Handout("a", text)], PLAIN).data for text in (WITH_BLOCK, WITHOUT))
    assert secret == blank


def test_an_unclosed_block_leaves_no_trace_and_is_told() -> None:
    made = handouts_print([Handout("a", "Toca.\n:::mestre\nsegredo")], PLAIN)
    assert made.data == handouts_print([Handout("a", "Toca.\n\n")], PLAIN).data
    assert made.report.fallbacks == (
        "a: linha 2: o bloco do mestre não foi fechado; vai até o fim do texto.",
    )


def test_a_title_within_a_block_is_not_the_document_s() -> None:
    made = handouts_print([Handout("a", ":::mestre\n# Segredo\n:::")], PLAIN)
    reader = PdfReader(BytesIO(made.data))
    assert reader.metadata is not None
    assert reader.metadata.title == "a"


def test_the_master_s_copy_has_the_blocks_marked(tmp_path: Path) -> None:
    picture_file(tmp_path / "mapa.png")
    reader = read(WITH_BLOCK, MASTER, tmp_path)
    found = extracted(reader)
    assert "SÓ DO MESTRE Está na cama" in found
    assert "CÓPIA DO MESTRE" in found
    check_tags(reader)


def test_what_only_the_master_reads_names_no_strange_sign_to_players() -> None:
    made = handouts_print([Handout("a", "a\n:::mestre\n🐉\n:::")], PLAIN)
    assert made.report.fallbacks == ()


def test_a_sign_without_a_glyph_is_spelled_and_told() -> None:
    made = handouts_print([Handout("a", "um 🐉")], PLAIN)
    assert "um [U+1F409]" in extracted(PdfReader(BytesIO(made.data)))
    assert made.report.fallbacks == ("A fonte não tem o sinal 🐉: no papel está [U+1F409].",)


def test_a_picture_beside_the_text_is_a_figure_with_its_words(tmp_path: Path) -> None:
    picture_file(tmp_path / "o mapa.png")
    reader = read('![Um mapa](<o mapa.png> "Visto do sul")', PLAIN, tmp_path)
    (figure,) = check_tags(reader).of("Figure")
    assert figure.alternative == "Um mapa"
    assert "Visto do sul" in extracted(reader)


@pytest.mark.parametrize(("title", "told"), [("", "Figura"), ("Visto do sul", "Visto do sul")])
def test_a_picture_without_words_is_told_by_its_title(tmp_path: Path, title: str, told: str) -> None:
    picture_file(tmp_path / "mapa.png")
    (figure,) = check_tags(read(f'![](mapa.png "{title}")', PLAIN, tmp_path)).of("Figure")
    assert figure.alternative == told


def test_a_picture_may_take_a_page_of_its_own(tmp_path: Path) -> None:
    picture_file(tmp_path / "mapa.png")
    reader = read('Antes.\n\n![Um mapa](mapa.png "página inteira")\n\nDepois.', PLAIN, tmp_path)
    assert [len(page.images) for page in reader.pages] == [0, 1, 0]
    assert [page.extract_text().strip() for page in reader.pages][1] == ""


@pytest.mark.parametrize(("width", "height", "rotation"), [(60, 40, 90), (40, 60, 0)])
def test_a_page_is_shown_as_its_picture_lies(tmp_path: Path, width: int, height: int, rotation: int) -> None:
    picture_file(tmp_path / "mapa.png", width, height)
    reader = read('![](mapa.png "página")\n\nDepois.', PLAIN, tmp_path)
    assert [page.rotation for page in reader.pages] == [0, rotation, 0]
    assert len({(page.mediabox.width, page.mediabox.height) for page in reader.pages}) == 1


def test_several_are_named_in_the_title_of_the_file() -> None:
    made = handouts_print([Handout("a", "# Um"), Handout("b", "# Dois")], PLAIN)
    reader = PdfReader(BytesIO(made.data))
    assert reader.metadata is not None
    assert reader.metadata.title == "Folhetos: Um, Dois"


def test_a_picture_written_into_the_text_is_printed(tmp_path: Path) -> None:
    data = b64encode(picture_file(tmp_path / "x.png").read_bytes()).decode()
    assert len(check_tags(read(f"![x](data:image/png;base64,{data})")).of("Figure")) == 1


@pytest.mark.parametrize(
    "source",
    [
        "nada.png",
        "../fora.png",
        "/etc/hostname",
        "https://a.b/x.png",
        "texto.png",
        ".",
    ],
)
def test_a_picture_that_can_t_be_had_is_named_with_its_line(tmp_path: Path, source: str) -> None:
    inside = tmp_path / "dentro"
    inside.mkdir()
    picture_file(tmp_path / "fora.png")
    (inside / "texto.png").write_text("isto não é uma figura")
    with pytest.raises(RuleError) as caught:
        handouts_print([Handout("a", f"um\n\n![x]({source})", inside)], PLAIN)
    assert f"a: Linha 3, figura “{source}”" in rule_problem(caught.value)


def test_a_link_out_of_the_folder_is_no_picture(tmp_path: Path) -> None:
    inside = tmp_path / "dentro"
    inside.mkdir()
    (inside / "x.png").symlink_to(picture_file(tmp_path / "fora.png"))
    with pytest.raises(RuleError):
        handouts_print([Handout("a", "![x](x.png)", inside)], PLAIN)


def test_a_text_without_a_folder_has_no_files() -> None:
    with pytest.raises(RuleError):
        handouts_print([Handout("a", "![x](/work/x.png)")], PLAIN)


@pytest.mark.parametrize("paper", HandoutPaper)
@pytest.mark.parametrize("ink", InkStyle)
def test_the_same_text_gives_the_same_bytes(paper: HandoutPaper, ink: InkStyle) -> None:
    chosen = HandoutFormat(paper, ink)
    first, second = (handouts_print([Handout("a", WITH_BLOCK)], chosen).data for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("paper", "box"), [(HandoutPaper.A4, (595.28, 841.89)), (HandoutPaper.A5, (419.53, 595.28))]
)
def test_every_page_is_exactly_the_paper(paper: HandoutPaper, box: tuple[float, float]) -> None:
    for page in read("um\n\n" * 200, HandoutFormat(paper)).pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(box)


def test_the_outline_has_the_title_and_the_headings_under_it() -> None:
    outline = read("# Um\n\n### Fundo\n\n## Dois\n\n#### Longe").outline
    assert outline[0].title == "Um"  # type: ignore[union-attr]
    assert [entry.title for entry in outline[1]] == ["Fundo", "Dois"]  # type: ignore[union-attr]


def test_several_handouts_are_one_file_each_numbered_by_itself() -> None:
    made = handouts_print([Handout("a", "um\n\n" * 200), Handout("b", "dois")], PLAIN)
    pages = [page.extract_text() for page in PdfReader(BytesIO(made.data)).pages]
    assert "2 de " in pages[1]
    assert "1 de 1" in pages[-1]
    assert made.report.pages == len(pages)


def test_language_title_and_fonts_are_the_file_s_own() -> None:
    reader = read("um **dois** *três* ***quatro***")
    assert reader.trailer["/Root"]["/Lang"] == "pt-BR"
    assert reader.metadata is not None
    assert reader.metadata.title == "folheto"
    for font in reader.pages[0]["/Resources"]["/Font"].values():
        assert "+SourceSansPro-" in font.get_object()["/BaseFont"]
        assert "/FontFile2" in font.get_object()["/FontDescriptor"]


def test_a_print_can_be_stopped_between_handouts() -> None:
    def stop(done: int, of: int) -> None:
        assert (done, of) == (1, 2)
        raise PrintStopped

    with pytest.raises(PrintStopped):
        handouts_print([Handout("a", "um"), Handout("b", "dois")], PLAIN, stop)


def test_no_handouts_make_no_file() -> None:
    with pytest.raises(ValueError, match="no handouts"):
        handouts_print([], PLAIN)


@pytest.mark.parametrize("mark", ["> ", "- ", "1. "])
def test_twenty_levels_are_printed_whole(mark: str) -> None:
    found = extracted(read(f"{mark * 20}palavra funda e longa que não cabe numa linha estreita demais"))
    assert "palavra" in found
    assert "demais" in found


def test_what_lies_too_deep_is_refused_and_not_lost() -> None:
    with pytest.raises(RuleError, match="of_file"):
        handouts_print([Handout("a", "> " * 200 + "x")], PLAIN)


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(RuleError):
        handouts_print([Handout("a", "a " * 1_100_000)], PLAIN)


@pytest.mark.parametrize("text", ["", "\n\n", "\0\x1b", "\ufeff", "---", "|", "|a|\n|-|", "[](https://a.b)"])
def test_a_text_of_nearly_nothing_is_a_page(text: str) -> None:
    assert len(read(text).pages) == 1


def test_a_word_of_a_million_letters_is_printed_whole_in_two_seconds() -> None:
    start = time.process_time()
    reader = read("x" * 1_000_000)
    assert time.process_time() - start < 6  # with other work on the machine; `./bench` holds the two seconds
    assert sum(page.extract_text().count("x") for page in reader.pages[:3]) > 3000


def test_the_print_is_the_one_that_was_looked_at() -> None:
    chosen = HandoutFormat(HandoutPaper.A5, campaign="A Garganta", for_master=True, lacking=("Ana",))
    made = handouts_print([Handout("ponte", HANDOUT)], chosen).data
    assert is_kept("handout.pdf", made)
