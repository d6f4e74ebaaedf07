"""The tool that makes and fills a virtual environment, and its command lines."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from tools.apt import apt_command, apt_install
from tools.machine import Machine
from tools.refusal import Refusal, Status

_BUILT_HERE = frozenset({"bench.txt"})
"""Locks with a package that has no wheel (an old parser of d20's)."""


class Tool(Enum):
    """Who makes the environment and installs into it."""

    UV = "uv"
    PIP = "pip"  # the environment's own
    OUTER_PIP = "outer pip"  # the interpreter's, where it cannot put one into an environment


@dataclass(frozen=True, slots=True)
class Installer:
    """A tool and the machine that it works on."""

    tool: Tool
    machine: Machine

    def environment_command(self, environment: Path) -> list[str]:
        """What makes an empty environment."""
        python, place = str(self.machine.python), str(environment)
        if self.tool is Tool.UV:
            return [str(self.machine.uv), "venv", "-q", "--no-config", "--python", python, place]
        without = ["--without-pip"] if self.tool is Tool.OUTER_PIP else []
        return [python, "-m", "venv", *without, place]

    def lock_command(self, environment: Path, lock: Path) -> list[str]:
        """What installs a lock, every file checked against its hash."""
        wheels_only = [] if lock.name in _BUILT_HERE else ["--only-binary", ":all:"]
        return [*self._install(environment), *wheels_only, "--require-hashes", "-r", str(lock)]

    def wheel_command(self, environment: Path, wheel: Path) -> list[str]:
        """What installs one wheel of ours beside its lock."""
        return [*self._install(environment), "--no-index", "--no-deps", str(wheel)]

    def _install(self, environment: Path) -> list[str]:
        inner = str(environment / "bin" / "python")
        if self.tool is Tool.UV:
            quiet = ["-q", "--no-config", "--compile-bytecode"]
            return [str(self.machine.uv), "pip", "install", *quiet, "--python", inner]
        pip = [inner, "-m", "pip"]
        if self.tool is Tool.OUTER_PIP:
            pip = [str(self.machine.python), "-m", "pip", "--python", inner]
        return [*pip, "install", "-q", "--no-input", "--disable-pip-version-check", "--retries", "2"]


def installer_on(machine: Machine) -> Installer:
    """The quickest installer that the machine has; raises Refusal where it has none."""
    if machine.uv:
        return Installer(Tool.UV, machine)
    if machine.has_venv and machine.has_ensurepip:
        return Installer(Tool.PIP, machine)
    if machine.has_venv and machine.has_pip:
        return Installer(Tool.OUTER_PIP, machine)
    if machine.has_venv and not machine.has_apt:
        raise Refusal(
            Status.NO_PIP,
            f"O Python em {machine.python} não tem o pip (nem o módulo ensurepip).",
            "Instale o pip dele, ou o uv, e tente de novo.",
        )
    raise _no_venv(machine)


def require_installer(machine: Machine) -> Installer:
    """As installer_on, but on Debian root gets the missing module first."""
    try:
        return installer_on(machine)
    except Refusal:
        if machine.may_install and apt_install([_venv_package(machine)]):
            return Installer(Tool.PIP, machine)
        raise


def _no_venv(machine: Machine) -> Refusal:
    advice = [apt_command([_venv_package(machine)])] if machine.has_apt else []
    return Refusal(
        Status.NO_VENV,
        f"O Python em {machine.python} não tem o módulo venv. Instale-o e tente de novo:",
        *advice,
    )


def _venv_package(machine: Machine) -> str:
    return "python{}.{}-venv".format(*machine.version)
