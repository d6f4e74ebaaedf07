"""Debian's packages: the command that installs them, and running it where that is allowed."""

import os
import subprocess
import sys
from collections.abc import Sequence


def apt_command(packages: Sequence[str]) -> str:
    """The line that a person without root copies into a terminal."""
    return "  sudo apt-get install " + " ".join(packages)


def apt_install(packages: Sequence[str]) -> bool:
    """Install the packages as root without a question; False where apt could not."""
    print("Instalando pacotes do sistema: " + " ".join(packages), file=sys.stderr, flush=True)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    return _runs(["apt-get", "update", "-qq"]) and _runs(install)


def _runs(command: Sequence[str]) -> bool:
    """Whether the command did well; what it said is shown only where it did not."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, env=environment, check=False
    )
    if done.returncode != 0:
        print(done.stderr.decode("utf-8", "replace"), file=sys.stderr)
    return done.returncode == 0
