"""A push service on this machine, and a device that reads its messages by RFC 8291, independently of the server."""

from __future__ import annotations

import base64
import json
import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Received = tuple[dict[str, str], bytes]


def unpadded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class PushService(ThreadingHTTPServer):
    """It keeps what it is sent. `answer` is the status of the next answers."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answer = 201
        super().__init__(("127.0.0.1", 0), Desk)
        self.url = f"http://127.0.0.1:{self.server_port}"


class Desk(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append((dict(self.headers), body))
        self.send_response(self.server.answer)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Device:
    """A browser with a subscription at a push service."""

    def __init__(self, service: PushService) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.endpoint = f"{service.url}/send/{secrets.token_hex(4)}"

    @property
    def subscription(self) -> dict[str, str]:
        p256dh = unpadded(point(self.key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": unpadded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message: RFC 8188, section 2.1, and RFC 8291, section 3.4."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        secret = derive(self.auth, shared, info, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, rest = opened.rpartition(b"\x02")
        assert rest.strip(b"\0") == b""
        found: dict[str, Any] = json.loads(text)
        return found


def check_signature(headers: dict[str, str], public_key: str) -> dict[str, Any]:
    """Return the claims of a VAPID header that is signed with this key (RFC 8292)."""
    scheme, _, fields = headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    found = dict(part.strip().split("=", 1) for part in fields.split(","))
    assert found["k"] == public_key
    signed, _, signature = found["t"].rpartition(".")
    raw = padded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(public_key))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    head, _, claims = signed.partition(".")
    assert json.loads(padded(head))["alg"] == "ES256"
    decoded: dict[str, Any] = json.loads(padded(claims))
    return decoded
