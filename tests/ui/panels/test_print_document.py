"""Pages as pictures: as large as was asked, the same in pieces as in one, drawn while nobody waits."""

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.sheets.native_file import read_sheet
from gmscreen.ui.panels.print.artist import Artist
from gmscreen.ui.panels.print.document import Document, Piece, strips

WIDTH, HEIGHT = 420, 594


@pytest.fixture(scope="module")
def data() -> bytes:
    card = card_of(read_sheet(sample_sheets() / "kallias.toml").sheet)
    return cards_print([card] * 10, CardFormat()).data


@pytest.fixture
def document(data: bytes) -> Document:
    return Document(data)


def whole(page: int = 0) -> Piece:
    return Piece(page, WIDTH, HEIGHT, 0, HEIGHT)


def test_each_page_knows_its_size(document: Document) -> None:
    assert {(round(width), round(height)) for width, height in document.sizes} == {(595, 842)}


def test_a_picture_is_as_large_as_was_asked(document: Document) -> None:
    picture = document.picture(whole())
    assert (picture.width(), picture.height()) == (WIDTH, HEIGHT)


def test_a_page_in_strips_is_the_page_in_one(document: Document) -> None:
    together = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    painter = QPainter(together)
    for piece in strips(0, WIDTH, HEIGHT, 100):
        painter.drawImage(0, piece.top, document.picture(piece))
    painter.end()
    assert together == document.picture(whole())


def test_strips_cover_a_page_once() -> None:
    assert [(piece.top, piece.height) for piece in strips(0, 10, 250, 100)] == [
        (0, 100),
        (100, 100),
        (200, 50),
    ]


def test_what_is_wanted_is_drawn(qtbot: QtBot, document: Document) -> None:
    artist = Artist()
    artist.show(document)
    artist.want("view", [whole()])
    qtbot.waitUntil(lambda: artist.is_ready)
    assert artist.picture(whole()) == document.picture(whole())


def test_what_is_wanted_no_more_is_not_drawn(qtbot: QtBot, document: Document) -> None:
    artist = Artist()
    artist.show(document)
    artist.want("view", [whole(0), whole(1)])
    artist.want("view", [whole(0)])
    qtbot.waitUntil(lambda: artist.is_ready)
    assert artist.picture(whole(1)) is None


def test_the_page_of_before_stands_in_until_the_new_one_is_drawn(
    qtbot: QtBot, document: Document, data: bytes
) -> None:
    artist = Artist()
    artist.show(document)
    artist.want("view", [whole()])
    qtbot.waitUntil(lambda: artist.is_ready)
    before = artist.picture(whole())
    artist.show(Document(data))
    assert artist.picture(whole()) is before
    artist.want("view", [whole()])
    qtbot.waitUntil(lambda: artist.is_ready)
    assert artist.picture(whole()) is not before


def test_pictures_that_nobody_wants_are_forgotten_beyond_a_bound(
    qtbot: QtBot, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gmscreen.ui.panels.print.artist._MOST_KEPT", whole().bytes)
    artist = Artist()
    artist.show(document)
    pieces = [Piece(0, width, HEIGHT, 0, HEIGHT) for width in (400, 410, 420)]
    for piece in pieces:
        artist.want("view", [piece])
        qtbot.waitUntil(lambda: artist.is_ready)
    assert [artist.picture(piece) is not None for piece in pieces] == [False, True, True]


def test_a_document_that_was_closed_draws_nothing(document: Document) -> None:
    document.close()
    assert document.picture(whole()).isNull()
