"""Where reminders arrive: a mailbox behind a real line of SMTP, and an address that is called."""

from __future__ import annotations

import json
import socketserver
from email import message_from_string, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


class MailDesk(socketserver.StreamRequestHandler):
    """As much of an SMTP server as it takes to receive a mail (RFC 5321)."""

    server: PostOffice

    def handle(self) -> None:
        self.say("220 desk")
        while line := self.rfile.readline().decode().strip():
            verb = line.split(":")[0].split(" ")[0].upper()
            if verb == "DATA":
                self.say("354 go ahead")
                self.receive()
            elif verb == "RCPT" and "nobody@" in line:
                self.say("550 no such mailbox")
                continue
            elif verb == "QUIT":
                self.say("221 bye")
                return
            self.say("250 desk")

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def receive(self) -> None:
        lines = []
        while (line := self.rfile.readline().decode()) != ".\r\n":
            lines.append(line.removeprefix("."))
        mail = message_from_string("".join(lines), _class=EmailMessage, policy=policy.default)
        self.server.received.append(mail)


class PostOffice(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailDesk)
        self.received: list[EmailMessage] = []
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}?from=games@example.org"


class Hook(HTTPServer):
    def __init__(self) -> None:
        called: list[dict[str, Any]] = []

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                called.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(302 if "/elsewhere" in self.path else 204)
                self.send_header("Location", "/")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Answer)
        self.called = called
        self.url = f"http://127.0.0.1:{self.server_address[1]}/hook?key=1"
