"""The package as a person gets it: built offline, installed where nothing else is, started elsewhere."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.checkout import Checkout
from tools.environment import install_lock, install_wheel, make_environment
from tools.installer import installer_on
from tools.machine import this_machine
from tools.refusal import Refusal

_LEFT_OUT = ("PYTHON", "QT_", "DISPLAY", "WAYLAND_DISPLAY", "XDG_", "VIRTUAL_ENV")
"""Variables that would let a start lean on the machine or on the checkout."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One start of the installed program, and what shows that it did its work."""

    words: tuple[str, ...]
    shows: Callable[[str, Path], bool]  # standard output, the folder that it ran in
    given: str = ""


def works() -> bool:
    """Whether the wheel builds, installs and starts; prints what fails."""
    with TemporaryDirectory(prefix="pacote ") as folder:
        place = Path(folder)
        if subprocess.run(_build_command(place), check=False).returncode != 0:
            return False
        try:
            program = _installed(next(place.glob("*.whl")), place / "env")
        except Refusal as refusal:
            print(refusal)
            return False
        return all(_passes(trial, program, place / "home") for trial in trials(_sample_sheet(program)))


def trials(sample: Path) -> tuple[Trial, ...]:
    """What is tried, with a sheet that came in the package."""
    request = json.dumps({"calc": "load", "id": 1, "st": 12, "weight_kg": 25, "scale": "human"})
    return (
        Trial(("--version",), lambda output, _: "0." in output),
        Trial(("calc", "load", "--st", "12", "--weight-kg", "25"), lambda output, _: "36,0 kg" in output),
        Trial(("batch",), lambda output, _: json.loads(output)["ok"] is True, request + "\n"),
        Trial(("screenshot", "--out", "telas"), lambda _, home: _starts(home, "telas/*.png", b"\x89PNG")),
        Trial(("cards", str(sample), "-o", "c.pdf"), lambda _, home: _starts(home, "c.pdf", b"%PDF")),
    )


def _build_command(place: Path) -> list[str]:
    return [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]


def _installed(wheel: Path, environment: Path) -> Path:
    """The program in a new environment that holds the wheel and its lock, and nothing of the checkout."""
    checkout, installer = Checkout(Path.cwd()), installer_on(this_machine())
    make_environment(installer, environment)
    install_lock(installer, environment, checkout.lock("run"), checkout.wheelhouse)
    install_wheel(installer, environment, wheel)
    return environment / "bin" / "gmscreen"


def _sample_sheet(program: Path) -> Path:
    return min(program.parent.parent.glob("lib/*/site-packages/gmscreen/_data/sheets/**/*.toml"))


def _passes(trial: Trial, program: Path, home: Path) -> bool:
    home.mkdir(exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(_LEFT_OUT)}
    done = subprocess.run(
        [program, *trial.words],
        input=trial.given, cwd=home, env=environment | {"HOME": str(home)},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    passed = done.returncode == 0 and trial.shows(done.stdout, home)
    print(f"{'certo' if passed else 'FALHOU'}: gmscreen {' '.join(trial.words)}", flush=True)
    if not passed:
        print(f"saída {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}", flush=True)
    return passed


def _starts(home: Path, pattern: str, magic: bytes) -> bool:
    """Whether there is a file of that pattern, and all begin as their kind does."""
    files = list(home.glob(pattern))
    return bool(files) and all(file.read_bytes().startswith(magic) for file in files)


if __name__ == "__main__":
    sys.exit(0 if works() else 1)
