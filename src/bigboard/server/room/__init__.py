"""A table without a server: its game log, seats, clock, bots, lessons, and what it broadcasts.

Imports schemas, errors and settings. Storage, bots, connections and limits are `ports`, which the server plugs in.
"""
