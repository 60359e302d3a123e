"""The database: persons, tables, seats, and the append-only log every match is derived from."""

import sqlalchemy as sa

metadata = sa.MetaData()

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

persons = sa.Table(
    "persons",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("age", sa.Integer, key="generation", nullable=False, server_default="0"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.String(20), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("absent", sa.String(20), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("winners", sa.Text, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("digest_version", sa.Integer, nullable=False, server_default="1"),
    sa.Column("rematch", sa.String(24), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    sa.Column("casual", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column(
        "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("stand_in", sa.String(8), nullable=False),
    sa.Column("persona", sa.String(40), nullable=False, server_default=""),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column(
        "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("choice", sa.Integer, nullable=False),
    sa.Column("key", sa.String(200), nullable=False),
    sa.Column("by", sa.String(48), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("took", sa.Float, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column(
        "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True
    ),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("url", sa.String(200), nullable=False),
    sa.Column("beat", sa.Integer, nullable=False),
)

owners = sa.Table(
    "owners",
    metadata,
    sa.Column(
        "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("server", sa.String(24), nullable=False, index=True),
    sa.Column("epoch", sa.Integer, nullable=False),
)
