"""Windows come back where they were, and where they can be seen (known trap 17)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.ui.docking.places import Place, ScreenArea, Spread, visible_place

LAPTOP = ScreenArea("eDP-1", 0, 28, 1366, 740)
TELEVISION = ScreenArea("HDMI-1", 1366, 0, 1920, 1080)
BOTH = (LAPTOP, TELEVISION)

places = st.builds(
    Place,
    st.sampled_from(["eDP-1", "HDMI-1", "gone"]),
    st.integers(-5000, 5000),
    st.integers(-5000, 5000),
    st.integers(1, 5000),
    st.integers(1, 5000),
)


@pytest.mark.parametrize(
    ("place", "screens", "found"),
    [
        (Place("HDMI-1", 100, 50, 800, 600), BOTH, Place("HDMI-1", 100, 50, 800, 600)),
        (Place("HDMI-1", 100, 50, 800, 600), (LAPTOP,), Place("eDP-1", 100, 50, 800, 600)),
        (Place("HDMI-1", 1100, 480, 800, 600), (LAPTOP,), Place("eDP-1", 566, 100, 800, 600)),
        (Place("HDMI-1", 0, 0, 1920, 1080), (LAPTOP,), Place("eDP-1", 0, 0, 1366, 700)),
        (Place("eDP-1", -900, -40, 800, 600), BOTH, Place("eDP-1", 0, 0, 800, 600)),
        (
            Place("HDMI-1", 0, 0, 900, 700, Spread.FULL),
            (LAPTOP,),
            Place("eDP-1", 0, 0, 900, 700, Spread.FULL),
        ),
    ],
)
def test_a_window_stands_where_it_was_or_where_it_can_be_seen(
    place: Place, screens: tuple[ScreenArea, ...], found: Place
) -> None:
    assert visible_place(place, screens) == found


@given(places, st.sampled_from([BOTH, (LAPTOP,), (TELEVISION,)]))
def test_no_window_is_ever_beyond_its_screen(place: Place, screens: tuple[ScreenArea, ...]) -> None:
    seen = visible_place(place, screens)
    screen = next(each for each in screens if each.name == seen.screen)
    assert 0 <= seen.x <= screen.width - seen.width
    assert 0 <= seen.y <= screen.height - 40 - seen.height


@given(places)
def test_what_can_be_seen_stays(place: Place) -> None:
    seen = visible_place(place, BOTH)
    assert visible_place(seen, BOTH) == seen
