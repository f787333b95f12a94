"""Finished games as they are stored and sent: compressed once, and sent as they are to clients that accept that.

Zstandard, because its window spans the whole of a replay, whose views repeat each other: half of gzip's size in a third
of its time. RFC 9659 wants a window of at most 8 MB, as level 6 has.
"""

from __future__ import annotations

import gzip
import re
import sys

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

LEVEL = 6
NOT_WANTED = re.compile(r";\s*q=0(\.0*)?\s*$")


def pack(text: bytes) -> bytes:
    return zstd.compress(text, LEVEL)


def unpack(packed: bytes) -> bytes:
    return zstd.decompress(packed)


def accepted_codings(header: str) -> set[str]:
    """The codings that a visitor takes (RFC 9110, Accept-Encoding)."""
    wanted = [part for part in header.lower().split(",") if not NOT_WANTED.search(part)]
    return {part.partition(";")[0].strip() for part in wanted}


def packed_for(packed: bytes, header: str) -> tuple[bytes, str]:
    """Return the body for a client with this Accept-Encoding, and its coding; an empty one means plain."""
    codings = accepted_codings(header)
    if "zstd" in codings:
        return packed, "zstd"
    text = unpack(packed)
    return (gzip.compress(text, compresslevel=1), "gzip") if "gzip" in codings else (text, "")
