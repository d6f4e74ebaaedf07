"""Load bar, ladder and histogram: where things stand, and that they paint at any size and theme."""

from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from gmscreen.rules.dice import parse_dice
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, Tone, load_theme
from gmscreen.ui.widgets.histogram import Histogram
from gmscreen.ui.widgets.ladder import Ladder, Zone, zone_edges
from gmscreen.ui.widgets.load_bar import LoadBar, LoadMark, LoadSegment, label_rows, share_along

LEVELS = [
    LoadSegment(name, Decimal(limit), Tone.GOOD)
    for name, limit in (("Nenhuma", 12), ("Leve", 24), ("Média", 36), ("Pesada", 72))
]
ZONES = [
    Zone(14, 4, "inteiro", Tone.GOOD),
    Zone(3, 1, "pela metade", Tone.WARN),
    Zone(0, -13, "testa HT", Tone.BAD),
    Zone(-14, -14, "morre", Tone.BAD),
]


@pytest.mark.parametrize(
    ("weight", "share"),
    [("0", "0"), ("12", "0.25"), ("24", "0.5"), ("30", "0.625"), ("36", "0.75"), ("72", "1"), ("500", "1")],
)
def test_a_weight_at_a_limit_ends_its_own_level(weight: str, share: str) -> None:
    assert share_along(LEVELS, Decimal(weight)) == Decimal(share)


@given(st.lists(st.tuples(st.integers(0, 500), st.integers(1, 200)), min_size=1, max_size=6))
def test_labels_never_touch_in_one_row(places: list[tuple[int, int]]) -> None:
    spans = [(left, left + width) for left, width in places]
    rows = label_rows(spans, 10)
    for i, (left, right) in enumerate(spans):
        for j, (start, end) in enumerate(spans[:i]):
            assert rows[i] != rows[j] or left >= end + 10 or start >= right + 10


def test_labels_far_apart_share_the_row_by_the_bar() -> None:
    assert label_rows([(0, 50), (100, 150)], 10) == [0, 0]


@given(st.integers(10, 2000), st.integers(1, 60))
def test_zones_fill_the_ladder_from_end_to_end(height: int, least: int) -> None:
    edges = zone_edges(ZONES, height, least)
    assert (edges[0], edges[-1]) == (0, height)
    assert edges == sorted(edges)
    if height >= least * len(ZONES):
        assert all(low - high >= least for high, low in pairwise(edges))


@pytest.fixture
def bar(look: Look, qtbot) -> LoadBar:  # type: ignore[no-untyped-def]
    bar = LoadBar(look, "Carga")
    qtbot.addWidget(bar)
    bar.show_load(LEVELS, [
        LoadMark("em cena 32,0 kg", Decimal(32), Tone.ACCENT),
        LoadMark("em marcha 33,1 kg", Decimal("33.1"), Tone.INFO),
    ])  # fmt: skip
    return bar


@pytest.fixture
def ladder(look: Look, qtbot) -> Ladder:  # type: ignore[no-untyped-def]
    ladder = Ladder(look, "PV")
    qtbot.addWidget(ladder)
    ladder.show_ladder(ZONES, 9)
    return ladder


@pytest.fixture
def histogram(look: Look, qtbot) -> Histogram:  # type: ignore[no-untyped-def]
    histogram = Histogram(look, "Dano")
    qtbot.addWidget(histogram)
    histogram.show_chances(parse_dice("6d-12").distribution, lit=9, bad_from=12)
    return histogram


def colors(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(0, image.height(), 2)}


def test_both_weights_are_marked_in_their_tones(look: Look, bar: LoadBar) -> None:
    bar.resize(600, bar.sizeHint().height())
    assert {look.theme.color(tone).name() for tone in (Tone.ACCENT, Tone.INFO)} <= colors(bar)
    assert bar.accessibleDescription().startswith("em cena 32,0 kg · em marcha 33,1 kg")


def test_the_ladder_says_value_and_zone(ladder: Ladder) -> None:
    assert ladder.accessibleName() == "PV: 9 · inteiro"
    ladder.show_ladder(ZONES, -40)
    assert ladder.accessibleName() == "PV: −40 · morre"
    ladder.show_ladder(ZONES, 99)
    assert ladder.accessibleName() == "PV: 99 · inteiro"
    ladder.show_ladder(ZONES, None)
    assert ladder.accessibleName() == "PV"


@pytest.mark.parametrize("value", [99, 14, 4, 3, 0, -13, -14, -40, None])
def test_the_ladder_paints_every_value(look: Look, ladder: Ladder, value: int | None) -> None:
    ladder.resize(360, 400)
    ladder.show_ladder(ZONES, value)
    assert (look.theme.color(Tone.ACCENT).name() in colors(ladder)) == (value is not None)


def test_the_histogram_lights_the_value_rolled(look: Look, histogram: Histogram) -> None:
    histogram.resize(420, 200)
    assert look.theme.color(Tone.ACCENT).name() in colors(histogram)
    assert histogram.accessibleDescription() == "de −6 a 24, média 9,0"
    histogram.show_chances(None)
    assert look.theme.color(Tone.ACCENT).name() not in colors(histogram)


@pytest.mark.parametrize("scale", [75, 100, 250])
@pytest.mark.parametrize("width", [30, 900])
def test_they_paint_narrow_and_wide_in_every_theme(
    look: Look, bar: LoadBar, ladder: Ladder, histogram: Histogram, scale: int, width: int
) -> None:
    look.wear(load_theme(ThemeName.LIGHT, scale))
    for widget in (bar, ladder, histogram):
        widget.resize(width, max(20, widget.sizeHint().height()))
        assert QColor(look.theme.hex_of(Tone.TEXT)).isValid()
        assert not widget.grab().isNull()
        assert widget.minimumSizeHint().width() <= widget.sizeHint().width()


def test_nothing_to_show_paints_nothing(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    for widget in (LoadBar(look, "Carga"), Ladder(look, "PV"), Histogram(look, "Dano")):
        qtbot.addWidget(widget)
        widget.resize(100, 60)
        assert len(colors(widget)) == 1
