"""The WebSockets of a server held to RFC 6455, case by case."""
