"""A door to the program that has a campaign open: others ask it to act, since it alone may write the file.

One request and one answer a connection, each a line of JSON, over a Unix socket that its owner alone reaches.
"""

from __future__ import annotations

import json
import os
import socket
import stat
import struct
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from platformdirs import user_runtime_path
from platformdirs.api import RuntimeDirWarning

from gmscreen.session.store_protocol import StoreError

LONGEST_LINE = 64 << 10
"""Bytes of a request or an answer."""
PATIENCE_SECONDS = 5.0
_QUEUE = 8
_CREDENTIALS = struct.Struct("3i")

Message = dict[str, Any]
Answer = Callable[[Message], Message]


class DoorError(Exception):
    """Nobody answered at the door, or what came is no answer."""


class NobodyThereError(DoorError):
    """Nobody is at the door: nothing was asked of anyone."""


class Door:
    """Answers requests in a thread of its own, one after the other."""

    def __init__(self, campaign: Path, answer: Answer) -> None:
        self._place, self._answer = _place_of(campaign), answer
        # Whoever holds the campaign's lock is its only owner: a socket left here is a dead program's.
        self._place.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.bind(str(self._place))
        self._socket.listen(_QUEUE)
        self._thread = threading.Thread(target=self._serve, name="door", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Answer nobody any more."""
        self._place.unlink(missing_ok=True)
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join(PATIENCE_SECONDS)

    def _serve(self) -> None:
        while True:
            try:
                guest, _ = self._socket.accept()
            except OSError:
                return
            with guest:
                self._attend_whoever_comes(guest)

    def _attend_whoever_comes(self, guest: socket.socket) -> None:
        try:
            self._attend(guest)
        except (OSError, DoorError):
            return  # a rough guest, or one who left
        except Exception:  # a bug is told as one, and the next guest is served
            threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), self._thread)))

    def _attend(self, guest: socket.socket) -> None:
        guest.settimeout(PATIENCE_SECONDS)
        if _user_of(guest) == os.geteuid():
            _send(guest, self._answer(_received(guest)))


def ask(campaign: Path, request: Message) -> Message:
    """What the program that has the campaign open answers; DoorError when none does, in a few seconds.

    NobodyThereError when none was asked, so that it may be tried again.
    """
    with _connected(campaign) as connection:
        _send(connection, request)
        return _received(connection)


@contextmanager
def _connected(campaign: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(PATIENCE_SECONDS)
        _connect(connection, campaign)
        try:
            if _user_of(connection) != os.geteuid():
                raise DoorError
            yield connection
        except OSError as error:
            raise DoorError from error


def _connect(connection: socket.socket, campaign: Path) -> None:
    try:
        connection.connect(str(_place_of(campaign)))
    except OSError as error:
        raise NobodyThereError from error


def _place_of(campaign: Path) -> Path:
    """Where the door of a file is, whatever name the file is called by."""
    status = campaign.stat()
    return _own_folder() / f"{status.st_dev:x}-{status.st_ino:x}.door"


def _runtime_folder() -> Path:
    # Where no session set one up (a container, ssh) a folder in /tmp serves as well: nobody need hear of it.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeDirWarning)
        return Path(user_runtime_path("gmscreen", appauthor=False))


def _own_folder() -> Path:
    folder = _runtime_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.geteuid():
        raise StoreError("forbidden", folder)
    folder.chmod(0o700)
    return folder


def _user_of(connection: socket.socket) -> int:
    """Who is at the other end."""
    told = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    user: int = _CREDENTIALS.unpack(told)[1]
    return user


def _send(connection: socket.socket, message: Message) -> None:
    connection.sendall(json.dumps(message, ensure_ascii=False).encode() + b"\n")


def _received(connection: socket.socket) -> Message:
    """One line; DoorError for one that is too long, cut off, or no JSON object."""
    line = b""
    while not line.endswith(b"\n"):
        piece = connection.recv(LONGEST_LINE)
        line += piece
        if not piece or len(line) > LONGEST_LINE:
            raise DoorError
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise DoorError from error
    if not isinstance(message, dict):
        raise DoorError
    return message
