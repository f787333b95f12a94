"""The database: schema, engine, store, repositories, migrations, maintenance. SQL stands here alone.

Imports the room, whose documents and logs it keeps.
"""
