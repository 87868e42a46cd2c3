"""120: damage as a trigger event: who deals it to whom, and what is dealt it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.references import AttachedTo, It, Other
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.event_subjects import (
    EVENT_PLAYER,
    ITSELF,
    Event,
    Subject,
    once_each,
    spoken_as,
    subject_of,
    thing,
)
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def _dealing(node: Node, subject: Subject) -> Event:
    """603.2c: of 'one or more' once for each player that is dealt damage; those that dealt it, and how much, are not one thing."""
    several = subject.several and (node.node("party") is not None or node.has("TO_YOU"))
    source = thing(node, subject) if several else once_each(node, subject)
    combat = True if node.has("COMBAT_DAMAGE") else False if node.has("NONCOMBAT_DAMAGE") else None
    party = node.node("party")
    if len(list(node.nodes("party"))) > 1 or node.has(*_YOU_OR):
        if subject.several:
            refuse(node, refusal.NO_VOCABULARY)
        # 603.2c: for each of them that it is dealt to.
        return Event(replace(_either_hit(node), source=source, combat=combat), spoken_as(subject), amount=True)
    if party is not None and party.only.kind in ("own", "attached"):
        return _to_one(node, party, subject, t.DealsDamage(source=source, combat=combat, once=several))
    if party is None and not node.has("TO_YOU"):
        return Event(t.DealsDamage(source=source, combat=combat), spoken_as(subject), amount=True)
    if party is None or party.only.kind == "you":
        to_you = t.DealsDamage(source=source, to_player=Relation.YOU, combat=combat, once=several)
        theirs = spoken_as(subject)
        return Event(to_you, tuple(one for one in theirs if one.player) if several else theirs, amount=not several)
    inner = party.only
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner, dative=True)
    all_together = found.determiner == "one_or_more" and (found.objects is None or found.players is None)
    if (found.determiner != "one" and not all_together) or found.targeted or found.zone_said:
        refuse(party, refusal.NO_VOCABULARY)
    if several and found.objects is not None and not all_together:
        refuse(party, refusal.NO_VOCABULARY)
    least = int(str(next(node.words("NUM")).value)) if node.has("OR_MORE") else 0
    trigger = t.DealsDamage(
        source=source, to_object=found.objects, to_player=found.players, combat=combat, once=several, least=least
    )
    if all_together:
        # 603.2c: once for all that it is dealt to at the same time, none of which is spoken of; what dealt it is, where it is one.
        return Event(replace(trigger, once=True, once_for_all=True), () if several else spoken_as(subject))
    mentions = _recipient(found) if several else spoken_as(subject, *_recipient(found))
    return Event(trigger, mentions, amount=not several)


def _to_one(node: Node, party: Node, subject: Subject, made: t.DealsDamage) -> Event:
    """'Infligge danno alla Sentinella', 'al giocatore incantato', 'alla creatura equipaggiata'."""
    inner = party.only
    if node.has("OR_MORE") or (subject.plural is True and inner.kind == "own"):
        refuse(party, refusal.NO_VOCABULARY)
    if inner.kind == "own":
        if inner.has("NAME", "THIS") and not _itself_said(inner):
            refuse(party, refusal.NO_VOCABULARY)
        return Event(replace(made, to_object=Filter(this=True)), spoken_as(subject, ITSELF), amount=True)
    if inner.has("PLAYER"):
        recipient = replace(made, to_player=Relation.ANY, recipient=AttachedTo())
        who = () if made.once else spoken_as(subject)[:1]
        return Event(recipient, (*who, EVENT_PLAYER), amount=not made.once)
    held = Mention(to=Other(), called=frozenset({"permanent", "creature"}))
    return Event(replace(made, to_object=Filter(holds_this=True)), spoken_as(subject, held), amount=True)


def _itself_said(inner: Node) -> bool:
    """201.5: by its name, or as 'questa creatura'."""
    return inner.has("NAME") or inner.has("TYPE", "PERMANENT", "SUBTYPE", "CARD")


def dealt(node: Node, scope: Scope) -> Event:
    """120.3, 603.2c: 'viene inflitto danno alla Sentinella': once, however many sources deal it at the same time."""
    combat = (
        True
        if node.has("COMBAT_DAMAGE")
        else False
        if node.has("NONCOMBAT_DAMAGE", "EXCESS_NONCOMBAT_DAMAGE")
        else None
    )
    number = node.word("NUM")
    least = 0 if number is None else int(str(number.value))
    party = node.node("party")
    if len(list(node.nodes("party"))) > 1 or node.has(*_YOU_OR):
        return _to_either(node, combat, least)
    excess = node.has("EXCESS_DAMAGE", "EXCESS_NONCOMBAT_DAMAGE")
    if party is None or party.only.kind == "you":
        if excess:
            refuse(node, refusal.NO_VOCABULARY)
        return Event(t.DealsDamage(to_player=Relation.YOU, combat=combat, once=True, least=least), amount=True)
    if party.only.kind == "described":
        found = described(party.only, dative=True)
        if found.determiner != "one" or found.targeted or found.zone_said or (found.objects and found.players):
            refuse(party, refusal.NO_VOCABULARY)
        if found.objects is None and not excess:
            hit = t.DealsDamage(to_player=found.players, combat=combat, once=True, least=least)
            return Event(hit, (EVENT_PLAYER,), amount=True)
        if found.objects is None:
            refuse(party, refusal.NO_VOCABULARY)
        wanted, mention = found.objects, Mention(to=Other(), called=found.called, gender=found.gender, event=True)
    else:
        subject = subject_of(Node("event_subject", (party,), node.start, node.end), scope)
        if subject.enchanted and not excess:
            # 303.4b: whom the Aura enchants.
            hit = t.DealsDamage(to_player=Relation.ANY, recipient=AttachedTo(), combat=combat, once=True, least=least)
            return Event(hit, (EVENT_PLAYER,), amount=True)
        wanted = once_each(node, subject)
        assert subject.mention is not None
        mention = replace(subject.mention, to=subject.mention.to if subject.mention.own else Other(), event=True)
    if excess:
        it = mention if mention.own else replace(mention, to=It())
        return Event(t.DealtExcess(subject=wanted, combat=combat), (it,), amount=True)
    return Event(t.DealsDamage(to_object=wanted, combat=combat, once=True, least=least), (mention,), amount=True)


def _to_either(node: Node, combat: bool | None, least: int) -> Event:
    """120.3: 'viene inflitto danno a te o a un planeswalker che controlli': to a player, or to an object."""
    if node.has("EXCESS_DAMAGE", "EXCESS_NONCOMBAT_DAMAGE"):
        refuse(node, refusal.NO_VOCABULARY)
    return Event(replace(_either_hit(node), combat=combat, once=True, least=least), amount=True)


def _either_hit(node: Node) -> t.DealsDamage:
    """'A te o a un permanente che controlli'."""
    theirs = next((such for word, such in _YOU_OR.items() if node.has(word)), None)
    if theirs is not None:
        return t.DealsDamage(to_player=Relation.YOU, to_object=theirs)
    you, other = list(node.nodes("party"))
    if you.only.kind != "you" or other.only.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(other.only, dative=True)
    if found.determiner != "one" or found.targeted or found.zone_said or found.objects is None or found.players:
        refuse(other, refusal.NO_VOCABULARY)
    return t.DealsDamage(to_player=Relation.YOU, to_object=found.objects)


def _recipient(found: Described) -> tuple[Mention, ...]:
    if found.objects is None:
        return (EVENT_PLAYER,)
    if found.players is None:
        return (Mention(to=Other(), called=found.called, gender=found.gender),)
    return ()


_YOU_OR: Mapping[str, Filter] = {
    "TO_YOU_OR_PERMANENT": Filter(controller=Relation.YOU),
    "TO_YOU_OR_CREATURE": replace(CREATURE, controller=Relation.YOU),
}
OF_DAMAGE: dict[str, Callable[[Node, Subject], Event]] = {"dealing": _dealing}
"""By the rule of the grammar."""
