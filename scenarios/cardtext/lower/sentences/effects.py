"""608.2c: a sentence of instructions: its clauses in the order written, each by what kind of clause it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import EventAmount, ManaValueOf, PowerOf, ToughnessOf, X
from engine.cards.abilities.references import DefendingPlayer, Remembered, Target, This
from engine.words.record import within
from engine.words.terms import CardType, Term, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.damage_this_turn import next_changed, next_redirected, redirected_now
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.for_a_turn import entering_tapped_now, entering_with_now, not_countered_now
from scenarios.cardtext.lower.from_outside import from_outside
from scenarios.cardtext.lower.going_elsewhere import buried_exiled, dies_exiled, leaves_exiled
from scenarios.cardtext.lower.hindering import costs_for_a_time, next_spell, not_prevented
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.payments import to_be_paid
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.sentences.acting import one_act
from scenarios.cardtext.lower.sentences.conditional import act_each_if, act_if, conditional
from scenarios.cardtext.lower.sentences.for_each import for_each
from scenarios.cardtext.lower.sentences.joined import clauses_of, linked, no_more_exceptions
from scenarios.cardtext.lower.sentences.meanwhile import during
from scenarios.cardtext.lower.sentences.next_step import at_next, not_chosen_yet
from scenarios.cardtext.lower.sentences.permitted import permitted
from scenarios.cardtext.lower.sentences.who_does import Sentence
from scenarios.cardtext.lower.shields import next_damage
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node


def effects(node: Node, scope: Scope) -> Effects:
    """The instructions of a node of kind 'effects'."""
    where = node.node("where")
    if where is not None and scope.x == X() == scope.as_many and _of_the_cost(where):
        where = None
    if where is not None:
        if scope.x not in (None, EventAmount()):
            refuse(where, refusal.AMBIGUOUS)
        scope.x = None
        _define_x(node, where, scope)
    sentence = Sentence(scope)
    linked(node)
    no_more_exceptions(node)
    made = _by_color(node, _by_type(node, _inside(node, sentence)), scope)
    if where is not None:
        scope.x_said = scope.x if isinstance(scope.x, PowerOf | ToughnessOf | ManaValueOf) else None
        scope.x = None
    return made


_TYPES_CHOSEN = {
    "OF_CHOICE_TYPE": CardType.CREATURE, "CHOICE_CREATURE_TYPE": CardType.CREATURE, "CHOICE_LAND_TYPE": CardType.LAND,
}  # fmt: skip


def _by_type(node: Node, made: Effects) -> Effects:
    """205.3e, 608.2d: 'le creature di un tipo a tua scelta': the type is chosen first, and the sentence is about that."""
    said = {_TYPES_CHOSEN[word.kind] for word in node.every_word() if word.kind in _TYPES_CHOSEN}
    if not said:
        return made
    if len(said) > 1:
        refuse(node, refusal.NO_VOCABULARY)
    (of,) = said
    return (ChooseType(of=of, basic=of is CardType.LAND, then=made),)


def _by_color(node: Node, made: Effects, scope: Scope) -> Effects:
    """105.4, 608.2d: 'tutte le creature di un colore a tua scelta': the colour is chosen first, as the type is; it is no part of
    what a target must be, which is announced before (601.2c)."""
    if not any(one.kind == "of_chosen" and one.has("OF_CHOICE_COLOR") for one in node.every_node()):
        return made
    if any(part.chosen_color for part in within(tuple(scope.targets)) if isinstance(part, Filter)):
        refuse(node, refusal.NO_VOCABULARY)
    return (ChooseTerm(what=Term.COLOR, then=made),)


def _of_the_cost(where: Node) -> bool:
    """107.3a: 'dove X è il numero di segnalini rimossi in questo modo', where that is what was announced for the cost."""
    number = next(where.nodes("quantity")).node("number_of")
    return number is not None and next(number.nodes("counted")).node("taken_so") is not None


def _define_x(node: Node, where: Node, scope: Scope) -> None:
    """107.3i: 'dove X è ...'. It may speak of a target that the sentence names before, never of what the sentence makes."""
    try:
        amounts.define_x(where, scope)
        _not_of_the_subject(node, where, scope)
    except Refusal as why:
        if why.reason != refusal.NO_ANTECEDENT:
            raise
        heard = scope.fork()
        heard.x = X()
        sentence = Sentence(heard)
        _inside(node, sentence)
        # Of what the sentence moves only what it was is known before that, unless X is said of nothing before it.
        first = any(word.kind == "X" for word in next(node.nodes("clause")).every_word())
        heard.mentions = [
            one
            for one in heard.mentions
            if isinstance(one.to, Target | DefendingPlayer)
            or isinstance(one.was, Target)
            or (not first and one.zone is Zone.EXILE and isinstance(one.to, Remembered))
        ]
        itself = None if heard.mentions else _itself(node)
        if itself is not None:
            heard.subject = spoken(itself, heard).mention
        amounts.define_x(where, heard)
        scope.x = heard.x


def _not_of_the_subject(node: Node, where: Node, scope: Scope) -> None:
    """608.2c: 'un'altra creatura bersaglio prende +X/+X, dove X è la sua forza': of what was spoken of before, or of the creature
    that this sentence is about: nobody knows."""
    party, of = _subject_of(node), getattr(scope.x, "of", None)
    if party is None or not any(word.kind == "ITS" for word in where.every_word()):
        return
    if not isinstance(scope.x, PowerOf | ToughnessOf | ManaValueOf):
        return
    another = party.only.kind == "own" and of != This()
    if another or (party.only.kind == "described" and described(party.only).objects is not None):
        refuse(where, refusal.AMBIGUOUS_ANTECEDENT)


def _itself(node: Node) -> Node | None:
    """The source, where the one thing that is done is done by it or is said of it: 'la Sentinella prende +X/+X'."""
    party = _subject_of(node)
    return party if party is not None and party.only.kind == "own" else None


def _subject_of(node: Node) -> Node | None:
    """Who does the one thing that is done, or of what it is said."""
    clauses = list(clauses_of(node))
    only = clauses[0].only if len(clauses) == 1 else None
    acts = list(only.nodes("act")) if only is not None and only.kind == "during" else [only]
    subject = acts[0].node("subject") if len(acts) == 1 and acts[0] is not None and acts[0].kind == "act" else None
    return None if subject is None else subject.node("party")


def _inside(node: Node, sentence: Sentence) -> Effects:
    """The instructions of all clauses in a node."""
    return tuple(one for clause in clauses_of(node) for one in _clause(clause, sentence))


def _clause(node: Node, sentence: Sentence) -> Effects:
    inner = node.only
    match inner.kind:
        case "act":
            return one_act(inner, sentence)
        case "may":
            return permitted(inner, sentence)
        case "conditional":
            return conditional(inner, sentence, _inside)
        case "at_next":
            linked(inner)
            word = next(inner.words("NEXT_TIME"))
            before = sentence.scope.fork()
            acts, asked = list(inner.nodes("act")), inner.node("act_if")
            if asked is not None and asked.node("may") is None and next(asked.nodes("act")).has("NEXT_TIME"):
                refuse(asked, refusal.UNEXPECTED)
            if len(acts) == 1 and acts[0].node("pay") is not None:
                return (at_next(word, (to_be_paid(acts[0], sentence.scope),)),)
            made = tuple(one for act in acts for one in one_act(act, sentence))
            made = made if asked is None else act_if(asked, sentence)
            sentence.scope.not_moved_yet(before)
            not_chosen_yet(made, sentence.scope)
            return (at_next(word, made),)
        case "during":
            return during(inner, sentence)
        case name if name in _SET_UP:
            return _SET_UP[name](inner, sentence.scope)
        case "act_if":
            return act_if(inner, sentence)
        case "act_each_if":
            return act_each_if(inner, sentence)
        case "for_each":
            return for_each(inner, sentence, _inside)
        case _:
            refuse(inner, refusal.NO_VOCABULARY)


_SET_UP: Mapping[str, Callable[[Node, Scope], Effects]] = {
    one.__name__: one
    for one in (
        dies_exiled,
        leaves_exiled,
        buried_exiled,
        not_prevented,
        next_damage,
        next_changed,
        redirected_now,
        next_redirected,
        costs_for_a_time,
        next_spell,
        entering_tapped_now,
        entering_with_now,
        not_countered_now,
        from_outside,
    )
}
"""611.1, 614, 615: sentences that set up what lasts or waits, each lowered by the function of its name."""
