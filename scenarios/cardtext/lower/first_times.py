"""603.2, 603.4: what has to be the first time in a turn that something happens to what the trigger event is about."""

from __future__ import annotations

from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import It
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.event_subjects import Event
from scenarios.cardtext.lower.parties import known_object
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def for_the_first_time(event: Event, node: Node, scope: Scope) -> Event:
    """603.2, 603.4: 'se è la prima volta che vengono messi segnalini su quella creatura in questo turno', of what it is about."""
    trigger, party = event.trigger, node.node("party")
    if party is not None:
        of = known_object(party, scope.fork())
        if not isinstance(of.to, It) and not (of.own and getattr(trigger, "subject", None) == Filter(this=True)):
            refuse(party, refusal.NO_ANTECEDENT)
    attacks = isinstance(trigger, t.Attacks) and node.has("V_ATTACK")
    # 122.6: of a kind of counters, or of who puts them, the words do not speak.
    counted = isinstance(trigger, t.CountersPutOn) and node.has("COUNTER") and _any_counters(trigger)
    if not (attacks or counted) or not t.told_apart(trigger) or event.first or event.during is not None:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(event, first=True)


def _any_counters(trigger: t.CountersPutOn) -> bool:
    return trigger.counter is None and trigger.by is Relation.ANY and not (trigger.once or trigger.each)
