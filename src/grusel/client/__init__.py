"""The client's side of the protocol: a connection to a table, and bots that use one."""
