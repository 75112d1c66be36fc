"""Grusel: a haunted games table."""
