"""What a finished set-up left: the interpreter, the folder and the locks that are installed."""

import zlib
from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from tools.checkout import Checkout

ALSO_INSTALLED = {"dev": ("run",)}
"""Locks that hold all of another: dev.txt names each line of run.txt."""


class Gap(Enum):
    """What stands between a stamp and what is wanted, from nothing to all."""

    NONE = "none"
    MOVED = "moved"  # the folder has another name now
    LOCKS = "locks"  # something is not installed yet
    ALL = "all"  # no environment, half of one, or another Python's


class Stamp(NamedTuple):
    """The identity of Python, the checkout's folder, and each lock's digest."""

    python: str
    folder: str
    locks: Mapping[str, str]

    def __str__(self) -> str:
        rows = [f"python {self.python}", f"folder {self.folder}"]
        return "\n".join(rows + [f"lock {name} {digest}" for name, digest in self.locks.items()]) + "\n"

    def gap(self, wanted: "Stamp") -> Gap:
        """What has to be done before what is wanted stands."""
        if self.python != wanted.python:
            return Gap.ALL
        if self.missing(wanted):
            return Gap.LOCKS
        return Gap.NONE if self.folder == wanted.folder else Gap.MOVED

    def missing(self, wanted: "Stamp") -> tuple[str, ...]:
        """The locks to install; one that comes along with another is not named."""
        names = [name for name, digest in wanted.locks.items() if self.locks.get(name) != digest]
        along = {other for name in names for other in ALSO_INSTALLED.get(name, ())}
        return tuple(name for name in names if name not in along)

    def moved_to(self, folder: str) -> "Stamp":
        """The same set-up in another folder."""
        return self._replace(folder=folder)

    def joined(self, wanted: "Stamp") -> "Stamp":
        """The stamp once what is wanted stands too, and the locks that come along with it."""
        return wanted._replace(locks={**self.locks, **wanted.locks})


EMPTY = Stamp("", "", {})
"""The stamp of a set-up that never ended."""


def parsed(text: str) -> Stamp:
    """The stamp written as text; whatever cannot be read is missing from it."""
    rows = [row.partition(" ") for row in text.split("\n")]
    fields = {key: value for key, _, value in rows if key != "lock"}
    locks = dict(value.split(" ", 1) for key, _, value in rows if key == "lock" and " " in value)
    return Stamp(fields.get("python", ""), fields.get("folder", ""), locks)


def read(checkout: Checkout) -> Stamp:
    """The stamp in a checkout; EMPTY where there is none or the interpreter is gone."""
    if not checkout.python.exists():
        return EMPTY
    try:
        return parsed(checkout.stamp.read_text("utf-8", "surrogateescape"))
    except OSError:
        return EMPTY


def write(checkout: Checkout, stamp: Stamp) -> None:
    """Put the stamp in the checkout, whole or not at all."""
    draft = checkout.stamp.with_suffix(".new")
    draft.write_text(str(stamp), "utf-8", "surrogateescape")
    draft.replace(checkout.stamp)


def wanted(checkout: Checkout, names: tuple[str, ...], python: str) -> Stamp:
    """The stamp that these locks leave, with those that come along."""
    along = [other for name in names for other in ALSO_INSTALLED.get(name, ())]
    digests = {name: digest(checkout, name) for name in (*names, *along)}
    return Stamp(python, str(checkout.root), digests)


def digest(checkout: Checkout, name: str) -> str:
    """A lock's checksum and size: enough to notice a change, without an import that costs time."""
    content = checkout.lock(name).read_bytes()
    return f"{zlib.crc32(content):08x}-{len(content)}"
