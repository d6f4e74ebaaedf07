"""The campaign's file: SQLite through SQLAlchemy, and what keeps it whole."""
