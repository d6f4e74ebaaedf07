"""What every test stands on: no screen, no files of the person's, chance that can be repeated."""

import gc
import os
import sys
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before Qt is imported

import pytest
from hypothesis import HealthCheck, settings

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each of some hundred processes compiles the program anew
sys.dont_write_bytecode = False

settings.register_profile("here", deadline=None, max_examples=60)
settings.register_profile(
    "ci", deadline=None, max_examples=60, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if os.environ.get("CI") else "here")

_XDG_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")


def pytest_configure(config: pytest.Config) -> None:
    """Settings and caches go to a folder of this run; the person's own are neither read nor written."""
    home = tempfile.TemporaryDirectory(prefix="gmscreen-test-")
    config.add_cleanup(home.cleanup)
    for name in _XDG_FOLDERS:
        folder = Path(home.name, name.lower())
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: looking through it for rubbish took a tenth of the time."""
    gc.collect()
    gc.freeze()
