"""Processes that compute for the server."""
