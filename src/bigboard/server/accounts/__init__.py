"""People without accounts: identity, passkeys, moderation, and rules for text."""
