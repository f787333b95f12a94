"""Web Push (RFC 8030): messages to a closed page, encrypted for one device (RFC 8291), signed with VAPID (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
from concurrent.futures import Executor
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import http_ece
import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bigboard.server.features import mailer

CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
TTL_S = 24 * 3600  # for which the push service keeps a message for a device that is off
DEVICES = 5  # of a person
SUBSCRIPTION_GONE = ("404", "410")


def encode(value: bytes) -> str:
    """Return bytes as base64url without padding, as browsers write keys."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def check_subscription(endpoint: str, p256dh: str, auth: str, anywhere: bool) -> None:
    """Raise ValueError, if this is not an address and two keys that a browser gives."""
    parts = urlsplit(mailer.checked_webhook(endpoint))
    if parts.scheme != "https" and not anywhere:
        raise ValueError("The address of a push service starts with https://.")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        if len(decode(auth)) != 16:
            raise ValueError("The secret has 16 bytes.")
    except (ValueError, binascii.Error):
        raise ValueError("These are not the keys of a push subscription.") from None


class PushSender:
    """The key of this server, and messages that are signed with it. All processes have the same key."""

    def __init__(self, secret: str, contact: str) -> None:
        self.secret = secret
        self.contact = contact  # the server's address: push services ask for one

    @cached_property
    def key(self) -> ec.EllipticCurvePrivateKey:
        derived = HKDF(SHA256(), 48, salt=None, info=b"bigboard vapid").derive(self.secret.encode())
        return ec.derive_private_key(int.from_bytes(derived, "big") % (CURVE_ORDER - 1) + 1, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """The key that a browser needs to subscribe."""
        return encode(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def write(self, subscription: dict[str, str], content: dict[str, Any], topic: str) -> tuple[bytes, dict[str, str]]:
        """Return the encrypted body and the headers of a message."""
        parts = urlsplit(subscription["endpoint"])
        host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
        audience = f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port else "")
        vapid = Vapid02(private_key=self.key)
        signed: dict[str, str] = vapid.sign({"aud": audience, "sub": self.contact})
        body: bytes = http_ece.encrypt(
            orjson.dumps(content),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decode(subscription["p256dh"]),
            auth_secret=decode(subscription["auth"]),
            version="aes128gcm",
        )
        headers = {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Topic": topic,  # a later message about the same table replaces one that was not delivered
            "Urgency": "normal",
        }
        return body, headers

    async def send(
        self, subscription: dict[str, str], content: dict[str, Any], topic: str, anywhere: bool, threads: Executor
    ) -> None:
        """Send a message; CannotSend says why it failed."""
        body, headers = self.write(subscription, content, topic)
        await mailer.post(subscription["endpoint"], body, headers, anywhere, threads)


def is_gone(error: mailer.CannotSend) -> bool:
    """Return whether the push service says that the device has no subscription any more."""
    return error.status in SUBSCRIPTION_GONE
