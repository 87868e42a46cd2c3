"""601.2b, 702.33d: conditions about the costs that were paid, and with what."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import Among, Remembered
from engine.cards.keywords.parts import PAID_WITH
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.what_it_is import state_of_object
from scenarios.cardtext.lower.what_it_was import is_past
from scenarios.cardtext.tree import Node


def was_paid(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """702.33d: 'se è stato potenziato', said of the source."""
    word = next(node.words(*PAID_FOR))
    itself = node.node("own")
    if word.form.endswith(" di") is not (itself is not None) or (of is not None and of.only.only.kind != "own"):
        refuse(node, refusal.NO_VOCABULARY)
    said_of_it = scope.subject is not None and scope.subject.own
    other_spell = any(one.zone is Zone.STACK and not one.own for one in scope.mentions)
    said_of_it = said_of_it or (scope.source.spell and scope.subject is None and not other_spell)
    if of is None and itself is None and not said_of_it and not node.has("EVIDENCE_COLLECTED"):
        refuse(node, refusal.NO_ANTECEDENT)
    if scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    symbols = "".join(one.form for one in node.words("SYMBOL"))
    return c.Paid(f"{PAID_FOR[word.kind]} {symbols}" if symbols else PAID_FOR[word.kind])


def that_cost_paid(node: Node, scope: Scope) -> c.Condition:
    """118.9, 607.2: 'se è stato pagato il costo {1}{G}': the one that the text lets be paid rather than its mana cost."""
    symbols = "".join(one.form for one in node.words("SYMBOL"))
    said = any(f"{pay} {symbols} {rather} " in scope.source.words for pay, rather in _PAY_RATHER)
    if not said or scope.source.quoted or not scope.source.spell:
        refuse(node, refusal.NO_ANTECEDENT)
    paid = c.Paid("instead")
    return c.Not(paid) if node.has("NOT") else paid


_PAY_RATHER = (("uoi pagare", "invece di pagare"), ("may pay", "rather than pay"))

PAID_FOR = {
    "KICKED": "kicker",
    "BARGAINED": "bargain",
    "WITH_TEAMWORK": "teamwork",
    "MADNESS_PAID": "madness",
    "EVIDENCE_COLLECTED": "evidence",
    "WAS_FORETOLD": "foretold",
}
"""601.2b: the name of the cost that was paid; of several kickers the mana tells them apart (702.33f)."""


def escaped(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """702.138b: that it was cast for its escape cost, said of the source."""
    itself = scope.subject is not None and scope.subject.own if of is None else of.only.only.kind == "own"
    if not itself or scope.source.quoted:
        refuse(node, refusal.NO_ANTECEDENT)
    return c.Not(c.Paid("escape")) if node.has("NOT") else c.Paid("escape")


def sacrificed_so(node: Node, scope: Scope) -> c.Condition:
    """601.2h, 608.2h: 'se la creatura sacrificata era un Umano': what a cost was paid with, as it last was."""
    if scope.sacrificed is None or next(node.words("SACRIFICED")).marks.endswith("p"):
        refuse(node, refusal.NO_ANTECEDENT)
    return c.Is(scope.sacrificed, state_of_object(node, Mention(to=scope.sacrificed)))


def card_gone_so(node: Node, scope: Scope) -> c.Condition:
    """608.2h: 'se la carta scartata era una carta terra': the one card that was given up, as it last was, wherever it is now."""
    verb, past = next(node.words("DISCARDED", "EXILED")), next(node.words("V_BE"))
    done = scope.done.get(verb.kind)
    known = [] if done is None else [one for one in scope.mentions if one.to == done.to and one.plural is False]
    if done is None or not known or not is_past(past) or verb.marks.endswith("p"):
        refuse(node, refusal.NO_ANTECEDENT)
    if verb.kind == "EXILED" and done.to != Remembered(PAID_WITH):
        # What an instruction exiled is spoken of as the card that it is now.
        refuse(node, refusal.NO_ANTECEDENT)
    one_of_them = Bounds(least=1)
    such = c.Within(CountOf(Among(done.to, state_of_object(node, known[0])), gone=True), one_of_them)
    if not node.has("NOT"):
        return such
    # Where nothing was given up, nothing was otherwise either.
    return c.AllOf((c.Within(CountOf(done.to, gone=True), one_of_them), c.Not(such)))
