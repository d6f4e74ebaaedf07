"""Where the pages of a preview lie, and how large they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.ui.panels.print.page_places import (
    Fit,
    PagePlaces,
    Room,
    Zoom,
    page_scale,
    shown_percent,
    stepped_percent,
)

A4 = (595.28, 841.89)
LYING = (841.89, 595.28)
ROOM = Room(width=1000, height=800, gap=10, inch=96)


def scale(zoom: Zoom, *sizes: tuple[float, float]) -> float:
    return page_scale(sizes, zoom, ROOM)


def test_a_page_at_its_real_size_is_as_many_inches_as_on_paper() -> None:
    assert scale(Zoom(Fit.REAL), A4) * A4[0] == pytest.approx(210 / 25.4 * 96, abs=0.1)


def test_a_whole_page_fits_between_the_gaps() -> None:
    assert scale(Zoom(Fit.PAGE), A4) * A4[1] == pytest.approx(780)


def test_a_page_fits_the_width_between_the_gaps() -> None:
    assert scale(Zoom(Fit.WIDTH), A4) * A4[0] == pytest.approx(980)


def test_of_pages_that_stand_and_lie_the_widest_decides() -> None:
    assert scale(Zoom(Fit.WIDTH), A4, LYING) * LYING[0] == pytest.approx(980)


def test_half_the_real_size_is_told_as_50_percent() -> None:
    assert shown_percent(scale(Zoom(Fit.REAL, 50), A4), ROOM) == 50


@pytest.mark.parametrize(
    ("percent", "steps", "then"), [(100, 1, 125), (100, -1, 75), (58, 1, 67), (400, 1, 400), (10, -1, 10)]
)
def test_zooming_stops_at_round_percents(percent: int, steps: int, then: int) -> None:
    assert stepped_percent(percent, steps) == then


def test_a_page_alone_stands_in_the_middle() -> None:
    (place,) = PagePlaces([(100, 100)], 1, ROOM).places
    assert (place.x, place.y) == (450, 350)


def test_a_page_wider_than_the_room_keeps_its_gaps() -> None:
    places = PagePlaces([(2000, 100)], 1, ROOM)
    assert (places.width, places.places[0].x) == (2020, 10)


@given(
    st.lists(st.tuples(st.floats(10, 3000), st.floats(10, 3000)), min_size=1, max_size=30),
    st.floats(0.1, 4),
)
def test_pages_never_touch_and_each_is_found_where_it_lies(
    sizes: list[tuple[float, float]], scale: float
) -> None:
    places = PagePlaces(sizes, scale, ROOM)
    for page, place in enumerate(places.places):
        assert places.at(place.y) == page
        assert page in places.between(place.y, place.y)
        assert page == 0 or place.y >= places.places[page - 1].end + ROOM.gap
    assert places.height >= places.places[-1].end
