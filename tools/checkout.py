"""The folder that a clone lies in, and where the set-up keeps its things there."""

import os
from pathlib import Path
from typing import NamedTuple


class Checkout(NamedTuple):
    """A clone of the project. (No dataclass on the way of every start: it costs 3 ms.)"""

    root: Path

    @property
    def environment(self) -> Path:
        """The virtual environment."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The interpreter of the virtual environment."""
        return self.environment / "bin" / "python"

    @property
    def stamp(self) -> Path:
        """The file that says which locks are installed; there only when the set-up ended well."""
        return self.environment / "ready"

    @property
    def turn(self) -> Path:
        """The file that a set-up holds while it works."""
        return self.root / ".venv.lock"

    @property
    def wheelhouse(self) -> Path:
        """Wheels brought by hand, for a machine without a network; it need not exist."""
        return self.root / "wheelhouse"

    @property
    def is_writable(self) -> bool:
        """Whether the set-up can write here; False on a read-only disk, for root too."""
        return os.access(self.root, os.W_OK)

    def lock(self, name: str) -> Path:
        """The hash-locked requirements of that name: run, dev or bench."""
        return self.root / "requirements" / f"{name}.txt"
