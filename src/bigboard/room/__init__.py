"""A table without a server: its game log, seats, clock, bots, lessons, and what it broadcasts.

Imports schemas, coach, bots, records and games, but no web framework, database or process. Storage, bots, connections,
limits and settings are `ports`: a server plugs in its own, and so does an edition without a server.
"""
