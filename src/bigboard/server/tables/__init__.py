"""All tables: the directory, the lobby feed, and which tables are in memory."""
