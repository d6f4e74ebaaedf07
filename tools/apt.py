"""Debian's packages: the command that installs them, and running it where that is allowed."""

import os
import subprocess
import sys
from collections.abc import Sequence


def apt_command(packages: Sequence[str]) -> str:
    """The line that a person without root copies into a terminal."""
    return "  sudo apt-get install " + " ".join(packages)


def apt_install(packages: Sequence[str]) -> bool:
    """Install the packages as root without a question; False, and apt's own words, where it could not."""
    print("Instalando pacotes do sistema: " + " ".join(packages), file=sys.stderr, flush=True)
    _run("update", "-qq")  # one source out of order does not spoil the others
    done = _run("install", "-y", "-qq", "--no-install-recommends", *packages)
    if done.returncode != 0:
        print(done.stderr, file=sys.stderr)
    return done.returncode == 0


def _run(*words: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(
        ["apt-get", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env=environment,
        check=False,
    )
