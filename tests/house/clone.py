"""A small clone to start for real: true launchers and set-up, a tiny program, an installer offline."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.interpreter import base_python

ROOT = Path(__file__).resolve().parents[2]

_PROGRAM = """\
import os, sys
root = os.path.dirname(os.path.dirname(__file__))
print(os.path.relpath(sys.prefix, root), os.getcwd(), *sys.argv[1:], sep="|")
"""
_UV = """\
#!/bin/sh
[ "$1" != --version ] || exit 0
for place; do :; done
echo "$1 ${place##*/}" >>"$UV_LOG"
if [ "$1" = venv ]; then exec python3 -m venv --without-pip "$place"; fi
printf '%s\\n' "$UV_SAYS" >&2
eval "$UV_DOES"
"""
_SHELL_TOOLS = ("dirname", "readlink", "uname", "getconf", "id", "sleep", "kill", "cat")


@dataclass(frozen=True, slots=True)
class Clone:
    """A clone in a folder, and the programs on its machine's PATH."""

    root: Path
    programs: Path

    def start(self, *words: str, **environ: str) -> subprocess.CompletedProcess[str]:
        """Start ./run from another folder with a bare environment and the variables given."""
        return subprocess.run(
            [self.root / "run", *words],
            cwd=self.programs,
            env=self.environment(environ),
            capture_output=True,
            encoding="utf-8",
            check=False,
            stdin=subprocess.DEVNULL,
        )

    def start_aside(self, *words: str, **environ: str) -> subprocess.Popen[str]:
        """The same without waiting for its end."""
        return subprocess.Popen(
            [self.root / "run", *words],
            env=self.environment(environ),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
        )

    def environment(self, more: dict[str, str]) -> dict[str, str]:
        """What the launcher finds in its environment."""
        bare = {"PATH": str(self.programs), "LC_ALL": "C.UTF-8", "UV_LOG": str(self.log)}
        return {**bare, **more}

    @property
    def log(self) -> Path:
        """Where the installer notes each time that it is asked."""
        return self.programs / "uv.log"

    @property
    def installs(self) -> list[str]:
        """What the installer was asked, in order."""
        return self.log.read_text("utf-8").splitlines() if self.log.exists() else []

    def have_program(self, name: str, text: str) -> None:
        """Put a program on PATH."""
        place = self.programs / name
        place.unlink(missing_ok=True)
        place.write_text(text, "utf-8")
        place.chmod(0o755)


def clone_into(root: Path, programs: Path) -> Clone:
    """A fresh clone at root on a machine with a fit Python, an installer and no more than that."""
    shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "run", root)
    (root / "requirements").mkdir()
    (root / "requirements" / "run.txt").write_text("a==1\n")
    (root / "gmscreen").mkdir()
    (root / "gmscreen" / "__init__.py").touch()
    (root / "gmscreen" / "__main__.py").write_text(_PROGRAM)
    clone = Clone(root, programs)
    programs.mkdir()
    for tool in _SHELL_TOOLS:
        (programs / tool).symlink_to(shutil.which(tool) or f"/bin/{tool}")
    (programs / "python3").symlink_to(base_python())
    clone.have_program("uv", _UV)
    return clone
