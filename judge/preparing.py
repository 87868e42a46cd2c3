"""Reading all imported cards ahead, so that a board that names them need not wait for the grammar."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from typing import Any

from judge import paths
from judge.card_readings import CardReadings, ReadCard
from judge.presenters.cards import folder
from ruletext.files import locked

LOCK = "letture-carte.lock"
_TOGETHER = 100
"""Cards that one process reads before it hands them over."""
_GENTLE = 10
"""How much the reading makes room for everything else."""

Faces = tuple[int, bool, tuple[tuple[str, dict[str, Any]], ...]]
"""The number of a card, whether all of it can be said in a scenario, and its faces with a text, as fields of one."""


def prepare(progress: Callable[[int, int], None], processes: int) -> tuple[int, int, int]:
    """Reads every card that this engine has not read: how many it read, how many there are, how many are understood whole.

    Raises `scenarios.printed.store.StoreError`, `LockedError` where another process does it already, `OSError`, `sqlite3.Error`.
    """
    from scenarios.printed.store import FILE, Store

    cache = paths.made(paths.cache())
    shelf = CardReadings(cache)
    with locked(cache / LOCK, 0.0), Store(folder() / FILE) as store:
        stamp = stamp_of(store)
        known = shelf.read_of(stamp)
        numbers = [number for (number,) in store.rows("SELECT id FROM card ORDER BY id") if number not in known]
        total, done = len(known) + len(numbers), len(known)
        progress(done, total)
        for read in _read(store, numbers, processes):
            shelf.keep(stamp, read)
            done += len(read)
            progress(done, total)
        understood = sum(shelf.read_of(stamp).values())
    shelf.close()
    return len(numbers), total, understood


def standing() -> tuple[int, int, int] | None:
    """How many imported cards there are, how many were read, and how many understood whole; `None` without cards."""
    from scenarios.printed.store import FILE, Store, StoreError

    with suppress(StoreError), Store(folder() / FILE) as store:
        ((total,),) = store.rows("SELECT count(*) FROM card")
        shelf = CardReadings(paths.cache())
        read = shelf.read_of(stamp_of(store))
        shelf.close()
        return total, len(read), sum(read.values())
    return None


def stamp_of(store: Any) -> str:
    """What tells a file of cards from the one that was there before it."""
    return "-".join(map(str, store.stamp or ()))


def in_background() -> bool:
    """Starts the reading in a process of its own where something is left to read; whether it did."""
    found = standing()
    if found is None or found[0] == found[1]:
        return False
    with suppress(OSError):
        subprocess.Popen(
            [sys.executable, "-m", "judge", "carta", "prepara", "--processi", "1", "--con-calma"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return True
    return False


def _read(store: Any, numbers: Sequence[int], processes: int) -> Iterator[list[ReadCard]]:
    cards = (_faces(store, number) for number in numbers)
    pieces = iter(lambda: list(islice(cards, _TOGETHER)), [])
    if processes == 1 or len(numbers) <= _TOGETHER:
        for piece in pieces:
            yield _read_piece(piece)
        return
    # A fresh interpreter for each: a fork would take along what other threads of an application hold.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=gently) as pool:
        waiting: set[Future[list[ReadCard]]] = set()
        try:
            for piece in pieces:
                waiting.add(pool.submit(_read_piece, piece))
                if len(waiting) > 2 * processes:
                    finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (one.result() for one in finished)
            yield from (one.result() for one in waiting)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def gently() -> None:
    """From now on this process makes room for every other."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(_GENTLE)


def _faces(store: Any, number: int) -> Faces:
    from scenarios.printed.defining import definition
    from scenarios.printed.known import known

    card = known(store, number)
    made = definition(card)
    faces = tuple(
        (name, dict(fields))
        for name, fields in made.cards.items()
        if fields.get("testo") or fields.get("testo inglese")
    )
    return number, bool(made.cards) and not made.missing, faces


class _Collected:
    """A shelf that hands over what is put on it."""

    def __init__(self) -> None:
        self.put_there: dict[str, str] = {}

    def find(self, key: str) -> str | None:
        """Nothing: all is read anew."""

    def put(self, key: str, content: str) -> None:
        """Keeps it to be handed over."""
        self.put_there[key] = content


def _read_piece(cards: Sequence[Faces]) -> list[ReadCard]:
    from scenarios.language.errors import Faulty
    from scenarios.written import printed_text
    from scenarios.written.cards import Card

    found = []
    before = printed_text.lent()
    try:
        for number, sayable, faces in cards:
            shelf, whole = _Collected(), sayable
            printed_text.lend(shelf)
            for name, fields in faces:
                try:
                    whole &= not Card.model_validate(fields).read(name).fragments
                except Faulty:
                    whole = False
            found.append(ReadCard(number, whole, tuple(shelf.put_there.items())))
    finally:
        printed_text.lend(before)
    return found
