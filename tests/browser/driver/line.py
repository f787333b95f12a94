"""The line between a browser and the server, which a test can cut and mend."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    """Passes bytes on in both directions. Offline mode of the browser's tools spares open WebSockets; this does not."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.whole = True
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends = []

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listener.close()
