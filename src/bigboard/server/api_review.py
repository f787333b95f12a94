"""The HTTP part of reviews: ask for one, and see how far it is or what it says."""

from __future__ import annotations

from fastapi import APIRouter, Request

from bigboard.server.access import OpenTable, place_asking
from bigboard.server.api import ERRORS, parts
from bigboard.server.protocol_coach import ReviewStatus
from bigboard.server.reviews import Reviews

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
    table.services.doors.replays.check(place_asking(request))
    return await reviews_of(request).ask(table)
