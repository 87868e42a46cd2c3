"""603.5: what somebody may be made to do or to become: 'puoi far pescare una carta a un giocatore bersaglio'."""

from __future__ import annotations

from collections.abc import Callable

from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.deeds.fighting_now import made_to_block
from scenarios.cardtext.lower.deeds.table import DEEDS
from scenarios.cardtext.lower.doing import Doer, Effects, verb_of
from scenarios.cardtext.lower.lasting import continuous
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.parties import object_of, spoken
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node

_CAUSED = ("draw", "discard", "gain_life", "lose_life", "mill", "sacrifice")
"""Deeds whose words have no 'a' of their own, so that the one behind them says who does it."""


def _caused(node: Node, scope: Scope) -> Effects:
    """'Puoi far pescare una carta a un giocatore bersaglio': the party behind 'a' does it."""
    first = node.node("caused_first")
    if first is not None:
        return _caused_first(first, scope)
    if node.node("whole_place") is not None:
        return _caused_to_mill(node, scope)
    deed, party = node.nodes()
    if deed.kind not in _CAUSED:
        refuse(node, refusal.NO_VOCABULARY)
    if "inf" not in next(node.words("V_DO")).moods or "inf" not in verb_of(deed).moods:
        refuse(node, refusal.DISAGREES)
    found = spoken(party, scope, dative=True)
    return (*found.before, *DEEDS[deed.kind](deed, scope, Doer(found.mention)))


def _caused_first(node: Node, scope: Scope) -> Effects:
    """'Puoi far perdere a un giocatore bersaglio punti vita pari al numero di ...': who, before how much."""
    verb, party, amount = (
        next(node.words("V_LOSE", "V_GAIN")),
        next(node.nodes("party")),
        next(node.nodes("life_amount")),
    )
    if any("inf" not in word.moods for word in (next(node.words("V_DO")), verb)):
        refuse(node, refusal.DISAGREES)
    found = spoken(party, scope, dative=True)
    kind = "lose_life" if verb.kind == "V_LOSE" else "gain_life"
    return (*found.before, *DEEDS[kind](Node(kind, (verb, amount), node.start, node.end), scope, Doer(found.mention)))


def _caused_to_mill(node: Node, scope: Scope) -> Effects:
    """701.17a: 'puoi far mettere nel cimitero di un avversario bersaglio le prime cinque carte del suo grimorio'."""
    place, first = next(node.nodes("whole_place")), next(node.nodes("first_cards"))
    if any("inf" not in word.moods for word in node.words("V_DO", "V_PUT")) or first.node("own_place") is None:
        refuse(node, refusal.DISAGREES)
    if next(place.words("PLACE")).value is not Zone.GRAVEYARD:
        refuse(place, refusal.NO_VOCABULARY)
    found = spoken(next(place.nodes("party")), scope)
    own_place = next(first.nodes("own_place"))
    into = replace(own_place, children=tuple(
        replace(word, value=Zone.GRAVEYARD) if isinstance(word, Lexeme) and word.kind == "PLACE" else word
        for word in own_place.children
    ))  # fmt: skip
    mill = Node("mill", (next(node.words("V_PUT")), first, into), node.start, node.end)
    return (*found.before, *DEEDS["mill"](mill, scope, Doer(found.mention)))


def _made_to_get(node: Node, scope: Scope) -> Effects:
    """'Puoi far prendere +1/+0 a una creatura bersaglio fino alla fine del turno'."""
    if "inf" not in next(node.words("V_DO")).moods or "inf" not in verb_of(next(node.nodes("predicates"))).moods:
        refuse(node, refusal.DISAGREES)
    found = object_of(next(node.nodes("party")), scope, dative=True)
    predicates, until = next(node.nodes("predicates")), next(node.nodes("duration"))
    clause = Node("continuous", (predicates, until, *node.nodes("per")), node.start, node.end)
    return (*found.before, *continuous(clause, scope, found.mention))


def _one_made_to(node: Node, party: Node | None, scope: Scope) -> Spoken:
    """Who is made to do something: the party that is said, or 'farla', 'farle', 'farlo'."""
    if any("inf" not in word.moods for word in node.words("V_DO", "V_DEAL", "V_BECOME")):
        refuse(node, refusal.DISAGREES)
    if party is not None:
        return object_of(party, scope)
    word = next(node.words("CLITIC"))
    marks = "fs" if word.form == "le" and node.has("V_DEAL") else word.marks
    return Spoken(scope.nearest(word, lambda one: not one.player and one.agrees(marks)))


def _made_to_deal(node: Node, scope: Scope) -> Effects:
    """'Puoi far infliggere dalla Sentinella 2 danni a un giocatore bersaglio', 'puoi farle infliggere 2 danni a ...'."""
    causer = node.node("causer")
    source = _one_made_to(node, None if causer is None else causer.only, scope)
    damage, party = next(node.nodes("damage")), next(node.nodes("party"))
    before, scope.subject = scope.subject, source.mention
    clause = Node("deal", (next(node.words("V_DEAL")), damage, party), node.start, node.end)
    made = (*source.before, *DEEDS["deal"](clause, scope, Doer(source.mention)))
    scope.subject = before
    return made


def _made_to_become(node: Node, scope: Scope) -> Effects:
    """'Puoi far diventare la Sentinella una creatura Drago 4/4 fino alla fine del turno', 'una copia di un artefatto'."""
    found = _one_made_to(node, node.node("party"), scope)
    verb, became, copied = next(node.words("V_BECOME")), node.node("became"), node.node("copied")
    # The plain form of an English verb may be that of 'they become', too.
    verb = replace(verb, moods=frozenset({"inf"}))
    if became is not None:
        what = Node("becomes", (verb, *became.children), node.start, node.end)
    else:
        assert copied is not None
        what = Node("becomes_copy", (verb, copied.only, *node.nodes("copied_but")), node.start, node.end)
    predicates = Node("predicates", (what,), node.start, node.end)
    clause = Node("continuous", (predicates, *node.nodes("duration")), node.start, node.end)
    return (*found.before, *continuous(clause, scope, found.mention))


def _made_to_have_life(node: Node, scope: Scope) -> Effects:
    """119.5: 'puoi far diventare i tuoi punti vita pari al numero di creature che controlli'."""
    if any("inf" not in word.moods for word in node.words("V_DO", "V_BECOME")):
        refuse(node, refusal.DISAGREES)
    of_it = frozenset(("3s", "3p"))
    words = (
        replace(one, moods=of_it) if isinstance(one, Lexeme) and one.kind == "V_BECOME" else one
        for one in node.children
    )
    return DEEDS["set_life"](Node("set_life", tuple(words)[1:], node.start, node.end), scope, Doer(own(scope)))


def _made_to_fight(node: Node, scope: Scope) -> Effects:
    """701.14: 'puoi farla lottare con una creatura bersaglio che non controlli'."""
    if "inf" not in next(node.words("V_DO")).moods or "inf" not in next(node.words("V_FIGHT")).moods:
        refuse(node, refusal.DISAGREES)
    clitic, causer = node.word("CLITIC"), node.node("causer")
    if causer is not None:
        first = object_of(next(causer.nodes("party")), scope)
    else:
        assert clitic is not None
        first = Spoken(scope.nearest(clitic, lambda one: not one.player and one.agrees(clitic.marks)))
    if first.before:
        refuse(node, refusal.NO_VOCABULARY)
    with_whom = tuple(one for one in node.children if one is not causer and one is not clitic and one.kind != "V_DO")
    return DEEDS["fight"](Node("fight", with_whom, node.start, node.end), scope, Doer(first.mention))


MADE_TO: dict[str, Callable[[Node, Scope], Effects]] = {
    "causative": _caused,
    "causing": _made_to_get,
    "causing_deal": _made_to_deal,
    "causing_become": _made_to_become,
    "causing_total": _made_to_have_life,
    "causing_fight": _made_to_fight,
    "causing_block": made_to_block,
}
"""603.5: what somebody may be made to do, or to become."""
