"""The puzzle hall: the puzzles of the game that has some, the puzzle of a day, and the solver with a clock."""
