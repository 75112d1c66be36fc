web-puzzles = De puzzelzaal
web-puzzles-alone = alleen, in de trein
web-puzzles-text = Richt de zaal zo in dat het monster alle vijanden pakt en niemand van jou. Levels, en elke dag een nieuwe puzzel.
web-puzzles-enter = Naar binnen
