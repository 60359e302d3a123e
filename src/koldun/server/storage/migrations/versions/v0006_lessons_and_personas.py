"""A table may be a lesson, and a bot somebody; those before are neither."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    lesson = sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", lesson)
    op.add_column("seats", sa.Column("persona", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "persona")
    op.drop_column("tables", "lesson")
