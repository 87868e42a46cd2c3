"""701.21: sacrificing: what is known, all of a kind, what the player chooses, or half of it."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import ChooseAndSacrifice, Sacrifice
from engine.cards.abilities.quantities import Count, CountOf, Fixed, Half, Quantity
from engine.cards.abilities.references import EachOfThem, EachPlayer, Every, ObjectReference, Remembered
from engine.words.record import replace
from engine.words.terms import Kind, Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.doing import Doer, Effects, object_of_deed, party_of, player_doing, what
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.scope import UNSPEAKABLE, Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def _given_up(found: Described, was: ObjectReference | None = None) -> Mention:
    """What was chosen and is gone: what it was called may mean it, and nothing else. ``was``: what speaks of it as it last was."""
    known = False if was is not None else None
    return replace(UNSPEAKABLE, called=found.called | {"permanent"}, gender=found.gender, plural=known, was=was)


def sacrifice(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.21: of something known, or of what the player chooses; only their own."""
    if node.has("HALF_OF"):
        return _sacrifice_half(node, scope, doer)
    who = player_doing(node, doer)
    inner = party_of(node).only
    each = node.node("per")
    if each is not None and inner.kind != "described":
        refuse(each, refusal.NO_VOCABULARY)
    if inner.kind == "described" and not _the_token(described(inner, scope=scope)):
        found = described(inner, scope=scope)
        if found.targeted or found.objects is None or found.players is not None or found.card or found.at_random:
            refuse(node, refusal.NO_VOCABULARY)
        if found.determiner == "all" and found.objects.controller is Relation.YOU and doer.you and each is None:
            all_of_them = all_others(inner, found.objects, scope)
            scope.mention(_given_up(found))
            name = scope.did("SACRIFICED", called=found.called, as_it_was=True)
            scope.all_of_them = CountOf(Remembered(name), gone=True)
            return (Sacrifice(what=Every(all_of_them), who=who, keep_as=name),)
        if found.determiner not in ("one", "count", "as_many_as", "any_number", "up_to"):
            refuse(node, refusal.NO_VOCABULARY)
        up_to = found.determiner in ("any_number", "up_to")
        wanted = found.objects
        if wanted.controller is Relation.YOU and doer.you:
            wanted = replace(wanted, controller=Relation.ANY)
        if wanted.controller is not Relation.ANY or (wanted.another and not doer.you):
            refuse(node, refusal.NO_VOCABULARY)
        if up_to and (each is not None or doer.mention.plural is not False):
            refuse(node, refusal.NO_VOCABULARY)
        count: Quantity = (
            amounts.number(next(inner.nodes("determiner")).only, scope) if found.variable else Fixed(found.most)
        )
        count = amounts.per(each, count, scope)
        wanted = all_others(inner, wanted, scope)
        name = scope.did("SACRIFICED", called=found.called, as_it_was=True)
        one = count == Fixed(1) and doer.mention.plural is False and not up_to
        scope.mention(_given_up(found, Remembered(name) if one else None))
        scope.sacrificed = Remembered(name) if one and scope.sacrificed is None else None
        if up_to:
            scope.as_many = CountOf(Remembered(name), gone=True)
        return (ChooseAndSacrifice(who=who, filter=wanted, count=count, up_to=up_to, keep_as=name),)
    known = object_of_deed(node, scope, doer)
    name = scope.did("SACRIFICED", called=known.mention.called, as_it_was=True)
    return (*known.before, Sacrifice(what=what(known), who=who, keep_as=name))


def _the_token(found: Described) -> bool:
    """608.2c: 'la pedina', of which nothing more is said, is the one that was spoken of."""
    return found.determiner == "the" and found.plural is False and found.objects == Filter(kind=Kind.TOKEN)


def _sacrifice_half(node: Node, scope: Scope, doer: Doer) -> Effects:
    """107.1a, 701.21: 'sacrifica metà dei permanenti che controlla, arrotondata per difetto'."""
    who = player_doing(node, doer)
    each = Mention(to=EachOfThem(), called=frozenset({"player"}), gender="m", player=True)
    several = isinstance(who, EachPlayer)
    subject, scope.subject = scope.subject, each if several else doer.mention
    found = describe(next(node.nodes("nominal")), scope=scope)
    scope.subject = subject
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card:
        refuse(node, refusal.NO_VOCABULARY)
    if doer.mention.plural is not False and not several:
        refuse(node, refusal.NO_VOCABULARY)
    theirs = wanted.controller is Relation.YOU if doer.you else wanted.whose == (EachOfThem() if several else who)
    if not theirs or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(_given_up(found))
    name = scope.did("SACRIFICED", called=found.called, as_it_was=True)
    such = replace(wanted, controller=Relation.ANY, whose=None)
    half = Half(Count(wanted), round_up=node.has("ROUNDED_UP"))
    scope.sacrificed = None
    return (ChooseAndSacrifice(who=who, filter=such, count=half, keep_as=name),)
