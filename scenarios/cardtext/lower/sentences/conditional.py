"""608.2c: 'se ...' before instructions or behind them, and targets that are chosen only where that is so."""

from __future__ import annotations

from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Condition, Not, Paid
from engine.cards.abilities.lasting import Delay
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.kept_before import names_kept, names_read
from scenarios.cardtext.lower.conditions import condition, negated_fact
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.sentences.acting import one_act
from scenarios.cardtext.lower.sentences.joined import linked
from scenarios.cardtext.lower.sentences.permitted import permitted
from scenarios.cardtext.lower.sentences.who_does import Inside, Sentence
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node


def conditional(node: Node, sentence: Sentence, inside: Inside) -> Effects:
    """608.2c: 'se ...' in an instruction is looked at as it is reached. ``inside``: what lowers the clauses behind it."""
    asked = next(node.nodes("condition"))
    such = condition(asked, sentence.scope)
    sentence.about = _asked_of(asked, sentence.scope)
    linked(node)
    earlier = len(sentence.scope.targets)
    made = inside(node, sentence)
    sentence.about = None
    _targets_if(such, earlier, node, sentence.scope)
    return (If(condition=such, then=made),)


def _asked_of(asked: Node, scope: Scope) -> Mention | None:
    """The source, where each of the facts that are asked for is one of it: 'se la Sentinella è stata potenziata'."""
    parties = [said.only for said in (fact.node("subject_of_fact") for fact in asked.nodes("fact")) if said is not None]
    alone = [fact.node("own") is not None for fact in asked.nodes("fact")]
    if not (parties or any(alone)) or any(party.only.kind != "own" for party in parties):
        return None
    return own(scope)


def _targets_if(such: Condition, earlier: int, node: Node, scope: Scope) -> None:
    """601.2c: what is a target only because a cost was paid need not be chosen where it was not."""
    if len(scope.targets) == earlier or not any(isinstance(part, Paid) for part in within(such)):
        return
    if not (scope.source.spell and isinstance(such, Paid)) or any(spec.if_paid for spec in scope.targets[earlier:]):
        refuse(node, refusal.NO_VOCABULARY)
    scope.targets[earlier:] = [replace(spec, if_paid=such.name) for spec in scope.targets[earlier:]]


def act_if(node: Node, sentence: Sentence) -> Effects:
    """608.2c: the condition behind the instruction; it is looked at before."""
    earlier, before = len(sentence.scope.targets), sentence.scope.fork()
    may = node.node("may")
    made = one_act(next(node.nodes("act")), sentence) if may is None else permitted(may, sentence)
    moved = len(sentence.scope.gone) > len(before.gone)
    try:
        such = _asked_behind(node, sentence.scope.fork() if moved else sentence.scope)
    except Refusal as why:
        if not moved or why.reason != refusal.NO_ANTECEDENT:
            raise
        early = True
    else:
        early = moved and not names_read(such).isdisjoint(names_kept(made))
    if early:
        # What it moves is asked for as what it was: 'puoi metterla sul campo di battaglia se è una carta creatura'.
        such = _asked_behind(node, sentence.scope.as_before(before))
    elif moved:
        such = _asked_behind(node, sentence.scope)
    _targets_if(such, earlier, node, sentence.scope)
    last = made[-1] if made else None
    if may is None and next(node.nodes("act")).has("NEXT_TIME"):
        # 603.7: what is said behind the time is asked then: 'sacrificala all'inizio della prossima sottofase finale se ...'.
        if len(made) != 1 or not isinstance(last, Delay):
            refuse(node, refusal.NO_VOCABULARY)
        return (replace(last, effects=(If(condition=such, then=last.effects),)),)
    return (If(condition=such, then=made),)


def _asked_behind(node: Node, scope: Scope) -> Condition:
    unless = node.node("negated_fact")
    return condition(next(node.nodes("condition")), scope) if unless is None else Not(negated_fact(unless, scope))


def act_each_if(node: Node, sentence: Sentence) -> Effects:
    """608.2c: 'ha volare se controlli un Mago e rapidità se controlli un Elfo': the same deed with another thing, each if so."""
    first = next(node.nodes("act"))
    if _says_target(first):
        # 115.3: it would be chosen anew for each of them.
        refuse(first, refusal.NO_VOCABULARY)
    acts = (first, *(_with_another(first, one) for one in node.nodes("act_too")))
    made: Effects = ()
    for act, such in zip(acts, node.nodes("condition"), strict=True):
        made = (*made, *act_if(Node("act_if", (act, such), node.start, node.end), sentence))
        if sentence.before == "continuous":
            # Each is a change of its own, and lasts as long as the first.
            sentence.before = "lasting"
    return made


def _says_target(node: Node) -> bool:
    return node.has("TARGET", "TARGETS") or any(map(_says_target, node.nodes()))


def _with_another(act: Node, too: Node) -> Node:
    """The same deed, which gives another ability, or puts other counters."""
    said = next(too.nodes("ability_item", "counters"))
    kind = "abilities" if said.kind == "ability_item" else "counters"
    put = Node(kind, (said,), said.start, said.end) if kind == "abilities" else said
    made, places = _in_place_of(act, kind, put)
    if places != 1:
        refuse(too, refusal.NO_VOCABULARY)
    return made


def _in_place_of(node: Node, kind: str, put: Node) -> tuple[Node, int]:
    """The tree with a node in the place of those of its kind, and how many these are."""
    if node.kind == kind:
        return put, 1
    found = [_in_place_of(one, kind, put) if isinstance(one, Node) else (one, 0) for one in node.children]
    return replace(node, children=tuple(one for one, _ in found)), sum(places for _, places in found)
