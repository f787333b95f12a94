"""People without accounts: identity, passkeys, moderation.

Imports the database and the room, which knows what a person is.
"""
