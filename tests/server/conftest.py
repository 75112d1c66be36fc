"""What the tests of the server are given."""

from server.services import database_url, postgres_server, postgres_url, redis_url

__all__ = ["database_url", "postgres_server", "postgres_url", "redis_url"]
