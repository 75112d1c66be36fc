"""The rules in place: plain integers in flat vectors, the same source interpreted or compiled by mypyc."""
