"""What the header of a campaign's file says it is."""

from __future__ import annotations

APPLICATION_ID = 0x45534344
"""`ESCD` tells `file(1)`, and us, whose it is."""

SCHEMA_VERSION = 2
"""Kept as `user_version`."""
