"""Which servers there are, and which of them plays a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("url", sa.String(200), nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("server", sa.String(24), nullable=False, index=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("servers")
