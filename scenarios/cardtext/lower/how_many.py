"""107, 122.1: how many there are of what words describe: objects, players, counters, times that something was done."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import (
    CommanderCasts,
    Count,
    CountersOn,
    CountOf,
    CrewOf,
    DifferentNames,
    Differing,
    EventAmount,
    GoneThisTurn,
    PartyOf,
    PlayerCounters,
    PlayersIn,
    Quantity,
    TimesMutated,
    TimesPaid,
    UnlockedDoors,
)
from engine.cards.abilities.references import EachPlayer, Every, This, You
from engine.words.terms import CardType, Deed, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.deeds_counted import deeds_counted, whose_deed
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.done_so import counted_so, of_those_done_so
from scenarios.cardtext.lower.history import gone_counted
from scenarios.cardtext.lower.mana_spent import colors_spent
from scenarios.cardtext.lower.measures import own_colors
from scenarios.cardtext.lower.of_players import players_with
from scenarios.cardtext.lower.of_this_turn import all_gone
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.parties import blockers_of, known_object
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node
from scenarios.language.counters import ON_PLAYERS

_COUNTED = (
    "nominal", "counters_on", "done_so", "deeds_counted", "people", "colors_spent", "party_size", "taken_so", "blockers",
    "devoured", "own_colors", "times_mutated", "each_prevented",
)  # fmt: skip


def counted(node: Node, scope: Scope) -> Quantity:
    """How many there are of what a node of kind 'counted' describes."""
    inner = node.node(*_COUNTED)
    times = node.word("TIMES_CAST_FROM_COMMAND")
    if times is not None:
        return CommanderCasts(You()) if " hai " in times.form else _casts_of_this(times, scope)
    looked_at = node.word("LOOKED_AT_SCRYING")
    if looked_at is not None:
        if not scope.scrying:
            refuse(looked_at, refusal.NO_ANTECEDENT)
        return EventAmount()
    assert inner is not None
    if inner.kind == "each_prevented":
        return prevented_so(inner, scope)
    if inner.kind == "blockers":
        return CountOf(blockers_of(inner, scope))
    if inner.kind == "own_colors":
        return own_colors(inner, scope)
    if inner.kind == "devoured":
        return devoured(inner)
    if inner.kind == "times_mutated":
        return _mutated(inner, scope)
    if inner.kind == "done_so":
        differing = _differing(node)
        return (
            counted_so(inner, scope)
            if differing is None
            else Differing(what=differing, of=of_those_done_so(inner, scope))
        )
    if inner.kind == "taken_so":
        return _taken_so(inner, scope)
    if inner.kind == "deeds_counted":
        return deeds_counted(inner, scope)
    if inner.kind == "colors_spent":
        return colors_spent(inner, scope)
    if inner.kind == "party_size":
        if next(inner.words("TYPE")).value is not CardType.CREATURE:
            refuse(inner, refusal.NO_VOCABULARY)
        return PartyOf(You())
    if inner.kind == "people" and (inner.node() is not None or inner.has("TO_WHOM")):
        return players_with(inner, scope)
    if inner.kind == "people":
        return PlayersIn(EachPlayer(Relation.OPPONENT if inner.has("OPPONENT") else Relation.ANY))
    if inner.kind == "counters_on":
        return _counters_counted(inner, scope)
    if node.has("DIED"):
        return gone_counted(node, scope)
    if node.has("PUT_PART"):
        return GoneThisTurn(filter=all_gone(node, scope), to=Zone.GRAVEYARD)
    return _such_there(node, inner, scope)


def _such_there(node: Node, inner: Node, scope: Scope) -> Quantity:
    """109.2: how many such objects there are, or how many different things of theirs."""
    wanted = all_that(inner, scope, other=node.has("OTHER"))
    if node.has("UNLOCKED_DOORS"):
        return UnlockedDoors(wanted)
    if node.has("WITH_OTHER_NAMES"):
        return DifferentNames(wanted)
    if wanted.this_turn is not None and wanted.this_turn.what is Deed.MANNED:
        if wanted != Filter(types=(CardType.CREATURE,), this_turn=wanted.this_turn) or _differing(node) is not None:
            refuse(node, refusal.NO_VOCABULARY)
        # 608.2i: they count wherever they are, which a description of permanents does not say.
        return CrewOf(This())
    differing = _differing(node)
    return Count(wanted) if differing is None else Differing(what=differing, filter=wanted)


def _differing(node: Node) -> str | None:
    """107, 205.2a: what is counted of which there may be several of one kind: 'colori', 'tipi di carta'."""
    if node.has("COLORS_AMONG"):
        return "colors"
    one = node.word("SHARED_KIND")
    if one is not None and one.form != "tipo di carta":
        refuse(one, refusal.NO_VOCABULARY)
    kinds = node.word("DIFFERENT_KINDS")
    return "card types" if one is not None else None if kinds is None else str(kinds.value)


def prevented_so(node: Node, scope: Scope) -> Quantity:
    """615.5: 'danno prevenuto in questo modo', each point of it: of what the sentence before prevents."""
    number = node.word("NUM")
    if not scope.prevented or (number is not None and number.value != 1):
        refuse(node, refusal.NO_ANTECEDENT)
    return EventAmount()


def _casts_of_this(times: Lexeme, scope: Scope) -> Quantity:
    """903.8: 'il numero di volte che è stato lanciato dalla zona di comando': of the one commander that is spoken of."""
    of = scope.antecedent(times, lambda one: not one.player) if scope.subject is None else scope.subject
    if of.player or of.plural is True:
        refuse(times, refusal.NO_ANTECEDENT)
    return CommanderCasts(EachPlayer(Relation.ANY), which=of.to)  # type: ignore[arg-type]


def _mutated(node: Node, scope: Scope) -> Quantity:
    """702.140d: 'il numero di volte che questa creatura è mutata', or that the one that was spoken of has."""
    party = node.node("party")
    if party is not None:
        of = known_object(party, scope)
    else:
        of = scope.antecedent(node, lambda one: not one.player) if scope.subject is None else scope.subject
    if of.player or of.plural is True:
        refuse(node, refusal.NO_ANTECEDENT)
    return TimesMutated(of.to)  # type: ignore[arg-type]


def devoured(node: Node) -> Quantity:
    """702.82b: how many of a type or subtype the source devoured as it entered."""
    word = next(node.words())
    if word.kind not in ("TYPE", "SUBTYPE") or any("3s" not in verb.moods for verb in node.words("V_HAVE")):
        refuse(node, refusal.NO_VOCABULARY)
    return TimesPaid(f"devour {word.value}")


def _counters_counted(node: Node, scope: Scope) -> Quantity:
    """122.1: counters on one object, on all of a description, or of a player: 'che hai', 'che possiedi'."""
    party, among = node.node("party"), node.node("nominal")
    said_kind = node.node("counter_kind")
    kind = None if said_kind is None else counter_kind(said_kind)
    if party is not None and party.only.kind == "pronoun":
        refuse(party, refusal.UNEXPECTED)
    if among is not None:
        return CountersOn(kind, Every(all_that(among, scope, other=False)))
    several = _several_described(party, scope)
    if several is not None:
        return CountersOn(kind, Every(several))
    verb = node.word("V_HAVE", "V_OWN")
    if verb is not None and (kind in ON_PLAYERS or verb.kind == "V_OWN" or verb.form == "hai"):
        if kind is None or verb.form not in ("hai", "ha", "possiedi", "possiede"):
            refuse(node, refusal.NO_VOCABULARY)
        return PlayerCounters(kind, whose_deed(node, scope))
    if verb is not None:
        of = _who_had(node, scope)
    else:
        of = known_object(party, scope) if party is not None else _on_pronoun(node, scope)
    if of.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return CountersOn(kind, of.to)  # type: ignore[arg-type]


def _several_described(party: Node | None, scope: Scope) -> Filter | None:
    """'Sulle creature che controlli': all that are so, and no target."""
    if party is None or party.only.kind != "described":
        return None
    found = described(party.only, scope=scope.fork())
    if not (found.all and found.plural) or found.targeted or found.objects is None or found.players is not None:
        return None
    return all_others(party, found.objects, scope)


def _taken_so(node: Node, scope: Scope) -> Quantity:
    """122.1: 'per ogni segnalino carica rimosso in questo modo': those that the cost, or the instruction before, took off."""
    said = node.node("counter_kind")
    kind = None if said is None else counter_kind(said)
    if scope.taken_off is None or kind not in (None, scope.taken_off[0]):
        refuse(node, refusal.NO_ANTECEDENT)
    return scope.taken_off[1]


def _who_had(node: Node, scope: Scope) -> Mention:
    """122.1, 608.2h: 'segnalini che aveva': of the one object that the sentence, or the event before it, is about."""
    if scope.subject is not None and not scope.subject.player:
        return scope.subject
    return scope.antecedent(node, lambda one: not one.player)


def _on_pronoun(node: Node, scope: Scope) -> Mention:
    """'Su di essa': the subject of the verb, or the nearest thing spoken of."""
    word = next(node.words("PRON"))
    if scope.subject is not None and not scope.subject.player and scope.subject.agrees(word.marks):
        return scope.subject
    return scope.nearest(word, lambda one: not one.player and one.agrees(word.marks))


def all_that(nominal: Node, scope: Scope, *, other: bool) -> Filter:
    """What a nominal describes: objects, wherever they are."""
    found = describe(nominal, other=other, scope=scope)
    if found.objects is None or found.players is not None or found.targeted or (found.card and not found.zone_said):
        refuse(nominal, refusal.NO_VOCABULARY)
    return all_others(nominal, found.objects, scope)
