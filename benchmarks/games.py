"""Random games through the engine's door, each with its seed: `python -m benchmarks.games [--against TREE]`. Ratios, not a test.

A line is a table with so many creatures on it, played on for some turns: turns and decisions a second, the most memory that the
process used, and how often the layers were applied. Both trees play the same seeds in turn, each in a process of its own; a
decision is whatever a player does or answers. ``--against`` is another tree of the repository, of today's house or the one before.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

HERE = Path(__file__).resolve().parent.parent
PATIENCE = 300
"""After how many seconds a game is given up."""
TABLES = ((10, 12), (30, 12), (100, 6), (300, 3), (1_000, 1), (10_000, 1))
"""How many creatures there are from the beginning, and for how many turns the game goes on."""


def known(name: str, *modules: str) -> Any:
    """Something of the engine, by where it stands today, or stood before the house had wings."""
    for module in modules:
        try:
            return getattr(import_module(f"engine.{module}"), name)
        except (ImportError, AttributeError):
            continue
    raise ImportError(name)


class Words:
    """What of the engine the players speak of."""

    def __getattr__(self, name: str) -> Any:
        homes = ["words.terms", "terms", "words.decisions", "decisions", "flow.play", "play", "state.actions", "actions",
                 "state.game", "game", "state.objects", "objects", "happening.building", "building", "words.metrics",
                 "metrics", "cards.characteristics", "characteristics"]  # fmt: skip
        for home in ("cards.abilities", "abilities"):
            if find_spec(f"engine.{home.partition('.')[0]}") is not None and find_spec(f"engine.{home}") is not None:
                homes += [f"{home}.{one.name}" for one in iter_modules(import_module(f"engine.{home}").__path__)]
        found = known(name, *homes)
        self.__dict__[name] = found
        return found


w: Any = Words()


def _creature(name: str, power: int, toughness: int, *abilities: Any, kind: str = "Bear") -> Any:
    return w.Characteristics(
        name=name, types=(w.CardType.CREATURE,), subtypes=(kind,), power=power, toughness=toughness, abilities=abilities
    )


def _spell(name: str, *effects: Any, targets: tuple[Any, ...] = ()) -> Any:
    return w.Characteristics(
        name=name, types=(w.CardType.SORCERY,), abilities=(w.SpellAbility(effects=effects, targets=targets),)
    )


def cards() -> list[Any]:
    """Thirty cards of the kinds that most games are made of; none of them exists."""
    own, other = w.Filter(types=(w.CardType.CREATURE,), controller=w.Relation.YOU), {"another": True}
    one, goblins = w.Fixed(1), w.Filter(types=(w.CardType.CREATURE,), subtypes=("Goblin",), **other)
    creatures = w.Filter(types=(w.CardType.CREATURE,))
    target = (w.TargetSpec(objects=creatures),)
    lord = w.Static(parts=(w.ModifyPT(one, one),), affects=goblins)
    flag = w.Static(parts=(w.ModifyPT(one, w.Fixed(0)),), affects=own)
    alone = w.Static(
        parts=(w.ModifyPT(w.Fixed(2), w.Fixed(2)),), condition=w.Exists(w.Filter(types=(w.CardType.ENCHANTMENT,)))
    )
    wings = w.Static(parts=(w.GainAbility(w.Keyword(keyword="flying")),), affects=goblins)
    saw = w.Triggered(
        trigger=w.dies(w.Filter(types=(w.CardType.CREATURE,), **other)), effects=(w.GainLife(amount=one),)
    )
    came = w.Triggered(trigger=w.enters(w.Filter(this=True)), effects=(w.Draw(),))
    pings = w.Triggered(
        trigger=w.enters(w.Filter(this=True)),
        effects=(w.DealDamage(amount=one, to=w.Target()),),
        targets=(w.ANY_TARGET,),
    )
    scout = _creature("Recluta", 1, 1, kind="Goblin")
    grows = w.Triggered(trigger=w.enters(own), effects=(w.PutCounters(counter="+1/+1", on=w.This()),))
    return [
        *(_creature(f"Bestia {n}", 1 + n % 4, 1 + n % 3, kind=("Bear", "Goblin", "Elf")[n % 3]) for n in range(8)),
        *(
            _creature(f"Ala {n}", n, n, w.Keyword(keyword=word))
            for n, word in enumerate(("flying", "first strike", "trample", "lifelink", "vigilance"), 1)
        ),
        _creature("Capo", 2, 2, lord, kind="Goblin"),
        _creature("Falco", 1, 1, wings),
        _creature("Devoto", 1, 1, alone),
        _creature("Veglia", 1, 3, saw),
        _creature("Araldo", 1, 1, came),
        _creature("Arciere", 1, 1, pings),
        _creature("Idra", 1, 1, grows),
        w.Characteristics(name="Vessillo", types=(w.CardType.ENCHANTMENT,), abilities=(flag,)),
        _spell("Scossa", w.DealDamage(amount=w.Fixed(2), to=w.Target()), targets=(w.ANY_TARGET,)),
        _spell("Crollo", w.Destroy(what=w.Target()), targets=target),
        _spell("Raduno", w.CreateTokens(token=scout, count=w.Fixed(2))),
        _spell("Studio", w.Draw(count=w.Fixed(2))),
        _spell("Dono", w.PutCounters(counter="+1/+1", on=w.Target()), targets=target),
        _spell("Onda", w.DealDamage(amount=one, to=w.Every(creatures))),
        *(w.Characteristics(name="Selva", types=(w.CardType.LAND,), subtypes=("Forest",)) for _ in range(6)),
    ]


class Players:
    """Both players, who do what the dice say: they cast, attack, block and answer at random."""

    def __init__(self, seed: int, creatures: int) -> None:
        self.dice = random.Random(seed)
        self.pool = cards()
        self.decisions = self.steps = 0
        builder = w.Builder(["Anna", "Bruno"], life=(20_000, 20_000))
        builder.turn(w.PlayerId(0), w.TurnStep.PRECOMBAT_MAIN)
        beasts = [one for one in self.pool if w.CardType.CREATURE in one.types]
        for number in range(creatures):
            looks = self.dice.choice(beasts[:13] if creatures > 100 and number % 10 else beasts)
            builder.put(f"c{number}", looks, w.PlayerId(number % 2), w.Zone.BATTLEFIELD)
        for seat in range(2):
            for number in range(47):
                zone = w.Zone.HAND if number < 7 else w.Zone.LIBRARY
                builder.put(f"g{seat}.{number}", self.dice.choice(self.pool), w.PlayerId(seat), zone)
        self.game = builder.game()
        self.declared: tuple[object, ...] = ()

    def play(self, action: Any) -> bool:
        """Carry out an action with answers as they fall; whether it was taken."""
        answers: list[Any] = []
        while True:
            played = w.play(self.game, action, tuple(answers))
            if played.question is None:
                break
            answers.append(self.answer(played.question))
            self.decisions += 1
        if played.refused is not None or getattr(played, "illegal", None) is not None:
            return False
        self.game = played.game
        self.steps += len(played.steps)
        return True

    def answer(self, question: Any) -> Any:
        """Any answer that the question allows."""
        keys = [option.key for option in question.options]
        self.dice.shuffle(keys)
        if question.form is w.Form.YES_NO:
            return self.dice.choice((w.YES, w.NO))
        if question.form is w.Form.NUMBER:
            return w.Answer(number=self.dice.randint(question.minimum, min(question.maximum, question.minimum + 5)))
        if question.form is w.Form.DIVIDE:
            keys.sort(
                key=lambda key: key.startswith("p")
            )  # 702.19b: what tramples deals lethal damage to blockers first
            left = question.total - question.minimum * len(keys)
            return w.Answer(amounts=tuple((key, question.minimum + (0 if n else left)) for n, key in enumerate(keys)))
        if question.form is w.Form.ORDER:
            return w.Answer(keys=tuple(keys))
        return w.Answer(keys=tuple(keys[: self.dice.randint(max(1, question.minimum), max(1, question.maximum))]))

    def act(self) -> None:
        """What the player with priority does: what is declared first, then perhaps a card, else pass."""
        game, turn = self.game, self.game.turn
        player = game.receiver
        here = (turn.number, turn.step)
        if turn.step in (w.TurnStep.DECLARE_ATTACKERS, w.TurnStep.DECLARE_BLOCKERS) and self.declared != here:
            self.declared = here
            self.decisions += 1
            if self.declare():
                return
        if turn.step.main and player == turn.active and not game.zone(w.Zone.STACK) and self.dice.random() < 0.6:
            hand = list(game.zone(w.Zone.HAND, player))
            self.dice.shuffle(hand)
            for card in hand[:2]:
                land = w.CardType.LAND in game.objects[card].printed.types
                self.decisions += 1
                if self.play(w.PlayLand(player, card) if land else w.Cast(player, card)):
                    return
        self.decisions += 1
        assert self.play(w.Pass(player))

    def declare(self) -> bool:
        """Some of what may attack or block does."""
        game = self.game
        active = game.turn.active
        other = w.PlayerId(1 - active)
        if game.turn.step is w.TurnStep.DECLARE_ATTACKERS:
            may = [one for one in game.permanents() if self._ready(one, active)]
            taken = self.dice.sample(may, min(len(may), 8))
            pairs = tuple((one.id, w.PlayerTarget(other)) for one in taken)
            return self.play(w.DeclareAttackers(active, pairs)) or self.play(w.DeclareAttackers(active, ()))
        may = [one for one in game.permanents() if self._ready(one, other, blocks=True)]
        attackers = [] if game.combat is None else [one.object for one in game.combat.attackers]
        taken = self.dice.sample(may, min(len(may), 4)) if attackers else []
        blocks = tuple((one.id, self.dice.choice(attackers)) for one in taken)
        return self.play(w.DeclareBlockers(other, blocks)) or self.play(w.DeclareBlockers(other, ()))

    def _ready(self, one: Any, player: Any, *, blocks: bool = False) -> bool:
        fresh = one.controlled_since_turn == self.game.turn.number and not blocks
        return one.controller == player and not one.tapped and not fresh and w.CardType.CREATURE in one.printed.types

    def turns(self, count: int) -> Iterator[int]:
        """Play on until so many turns have begun, or the game is over; each turn as it begins."""
        last, seen = self.game.turn.number + count, self.game.turn.number
        while self.game.moment is not w.Moment.OVER and self.game.turn.number < last:
            if self.game.moment is w.Moment.PRIORITY:
                self.act()
            else:
                assert self.play(w.Continue())
            if self.game.turn.number != seen:
                seen = self.game.turn.number
                yield seen


def one_game(seed: int, creatures: int, turns: int) -> dict[str, float]:
    """A game, and what it took."""
    players = Players(seed, creatures)
    w.METER.reset()
    begun = time.process_time()
    played = sum(1 for _ in players.turns(turns))
    spent = time.process_time() - begun
    try:
        import resource

        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * (1024 if sys.platform == "darwin" else 1))
    except ImportError:  # Windows has none
        memory = 0.0
    return {
        "seconds": spent,
        "turns": played,
        "decisions": players.decisions,
        "steps": players.steps,
        "projections": w.METER.projections,
        "memory": memory,
    }


def measured(tree: Path, seed: int, creatures: int, turns: int) -> dict[str, float] | None:
    """A game in a process of its own; None where it takes too long."""
    try:
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--one", f"{seed},{creatures},{turns}"],
            capture_output=True,
            text=True,
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree)},
            timeout=PATIENCE,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return None
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _told(found: dict[str, float] | None) -> str:
    if found is None:
        return f"more than {PATIENCE} s"
    seconds = max(found["seconds"], 1e-6)
    return (
        f"{found['turns'] / seconds:>7.2f} turns/s {found['decisions'] / seconds:>7.1f} decisions/s "
        f"{found['steps']:>6.0f} steps {found['projections']:>6.0f} projections {found['memory']:>5.0f} MiB"
    )


def main() -> None:
    """The table, or one game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", type=Path, metavar="TREE", help="another tree of the repository, to compare with")
    parser.add_argument("--seed", type=int, default=7, help="of the first game of each line")
    parser.add_argument("--most", type=int, default=1_000, help="tables of at most so many creatures")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        seed, creatures, turns = map(int, given.one.split(","))
        sys.stdout.write(json.dumps(one_game(seed, creatures, turns)) + "\n")
        return
    for creatures, turns in TABLES:
        if creatures > given.most:
            continue
        now = measured(HERE, given.seed, creatures, turns)
        sys.stdout.write(f"{creatures:>6} creatures {_told(now)}\n")
        if given.against is not None:
            before = measured(given.against.resolve(), given.seed, creatures, turns)
            times = f"{before['seconds'] / now['seconds']:.1f} times" if before and now else ""
            sys.stdout.write(f"{'before':>16} {_told(before)}   {times}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
