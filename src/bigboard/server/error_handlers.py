"""Error answers: every error has a code and a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from bigboard.schemas.errors import Refused, bad_message
from bigboard.server.http.middleware import refusal_response, too_big
from bigboard.server.http.people.admin import SecretWanted, ask_for_secret
from bigboard.server.ops.metrics import BROKEN

SENTENCES = {
    404: ("no_page", "There is nothing at this address."),
    405: ("bad_method", "This address does not take that method."),
    408: ("too_slow", "The request did not arrive in time."),
}


def answer(problem: Refused, headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse(problem.fields(), problem.status, headers)


def allowed_methods(request: Request) -> set[str]:
    """Return the methods of all routes at this address; Starlette names those of the first one alone."""
    return {
        method
        for route in request.app.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(SecretWanted, ask_for_secret)

    @app.exception_handler(Refused)
    async def refuse(request: Request, error: Refused) -> JSONResponse:
        return refusal_response(error)

    @app.exception_handler(RequestValidationError)
    async def reject_message(request: Request, error: RequestValidationError) -> JSONResponse:
        return answer(bad_message(error.errors()))

    @app.exception_handler(HTTPException)
    async def reject_request(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 413:
            problem = too_big()
        elif error.status_code in SENTENCES:
            problem = Refused(*SENTENCES[error.status_code])
        else:
            problem = Refused("bad_message", str(error.detail)[:200])
        headers = {"Allow": ", ".join(sorted(allowed_methods(request)))} if error.status_code == 405 else error.headers
        return answer(problem, headers)

    @app.exception_handler(Exception)
    async def report_failure(request: Request, error: Exception) -> JSONResponse:
        BROKEN.inc()
        return answer(Refused("broken", "An error on the server. It has been logged."))
