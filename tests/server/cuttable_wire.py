"""A connection to the database that a test can cut or silence."""

from __future__ import annotations

import contextlib
import socket
import threading


class Wire:
    """The way from the servers to the database. Cut, it drops what is open and lets nothing through.

    Hushed, what is open stays open and swallows what is said, both ways; what is opened later works.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.open: set[socket.socket] = set()
        self.silent: set[socket.socket] = set()
        self.is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                visitor, _ = self.listener.accept()
            except OSError:
                return
            try:
                if self.is_cut:
                    raise OSError
                there = socket.create_connection(("127.0.0.1", self.target), 2)
            except OSError:
                visitor.close()
                continue
            there.settimeout(None)
            self.open |= {visitor, there}
            for pair in ((visitor, there), (there, visitor)):
                threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                if source not in self.silent:
                    target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            self.open.discard(end)
            self.silent.discard(end)
            with contextlib.suppress(OSError):  # closing alone would not wake the thread that waits on the other end
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self.is_cut = True
        for end in [*self.open]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def hush(self) -> None:
        """No one is told that anything is wrong: neither an end nor a reset."""
        self.silent |= self.open.copy()

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.listener.close()
        self.cut()
