"""How often a program is killed, and its power cut, before we believe that nothing is lost."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from tools.apt import apt_command, apt_install
from tools.machine import this_machine

USUAL_TRIES = 200
_TRIES = "DURABILITY_TRIES"
_COMPILER = ("gcc", "libc6-dev")
_USAGE = 2


def tried(arguments: Sequence[str]) -> int:
    """Run the tests of durability with so many tries of each way to die; gives the exit status."""
    tries = tries_in(arguments)
    if tries is None:
        print("Uso: ./test --durability [VEZES]", file=sys.stderr)
        return _USAGE
    if not _has_compiler():
        print("Falta o gcc, que simula a queda de energia:\n" + apt_command(_COMPILER), file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "pytest", "tests/durability", "-n", "auto", "--dist", "worksteal"]
    return subprocess.run(command, env=os.environ | {_TRIES: str(tries)}, check=False).returncode


def tries_in(arguments: Sequence[str]) -> int | None:
    """The number of tries asked for, the usual one without a word, None for what is no number."""
    words = list(arguments) or [str(USUAL_TRIES)]
    is_number = len(words) == 1 and words[0].isascii() and words[0].isdecimal()
    return int(words[0]) if is_number and 0 < int(words[0]) < 10**6 else None


def _has_compiler() -> bool:
    """Whether there is a C compiler by now: on a machine where that is allowed, it is installed."""
    if shutil.which("gcc"):
        return True
    return this_machine().may_install and apt_install(_COMPILER)
