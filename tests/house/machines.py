"""Machines to decide about, made up."""

from dataclasses import replace
from pathlib import Path

from tools.machine import Machine

PLAIN = Machine(
    python=Path("/usr/bin/python3.11"),
    version=(3, 11),
    is_root=False,
    has_apt=True,
    has_venv=True,
    has_ensurepip=True,
    has_pip=True,
    uv=None,
)
"""Debian with all of Python, and a person without root."""


def plain(**facts: object) -> Machine:
    """The plain machine with other facts."""
    return replace(PLAIN, **facts)  # type: ignore[arg-type] # the names are Machine's
