web-puzzles = Die Rätselhalle
web-puzzles-alone = allein, im Zug
web-puzzles-text = Richte den Saal so ein, dass das Monster alle Gegner holt und keine von deinen Figuren. Level, und jeden Tag ein neues Rätsel.
web-puzzles-enter = Hinein
