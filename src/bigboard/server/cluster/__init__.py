"""Several processes on one PostgreSQL: who owns a table, the line between processes, sockets given away.

Imports the database. What needs the tables stands above: `tables.errands`, `tables.news`, `ws.forwarding`.
"""
