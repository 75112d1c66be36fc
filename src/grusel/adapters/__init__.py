"""The games as other libraries of game research know them: PettingZoo and OpenSpiel."""
