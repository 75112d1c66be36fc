"""Searches that play any game."""
