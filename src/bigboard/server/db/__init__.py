"""The database: schema, engine, store, migrations, maintenance. SQL stands here."""
