"""The rule systems the window knows, each with its panels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import ModuleType

from gmscreen.texts.catalogue import read_all
from gmscreen.ui.panel_spec import PanelSpec, panel_module


@dataclass(frozen=True, slots=True)
class System:
    """A rule system: `name` is a key of the texts file; tabs, menu and shortcuts follow the panels' order."""

    id: str
    name: str
    panels: tuple[PanelSpec, ...]

    @property
    def panel_ids(self) -> tuple[str, ...]:
        """The panels' ids, in their order."""
        return tuple(panel.id for panel in self.panels)


def _panel(panel_id: str, icon: str, short: str = "", entry: str = "panel") -> PanelSpec:
    """A panel whose `build` lies in the file `entry` of its folder.

    The folder itself imports nothing: who uses a part of another panel does not load all of that panel.
    """
    module = f"gmscreen.ui.panels.{panel_id}.{entry}"
    ready = partial(_made_ready, module)
    return PanelSpec(panel_id, f"panel.{panel_id}", icon, panel_module(module), ready, short)


def _made_ready(module: str) -> ModuleType:
    """A panel's module, imported, and what it reads in the canon and in the texts read."""
    panel = import_module(module)
    read_all()
    getattr(panel, "prepare", _nothing)()
    return panel


def _nothing() -> None:
    pass


GARGANTA = System(
    "garganta",
    "system.garganta",
    (
        _panel("combat", "sword-cross"),
        _panel("sheets", "card-account-details-outline"),
        _panel("blows", "skull-outline"),
        _panel("load", "weight-kilogram"),
        _panel("hp", "heart-pulse"),
        _panel("fall", "arrow-down-bold"),
        _panel("magic", "auto-fix"),
        _panel("defenses", "shield-half-full", short="panel.defenses_short"),
        _panel("dice", "dice-multiple-outline"),
        _panel("reference", "book-open-page-variant-outline", entry="reading"),
        _panel("pending", "flag-outline", short="panel.pending_short"),
        _panel("print", "printer-outline"),
    ),
)

SYSTEMS = (GARGANTA,)
