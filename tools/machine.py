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
    python, uv = base_python(), shutil.which("uv")
    return Machine(
        python=python,
        version=sys.version_info[:2],
        is_root=os.geteuid() == 0,
        has_apt=shutil.which("apt-get") is not None,
        has_venv=_imports(python, "venv"),
        has_ensurepip=_imports(python, "ensurepip"),
        has_pip=_imports(python, "pip"),
        uv=Path(uv) if uv else None,
    )


def _imports(python: Path, module: str) -> bool:
    command = [str(python), "-I", "-c", f"import {module}"]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0
