"""How long one projection takes (613) where effects depend on each other: `python -m benchmarks.projection`.

Ratios and counts, not a test. The effects say 'each creature that is a K is an L in addition to its other types', in a ring, so
that each depends on the one before it; in the worst order of timestamps, and with conditions that look at all of them.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from engine import Builder, Game, board_of
from engine.board.projection import project
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, GainAbility, ModifyPT, Part
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.cards.characteristics import Characteristics
from engine.words.metrics import METER
from engine.words.terms import CardType, Color, PlayerId, Zone

CREATURE = (CardType.CREATURE,)
KINDS = ("Elf", "Goblin", "Human", "Zombie", "Merfolk", "Wizard", "Soldier", "Warrior",
         "Cleric", "Rogue", "Shaman", "Druid", "Knight", "Spirit", "Angel", "Demon")  # fmt: skip
TIMES = 7


def ring(number: int) -> tuple[Part, Filter]:
    """Each creature of one kind is of the next kind, too: every effect depends on the one before it in the ring."""
    return (
        ChangeTypes(add_subtypes=(KINDS[(number + 1) % len(KINDS)],)),
        Filter(types=CREATURE, subtypes=(KINDS[number],)),
    )


def independent(number: int) -> tuple[Part, Filter]:
    """As many effects that have nothing to do with each other."""
    return ModifyPT(Fixed(1), Fixed(number % 2)), Filter(types=CREATURE)


def mixed(number: int) -> tuple[Part, Filter]:
    """Types, colours and abilities that rest on each other in several layers."""
    kind, other = KINDS[number], KINDS[(number + 5) % len(KINDS)]
    parts: tuple[Part, ...] = (
        ChangeTypes(add_subtypes=(other,)),
        ChangeColors(add=(tuple(Color)[number % 5],)),
        GainAbility(Keyword(keyword="flying")),
        ModifyPT(Fixed(1), Fixed(1)),
    )
    return parts[number % 4], Filter(types=CREATURE, subtypes=(kind,))


def board(objects: int, effects: int, made: Callable[[int], tuple[Part, Filter]], *, backwards: bool) -> Game:
    """So many creatures of all kinds, and so many sources of effects."""
    builder = Builder(["Anna", "Bruno"])
    for number in range(objects):
        looks = Characteristics(
            name=f"Bestia {number}", types=CREATURE, subtypes=(KINDS[number % 16],), power=2, toughness=2
        )
        builder.put(f"b{number}", looks, PlayerId(number % 2), Zone.BATTLEFIELD)
    order = range(effects - 1, -1, -1) if backwards else range(effects)
    for number in order:
        part, affects = made(number)
        source = Characteristics(
            name=f"Fonte {number}", types=(CardType.ENCHANTMENT,), abilities=(Static(parts=(part,), affects=affects),)
        )
        builder.put(f"f{number}", source, PlayerId(0), Zone.BATTLEFIELD)
    return builder.game()


def measured(game: Game) -> tuple[float, int]:
    """The median of some projections in milliseconds, and the trials of one."""
    took = []
    for _ in range(TIMES):
        METER.reset()
        begun = time.process_time()
        project(game)
        took.append((time.process_time() - begun) * 1000)
    return statistics.median(took), METER.trials


def main() -> None:
    """The table."""
    show = sys.stdout.write
    plain, _ = measured(board(50, 0, ring, backwards=False))
    show(f"50 objects, no effect: {plain:.3f} ms\n")
    show(f"{'effects':<12}{'objects':>8}{'number':>8}{'ms':>10}{'trials':>8}\n")
    for name, made in (("ring", ring), ("mixed", mixed), ("independent", independent)):
        for objects, effects in ((50, 4), (50, 8), (50, 16), (200, 16), (800, 16)):
            for backwards in (False, True):
                took, trials = measured(board(objects, effects, made, backwards=backwards))
                label = f"{name}{' <' if backwards else ''}"
                show(f"{label:<12}{objects:>8}{effects:>8}{took:>10.2f}{trials:>8}\n")
    game = board(50, 16, ring, backwards=True)
    board_of(game)
    METER.reset()
    board_of(game)
    show(f"nothing changed: {METER.projections} projections\n")


if __name__ == "__main__":
    main()
