"""The parts of a paragraph of card text that can change places with their like, by the grammar's trees: for `benchmarks.crossing`.

Each has the place in which it stands, its role there, which its like must have too, and what kind of part it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import sentences
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node

_ANAPHORA = frozenset((
    "PRON", "CLITIC", "DATIVE", "THAT", "ITS", "OWN", "SOME_OF_THEM", "SOME_BEFORE", "AS_MANY", "THE_REST", "CHOSEN_AMONG",
    "ITSELF", "AS_MUCH_DAMAGE", "IN_THIS_WAY", "THE_COPY", "THAT_TARGET", "EACH_OF", "THAT_NUMBER", "THE_RESULT", "QUOTED",
    "X", "CHOSEN", "REVEALED", "TO_OWNERS_HAND", "SACRIFICED", "THE_DIFFERENCE", "DIFFERENCE", "EXCESS_DEALT_SO",
    "THAT_EXCESS", "DEVOURED", "AS_MUCH_AS_WAS_LOST", "THE_DEFENDER", "DEFENDING_PLAYERS", "OF_CHOSEN_TYPE",
    "OF_CHOSEN_COLOR", "OF_CHOICE_TYPE", "CHOSEN_COLOR", "THAT_COLOR", "OF_CHOSEN_NAME", "WAS_CAST", "HAVE_CAST_IT",
    "KICKED", "BARGAINED", "GIFT_PROMISED", "GIFT_NOT_PROMISED", "ESCAPED", "MADNESS_PAID", "EVIDENCE_COLLECTED",
    "TRIBUTE_NOT_PAID",
))  # fmt: skip
"""Words that speak of what was said before: a part that has one stays where it is."""
_TARGETS = frozenset(("TARGET", "TARGETS"))
_THINGS = {
    "PLAYER": "player", "OPPONENT": "player", "SPELL": "stack", "ABILITY": "stack", "CARD": "card", "SOURCE": "source",
    "TYPE": "object", "SUBTYPE": "object", "PERMANENT": "object", "TOKEN": "object",
}  # fmt: skip
_ALIKE = {
    "quantity": "amount", "per": "per", "duration": "duration", "condition": "condition", "event": "event", "step": "step",
    "tokens": "tokens", "counters": "counters", "abilities": "abilities", "life_amount": "life", "cards": "cards",
    "damage": "damage", "mana": "mana", "_payment": "payment", "act": "deed", "order": "order", "fact": "fact",
}  # fmt: skip
_TRANSPARENT = frozenset((
    "party", "effects", "clause", "act", "described", "continuous", "predicates", "triggered", "triggered_modal", "trigger",
))  # fmt: skip


class Part(NamedTuple):
    """A part of a sentence that may be exchanged: its role, the place it stands in, what kind of part it is, and its words."""

    role: str
    slot: str
    kind: str
    first: int
    behind: int


def parts(words: Sequence[Lexeme], *, spell: bool) -> Iterator[Part]:
    """The parts of a paragraph by the trees of its cost and its sentences; ``spell``: whether it is of an instant or a sorcery."""
    at = {id(one): n for n, one in enumerate(words)}
    colon = next((n for n, one in enumerate(words) if one.kind == "COLON"), None)
    if colon is not None:
        yield from _of_tree(_tree(words[:colon], "cost"), at)
    for sentence in sentences(words[(colon + 1 if colon is not None else 0) :]):
        first = sentence[0].kind
        starts = (
            ("triggered",)
            if first in ("WHEN", "AT_BEGINNING")
            else ("effects",)
            if spell or colon
            else ("static", "effects")
        )
        for start in starts:
            trees = _tree(sentence, start)
            if trees:
                yield from _of_tree(trees, at)
                break


def _tree(words: Sequence[Lexeme], start: str) -> list[Node]:
    try:
        return readings(words, start)
    except Refusal:
        return []


def _of_tree(trees: Sequence[Node], at: dict[int, int]) -> Iterator[Part]:
    """The parts that all readings of a sentence have."""
    several = [{(part.role, part.first, part.behind): part for part in _within(tree, (), at)} for tree in trees]
    if several:
        for key, part in several[0].items():
            if all(key in others for others in several[1:]):
                yield part


def _leaves(node: Node) -> list[Lexeme]:
    found: list[Lexeme] = []
    for child in node.children:
        found += _leaves(child) if isinstance(child, Node) else [child]
    return found


def _within(node: Node, above: tuple[str, ...], at: dict[int, int]) -> Iterator[Part]:
    leaves = _leaves(node)
    places = [at[id(one)] for one in leaves if id(one) in at]
    role = _role(node, leaves)
    if role and places and len(places) == len(leaves) and max(places) - min(places) + 1 == len(places):
        yield Part(role, _slot(above), _kind(node), min(places), max(places) + 1)
    inner = (*above, node.kind)
    for child in node.nodes():
        yield from _within(child, inner, at)


def _slot(above: tuple[str, ...]) -> str:
    kept = [one for one in above if one not in _TRANSPARENT]
    return ">".join(kept[-2:]) or ">".join(above[-1:])


def _role(node: Node, leaves: Sequence[Lexeme]) -> str:
    if node.kind != "party":
        plain = "payment" if node.kind.endswith("_payment") else _ALIKE.get(node.kind, "")
        told = plain and not any(one.kind in _ANAPHORA for one in leaves)
        return f"{plain}{_person(node, leaves)}" if told else ""
    described = node.node("described")
    if described is None or any(one.kind in _ANAPHORA for one in leaves):
        return ""
    kinds = {one.kind for one in leaves}
    nouns = [one for one in leaves if one.kind in _THINGS]
    if not nouns:
        return ""
    noun = nouns[0]
    things = {_THINGS[one.kind] for one in _nouns(described)}
    thing = "+".join(sorted(things))
    places = sorted(str(one.value) for one in leaves if one.kind == "PLACE")
    how = (
        "target"
        if kinds & _TARGETS
        else {"one": "one", "every": "all", "all": "all", "the": "all"}.get(_determiner(described), "some")
    )
    return f"{how} {thing}{' ' + places[0] if places else ''} {noun.marks}"


def _person(node: Node, leaves: Sequence[Lexeme]) -> str:
    """What a deed, a payment or a fact has to agree with: the moods of its verb, or that it has a subject of its own."""
    if _ALIKE.get(node.kind) not in ("deed", "condition", "fact") and not node.kind.endswith("_payment"):
        return ""
    first = leaves[0]
    if first.kind.startswith("V_"):
        return f" {'/'.join(sorted(first.moods))}"
    return f" {first.kind}" if first.kind.endswith("SYMBOL") or first.kind in ("NOT", "SELF") else " of its own"


def _nouns(described: Node) -> list[Lexeme]:
    """The nouns that say what is meant, without those in what is said of them."""
    found: list[Lexeme] = []

    def walk(node: Node) -> None:
        if node.kind in ("modifier", "after"):
            return
        for child in node.children:
            if isinstance(child, Node):
                walk(child)
            elif child.kind in _THINGS:
                found.append(child)

    walk(described)
    return found


def _determiner(described: Node) -> str:
    determiner = described.node("determiner")
    inner = determiner.node() if determiner is not None else None
    return inner.kind if inner is not None else ""


def _kind(node: Node) -> str:
    """What kind of part it is: a noun phrase by its determiner and what is said of it, anything else by its words' kinds."""
    if node.kind != "party":
        return _shape(node)
    described = node.node("described")
    assert described is not None
    said_of_it: list[str] = []

    def walk(one: Node) -> None:
        for child in one.nodes():
            if child.kind == "modifier":
                inner = child.node()
                said_of_it.append(inner.kind if inner is not None else child.shape[0])
            elif child.kind == "several":
                said_of_it.append("several")
                walk(child)
            else:
                walk(child)

    walk(described)
    return " ".join((_determiner(described), *sorted(set(said_of_it) - {"TARGET", "TARGETS"})))


def _shape(node: Node, depth: int = 2) -> str:
    inner = [
        _shape(child, depth - 1) if isinstance(child, Node) and depth else child.kind
        for child in node.children
        if isinstance(child, Node) or child.kind not in ("COMMA", "THE", "ONE")
    ]
    return f"{node.kind}({' '.join(inner)})" if inner else node.kind
