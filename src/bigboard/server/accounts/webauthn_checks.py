"""Verification of browsers' signatures. `webauthn` takes long to load, so this module is imported at its first use."""

from __future__ import annotations

import json
from collections.abc import Iterable

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bigboard.room.person import Person
from bigboard.server.accounts.passkey_types import Credential, Made, Site, bad_passkey


class Checks:
    """All that needs the library."""

    def text_of(self, challenge: bytes) -> str:
        """A challenge as it is sent."""
        return bytes_to_base64url(challenge)

    def challenge_of(self, credential: Credential) -> str:
        """The challenge that a browser has signed, in the form in which it was sent."""
        try:
            signed = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = signed["challenge"]
        except (KeyError, TypeError, ValueError):
            raise bad_passkey() from None
        if not isinstance(challenge, str):
            raise bad_passkey()
        return challenge

    def registration_options(self, site: Site, person: Person, challenge: bytes, known: Iterable[str]) -> Credential:
        """Return the options with which a browser makes a passkey for this person."""
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Big Board",
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        )
        shown: Credential = json.loads(options_to_json(options))
        return shown

    def check_registration(self, credential: Credential, challenge: str, site: Site) -> Made:
        """The passkey that was made; Refused if it does not fit."""
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise bad_passkey() from None
        public_key = bytes_to_base64url(found.credential_public_key)
        return Made(bytes_to_base64url(found.credential_id), public_key, found.sign_count)

    def sign_in_options(self, site: Site, challenge: bytes) -> Credential:
        """Return the options with which a browser lets a person choose one of their passkeys."""
        options = generate_authentication_options(rp_id=site.name, challenge=challenge)
        shown: Credential = json.loads(options_to_json(options))
        return shown

    def times_signed(self, credential: Credential, challenge: str, site: Site, known: Made) -> int:
        """Return the number of signatures of the passkey so far; Refused if this one is wrong."""
        try:
            checked = verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.signed,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise bad_passkey() from None
        return checked.new_sign_count
