"""508.3, 509.3: attacking and blocking as trigger events: who attacks, whom, with what; who blocks or is blocked by what."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.references import DefendingPlayer, It, Other, Remembered
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.words.record import replace
from engine.words.terms import CardType, Designation, Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.event_subjects import (
    EVENT_PLAYER,
    YOU,
    Event,
    Subject,
    once_each,
    people,
    spoken_as,
    thing,
    together,
)
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import one_object
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node

ATTACKERS = Mention(to=Remembered(ALL_OF_EVENT), called=frozenset({"permanent", "creature"}), gender="f", plural=True)
"""508.3d: those with which a player attacks: 'quelle creature'."""


def _attacking(node: Node, subject: Subject) -> Event:
    alone = node.has("ALONE")
    if node.has("MOST_LIFE_PLAYER"):
        attacked = Mention(to=DefendingPlayer(It()), called=frozenset({"player"}), gender="m", player=True)
        made = t.Attacks(subject=once_each(node, subject), most_life=True)
        return Event(made, (*spoken_as(subject)[:1], attacked))
    if node.has("SADDLED"):
        mounted = replace(once_each(node, subject), designation=Designation.SADDLED)
        return Event(t.Attacks(subject=mounted), spoken_as(subject))
    if node.has("TO_YOU", "YOU_OR_PLANESWALKER"):
        if subject.several:
            refuse(node, refusal.NO_VOCABULARY)
        if subject.players is not None:
            return _attacked_by(node, subject.players)
        at_you = t.Attacks(subject=thing(node, subject), to_player=Relation.YOU)
        return Event(at_you, spoken_as(subject))
    if node.node("party") is not None and node.node("nominal") is not None:
        return _somebody_with_such(node, subject)
    if node.node("so_many") is not None:
        return _with_so_many(node, subject)
    if node.has("ONE_OR_MORE"):
        return _with_such(node, subject)
    if node.node("party") is not None:
        return _attacking_somebody(node, subject)
    if subject.players is not None or subject.several:
        if alone:
            refuse(node, refusal.NO_VOCABULARY)
        theirs = thing(node, subject) if subject.players is None else replace(CREATURE, controller=subject.players)
        return Event(t.Attacks(subject=theirs, once=True), () if subject == YOU else together(subject))
    return Event(t.Attacks(subject=once_each(node, subject), alone=alone), spoken_as(subject))


def _with_so_many(node: Node, subject: Subject) -> Event:
    """508.3d: 'attacchi con tre o più creature': once for a declaration of so many; a teammate's attack with them, not you."""
    who = people(node, subject)
    made = _so_many_of(node, t.Attacks(subject=_their_creatures(node, who), once=True))
    return Event(made, (*(() if who is Relation.YOU else spoken_as(subject)), ATTACKERS))


def _so_many_of(node: Node, made: t.Attacks) -> t.Attacks:
    """508.3: the same for so many of those creatures, or for just so many."""
    just = next(node.nodes("so_many")).has("EXACTLY")
    return replace(made, others=_least(node) - 1, exactly=just, such=made.subject)


def _least(node: Node) -> int:
    """'Tre o più', 'almeno tre'."""
    said = next(node.nodes("so_many"))
    if said.has("X"):
        refuse(said, refusal.NO_VOCABULARY)
    return 1 if said.has("ONE") else int(str(next(said.words("NUM")).value))


def _their_creatures(node: Node, who: Relation) -> Filter:
    """With which creatures somebody attacks."""
    found = describe(next(node.nodes("nominal")))
    if found.objects is None or found.players is not None or found.targeted or found.card or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects.controller not in (Relation.ANY, who):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(found.objects, controller=who)


def _attacked_by(node: Node, who: Relation) -> Event:
    """508.3d: 'un avversario ti attacca', 'con due o più creature': once, with whatever creatures that player attacks you."""
    if node.node("so_many") is None:
        made = t.Attacks(subject=replace(CREATURE, controller=who), to_player=Relation.YOU, once=True)
    else:
        made = _so_many_of(node, t.Attacks(subject=_their_creatures(node, who), to_player=Relation.YOU, once=True))
    return Event(made, (EVENT_PLAYER,))


def crowd(node: Node, scope: Scope) -> Event:
    """508.3d: 'due o più creature che controlli attaccano un giocatore': once, or for each player whom so many attack."""
    if "3p" not in next(node.words("V_ATTACK")).moods:
        refuse(node, refusal.DISAGREES)
    found = describe(next(node.nodes("nominal")))
    if found.objects is None or found.players is not None or found.targeted or found.card or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects.controller is Relation.ANY or found.objects.any_of:
        refuse(node, refusal.NO_VOCABULARY)
    subject = Subject(filter=found.objects, several=True, plural=True)
    made = _attacking_somebody(node, subject) if node.node("party") is not None else Event(t.Attacks(once=True))
    assert isinstance(made.trigger, t.Attacks)
    trigger = _so_many_of(node, replace(made.trigger, subject=found.objects))
    return replace(made, trigger=trigger, mentions=tuple(replace(one, event=True) for one in made.mentions))


def _with_such(node: Node, subject: Subject) -> Event:
    """508.3d: 'attacchi con uno o più Elfi': once for a declaration in which there is one."""
    who = people(node, subject)
    made = t.Attacks(subject=_their_creatures(node, who), once=True)
    return Event(made, (*(() if who is Relation.YOU else spoken_as(subject)), ATTACKERS))


def _somebody_with_such(node: Node, subject: Subject) -> Event:
    """508.3d: 'attacchi un giocatore con uno o più Elfi': for each player whom one of them attacks, or so many of them."""
    such = Subject(filter=_their_creatures(node, people(node, subject)), several=True, plural=True)
    made = _attacking_somebody(node, such)
    assert isinstance(made.trigger, t.Attacks)
    return made if node.node("so_many") is None else replace(made, trigger=_so_many_of(node, made.trigger))


def _attacking_somebody(node: Node, subject: Subject) -> Event:
    """508.3b: 'attacca un avversario', 'una o più creature che controlli attaccano un giocatore': no planeswalker and no battle."""
    inner = next(node.nodes("party")).only
    if inner.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(inner)
    if found.players is None or found.determiner != "one" or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects not in (None, _planeswalker_of(found.players)):
        refuse(node, refusal.NO_VOCABULARY)
    attacked = Mention(to=DefendingPlayer(It()), called=frozenset({"player"}), gender="m", player=True)
    made = t.Attacks(subject=thing(node, subject), to_player=found.players, once=subject.several)
    return Event(made, (attacked,) if subject.several else (*spoken_as(subject)[:1], attacked))


def or_planeswalker(node: Node, made: Event) -> tuple[Event, ...]:
    """508.3a: 'attacca te o un planeswalker che controlli': the other of the two things that may be attacked."""
    party = node.node("party") if node.kind == "attacking" else None
    either = party is not None and party.only.kind == "described" and described(party.only).objects is not None
    if not (node.has("YOU_OR_PLANESWALKER") or either):
        return ()
    assert isinstance(made.trigger, t.Attacks)
    theirs = _planeswalker_of(Relation.YOU if not either else made.trigger.to_player or Relation.ANY)
    return (replace(made, trigger=replace(made.trigger, to_player=None, to_object=theirs)),)


def _planeswalker_of(whose: Relation) -> Filter:
    return Filter(types=(CardType.PLANESWALKER,), controller=whose)


def with_others(node: Node, scope: Scope) -> Event:
    """508.3: 'la Sentinella e almeno altre due creature attaccano'."""
    itself, held = node.node("own"), node.node("attached")
    if itself is not None and itself.has("NAME") and scope.source.quoted:
        refuse(itself, refusal.NO_VOCABULARY)
    if "3p" not in next(node.words("V_ATTACK")).moods:
        refuse(node, refusal.DISAGREES)
    number, found = node.word("NUM"), describe(next(node.nodes("nominal")))
    if found.objects is None or found.players is not None or found.targeted or found.card or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    such = None if found.objects == CREATURE else found.objects
    others = 1 if number is None else int(str(number.value))
    if held is None:
        return Event(t.Attacks(subject=Filter(this=True), others=others, such=such), (replace(own(scope), event=True),))
    mention = spoken(Node("party", (held,), held.start, held.end), scope.fork()).mention
    if mention.player:
        refuse(held, refusal.NO_VOCABULARY)
    return Event(t.Attacks(subject=Filter(holds_this=True), others=others, such=such), (replace(mention, event=True),))


def _blocking(node: Node, subject: Subject) -> Event:
    return _blocks(node, subject, becomes_blocked=False)


def _becoming_blocked(node: Node, subject: Subject) -> Event:
    return _blocks(node, subject, becomes_blocked=True)


def _blocks(node: Node, subject: Subject, *, becomes_blocked: bool) -> Event:
    """509.3c-d: once, or once for each creature of a description."""
    wanted, party = once_each(node, subject), node.node("party")
    if party is None:
        return Event(t.Blocks(subject=wanted, becomes_blocked=becomes_blocked), spoken_as(subject))
    inner = party.only
    if inner.kind == "own" and inner.has("THIS") and not inner.has("SOURCE", "ABILITY") and not wanted.this:
        trigger = t.Blocks(subject=wanted, becomes_blocked=becomes_blocked, other=Filter(this=True))
        return Event(trigger, spoken_as(subject))
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner)
    by = one_object(found, party)
    other = Mention(to=Other(), called=found.called, gender=found.gender)
    trigger = t.Blocks(subject=wanted, becomes_blocked=becomes_blocked, other=by)
    return Event(trigger, spoken_as(subject, other))


def _unblocked(node: Node, subject: Subject) -> Event:
    """509.3g."""
    return Event(t.Unblocked(subject=once_each(node, subject)), spoken_as(subject))


OF_COMBAT: dict[str, Callable[[Node, Subject], Event]] = {
    "attacking": _attacking,
    "blocking": _blocking,
    "becoming_blocked": _becoming_blocked,
    "unblocked": _unblocked,
}
"""By the rule of the grammar."""
