"""More for tests of the loop, triggers, the stack, effects and combat: cards with abilities, refusals, a turn's steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from engine import (
    Action,
    Answer,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    Form,
    Pass,
    PlayerTarget,
    Recipient,
    Refused,
    Step,
    StepKind,
    play,
)
from engine.cards.abilities.ability import Activated, Cost, Keyword, SpellAbility, Triggered
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import Trigger
from engine.state.events import Damage, Destruction, LifeChange, ZoneChange
from engine.state.facts.fact import Fact, Telling
from engine.state.facts.nothing import CountsAsPaid
from engine.state.facts.turns import StepBegun
from engine.words.terms import CardType, ObjectId, PlayerId, Reason, Relation, TurnStep, Zone
from tests.engine.support import Table, card

_F = TypeVar("_F", bound=Fact)

A, B, C, D = PlayerId(0), PlayerId(1), PlayerId(2), PlayerId(3)
"""The seats: Anna, Bruno, Carla, Dario."""

ONE, TWO, THREE = Fixed(1), Fixed(2), Fixed(3)

ARTIFACT: dict[str, Any] = {"types": (CardType.ARTIFACT,)}
ENCHANTMENT: dict[str, Any] = {"types": (CardType.ENCHANTMENT,)}
LAND: dict[str, Any] = {"types": (CardType.LAND,)}
EQUIPMENT: dict[str, Any] = {**ARTIFACT, "subtypes": ("Equipment",)}
AURA: dict[str, Any] = {**ENCHANTMENT, "subtypes": ("Aura",)}
ENCHANT_CREATURE = Keyword(keyword="enchant", filter=CREATURE)

THIS = Filter(this=True)
ANOTHER_CREATURE = Filter(types=(CardType.CREATURE,), another=True)
MY_CREATURES = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
TARGET_CREATURE = TargetSpec(objects=CREATURE)
TARGET_PLAYER = TargetSpec(players=Relation.ANY)
TARGET_SPELL = TargetSpec(objects=Filter(zone=Zone.STACK))


def when(trigger: Trigger, *effects: Effect, **more: Any) -> Triggered:
    """A triggered ability; without effects its controller gains 1 life, which shows."""
    return Triggered(trigger=trigger, effects=effects or (GainLife(amount=ONE),), **more)


def free(*effects: Effect, **more: Any) -> Activated:
    """An activated ability that costs nothing."""
    return Activated(cost=more.pop("cost", Cost()), effects=effects, **more)


def instant(table: Table, label: str, *effects: Effect, controller: int = 0, **more: Any) -> ObjectId:
    """An instant card in hand with these instructions; ``mana_cost`` is its own, the rest goes to its spell ability."""
    return _spell(table, label, CardType.INSTANT, effects, controller, more)


def sorcery(table: Table, label: str, *effects: Effect, controller: int = 0, **more: Any) -> ObjectId:
    """A sorcery card in hand, as :func:`instant`."""
    return _spell(table, label, CardType.SORCERY, effects, controller, more)


def _spell(
    table: Table, label: str, kind: CardType, effects: tuple[Effect, ...], controller: int, more: dict[str, Any]
) -> ObjectId:
    cost = more.pop("mana_cost", None)
    printed = card(label, SpellAbility(effects=effects, **more), types=(kind,), mana_cost=cost)
    return table.put(label, printed, controller=controller, zone=Zone.HAND)


def pass_on(table: Table) -> Table:
    """The player with priority passes, and the next one gets it."""
    table.do(Pass(table.game.receiver))
    return table.settle()


def refused(table: Table, action: Action) -> tuple[str, str]:
    """Why an action is refused, and by which rule. Fails where it is not, or where anything of it has happened."""
    before = table.game
    parts = {name: getattr(before, name) for name in before.__struct_fields__ if name != "projected"}
    played = play(before, action)
    assert isinstance(played.refused, Refused), played.question or "not refused"
    assert played.game is before
    assert played.steps == ()
    assert parts == {name: getattr(before, name) for name in parts}, "a refusal left its mark"
    return played.refused.why, str(played.refused.rule)


def to(*seats: int) -> tuple[PlayerTarget, ...]:
    """Players where objects could also stand."""
    return tuple(PlayerTarget(PlayerId(seat)) for seat in seats)


def hit(source: ObjectId, recipient: Recipient, amount: int, *, combat: bool = False) -> Damage:
    """Damage out of the blue."""
    return Damage(source=source, to=recipient, amount=amount, combat=combat)


def die(*objects: ObjectId) -> tuple[Destruction, ...]:
    """Objects destroyed at once."""
    return tuple(Destruction(object=one) for one in objects)


def gain(player: int, amount: int) -> LifeChange:
    """Life gained, or lost if the amount is negative."""
    return LifeChange(player=PlayerId(player), amount=amount)


def moved(one: ObjectId, zone: Zone, reason: Reason = Reason.EFFECT, **more: Any) -> ZoneChange:
    """A move out of the blue."""
    return ZoneChange(object=one, to=zone, reason=reason, **more)


def as_offered(table: Table, *, backwards: bool = False) -> Table:
    """Settle, answering one question of order with the order in which the options are offered, or the other way round."""
    question = table.question()
    assert question.form is Form.ORDER
    keys = [option.key for option in question.options]
    return table.settle(Answer(keys=tuple(reversed(keys) if backwards else keys)))


def attack(table: Table, *pairs: tuple[str, int | str], player: int = 0) -> Table:
    """Go to the declare attackers step, declare these creatures, each with the seat or the permanent it attacks, and settle."""
    if table.game.turn.step is not TurnStep.DECLARE_ATTACKERS:
        table.until(TurnStep.DECLARE_ATTACKERS)
    table.do(attackers(table, *pairs, player=player))
    return table.settle()


def attackers(table: Table, *pairs: tuple[str, int | str], player: int = 0) -> DeclareAttackers:
    """The declaration of attackers as an action."""
    declared = tuple(
        (table.id(one), PlayerTarget(PlayerId(against)) if isinstance(against, int) else table.id(against))
        for one, against in pairs
    )
    return DeclareAttackers(PlayerId(player), declared)


def block(table: Table, *pairs: tuple[str, str], player: int = 1, answers: Iterable[Any] = ()) -> Table:
    """Go to the declare blockers step, declare these creatures, each with the attacker it blocks, and settle."""
    if table.game.turn.step is not TurnStep.DECLARE_BLOCKERS:
        table.until(TurnStep.DECLARE_BLOCKERS)
    table.do(blockers(table, *pairs, player=player))
    return table.settle(*answers)


def blockers(table: Table, *pairs: tuple[str, str], player: int = 1) -> DeclareBlockers:
    """The declaration of blockers as an action."""
    return DeclareBlockers(PlayerId(player), tuple((table.id(one), table.id(other)) for one, other in pairs))


def steps_of(table: Table, *kinds: StepKind) -> list[Step]:
    """The steps of the trace of some kinds."""
    return [step for step in table.steps if step.kind in kinds]


def begun(table: Table) -> list[StepBegun]:
    """500.1: the steps that began, in their order."""
    return every(table.steps, StepBegun)


def counted_as_paid(table: Table) -> list[str]:
    """601.2h: the mana of the costs that counted as paid, as each was worked out."""
    return [one.cost for one in every(table.steps, CountsAsPaid)]


def every(told: Iterable[Telling], kind: type[_F]) -> list[_F]:
    """The facts of a kind that steps or changes have, in their order."""
    return [fact for one in told if (fact := one.fact(kind)) is not None]


def loop(table: Table) -> list[str]:
    """The trace as the loop of 117.5 shows it: checks that performed something, abilities put on the stack, priority."""
    shown = {
        StepKind.STATE_BASED_ACTIONS: "check",
        StepKind.ABILITY_PUT_ON_STACK: "put",
        StepKind.PRIORITY: "priority",
    }
    return [shown[step.kind] for step in table.steps if step.kind in shown]


def deck(table: Table, cards: int = 5) -> Table:
    """Cards to draw for everybody, so that only what the ruling is about ends the game."""
    for player in table.builder.game().players:
        table.library(player.id, cards)
    return table


def concede(table: Table, player: int) -> Table:
    """A player concedes, and the game settles."""
    table.do(Concede(PlayerId(player)))
    return table.settle()
