web-puzzles = The puzzle hall
web-puzzles-alone = alone, on a train
web-puzzles-text = Arrange the hall so that the monster takes every enemy and none of yours. Levels, and a new puzzle every day.
web-puzzles-enter = Go in
