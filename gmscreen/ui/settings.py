"""What belongs to the person and not to the table: looks, dice, layouts; JSON in their own folder."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QStandardPaths

from gmscreen.ui.docking.arrangement import Arrangement
from gmscreen.ui.docking.arrangement_file import ArrangementError, read_arrangement, written_arrangement
from gmscreen.ui.theme.theme import Mode, ThemeName

LEAST_SCALE, MOST_SCALE, SCALE_STEP = 75, 250, 25
_LARGEST_FILE = 1 << 16
_PLAIN_HEIGHT = 1080
MOST_FAVOURITES, LONGEST_FAVOURITE = 40, 200
MOST_LAYOUTS, LONGEST_NAME = 20, 60
_MOST_SCREENS = 40
MOST_CAMPAIGNS, LONGEST_PATH = 8, 4096
_MOST_PRINTS, _MOST_CHOICES = 20, 40

T = TypeVar("T")
Prints = Mapping[str, Mapping[str, str]]


class SettingsError(Exception):
    """Settings that can't be read: a key of the texts file (under `settings_error.`)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Favourite:
    """Dice kept at hand: a line as the dice box reads it, and what it is for."""

    dice: str
    purpose: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """Theme, scale in percent (None, so that it may follow the screen, until one is chosen), favourites;
    the mode of each screen for which one was chosen, by the screen's name; where the panels were left, and
    the layouts kept under a name; for each kind of print the choices made last, by the option's name; the
    files of the campaigns that were opened, the last one first.
    """

    theme: ThemeName = ThemeName.DARK
    scale: int | None = None
    favourites: tuple[Favourite, ...] = ()
    modes: Mapping[str, Mode] = field(default_factory=dict)
    arrangement: Arrangement | None = None
    layouts: Mapping[str, Arrangement] = field(default_factory=dict)
    prints: Prints = field(default_factory=dict)
    campaigns: tuple[str, ...] = ()

    def mode_on(self, screen: str, is_main: bool) -> Mode:
        """The mode of a screen: the one chosen, or desk on the main screen and table on any other."""
        return self.modes.get(screen, Mode.DESK if is_main else Mode.TABLE)


def fitting_scale(screen_height: int) -> int:
    """The scale for whoever chose none: 100 % up to 1200 pixels of height, in step with the screen beyond."""
    steps = round(100 * screen_height / _PLAIN_HEIGHT / SCALE_STEP)
    return min(max(100, steps * SCALE_STEP), MOST_SCALE) if screen_height > 1200 else 100


def settings_file() -> Path:
    """Where the settings are kept; Qt knows the folder, and asking it spares the start another import."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return Path(folder, "gmscreen", "settings.json")


def read_settings(path: Path) -> Settings:
    """The settings of a file, or those of the house when there is none; SettingsError for anything odd."""
    try:
        if not path.exists():
            return Settings()
        if not path.is_file() or path.stat().st_size > _LARGEST_FILE:
            raise SettingsError("not_settings")
        written = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError("unreadable") from error
    except (ValueError, RecursionError) as error:
        raise SettingsError("not_settings") from error
    return _checked(written)


def _checked(written: object) -> Settings:
    if not isinstance(written, dict) or not {"theme", "scale"} <= set(written) <= _FIELDS:
        raise SettingsError("not_settings")
    theme, scale = written["theme"], written["scale"]
    if theme not in tuple(ThemeName):
        raise SettingsError("unknown_theme")
    if scale is not None and (type(scale) is not int or not LEAST_SCALE <= scale <= MOST_SCALE):
        raise SettingsError("scale_out_of_range")
    return Settings(
        ThemeName(theme),
        scale,
        _checked_favourites(written.get("favourites", [])),
        _checked_entries(written.get("modes", {}), _MOST_SCREENS, Mode),
        _checked_arrangement(written.get("arrangement")),
        _checked_entries(written.get("layouts", {}), MOST_LAYOUTS, read_arrangement),
        _checked_prints(written.get("prints", {"cards": written["cards"]} if "cards" in written else {})),
        _checked_campaigns(written.get("campaigns", [])),
    )


_FIELDS = {"theme", "scale", "favourites", "modes", "arrangement", "layouts", "prints", "cards", "campaigns"}
"""`cards` is where the choices for cards were before there were other prints."""


def _checked_campaigns(written: object) -> tuple[str, ...]:
    if not isinstance(written, list) or len(written) > MOST_CAMPAIGNS:
        raise SettingsError("not_campaigns")
    if not all(isinstance(one, str) and 0 < len(one) <= LONGEST_PATH and "\0" not in one for one in written):
        raise SettingsError("not_campaigns")
    return tuple(written)


def _checked_prints(written: object) -> Prints:
    """Choices are only checked for being words: whoever prints knows which there are."""
    if not isinstance(written, dict) or len(written) > _MOST_PRINTS:
        raise SettingsError("not_prints")
    for chosen in written.values():
        if not isinstance(chosen, dict) or len(chosen) > _MOST_CHOICES:
            raise SettingsError("not_prints")
        words = (*chosen, *chosen.values())
        if not all(isinstance(word, str) and len(word) <= LONGEST_PATH for word in words):
            raise SettingsError("not_prints")
    return written


def _checked_arrangement(written: object) -> Arrangement | None:
    try:
        return None if written is None else read_arrangement(written)
    except ArrangementError as error:
        raise SettingsError("not_layout") from error


def _checked_entries(written: object, most: int, check: Callable[[Any], T]) -> dict[str, T]:
    """Names with what each stands for; `check` raises ValueError for what it does not know."""
    if (
        not isinstance(written, dict)
        or len(written) > most
        or any(len(name) > LONGEST_NAME for name in written)
    ):
        raise SettingsError("not_layout")
    try:
        return {name: check(one) for name, one in written.items()}
    except ValueError as error:
        raise SettingsError("not_layout") from error


def _checked_favourites(written: object) -> tuple[Favourite, ...]:
    if not isinstance(written, list) or len(written) > MOST_FAVOURITES:
        raise SettingsError("not_favourites")
    return tuple(_checked_favourite(one) for one in written)


def _checked_favourite(written: object) -> Favourite:
    if not isinstance(written, dict) or set(written) != {"dice", "purpose"}:
        raise SettingsError("not_favourites")
    texts = (written["dice"], written["purpose"])
    if not all(isinstance(one, str) and len(one) <= LONGEST_FAVOURITE for one in texts):
        raise SettingsError("not_favourites")
    return Favourite(*texts)


def write_settings(path: Path, settings: Settings) -> None:
    """Keep the settings, whole or not at all, readable by their owner only; OSError if the disk won't."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".settings-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(_written(settings), file)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _written(settings: Settings) -> dict[str, Any]:
    arrangement = settings.arrangement
    return {
        "theme": settings.theme,
        "scale": settings.scale,
        "favourites": [asdict(one) for one in settings.favourites],
        "modes": dict(settings.modes),
        "arrangement": arrangement and written_arrangement(arrangement),
        "layouts": {name: written_arrangement(one) for name, one in settings.layouts.items()},
        "prints": {kind: dict(chosen) for kind, chosen in settings.prints.items()},
        "campaigns": list(settings.campaigns),
    }
