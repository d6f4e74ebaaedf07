"""From a clone to a running program: check the machine, set up what is missing, hand over."""

import os
import runpy
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from tools import stamp
from tools.checkout import Checkout
from tools.interpreter import base_python, identity
from tools.refusal import Refusal, Status
from tools.stamp import Gap
from tools.surface import Surface, surface_of_program

LOCKS = {"run": ("run",), "test": ("dev",), "bench": ("run", "bench")}
"""What each command needs installed."""

_PROGRAMS = {"run": "gmscreen", "test": "tools.checks", "bench": "benchmarks"}


def main(arguments: Sequence[str]) -> int:
    """Run one command (run, test, bench) with its arguments; gives the status of a start that stopped."""
    command, *rest = arguments
    try:
        _make_ready(command, rest)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.status
    except OSError as error:
        print(f"Não consegui preparar o programa: {error.strerror}: {error.filename}", file=sys.stderr)
        return Status.INSTALL_FAILED
    except KeyboardInterrupt:
        return 130
    sys.argv = [_PROGRAMS[command], *rest]
    runpy.run_module(_PROGRAMS[command], run_name="__main__", alter_sys=True)
    return 0


def _make_ready(command: str, arguments: Sequence[str]) -> None:
    """Return only in an environment that has all; otherwise make one and start over in it."""
    checkout = Checkout(Path(__file__).resolve().parent.parent)
    _require(surface_of(command, arguments))
    if Path(sys.prefix) == checkout.environment and _is_complete(checkout, LOCKS[command]):
        return
    if sys.prefix == sys.base_prefix:
        _prepare(checkout, LOCKS[command])
        _start_over(checkout.python, checkout, command, arguments)
    _start_over(base_python(), checkout, command, arguments)


def surface_of(command: str, arguments: Sequence[str]) -> Surface:
    """What a command draws on: the program says by its arguments, checks and benchmarks need no screen."""
    return surface_of_program(arguments, os.environ) if command == "run" else Surface.OFFSCREEN


# What follows imports on its way: a start that lacks nothing, which is almost every one, is 10 ms quicker.


def _require(surface: Surface) -> None:
    if surface is Surface.NOTHING or sys.platform != "linux":
        return
    if surface is Surface.WINDOW:
        from tools.display import require_display

        require_display(os.environ)
    from tools.libraries import missing_packages

    if packages := missing_packages(surface):
        from tools.library_packages import install_libraries
        from tools.machine import this_machine

        install_libraries(packages, this_machine())


def _prepare(checkout: Checkout, locks: tuple[str, ...]) -> None:
    from tools.machine import this_machine
    from tools.preparation import prepare

    prepare(checkout, this_machine(), locks, identity())


def _is_complete(checkout: Checkout, locks: tuple[str, ...]) -> bool:
    return stamp.read(checkout).gap(stamp.wanted(checkout, locks, identity())) is Gap.NONE


def _start_over(python: Path, checkout: Checkout, command: str, arguments: Sequence[str]) -> NoReturn:
    os.execv(python, [str(python), str(checkout.root / "tools"), command, *arguments])
