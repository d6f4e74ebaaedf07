"""Any text as one field of a written line, and back: what would be form becomes a character reference."""

from __future__ import annotations

import re

from gmscreen.texts.numbers import DASH

SEPARATORS = "·•⋅‧"

_NOISE = "\u00a0\u00ad\u061c\u200b\u200e\u200f\u2007\u2009\u200a\u202f\u2060\ufeff"
_BIDI = "".join(map(chr, [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]))
_OTHER_SPACES = "\u0085\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2028\u2029\u205f\u3000"
_FORM = re.compile(
    rf"[{SEPARATORS}{_NOISE}{_BIDI}{_OTHER_SPACES}|`*_<>&\\\x00-\x1f\x7f]|^[ ]|[ ]$|(?<=[ ])[ ]"
)
_ORNAMENT = re.compile(r"[-–—=: ]*$|\[!")
_REFERENCE = re.compile(r"&(?:#([0-9]{1,7})|(amp|lt|gt|quot|nbsp));")
_SPLIT = re.compile(rf" ?[{SEPARATORS}] ?")
_NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "nbsp": "\u00a0"}
_LIST = re.compile(r"(?:&(?:#[0-9]{1,7}|[a-z]{2,4});|[^;])+")


def escaped(text: str, also: str = "") -> str:
    """The text without a character that has a meaning in a written line, or one of `also`; — for nothing."""
    if not text:
        return DASH
    if _ORNAMENT.match(text):
        also = also + text[0]
    return "".join(_reference(one) if one in also else one for one in _formless(text))


def _formless(text: str) -> list[str]:
    """The text in pieces: single characters, and references for those that have a meaning."""
    pieces: list[str] = []
    end = 0
    for found in _FORM.finditer(text):
        pieces += [*text[end : found.start()], _reference(found[0])]
        end = found.end()
    return [*pieces, *text[end:]]


def unescaped(written: str) -> str:
    """The text of a field; a reference to a character that no text may hold stays as it is."""
    return "" if written == DASH else _REFERENCE.sub(_character, written)


def fields_of(written: str) -> list[str]:
    """The fields of a line, between middle dots of any kind."""
    return _SPLIT.split(written)


def list_items(written: str) -> list[str]:
    """What stands between semicolons, those of references left alone."""
    return [item.strip() for item in _LIST.findall(written) if item.strip()]


def _reference(character: str) -> str:
    return f"&#{ord(character)};"


def _character(found: re.Match[str]) -> str:
    if found[2]:
        return _NAMED[found[2]]
    code = int(found[1])
    is_text = code in (9, 10) or (31 < code < 0x110000 and code != 127 and not 0xD800 <= code < 0xE000)
    return chr(code) if is_text else found[0]
