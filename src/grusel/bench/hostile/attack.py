"""The process of an attacker: `python -m grusel.bench.hostile.attack LOAD HOST PORT TABLE`, until it is ended."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Final

from grusel.bench.forge import die_with_parent
from grusel.bench.hostile.loads import LOADS, prepare
from grusel.bench.hostile.target import Target

SOURCE: Final = "127.0.0.66"


def main() -> None:
    import resource  # on Linux, which the server's process is forked on

    name, host, port, table = sys.argv[1:]
    die_with_parent()
    prepare()
    print("ready", flush=True)
    os.nice(19)  # attackers have machines of their own
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, 4096))
    asyncio.run(attack(name, Target(host, int(port), table, SOURCE)))


async def attack(name: str, target: Target) -> None:
    await LOADS[name](target)


if __name__ == "__main__":
    main()
