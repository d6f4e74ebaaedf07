"""Where panels go, as data: moving, coming home, what a file lacks or has too much of."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.ui.docking.arrangement import (
    Arrangement,
    DockWindow,
    Group,
    Split,
    groups_of,
    initial,
    panels_of,
)
from gmscreen.ui.docking.arrangement_file import ArrangementError, read_arrangement, written_arrangement
from gmscreen.ui.docking.moves import Apart, At, Into, Side, brought_home, complete, moved, with_current
from gmscreen.ui.docking.places import Place, Spread

PANELS = ("a", "b", "c", "d")
PLACE = Place("HDMI-1", 10, 20, 800, 600, Spread.MAXIMIZED)
HOME = initial(PANELS)

targets = st.one_of(
    st.builds(Into, st.sampled_from(PANELS), st.booleans()),
    st.builds(At, st.sampled_from(PANELS), st.sampled_from(Side)),
    st.just(Apart(PLACE)),
)
arrangements = st.lists(st.tuples(st.sampled_from(PANELS), targets)).map(
    lambda moves: after(HOME, *moves)  # type: ignore[arg-type]
)


def after(arrangement: Arrangement, *moves: tuple[str, Into | At | Apart]) -> Arrangement:
    for panel, target in moves:
        arrangement = moved(arrangement, panel, target)
    return arrangement


def node(arrangement: Arrangement, window: int = 0) -> Group | Split:
    return arrangement.windows[window].node


@given(arrangements)
def test_however_often_panels_move_each_is_somewhere_once(arrangement: Arrangement) -> None:
    everywhere = [panel for window in arrangement.windows for panel in panels_of(window.node)]
    assert sorted(everywhere) == list(PANELS)
    assert panels_of(arrangement.main.node)


@given(arrangements)
def test_an_arrangement_survives_its_file(arrangement: Arrangement) -> None:
    written = json.loads(json.dumps(written_arrangement(arrangement)))
    assert read_arrangement(written) == arrangement


@given(arrangements)
def test_a_whole_arrangement_lacks_nothing(arrangement: Arrangement) -> None:
    assert complete(arrangement, PANELS) == arrangement


@given(arrangements, st.permutations(PANELS))
def test_all_come_home_again(arrangement: Arrangement, order: list[str]) -> None:
    for panel in order:
        arrangement = brought_home(arrangement, panel, PANELS)
    assert len(list(groups_of(arrangement.main.node))) == len(arrangement.windows) == 1


def test_a_panel_goes_to_a_window_of_its_own() -> None:
    arrangement = moved(HOME, "b", Apart(PLACE))
    assert arrangement.windows == (DockWindow(Group(("a", "c", "d"))), DockWindow(Group(("b",)), PLACE))


def test_the_last_panel_of_the_main_window_stays() -> None:
    arrangement = after(HOME, *((panel, Apart(PLACE)) for panel in PANELS))
    assert node(arrangement) == Group(("d",))
    assert len(arrangement.windows) == 4


@pytest.mark.parametrize(
    ("side", "beside", "parts"),
    [
        (Side.LEFT, True, (("b",), ("a", "c", "d"))),
        (Side.RIGHT, True, (("a", "c", "d"), ("b",))),
        (Side.TOP, False, (("b",), ("a", "c", "d"))),
        (Side.BOTTOM, False, (("a", "c", "d"), ("b",))),
    ],
)
@pytest.mark.parametrize("anchor", ["a", "b"])
def test_a_panel_is_laid_at_a_side_of_another_group_or_of_its_own(
    anchor: str, side: Side, beside: bool, parts: tuple[tuple[str, ...], ...]
) -> None:
    split = node(moved(HOME, "b", At(anchor, side)))
    assert isinstance(split, Split)
    assert (split.beside, tuple(panels_of(part) for part in split.parts)) == (beside, parts)


def test_a_third_beside_two_is_not_nested_and_halves_its_neighbours_share() -> None:
    two = moved(HOME, "b", At("a", Side.RIGHT))
    wide = Arrangement((DockWindow(Split(True, node(two).parts, (600, 400))),))  # type: ignore[union-attr]
    split = node(moved(wide, "c", At("b", Side.LEFT)))
    assert split == Split(True, (Group(("a", "d")), Group(("c",), "c"), Group(("b",), "b")), (600, 200, 200))


def test_a_split_left_with_one_part_is_no_split() -> None:
    assert node(after(HOME, ("b", At("a", Side.TOP)), ("b", Into("c", before=True)))) == Group(
        ("a", "b", "c", "d"), "b"
    )


@pytest.mark.parametrize("target", [Into("b"), Into("b", before=True)])
def test_dropped_on_itself_it_stays(target: Into) -> None:
    assert moved(HOME, "b", target) is HOME


def test_one_alone_in_its_group_cannot_be_laid_beside_itself() -> None:
    apart = moved(HOME, "b", Apart(PLACE))
    assert moved(apart, "b", At("b", Side.LEFT)) is apart


def test_when_the_panel_that_is_up_leaves_the_next_one_is_up() -> None:
    up = with_current(HOME, "b")
    assert next(groups_of(node(moved(up, "b", Apart(PLACE))))).current == "c"


def test_home_is_where_it_stands_among_all_panels() -> None:
    apart = moved(HOME, "b", Apart(PLACE))
    assert panels_of(node(brought_home(apart, "b", PANELS))) == PANELS


def test_a_panel_the_file_does_not_know_joins_the_first_group_without_being_up() -> None:
    old = Arrangement((DockWindow(Group(("a", "c"), "c")), DockWindow(Group(("b",)), PLACE)))
    assert node(complete(old, PANELS)) == Group(("a", "c", "d"), "c")


@pytest.mark.parametrize(
    "odd",
    [
        Arrangement((DockWindow(Group(("x", "y"))),)),
        Arrangement((DockWindow(Group(("a", "x"))), DockWindow(Group(("a", "a", "b")), PLACE))),
        Arrangement((DockWindow(Split(True, (Group(("a",)), Group(("a",))), (1, 1))),)),
    ],
)
def test_strange_and_repeated_panels_are_dropped(odd: Arrangement) -> None:
    whole = complete(odd, PANELS)
    assert sorted(panel for each in whole.windows for panel in panels_of(each.node)) == list(PANELS)


GROUP = {"panels": ["a"], "current": ""}


def nested(depth: int) -> object:
    return GROUP if depth == 0 else {"beside": True, "parts": [nested(depth - 1), GROUP], "shares": [1, 1]}


@pytest.mark.parametrize(
    "written",
    [
        None,
        {},
        [],
        [GROUP],
        [{"node": GROUP}],
        [{"node": {"panels": [], "current": ""}, "place": None}],
        [{"node": {"panels": [1], "current": ""}, "place": None}],
        [{"node": {"panels": ["a"], "current": "b"}, "place": None}],
        [{"node": {"beside": True, "parts": [GROUP], "shares": [1]}, "place": None}],
        [{"node": {"beside": 1, "parts": [GROUP, GROUP], "shares": [1, 1]}, "place": None}],
        [{"node": {"beside": True, "parts": [GROUP, GROUP], "shares": [1, True]}, "place": None}],
        [{"node": {"beside": True, "parts": [GROUP, GROUP], "shares": [0, 1]}, "place": None}],
        [{"node": nested(9), "place": None}],
        [{"node": GROUP, "place": {"screen": "a", "x": 0}}],
        [
            {
                "node": GROUP,
                "place": {"screen": "", "x": 1e9, "y": 0, "width": 1, "height": 1, "spread": "normal"},
            }
        ],
        [{"node": GROUP, "place": {"screen": "", "x": 0, "y": 0, "width": 1, "height": 1, "spread": "odd"}}],
    ],
)
def test_what_is_no_arrangement_is_refused(written: object) -> None:
    with pytest.raises(ArrangementError):
        read_arrangement(written)
