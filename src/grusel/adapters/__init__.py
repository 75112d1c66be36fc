"""The games for other libraries of game research: PettingZoo and OpenSpiel."""
