"""What every table needs of the house."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from grusel.server.runtime.delivery import Post
from grusel.server.workers.pool import BotPool
from grusel.tables.dice import Dice, FairDice
from grusel.tables.store import Store


class Services(Struct, frozen=True, kw_only=True):
    store: Store
    bots: BotPool
    post: Post
    now: Callable[[], float]
    rng: Random
    dice: Callable[[bytes], Dice] = FairDice
