"""What a game is tested with: laws, rule-book vectors, golden playthroughs; for our games and other people's."""
