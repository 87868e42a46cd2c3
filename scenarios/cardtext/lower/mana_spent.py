"""601.2h: how much mana was spent to cast a spell, of which colours, and of how many."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.quantities import ColorsSpent, ManaOfColorSpent, ManaSpentOn
from engine.words.terms import Color, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.parties import known_object
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def spent_so(node: Node, scope: Scope) -> c.Condition:
    """'Se è stato speso {G}{G} per lanciarla', 'sono stati spesi almeno tre mana verdi', 'non è stato speso mana'."""
    of = _spell(node, scope)
    symbols, number = list(node.words("SYMBOL")), node.word("NUM")
    if not symbols and not node.has("COLOR", "OF_SAME_COLOR"):
        least = 1 if number is None else int(str(number.value))
        return c.Within(ManaSpentOn(of.to), Bounds(least=least))  # type: ignore[arg-type]
    if not of.own:
        refuse(node, refusal.NO_VOCABULARY)
    if symbols:
        return _symbols(node)
    assert number is not None
    color = node.word("COLOR")
    colors = tuple(Color) if color is None else (color.value,)
    return c.Within(ManaOfColorSpent(colors), Bounds(least=int(str(number.value))))  # type: ignore[arg-type]


def _symbols(node: Node) -> c.Condition:
    """107.4: so many symbols of a colour are so much mana of it."""
    said = [word.form.strip("{}") for word in node.words("SYMBOL")]
    if any(symbol not in {*Color} for symbol in said):
        refuse(node, refusal.NO_VOCABULARY)
    each = [c.Within(ManaOfColorSpent((Color(one),)), Bounds(least=said.count(one))) for one in dict.fromkeys(said)]
    return each[0] if len(each) == 1 else c.AllOf(tuple(each))


def colors_spent(node: Node, scope: Scope) -> ColorsSpent | ManaSpentOn:
    """601.2h, 702.44a: 'per ogni colore di mana speso per lanciarla', 'il mana speso per lanciare quella magia'."""
    of = _spell(node, scope)
    if node.has("MANA"):
        return ManaSpentOn(of.to)  # type: ignore[arg-type]
    if not of.own:
        refuse(node, refusal.NO_VOCABULARY)
    return ColorsSpent()


def _spell(node: Node, scope: Scope) -> Mention:
    """Which spell it was spent on: the source, or another one that is on the stack."""
    party = next(node.nodes("party"))
    if scope.source.quoted or party.only.kind not in ("own", "pronoun", "that"):
        refuse(party, refusal.NO_VOCABULARY)
    if party.only.kind == "own":
        return own(scope)
    if party.only.kind == "that":
        found = known_object(party, scope)
    else:
        word = next(party.only.words("CLITIC", "PRON"))
        about = scope.subject
        if about is not None and about.own and not about.player:
            return about
        spoken = [one for one in scope.mentions if not one.player and one.agrees(word.marks)]
        if not spoken:
            return own(scope)
        found = scope.nearest(word, lambda one: not one.player and one.agrees(word.marks))
    if not found.own and found.zone is not Zone.STACK:
        refuse(party, refusal.NO_VOCABULARY)
    return found
