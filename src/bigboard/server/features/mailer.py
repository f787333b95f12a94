"""Word to people who are not here: mail through the host's SMTP server, and webhooks. Both block, so: in a thread."""

from __future__ import annotations

import http.client
import ipaddress
import json
import smtplib
import socket
import ssl
import tomllib
from dataclasses import dataclass
from email.message import EmailMessage
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

PATIENCE_S = 10.0
TEXTS = Path(__file__).with_name("mail_texts.toml")


class CannotSend(Exception):
    """Something was not sent, and why."""


@dataclass(frozen=True)
class MailServer:
    """`smtp://user:password@host:587?from=games@example.org`; `smtps` speaks TLS from the beginning.

    Plain `smtp` goes over to TLS where the server offers it, and must where there is a password.
    """

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False

    @staticmethod
    def read(address: str) -> MailServer:
        """ValueError says what is wrong with the address."""
        parts = urlsplit(address)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("A mail server is named as in smtp://user:password@host:587?from=games@example.org.")
        sender = parse_qs(parts.query).get("from", [""])[0]
        if "@" not in sender:
            raise ValueError("The address of the mail server ends with ?from= and the sender's address.")
        tls = parts.scheme == "smtps"
        port = parts.port or (465 if tls else 587)
        return MailServer(
            parts.hostname, port, sender, unquote(parts.username or ""), unquote(parts.password or ""), tls
        )

    def send(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            with self._connected() as server:
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise CannotSend(f"The mail server did not take the mail: {error}") from error

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.tls:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE_S, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE_S)
        try:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif self.user:
                raise CannotSend("The mail server offers no TLS, so the password was not sent.")
        except BaseException:
            server.close()
            raise
        return server


@dataclass(frozen=True)
class Outside:
    """How the host lets the server speak to people who are not here: mail server, own address, webhooks."""

    mail: str = ""
    address: str = ""
    webhooks: bool = False

    def __post_init__(self) -> None:
        if self.mail:
            MailServer.read(self.mail)
        if self.address and urlsplit(self.address).scheme not in ("http", "https"):
            raise ValueError("The server's address starts with https:// or http://.")


@cache
def mail_texts() -> dict[str, dict[str, str]]:
    with TEXTS.open("rb") as file:
        return tomllib.load(file)


def written(language: str, kind: str, **facts: str) -> tuple[str, str]:
    """Subject and text of a mail, in that language or in English."""
    texts = mail_texts().get(language) or mail_texts()["en"]
    subject = texts[kind].format(**facts).replace("\n", " ").replace("\r", " ")
    return subject, texts[f"{kind}_text"].format(**facts)


def checked_webhook(url: str) -> str:
    """The address, if it is one of the web; ValueError otherwise."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError("A webhook address starts with https:// or http:// and contains no password.")
    return url


def public_address(host: str, port: int, anywhere: bool) -> str:
    """Where the host is, if that is out in the internet: nobody reaches the machines around this server through it."""
    try:
        found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except OSError as error:
        raise CannotSend(f"The webhook's machine cannot be found: {error}") from error
    if not anywhere and not all(ipaddress.ip_address(address.partition("%")[0]).is_global for address in found):
        raise CannotSend("The webhook leads to a machine that is not in the internet.")
    return found[0]


def post_webhook(url: str, content: dict[str, Any], anywhere: bool = False) -> None:
    """Posts JSON. The address that was checked is the one that is spoken to, and nothing is followed elsewhere."""
    parts = urlsplit(checked_webhook(url))
    host = str(parts.hostname)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE_S)
    try:
        plain = socket.create_connection((public_address(host, port, anywhere), port), PATIENCE_S)
        secure = parts.scheme == "https"
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, json.dumps(content), {"Content-Type": "application/json"})
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise CannotSend(f"The webhook did not answer: {error}") from error
    finally:
        connection.close()
    if status >= 300:
        raise CannotSend(f"The webhook answered {status}.")
