"""How long a turn with combat takes as boards grow, and how long the search for requirements takes on boards made to be hard.

    python -m benchmarks.combat [--sides 5 20 100]

Times are processor time in milliseconds, the least of several runs. The last column is how a time grows from one size to the
next, as an exponent: 1 grows with the number of creatures, 2 with its square.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Sequence

from engine import (
    Answer,
    Builder,
    Continue,
    DeclareAttackers,
    DeclareBlockers,
    Form,
    Game,
    Moment,
    Pass,
    PlayerTarget,
    Question,
    play,
)
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.combat.declaration import Duty, Limit, Problem
from engine.words.citations import cite
from engine.words.terms import CardType, ObjectId, PlayerId, TurnStep, Zone

ANNA, BRUNO = PlayerId(0), PlayerId(1)
THIS = Filter(this=True)
RULE = cite("509.1c")


def creature(name: str, *abilities: Ability) -> Characteristics:
    """A 2/2 with abilities."""
    return Characteristics(name=name, types=(CardType.CREATURE,), power=2, toughness=2, abilities=abilities)


def keyword(name: str) -> Keyword:
    return Keyword(keyword=name)


def board(count: int, kind: str) -> tuple[Game, list[ObjectId], list[ObjectId]]:
    """Two sides of creatures before combat: plain, with evasion, or with restrictions and requirements on both sides."""
    attacking: dict[str, tuple[Ability, ...]] = {
        "plain": (),
        "evasion": (keyword("flying"),),
        "requirements": (c.MustAttack(objects=THIS), keyword("menace")),
    }
    blocking: dict[str, tuple[Ability, ...]] = {
        "plain": (),
        "evasion": (keyword("reach"),),
        "requirements": (c.MustBlock(objects=THIS),),
    }
    builder = Builder(("Anna", "Bruno"), life=[1000, 1000])
    builder.turn(ANNA, TurnStep.PRECOMBAT_MAIN)
    own = [builder.put(f"a{n}", creature("Toro", *attacking[kind]), ANNA, Zone.BATTLEFIELD) for n in range(count)]
    others = [builder.put(f"b{n}", creature("Lupo", *blocking[kind]), BRUNO, Zone.BATTLEFIELD) for n in range(count)]
    return builder.game(), own, others


def _answer(question: Question) -> Answer:
    """Any legal answer: divisions go to the first, choices take what must be taken."""
    if question.form is Form.DIVIDE:
        first, *rest = question.options
        return Answer(amounts=((first.key, question.total), *((one.key, 0) for one in rest)))
    return Answer(keys=tuple(option.key for option in question.options[: max(question.minimum, 1)]))


def go(game: Game, until: Callable[[Game], bool]) -> Game:
    """All pass until something is so."""
    while not until(game):
        action = Pass(game.receiver) if game.moment is Moment.PRIORITY else Continue()
        given: list[Answer] = []
        while (played := play(game, action, given)).question is not None:
            given.append(_answer(played.question))
        assert played.illegal is None
        assert played.refused is None, played.refused
        game = played.game
    return game


def _at(step: TurnStep) -> Callable[[Game], bool]:
    return lambda game: game.turn.step is step and game.moment is Moment.CHECK


def turn(count: int, kind: str) -> None:
    """All of Anna's creatures attack, each is blocked by one of Bruno's (by two, where it has menace), and damage is dealt."""
    game, own, others = board(count, kind)
    game = go(game, _at(TurnStep.DECLARE_ATTACKERS))
    attack = DeclareAttackers(ANNA, tuple((one, PlayerTarget(BRUNO)) for one in own))
    game = _done(game, attack)
    game = go(game, _at(TurnStep.DECLARE_BLOCKERS))
    each = 2 if kind == "requirements" else 1
    pairs = [(one, own[n // each]) for n, one in enumerate(others)]
    if each == 2 and count % 2:
        pairs[-1] = (others[-1], own[0])
    game = _done(game, DeclareBlockers(BRUNO, tuple(pairs)))
    go(game, lambda now: now.turn.step is TurnStep.END_OF_COMBAT and now.moment is Moment.PRIORITY)


def _done(game: Game, action: DeclareAttackers | DeclareBlockers) -> Game:
    played = play(game, action)
    assert played.refused is None, played.refused
    return played.game


def problem(count: int, kind: str) -> Problem:
    """Boards made to be hard: creatures that must block, attackers that must be blocked, menace, evasion at random."""
    own = [ObjectId(n) for n in range(1, count + 1)]
    others = [ObjectId(1000 + n) for n in range(count)]
    chance = random.Random(count)
    options = {
        one: tuple(other for other in others if kind != "random evasion" or chance.random() < 0.5) for one in own
    }
    must = tuple(Duty(one, one, frozenset((one,))) for one in own[::2])
    blocked = tuple(Duty(one, one, None, frozenset((one,))) for one in others)
    menace = tuple(Limit("menace", RULE, one, None, frozenset((one,)), 2) for one in others[::3])
    lure = tuple(Duty(one, one, frozenset((one,)), frozenset(others[:1])) for one in own)
    duties = {"lure": lure, "must be blocked": blocked, "menace": must, "random evasion": (*must, *blocked)}[kind]
    return Problem(options=options, duties=duties, limits=menace if kind != "lure" else (), capacity={})


def measured(run: Callable[[], object], times: int) -> float:
    """The least processor time of several runs, in milliseconds."""
    found = []
    for _ in range(times):
        began = time.process_time()
        run()
        found.append((time.process_time() - began) * 1000)
    return min(found)


def _row(name: str, sides: Sequence[int], run: Callable[[int], object]) -> None:
    times = [measured(lambda count=count: run(count), 3 if count <= 20 else 1) for count in sides]  # type: ignore[misc]
    pairs = zip(zip(sides, times, strict=True), list(zip(sides, times, strict=True))[1:], strict=False)
    growth = [
        math.log(max(later, 0.01) / max(before, 0.01)) / math.log(more / fewer)
        for (fewer, before), (more, later) in pairs
    ]
    shown = "".join(f"{one:>12.1f}" for one in times) + "".join(f"{one:>9.2f}" for one in growth)
    sys.stdout.write(f"{name:<34}{shown}\n")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sides", type=int, nargs="+", default=[5, 20, 100], help="creatures on each side")
    sides = parser.parse_args().sides
    heads = "".join(f"{f'{count} a side':>12}" for count in sides)
    sys.stdout.write(f"{'milliseconds':<34}{heads}{'growth':>10}\n")
    for kind in ("plain", "evasion", "requirements"):
        _row(f"a turn with combat, {kind}", sides, lambda count, kind=kind: turn(count, kind))  # type: ignore[misc]
    for kind in ("lure", "menace", "must be blocked", "random evasion"):
        small = [count for count in sides if kind != "random evasion" or count <= 20]
        _row(f"the search, {kind}", small, lambda count, kind=kind: problem(count, kind).most())  # type: ignore[misc]


if __name__ == "__main__":
    main()
