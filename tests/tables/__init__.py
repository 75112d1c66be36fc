"""A table as a value, without an event loop."""
