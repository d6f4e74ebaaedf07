"""The pictures of a handout: files that lie beside it, or within its folder, and those written into it."""

from __future__ import annotations

import binascii
from base64 import b64decode
from functools import lru_cache
from pathlib import Path
from urllib.parse import unquote

from gmscreen.paper.press.picture import Picture, picture
from gmscreen.rules.errors import RuleError
from gmscreen.session.pictures import LARGEST_PICTURE, read_picture
from gmscreen.texts.problems import rule_problem

_DATA = "data:"
_MOST_KEPT = 32


class Figures:
    """Pictures by what a text calls them, each read once; `folder` is None where there are no files."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()
        self._kept = lru_cache(maxsize=_MOST_KEPT)(self._read)

    def of(self, source: str, line: int) -> Picture:
        """The picture; RuleError, which names it and its line, for one that can't be had."""
        try:
            return self._kept(source)
        except RuleError as error:
            name = source if len(source) <= _LONGEST_NAME else f"{source[:_LONGEST_NAME]}…"
            problem = rule_problem(error)
            raise RuleError("handout_picture", line=line, name=name, problem=problem) from error

    def _read(self, source: str) -> Picture:
        return picture(_written(source) if source.startswith(_DATA) else self._file(unquote(source)))

    def _file(self, name: str) -> bytes:
        if self._folder is None or ":" in name or "\0" in name:
            raise RuleError("handout_picture_place")
        try:
            path = (self._folder / name).resolve()
        except (OSError, RuntimeError) as error:
            raise RuleError("picture_unreadable", "data") from error
        if not path.is_relative_to(self._folder):
            raise RuleError("handout_picture_place")
        return read_picture(path)


_LONGEST_NAME = 60


def _written(source: str) -> bytes:
    """The bytes of a picture that the text itself holds, in base 64."""
    head, _, body = source.partition(",")
    if not head.endswith(";base64") or len(body) > LARGEST_PICTURE:
        raise RuleError("picture_unreadable", "data")
    try:
        return b64decode(unquote(body), validate=True)
    except (binascii.Error, ValueError) as error:
        raise RuleError("picture_unreadable", "data") from error
