"""The stages of ./test, and the bar of coverage."""

import pytest

from tools.checks import Aside, Stage, run_stages
from tools.coverage_bar import Coverage, package_coverage
from tools.durability import USUAL_TRIES, tries_in


def test_all_stages_passing_close_with_their_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_stages([Stage("Um", lambda: True), Stage("Dois", lambda: True)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"


def test_the_first_failure_stops_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    ran: list[str] = []

    def passes(name: str, result: bool) -> bool:
        ran.append(name)
        return result

    stages = [Stage(name, lambda name=name: passes(name, name != "Dois")) for name in ("Um", "Dois", "Três")]
    assert run_stages(stages) == 1
    assert ran == ["Um", "Dois"]
    assert capsys.readouterr().out.splitlines()[-2:] == ["Parou em: Dois", "1 passed, 1 failed"]


def test_a_check_that_was_begun_early_is_shown_when_it_is_asked_for(
    capfd: pytest.CaptureFixture[str],
) -> None:
    aside = Aside("calendar", "2026", "11")
    assert aside.begin()
    assert capfd.readouterr().out == ""
    assert aside.passes()
    assert "November 2026" in capfd.readouterr().out


def test_a_check_aside_that_fails_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    assert not Aside("no_such_module").passes()
    assert "no_such_module" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("coverage", "clears"),
    [
        (Coverage(100, 98, 50, 49), True),
        (Coverage(100, 97, 50, 50), False),
        (Coverage(100, 100, 50, 48), False),
        (Coverage(0, 0, 0, 0), True),
    ],
)
def test_lines_and_branches_each_clear_the_bar(coverage: Coverage, clears: bool) -> None:
    assert coverage.clears_the_bar is clears


def test_a_package_is_the_sum_of_its_files_alone() -> None:
    summary = {"num_statements": 10, "covered_lines": 9, "num_branches": 4, "covered_branches": 3}
    files = {
        name: {"summary": summary}
        for name in ("gmscreen/rules/dice.py", "gmscreen/rules/garganta/load.py", "gmscreen/calc/batch.py")
    }
    assert package_coverage(files, "rules") == Coverage(20, 18, 8, 6)


@pytest.mark.parametrize(
    ("words", "tries"),
    [([], USUAL_TRIES), (["40"], 40), (["0"], None), (["dez"], None), (["²"], None), (["1", "2"], None)],
)
def test_the_tries_of_durability_are_a_number(words: list[str], tries: int | None) -> None:
    assert tries_in(words) == tries
