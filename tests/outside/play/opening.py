"""Run a command that opens a table, and say when its page was there; then end it as Ctrl+C does.

`opening.py FOLDER COMMAND…` needs nothing but Python, so that it runs wherever the table does.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from urllib.request import urlopen


def main(folder: str, *command: str) -> None:
    began = time.monotonic()
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as running:
        assert running.stdout
        for line in running.stdout:
            sys.stdout.write(line)
            if found := re.search(r"http://127[0-9.:]+/", line):
                with urlopen(found[0], timeout=20) as page:
                    assert b"<title>Grusel" in page.read()
                sys.stdout.write(f"page after {time.monotonic() - began:.1f} s, load {os.getloadavg()[0]:.1f}\n")
                os.killpg(running.pid, signal.SIGINT)


if __name__ == "__main__":
    main(*sys.argv[1:])
