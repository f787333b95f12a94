"""The built client's files, and the headers around everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from tests.server.guests import RunningServer

from bigboard.server.http.static import StaticClient


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("pages")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><p>client</p>")
    (static / "assets" / "app-1a2b.js").write_text("let x = 1\n" * 500)
    (static / "favicon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    with RunningServer(folder, static=static) as house, httpx.Client(base_url=house.url) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/k3v9", "/link/abc", "/replay/x", "/anything/else", "/t/x.y"])
def test_every_place_of_the_client_is_its_one_page(pages: httpx.Client, path: str) -> None:
    answer = pages.get(path)
    assert answer.text == "<!doctype html><p>client</p>"
    assert answer.headers["cache-control"] == "no-cache"
    assert pages.head(path).status_code == 200


def test_files_with_a_hash_are_cached_for_ever_and_compressed(pages: httpx.Client) -> None:
    answer = pages.get("/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert pages.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/missing.js", "/missing.png", "/api/nothing", "/api", "/api/tables/x/y"])
def test_what_is_not_there_is_said_so(pages: httpx.Client, path: str) -> None:
    answer = pages.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_page")


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt", "/%00", "//etc/passwd"],
)
def test_nothing_outside_the_static_folder_is_served(pages: httpx.Client, path: str) -> None:
    assert "secret" not in pages.get(httpx.URL(str(pages.base_url).rstrip("/") + path)).text.replace("secret.txt", "")
    assert "root:" not in pages.get(path).text


def test_every_answer_carries_the_protective_headers(pages: httpx.Client) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = pages.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert f"ws://{pages.base_url.host}:{pages.base_url.port}" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert pages.get("/api/me").headers["cache-control"] == "no-store"
    assert "invalid" in pages.get("/", headers={"Host": "a;b"}).headers["content-security-policy"]


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with RunningServer(tmp_path, static=tmp_path / "nothing") as house:
        answer = httpx.get(house.url)
        assert answer.status_code == 200
        assert "make web" in answer.text


def test_bodies_too_big_or_broken_are_refused(pages: httpx.Client) -> None:
    answer = pages.put("/api/me", json={"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_big")
    chunks = pages.put("/api/me", content=(b"x" * 10_000 for _ in range(20)))
    assert (chunks.status_code, chunks.json()["code"]) == (413, "too_big")
    for body in (b"", b"{", b"[]", b"\xff", b"[" * 3000, b'{"name": 1}'):
        answer = pages.put("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_message"), body
    answer = pages.post("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "bad_method")


@pytest.mark.parametrize("path", ["/" + "a/" * 25_000, "/" + "%2e%2e/a/" * 6000, "/api/version?" + "a&" * 25_000])
def test_a_long_address_is_refused_before_anything_is_looked_up(pages: httpx.Client, path: str) -> None:
    answer = pages.get(path)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_big")


def test_only_a_short_path_is_looked_up_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("client")
    resolved: list[int] = []
    resolve = Path.resolve

    def counted(path: Path) -> Path:
        resolved.append(len(str(path)))
        return resolve(path)

    monkeypatch.setattr(Path, "resolve", counted)
    client = StaticClient(tmp_path, FastAPI())
    assert client.response("a/" * 1000) is None  # a screen of the client
    assert max(resolved) < 500


@pytest.mark.parametrize(("scheme", "expected"), [("https", "max-age=31536000"), ("http", None)])
def test_browsers_are_told_to_stay_with_https(pages: httpx.Client, scheme: str, expected: str | None) -> None:
    answer = pages.get("/api/version", headers={"X-Forwarded-Proto": scheme})
    assert answer.headers.get("strict-transport-security") == expected


def test_rules_come_in_the_language_asked_for_or_in_english(pages: httpx.Client) -> None:
    english = pages.get("/api/rules/acquire").json()
    assert english["language"] == "en"
    assert english["clauses"][0]["id"] == "ACQ-SET-1"
    tables = {clause["id"]: len(clause["table"]) for clause in english["clauses"] if clause["table"]}
    assert tables == {"ACQ-PRC-1": 12}
    other = pages.get("/api/rules/acquire?lang=xx").json()
    assert other == english
    assert pages.get("/api/rules/chess").json()["code"] == "no_game"
    assert pages.get("/api/rules/acquire?lang=../..").status_code == 422
    assert pages.get("/api/version").json()["protocol"] == 1
