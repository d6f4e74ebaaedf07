"""What the set-up has to know about the machine, looked up once."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.interpreter import base_python


@dataclass(frozen=True, slots=True)
class Machine:
    """The facts that the set-up decides by."""

    python: Path
    version: tuple[int, int]
    is_root: bool
    has_apt: bool
    has_venv: bool
    has_ensurepip: bool
    has_pip: bool
    uv: Path | None

    @property
    def may_install(self) -> bool:
        """Whether missing system packages can be installed without asking anyone."""
        return self.is_root and self.has_apt


def this_machine() -> Machine:
    """The machine that runs this, and its interpreter outside of any virtual environment."""
    python = base_python()
    return Machine(
        python=python,
        version=sys.version_info[:2],
        is_root=os.geteuid() == 0,
        has_apt=shutil.which("apt-get") is not None,
        has_venv=_runs(python, "-I", "-c", "import venv"),
        has_ensurepip=_runs(python, "-I", "-c", "import ensurepip"),
        has_pip=_runs(python, "-I", "-c", "import pip"),
        uv=_working_uv(),
    )


def _working_uv() -> Path | None:
    """The uv on PATH; one that a version manager only keeps a place for does not start and does not count."""
    found = shutil.which("uv")
    return Path(found) if found and _runs(Path(found), "--version") else None


def _runs(program: Path, *words: str) -> bool:
    return subprocess.run([str(program), *words], capture_output=True, check=False).returncode == 0
