"""611.2: clauses that begin with how long what follows lasts."""

from __future__ import annotations

from engine.cards.abilities.continuous import Duration
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.casting_cards import remains_exiled
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.hindering import costs_for_a_time, not_prevented
from scenarios.cardtext.lower.lasting import duration, held_while
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.lower.sentences.acting import one_act
from scenarios.cardtext.lower.sentences.conditional import act_each_if
from scenarios.cardtext.lower.sentences.joined import linked
from scenarios.cardtext.lower.sentences.permitted import permitted
from scenarios.cardtext.lower.sentences.who_does import Sentence
from scenarios.cardtext.tree import Node


def during(node: Node, sentence: Sentence) -> Effects:
    """'Fino alla fine del turno, ...': all that follows lasts so long, and must be something that lasts."""
    scope = sentence.scope
    if scope.until is not None:
        refuse(node, refusal.UNEXPECTED)
    if node.node("as_exiled") is not None:
        return _while_exiled(node, sentence)
    said = next(node.nodes("duration"))
    scope.so_long = held_while(said, scope)
    if scope.so_long is not None:
        return _all_the_while(node, sentence)
    scope.until = duration(said, scope)
    linked(node)
    rule = node.node("not_prevented", "costs_for_a_time")
    if rule is not None:
        ruled = (not_prevented if rule.kind == "not_prevented" else costs_for_a_time)(rule, scope)
        scope.until = None
        return ruled
    may = node.node("may")
    if may is not None:
        if any(act.node("play_and_cast", "play_known") is None for act in may.nodes("act")) or not list(
            may.nodes("act")
        ):
            refuse(node, refusal.NO_VOCABULARY)
        allowed = permitted(may, sentence)
        scope.until = None
        return allowed
    each = node.node("act_each_if")
    acts = list((node if each is None else each).nodes("act"))
    if any(act.node(*_LASTING) is None for act in acts):
        refuse(node, refusal.NO_VOCABULARY)
    if each is not None:
        given = act_each_if(each, sentence)
        scope.until = None
        return given
    made: Effects = ()
    for act, following in zip(acts, [*acts[1:], None], strict=True):
        scope.list_goes_on = following is not None and following.node("subject") is None
        made = (*made, *one_act(act, sentence))
    scope.until, scope.list_goes_on = None, False
    return made


_LASTING = (
    "continuous", "fought", "unregenerated", "none_activated_now", "blocked_by_all", "hindered", "switch_numbers", "multiply",
    "prevent", "kept_tapped", "control",
)  # fmt: skip
"""611.2a: deeds whose effect goes on for a time."""


def _while_exiled(node: Node, sentence: Sentence) -> Effects:
    """611.2a: 'fintanto che quella carta rimane esiliata, il suo proprietario può lanciarla': for as long as it is that object."""
    scope, may = sentence.scope, next(node.nodes("may"))
    known = remains_exiled(next(node.nodes("as_exiled")), scope)
    if known is not None:
        # 109.2a: it was called a card, and a pronoun agrees with that, whatever it was on the battlefield.
        scope.mentions = [one for one in scope.mentions if one.to != known.to]
        scope.mention(replace(known, called=known.called | {"card"}, gender="f"))
    if any(act.node("play_and_cast", "play_known") is None for act in may.nodes("act")) or not list(may.nodes("act")):
        refuse(node, refusal.NO_VOCABULARY)
    scope.until = Duration.ENDLESS
    made = permitted(may, sentence)
    scope.until = None
    return made


def _all_the_while(node: Node, sentence: Sentence) -> Effects:
    """611.2b: 'Fintanto che la Sentinella rimane TAPpata, ...': changes of objects only."""
    linked(node)
    acts = list(node.nodes("act"))
    if not acts or any(act.node("continuous", "fought", "kept_tapped") is None for act in acts):
        refuse(node, refusal.NO_VOCABULARY)
    made = tuple(one for act in acts for one in one_act(act, sentence))
    sentence.scope.so_long = None
    return made
