"""How long settling takes (117.5), and how it grows: `python -m benchmarks.settle`. Ratios and counts, not a test."""

from __future__ import annotations

import statistics
import sys
import time
import tracemalloc

from engine import Builder, Continue, Game, Moment, play
from engine.cards.abilities.ability import Static, Triggered
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import dies
from engine.cards.characteristics import Characteristics
from engine.words.metrics import METER
from engine.words.terms import CardType, PlayerId, Relation, TurnStep, Zone

CREATURE = (CardType.CREATURE,)
VANILLA = Characteristics(name="Orso", types=CREATURE, power=2, toughness=2)
WATCHER = Characteristics(
    name="Sentinella",
    types=CREATURE,
    power=1,
    toughness=3,
    abilities=(
        Triggered(
            trigger=dies(Filter(types=CREATURE, another=True)), effects=(GainLife(amount=Fixed(1)),), text="guadagna"
        ),
    ),
)
ANTHEM = Characteristics(
    name="Vessillo",
    types=(CardType.ENCHANTMENT,),
    abilities=(
        Static(
            parts=(ModifyPT(Fixed(1), Fixed(1)),), affects=Filter(types=CREATURE, controller=Relation.YOU), text="+1/+1"
        ),
    ),
)


def board(creatures: int, watchers: int, anthems: int, *, damage: int) -> Game:
    """Two players, so many creatures shared between them, and what watches or changes them."""
    builder = Builder(["Anna", "Bruno"])
    builder.turn(PlayerId(0), TurnStep.PRECOMBAT_MAIN)
    for number in range(creatures):
        builder.put(f"orso{number}", VANILLA, PlayerId(number % 2), Zone.BATTLEFIELD, damage=damage)
    for number in range(watchers):
        builder.put(f"sentinella{number}", WATCHER, PlayerId(number % 2), Zone.BATTLEFIELD)
    for number in range(anthems):
        builder.put(f"vessillo{number}", ANTHEM, PlayerId(number % 2), Zone.BATTLEFIELD)
    return builder.game()


def settle(game: Game) -> Game:
    """Carry on until a player has priority."""
    while game.moment not in (Moment.PRIORITY, Moment.OVER):
        played = play(game, Continue())
        if played.question is not None:
            break
        game = played.game
    return game


def timed(make: object, runs: int) -> tuple[float, float]:
    """Median and 95th percentile in milliseconds of settling a freshly made board."""
    assert callable(make)
    times = []
    for _ in range(runs):
        game = make()
        start = time.perf_counter()
        settle(game)
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    return statistics.median(times), times[int(len(times) * 0.95)]


def main() -> None:
    """Print the table."""
    write = sys.stdout.write
    write("assestare un campo di 50 permanenti (mediana e 95° percentile, ms)\n")
    for label, arguments in (
        ("50 creature ferme", (50, 0, 0)),
        ("40 creature, 5 sentinelle, 5 vessilli", (40, 5, 5)),
    ):
        median, high = timed(lambda arguments=arguments: board(*arguments, damage=0), 200)
        write(f"  {label:<40} {median:8.3f} {high:8.3f}\n")
    write("creature che muoiono insieme sotto 10 sentinelle\n")
    write("      n       ms   ms/n   MiB   proiezioni  prove  controlli  copie\n")
    for number in (10, 100, 1000):
        game = board(number, 10, 0, damage=2)
        METER.reset()
        start = time.perf_counter()
        played = play(game, Continue())
        elapsed = (time.perf_counter() - start) * 1000
        counts = (METER.projections, METER.trials, METER.trigger_checks, METER.copies)
        assert len(played.game.waiting) == number * 10
        tracemalloc.start()
        play(game, Continue())
        memory = tracemalloc.get_traced_memory()[1] / 2**20
        tracemalloc.stop()
        write(f"  {number:5d} {elapsed:8.1f} {elapsed / number:6.3f} {memory:5.1f}   {counts}\n")


if __name__ == "__main__":
    main()
