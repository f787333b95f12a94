"""The description of a page for sites that embed it (oEmbed 1.0)."""

from __future__ import annotations

from typing import Literal

from bigboard.schemas.base import Outgoing


class Embedding(Outgoing):
    """A frame that another site can show. The names are those of oEmbed."""

    version: Literal["1.0"] = "1.0"
    type: Literal["rich"] = "rich"
    title: str
    provider_name: Literal["Big Board"] = "Big Board"
    provider_url: str
    html: str
    width: int
    height: int
    thumbnail_url: str
    thumbnail_width: int
    thumbnail_height: int
    cache_age: int  # seconds
