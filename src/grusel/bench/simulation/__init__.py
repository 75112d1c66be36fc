"""Whole nights in simulated time: the real server with people, a store, a bus and a network that fail by a seed."""
