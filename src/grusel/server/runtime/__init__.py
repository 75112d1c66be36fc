"""The tables of one process while they are played."""
