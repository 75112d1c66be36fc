"""What is sent besides the protocol of a table: over HTTP, between processes; and its types for the browser."""
