"""All tables: the directory, the lobby feed, which tables are in memory, and what is done at tables of any process.

Imports the container with its services, the cluster, the database and the room.
"""
