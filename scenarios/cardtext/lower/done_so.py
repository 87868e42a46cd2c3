"""608.2c: what the instruction before did 'in this way': how many there were, whether there was any, and each of them."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import CountOf, Fixed, Quantity, Sum, Times, X
from engine.cards.abilities.references import Among, EachPlayer, ObjectReference, PlayerReference, You
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.scope import Done, Mention, Scope, Spoken, refuse
from scenarios.cardtext.tree import Node

_WORDS = (
    "TAPPED",
    "DESTROYED",
    "SACRIFICED",
    "DISCARDED",
    "EXILED",
    "MILLED",
    "RETURNED",
    "ADDED",
    "PUT_PART",
    "REVEALED",
)
_DOING = {
    "V_DISCARD": "DISCARDED",
    "V_REVEAL": "REVEALED",
    "V_MILL": "MILLED",
    "V_SACRIFICE": "SACRIFICED",
    "V_EXILE": "EXILED",
    "V_DESTROY": "DESTROYED",
    "V_RETURN": "RETURNED",
}
ACTIVE = ("V_HAVE", "V_DO", *_DOING)
"""Verbs that say who did it."""


def counted_so(node: Node, scope: Scope) -> Quantity:
    """'Per ogni creatura distrutta in questo modo', 'il numero di carte scartate in questo modo'."""
    paid = paid_so(node, scope)
    if paid is not None:
        return paid
    those, _, done = those_done_so(node, scope)
    if isinstance(done.by, EachPlayer) and scope.subject is not None and scope.subject.to == done.by:
        # As many as all of them did so to, or each as many as they did: the words do not say which.
        refuse(node, refusal.AMBIGUOUS_ANTECEDENT)
    return CountOf(those, gone=True)


def paid_so(node: Node, scope: Scope) -> Quantity | None:
    """118.8: as many as an additional cost was paid with, where the words say no more than what that asks for."""
    verb = next(node.words(*_WORDS)).kind
    paid = scope.source.paid_in_x
    if verb in scope.done or paid is None or paid[0] != verb or node.node("own_place") is not None:
        return None
    wanted = describe(next(node.nodes("nominal")), scope=scope).objects
    asked = paid[1]
    if wanted is None or replace(wanted, zone=asked.zone) != Filter(
        zone=asked.zone, types=wanted.types, subtypes=wanted.subtypes
    ):
        refuse(node, refusal.NO_VOCABULARY)
    if not ({*wanted.types} <= {*asked.types} and {*wanted.subtypes} <= {*asked.subtypes}):
        refuse(node, refusal.NO_ANTECEDENT)
    return X()


def of_those_done_so(node: Node, scope: Scope) -> ObjectReference:
    """608.2h: 'la forza totale di ciò che fu esiliato così': of what was on the battlefield as it was, of cards as they are."""
    found = describe(next(node.nodes("nominal")), plural_and=False, scope=scope)
    done = _done(node, scope)
    if done.was is not None and not found.card:
        done = replace(done, to=done.was, as_it_was=True)
    if not (done.as_it_was or found.card):
        refuse(node, refusal.NO_VOCABULARY)
    return _such(node, found, done)


def those_done_so(node: Node, scope: Scope) -> tuple[ObjectReference, Described, Done]:
    """What a node of kind 'done_so' speaks of, how it is described, and what was done to it."""
    found = describe(next(node.nodes("nominal")), scope=scope)
    done = _done(node, scope)
    return _such(node, found, done), found, done


def done_fact(node: Node, scope: Scope, *, by: PlayerReference | None = None) -> c.Condition:
    """'Se una carta terra viene scartata in questo modo', 'se non hai aggiunto una carta alla tua mano in questo modo'.

    ``by``: one of the players who did it, of whom it is asked; only cards and permanents of that player count then.
    """
    if node.has("FEWER_THAN"):
        return _fewer_than(node, scope)
    verb = node.word("V_DO", *_DOING)
    if verb is not None and ("2s" if by is None else "3s") not in verb.moods:
        refuse(node, refusal.DISAGREES)
    done = _done(node, scope)
    if by is None and (who := node.word(*ACTIVE)) is not None:
        by = _who_did_it(node, who, done)
    owned = next(node.nodes("owned"))
    said = owned.node("least") or owned
    number = said.word("NUM")
    if said.has("X", "OTHER") or owned.has("OTHER"):
        refuse(owned, refusal.NO_VOCABULARY)
    found = describe(next(owned.nodes("nominal")), plural_and=False, scope=scope)
    those = _such(node, found, done, yours=node.has("YOU_CONTROLLED"), by=by)
    such = c.Within(CountOf(those, gone=True), Bounds(least=1 if number is None else int(str(number.value))))
    return c.Not(such) if node.has("NOT") else such


def _who_did_it(node: Node, verb: Lexeme, done: Done) -> PlayerReference | None:
    """608.2c: 'se hai scartato ...' is asked of you alone, where others did it too; 'se ha scartato ...' of the one who did."""
    if "2s" in verb.moods and verb.form not in ("ha", "hanno"):
        return None if done.by in (None, You()) else You()
    if isinstance(done.by, You | EachPlayer):
        refuse(node, refusal.NO_ANTECEDENT)
    return None


def _fewer_than(node: Node, scope: Scope) -> c.Condition:
    """'Se vengono scartate meno di due carte in questo modo'; 'la differenza' is how many are lacking."""
    number = node.word("NUM")
    found = describe(next(node.nodes("nominal")), plural_and=False, scope=scope)
    if number is None:
        refuse(node, refusal.NO_VOCABULARY)
    asked = int(str(number.value))
    done = CountOf(_such(node, found, _done(node, scope)), gone=True)
    scope.difference = Sum((Fixed(asked), Times(-1, done)))
    return c.Within(done, Bounds(most=asked - 1))


def _done(node: Node, scope: Scope) -> Done:
    """The one instruction of that kind; of two it is not clear which one is meant."""
    doing = node.word(*_DOING)
    if doing is not None:
        return _known(node, _DOING[doing.kind], scope)
    verb = next(node.words(*_WORDS)).kind
    place = node.node("own_place")
    if place is not None:
        zone = next(place.words("PLACE")).value
        if not place.has("YOUR") or (verb, zone) not in _PLACES:
            refuse(place, refusal.NO_VOCABULARY)
        verb = _PLACES[verb, zone]  # type: ignore[index]
        if verb == "MILLED" and "BURIED" in scope.done:
            # Of what was milled and what was put there besides it is not clear which is meant.
            verb = "BURIED" if "MILLED" not in scope.done else refuse(node, refusal.AMBIGUOUS_ANTECEDENT)
        if verb == "MILLED":
            # 701.17c, 614.6: a milled card is found wherever it went; put into a graveyard is only what is there.
            milled = _known(node, verb, scope)
            return replace(milled, to=Among(milled.to, lying_in=Zone.GRAVEYARD))
    elif verb == "PUT_PART" and node.has("IN_EXILE"):
        verb = "EXILED"
    elif verb == "PUT_PART" and not node.has("ONTO_BATTLEFIELD"):
        refuse(node, refusal.NO_VOCABULARY)
    return _known(node, verb, scope)


def _known(node: Node, verb: str, scope: Scope) -> Done:
    done = scope.done.get(verb)
    if verb == "SACRIFICED" and verb not in scope.done and scope.sacrificed is not None:
        # 602.2b: what the cost was paid with was sacrificed this way, too.
        return Done(to=scope.sacrificed, as_it_was=True)
    if done is None:
        refuse(node, refusal.NO_ANTECEDENT if verb not in scope.done else refusal.AMBIGUOUS_ANTECEDENT)
    return done


_PLACES = {
    ("ADDED", Zone.HAND): "RETURNED",
    ("PUT_PART", Zone.GRAVEYARD): "MILLED",
    ("PUT_PART", Zone.HAND): "RETURNED",
}
"""What is said with a verb and a place, as the verb alone would say it."""


def _such(
    node: Node, found: Described, done: Done, *, yours: bool = False, by: PlayerReference | None = None
) -> ObjectReference:
    """Those of them that are so. As what it was a permanent is known only where it is kept as that; where the words say no more
    than the instruction did, all are meant."""
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.another or wanted.controller is not Relation.ANY or wanted.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    bare = Filter(types=wanted.types, subtypes=wanted.subtypes) == replace(wanted, zone=Zone.BATTLEFIELD)
    known = {str(one) for one in (*wanted.types, *wanted.subtypes)} <= done.called
    all_of_them = bare and (known or not (wanted.types or wanted.subtypes))
    if done.was is not None and not found.card and (yours or not all_of_them):
        done = replace(done, to=done.was, as_it_was=True)
    if (found.card and done.as_it_was) or (yours and not done.as_it_was):
        refuse(node, refusal.NO_VOCABULARY)
    if yours:
        # 608.2h: who controlled it is known of what is kept as it last was.
        return Among(done.to, replace(wanted, controller=Relation.YOU))
    if by is not None:
        return Among(done.to, replace(wanted, whose=by))
    if all_of_them:
        return done.to
    if not (found.card or done.as_it_was):
        refuse(node, refusal.NO_VOCABULARY)
    return Among(done.to, wanted)


def those_so(node: Node, scope: Scope, dative: bool) -> Spoken:
    """608.2c: 'le carte esiliate in questo modo': all that an instruction did so to, where it is known as what it is now."""
    said = next(node.nodes("done_so"))
    verb, number = next(said.words(*_WORDS)), "s" if node.has("EVERY") else "p"
    to, found, done = those_done_so(said, scope)
    zone = _NOW_IN.get(verb.kind)
    if verb.marks and not verb.marks.endswith(number):
        refuse(node, refusal.DISAGREES)
    if zone is None or done.as_it_was or to == done.was:
        refuse(node, refusal.NO_VOCABULARY)
    if found.card is not (zone is not Zone.BATTLEFIELD):
        refuse(node, refusal.NO_VOCABULARY)
    gender, plural = found.gender, None if node.has("EVERY") else True
    names = frozenset({"card" if found.card else "permanent"}) | found.called
    return Spoken(
        scope.mention(Mention(to=to, called=names, gender=gender, plural=plural, plural_verb=plural is True, zone=zone))
    )


_NOW_IN = {
    "EXILED": Zone.EXILE,
    "DISCARDED": Zone.GRAVEYARD,
    "MILLED": Zone.GRAVEYARD,
    "TAPPED": Zone.BATTLEFIELD,
}
"""Where what an instruction did something to is since then."""
