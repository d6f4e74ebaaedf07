"""One member out of a large zip, without listing the others."""

from __future__ import annotations

import mmap
import struct
import zlib
from pathlib import Path

_ENTRY = struct.Struct("<4s6H3L5H2L")
_LOCAL = struct.Struct("<4s5H3L2H")
_ENTRY_SIGNATURE = b"PK\x01\x02"
_END_SIGNATURE = b"PK\x05\x06"
_DEFLATED = 8


def zip_member(path: Path, name: str) -> bytes:
    """The bytes of one deflated or stored member; KeyError when there is none of that name.

    zipfile reads all 7,447 entries of the icons' zip first, 25 ms before the window can be painted.
    """
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        method, size, offset = _entry(data, name.encode())
        *_, name_size, extra_size = _LOCAL.unpack_from(data, offset)
        start = offset + _LOCAL.size + name_size + extra_size
        packed = data[start : start + size]
    return zlib.decompress(packed, -zlib.MAX_WBITS) if method == _DEFLATED else packed


def _entry(data: mmap.mmap, name: bytes) -> tuple[int, int, int]:
    end = data.rfind(_END_SIGNATURE)
    directory = struct.unpack_from("<L", data, end + 16)[0]
    position = data.find(name, directory, end)
    while position >= 0:
        start = position - _ENTRY.size
        if data[start : start + 4] == _ENTRY_SIGNATURE:
            fields = _ENTRY.unpack_from(data, start)
            if fields[10] == len(name):
                return fields[4], fields[8], fields[16]
        position = data.find(name, position + 1, end)
    raise KeyError(name.decode())
