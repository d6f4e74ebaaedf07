"""The actions of the menus, as data."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gmscreen.texts.catalogue import text
from gmscreen.ui.actions import ActionSpec
from gmscreen.ui.docking.docks import Docks
from gmscreen.ui.panel_spec import PanelSpec
from gmscreen.ui.secrecy import Secrecy
from gmscreen.ui.shell.appearance import Appearance, Say
from gmscreen.ui.theme.theme import Mode, ThemeName

Run = Callable[[], object]
Groups = tuple[tuple[ActionSpec, ...], ...]

_PANEL_KEYS = (*(f"Ctrl+{key}" for key in "1234567890"), "Alt+-", "Ctrl+P")


def file_actions(
    choose: Run, paste: Run, print_out: Callable[[str], object], can_print: Callable[[], bool], leave: Run
) -> Groups:
    """Opening, pasting, printing the sheet in hand in some form, leaving."""
    card, whole = partial(print_out, "cards"), partial(print_out, "sheets")
    return (
        (
            ActionSpec("open_sheet", "action.open_sheet", ("Ctrl+O",), choose),
            ActionSpec("paste_sheet", "action.paste_sheet", ("Ctrl+Shift+V",), paste),
            ActionSpec("print_card", "action.print_card", ("Ctrl+E",), card, can_print),
            ActionSpec("print_sheet", "action.print_sheet", ("Ctrl+Shift+E",), whole, can_print),
        ),
        (ActionSpec("leave", "action.leave", ("Ctrl+Q",), leave),),
    )


def panel_actions(panels: tuple[PanelSpec, ...], go: Callable[[str], object]) -> tuple[ActionSpec, ...]:
    """Going to each panel: Ctrl+1 to Ctrl+9, Ctrl+0, then Alt+− since Ctrl+− makes everything smaller; the
    one after that prints, which is Ctrl+P in any program.
    """
    keys = [(key,) for key in _PANEL_KEYS]
    return tuple(
        ActionSpec(f"panel.{panel.id}", panel.title, keys[i] if i < len(keys) else (), partial(go, panel.id))
        for i, panel in enumerate(panels)
    )


def look_actions(appearance: Appearance, say: Callable[[str], None]) -> Groups:
    """Themes and scale. Ctrl+0 belongs to a panel, so Alt+0 brings the scale back to 100 %."""
    themes = tuple(_theme_action(name, appearance, say) for name in ThemeName)
    scale = (
        ActionSpec("larger", "action.larger", ("Ctrl+=", "Ctrl++"), partial(appearance.scale_by, 1, say)),
        ActionSpec("smaller", "action.smaller", ("Ctrl+-",), partial(appearance.scale_by, -1, say)),
        ActionSpec("plain_size", "action.plain_size", ("Alt+0",), partial(appearance.scale_to, 100, say)),
    )
    return (themes, scale)


def _theme_action(name: ThemeName, appearance: Appearance, say: Callable[[str], None]) -> ActionSpec:
    key = f"theme.{name}"
    return ActionSpec(
        key, key, (), partial(appearance.wear, name, say), checked=lambda: appearance.theme is name
    )


def mode_action(appearance: Appearance, docks: Docks, say: Say) -> ActionSpec:
    """Table mode on the screen of the window in hand."""
    return ActionSpec(
        "table_mode",
        "action.table_mode",
        ("Ctrl+Shift+M",),
        lambda: appearance.switch_mode(docks.window_in_hand, say),
        checked=lambda: appearance.mode_of(docks.window_in_hand) is Mode.TABLE,
    )


def dock_actions(docks: Docks, say: Say) -> tuple[ActionSpec, ...]:
    """Where the panel in hand goes."""
    ways = (
        ("float_out", "Ctrl+Shift+N", docks.float_out),
        ("lay_beside", "Ctrl+Shift+L", docks.lay_beside),
        ("bring_home", "Ctrl+Shift+T", docks.bring_home),
        ("reset_layout", "Ctrl+Shift+D", docks.reset),
    )
    return tuple(
        ActionSpec(name, f"action.{name}", (keys,), partial(_try, name, go, say)) for name, keys, go in ways
    )


def _try(name: str, go: Callable[[], bool], say: Say) -> None:
    """Go, or say why that changes nothing."""
    if not go():
        say(text(f"shell.stays.{name}"))


def window_actions(
    full_screen: Run, is_full_screen: Callable[[], bool], roll: Run, secrecy: Secrecy
) -> tuple[ActionSpec, ...]:
    """The whole screen, the way to the dice box, and whether what is rolled there is hidden."""
    return (
        ActionSpec("full_screen", "action.full_screen", ("F11",), full_screen, checked=is_full_screen),
        ActionSpec("roll", "action.roll", ("Ctrl+R",), roll),
        ActionSpec(
            "roll_hidden",
            "action.roll_hidden",
            ("Ctrl+H",),
            secrecy.turn,
            checked=lambda: secrecy.rolls_hidden,
        ),
    )
