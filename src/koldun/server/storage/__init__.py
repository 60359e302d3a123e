"""The database: schema, migrations, and the log every match is derived from."""
