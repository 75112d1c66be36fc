"""Messages outside the protocol of a table: over HTTP and between processes; and their types for the browser."""
