"""One owner for one campaign: a lock that the kernel frees when its process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from gmscreen.session.store_protocol import StoreError
from gmscreen.store.faults import faults_of
from gmscreen.store.taken import SUFFIX


class OwnerLock:
    """Held on `FILE.lock`, which is never removed: whoever waits for it must not wait for another file."""

    def __init__(self, campaign: Path) -> None:
        path = campaign.with_name(campaign.name + SUFFIX)
        with faults_of(campaign):
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
            try:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                os.close(self._descriptor)
                raise StoreError("busy", campaign) from error

    def release(self) -> None:
        """Let others have it; once is enough."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
