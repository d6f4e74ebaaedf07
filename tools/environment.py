"""The virtual environment of a checkout: made, filled, mended after a move."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.installer import Installer
from tools.refusal import Refusal, Status

_FINDS_THE_CHECKOUT = "import os, sys; sys.path.append(os.path.dirname(sys.prefix))\n"
"""Relative to the environment, so that it holds wherever the folder is moved."""

_SIGNS_OF_NO_NETWORK = (
    "connection", "name resolution", "network", "dns error", "timed out", "error sending request", "proxy",
    "failed to fetch",
)  # fmt: skip


def make_environment(installer: Installer, environment: Path) -> None:
    """An empty environment in place of whatever is there."""
    if environment.exists():
        shutil.rmtree(environment)
    _run_or_refuse(installer.environment_command(environment))


def let_find_checkout(environment: Path) -> None:
    """Put the folder that the environment stands in on its import path."""
    for packages in environment.glob("lib/python3*/site-packages"):
        (packages / "checkout.pth").write_text(_FINDS_THE_CHECKOUT, "ascii")


def install_lock(installer: Installer, environment: Path, lock: Path, wheelhouse: Path) -> None:
    """Install a lock: from the wheelhouse alone where that does, else from the network."""
    command = installer.lock_command(environment, lock)
    if wheelhouse.is_dir():
        command += ["--find-links", str(wheelhouse)]
        if _trouble([*command, "--no-index"]) is None:
            return
    print("Instalando os pacotes (na primeira vez baixa uns 100 MB)…", file=sys.stderr, flush=True)
    trouble = _trouble(command)
    if trouble is not None:
        raise _no_network(wheelhouse) if tells_of_no_network(trouble) else _install_failed(trouble)


def install_wheel(installer: Installer, environment: Path, wheel: Path) -> None:
    """Install one wheel of ours, without looking at its dependencies."""
    _run_or_refuse(installer.wheel_command(environment, wheel))


def mend_scripts(environment: Path, old_root: str) -> None:
    """Let the environment's scripts, which name their interpreter by its full path, follow a moved folder."""
    old, new = os.fsencode(f"{old_root}/{environment.name}"), os.fsencode(environment)
    for script in (environment / "bin").iterdir():
        if script.is_file() and not script.is_symlink() and old in (text := script.read_bytes()):
            script.write_bytes(text.replace(old, new))


def tells_of_no_network(trouble: str) -> bool:
    """Whether an installer's complaint means that it reached no package index."""
    return any(sign in trouble.lower() for sign in _SIGNS_OF_NO_NETWORK)


def _run_or_refuse(command: Sequence[str]) -> None:
    trouble = _trouble(command)
    if trouble is not None:
        raise _install_failed(trouble)


def _trouble(command: Sequence[str]) -> str | None:
    """What a command that failed had to say; None where it did well. Nothing goes to standard output."""
    environment = os.environ | {"PIP_USER": "0"}
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        stderr=subprocess.PIPE,
        env=environment,
        check=False,
    )
    return None if done.returncode == 0 else done.stderr.decode("utf-8", "replace")


def _no_network(wheelhouse: Path) -> Refusal:
    return Refusal(
        Status.NO_NETWORK,
        "Sem rede não dá para baixar os pacotes do programa. Ligue a rede e tente de novo,",
        f"ou traga os pacotes de outra máquina na pasta {wheelhouse} (o README.md diz como).",
    )


def _install_failed(trouble: str) -> Refusal:
    last_lines = trouble.strip().splitlines()[-8:]
    return Refusal(
        Status.INSTALL_FAILED, "Não consegui preparar o programa. O instalador disse:", *last_lines
    )
