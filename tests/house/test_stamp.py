"""What a finished set-up leaves, and what still has to be done."""

from pathlib import Path

import pytest

from tools import stamp
from tools.checkout import Checkout
from tools.stamp import EMPTY, Gap, Stamp, parsed

READY = Stamp("3.11 /usr", "/casa/Escudo de Íris", {"run": "aa"})


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    (tmp_path / "requirements").mkdir()
    for name in ("run", "dev", "bench"):
        (tmp_path / "requirements" / f"{name}.txt").write_text(name)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").touch()
    return Checkout(tmp_path)


@pytest.mark.parametrize(
    ("wanted", "gap"),
    [
        (READY, Gap.NONE),
        (Stamp("3.11 /usr", "/outra", {"run": "aa"}), Gap.MOVED),
        (Stamp("3.11 /usr", READY.folder, {"run": "bb"}), Gap.LOCKS),
        (Stamp("3.11 /usr", READY.folder, {"run": "aa", "bench": "cc"}), Gap.LOCKS),
        (Stamp("3.13 /usr", READY.folder, {"run": "aa"}), Gap.ALL),
        (Stamp("3.11 /opt", READY.folder, {"run": "aa"}), Gap.ALL),
    ],
)
def test_the_gap_is_the_least_that_has_to_be_done(wanted: Stamp, gap: Gap) -> None:
    assert READY.gap(wanted) is gap


def test_no_stamp_means_all_has_to_be_done() -> None:
    assert EMPTY.gap(READY) is Gap.ALL


def test_a_stamp_comes_back_from_its_text_with_spaces_and_accents() -> None:
    assert parsed(str(READY)) == READY


@pytest.mark.parametrize("text", ["", "\n\n", "lock\nlock run\npython", "lixo\x00"])
def test_a_damaged_stamp_asks_for_all_anew(text: str) -> None:
    assert parsed(text).gap(READY) is Gap.ALL


def test_a_written_stamp_is_read_again(checkout: Checkout) -> None:
    stamp.write(checkout, READY)
    assert stamp.read(checkout) == READY


def test_a_stamp_without_its_interpreter_counts_for_nothing(checkout: Checkout) -> None:
    stamp.write(checkout, READY)
    checkout.python.unlink()
    assert stamp.read(checkout) == EMPTY


def test_what_the_checks_need_holds_what_the_program_needs(checkout: Checkout) -> None:
    wanted = stamp.wanted(checkout, ("dev",), "3.11 /usr")
    assert set(wanted.locks) == {"dev", "run"}
    assert EMPTY.missing(wanted) == ("dev",)


def test_a_changed_lock_is_noticed(checkout: Checkout) -> None:
    before = stamp.wanted(checkout, ("run",), "3.11 /usr")
    checkout.lock("run").write_text("another")
    assert before.gap(stamp.wanted(checkout, ("run",), "3.11 /usr")) is Gap.LOCKS


def test_installing_more_keeps_what_was_there() -> None:
    assert READY.joined(Stamp("", "", {"bench": "cc"})).locks == {"run": "aa", "bench": "cc"}
