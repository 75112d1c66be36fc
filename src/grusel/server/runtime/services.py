"""The services that every table of a process uses."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random

from msgspec import Struct

from grusel.server.runtime.delivery import Post
from grusel.server.workers.pool import BotPool
from grusel.tables.dice import Dice, FairDice, new_seed
from grusel.tables.store import Store


class Services(Struct, frozen=True, kw_only=True):
    store: Store
    bots: BotPool
    post: Post
    now: Callable[[], float]
    rng: Random  # for truths that are imagined
    dice: Callable[[bytes], Dice] = FairDice
    entropy: Callable[[int], bytes] = secrets.token_bytes
    new_seed: Callable[[], bytes] = new_seed
