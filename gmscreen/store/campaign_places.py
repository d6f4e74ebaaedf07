"""Where campaigns lie that nobody put elsewhere."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from gmscreen.texts.catalogue import text

SUFFIX = ".escudo"


def campaigns_folder() -> Path:
    """The folder of whoever runs the program."""
    return Path(user_data_path("gmscreen", appauthor=False), "campanhas")


def first_campaign() -> Path:
    """The file that a start without any other opens."""
    return campaigns_folder() / f"{text('command.first_campaign')}{SUFFIX}"
