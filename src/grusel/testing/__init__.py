"""Tools to test a game, ours or another package's: laws, rule-book vectors, golden playthroughs."""
