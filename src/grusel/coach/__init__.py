"""Teaches: lessons, hints with reasons, and what a game looks like afterwards."""
