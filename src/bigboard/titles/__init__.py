"""The games that ship with Big Board. Each is a plugin that the registry finds; nothing else imports one by name."""
