"""Whatever fits the published schema, or just does not, is answered without a 5xx."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema

from tests.server.running import PATIENCE, Person, Running

pytestmark = pytest.mark.pure

CALM = settings(max_examples=10, suppress_health_check=list(HealthCheck))


def test_no_answer_is_a_server_error(server: Running) -> None:
    """Every operation of the OpenAPI document, by somebody who sits at a real table."""
    with Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        token = ada.post("/api/me/token")["token"]
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    with requests.Session() as session:
        session.headers["authorization"] = f"Bearer {token}"
        statuses = asked(schema, session, server.url, table)
    assert {status // 100 for status in statuses} >= {2, 4}
    assert [status for status in statuses if status >= 500] == []


def asked(schema: BaseSchema, session: requests.Session, url: str, table: str) -> list[int]:
    """The statuses of all answers, to what fits the schema and to what does not."""
    statuses: list[int] = []

    def ask(case: Case[Any]) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=url, session=session, timeout=PATIENCE)
        statuses.append(answer.status_code)

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path.endswith("/stream"):
            continue
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            cases = operation.as_strategy(generation_mode=mode)
            with suppress(Unsatisfiable):  # nothing can be wrong where nothing is sent
                CALM(given(cases)(ask))()
    return statuses
