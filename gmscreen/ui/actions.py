"""What can be done, as data: menus and shortcuts are made of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from gmscreen.texts.catalogue import text


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """Something to do: `text` is a key of the texts file; the first of `keys` is shown beside it.

    `enabled` says whether it can be done now; `checked`, for what is on or off, whether it is on; `told` says
    what it would do now, in the menu's own words.
    No key uses Alt with Ctrl: that is AltGr, which types on ABNT2 keyboards.
    """

    id: str
    text: str
    keys: tuple[str, ...]
    run: Callable[[], object]
    enabled: Callable[[], bool] = _always
    checked: Callable[[], bool] | None = None
    told: Callable[[], str] | None = None


def fill_menu(menu: QMenu, groups: tuple[tuple[ActionSpec, ...], ...], window: QWidget) -> None:
    """Put actions in a menu, groups parted by lines, and their shortcuts on the window."""
    pairs = []
    for index, group in enumerate(groups):
        if index:
            menu.addSeparator()
        for spec in group:
            action = _action(spec, window)
            menu.addAction(action)
            pairs.append((spec, action))
    menu.aboutToShow.connect(lambda: _show_state(pairs))
    menu.aboutToHide.connect(lambda: _wake(pairs))


def _action(spec: ActionSpec, window: QWidget) -> QAction:
    action = QAction(text(spec.text), window)
    action.setObjectName(spec.id)
    action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
    action.setCheckable(spec.checked is not None)
    action.triggered.connect(lambda _checked: _run(spec, action))
    window.addAction(action)
    return action


def _run(spec: ActionSpec, action: QAction) -> None:
    if spec.enabled():
        spec.run()
    if spec.checked is not None:
        action.setChecked(spec.checked())


def _show_state(pairs: list[tuple[ActionSpec, QAction]]) -> None:
    for spec, action in pairs:
        action.setEnabled(spec.enabled())
        if spec.checked is not None:
            action.setChecked(spec.checked())
        if spec.told is not None:
            action.setText(spec.told().replace("&", "&&"))


def _wake(pairs: list[tuple[ActionSpec, QAction]]) -> None:
    """Let every shortcut be heard: whether it may run is asked when it is pressed."""
    for _spec, action in pairs:
        action.setEnabled(True)
