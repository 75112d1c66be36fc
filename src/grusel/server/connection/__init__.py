"""One socket: its frames, its session, its limits."""
