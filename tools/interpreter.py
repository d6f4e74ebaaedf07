"""The Python that runs this: where it comes from, and whether it is another."""

import sys
from pathlib import Path


def base_python() -> Path:
    """The interpreter that the running virtual environment was made from; outside of one, the running one."""
    return Path(getattr(sys, "_base_executable", sys.executable))


def identity() -> str:
    """What tells one installed Python from another: its minor version and its place."""
    return f"{sys.version_info.major}.{sys.version_info.minor} {sys.base_prefix}"
