"""Teaches: lessons now; hints and analysis stand beside them."""
