"""What a panel is to the shell, and what the shell gives a panel to work with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QWidget

from gmscreen.ui.favourites import Favourites
from gmscreen.ui.print_choices import PrintChoices
from gmscreen.ui.theme.look import Look

if TYPE_CHECKING:  # the frame knows its tabs before it needs what panels work with
    from gmscreen.session.session import Session
    from gmscreen.ui.secrecy import Secrecy
    from gmscreen.ui.sheet_desk import SheetDesk


def _stay(_panel_id: str) -> None:
    """Go nowhere: a panel that stands alone."""


def _open_rolls() -> Secrecy:
    """Switches of a panel that stands alone; the module is imported when the frame is already painted."""
    from gmscreen.ui.secrecy import Secrecy  # noqa: PLC0415 # see above

    return Secrecy()


@dataclass(frozen=True, slots=True)
class PanelContext:
    """What a panel may use: the session to roll in, the look to wear, the sheets on the desk,
    the favourite dice of the person, the switches for hidden rolls.

    `show_message` says a short thing in the status bar; `choose_sheet` asks for a sheet's file and takes it
    into the campaign; `print_out` goes to where one prints, with a kind of print and what is picked for it;
    `go_to` goes to a panel by id, and gives it. `prints` remembers how the person printed last.
    """

    session: Session
    look: Look
    desk: SheetDesk
    show_message: Callable[[str], None]
    choose_sheet: Callable[[], None]
    print_out: Callable[[str, Sequence[str]], None]
    favourites: Favourites = field(default_factory=Favourites)
    go_to: Callable[[str], object] = _stay
    secrecy: Secrecy = field(default_factory=_open_rolls)
    prints: PrintChoices = field(default_factory=PrintChoices)


BuildPanel = Callable[[PanelContext], QWidget]


def _nothing() -> None:
    pass


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """A panel: `title` is a key of the texts file, `icon` a Material Design Icon's name.

    `short` is the key of its name where tabs stand closely, if it is another.
    `prepare` is what can be done before the first visit, when nobody waits; it builds no widget.
    """

    id: str
    title: str
    icon: str
    build: BuildPanel
    prepare: Callable[[], object] = _nothing
    short: str = ""


def panel_module(module: str) -> BuildPanel:
    """The `build` of a panel's module, imported at the first visit so that the window is painted before."""

    def build(context: PanelContext) -> QWidget:
        return cast("BuildPanel", import_module(module).build)(context)

    return build
