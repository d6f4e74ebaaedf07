"""./run started for real, on machines that lack one thing or another."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.house.clone import Clone, clone_into
from tests.house.machines import plain
from tools.checkout import Checkout
from tools.interpreter import base_python
from tools.preparation import prepare
from tools.refusal import Refusal, Status

FIRST_TIME = ["venv .venv", "pip run.txt"]
TOO_OLD = "#!/bin/sh\nexit 1\n"
FAILS_TO_MAKE_ONE = '#!/bin/sh\n[ "$1" = --version ] || exit 3\n'
NOTES_ITSELF = '#!/bin/sh\necho "$1" >>"$UV_LOG"\n'


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return clone_into(tmp_path / "a pasta do João — ação", tmp_path / "bin")


def test_a_folder_with_spaces_and_accents_starts_with_its_arguments(clone: Clone) -> None:
    done = clone.start("calc", "load", "--name", "ó de casa")
    assert (done.returncode, done.stdout) == (0, f".venv|{clone.programs}|calc|load|--name|ó de casa\n")


def test_the_second_start_installs_nothing_and_says_nothing(clone: Clone) -> None:
    clone.start("calc")
    again = clone.start("calc")
    assert (again.returncode, again.stderr, clone.installs) == (0, "", FIRST_TIME)


def test_a_link_to_the_launcher_starts_the_clone(clone: Clone, tmp_path: Path) -> None:
    (tmp_path / "run").symlink_to(clone.root / "run")
    assert replace(clone, root=tmp_path).start("calc").stdout.startswith(".venv|")


def test_standard_output_belongs_to_the_program_alone(clone: Clone) -> None:
    assert clone.start("batch", UV_SAYS="Downloading…").stdout.count("\n") == 1


def test_a_changed_lock_is_installed_without_a_new_environment(clone: Clone) -> None:
    clone.start("calc")
    clone.root.joinpath("requirements", "run.txt").write_text("a==2\n")
    clone.start("calc")
    assert clone.installs == [*FIRST_TIME, "pip run.txt"]


def test_a_moved_folder_is_mended_without_a_network(clone: Clone, tmp_path: Path) -> None:
    clone.start("calc")
    moved = clone.root.rename(tmp_path / "outra")
    done = replace(clone, root=moved).start("calc")
    assert done.stdout.startswith(".venv|")
    assert clone.installs == FIRST_TIME
    assert str(moved) in (moved / ".venv" / "bin" / "activate").read_text("utf-8")


def test_a_set_up_cut_in_the_middle_is_made_anew(clone: Clone) -> None:
    assert clone.start("calc", UV_DOES="kill -9 $PPID").returncode != 0
    assert clone.start("calc").stdout.startswith(".venv|")
    assert clone.installs == FIRST_TIME + FIRST_TIME


def test_an_environment_whose_python_is_gone_is_made_anew(clone: Clone) -> None:
    clone.start("calc")
    python = clone.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/gone/python3")
    assert clone.start("calc").stdout.startswith(".venv|")
    assert clone.installs == FIRST_TIME + FIRST_TIME


def test_of_two_at_once_the_second_waits_and_installs_nothing(clone: Clone) -> None:
    go = clone.root / "go"
    first = clone.start_aside("calc", UV_DOES=f"until [ -e '{go}' ]; do sleep 0.02; done")
    while not clone.installs:
        time.sleep(0.01)
    second = clone.start_aside("calc")
    assert second.stderr is not None
    assert "esperando" in second.stderr.readline()
    go.touch()
    assert second.communicate()[0] == first.communicate()[0]
    assert clone.installs == FIRST_TIME


def test_without_a_network_the_wheelhouse_is_named(clone: Clone) -> None:
    done = clone.start("calc", UV_SAYS="error: dns error", UV_DOES="exit 2")
    assert (done.returncode, done.stdout) == (Status.NO_NETWORK, "")
    assert str(clone.root / "wheelhouse") in done.stderr


def test_a_wheelhouse_does_without_a_network(clone: Clone) -> None:
    (clone.root / "wheelhouse").mkdir()
    only_offline = 'case "$*" in *--no-index*) exit 0;; *) exit 2;; esac'
    assert clone.start("calc", UV_DOES=only_offline).returncode == 0


def test_losing_the_network_during_an_update_keeps_what_worked(clone: Clone) -> None:
    clone.start("calc")
    lock = clone.root / "requirements" / "run.txt"
    before = lock.read_text("utf-8")
    lock.write_text("a==2\n")
    assert clone.start("calc", UV_SAYS="network", UV_DOES="exit 2").returncode == Status.NO_NETWORK
    lock.write_text(before)
    assert clone.start("calc").returncode == 0
    assert clone.installs == [*FIRST_TIME, "pip run.txt"]


def test_another_failure_shows_what_the_installer_said(clone: Clone) -> None:
    done = clone.start("calc", UV_SAYS="hash mismatch for a==1", UV_DOES="exit 1")
    assert done.returncode == Status.INSTALL_FAILED
    assert "hash mismatch for a==1" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_display_nothing_is_installed(clone: Clone) -> None:
    done = clone.start()
    assert (done.returncode, clone.installs) == (Status.NO_DISPLAY, [])
    assert "xvfb-run -a ./run" in done.stderr


def test_a_stale_display_is_told(clone: Clone) -> None:
    assert clone.start(DISPLAY=":65126").returncode == Status.STALE_DISPLAY


def test_a_folder_that_cannot_be_written_is_told(clone: Clone) -> None:
    class ReadOnly(Checkout):
        is_writable = False

    with pytest.raises(Refusal, match="não aceita escrita") as refusal:
        prepare(ReadOnly(clone.root), plain(), ("run",), "3.11 /usr")
    assert refusal.value.status is Status.READ_ONLY


@pytest.mark.parametrize("version", [(3, 10), (3, 15)])
def test_an_environment_of_a_python_that_no_longer_fits_is_forgotten(
    clone: Clone, version: tuple[int, int]
) -> None:
    checkout = Checkout(clone.root)
    checkout.environment.mkdir()
    checkout.stamp.touch()
    with pytest.raises(Refusal) as refusal:
        prepare(checkout, plain(version=version), ("run",), "3.15 /usr")
    assert refusal.value.status is Status.WRONG_PYTHON
    assert not checkout.stamp.exists()


def test_a_python_that_is_too_old_is_refused_with_the_versions(clone: Clone) -> None:
    clone.have_program("python3", TOO_OLD)
    done = clone.start("calc")
    assert done.returncode == Status.WRONG_PYTHON
    assert "3.11 a 3.14" in done.stderr


def test_a_newer_python_beside_an_old_one_is_found(clone: Clone) -> None:
    clone.have_program("python3.13", f'#!/bin/sh\nexec {base_python()} "$@"\n')
    clone.have_program("python3", TOO_OLD)
    clone.have_program("uv", FAILS_TO_MAKE_ONE)
    assert clone.start("calc").returncode == Status.INSTALL_FAILED


@pytest.mark.parametrize(
    ("user", "python", "advice"),
    [
        ("1000", TOO_OLD, "sudo apt-get install python3.11 python3.11-venv"),
        ("1000", None, "sudo apt-get install python3 python3-venv"),
    ],
)
def test_on_debian_without_root_the_exact_command_is_given(
    clone: Clone, user: str, python: str | None, advice: str
) -> None:
    clone.have_program("id", f"#!/bin/sh\necho {user}\n")
    clone.have_program("apt-get", NOTES_ITSELF)
    clone.have_program("python3", TOO_OLD)
    if python is None:
        (clone.programs / "python3").unlink()
    done = clone.start("calc")
    assert (done.returncode, clone.installs) == (Status.WRONG_PYTHON, [])
    assert advice in done.stderr


def test_on_debian_root_gets_a_python_without_being_asked(clone: Clone) -> None:
    clone.have_program("id", "#!/bin/sh\necho 0\n")
    clone.have_program("apt-get", NOTES_ITSELF)
    clone.have_program("python3", TOO_OLD)
    assert clone.start("calc").returncode == Status.WRONG_PYTHON  # this apt installs nothing
    assert clone.installs == ["update", "install"]


@pytest.mark.parametrize(
    ("machine", "version", "status"),
    [
        ("x86_64", "glibc 2.31", Status.OLD_GLIBC),
        ("x86_64", "glibc 2.34", 0),
        ("x86_64", "glibc 2.36.9000", 0),
        ("aarch64", "glibc 2.36", Status.OLD_GLIBC),
        ("aarch64", "glibc 2.39", 0),
        ("x86_64", "", Status.OLD_GLIBC),
    ],
)
def test_a_glibc_older_than_qt_asks_for_is_told(
    clone: Clone, machine: str, version: str, status: int
) -> None:
    clone.have_program("uname", f'#!/bin/sh\n[ "$1" = -s ] && echo Linux || echo {machine}\n')
    clone.have_program("getconf", f"#!/bin/sh\necho {version}\n")
    done = clone.start("calc")
    assert done.returncode == status
    assert status == 0 or "glibc" in done.stderr
