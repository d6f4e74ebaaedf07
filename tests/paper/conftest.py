"""Cards to print: one of our own making, and those of the sample sheets."""

from pathlib import Path

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.paper.cards.content import CardContent, CardKind, Fact, Figure, LineContent, LineId, Prose
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.sheets.native_file import read_sheet


def line(which: LineId, title: str, weight: str, dodge: str) -> LineContent:
    figures = (Figure("Desloc.", "4"), Figure("Esquiva", dodge, "5 sem PD", "4 + 1 Reflexos + 6 PD"))
    return LineContent(which, title, weight, "Carga Média", figures)


@pytest.fixture
def card() -> CardContent:
    return CardContent(
        name="Calpúrnia",
        kind=CardKind.PC,
        band="PERSONAGEM DE JOGADOR",
        points="150 pontos",
        about="Ônfalos",
        facts=(Fact("ST", "12"), Fact("PV", "13")),
        lines=(
            line(LineId.IN_SCENE, "EM CENA", "32,0 kg", "11"),
            line(LineId.ON_MARCH, "EM MARCHA", "41,1 kg", "10"),
        ),
        sections=(Prose("Notas", "Segura a frente."),),
    )


@pytest.fixture(scope="session")
def sample_cards() -> list[CardContent]:
    paths: list[Path] = sorted(sample_sheets().glob("*.toml"))
    return [card_of(read_sheet(path).sheet) for path in paths]
