"""701.54: the emblem named The Ring, and who bears the Ring for a player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.cards.abilities.ability import Ability, Static, Triggered
from engine.cards.abilities.combat import CantBeBlocked
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import ChangeTypes, GainAbility
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.objects import Sacrifice
from engine.cards.abilities.players import Discard, Draw, LoseLife
from engine.cards.abilities.quantities import Fixed, TimesTempted
from engine.cards.abilities.references import ControllerOf, EachPlayer, Other, You
from engine.cards.abilities.triggers import Attacks, BeginningOf, Blocks, DealsDamage
from engine.cards.characteristics import Characteristics
from engine.happening.writing.lasting import keep_effects
from engine.state.crowds import such
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.words.record import replace
from engine.words.terms import Designation, Kind, ObjectId, PlayerId, Relation, Supertype, TurnStep, Zone

NAME = "The Ring"
HERE = (Zone.COMMAND,)
BEARER = Filter(designation=Designation.RING_BEARER, controller=Relation.YOU)
"""701.54e: 'your Ring-bearer'."""


def _from(times: int, ability: Ability) -> Static:
    """701.54c: an ability that the emblem has from so many temptations on."""
    itself = Filter(this=True, zone=Zone.COMMAND)
    often = Within(TimesTempted(You()), Bounds(least=times))
    return Static(parts=(GainAbility(ability),), affects=itself, condition=often, zones=HERE)


RING = Characteristics(
    name=NAME,
    abilities=(
        Static(parts=(ChangeTypes(add_supertypes=(Supertype.LEGENDARY,)),), affects=BEARER, zones=HERE),
        CantBeBlocked(objects=BEARER, by_greater_power=True, zones=HERE),
        _from(2, Triggered(trigger=Attacks(subject=BEARER), effects=(Draw(), Discard()), zones=HERE)),
        _from(
            3,
            Triggered(
                trigger=Blocks(subject=BEARER, becomes_blocked=True, other=CREATURE),
                effects=(
                    Delay(
                        trigger=BeginningOf(step=TurnStep.END_OF_COMBAT),
                        effects=(Sacrifice(what=Other(), who=ControllerOf(Other())),),
                    ),
                ),
                zones=HERE,
            ),
        ),
        _from(
            4,
            Triggered(
                trigger=DealsDamage(source=BEARER, to_player=Relation.ANY, combat=True),
                effects=(LoseLife(amount=Fixed(3), who=EachPlayer(Relation.OPPONENT)),),
                zones=HERE,
            ),
        ),
    ),
)
"""701.54c: the emblem's abilities, the later ones as often as the Ring must have tempted its owner for each."""


def emblem_of(game: Game, player: PlayerId) -> GameObject | None:
    """701.54c: the emblem named The Ring that a player has."""
    emblems = such(game.objects, lambda one: one.kind is Kind.EMBLEM and one.owner == player)
    return next((one for one in emblems if one.printed.name == NAME), None)


def is_ring(found: GameObject | None) -> bool:
    """701.54c: whether an object is an emblem named The Ring."""
    return found is not None and found.kind is Kind.EMBLEM and found.printed.name == NAME


def without_bearer(tx: Transaction, player: PlayerId) -> None:
    """701.54a: what bore the Ring for a player does so no longer."""
    kept = tuple(one for one in tx.game.effects if not (Designation.RING_BEARER in one.marks and one.you == player))
    if kept != tx.game.effects:
        keep_effects(tx.game, kept)


def lose_bearers(tx: Transaction, changed_hands: Sequence[ObjectId]) -> None:
    """701.54a: a Ring-bearer that another player has gained control of is none any more."""
    effects = []
    for one in tx.game.effects:
        if Designation.RING_BEARER not in one.marks or not any(held in changed_hands for held in one.objects):
            effects.append(one)
            continue
        left = tuple(held for held in one.objects if held not in changed_hands or tx.board.controller(held) == one.you)
        if left:
            effects.append(replace(one, objects=left))
    if len(effects) != len(tx.game.effects):
        keep_effects(tx.game, effects)
