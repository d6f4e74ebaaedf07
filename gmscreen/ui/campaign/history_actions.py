"""Undo and redo, each under the name of the act that it turns."""

from __future__ import annotations

from collections.abc import Callable

from gmscreen.session.commands import Label
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.actions import ActionSpec

Say = Callable[[str], None]
Next = Callable[[], Label | None]


def history_actions(session: Session, say: Say) -> tuple[ActionSpec, ...]:
    """Undo and redo of everything, across restarts."""
    of = session.open
    return (
        _action("undo", ("Ctrl+Z",), session.undo, lambda: of.to_undo, say),
        _action("redo", ("Ctrl+Y", "Ctrl+Shift+Z"), session.redo, lambda: of.to_redo, say),
    )


def _action(
    name: str, keys: tuple[str, ...], turn: Callable[[], Label | None], following: Next, say: Say
) -> ActionSpec:
    def run() -> None:
        step = turn()
        say(
            text(f"history.nothing_to_{name}")
            if step is None
            else text(f"history.{name}_done", step=step.words)
        )

    return ActionSpec(name, f"action.{name}", keys, run, told=lambda: _told(name, following()))


def _told(name: str, step: Label | None) -> str:
    if step is None:
        return text(f"history.nothing_to_{name}")
    return text(f"history.{name}", step=_shortened(step.words))


def _shortened(words: str, longest: int = 60) -> str:
    return words if len(words) <= longest else f"{words[: longest - 1].rstrip()}…"
