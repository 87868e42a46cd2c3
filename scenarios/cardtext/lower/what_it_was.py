"""601.2, 608.2h-i: what an object was, who cast it and from where, and what has entered or been done to it this turn."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import DoneThisTurn, SpellsCast
from engine.cards.abilities.references import EachPlayer, ObjectReference, PlayerReference, You
from engine.words.record import replace
from engine.words.terms import Deed, Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.belonging import cast_elsewhere, placed
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import objects_only
from scenarios.cardtext.lower.of_players import of_any, who_of
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.owned import all_described, at_least
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node

_PAST = ("era", "erano", "aveva", "avevano")


def is_past(verb: Lexeme) -> bool:
    """Whether a verb speaks of what something was."""
    return verb.form in _PAST


def as_it_was(mention: Mention) -> Mention:
    """608.2h: of what has moved, the object that it was before; of anything else what it is."""
    return replace(mention, to=mention.last_known, zone=Zone.BATTLEFIELD)


# --- how it was cast


def was_cast(node: Node, of: Mention, scope: Scope) -> c.Condition:
    """601.2: 'è stata lanciata (da un cimitero)', 'l'hai lanciato (dalla tua mano)'."""
    by = Relation.YOU if node.kind == "cast_it" else Relation.ANY
    if of.player or of.plural is True:
        refuse(node, refusal.DISAGREES)
    on_stack = of.zone is Zone.STACK or (of.own and scope.source.spell and not scope.source.quoted)
    wanted = Filter(zone=Zone.STACK if on_stack else Zone.BATTLEFIELD, cast_by=by)
    place = node.node("place")
    if place is not None:
        if not node.has("NOT") and not place.has("ZONE"):
            refuse(place, refusal.NO_VOCABULARY)
        wanted = _from(wanted, place)
    to: ObjectReference = of.to  # type: ignore[assignment]
    found = c.Is(to, wanted)
    return c.Not(found) if node.has("NOT") else found


def _from(wanted: Filter, place: Node) -> Filter:
    """601.2a: whose hand or graveyard it was, its owner says, whose card it is."""
    if place.has("ZONE"):
        return replace(wanted, any_of=cast_elsewhere(place, wanted.zone))
    if place.shape == ("THE", "PLACE") and next(place.words("PLACE")).value is Zone.EXILE:
        return replace(wanted, cast_from=Zone.EXILE)
    zone, owner = placed(place)
    return replace(wanted, cast_from=zone, owner=owner)


# --- what was done this turn


def entered_this_turn(node: Node, scope: Scope) -> c.Condition:
    """603.6a, 608.2i: 'se un planeswalker è entrato sotto il tuo controllo in questo turno', 'se hai fatto entrare una terra'."""
    owned, party = node.node("owned"), node.node("party")
    if owned is None:
        assert party is not None
        if party.only.kind != "own" or node.node("under") is not None:
            refuse(party, refusal.NO_VOCABULARY)
        found, least, wanted = own(scope), 1, Filter(this=True)
        assert found.own
    else:
        such = at_least(owned, None, scope)
        assert isinstance(such, c.Exists)
        wanted, least = such.filter, such.least
        wanted = all_others(node, wanted, scope)
        if wanted.controller is not Relation.ANY:
            refuse(owned, refusal.NO_VOCABULARY)
    under = node.node("under")
    if node.has("MADE"):
        if "2s" not in next(node.words("V_HAVE")).moods:
            refuse(node, refusal.DISAGREES)
        who: PlayerReference = You()
    elif under is not None:
        who = EachPlayer(Relation.OPPONENT) if under.has("UNDER_OPPONENTS_CONTROL") else You()
    else:
        who = EachPlayer(Relation.ANY)
    verb = next(node.words("V_BE", "V_HAVE"))
    if not node.has("MADE") and ("3p" if least > 1 else "3s") not in verb.moods:
        refuse(verb, refusal.DISAGREES)
    return c.Within(DoneThisTurn(what=Deed.ENTERED, of=who, filter=wanted), Bounds(least=least))


_DEEDS = {
    "CAST_BY": Deed.CAST, "PLAYED_BY": Deed.CAST, "SACRIFICED": Deed.SACRIFICED, "DISCARDED": Deed.DISCARDED,
    "CREATED": Deed.ENTERED,
}  # fmt: skip


def deed_of(node: Node) -> Deed:
    """Which deed a participle is."""
    return _DEEDS[next(node.words(*_DEEDS)).kind]


def objects_of(deed: Deed, nominal: Node, scope: Scope, *, other: bool = False, together: bool = False) -> Filter:
    """What is described as cast, sacrificed or discarded: a spell, a permanent, a card."""
    found = describe(nominal, other=other, plural_and=together, scope=scope)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.zone_said:
        refuse(nominal, refusal.NO_VOCABULARY)
    if deed is Deed.CAST and wanted.cast_from is Zone.HAND and wanted.owner is Relation.YOU:
        # 601.2a: a card is cast out of a hand by its owner alone.
        wanted = replace(wanted, owner=Relation.ANY)
    whose = () if wanted.cast_from is not Zone.GRAVEYARD else (Relation.YOU,)
    if wanted.controller is not Relation.ANY or wanted.owner not in (Relation.ANY, *whose):
        refuse(nominal, refusal.NO_VOCABULARY)
    if (wanted.zone is Zone.STACK) is not (deed is Deed.CAST) or found.card is not (deed is Deed.DISCARDED):
        refuse(nominal, refusal.NO_VOCABULARY)
    if deed is Deed.ENTERED and wanted.kind is not Kind.TOKEN:
        # 111.2: a token enters under the control of the player who creates it, and enters in no other way.
        refuse(nominal, refusal.NO_VOCABULARY)
    return all_others(nominal, wanted, scope)


def deed_done(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """601.2i, 608.2i, 701.9, 701.21: 'se hai lanciato una magia istantaneo in questo turno', 'se hai sacrificato un Cibo'."""
    who, several = who_of(node, of, scope)
    both = list(node.nodes("owned"))
    if len(both) > 1:
        if "3s" not in next(node.words("V_BE")).moods or next(node.words("V_BE")).form != "sia":
            refuse(node, refusal.UNEXPECTED)
        each = (
            Node(node.kind, (*node.words("V_HAVE", "CAST_BY", "PLAYED_BY"), one), node.start, node.end) for one in both
        )
        return c.AllOf(tuple(deed_done(one, of, scope) for one in each))
    # 'Se non ha lanciato magie in questo turno': none at all.
    owned, deed = both[0] if both else node, deed_of(node)
    said = owned.node("least") or owned
    number = said.word("NUM")
    if said.has("X"):
        refuse(owned, refusal.NO_VOCABULARY)
    least = 1 if number is None else int(str(number.value))
    # 'Quattro o più magie istantaneo e stregoneria' are counted together; of 'una magia istantaneo e una stregoneria' both.
    nominal, other = next(owned.nodes("nominal")), owned.has("OTHER") or said.has("OTHER")
    wanted = objects_of(deed, nominal, scope, other=other, together=least > 1)
    every_spell = wanted == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
    made = SpellsCast(who) if every_spell else DoneThisTurn(what=deed, of=who, filter=wanted)
    if not several and not node.has("NOT"):
        scope.as_many = made
    found = c.Within(made, Bounds(least=least))
    return of_any(several, c.Not(found) if node.has("NOT") else found, node)


def crime_done(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """700.13: 'se hai commesso un crimine in questo turno'."""
    who, several = who_of(node, of, scope)
    return of_any(several, c.Within(DoneThisTurn(what=Deed.CRIME, of=who), Bounds(least=1)), node)


# --- of whom, or of what, else


def formidable(node: Node, of: Node | None, scope: Scope) -> Filter:
    """'Se le creature che controlli hanno una forza totale pari o superiore a 8': all of them, counted together."""
    if of is None or of.only.only.kind != "described" or "3p" not in next(node.words("V_HAVE")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    found = described(of.only.only, scope=scope)
    wanted = objects_only(found, of)
    if not found.all:
        refuse(of, refusal.NO_VOCABULARY)
    return all_others(node, wanted, scope)


def all_of(node: Node, scope: Scope) -> Filter:
    """'La forza totale delle creature che controlli'."""
    wanted = all_described(node, None, scope, other=node.has("OTHER"))
    return all_others(node, wanted, scope)
