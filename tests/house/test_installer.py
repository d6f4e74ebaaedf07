"""Which tool fills the environment, and what a machine without one is told."""

from pathlib import Path

import pytest

from tests.house.machines import plain
from tools.installer import Installer, Tool, installer_on
from tools.machine import Machine
from tools.refusal import Refusal, Status

ENVIRONMENT, LOCK = Path("/clone/.venv"), Path("/clone/requirements/run.txt")
UV = Path("/opt/uv")


@pytest.mark.parametrize(
    ("machine", "tool"),
    [
        (plain(), Tool.PIP),
        (plain(uv=UV), Tool.UV),
        (plain(uv=UV, has_venv=False, has_ensurepip=False, has_pip=False), Tool.UV),
        (plain(has_ensurepip=False), Tool.OUTER_PIP),
        (plain(has_pip=False), Tool.PIP),
    ],
)
def test_the_quickest_tool_at_hand_is_taken(machine: Machine, tool: Tool) -> None:
    assert installer_on(machine).tool is tool


@pytest.mark.parametrize(
    ("machine", "status"),
    [
        (plain(has_venv=False), Status.NO_VENV),
        (plain(has_ensurepip=False, has_pip=False), Status.NO_VENV),
        (plain(has_ensurepip=False, has_pip=False, has_apt=False), Status.NO_PIP),
        (plain(has_venv=False, has_apt=False), Status.NO_VENV),
    ],
)
def test_a_machine_without_a_tool_is_refused_by_what_it_lacks(machine: Machine, status: Status) -> None:
    with pytest.raises(Refusal) as refusal:
        installer_on(machine)
    assert refusal.value.status is status


def test_on_debian_the_refusal_names_the_package_of_that_very_python() -> None:
    with pytest.raises(Refusal, match=r"sudo apt-get install python3\.13-venv"):
        installer_on(plain(version=(3, 13), has_venv=False))


@pytest.mark.parametrize("tool", Tool)
def test_every_tool_checks_hashes_and_takes_only_wheels(tool: Tool) -> None:
    command = Installer(tool, plain(uv=UV)).lock_command(ENVIRONMENT, LOCK)
    assert {"--require-hashes", "--only-binary"} <= set(command)


@pytest.mark.parametrize("tool", Tool)
def test_the_rivals_of_the_benchmarks_may_be_built_here(tool: Tool) -> None:
    command = Installer(tool, plain(uv=UV)).lock_command(ENVIRONMENT, LOCK.with_name("bench.txt"))
    assert "--only-binary" not in command
    assert "--require-hashes" in command


def test_uv_compiles_so_that_the_first_start_is_quick() -> None:
    assert "--compile-bytecode" in Installer(Tool.UV, plain(uv=UV)).lock_command(ENVIRONMENT, LOCK)


def test_an_outer_pip_makes_an_environment_without_one_and_fills_it_from_outside() -> None:
    installer = Installer(Tool.OUTER_PIP, plain())
    assert "--without-pip" in installer.environment_command(ENVIRONMENT)
    assert installer.lock_command(ENVIRONMENT, LOCK)[:5] == [
        "/usr/bin/python3.11", "-m", "pip", "--python", "/clone/.venv/bin/python",
    ]  # fmt: skip
