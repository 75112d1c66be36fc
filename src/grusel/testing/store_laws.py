"""The laws every store keeps, shipped so that other stores can be held to them.

asyncio.run(check_store(store)) with a store that has been opened and is empty
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from grusel.tables.rows import Batch, Kept, StepRow
from grusel.tables.store import CHAT_KEPT, PLAYS_KEPT, Forked, Refused, Storage
from grusel.testing.store_model import TEXTS, Chooser, Model, line, opening, opens, step, undo

Law = Callable[[Storage], Awaitable[None]]
LEASE = 0.2  # seconds


async def check_store(store: Storage) -> None:
    """Hold a store to every law; what fails says which law that is."""
    for name, law in LAWS.items():
        try:
            await law(store)
        except Exception as error:
            error.add_note(f"The law that this store breaks: {name.replace('_', ' ')}.")
            raise


# --- writing ----------------------------------------------------------------------------------------------------------


async def what_is_reported_can_be_read(store: Storage) -> None:
    ids = [f"read-{number}" for number in range(20)]
    found: list[tuple[StepRow, ...]] = []

    async def write_and_read(id: str) -> None:
        await store.write(opens(id))
        await store.write(Batch(table=id, steps=(step(1),)))
        found.append(await store.log(id))

    await asyncio.gather(*map(write_and_read, ids))
    assert found == [(step(1),)] * len(ids)


async def a_report_comes_after_the_call_has_returned(store: Storage) -> None:
    reports: list[Exception | None] = []
    done = asyncio.Event()

    def then(error: Exception | None) -> None:
        reports.append(error)
        done.set()

    store.commit(opens("report"), then)
    assert reports == []
    async with asyncio.timeout(10):
        await done.wait()
    await asyncio.sleep(0.01)
    assert reports == [None]


async def whatever_a_text_says_it_comes_back(store: Storage) -> None:
    for number, text in enumerate(TEXTS):
        id = f"text-{number}"
        row = step(
            1, move=text, text=text, events=text, clock=text, client=text, by=None, draw=number, at=1.7e9 + 0.123
        )
        await store.write(opens(id))
        await store.write(Batch(table=id, steps=(row,)))
        await store.write(Batch(table=id, snapshot=(1, text), chat=(line(1, text),), changes={"house": text}))
        kept = await _load(store, id)
        assert await store.log(id) == (row,)
        assert (kept.snapshot, kept.chat, kept.row.house) == ((1, text), (line(1, text),), text)


async def a_batch_that_is_refused_leaves_nothing(store: Storage) -> None:
    await store.write(opens("nothing", steps=2))
    await store.write(Batch(table="nothing", chat=(line(1),)))
    before, log = await store.load("nothing"), await store.log("nothing")
    seats = tuple(opening("nothing", steps=0).seats[:1])
    whole = Batch(
        table="nothing",
        steps=(step(3),),
        chat=(line(2),),
        seats=seats,
        snapshot=(3, "state"),
        changes={"phase": "playing"},
        opens=opening("nothing-else"),
    )
    wrong: list[dict[str, Any]] = [
        {"chat": (line(1),)},
        {"steps": (step(2),)},
        {"owner": "stranger"},
        {"snapshot": (4, "")},
    ]
    for part in wrong:
        await _refused(store, replace(whole, **part))
    await _refused(store, replace(whole, changes={"id": "other"}), Refused)
    assert (await store.load("nothing"), await store.log("nothing")) == (before, log)
    assert await store.find("nothing-else") is None


async def batches_of_one_table_are_written_in_order(store: Storage) -> None:
    await store.write(opens("order"))
    reported: list[int] = []
    done = [store.write(Batch(table="order", steps=(step(seq),))) for seq in range(1, 31)]

    async def note(seq: int, writing: Awaitable[None]) -> None:
        await writing
        reported.append(seq)

    await asyncio.gather(*(note(seq, writing) for seq, writing in enumerate(done, 1)))
    assert reported == list(range(1, 31))
    assert [row.seq for row in await store.log("order")] == reported


async def nothing_follows_a_batch_that_was_refused(store: Storage) -> None:
    await store.write(opens("follow"))
    writes = [
        store.write(Batch(table="follow", steps=(step(2),))),
        store.write(Batch(table="follow", chat=(line(1),))),
        store.write(Batch(table="follow", changes={"phase": "playing"})),
    ]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(answer, Refused) for answer in answers] == [True] * 3
    kept = await _load(store, "follow")
    assert (kept.chat, kept.row.phase) == ((), "open")
    await store.write(Batch(table="follow", steps=(step(1),), chat=(line(1),)))


async def gaps_and_doubles_are_forked(store: Storage) -> None:
    await store.write(opens("gap", steps=2))
    await store.write(Batch(table="gap", chat=(line(1),)))
    for first in (1, 2, 4):
        await _refused(store, Batch(table="gap", steps=(step(first),)))
        await _refused(store, Batch(table="gap", steps=(step(first),), changes={"due": True}))
    await _refused(store, Batch(table="gap", steps=(step(3), step(5))))
    await _refused(store, Batch(table="gap", steps=(step(3), step(3))))
    await _refused(store, Batch(table="gap", chat=(line(1),)))
    await _refused(store, Batch(table="gap", chat=(line(3),)))
    await _refused(store, Batch(table="gap", snapshot=(3, "of the future")))
    await store.write(Batch(table="gap", steps=(step(3),), chat=(line(2),), snapshot=(3, "")))


async def one_that_is_refused_does_no_harm_to_others(store: Storage) -> None:
    ids = [f"harm-{number}" for number in range(20)]
    await asyncio.gather(*(store.write(opens(id)) for id in ids))
    await store.write(Batch(table=ids[7], steps=(step(1),)))
    odd = Batch(table=ids[9], changes={"phase": ["no", "text"]})
    writes = [Batch(table=id, steps=(step(1), step(2))) for id in ids]
    writes[9] = odd
    answers = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
    assert [at for at, answer in enumerate(answers) if answer is not None] in ([7, 9], [7])
    assert isinstance(answers[7], Forked)
    assert [len(await store.log(id)) for id in ids] == [2] * 7 + [1, 2, 0] + [2] * 10


async def only_the_process_that_has_a_table_writes_it(store: Storage) -> None:
    await store.write(opens("owner"))
    await store.beat("mine", 10)
    assert await store.claim("owner", "mine", 10) == "mine"
    await store.write(Batch(table="owner", owner="mine", steps=(step(1),)))
    parts: list[dict[str, Any]] = [
        {"steps": (step(2),)},
        {"chat": (line(1),)},
        {"changes": {"phase": "over"}},
        {"removes": True},
    ]
    for owner in ("other", ""):
        for part in parts:
            await _refused(store, replace(Batch(table="owner", owner=owner), **part))
    await store.release("owner", "mine")
    await _refused(store, Batch(table="owner", owner="mine", steps=(step(2),)))
    await store.leave("mine")


async def what_is_opened_is_written_with_what_leads_there_or_not_at_all(store: Storage) -> None:
    await store.write(opens("first", steps=1))
    await store.write(Batch(table="first", opens=opening("second", steps=2), changes={"next": "second"}))
    assert (await _load(store, "first")).row.next == "second"
    assert len(await store.log("second")) == 2
    await _refused(store, opens("second"))
    await _refused(store, Batch(table="first", opens=opening("second"), changes={"next": "again"}))
    await _refused(store, Batch(table="first", owner="stranger", opens=opening("third")))
    await _refused(store, Batch(table="gone", opens=opening("third")))
    hole = opening("third", steps=3)
    await _refused(store, Batch(table="third", opens=replace(hole, steps=hole.steps[1:])))
    assert await store.find("third") is None
    assert (await _load(store, "first")).row.next == "second"


async def what_is_removed_is_gone_with_everything(store: Storage) -> None:
    await store.write(opens("gone", steps=3, public=True, host="gone host"))
    await store.write(Batch(table="gone", chat=(line(1),), snapshot=(2, "state")))
    await store.write(Batch(table="gone", removes=True))
    assert await store.load("gone") is None
    assert await store.find("gone") is None
    assert await store.log("gone") == ()
    assert await store.last_steps(["gone"]) == {}
    assert await store.hosted("gone host") == 0
    assert "gone" not in await store.everything()
    await _refused(store, Batch(table="gone", removes=True))
    await store.write(opens("gone"))
    kept = await _load(store, "gone")
    assert (kept.steps, kept.chat, kept.snapshot) == ((), (), None)


async def a_table_that_was_touched_meanwhile_stays(store: Storage) -> None:
    await store.write(opens("touched", touched=100.0))
    await store.write(opens("untouched", touched=100.0))
    assert {"touched", "untouched"} <= {*await store.untouched(100.5)}
    assert "touched" not in await store.untouched(100.0)
    await store.write(Batch(table="touched", changes={"touched": 100.5}))
    await _refused(store, Batch(table="touched", removes=True, unless_touched=100.5))
    await store.write(Batch(table="untouched", removes=True, unless_touched=100.5))
    assert await store.find("touched") is not None


async def a_snapshot_is_replaced_by_one_as_new_or_newer(store: Storage) -> None:
    await store.write(opens("shot", steps=3))
    for seq, body, expected in ((2, "two", (2, "two")), (2, "again", (2, "again")), (1, "old", (2, "again"))):
        await store.write(Batch(table="shot", snapshot=(seq, body)))
        kept = await _load(store, "shot")
        assert (kept.snapshot, kept.steps) == (expected, (step(3),))
    await store.write(Batch(table="shot", steps=(step(4),), snapshot=(4, "new")))
    kept = await _load(store, "shot")
    assert (kept.snapshot, kept.steps) == ((4, "new"), ())
    await store.write(Batch(table="shot", snapshot=(3, "old"), changes={"due": True}))
    assert (await _load(store, "shot")).snapshot == (4, "new")


async def the_last_lines_and_plays_are_kept(store: Storage) -> None:
    most = max(CHAT_KEPT, PLAYS_KEPT) + 5
    await store.write(opens("last"))
    for number in range(1, most + 1):
        await store.write(Batch(table="last", chat=(line(number),), steps=(step(number, client=f"c{number}"),)))
    kept = await _load(store, "last")
    assert [said.number for said in kept.chat] == list(range(most - CHAT_KEPT + 1, most + 1))
    assert kept.plays == tuple((f"0:c{number}", step(number).move) for number in range(most, most - PLAYS_KEPT, -1))


async def random_batches_give_what_a_plain_model_gives(store: Storage) -> None:
    for seed in range(8):
        rng, model = Random(seed), Model()
        choose = Chooser(rng, model)
        tables = [f"random-{seed}-{number}" for number in range(4)]
        for _ in range(25):
            batches = [choose.batch(table) for table in rng.sample(tables, rng.randrange(1, 5))]
            answers = await asyncio.gather(*map(store.write, batches), return_exceptions=True)
            assert [answer is None for answer in answers] == [model.take(batch) for batch in batches]
        for table in {*tables, *model.tables}:
            assert await store.log(table) == model.log(table)
            assert await store.load(table) == model.load(table)


# --- reading ----------------------------------------------------------------------------------------------------------


async def moves_are_numbered_without_those_taken_back(store: Storage) -> None:
    await store.write(opens("moves"))
    rows = (step(1), step(2), step(3), undo(4, 1), step(5), step(6), undo(7, 2), step(8))
    await store.write(Batch(table="moves", steps=rows))
    assert [row.seq for row in await store.moves("moves", range(1, 10))] == [1, 5, 8]
    assert [row.seq for row in await store.moves("moves", range(2, 3))] == [5]
    assert await store.moves("no such table", range(1, 3)) == ()


async def where_tables_stand_is_read_at_once(store: Storage) -> None:
    for id, steps in (("long", 3), ("short", 1), ("fresh", 0)):
        await store.write(opens(f"stand-{id}", steps=steps))
    await store.write(Batch(table="stand-long", snapshot=(2, "here")))
    ids = ["stand-short", "stand-fresh", "stand-long"]
    assert await store.last_steps([*ids, "nosuch"]) == {"stand-long": 3, "stand-short": 1, "stand-fresh": 0}
    kept = await store.positions([(await _load(store, id)).row for id in ids])
    assert [one.row.id for one in kept] == ids
    assert [(one.snapshot, one.steps) for one in kept] == [(None, (step(1),)), (None, ()), ((2, "here"), (step(3),))]


async def lists_show_public_tables_and_those_of_a_key(store: Storage) -> None:
    await store.write(opens("list-1", host="h", created=1.0))
    await store.write(opens("list-2", host="h", created=2.0, public=True))
    await store.write(opens("list-3", host="other", created=3.0, public=True, phase="playing"))
    seat = replace(opening("list-3").seats[0], key="h")
    await store.write(Batch(table="list-3", seats=(seat,)))
    mine = await store.mine("h")
    assert [one.row.id for one in mine] == ["list-3", "list-2", "list-1"]
    assert mine[0].seats == (seat, opening("list-3").seats[1])
    assert await store.hosted("h") == 2
    lobby = [one.row.id for one in await store.lobby()]
    assert "list-2" in lobby
    assert not {"list-1", "list-3"} & {*lobby}
    everything = [id for id in await store.everything() if id.startswith("list")]
    assert everything == ["list-1", "list-2", "list-3"]


# --- leases -----------------------------------------------------------------------------------------------------------


async def a_table_has_one_owner_until_its_process_is_silent(store: Storage) -> None:
    await store.write(opens("lease"))
    await store.beat("one", LEASE)
    assert {"one", "two"} <= await store.beat("two", LEASE)
    assert await store.claim("lease", "one", LEASE) == "one"
    assert await store.claim("lease", "two", LEASE) == "one"
    assert (await _load(store, "lease")).row.owner == "one"
    await store.release("lease", "two")
    assert await store.claim("lease", "two", LEASE) == "one"
    await asyncio.sleep(2 * LEASE)
    assert "one" not in await store.beat("two", LEASE)
    assert await store.claim("lease", "two", LEASE) == "two"
    assert await store.claim("no such table", "two", LEASE) is None
    await store.release("lease", "two")
    assert await store.claim("lease", "one", LEASE) == "one"
    await store.beat("one", 10)
    await store.leave("one")
    assert await store.claim("lease", "two", 10) == "two"
    await store.leave("two")


async def tables_that_must_go_on_are_found_when_no_process_has_them(store: Storage) -> None:
    await store.write(opens("due"))
    assert "due" not in await store.due(10)
    await store.write(Batch(table="due", changes={"due": True}))
    assert "due" in await store.due(10)
    await store.beat("one", 10)
    await store.claim("due", "one", 10)
    assert "due" not in await store.due(10)
    await store.leave("one")
    assert "due" in await store.due(10)
    await store.write(Batch(table="due", removes=True))


LAWS: Mapping[str, Law] = {
    law.__name__: law
    for law in (
        what_is_reported_can_be_read,
        a_report_comes_after_the_call_has_returned,
        whatever_a_text_says_it_comes_back,
        a_batch_that_is_refused_leaves_nothing,
        batches_of_one_table_are_written_in_order,
        nothing_follows_a_batch_that_was_refused,
        gaps_and_doubles_are_forked,
        one_that_is_refused_does_no_harm_to_others,
        only_the_process_that_has_a_table_writes_it,
        what_is_opened_is_written_with_what_leads_there_or_not_at_all,
        what_is_removed_is_gone_with_everything,
        a_table_that_was_touched_meanwhile_stays,
        a_snapshot_is_replaced_by_one_as_new_or_newer,
        the_last_lines_and_plays_are_kept,
        random_batches_give_what_a_plain_model_gives,
        moves_are_numbered_without_those_taken_back,
        where_tables_stand_is_read_at_once,
        lists_show_public_tables_and_those_of_a_key,
        a_table_has_one_owner_until_its_process_is_silent,
        tables_that_must_go_on_are_found_when_no_process_has_them,
    )
}


async def _refused(store: Storage, batch: Batch, kind: type[Refused] = Forked) -> None:
    try:
        await store.write(batch)
    except kind:
        return
    raise AssertionError(f"not {kind.__name__}: {batch}")


async def _load(store: Storage, table: str) -> Kept:
    kept = await store.load(table)
    assert kept, f"{table} is not there"
    return kept
