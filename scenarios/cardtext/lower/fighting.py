"""508-510: what card text says about attacking and blocking: rules of static abilities."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.combat import AssignsDamage, CombatRule, MustBeBlocked
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.filters import CREATURE, Filter, Measured
from engine.cards.abilities.quantities import PowerOf, X
from engine.cards.abilities.references import AttachedTo, ControllerOf, PlayerReference, This, You
from engine.cards.characteristics import symbols
from engine.words.record import replace
from engine.words.terms import CardType, Designation, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.owned import wanted_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import THIS, Abilities, forbidden_objects
from scenarios.cardtext.tree import Node


def evasion(node: Node, objects: Filter, such: Condition | None) -> c.CantBeBlocked:
    """509.1b: by what something cannot be blocked, or by what alone it can."""
    if node.has("BY_MORE_THAN_ONE"):
        return c.CantBeBlocked(objects=objects, most=1, condition=such)
    if _than_its_own(next(node.nodes("nominal"))) and not node.has("EXCEPT", "NUM"):
        return c.CantBeBlocked(objects=objects, by_greater_power=True, condition=such)
    blockers = creatures(next(node.nodes("nominal")), yours=True)
    number = node.word("NUM")
    if number is not None:
        if blockers != CREATURE:
            refuse(node, refusal.NO_VOCABULARY)
        return c.CantBeBlocked(objects=objects, least=int(str(number.value)), condition=such)
    if node.has("EXCEPT"):
        return c.CantBeBlocked(objects=objects, except_by=blockers, condition=such)
    return c.CantBeBlocked(objects=objects, by=blockers, condition=such)


def _than_its_own(nominal: Node) -> bool:
    """509.1b, 702.118b: 'da creature con forza superiore', than that of what they would block."""
    said = [(word.kind, word.value) for word in nominal.every_word() if word.kind != "WITH"]
    return said == [("TYPE", CardType.CREATURE), ("MEASURE", "power"), ("SUPERIOR", None)]


def is_menace(rule: CombatRule) -> bool:
    """702.111b: whether a rule says nothing but that two or more creatures are needed to block: today that has a name."""
    return isinstance(rule, c.CantBeBlocked) and rule == c.CantBeBlocked(
        objects=rule.objects, least=2, condition=rule.condition
    )


def creatures(nominal: Node, *, yours: bool = False) -> Filter:
    """A description of creatures as such: no card, no target, no other zone. ``yours``: whose they are may be said."""
    found = describe(nominal, plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card or found.zone_said:
        refuse(nominal, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.BATTLEFIELD or wanted.another or (wanted.controller is not Relation.ANY and not yours):
        refuse(nominal, refusal.NO_VOCABULARY)
    return wanted


def rules(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """The rules of a predicate of kind 'fights_so', about these objects."""
    inner = node.only
    return _RULES[inner.kind](inner, objects, such)


def costing_x(rule: CombatRule, node: Node, scope: Scope) -> CombatRule:
    """107.3i: 'non paghi {X} per ognuna di quelle creature, dove X è ...': nothing is announced, so what X is must be said."""
    if not isinstance(rule, c.CombatCost) or "X" not in symbols(rule.cost.mana):
        return rule
    if scope.x is None or scope.x == X():
        refuse(node, refusal.NO_VOCABULARY)
    return replace(rule, x=scope.x)


def _evades(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    return (evasion(next(node.nodes("evaded_by")), objects, such),)


def _not_you(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """508.1c: 'non può attaccare te o un planeswalker che controlli'."""
    if node.has("V_ATTACK") and "inf" not in next(node.words("V_ATTACK")).moods:
        refuse(node, refusal.DISAGREES)
    yours = node.has("YOU_OR_PLANESWALKER")
    attack = c.CantAttack(objects=objects, whom=Relation.YOU, planeswalkers=yours, condition=such)
    return (attack, c.CantBlock(objects=objects, condition=such)) if node.has("V_BLOCK") else (attack,)


def none_of_many(node: Node, scope: Scope) -> tuple[CombatRule, ...]:
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
    """508.1d, 509.1c: 'attacca o blocca in ogni combattimento, se può farlo' requires both, each in its step."""
    if any(word.form != "combattimento" for word in node.words("STEP")):
        refuse(node, refusal.UNEXPECTED)
    whom = You() if node.has("TO_YOU") else _held_by(node.node("party"))
    blocks = (c.MustBlock(objects=objects, condition=such),) if node.has("V_BLOCK") else ()
    if not node.has("V_ATTACK"):
        return blocks
    return (c.MustAttack(objects=objects, attacked=whom, condition=such), *blocks)


def _goaded(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """701.15b: 'la creatura incantata è spronata', by the controller of what is attached to it."""
    if next(node.words("DESIGNATED")).value is not Designation.GOADED or objects != Filter(holds_this=True):
        refuse(node, refusal.NO_VOCABULARY)
    return (c.MustAttack(objects=objects, goads=True, condition=such),)


def _held_by(party: Node | None) -> PlayerReference | None:
    """508.1d: 'attaccano il controllore della creatura incantata in ogni combattimento'."""
    if party is None:
        return None
    of = party.only.node("party")
    if party.only.kind != "holder" or not party.only.has("CONTROLLER") or of is None or of.only.kind != "attached":
        refuse(party, refusal.NO_VOCABULARY)
    return ControllerOf(AttachedTo())


def _must_be_blocked(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
    """509.1c."""
    if "inf" not in next(node.words("V_BE")).moods:
        refuse(node, refusal.DISAGREES)
    return (c.MustBeBlocked(objects=objects, condition=such),)


def more_blocks(node: Node, objects: Filter, such: Condition | None) -> tuple[CombatRule, ...]:
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
    attacker = creatures(next(node.nodes("nominal")), yours=True)
    return (c.CantBlock(objects=objects, attacker=attacker, condition=such),)


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
    """508.1h, 509.1d: 'non possono attaccarti a meno che il loro controllore non paghi {2} per ognuna di quelle creature'."""
    mana = "".join(str(word.value) for word in next(node.nodes("mana_payment")).words("SYMBOL"))
    if node.has("UNPAID_NOT_TO_BLOCK"):
        return (c.CombatCost(attacking=False, cost=Cost(mana=mana), objects=objects, condition=such),)
    yours = node.has("UNPAID_NOT_TO_YOURS")
    taxed = c.CombatCost(
        attacking=True, cost=Cost(mana=mana), objects=objects, whom=Relation.YOU, planeswalkers=yours, condition=such
    )
    return (taxed,)


def defender_blocks(node: Node, scope: Scope) -> Abilities:
    """509.1c: 'Il giocatore in difesa blocca la Sentinella, se può farlo'."""
    if "3s" not in next(node.words("V_BLOCK")).moods:
        refuse(node, refusal.DISAGREES)
    whom = next(node.nodes("own"))
    return (MustBeBlocked(objects=forbidden_objects(node, Node("party", (whom,), whom.start, whom.end), scope)),)


def unblocked_damage(node: Node, scope: Scope) -> Abilities:
    """510.1c: 'Puoi far assegnare dalla Sentinella il suo danno da combattimento come se non fosse bloccata'; for what is
    enchanted its controller may."""
    verbs = [next(node.words(kind)) for kind in ("V_DO", "V_ATTACH")]
    parties = list(node.nodes("party"))
    if any("inf" not in verb.moods for verb in verbs):
        refuse(node, refusal.DISAGREES)
    can = next(node.words("V_CAN"))
    if len(parties) == 1:
        if "2s" not in can.moods or parties[0].only.kind != "own":
            refuse(node, refusal.NO_VOCABULARY)
        return (AssignsDamage(as_unblocked=True, objects=forbidden_objects(node, parties[0], scope)),)
    holder = parties[0].only
    of = holder.node("party")
    if holder.kind != "holder" or not holder.has("CONTROLLER") or of is None or of.only.kind != "attached":
        refuse(node, refusal.NO_VOCABULARY)
    if parties[1].only.kind != "pronoun" or "3s" not in can.moods:
        refuse(parties[1], refusal.NO_VOCABULARY)
    return (AssignsDamage(as_unblocked=True, objects=forbidden_objects(node, of, scope)),)


_RULES: dict[str, Callable[[Node, Filter, Condition | None], tuple[CombatRule, ...]]] = {
    "not_you": _not_you,
    "evades": _evades,
    "must_attack": _must_attack,
    "goaded_so": _goaded,
    "must_be_blocked": _must_be_blocked,
    "more_blocks": more_blocks,
    "blocks_only": _blocks_only,
    "blocks_none": _blocks_none,
    "not_alone": _not_alone,
    "as_if": _as_if,
    "unless_defender": _unless_defender,
    "taxed": _taxed,
}
