"""The same game with the same answers gives the same trace, to the letter, whatever the seed of Python's hashes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import play
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, Mode, SpellAbility, Static
from engine.cards.abilities.continuous import ChangeTypes, GainAbility, LoseAllAbilities, ModifyPT, SetPT
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.objects import CreateTokens, Destroy, Move, Sacrifice
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import EachPlayer, Every, It, Remembered, Target
from engine.cards.abilities.triggers import BeginningOf, DealsDamage, dies, enters
from engine.state.actions import Action, Cast, Continue, Pass
from engine.words.decisions import YES, Answer, Form, Question
from engine.words.terms import CardType, Color, Relation, Supertype, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    ENCHANTMENT,
    LAND,
    A,
    attack,
    blockers,
    when,
)

ROOT = Path(__file__).parents[3]


def deaths() -> Table:
    """Three players, everybody dies at once, and everybody watches."""
    table = Table(3, active=1)
    for seat in range(3):
        for name in ("Becchino", "Vedova", "Corvo"):
            table.creature(
                f"{name}{seat}",
                1,
                1,
                when(dies(ANOTHER_CREATURE), PutCounters(counter="+1/+1", on=It())),
                when(dies(ANOTHER_CREATURE, one_or_more=True), CreateTokens(token=creature("Ombra", 1, 1))),
                controller=seat,
                colors=(Color.BLACK, Color.WHITE),
                counters={"-1/-1": 1, "charge": 2},
            )
    return on(table, 60)


def layers() -> Table:
    """Effects that read each other, loops among them, on a board of thirty."""
    table = Table()
    for number in range(10):
        table.creature(f"Orso{number}", 2, 2, "trample", "flying", colors=tuple(Color)[: number % 5])
        table.permanent(
            f"Terra{number}", subtypes=("Forest",), supertypes=(Supertype.SNOW,) if number % 2 else (), **LAND
        )
        table.permanent(f"Urna{number}", **ARTIFACT)
    artifacts = Filter(types=(CardType.ARTIFACT,))
    effects = [
        Static(parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(Fixed(2), Fixed(2))), affects=artifacts),
        Static(parts=(ChangeTypes(add=(CardType.ARTIFACT,)),), affects=CREATURE),
        Static(
            parts=(ChangeTypes(set_subtypes=("Island",), of_type=CardType.LAND),),
            affects=Filter(types=(CardType.LAND,)),
        ),
        Static(parts=(ModifyPT(Count(artifacts), Fixed(1)),), affects=CREATURE),
        Static(parts=(GainAbility(Keyword(keyword="haste")),), affects=Filter(keyword="flying")),
        Static(parts=(LoseAllAbilities(),), affects=Filter(colors=(Color.WHITE,))),
    ]
    for number, effect in enumerate(effects):
        table.permanent(f"Legge{number}", effect, **ENCHANTMENT)
    return table.settle()


def battle() -> Table:
    """A turn with an attack, first strike, an Aura, a spell with modes, delayed abilities, and a cleanup."""
    table = Table()
    table.library(0, 3)
    table.library(1, 3)
    table.creature("Orso", 3, 3, "first strike", when(DealsDamage(to_object=CREATURE), GainLife(amount=Fixed(1))))
    bear = table.creature("Lupo", 2, 2, "trample", "lifelink")
    aura = table.permanent(
        "Manto", ENCHANT_CREATURE, when(dies(Filter(holds_this=True)), Move(what=It(), to=Zone.HAND)), **AURA
    )
    table.builder.attach(aura, bear)
    for label in ("Cervo", "Daino", "Capriolo"):
        table.creature(label, 1, 3, controller=1)
    later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(Sacrifice(what=Remembered("ombra")),))
    summon = (CreateTokens(token=creature("Ombra", 1, 1), count=Fixed(2), keep_as="ombra"), later)
    modes = (
        Mode(effects=(Destroy(what=Target()),), targets=(TargetSpec(objects=CREATURE),), text="distruggi"),
        Mode(effects=(DealDamage(amount=Fixed(1), to=Every(CREATURE)),), text="danno"),
        Mode(effects=summon, text="evoca"),
    )
    printed = card("Bivio", SpellAbility(modes=modes, choose_modes=(1, 3)), types=(CardType.INSTANT,))
    table.put("Bivio", printed, zone=Zone.HAND)
    bolt = SpellAbility(effects=(DealDamage(amount=Fixed(2), to=Target()),), targets=(ANY_TARGET,))
    table.put("Fulmine", card("Fulmine", bolt, types=(CardType.INSTANT,), mana_cost="{R}"), zone=Zone.HAND)
    table.permanent(
        "Araldo", when(enters(CREATURE), GainLife(amount=Fixed(1), who=EachPlayer(Relation.YOU))), **ENCHANTMENT
    )
    spells = [Cast(A, table.id("Bivio")), Cast(A, table.id("Fulmine"))]
    on(table, 2)
    for spell in spells:
        do(table, spell)
        on(table, 12)
    attack(table, ("Orso", 1), ("Lupo", 1)).until(TurnStep.DECLARE_BLOCKERS)
    do(table, blockers(table, ("Cervo", "Orso"), ("Daino", "Lupo")))
    return on(table, 60)


def do(table: Table, action: Action) -> None:
    """Carry out an action, answering every question it asks in some way that it allows."""
    given: list[Answer] = []
    while (question := play(table.game, action, given).question) is not None:
        given.append(_some_answer(question))
    table._keep(play(table.game, action, given), action, given)


def on(table: Table, actions: int) -> Table:
    """So many more actions: everybody passes, and the game does the rest."""
    for _ in range(actions):
        if table.over:
            break
        do(table, Pass(table.game.receiver) if table.settled else Continue())
    return table


def _some_answer(question: Question) -> Answer:
    keys = tuple(option.key for option in question.options)
    match question.form:
        case Form.ORDER:
            return Answer(keys=keys[::-1])
        case Form.CHOOSE:
            return Answer(keys=keys[-max(1, question.minimum) :])
        case Form.DIVIDE:
            least = [question.minimum] * len(keys)
            least[0] += question.total - sum(least)
            return Answer(amounts=tuple(zip(keys, least, strict=True)))
        case Form.NUMBER:
            return Answer(number=question.maximum)
        case _:
            return YES


GAMES = {"deaths": deaths, "layers": layers, "battle": battle}


def written(table: Table) -> str:
    """Everything the game left behind: each step, and each object as it is now, in the order in which they are kept."""
    board = board_of(table.game)
    objects = [(one, board.characteristics(one.id), board.controller(one.id)) for one in table.game.objects.values()]
    return "\n".join(map(repr, [*table.steps, *objects, *table.game.places.items(), table.game.turn]))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_trace_with_any_seed(name: str) -> None:
    ours = written(GAMES[name]())
    for seed in ("0", "4242"):
        command = [sys.executable, "-m", "tests.engine.flow.test_determinism", name]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        found = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
        assert found.stdout == ours


@pytest.mark.parametrize("name", GAMES)
def test_control_the_games_are_rich(name: str) -> None:
    """There is something in them that could come out differently: many steps, or many objects that changed."""
    table = GAMES[name]()
    assert len(table.steps) > 40 or len(table.game.objects) > 30


if __name__ == "__main__":
    sys.stdout.write(written(GAMES[sys.argv[1]]()))
