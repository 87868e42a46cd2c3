"""508-509: what an instruction says that creatures cannot do, or must do, in combat for a time (113.12)."""

from __future__ import annotations

from typing import TypeVar

from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Cannot
from engine.cards.abilities.combat import CombatEffect, CombatRule
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.references import Among, EachPlayer, Every, Reference, You
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.cannot import not_activated
from scenarios.cardtext.lower.doing import Doer, Effects, what
from scenarios.cardtext.lower.fighting import evasion, more_blocks
from scenarios.cardtext.lower.hindering import time_said
from scenarios.cardtext.lower.in_this_way import unregenerated as unregenerated_now
from scenarios.cardtext.lower.lasting import held_while
from scenarios.cardtext.lower.parties import object_of, player_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import THIS
from scenarios.cardtext.tree import Node


def fought(node: Node, scope: Scope, doer: Doer) -> Effects:
    """611.1: for a time some objects cannot, or must, attack or block; they get no ability by it.

    611.2c: 'le creature non possono bloccare in questo turno' is said of those that come later too.
    """
    if doer.mention.player or doer.mention.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    to = doer.mention.to
    if isinstance(to, Among) and isinstance(to.of, Every) and to == Among(to.of, without=to.without):
        others = to.of.filter
        if to.without is not None and others.other_than is None and not others.another:
            to = Every(replace(others, other_than=to.without))
    if isinstance(to, Among) and isinstance(to.of, Every):
        # 611.2c: those that come later are among 'tutte le altre creature' too, and the record is of those there are now.
        refuse(node, refusal.NO_VOCABULARY)
    said = node.node("duration")
    so_long = scope.so_long if said is None else held_while(said, scope)
    if so_long is None:
        return _fought(node, scope, doer, to, time_said(node, scope))
    if node.has("THIS_TURN", "IN_THIS_COMBAT") or (said is not None and scope.until is not None):
        refuse(node, refusal.UNEXPECTED)
    made = _fought(node, scope, doer, to, Duration.END_OF_TURN)
    if any(not isinstance(one, CombatEffect) or isinstance(one.what, Every) for one in made):
        # 611.2c: of what comes later, too, no record says for how long.
        refuse(node, refusal.NO_VOCABULARY)
    return tuple(replace(one, as_long_as=so_long) for one in made)  # type: ignore[arg-type]


def _fought(node: Node, scope: Scope, doer: Doer, to: Reference, until: Duration) -> Effects:
    """508-509: the rules that are said, about these objects, until then."""
    if node.has("AS_IF_NO_DEFENDER"):
        return (CombatEffect(what=to, rule=c.AsThough(attack_with_defender=True), until=until),)  # type: ignore[arg-type]
    if node.has("AS_IF_WITHOUT_DEFENDER"):
        if "inf" not in next(node.words("V_ATTACK")).moods:
            refuse(node, refusal.UNEXPECTED)
        return (CombatEffect(what=to, rule=c.AsThough(attack_with_defender=True), until=until),)  # type: ignore[arg-type]
    if node.has("BY_TOUGHNESS"):
        return (CombatEffect(what=to, rule=c.AssignsDamage(by_toughness=True), until=until),)  # type: ignore[arg-type]
    if node.has("V_MUST"):
        if "inf" not in next(node.words("V_BE")).moods:
            refuse(node, refusal.DISAGREES)
        return (CombatEffect(what=to, rule=c.MustBeBlocked(), until=until),)  # type: ignore[arg-type]
    more = node.node("more_blocks")
    if more is not None:
        if more.has("EACH_COMBAT"):
            refuse(more, refusal.UNEXPECTED)
        return tuple(CombatEffect(what=to, rule=rule, until=until) for rule in more_blocks(more, THIS, None))  # type: ignore[arg-type]
    by = node.node("evaded_by")
    if by is not None:
        if "inf" not in next(node.words("V_BE")).moods:
            refuse(node, refusal.DISAGREES)
        return (CombatEffect(what=to, rule=evasion(by, THIS, None), until=until),)  # type: ignore[arg-type]
    must = node.node("fighting")
    rules = [_must(must, scope, doer)] if must is not None else _not(next(node.nodes("not_fighting")), scope, doer)
    return tuple(CombatEffect(what=to, rule=rule, until=until) for rule in rules)  # type: ignore[arg-type]


def none_activated_now(node: Node, scope: Scope, doer: Doer) -> Effects:
    """602.5, 101.2: 'le sue abilità attivate non possono essere attivate', for a time; 611.2a: for good where none is said."""
    of = doer.mention
    if of.player or of.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    says = Cannot(what=not_activated(node), objects=Filter())
    for_good = (
        scope.until is None
        and not scope.time_in_sentence
        and not node.has("THIS_TURN")
        and node.node("duration") is None
    )
    return (SetUp(says=says, of=of.to, until=Duration.ENDLESS if for_good else time_said(node, scope)),)


def unregenerated(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.19c: 'quella creatura non può essere rigenerata in questo turno'."""
    mention = doer.mention
    if mention.player or mention.zone is not Zone.BATTLEFIELD or scope.until is not None:
        refuse(node, refusal.UNEXPECTED)
    return (unregenerated_now(mention.to),)


def _not(node: Node, scope: Scope, doer: Doer) -> list[CombatRule]:
    evaded = node.node("evaded_by")
    if evaded is not None:
        return [evasion(evaded, THIS, None)]
    if node.has("BLOCKED"):
        return [c.CantBeBlocked()]
    if node.node("party") is not None or node.has("CLITIC"):
        return [_blocking(node, c.CantBlock(), scope, doer.mention.to)]
    attack: list[CombatRule] = [c.CantAttack()] if node.has("V_ATTACK") else []
    return [*attack, c.CantBlock()] if node.has("V_BLOCK") else attack


def _must(node: Node, scope: Scope, doer: Doer) -> CombatRule:
    """508.1d, 509.1c."""
    if node.has("V_ATTACK"):
        return _must_attack_whom(node, scope)
    if node.node("party") is None and not node.has("THE"):
        return c.MustBlock()
    return _blocking(node, c.MustBlock(), scope, doer.mention.to)


Blocking = TypeVar("Blocking", c.MustBlock, c.CantBlock)


def _blocking(node: Node, rule: Blocking, scope: Scope, blocker: Reference | None = None) -> Blocking:
    """509.1b-c: 'blocca la Sentinella', 'la blocca', 'non può bloccare quella creatura': whom, of those that attack then. No
    pronoun means what blocks itself."""
    party, it = node.node("party"), node.word("THE", "CLITIC")
    if party is not None and party.only.kind == "pronoun":
        it = next(party.only.words())
    if it is not None:
        marks = it.marks
        found = scope.nearest(it, lambda one: not one.player and one.to != blocker and one.agrees(marks))
        if found.zone is not Zone.BATTLEFIELD:
            refuse(it, refusal.NO_ANTECEDENT)
        return replace(rule, attacker=THIS) if found.own else replace(rule, blocked=found.to)  # type: ignore[arg-type]
    assert party is not None
    if party.only.kind == "own":
        if party.only.has("NAME") and scope.source.quoted:
            refuse(party, refusal.NO_VOCABULARY)
        return replace(rule, attacker=THIS)
    spoken_of = object_of(party, scope)
    if spoken_of.before or isinstance(spoken_of.to, Every):
        refuse(party, refusal.NO_VOCABULARY)
    return replace(rule, blocked=what(spoken_of))


def blocked_by_all(node: Node, scope: Scope, doer: Doer) -> Effects:
    """509.1c: 'tutte le creature in grado di bloccare una creatura bersaglio in questo turno lo fanno'."""
    party, it = node.node("party"), node.word("ALL_ABLE_TO_BLOCK_IT")
    said = (party,) if party is not None else (Lexeme("CLITIC", it.form, it.start, it.end, None, it.marks),)  # type: ignore[union-attr]
    rule = _blocking(Node("fighting", said, node.start, node.end), c.MustBlock(), scope)
    again = node.has("THIS_TURN") and scope.until is Duration.END_OF_TURN
    return (
        CombatEffect(what=Every(CREATURE), rule=rule, until=Duration.END_OF_TURN if again else time_said(node, scope)),
    )


def made_to_block(node: Node, scope: Scope) -> Effects:
    """509.1c: 'puoi far bloccare la Sentinella da una creatura bersaglio in questo turno, se può farlo'."""
    if any("inf" not in next(node.words(kind)).moods for kind in ("V_DO", "V_BLOCK")):
        refuse(node, refusal.DISAGREES)
    whom = node.word("CLITIC") or next(node.nodes("party"))
    rule = _blocking(Node("fighting", (whom,), node.start, node.end), c.MustBlock(), scope)
    by = object_of(next(node.nodes("causer")).only, scope)
    made = CombatEffect(what=by.to, rule=rule, until=time_said(node, scope))  # type: ignore[arg-type]
    return (*by.before, made)


def _must_attack_whom(node: Node, scope: Scope) -> CombatRule:
    """508.1d: 'attacca quel giocatore in questo combattimento, se può farlo'."""
    party = node.node("party")
    if node.has("TO_YOU"):
        return c.MustAttack(attacked=You())
    if party is None:
        return c.MustAttack()
    if party.only.kind == "you":
        return c.MustAttack(attacked=You())
    found = player_of(party, scope)
    if found.before or found.mention.plural is not False or isinstance(found.to, EachPlayer):
        refuse(party, refusal.NO_VOCABULARY)
    return c.MustAttack(attacked=found.to)
