"""The puzzle hall: arrange the hall so that the monster, let go without end, takes every enemy and none of yours."""
