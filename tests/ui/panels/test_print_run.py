"""Prints one after the other: the last one asked for is the one that counts."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.press.printed import Printed, Progress
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.native_file import sheet_in
from gmscreen.sheets.new_sheets import blank_sheet
from gmscreen.ui.panels.print.press_run import Made, Outcome, PressRun, PrintRefusedError, Refused, Stopped


def printed() -> Printed:
    card = card_of(sheet_in(blank_sheet(SheetKind.PC, "Ana"), Path("ana.toml")).sheet)
    return cards_print([card], CardFormat())


@pytest.fixture
def run() -> PressRun:
    return PressRun()


@pytest.fixture
def ended(run: PressRun) -> list[Outcome]:
    outcomes: list[Outcome] = []
    run.ended.connect(outcomes.append)
    return outcomes


class SlowPrint:
    """A print that goes on until it is let go; it asks at each step whether it is still wanted."""

    def __init__(self) -> None:
        self.began, self.may_end = Event(), Event()
        self.steps = 0

    def __call__(self, progress: Progress) -> Printed:
        while not self.may_end.wait(0.005):
            self.began.set()
            self.steps += 1
            progress(self.steps, 100)
        return printed()


def test_a_print_is_handed_over_with_its_pages(run: PressRun, ended: list[Outcome], qtbot: QtBot) -> None:
    run.ask(lambda _progress: printed())
    qtbot.waitUntil(lambda: not run.is_busy)
    (outcome,) = ended
    assert isinstance(outcome, Made)
    assert len(outcome.document) == 1


def test_a_later_wish_drops_the_print_that_is_running(
    run: PressRun, ended: list[Outcome], qtbot: QtBot
) -> None:
    slow, wanted = SlowPrint(), printed()
    run.ask(slow)
    assert slow.began.wait(5)
    run.ask(lambda _progress: wanted)
    qtbot.waitUntil(lambda: not run.is_busy)
    assert [outcome.printed for outcome in ended if isinstance(outcome, Made)] == [wanted]
    assert len(ended) == 1


def test_of_wishes_that_wait_only_the_last_is_printed(
    run: PressRun, ended: list[Outcome], qtbot: QtBot
) -> None:
    slow, made = SlowPrint(), list[str]()

    def named(name: str) -> Callable[[Progress], Printed]:
        return lambda _progress: made.append(name) or printed()  # type: ignore[func-returns-value]

    run.ask(slow)
    assert slow.began.wait(5)
    run.ask(named("first"))
    run.ask(named("second"))
    qtbot.waitUntil(lambda: not run.is_busy)
    assert made == ["second"]


def test_a_print_that_is_stopped_leaves_none(run: PressRun, ended: list[Outcome], qtbot: QtBot) -> None:
    slow = SlowPrint()
    run.ask(slow)
    assert slow.began.wait(5)
    run.stop()
    assert ended == [Stopped()]
    steps = slow.steps
    qtbot.wait(100)
    assert slow.steps <= steps + 2


def test_it_tells_how_far_it_is(run: PressRun, qtbot: QtBot) -> None:
    slow = SlowPrint()
    with qtbot.waitSignal(run.advanced) as told:
        run.ask(slow)
    slow.may_end.set()
    assert told.args is not None
    assert told.args[1] == 100
    qtbot.waitUntil(lambda: not run.is_busy)


def test_what_is_refused_is_told_in_words(run: PressRun, ended: list[Outcome], qtbot: QtBot) -> None:
    def refuse(_progress: Progress) -> Printed:
        raise PrintRefusedError("a ficha ruim não é ficha")

    run.ask(refuse)
    qtbot.waitUntil(lambda: not run.is_busy)
    assert ended == [Refused("a ficha ruim não é ficha")]


def test_a_bug_in_a_print_is_raised_in_the_window_and_the_next_is_printed(
    run: PressRun, ended: list[Outcome], qtbot: QtBot
) -> None:
    def fail(_progress: Progress) -> Printed:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as raised:
        run.ask(fail)
        qtbot.waitUntil(lambda: not run.is_busy)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    run.ask(lambda _progress: printed())
    qtbot.waitUntil(lambda: len(ended) == 2)
    assert isinstance(ended[1], Made)
