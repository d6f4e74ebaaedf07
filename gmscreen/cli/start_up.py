"""A quicker start: what is put off, or left out, before the first command runs."""

from __future__ import annotations

import builtins
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from gmscreen.cli.quick_binding import import_binding

PLUGIN_LOADER = "pydantic.plugin._loader"
KNOWN_PYDANTIC = ((2, 12), (2, 13), (2, 14))
"""Versions whose loader of plugins is asked for `get_plugins` and nothing else."""


@contextmanager
def quick_imports() -> Iterator[None]:
    """While modules are imported, no garbage is looked for: what they make stays, and is never searched."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def leave_out_plugins() -> None:
    """Spare pydantic the search for other packages' plugins, a third of what its first model costs.

    It would read the metadata of every package installed, and run what it finds there.
    """
    import pydantic  # cheap: its parts load when they are asked for

    version = tuple(int(part) for part in pydantic.VERSION.split(".")[:2])
    if version in KNOWN_PYDANTIC and PLUGIN_LOADER not in sys.modules:
        loader = ModuleType(PLUGIN_LOADER, "Stands in for the loader of plugins: there are none.")
        vars(loader)["get_plugins"] = tuple
        sys.modules[PLUGIN_LOADER] = loader


def leave_out_features() -> None:
    """Spare each import what Qt's binding does after it: read the module's source, and keep it, for a word.

    It looks for whoever wants Qt's names in another spelling; nobody here does. The sources of all that a
    window imports are 20 MiB.
    """
    import_binding()  # it is what puts its own `__import__` in place
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
