"""What a person is told when a command fails: one plain line, and where the details are."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from pathlib import Path

from gmscreen.texts.catalogue import text

FAILED = 1


def told(error: Exception, *, debug: bool) -> int:
    """Print what went wrong to standard error; gives the exit status."""
    print(known_sentence(error) or bug_sentence(error), file=sys.stderr)
    if debug:
        traceback.print_exception(error)
    return FAILED


def bug_sentence(error: Exception) -> str:
    """The sentence of an error that nobody expected; its traceback goes to the log."""
    return text("cli.bug", place=_logged(error))


def known_sentence(error: Exception) -> str | None:
    """The sentence of an error that a person can do something about, or None for a bug."""
    # Only a failure pays for these imports.
    from gmscreen.canon.errors import CanonError
    from gmscreen.rules.errors import RuleError
    from gmscreen.session.store_protocol import StoreError
    from gmscreen.sheets.errors import SheetError
    from gmscreen.texts.problems import rule_problem

    if isinstance(error, RuleError):
        return rule_problem(error)
    if isinstance(error, CanonError | SheetError | StoreError):
        return str(error)
    if isinstance(error, OSError):
        return _system_sentence(error)
    return None


def _system_sentence(error: OSError) -> str:
    if error.filename is None:
        return text("cli.unnamed_system_error", reason=_reason(error))
    return text("cli.system_error", file=error.filename, reason=_reason(error))


def _reason(error: OSError) -> str:
    known = {
        errno.ENOENT: "missing" if _has_folder(error.filename) else "no_folder",
        errno.EACCES: "forbidden",
        errno.EPERM: "forbidden",
        errno.EISDIR: "folder",
        errno.ENOTDIR: "missing",
        errno.EEXIST: "exists",
        errno.EROFS: "read_only",
        errno.ENOSPC: "full",
    }
    return text(f"cli.system.{known.get(error.errno or 0, 'other')}")


def _has_folder(name: object) -> bool:
    """Whether the folder is there in which a file of that name is not."""
    return name is None or Path(str(name)).parent.is_dir()


def _logged(error: Exception) -> str:
    """The file that the traceback was added to, or where else to look when none can be written."""
    from platformdirs import user_log_path

    path = Path(user_log_path("gmscreen", appauthor=False), "gmscreen.log")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "a") as file:
            file.writelines(traceback.format_exception(error))
    except OSError:
        return text("cli.no_log")
    return str(path)
