"""The built client: its files, and its page for every path that is a screen in it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from bigboard.server.http.previews import preview_page

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
LONGEST = 255  # characters of a file's path; to resolve one takes time by the square of its length
METHODS = ("GET", "HEAD")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Big Board</title></head>
<body><h1>Big Board</h1>
<p>The server runs, but the web client has not been built yet.</p>
<p>Build it with <code>make web</code> and reload this page.
For programs, the API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


class StaticClient:
    """The answer to requests that match no route; those that are not HTTP go to `otherwise`."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        self.folder = folder
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.otherwise(scope, receive, send)
            return
        path = scope["path"].removeprefix("/")
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        if scope["method"] not in METHODS:
            raise HTTPException(405, headers={"Allow": ", ".join(METHODS)})
        response = self.response(path) or await self.screen(HTTPConnection(scope))
        await response(scope, receive, send)

    def find(self, path: str) -> Path | None:
        """Return the file at this path of the static folder, if there is one inside the folder."""
        if len(path) > LONGEST:
            return None
        try:
            found = (self.folder / path).resolve()
            inside = found.is_relative_to(self.folder.resolve())
            return found if inside and found.is_file() else None
        except (OSError, ValueError):
            return None

    def response(self, path: str) -> Response | None:
        """Return the answer to a path that is no screen of the client, or None."""
        file = self.find(path) if path else None
        if file is not None:
            cache = IMMUTABLE if path.startswith("assets/") else REVALIDATE
            return FileResponse(file, media_type=TYPES.get(file.suffix), headers={"Cache-Control": cache})
        if path.startswith("assets/") or Path(path).suffix in (".js", ".css", ".png", ".svg", ".ico", ".map", ".json"):
            raise HTTPException(404)
        if self.find("index.html") is None:
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
        return None

    async def screen(self, connection: HTTPConnection) -> Response:
        """Return the client's page, with the preview of this screen in its head."""
        index = self.folder / "index.html"
        page = await preview_page(read_page(index, index.stat().st_mtime_ns), connection)
        tag = f'W/"{hashlib.sha256(page.encode()).hexdigest()[:16]}"'
        headers = {"Cache-Control": REVALIDATE, "ETag": tag, "Vary": "Accept-Language"}
        if connection.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return HTMLResponse(page, headers=headers)


@lru_cache(maxsize=4)
def read_page(path: Path, changed: int) -> str:
    """Return the text of a page; `changed` is the time of its latest change."""
    return path.read_text(encoding="utf-8")
