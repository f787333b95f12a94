"""Mail through the administrator's SMTP server, and webhooks, for people who are away."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import smtplib
import socket
import ssl
import tomllib
from concurrent.futures import Executor
from dataclasses import dataclass
from email.message import EmailMessage
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, parse_qs, quote, unquote, urlsplit

import orjson

SILENCE_S = 10.0  # for the mail server's next word
WEBHOOK_S = 10.0  # for a whole webhook call, from the look-up to the answer
STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
URL_LETTERS = "/%:=&?~#+!$,;'@()*[]"  # that keep their meaning in a path or query
GLOBAL_IPV6 = ipaddress.ip_network("2000::/3")
SIX_TO_FOUR = ipaddress.ip_network("2002::/16")
TEXTS = Path(__file__).with_name("mail_texts.toml")


class CannotSend(Exception):
    """A mail or webhook call failed; the message says why. `status` is the answer's, if there was one."""

    def __init__(self, message: str, status: str = "") -> None:
        super().__init__(message)
        self.status = status


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
        """Parse the address; ValueError says what is wrong with it."""
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
        """Send a mail. This blocks; CannotSend says why it failed, without the address."""
        try:
            message = EmailMessage()
            message["From"], message["To"], message["Subject"] = self.sender, to, subject
            message["Auto-Submitted"] = "auto-generated"
            message.set_content(text)
            with self._connect() as server:
                if self.user:
                    server.login(self.user, self.password)
                server.send_message(message)
        except (OSError, smtplib.SMTPException, ValueError, LookupError, AttributeError) as error:
            # The last three are how the email package fails at odd addresses.
            code = getattr(error, "smtp_code", "")
            raise CannotSend(f"The mail server did not take the mail: {type(error).__name__} {code}".strip()) from None

    def _connect(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.tls:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SILENCE_S, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=SILENCE_S)
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
    """The ways to reach people who are away: mail server, the server's own address, webhooks."""

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


def write_mail(language: str, kind: str, **facts: str) -> tuple[str, str]:
    """Return subject and text of a mail, in that language or in English."""
    texts = mail_texts().get(language) or mail_texts()["en"]
    subject = texts[kind].format(**facts).replace("\n", " ").replace("\r", " ")
    return subject, texts[f"{kind}_text"].format(**facts)


def checked_webhook(url: str) -> str:
    """Return the URL if it is one of the web; ValueError otherwise."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None or parts.port == 0:
        raise ValueError("A webhook address starts with https:// or http:// and contains no password.")
    return url


def is_public(address: str) -> bool:
    """Return whether an IP address is on the internet, and no form of IPv6 that leads to an inner IPv4 address."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found not in GLOBAL_IPV6 or found in SIX_TO_FOUR:
            return False
    return found.is_global and not found.is_multicast


async def public_address(host: str, port: int, anywhere: bool, threads: Executor | None) -> str:
    """Look a host up, and return its address if all its addresses are public."""
    try:
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(threads, look_up)
    except (OSError, UnicodeError):
        raise CannotSend("The webhook's machine cannot be found.") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not anywhere and not all(map(is_public, addresses)):
        raise CannotSend("The webhook leads to a machine that is not in the internet.")
    return addresses[0]


async def post_webhook(
    url: str, content: dict[str, Any], anywhere: bool = False, threads: Executor | None = None
) -> None:
    """Post JSON to a webhook."""
    await post(url, orjson.dumps(content), {"Content-Type": "application/json"}, anywhere, threads)


async def post(
    url: str, body: bytes, headers: dict[str, str], anywhere: bool = False, threads: Executor | None = None
) -> None:
    """Post to an address that was checked, without following redirects, before a deadline.

    `threads` look names up, which blocks.
    """
    parts = urlsplit(checked_webhook(url))
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    try:
        async with asyncio.timeout(WEBHOOK_S):
            host = str(parts.hostname).encode("idna").decode()
            address = await public_address(host, port, anywhere, threads)
            context = ssl.create_default_context() if secure else None
            reader, writer = await asyncio.open_connection(
                address, port, ssl=context, server_hostname=host if secure else None
            )
            try:
                writer.write(request_text(parts, host, body, headers))
                status = STATUS_LINE.match(await reader.readline())
            finally:
                writer.transport.abort()
    except TimeoutError:
        raise CannotSend(f"The webhook did not answer within {WEBHOOK_S:g} s.") from None
    except (OSError, ValueError) as error:
        raise CannotSend(f"The webhook did not answer: {type(error).__name__}") from None
    if status is None or not status[1].startswith(b"2"):
        answer = status[1].decode() if status else ""
        raise CannotSend(f"The webhook answered {answer or 'something else than HTTP'}.", answer)


def request_text(parts: SplitResult, host: str, body: bytes, headers: dict[str, str]) -> bytes:
    """Return an HTTP request. Characters that could end its lines are quoted."""
    path = quote(parts.path or "/", safe=URL_LETTERS) + (f"?{quote(parts.query, URL_LETTERS)}" if parts.query else "")
    name = f"[{host}]" if ":" in host else host
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: {name}:{parts.port}" if parts.port else f"Host: {name}",
        *(f"{header}: {value}" for header, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + body
