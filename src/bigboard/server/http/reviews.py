"""The HTTP part of reviews: ask for one, and see how far it is or what it says."""

from __future__ import annotations

from fastapi import APIRouter, Request

from bigboard.server.access import lobby_of, place_asking
from bigboard.server.features.reviews import Reviews
from bigboard.server.http.deps import OpenTable
from bigboard.server.http.tables import ERRORS, parts
from bigboard.server.schemas.coach import ReviewStatus

router = APIRouter(prefix="/api/tables/{table_id}/review", responses=ERRORS, tags=["finished games"])
parts.append(router)


def reviews_of(request: Request) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


@router.get("")
async def get_review(request: Request, table: OpenTable) -> ReviewStatus:
    """How far the review of a finished game is, and the review when it is done."""
    return await reviews_of(request).status(table)


@router.post("")
async def ask_for_review(request: Request, table: OpenTable) -> ReviewStatus:
    """Has a finished game reviewed, once for everybody."""
    lobby_of(request).services.doors.replays.check(place_asking(request))
    return await reviews_of(request).ask(table)
