from __future__ import annotations

import os
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from gmscreen.canon.canon_file import LARGEST_FILE, read_canon
from gmscreen.canon.dice_text import DiceText
from gmscreen.canon.errors import CanonError
from gmscreen.canon.fields import AtLeastOne, CanonModel, Exact, Ratio, Readable, Source
from gmscreen.rules.dice import parse_dice


class Piece(CanonModel):
    name: Readable
    weight: Exact = Decimal(0)
    dice: DiceText | None = None
    share: Ratio | None = None
    source: Source = "19 §5"


class Pieces(CanonModel):
    pieces: AtLeastOne[Piece]


def written(folder: Path, content: str | bytes) -> Path:
    path = folder / "peças.toml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refused(folder: Path, content: str | bytes) -> CanonError:
    path = written(folder, content)
    before = path.read_bytes()
    with pytest.raises(CanonError) as caught:
        read_canon(path, Pieces)
    assert path.read_bytes() == before
    return caught.value


def piece(fields: str) -> str:
    return f'[[pieces]]\nname = "corda"\n{fields}\n'


def test_numbers_come_back_exact(tmp_path: Path) -> None:
    path = written(tmp_path, piece('weight = 2.10\ndice = "1d−3"\nshare = "2/3"\nsource = "21 §8.3"'))
    (read,) = read_canon(path, Pieces).content.pieces
    assert read.weight == Decimal("2.10")
    assert read.dice == parse_dice("1d-3")
    assert read.share == Fraction(2, 3)


def test_a_whole_number_stands_for_a_decimal(tmp_path: Path) -> None:
    assert read_canon(written(tmp_path, piece("weight = 2")), Pieces).content.pieces[0].weight == 2


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("pieces = []", "peças.toml, linha 1, pieces: Tem itens de menos: no mínimo 1, e vieram 0."),
        ("x = 1", "peças.toml, pieces: Falta este campo."),
        ("[[pieces]]", "peças.toml, linha 1, pieces[1].name: Falta este campo."),
        (piece("wieght = 1"), "peças.toml, linha 3, pieces[1].wieght: Este campo não existe aqui."),
        (piece("weight = true"), "peças.toml, linha 3, pieces[1].weight: Deve ser um número."),
        (piece('weight = "1"'), "peças.toml, linha 3, pieces[1].weight: Deve ser um número."),
        (piece("weight = nan"), "peças.toml, linha 3, pieces[1].weight: Deve ser um número finito."),
        (piece("weight = -inf"), "peças.toml, linha 3, pieces[1].weight: Deve ser um número finito."),
        (piece("weight = 1e999"), "peças.toml, linha 3, pieces[1].weight: O número é grande demais."),
        (piece("weight = 1e-99"), "peças.toml, linha 3, pieces[1].weight: O número é grande demais."),
        (
            piece("weight = 1234567890123456"),
            "peças.toml, linha 3, pieces[1].weight: O número é grande demais.",
        ),
        (
            piece('dice = "2x"'),
            "peças.toml, linha 3, pieces[1].dice: Não são dados: escreva, por exemplo, 2d+1.",
        ),
        (piece("dice = 2"), "peças.toml, linha 3, pieces[1].dice: Deve ser um texto."),
        (
            piece('share = "1/0"'),
            "peças.toml, linha 3, pieces[1].share: Não é uma fração: escreva, por exemplo, 1/2.",
        ),
        (
            piece("share = 0.5"),
            "peças.toml, linha 3, pieces[1].share: Não é uma fração: escreva, por exemplo, 1/2.",
        ),
        (
            piece('source = "livro"'),
            (
                "peças.toml, linha 3, pieces[1].source: "
                "A fonte deve começar pelo número do documento, como 19 §5."
            ),
        ),
        (
            '[[pieces]]\nname = " "',
            "peças.toml, linha 2, pieces[1].name: O texto não pode estar vazio nem ter espaços nas pontas.",
        ),
        (
            '[[pieces]]\nname = "−2 e -3"',
            "peças.toml, linha 2, pieces[1].name: Use − no lugar do hífen nos números negativos.",
        ),
        ("[[pieces]]\nname = 3", "peças.toml, linha 2, pieces[1].name: Deve ser um texto."),
        (
            '[[pieces]]\nname = "a"\nname = "b"',
            "peças.toml, linha 3: Um campo ou uma tabela aparece duas vezes.",
        ),
        ("a = {b = 1, b = 2}", "peças.toml, linha 1: Um campo ou uma tabela aparece duas vezes."),
        ("a = 1\nb = [1,\n", "peças.toml, linha 3: O arquivo não está escrito como TOML."),
        ("a = 1\n\ufeffb = 1", "peças.toml, linha 2: O arquivo não está escrito como TOML."),
        ("a = \x00", "peças.toml, linha 1: O arquivo não está escrito como TOML."),
        (
            "a = " + "[" * 5000,
            "peças.toml: O arquivo tem estruturas uma dentro da outra além do permitido.",
        ),
        ("a = " + "9" * 5000, "peças.toml: O arquivo tem um número com algarismos demais."),
        ("a = 1e" + "9" * 30, "peças.toml: O arquivo tem um número com algarismos demais."),
        ("a = 'ç'".encode("latin-1"), "peças.toml: O arquivo não está em UTF-8."),
        ("a = 1".encode("utf-16"), "peças.toml: O arquivo não está em UTF-8."),
        (b"#" * (LARGEST_FILE + 1), "peças.toml: O arquivo passa do tamanho permitido."),
    ],
)
def test_a_bad_file_is_named_with_its_line_its_field_and_the_reason(
    tmp_path: Path, content: str | bytes, message: str
) -> None:
    assert str(refused(tmp_path, content)) == message


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(CanonError, match="não existe"):
        read_canon(tmp_path / "nada.toml", Pieces)


def test_a_pipe_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "cano.toml")
    with pytest.raises(CanonError, match="não é um arquivo comum"):
        read_canon(tmp_path / "cano.toml", Pieces)


def test_a_file_that_may_not_be_read_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, piece(""))

    def denied(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(CanonError, match="não pôde ser lido"):
        read_canon(path, Pieces)
