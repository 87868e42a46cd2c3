"""601.2i, 702.29, 121, 701.9: spells that are cast and cards that are cycled, drawn or discarded, as trigger events."""

from __future__ import annotations

from engine.cards.abilities import triggers as t
from engine.cards.abilities.conditions import TurnOf, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import SpellsCast
from engine.cards.abilities.references import ActivePlayer, It, You
from engine.words.record import replace
from engine.words.terms import Action, Kind, Reason, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.event_subjects import (
    EVENT_PLAYER,
    Event,
    Subject,
    all_of_event,
    done_with_the_source,
    people,
    what_of,
)
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node

OWN_CYCLED = Filter(this=True, zone=Zone.GRAVEYARD)
"""702.29c: the card itself, where it lies once its cycling was paid for."""

OWN_CAST = Filter(this=True, zone=Zone.STACK)
"""113.6k: the spell itself, whose ability triggers where it is cast."""


def or_copied(node: Node, made: Event) -> tuple[Event, ...]:
    """707.10: 'lanci o copi una magia istantaneo': the copy was not cast, and is heard of as it is made."""
    if node.kind != "casting" or not node.has("V_COPY"):
        return ()
    if not isinstance(made.trigger, t.CastsSpell) or made.trigger.spell == OWN_CAST or made.during is not None:
        refuse(node, refusal.NO_VOCABULARY)
    copies = t.Performs(action=Action.COPY_SPELL, who=made.trigger.who, subject=made.trigger.spell)
    return (replace(made, trigger=copies),)


def cycling(node: Node, subject: Subject) -> Event:
    """702.29c-d: 'cicli questa carta', 'cicli o scarti un'altra carta'."""
    who = people(node, subject)
    inner = next(node.nodes("party")).only
    if inner.kind == "own":
        if node.has("OR"):
            refuse(node, refusal.NO_VOCABULARY)
        return Event(t.Cycles(who=who, card=OWN_CYCLED))
    found = what_of(node)
    if not found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    assert found.objects is not None
    card = replace(found.objects, zone=Zone.GRAVEYARD, another=False)
    wanted = None if card == Filter(zone=Zone.GRAVEYARD) else card
    made = t.CyclesOrDiscards(who=who, card=wanted) if node.has("OR") else t.Cycles(who=who, card=wanted)
    return Event(made, () if who is Relation.YOU else (EVENT_PLAYER,))


def casting(node: Node, subject: Subject, scope: Scope) -> Event:
    who = people(node, subject)
    if node.node("nth") is not None:
        spoken_of = (Mention(to=It(), called=frozenset({"spell"}), gender="f", zone=Zone.STACK),)
        others = () if who is Relation.YOU else (EVENT_PLAYER,)
        during = TurnOf(Relation.OPPONENT) if node.has("DURING_OPPONENTS_TURN") else None
        if node.has("IN_EACH_OF_YOUR_TURNS"):
            during = TurnOf(Relation.YOU)
        trigger = t.CastsSpell(who=who, spell=_numbered(node), nth=_nth(node, who))
        # 102.1: 'durante il turno di ogni avversario ... quel giocatore' is the one whose turn it is.
        whose = (replace(EVENT_PLAYER, to=ActivePlayer()),) if during == TurnOf(Relation.OPPONENT) else ()
        return Event(trigger, (*spoken_of, *others, *(whose if who is Relation.YOU else ())), during=during)
    if who is Relation.YOU and done_with_the_source(node):
        return Event(t.CastsSpell(who=who, spell=OWN_CAST))
    found = _cast_such(what_of(node, scope))
    assert found.objects is not None
    if (
        found.objects.zone is not Zone.STACK
        or found.determiner not in ("one", "the")
        or found.objects.controller is not Relation.ANY
    ):
        refuse(node, refusal.NO_VOCABULARY)
    spell = Mention(to=It(), called=found.called, gender="f", zone=Zone.STACK)
    player = () if who is Relation.YOU else (EVENT_PLAYER,)
    aimed = found.objects.targeting
    # 'Una magia che bersaglia la Sentinella' has spoken of the source, too.
    itself = () if aimed is None or aimed.objects != Filter(this=True) else (replace(own(scope), own_noun=True),)
    event = Event(t.CastsSpell(who=who, spell=found.objects), (spell, *player, *itself))
    if not node.has("AFTER_YOUR_FIRST"):
        return event
    if who is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(event, during=Within(SpellsCast(You()), Bounds(least=2)))


def _numbered(node: Node) -> Filter:
    """601.2i: 'la tua seconda magia creatura in ogni turno': which spells are counted."""
    found = describe(next(node.nodes("nominal")), plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    every_spell = wanted == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
    return t.CastsSpell().spell if every_spell else wanted


def _cast_such(found: Described) -> Described:
    """903.3: 'lanci il tuo comandante': a commander is a spell as it is cast."""
    if found.objects is None or not found.objects.commander or found.objects.zone is not Zone.BATTLEFIELD:
        return found
    spell = replace(found.objects, zone=Zone.STACK, not_kind=Kind.ABILITY)
    return replace(found, objects=spell, called=found.called | {"spell"} - {"permanent"})


def _nth(node: Node, who: Relation) -> int:
    """'La tua seconda magia in ogni turno', 'la sua prima carta'."""
    said = next(node.nodes("nth"))
    if said.has("YOUR") is not (who is Relation.YOU):
        refuse(said, refusal.DISAGREES)
    return 1 if said.has("FIRST") else int(str(next(said.words("ORDINAL")).value))


def drawing(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    nth = 0 if node.node("nth") is None else _nth(node, who)
    if node.has("BEYOND_THEIR_FIRST_DRAW" if who is Relation.YOU else "BEYOND_YOUR_FIRST_DRAW"):
        refuse(node, refusal.DISAGREES)
    beyond_first = node.has("BEYOND_YOUR_FIRST_DRAW", "BEYOND_THEIR_FIRST_DRAW")
    made = t.Draws(who=who, nth=nth, beyond_first=beyond_first)
    return Event(made, () if who is Relation.YOU else (EVENT_PLAYER,))


def discarding(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    for place in (one for said in node.nodes("from_place") for one in said.nodes()):
        # 701.9a: cards are discarded out of a hand and from nowhere else.
        if next(place.words("PLACE")).value is not Zone.HAND or place.has("YOUR") is not (who is Relation.YOU):
            refuse(place, refusal.NO_VOCABULARY)
    found = what_of(node)
    assert found.objects is not None
    if not found.card or found.zone_said or found.objects.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    wanted = replace(found.objects, owner=who)
    trigger = t.Moves(subject=wanted, origin=Zone.HAND, reason=Reason.DISCARDED, one_or_more=several)
    card = all_of_event(found) if several else Mention(to=It(), called=found.called, gender="f")
    return Event(trigger, (replace(card, zone=Zone.GRAVEYARD), *(() if who is Relation.YOU else (EVENT_PLAYER,))))
