"""Previews of links: tags in the page's head, pictures, and oEmbed."""

from __future__ import annotations

from html import escape
from typing import Annotated
from urllib.parse import quote, urlsplit

from fastapi import Query, Request, Response
from starlette.requests import HTTPConnection

from bigboard.i18n import DEFAULT_LANGUAGE, LANGUAGES
from bigboard.schemas.errors import Refused
from bigboard.schemas.previews import Embedding
from bigboard.server.features.previews import STILL_S, Link, accepted_language
from bigboard.server.http.deps import Network, Services, api_router, get_services
from bigboard.server.workers.canvas import HEIGHT, WIDTH

router = api_router("", "previews")
TITLE = "<title>Big Board</title>"
EMBED_WIDTH, EMBED_HEIGHT = 800, 600  # pixels of a frame whose size the other site leaves open
SMALLEST = 200  # pixels
Page = Annotated[str, Query(max_length=100, description="A path of the client.", examples=["/puzzles/acquire-12"])]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


def base_of(request: HTTPConnection, address: str) -> str:
    """Return the server's own address: the setting, or the one that this request used."""
    return address.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


def picture_url(base: str, link: Link, language: str) -> str:
    return f"{base}/api/preview.png?page={quote(link.path or '/', safe='/')}&language={language}"


def head_tags(link: Link, base: str, language: str) -> str:
    """Return the tags by which messengers and social networks show a link."""
    url = f"{base}{link.path or '/'}"
    properties = {
        "og:site_name": "Big Board",
        "og:type": "website",
        "og:title": link.title,
        "og:description": link.description,
        "og:url": url,
        "og:image": picture_url(base, link, language),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": link.title,
    }
    names = {"description": link.description, "twitter:card": "summary_large_image"}
    tags = [f"<title>{escape(link.title)}</title>"]
    tags += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    tags += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    if link.embed:
        found = escape(f"{base}/api/oembed?url={quote(url, safe='')}")
        tags.append(f'<link rel="alternate" type="application/json+oembed" href="{found}" />')
    return "\n    ".join(tags)


async def preview_page(page: str, connection: HTTPConnection) -> str:
    """Return the client's page with the preview of this path in its head."""
    services = get_services(connection)
    language = accepted_language(connection.headers.get("accept-language", ""))
    link = await services.previews.link(connection.url.path, language)
    return page.replace(TITLE, head_tags(link, base_of(connection, services.settings.address), language), 1)


@router.get("/preview.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def preview_picture(
    services: Services, network: Network, page: Page = "/", language: Language = DEFAULT_LANGUAGE
) -> Response:
    """The picture of a link, 1200 × 630 pixels: only what a spectator may see."""
    services.connection_limit.looks.check(network)
    drawn = await services.previews.draw(page, language, network)
    headers = {"Cache-Control": f"public, max-age={drawn.max_age}", "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(drawn.png, media_type="image/png", headers=headers)


@router.get("/oembed")
async def describe_embed(
    request: Request,
    services: Services,
    url: Annotated[str, Query(max_length=500)],
    language: Language = DEFAULT_LANGUAGE,
    maxwidth: Annotated[int, Query(ge=SMALLEST)] = EMBED_WIDTH,
    maxheight: Annotated[int, Query(ge=SMALLEST)] = EMBED_HEIGHT,
    wanted: Annotated[str, Query(alias="format", pattern="^json$")] = "json",  # and no XML
) -> Embedding:
    """Describe how another site shows a public replay or a puzzle in a frame (oEmbed)."""
    base = base_of(request, services.settings.address)
    try:
        parts = urlsplit(url)
    except ValueError:
        raise no_embed() from None
    if f"{parts.scheme}://{parts.netloc}" != base:
        raise no_embed()
    link = await services.previews.link(parts.path, language)
    if not link.embed or not services.settings.embedded_by:
        raise no_embed()
    width, height = min(maxwidth, EMBED_WIDTH), min(maxheight, EMBED_HEIGHT)
    source = escape(f"{base}{link.embed}")
    return Embedding(
        title=link.title,
        provider_url=base,
        html=f'<iframe src="{source}" width="{width}" height="{height}" title="{escape(link.title)}" '
        'loading="lazy" allowfullscreen></iframe>',
        width=width,
        height=height,
        thumbnail_url=picture_url(base, link, language),
        thumbnail_width=WIDTH,
        thumbnail_height=HEIGHT,
        cache_age=STILL_S,
    )


def no_embed() -> Refused:
    return Refused("no_page", "Only public replays of finished games and puzzles of this server can be embedded.")
