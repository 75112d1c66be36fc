"""The table without a server: a hub in a worker of the browser."""
