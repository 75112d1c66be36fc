"""The databases of tables."""
