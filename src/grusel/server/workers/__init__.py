"""Processes that think for the server."""
