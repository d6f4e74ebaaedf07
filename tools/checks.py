"""What ./test runs: every stage in order, stopping at the first that fails; with arguments, pytest alone.

`./test --durability N` kills the program and cuts its power N times in each way.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import coverage_bar, durability

ROOT = Path(__file__).resolve().parent.parent
DURABILITY = "--durability"
_PACKAGES = ("gmscreen", "tools", "benchmarks")
_COVERED = tuple(f"tests/{package}" for package in coverage_bar.PACKAGES)
"""Only the tests of what has a bar are traced: tracing doubles the time that they take."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A heading, and a check that says whether all is well."""

    heading: str
    passes: Callable[[], bool]


def main(arguments: Sequence[str]) -> int:
    """Run all stages, or pytest with the arguments; gives the exit status."""
    os.chdir(ROOT)
    if arguments and arguments[0] == DURABILITY:
        return durability.tried(arguments[1:])
    if arguments:
        return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode
    try:
        return run_stages(STAGES)
    finally:
        _PACKAGE.end()


def run_stages(stages: Sequence[Stage]) -> int:
    """Run the stages up to the first failure; the last line counts them as test runners do."""
    for passed, stage in enumerate(stages):
        print(f"\n── {stage.heading} ──", flush=True)
        if not stage.passes():
            print(f"\nParou em: {stage.heading}\n{passed} passed, 1 failed", flush=True)
            return 1
    print(f"\n{len(stages)} passed, 0 failed", flush=True)
    return 0


class Aside:
    """A check in a process of its own, begun before it is asked for: who waits for a disk leaves room."""

    def __init__(self, *arguments: str) -> None:
        self._command = [sys.executable, "-m", *arguments]
        self._process: subprocess.Popen[str] | None = None

    def begin(self) -> bool:
        """Start it, and let others go on."""
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        return True

    def passes(self) -> bool:
        """Wait for its end, show what it said, and tell whether all is well."""
        if self._process is None:
            self.begin()
        print(self.end(), end="", flush=True)
        return self._process is not None and self._process.returncode == 0

    def end(self) -> str:
        """Wait for its end, if it was begun and nobody has; what it said."""
        if self._process is None or self._process.returncode is not None:
            return ""
        return self._process.communicate()[0]


def module(*arguments: str) -> Callable[[], bool]:
    """A check that is a Python module of the environment run with arguments."""
    return lambda: subprocess.run([sys.executable, "-m", *arguments], check=False).returncode == 0


def tests(*arguments: str) -> Callable[[], bool]:
    """A check that is pytest with arguments, one process a core."""
    return module("pytest", "-n", "auto", "--dist", "worksteal", *arguments)


_TYPES = module("mypy", *(word for package in _PACKAGES for word in ("-p", package)))
_PACKAGE = Aside("tools.wheel")

STAGES = (
    Stage("Formato", module("ruff", "format", "--check", ".")),
    Stage("Lint", module("ruff", "check", ".")),
    Stage("Tipos", lambda: _PACKAGE.begin() and _TYPES()),
    Stage("Camadas", module("tools.layers")),
    Stage("Pacote", _PACKAGE.passes),
    Stage("Testes das contas", tests("--cov", "--cov-report=", *_COVERED)),
    Stage("Cobertura", coverage_bar.holds),
    Stage("Os outros testes", tests(*(f"--ignore={folder}" for folder in _COVERED))),
)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
