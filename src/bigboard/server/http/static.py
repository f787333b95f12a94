"""The built client: its files, and its one page for every address that is a place in it."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from bigboard.server.access import settings_of
from bigboard.server.errors import Refused
from bigboard.server.http.tables import methods_at

router = APIRouter(include_in_schema=False)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Big Board</title></head>
<body><h1>Big Board</h1>
<p>The server runs, but the web client has not been built yet.</p>
<p>Build it with <code>make web</code> and reload this page.
For programs, the API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


def file_for(static: Path, path: str) -> Path | None:
    """The file behind an address, if there is one and it lies inside the static folder."""
    try:
        found = (static / path).resolve()
        inside = found.is_relative_to(static.resolve())
        return found if inside and found.is_file() else None
    except (OSError, ValueError):
        return None


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    static = settings_of(request).static
    if path == "api" or path.startswith("api/"):
        if methods_at(request):
            raise HTTPException(405)
        raise Refused("no_page", "There is nothing at this address.")
    file = file_for(static, path) if path else None
    if file is not None:
        cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return FileResponse(file, media_type=TYPES.get(file.suffix), headers={"Cache-Control": cache})
    if path.startswith("assets/") or Path(path).suffix in (".js", ".css", ".png", ".svg", ".ico", ".map", ".json"):
        raise Refused("no_page", "There is nothing at this address.")
    index = file_for(static, "index.html")
    if index is None:
        return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
    return FileResponse(index, media_type="text/html", headers={"Cache-Control": ASK_AGAIN})
