"""A table as a value: its people, its game, and what a command changes. No socket, no store, no clock."""
