from grusel.terminal.main import run

run()
