"""Power cuts: what was written and not synced is dropped, torn or reordered, and a server opens what is left."""
