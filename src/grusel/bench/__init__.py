"""How right and how fast: perft, speed beside peers, long soaks."""
