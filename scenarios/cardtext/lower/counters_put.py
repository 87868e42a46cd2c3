"""122.6, 614.16: how many counters are put where others would be: 'mettine invece uno in più', 'il doppio', 'la metà'."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.replacing import ChangesCounters
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.nouns import Described, one_object
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import THIS
from scenarios.cardtext.tree import Node


def multiplied(node: Node) -> tuple[int, int]:
    """By what the number is multiplied, and what is added: 'il doppio', 'uno in più', 'altrettanti più uno'."""
    said = next(node.nodes("multiplied"))
    if said.has("DOUBLE", "TRIPLE"):
        return 2 if said.has("DOUBLE") else 3, 0
    number = said.word("NUM")
    return 1, 1 if number is None else int(str(number.value))


def one_permanent(party: Node, scope: Scope) -> Filter:
    """Which permanents 'una creatura che controlli' and the card's own name are of; anything else is refused."""
    inner = party.only
    if inner.kind == "own" and not (inner.has("NAME") and scope.source.quoted):
        return THIS
    if inner.kind == "attached":
        spoken(party, scope.fork())
        return Filter(holds_this=True)
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    wanted = one_object(described(inner), party)
    if wanted.zone is not Zone.BATTLEFIELD:
        refuse(party, refusal.NO_VOCABULARY)
    return wanted


def more_counters(node: Node, scope: Scope) -> Ability:
    """614.16: counters that would be put on something or somebody, and how many are put instead."""
    named = node.node("counter_kind")
    kind = None if named is None else counter_kind(named)
    subject, to_player = _recipients(node, scope)
    by, by_effect = _who_puts(node), node.has("AN_EFFECT_WOULD_PUT")
    said = next(node.nodes("multiplied"))
    again = said.node("counter_kind")
    if again is not None and counter_kind(again) != kind:
        refuse(again, refusal.NO_VOCABULARY)
    _is_said_of_the_same(node, subject, to_player, scope)
    _is_done_by_the_same(node, by, by_effect=by_effect)
    halved = said.has("HALF", "HALF_OF")
    factor, plus = (1, 0) if halved else multiplied(node)
    return ChangesCounters(
        subject=subject,
        to_player=to_player,
        by=by,
        by_effect=by_effect,
        counter=kind,
        factor=factor,
        plus=plus,
        halved=halved,
    )


def _recipients(node: Node, scope: Scope) -> tuple[Filter | None, Relation | None]:
    """On which permanents, and on whom."""
    getter = node.node("getter_would")
    if getter is not None:
        return None, _whose(getter, "WOULD_GET_YOU")
    subject: Filter | None = None
    to_player: Relation | None = None
    for party in next(node.nodes("counted_party")).nodes("party"):
        if party.only.kind == "you":
            mine, who = None, Relation.YOU
        elif party.only.kind == "described" and (found := described(party.only)).players is not None:
            if found.determiner != "one" or found.targeted or found.card:
                refuse(party, refusal.NO_VOCABULARY)
            mine, who = found.objects, found.players
            if mine is not None and mine.zone is not Zone.BATTLEFIELD:
                refuse(party, refusal.NO_VOCABULARY)
        else:
            mine, who = one_permanent(party, scope), None
        if (mine is not None and subject is not None) or (who is not None and to_player is not None):
            refuse(party, refusal.NO_VOCABULARY)
        subject, to_player = subject or mine, to_player or who
    return subject, to_player


def _whose(node: Node, you: str) -> Relation:
    """Of whom it is said that they would put counters, or get them."""
    if node.has(you):
        return Relation.YOU
    inner = next(node.nodes("party")).only
    found: Described | None = described(inner) if inner.kind == "described" else None
    if found is None or found.players is None or found.objects is not None or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if found.determiner != "one" or found.plural:
        refuse(node, refusal.NO_VOCABULARY)
    return found.players


def _who_puts(node: Node) -> Relation:
    putter = node.node("putter_would")
    return Relation.ANY if putter is None else _whose(putter, "WOULD_PUT_YOU")


def _is_done_by_the_same(node: Node, by: Relation, *, by_effect: bool) -> None:
    """Raises Refusal where another puts them: 'se un effetto sta per mettere ..., ne mette', 'se stai per mettere ..., mettine'."""
    moods = {mood for verb in node.words("V_PUT", "V_OBTAIN") for mood in verb.moods}
    other = by is not Relation.YOU and (by_effect or node.node("putter_would") is not None)
    if node.has("V_PUT") and not moods & ({"3s"} if other else {"imp", "2s"}):
        refuse(node, refusal.DISAGREES)
    getter = node.node("getter_would")
    if node.has("V_OBTAIN", "YOU_RECEIVE", "THEY_RECEIVE"):
        if getter is None and not _is_you(node):
            refuse(node, refusal.NO_VOCABULARY)
        yours = getter is None or getter.has("WOULD_GET_YOU")
        if node.has("V_OBTAIN") and not moods & ({"imp", "2s"} if yours else {"3s"}):
            refuse(node, refusal.DISAGREES)
        if node.has("THEY_RECEIVE" if yours else "YOU_RECEIVE"):
            refuse(node, refusal.DISAGREES)


def _is_you(node: Node) -> bool:
    return any(party.only.kind == "you" for one in node.nodes("counted_party") for party in one.nodes("party"))


def _is_said_of_the_same(node: Node, subject: Filter | None, to_player: Relation | None, scope: Scope) -> None:
    """Raises Refusal where they are put on something else than those before: what is said again must be what was said."""
    back = node.node("back_on")
    if back is None:
        return
    party = back.node("party")
    if party is None:
        if back.has("PLAYER") and (subject is None or to_player is None):
            refuse(back, refusal.NO_VOCABULARY)
        return
    if party.only.kind not in ("that", "described", "own", "pronoun", "you"):
        refuse(party, refusal.NO_VOCABULARY)
    if party.only.kind == "you" and to_player is not Relation.YOU:
        refuse(party, refusal.NO_VOCABULARY)
    if party.only.kind in ("described", "own") and one_permanent(party, scope) != subject:
        refuse(party, refusal.NO_VOCABULARY)
    if party.only.kind == "that" and not _may_be_that(party.only, subject, to_player):
        refuse(party, refusal.NO_VOCABULARY)


def _may_be_that(that: Node, subject: Filter | None, to_player: Relation | None) -> bool:
    """Whether 'quella creatura', 'quel giocatore' can speak of what was said: an artifact is no creature that is spoken of."""
    if that.has("PLAYER", "OPPONENT"):
        return to_player is not None
    if subject is None:
        return False
    types = [one.value for one in that.words("TYPE") if isinstance(one.value, CardType)]
    said = {*subject.types, *subject.any_type, *(each for one in subject.any_of for each in one.types)}
    return not types or not said or bool(said & {*types})
