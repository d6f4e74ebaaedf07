"""Whether a campaign has an owner, asked before anything else is imported."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

SUFFIX = ".lock"


def is_taken(campaign: Path) -> bool:
    """Whether a program holds the campaign's lock now; nothing is made or kept."""
    try:
        path = campaign.resolve()
        descriptor = os.open(path.with_name(path.name + SUFFIX), os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW)
    except (OSError, ValueError, RuntimeError):
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    else:
        return False
    finally:
        os.close(descriptor)
