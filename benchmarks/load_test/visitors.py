"""People of a benchmark, each from an address of their own: limits count addresses, and 127.0.0.0/8 is this machine."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

from benchmarks.server_latency import HELLO
from websockets.asyncio.client import ClientConnection, connect


class Visitor:
    def __init__(self, url: str, name: str, address: str) -> None:
        self.url = url
        self.address = address
        self.token = ""
        self.token = self.do("POST", "/api/tokens", {"name": name})["token"]

    def do(self, method: str, path: str, body: Any = None) -> Any:
        place = urlsplit(self.url)
        line = http.client.HTTPConnection(place.hostname or "", place.port, source_address=(self.address, 0))
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        try:
            line.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = line.getresponse()
            content = json.load(answer)
        finally:
            line.close()
        if answer.status >= 400:
            raise RuntimeError(content["message"])
        return content

    async def visit(self, table: str) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws"
        headers = {"Authorization": f"Bearer {self.token}"}
        place = await connect(
            address, additional_headers=headers, max_size=None, compression=None, local_addr=(self.address, 0)
        )
        await place.send(HELLO)
        return place
