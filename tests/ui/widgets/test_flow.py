"""Items that go on in the next line where the width ends."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.flow import empty, flow
from gmscreen.ui.widgets.layouts import holder


def boxes(count: int) -> list[QWidget]:
    made = [QWidget() for _ in range(count)]
    for box in made:
        box.setFixedSize(100, 20)
    return made


def test_items_wrap_and_the_flow_grows_higher(qtbot: QtBot, look: Look) -> None:
    layout = flow(look, *boxes(5), gap=10)
    ground = holder(layout)
    qtbot.addWidget(ground)
    assert [layout.heightForWidth(width) for width in (540, 539, 100)] == [20, 50, 140]


def test_hidden_items_take_no_room(qtbot: QtBot, look: Look) -> None:
    first, second, third = boxes(3)
    ground = holder(flow(look, first, second, third, gap=10))
    qtbot.addWidget(ground)
    second.hide()
    ground.resize(400, 40)
    with qtbot.waitExposed(ground):
        ground.show()
    assert (first.x(), third.x()) == (0, 110)


def test_emptied_it_holds_nothing(qtbot: QtBot, look: Look) -> None:
    layout = flow(look, *boxes(3))
    ground = holder(layout)
    qtbot.addWidget(ground)
    empty(layout)
    assert (layout.count(), layout.heightForWidth(300)) == (0, 0)


def test_it_measures_anew_when_an_item_comes_or_grows(qtbot: QtBot, look: Look) -> None:
    first, *others = boxes(3)
    layout = flow(look, first, gap=10)
    ground = holder(layout)
    qtbot.addWidget(ground)
    heights = [layout.heightForWidth(210)]
    for box in others:
        layout.addWidget(box)
        heights.append(layout.heightForWidth(210))
    first.setFixedHeight(40)
    heights.append(layout.heightForWidth(210))
    assert heights == [20, 20, 50, 70]
