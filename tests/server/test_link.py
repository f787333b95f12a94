"""The line between two processes: it carries requests and sockets, and only for those who know the secret."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from bigboard.server.cluster.link import FROM_PEER, HEAD, OPEN, LinkLost, Links

SCOPE = {
    "path": "/x",
    "query": "",
    "scheme": "http",
    "headers": [["a", "b"]],
    "client": ["192.0.2.7", 1],
    "server": None,
}


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with what it was sent, and says who asked."""
    assert FROM_PEER in scope
    if scope["type"] == "http":
        body = (await receive())["body"]
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x", scope["client"][0].encode())]})
        await send({"type": "http.response.body", "body": body[::-1]})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        if message["text"] == "bye":
            await send({"type": "websocket.close", "code": 4003, "reason": "as you wish"})
            return
        await send({"type": "websocket.send", "text": message["text"].upper()})


async def two(secret: str = "s", expected: str = "host") -> tuple[Links, Links, Any]:
    host, visitor = Links(lambda: "s", lambda: "host"), Links(lambda: secret, lambda: "visitor")
    address = await host.open(echo, "127.0.0.1", 0)
    return host, visitor, lambda: visitor.to(expected, address)


def test_requests_and_sockets_are_carried_and_ended() -> None:
    async def main() -> None:
        host, visitor, call = await two()
        line = await call()
        answers = await asyncio.gather(
            *(line.request({**SCOPE, "type": "http", "method": "GET"}, b"ab") for _ in "123")
        )
        assert answers == [(200, [(b"x", b"192.0.2.7")], b"ba")] * 3
        heard: list[bytes] = []
        stream = line.open({**SCOPE, "type": "websocket"}, heard.append)
        stream.send("first")
        stream.send("bye")
        assert await stream.ended == (4003, "as you wish")
        assert heard == [b"FIRST"]
        lost = line.open({**SCOPE, "type": "websocket"}, heard.append)
        await host.close()
        assert await lost.ended in (None, (1011, "A mistake in the server."))
        with pytest.raises(LinkLost):
            await call()
        await visitor.close()

    asyncio.run(main())


@pytest.mark.parametrize(("secret", "expected"), [("wrong", "host"), ("s", "somebody else")])
def test_strangers_and_wrong_addresses_are_refused(secret: str, expected: str) -> None:
    async def main() -> None:
        host, visitor, call = await two(secret, expected)
        with pytest.raises(LinkLost):
            await call()
        await visitor.close()
        await host.close()

    asyncio.run(main())


@pytest.mark.parametrize("said", [HEAD.pack(2, 1, OPEN) + b"{}", HEAD.pack(5000, 0, 0), b"GET / HTTP/1.1\r\n\r\n"])
def test_whoever_does_not_prove_themselves_is_dropped_at_once(said: bytes) -> None:
    async def main() -> None:
        host, visitor, _ = await two()
        assert host.server is not None
        reader, writer = await asyncio.open_connection(*host.server.sockets[0].getsockname()[:2])
        writer.write(said)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await asyncio.wait_for(reader.readexactly(100_000), 10)
        writer.close()
        await host.close()
        await visitor.close()

    asyncio.run(main())
