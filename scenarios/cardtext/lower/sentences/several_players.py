"""608.2f: what several players do by one sentence: you and another one, or each of whom something is so."""

from __future__ import annotations

from engine.cards.abilities.choices import ForEach, If
from engine.cards.abilities.references import EachPlayer, One
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.deeds.table import DEEDS
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, subject, verb_of
from scenarios.cardtext.lower.mentioned import YOU
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.sentences.who_does import Sentence
from scenarios.cardtext.tree import Node

_EACH_BY_THEMSELVES = ("draw", "gain_life", "lose_life", "mill", "create", "obtain")


def _of_one_player(deed: Node, lower: Deed, scope: Scope) -> Effects:
    """608.2f: what each player does, as the one that it has come to."""
    before, subject_before = scope.mentions, scope.subject
    one = Mention(to=One(), called=frozenset({"player"}), gender="m", player=True)
    scope.mentions = [*(said for said in before if not said.player), one]
    scope.subject = one
    made = lower(deed, scope, Doer(one))
    scope.mentions, scope.subject = before, subject_before
    return made


def you_and(node: Node, deed: Node, sentence: Sentence) -> Effects:
    """608.2c: 'tu e quel giocatore pescate una carta': you first, then the other one."""
    scope, moods = sentence.scope, verb_of(deed).moods
    if deed.kind == "continuous":
        return _you_and_objects(node, deed, sentence)
    if deed.kind not in _EACH_BY_THEMSELVES or not ({"2p"} <= moods or {"2s", "3p"} <= moods):
        refuse(node, refusal.NO_VOCABULARY)
    other = subject(next(node.nodes("party")), scope)
    if not other.mention.player or other.mention.plural is not False or other.before or other.you:
        refuse(node, refusal.NO_VOCABULARY)
    known = len(scope.targets)
    made = tuple(one for doer in (Doer(YOU), other) for one in DEEDS[deed.kind](deed, scope, doer))
    if len(scope.targets) > known:
        refuse(node, refusal.NO_VOCABULARY)
    sentence.doer, sentence.before = None, deed.kind
    return made


def _you_and_objects(node: Node, deed: Node, sentence: Sentence) -> Effects:
    """613.10: 'tu e i permanenti che controlli guadagnate anti-malocchio': you have it, and they do."""
    scope, moods = sentence.scope, verb_of(deed).moods
    other = subject(next(node.nodes("party")), scope)
    if other.mention.player or not ({"2p"} <= moods or {"2s", "3p"} <= moods):
        refuse(node, refusal.NO_VOCABULARY)
    made = (
        *DEEDS[deed.kind](deed, scope, Doer(YOU)),
        *other.before,
        *DEEDS[deed.kind](deed, scope, replace(other, before=())),
    )
    sentence.doer, sentence.before = None, deed.kind
    return made


def each_such(node: Node, deed: Node, sentence: Sentence) -> Effects:
    """608.2f: 'Ogni giocatore che controlla un artefatto pesca una carta'."""
    scope = sentence.scope
    if deed.kind not in _EACH_BY_THEMSELVES or "3s" not in verb_of(deed).moods:
        refuse(node, refusal.NO_VOCABULARY)
    fact = next(node.nodes("fact"))
    if fact.node("subject_of_fact") is not None:
        refuse(fact, refusal.UNEXPECTED)
    word = next(node.words("PLAYER", "OPPONENT"))
    that = Lexeme("THAT", "quel", word.start, word.start, None, "ms")
    person = Node(
        "party", (Node("that", (that, replace(word, kind="PLAYER")), word.start, word.end),), word.start, word.end
    )
    asked = replace(fact, children=(Node("subject_of_fact", (person,), word.start, word.end), *fact.children))
    tried = scope.fork()
    one = Mention(to=One(), called=frozenset({"player"}), gender="m", player=True)
    tried.mentions = [*(said for said in scope.mentions if not said.player), one]
    tried.subject = one
    such = condition(Node("condition", (asked,), fact.start, fact.end), tried)
    made = _of_one_player(deed, DEEDS[deed.kind], scope)
    of = EachPlayer(Relation.OPPONENT if word.kind == "OPPONENT" else Relation.ANY)
    sentence.doer = Doer(Mention(to=of, called=one.called, gender="m", plural=None, player=True))
    sentence.before = deed.kind
    return (ForEach(of=of, do=(If(condition=such, then=made),)),)
