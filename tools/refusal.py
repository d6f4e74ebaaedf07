"""Why a start stopped, in words for the person, and the exit status that says it to a program."""

from enum import IntEnum


class Status(IntEnum):
    """Exit statuses of ./run, ./test and ./bench before the program itself starts; README.md lists them."""

    WRONG_PYTHON = 71
    OLD_GLIBC = 72
    NO_VENV = 73
    NO_PIP = 74
    MISSING_LIBRARIES = 75
    NO_NETWORK = 76
    READ_ONLY = 77
    NO_DISPLAY = 78
    STALE_DISPLAY = 79
    INSTALL_FAILED = 80


class Refusal(Exception):  # noqa: N818 nothing is in error: the machine lacks something
    """The set-up cannot go on; the text tells the person what to do."""

    def __init__(self, status: Status, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.status = status
