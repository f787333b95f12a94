"""A passkey in software, as a phone has one in its hardware."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, origin: str, site: str) -> None:
        self.origin, self.site = origin, site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.signed = 0
        self.person = ""

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.signed += 1
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` answers."""
        self.person = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(public)})
        return self._answer(self._client("webauthn.create", options["challenge"]), attestationObject=attested)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` answers."""
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(client, authenticatorData=data, signature=signature)

    def _answer(self, client: bytes, **parts: bytes) -> dict[str, Any]:
        response = {name: bytes_to_base64url(part) for name, part in parts.items()}
        response["clientDataJSON"] = bytes_to_base64url(client)
        own = bytes_to_base64url(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": response, "clientExtensionResults": {}}
