"""702: one keyword of a line of keyword abilities, with its number, cost or quality."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Cost, Keyword
from scenarios.cardtext import refusal
from scenarios.cardtext.cleft import CLEAVE
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.costs import cost
from scenarios.cardtext.lower.keywords import (
    affinity,
    alone,
    devour,
    enchant,
    enchant_one,
    from_qualities,
    keyword_abilities,
    landwalk,
    of_quality,
)
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def keyword_item(node: Node, scope: Scope, text: str) -> tuple[Ability, ...]:
    """The abilities of one keyword. Raises Refusal for one that the engine does not have."""
    word = next(node.words("KEYWORD"))
    rest = node.node("keyword_rest")
    if word.value == CLEAVE and not scope.source.cleft:
        refuse(node, refusal.UNKNOWN_KEYWORD)
    if rest is None:
        return keyword_abilities(word, text)
    lands = rest.node("of_lands")
    if lands is not None:
        return (landwalk(word, lands, text),)
    said = rest.node("described")
    if word.value == "enchant" and said is not None:
        return (enchant_one(word, said, text),)
    of_which = rest.node("with_materials", "onto", "of_quality", "from_quality")
    if of_which is not None or rest.node("described") is not None or (rest.node("nominal") and rest.has("SYMBOL")):
        return (_of_quality(word, of_which or rest, text, scope),)
    qualities, nominal, alternative = rest.node("from_qualities"), rest.node("nominal"), rest.node("cost")
    bare = rest.node("life_payment")
    if bare is not None:
        alternative = Node("cost", (bare,), bare.start, bare.end)
    if qualities is not None:
        return from_qualities(word, list(qualities.nodes("quality")), scope)
    if nominal is not None and rest.has("NUM"):
        return (devour(word, nominal, int(str(next(rest.words("NUM")).value)), text),)
    if nominal is not None:
        if rest.has("WITH"):
            return (affinity(word, nominal, text),)
        if word.value != "enchant":
            refuse(node, refusal.UNKNOWN_KEYWORD)
        return (enchant(word, nominal, text),)
    if alternative is not None:
        return keyword_abilities(word, text, cost=cost(alternative, scope))
    number = rest.word("NUM")
    if rest.has("AND_OR"):
        return _both_of(word, rest, text)
    if rest.has("OR"):
        return keyword_abilities(word, text, cost=Cost(mana=_either_of(word, rest)))
    if rest.has("SYMBOL"):
        value = None if number is None else int(str(number.value))
        return keyword_abilities(word, text, value, Cost(mana=mana_cost(rest)))
    if number is None:
        refuse(node, refusal.UNEXPECTED)
    return keyword_abilities(word, text, int(str(number.value)))


def _of_quality(word: Lexeme, node: Node, text: str, scope: Scope) -> Keyword:
    """A keyword that says of what it speaks, with mana or another cost behind that."""
    paid = node.node("cost")
    mana = Cost(mana=mana_cost(node)) if node.has("SYMBOL") else None
    if word.value == "champion" and not node.has("FOR"):
        refuse(node, refusal.UNKNOWN_KEYWORD)
    return of_quality(word, node, text, mana if paid is None else cost(paid, scope))


def _both_of(word: Lexeme, node: Node, text: str) -> tuple[Ability, ...]:
    """702.33b: 'potenziamento {R} e/o {W}': two kickers, either of which may be paid."""
    if word.value != "kicker":
        refuse(node, refusal.UNKNOWN_KEYWORD)
    at = next(n for n, one in enumerate(node.children) if isinstance(one, Lexeme) and one.kind == "AND_OR")
    halves = (node.children[:at], node.children[at + 1 :])
    costs = ("".join(one.form for one in half if isinstance(one, Lexeme)) for half in halves)
    return tuple(found for each in costs for found in keyword_abilities(word, text, cost=Cost(mana=each)))


def _either_of(word: Lexeme, node: Node) -> str:
    """702.24a, 107.4e: 'mantenimento cumulativo {G} o {W}': for each counter the one or the other, as a hybrid symbol is paid."""
    first, second = (one.form.strip("{}") for one in node.words("SYMBOL"))
    if word.value != "cumulative upkeep" or not {first, second} <= set("WUBRG") or first == second:
        refuse(node, refusal.UNKNOWN_KEYWORD)
    apart = "WUBRG".index(second) - "WUBRG".index(first)
    # Hybrid symbols are printed so that the second colour is one or two further round the circle.
    return f"{{{first}/{second}}}" if apart % 5 in (1, 2) else f"{{{second}/{first}}}"


_BEGINS = ("WHEN", "AT_BEGINNING", "AS_IT_ENTERS", "AS_LONG_AS")


def sentence_behind_keywords(found: Sequence[Lexeme]) -> int:
    """Where a sentence begins behind keywords that need nothing more, in whose line a break was lost in print; 0 where none does:
    'Difensore Quando ...', 'Vacuità {2}, Metti ...: ...'.
    """
    at = 0
    while at < len(found) and found[at].kind == "KEYWORD" and alone(str(found[at].value)):
        at += 1
        if at + 1 < len(found) and found[at].kind == "COMMA" and found[at + 1].kind == "KEYWORD":
            at += 1
    if not at or at == len(found) or found[at - 1].kind == "COMMA":
        return 0
    cost = found[at].kind in ("SYMBOL", "TAP_SYMBOL") and any(one.kind == "COLON" for one in found[at:])
    return at if cost or found[at].kind in _BEGINS else 0
