"""The HTTP API keeps what its OpenAPI description promises, whatever is sent (schemathesis)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from tests.server.guests import Guest, RunningServer, wait_for
from tests.timeouts import HANG_S

from bigboard.server.app import create_app

schema = schemathesis.openapi.from_dict(create_app().openapi())


@pytest.fixture(scope="module")
def headers(house: RunningServer) -> dict[str, str]:
    program = Guest(house.url, None)
    token = program.do("POST", "/api/tokens", {"name": "Schema"})["token"]
    program.close()
    return {"Authorization": f"Bearer {token}"}


@schema.parametrize()
@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, house: RunningServer, headers: dict[str, str]) -> None:
    # What a name or an option may be, the description cannot say, so some that fit it are refused all the same.
    excluded = [schemathesis.checks.positive_data_acceptance]
    response = case.call(base_url=house.url, headers=headers, timeout=HANG_S)
    if response.status_code != 413:  # what is too long is refused before anyone reads it
        case.validate_response(response, excluded_checks=excluded)


def test_the_description_names_every_code_of_refusal_that_http_can_give(house: RunningServer) -> None:
    described = str(create_app().openapi())
    for code in ("no_table", "bad_option", "seat_taken", "too_fast", "not_host", "unavailable"):
        assert code in described


def test_real_tables_keep_the_description_too(guest: Callable[[str | None], Guest]) -> None:
    """Random requests rarely hit a table that exists; these do."""
    anna = guest("Anna")
    table = anna.new_table(seats=[{"bot": "random"}, {"bot": "random"}], autostart=True)
    wait_for(lambda: anna.table(table)["status"] == "finished")
    table_path = "/api/tables/{table_id}"
    paths = [table_path, f"{table_path}/record", f"{table_path}/replay", "/api/tables", "/api/me/tables", "/api/games"]
    for path in [*paths, "/api/rules/{game}"]:
        response = anna.http.get(path.replace("{table_id}", table).replace("{game}", "acquire"))
        assert response.status_code == 200
        schema[path]["GET"].validate_response(response)
