"""A finished table says by which version its digest was made; those before have the first."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    column = sa.Column("digest_version", sa.Integer, nullable=False, server_default="1")
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "digest_version")
