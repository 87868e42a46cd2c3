"""608.2c: the clauses of a sentence as they are written: what joins them, and what is said once for all of them."""

from __future__ import annotations

from itertools import pairwise

from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node


def no_more_exceptions(node: Node) -> None:
    """707.9: 'tranne che è 1/1 ed è un Lupo': what follows an exception of a copy, said of nobody and for no time, is one too."""
    for before, after in pairwise(node.nodes("clause")):
        copy, change = _made_copy(before), after.only.node("continuous") if after.only.kind == "act" else None
        said_of = after.only.node("subject")
        # In English 'and it's a Wolf' has a pronoun: it is the copy all the same.
        by_pronoun = said_of is not None and said_of.only.shape == ("pronoun",)
        nobody = said_of is None or (other_tongue() is not None and by_pronoun)
        bare = change is not None and change.node("duration") is None and nobody
        if copy is not None and copy.node("copied_but") is not None and bare:
            refuse(after, refusal.UNEXPECTED)


def _made_copy(clause: Node) -> Node | None:
    made = clause.only.node("create") if clause.only.kind == "act" else None
    return None if made is None else made.node("copies")


def clauses_of(node: Node) -> list[Node]:
    """The clauses of a sentence. What stands before a comma for what follows ('se ...,', 'per ogni ...,') is said of all of that:
    where it ends before, there is another sentence."""
    clauses = _with_shared_time(list(node.nodes("clause")))
    if any(one.only.kind in ("conditional", "for_each", "at_next") for one in clauses[:-1]):
        refuse(clauses[-1], refusal.UNEXPECTED)
    return clauses


def _with_shared_time(clauses: list[Node]) -> list[Node]:
    """611.2a: 'le creature rosse prendono +2/+0 e le creature bianche prendono +0/+2 fino alla fine del turno': the time that is
    said behind the last of two such changes is that of both."""
    if len(clauses) != 2:
        return clauses
    first, last = (one.only.node("continuous") if one.only.kind == "act" else None for one in clauses)
    time = None if last is None else last.node("duration")
    if first is None or time is None or first.node("duration") is not None or clauses[1].only.node("subject") is None:
        return clauses
    predicates = next(first.nodes("predicates"))
    if predicates.node("gets", "has") is None or predicates.node("becomes", "becomes_copy", "has_one_of") is not None:
        return clauses
    act = clauses[0].only
    lasting = replace(first, children=(*first.children, time))
    act = replace(act, children=tuple(lasting if one is first else one for one in act.children))
    return [replace(clauses[0], children=(act,)), clauses[1]]


def linked(node: Node) -> None:
    """Of several clauses the last is joined with 'e' or 'poi', not with a comma alone."""
    links = list(node.nodes("link"))
    clauses = [one.only for one in node.nodes("clause")]
    if clauses and clauses[-1].kind == "act" and clauses[-1].node("put_two") is not None:
        # 'rivela carte, mette quella sul campo di battaglia e poi le altre in fondo': the conjunction stands within the last one.
        return
    if links and not links[-1].has("AND", "THEN"):
        refuse(links[-1], refusal.UNEXPECTED)
