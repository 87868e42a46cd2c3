"""701.6, 701.8, 701.14, 701.26, 613.1b: what is done to objects: destroying, countering, tapping, fights, control."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose, OneOf
from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.damage import Fight
from engine.cards.abilities.lasting import Apply, Regenerate
from engine.cards.abilities.objects import Counter, Destroy, Tap, Untap
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import Every, Remembered, Target, Together
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.doing import (
    Deed,
    Doer,
    Effects,
    done_to,
    object_of_deed,
    only_you,
    party_of,
    player_doing,
    what,
)
from scenarios.cardtext.lower.lasting import duration, held_while
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def _destroy(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    name = scope.did("DESTROYED", called=found.mention.called, as_it_was=True)
    if isinstance(found.to, Every):
        scope.all_of_them = CountOf(Remembered(name), gone=True)
    return (*found.before, Destroy(what=what(found), keep_as=name))


def _counter(node: Node, scope: Scope, doer: Doer) -> Effects:
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    if found.mention.zone is not Zone.STACK:
        refuse(node, refusal.UNEXPECTED)
    return (*found.before, Counter(what=what(found)))


def _tap(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.26a: what was untapped as it was chosen for it is what was 'tapped this way'."""
    made = done_to(lambda what: Tap(what=what), by_anyone=True)(node, scope, doer)
    chosen = made[0]
    if len(made) == 2 and isinstance(chosen, Choose) and chosen.filter.tapped is False:
        if chosen.minimum != chosen.maximum:
            scope.as_many = CountOf(Remembered(chosen.keep_as), gone=True)
        called = next((one.called for one in scope.mentions if one.to == Remembered(chosen.keep_as)), frozenset[str]())
        scope.did("TAPPED", Remembered(chosen.keep_as), called=called)
    elif len(made) == 1 and isinstance(chosen, Tap):
        found = next((one for one in reversed(scope.mentions) if one.to == chosen.what), None)
        named = frozenset[str]() if found is None else found.called
        return (replace(chosen, keep_as=scope.did("TAPPED", called=named)),)
    return made


def _tap_or_untap(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.26: one of the two, as the player chooses while it is done."""
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    if found.mention.zone is not Zone.BATTLEFIELD or found.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return (*found.before, OneOf(ways=((Tap(what=what(found)),), (Untap(what=what(found)),))))


def _fight(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.14."""
    if doer.mention.player:
        refuse(node, refusal.UNEXPECTED)
    if node.has("EACH_OTHER"):
        both = doer.mention.to
        if (
            not isinstance(both, Together)
            or len(both.each) != 2
            or not all(isinstance(one, Target) for one in both.each)
        ):
            refuse(node, refusal.NO_VOCABULARY)
        return (Fight(first=both.each[0], second=both.each[1]),)
    other = object_of(party_of(node), scope)
    if doer.mention.plural is True or other.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return (*other.before, Fight(first=doer.mention.to, second=what(other)))  # type: ignore[arg-type]


def _control(node: Node, scope: Scope, doer: Doer) -> Effects:
    """613.1b."""
    some = node.word("SOME_OF_THEM", "SOME_BEFORE")
    if some is None:
        found = object_of_deed(node, scope, doer)
    else:
        found = Spoken(scope.nearest(some, lambda one: not one.player and one.plural is not True))
    until = node.node("duration")
    if until is not None and scope.until is not None:
        refuse(until, refusal.UNEXPECTED)
    gain = GainControl(player_doing(node, doer))
    so_long = None if until is None else held_while(until, scope)
    if so_long is not None:
        return (*found.before, Apply(to=what(found), parts=(gain,), as_long_as=so_long))
    lasting = (scope.until or Duration.ENDLESS) if until is None else duration(until, scope)
    return (*found.before, Apply(to=what(found), parts=(gain,), until=lasting))


OBJECTS: dict[str, Deed] = {
    "destroy": _destroy,
    "counter": _counter,
    "tap": _tap,
    "tap_or_untap": _tap_or_untap,
    "untap": done_to(lambda what: Untap(what=what), by_anyone=True),
    "regenerate": done_to(lambda what: Regenerate(what=what)),
    "fight": _fight,
    "control": _control,
}
