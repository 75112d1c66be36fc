from grusel.terminal.command import run

run()
