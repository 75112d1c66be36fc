"""Benchmarks: correctness and speed, by perft, comparison with peers, soaks and load."""
