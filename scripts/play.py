"""Open the table at once, and compile the rules meanwhile: what `make play` runs.

The server starts interpreted unless machine code for these sources is there. Compiling runs at the lowest priority;
bots take its result as soon as it is whole, and the server when no table is open, or at its next start.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from threading import Thread

from machine_code import BUILD, ROOT, tree, what_is_missing

LOG = BUILD / "compile.log"
TAKEN = "Bots use them from now on, the server as soon as no table is open.\n"
INTERPRETED = "The rules run interpreted: {why}. Everything works, only slower.\n"


def main(words: list[str]) -> int:
    place = tree()
    environment = {**os.environ, "GRUSEL_COMPILED": str(place)}
    if place.exists():
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(place), os.environ.get("PYTHONPATH")]))
    server = subprocess.Popen([sys.executable, "-m", "grusel", "serve", *words], env=environment)
    compiler = None if place.exists() else compiling()
    try:
        return waited(server)
    finally:
        if compiler and compiler.poll() is None:
            end(compiler)


def waited(server: subprocess.Popen[bytes]) -> int:
    """Wait for the server's exit code; Ctrl+C reaches it too, and it needs a moment to say goodbye."""
    try:
        return server.wait()
    except KeyboardInterrupt:
        server.wait()
        return 0


def compiling() -> subprocess.Popen[bytes] | None:
    """Compile in a process group of its own, told apart from the make that runs us; nothing without a compiler."""
    if missing := what_is_missing():
        tell(INTERPRETED.format(why=missing))
        return None
    BUILD.mkdir(exist_ok=True)
    environment = {name: word for name, word in os.environ.items() if not name.startswith("MAKE")}
    command = ["nice", "-n", "19", "make", "--silent", "compile"]
    with LOG.open("wb") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    Thread(target=report, args=(process,), daemon=True).start()
    return process


def end(compiler: subprocess.Popen[bytes]) -> None:
    """End a compilation with its children; where there are no process groups, they finish by themselves."""
    if hasattr(os, "killpg"):
        os.killpg(compiler.pid, signal.SIGTERM)
    else:
        compiler.terminate()


def report(process: subprocess.Popen[bytes]) -> None:
    """Print the result in one line."""
    code = process.wait()
    lines = LOG.read_text("utf-8", "replace").splitlines()
    if code == 0 and lines:
        tell(f"{lines[-1]} {TAKEN if tree().exists() else ''}".rstrip() + "\n")
    elif code > 0:
        tell(INTERPRETED.format(why=f"compiling failed, see {LOG}"))


def tell(line: str) -> None:
    sys.stdout.write(line)
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
