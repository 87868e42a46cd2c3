"""508-510: what card text says about attacking and blocking: rules of static abilities, and of effects for a time (113.12)."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.combat import CombatEffect, CombatRule
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.filters import CREATURE, Filter, Measured
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import PowerOf
from engine.cards.abilities.references import Among, EachPlayer, Every, This, You
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.doing import Doer, Effects
from scenarios.cardtext.lower.hindering import time_said
from scenarios.cardtext.lower.in_this_way import UNREGENERATED
from scenarios.cardtext.lower.owned import wanted_of
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node

THIS = Filter(this=True)


def fought(node: Node, scope: Scope, doer: Doer) -> Effects:
    """611.1: for a time some objects cannot, or must, attack or block; they get no ability by it.

    611.2c: 'le creature non possono bloccare in questo turno' is said of those that come later too.
    """
    if doer.mention.player or doer.mention.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    to = doer.mention.to
    if isinstance(to, Among) and isinstance(to.of, Every):
        # 611.2c: those that come later are among 'tutte le altre creature' too, and the record is of those there are now.
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("AS_IF_WITHOUT_DEFENDER"):
        if scope.until is not None or "inf" not in next(node.words("V_ATTACK")).moods:
            refuse(node, refusal.UNEXPECTED)
        rule = c.AsThough(attack_with_defender=True)
        return (CombatEffect(what=to, rule=rule, until=Duration.END_OF_TURN),)  # type: ignore[arg-type]
    until = time_said(node, scope)
    if node.has("V_MUST"):
        if "inf" not in next(node.words("V_BE")).moods:
            refuse(node, refusal.DISAGREES)
        return (CombatEffect(what=to, rule=c.MustBeBlocked(), until=until),)  # type: ignore[arg-type]
    must = node.node("fighting")
    rules = [_must(must, scope)] if must is not None else _not(next(node.nodes("not_fighting")))
    return tuple(CombatEffect(what=to, rule=rule, until=until) for rule in rules)  # type: ignore[arg-type]


def unregenerated(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.19c: 'quella creatura non può essere rigenerata in questo turno'."""
    mention = doer.mention
    if mention.player or mention.zone is not Zone.BATTLEFIELD or scope.until is not None:
        refuse(node, refusal.UNEXPECTED)
    return (Apply(to=mention.to, parts=(GainAbility(UNREGENERATED),), until=Duration.END_OF_TURN),)  # type: ignore[arg-type]


def _not(node: Node) -> list[CombatRule]:
    evaded = node.node("evaded_by")
    if evaded is not None:
        return [evasion(evaded, THIS, None)]
    if node.has("BLOCKED"):
        return [c.CantBeBlocked()]
    attack: list[CombatRule] = [c.CantAttack()] if node.has("V_ATTACK") else []
    return [*attack, c.CantBlock()] if node.has("V_BLOCK") else attack


def _must(node: Node, scope: Scope) -> CombatRule:
    """508.1d, 509.1c."""
    if node.has("V_ATTACK"):
        return _must_attack_whom(node, scope)
    attacker = node.node("own")
    if attacker is None:
        return c.MustBlock()
    if attacker.has("NAME") and scope.source.quoted:
        refuse(attacker, refusal.NO_VOCABULARY)
    return c.MustBlock(attacker=THIS)


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


def evasion(node: Node, objects: Filter, such: Condition | None) -> c.CantBeBlocked:
    """509.1b: by what something cannot be blocked, or by what alone it can."""
    if node.has("BY_MORE_THAN_ONE"):
        return c.CantBeBlocked(objects=objects, most=1, condition=such)
    blockers = creatures(next(node.nodes("nominal")))
    number = node.word("NUM")
    if number is not None:
        if blockers != CREATURE:
            refuse(node, refusal.NO_VOCABULARY)
        return c.CantBeBlocked(objects=objects, least=int(str(number.value)), condition=such)
    if node.has("EXCEPT"):
        return c.CantBeBlocked(objects=objects, except_by=blockers, condition=such)
    return c.CantBeBlocked(objects=objects, by=blockers, condition=such)


def creatures(nominal: Node) -> Filter:
    """A description of creatures as such: no card, no target, no other zone."""
    found = describe(nominal, plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card or found.zone_said:
        refuse(nominal, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.BATTLEFIELD or wanted.another or wanted.controller is not Relation.ANY:
        refuse(nominal, refusal.NO_VOCABULARY)
    return wanted


# --- static abilities


def rules(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """The rules of a predicate of kind 'fights_so', about these objects."""
    inner = node.only
    return _RULES[inner.kind](inner, objects, such)


def _evades(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    return (evasion(next(node.nodes("evaded_by")), objects, such),)


def _not_you(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """508.1c: 'non può attaccare te o un planeswalker che controlli'."""
    if node.has("V_ATTACK") and "inf" not in next(node.words("V_ATTACK")).moods:
        refuse(node, refusal.DISAGREES)
    yours = node.has("YOU_OR_PLANESWALKER")
    attack = c.CantAttack(objects=objects, whom=Relation.YOU, planeswalkers=yours, condition=such)
    return (attack, c.CantBlock(objects=objects, condition=such)) if node.has("V_BLOCK") else (attack,)


def none_of_many(node: Node) -> tuple[CombatRule, ...]:
    """508.1c, 509.1b: 'Non più di due creature possono attaccarti in ogni combattimento'."""
    number = node.word("NUM")
    several = next(node.words("V_CAN")).moods & {"3s" if number is None else "3p"}
    verbs = [word.moods for word in node.words("V_ATTACK", "V_BLOCK")]
    if not several or any("inf" not in moods for moods in verbs):
        refuse(node, refusal.DISAGREES)
    whom = Relation.YOU if node.has("TO_YOU", "YOU", "ATTACK_YOU") else None
    most = 1 if number is None else int(str(number.value))
    such = creatures(next(node.nodes("nominal")))
    return (c.AtMost(attacking=not node.has("V_BLOCK"), number=most, objects=such, whom=whom),)


def _must_attack(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """508.1d."""
    if any(word.form != "combattimento" for word in node.words("STEP")):
        refuse(node, refusal.UNEXPECTED)
    return (c.MustAttack(objects=objects, condition=such),)


def _must_be_blocked(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """509.1c."""
    if "inf" not in next(node.words("V_BE")).moods:
        refuse(node, refusal.DISAGREES)
    return (c.MustBeBlocked(objects=objects, condition=such),)


def _more_blocks(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """509.1a."""
    if next(node.words("TYPE")).value is not CardType.CREATURE:
        refuse(node, refusal.UNEXPECTED)
    number = node.word("NUM")
    count = None if node.has("NUMBER_OF") else 1 if number is None else int(str(number.value))
    return (c.MoreBlocks(objects=objects, count=count, condition=such),)


def _blocks_only(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """509.1b: only creatures with a keyword: none without it."""
    wanted = creatures(next(node.nodes("nominal")))
    if wanted.keyword is None or wanted != Filter(types=CREATURE.types, keyword=wanted.keyword):
        refuse(node, refusal.NO_VOCABULARY)
    attacker = Filter(types=CREATURE.types, without_keyword=wanted.keyword)
    return (c.CantBlock(objects=objects, attacker=attacker, condition=such),)


def _blocks_none(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """509.1b: 'non possono bloccare creature con volare'; 'le creature con forza inferiore a quella della Sentinella non possono
    bloccarla': the pronoun is said of what their number is laid beside."""
    if node.has("CLITIC") or node.node("own") is not None:
        clitic = node.word("CLITIC")
        beside_it = objects.measured and all(_of_the_source(one) for one in objects.measured)
        if clitic is not None and (not beside_it or not clitic.marks.endswith("s")):
            refuse(clitic, refusal.NO_ANTECEDENT)
        return (c.CantBlock(objects=_beside_the_source(objects, node), attacker=THIS, condition=such),)
    return (c.CantBlock(objects=objects, attacker=creatures(next(node.nodes("nominal"))), condition=such),)


def _of_the_source(said: Measured) -> bool:
    return said.than == PowerOf(This())


def _beside_the_source(objects: Filter, where: Node) -> Filter:
    """The objects of a rule that holds for good: of numbers, only their power beside that of the source is looked at."""
    if not objects.measured:
        return objects
    one, *more = objects.measured
    if more or one.what != "power" or not _of_the_source(one):
        refuse(where, refusal.NO_VOCABULARY)
    return replace(objects, measured=(), power_than_this=one.how)


def _not_alone(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """508.1c, 509.1b: not without another creature."""
    said = [attacking for kind, attacking in (("V_ATTACK", True), ("V_BLOCK", False)) if node.has(kind)]
    return tuple(c.NotAlone(attacking=attacking, objects=objects, condition=such) for attacking in said)


def _as_if(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """609.4, 510.1a."""
    if node.has("BY_TOUGHNESS"):
        return (c.AssignsDamage(by_toughness=True, objects=objects, condition=such),)
    return (c.AsThough(attack_with_defender=True, objects=objects, condition=such),)


def _unless_defender(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """508.1c."""
    needed, least = wanted_of(next(node.nodes("owned")))
    if least != 1 or needed.another:
        refuse(node, refusal.NO_VOCABULARY)
    return (c.CantAttack(objects=objects, unless_defender_controls=needed, condition=such),)


def _taxed(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """508.1h: 'non possono attaccarti a meno che il loro controllore non paghi {2} per ognuna di quelle creature'."""
    mana = "".join(str(word.value) for word in next(node.nodes("mana_payment")).words("SYMBOL"))
    yours = node.has("UNPAID_NOT_TO_YOURS")
    taxed = c.CombatCost(
        attacking=True, cost=Cost(mana=mana), objects=objects, whom=Relation.YOU, planeswalkers=yours, condition=such
    )
    return (taxed,)


_RULES: dict[str, Callable[[Node, Filter, Condition | None], tuple[CombatRule, ...]]] = {
    "not_you": _not_you,
    "evades": _evades,
    "must_attack": _must_attack,
    "must_be_blocked": _must_be_blocked,
    "more_blocks": _more_blocks,
    "blocks_only": _blocks_only,
    "blocks_none": _blocks_none,
    "not_alone": _not_alone,
    "as_if": _as_if,
    "unless_defender": _unless_defender,
    "taxed": _taxed,
}
