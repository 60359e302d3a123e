"""Alembic migrations, shipped with the package; `koldun db upgrade` runs them."""
