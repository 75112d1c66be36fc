"""A table without a server: the house in a browser's worker."""
