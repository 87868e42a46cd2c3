"""615: damage that instructions prevent: the next so much of it, or all, for a time; to whom, and from what."""

from __future__ import annotations

from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import Every, ObjectReference, Reference, Target, You
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.damagers import damagers, to_these
from scenarios.cardtext.lower.deeds.dealing import target_of_old
from scenarios.cardtext.lower.doing import Doer, Effects, only_you, what
from scenarios.cardtext.lower.hindering import time_said
from scenarios.cardtext.lower.parties import object_of, spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.shields import source_of_choice
from scenarios.cardtext.tree import Node

_COMBAT = {"ALL_COMBAT_DAMAGE": True, "ALL_NONCOMBAT_DAMAGE": False}


def _prevent(node: Node, scope: Scope, doer: Doer) -> Effects:
    """615.7, 615.11: the next so much damage, or all of it, for a time."""
    only_you(node, doer)
    said, until = next(node.nodes("prevented")), time_said(node, scope)
    amount = how_much(said, scope)
    combat = in_combat_or_not(said)
    by = node.node("damagers")
    if by is not None:
        if amount is not None or len(list(node.words("THIS_TURN"))) > 1:
            refuse(node, refusal.NO_VOCABULARY)
        whom = (
            DamagePattern(to_player=Relation.YOU)
            if node.has("DEALT_TO_YOU")
            else to_these(list(node.nodes("party")), scope)
        )
        such = replace(whom, source=damagers(by, scope), combat=combat)
        return (SetUp(says=Prevents(damage=such), until=until),)
    of_choice, from_one = node.node("chosen_source"), node.node("from_one")
    if of_choice is not None or from_one is not None:
        return _from_one(node, of_choice or from_one, Prevent(amount=amount, combat=combat, until=until), scope)  # type: ignore[arg-type]
    if node.has("DEALT_TO_YOU"):
        return (Prevent(amount=amount, to=You(), combat=combat, until=until),)
    several = list(node.nodes("party"))
    if len(several) == 2 or node.has("AND"):
        return _prevent_twice(node, several, scope, doer, amount)
    if node.has("WOULD_BE_DEALT_TO_IT"):
        return (Prevent(amount=amount, to=it_spoken_of(node, scope), combat=combat, until=until),)
    if not several:
        return (Prevent(amount=amount, combat=combat, until=until),)
    (party,) = several
    if node.has("FROM", "WOULD_DEAL", "V_DEAL"):
        if node.has("V_DEAL") and not next(node.words("V_DEAL")).moods & {"3s", "3p"}:
            refuse(node, refusal.DISAGREES)
        return _from(party, Prevent(amount=amount, combat=combat, until=until), scope)
    before, to = _to_whom(party, scope)
    if isinstance(to, Every):
        return (_for_all(party, DamagePattern(to_object=to.filter, combat=combat), amount, until),)
    return (*before, Prevent(amount=amount, to=to, combat=combat, until=until))


def how_much(said: Node, scope: Scope) -> Quantity | None:
    """615.7: the next so much damage; ``None`` for all of it."""
    if not said.has("DAMAGE", "COMBAT_DAMAGE", "POINT_OF_DAMAGE"):
        return None
    return amounts.number(said, scope) if said.has("NUM", "X") else Fixed(1)


def in_combat_or_not(said: Node) -> bool | None:
    """510.2: whether combat damage is said, or other damage, or just damage."""
    return True if said.has("COMBAT_DAMAGE") else _COMBAT.get(next(said.words()).kind)


def it_spoken_of(node: Node, scope: Scope) -> Reference:
    """608.2c: 'che gli verrebbe inflitto': of what was spoken of."""
    it = scope.nearest(node, lambda one: not one.player and one.plural is not True)
    if it.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_ANTECEDENT)
    return it.to


def _to_whom(party: Node, scope: Scope) -> tuple[Effects, Reference]:
    """To whom the damage would be dealt; what the text of old called a player is refused where it may be a planeswalker today."""
    found = spoken(party, scope, dative=True)
    of_old = not scope.source.of_today
    if of_old and isinstance(found.to, Target) and scope.targets[found.to.index].objects is None:
        refuse(party, refusal.OLDER_THAN_PLANESWALKERS)
    target_of_old(party, found, scope, len(scope.targets))
    return found.before, found.to


def _from(party: Node, made: Prevent, scope: Scope) -> Effects:
    """'Che una creatura bersaglio infliggerebbe', 'da ogni creatura bloccante'."""
    source = object_of(party, scope)
    if isinstance(source.to, Every):
        if made.to is not None:
            refuse(party, refusal.NO_VOCABULARY)
        such = DamagePattern(source=source.to.filter, combat=made.combat)
        return (_for_all(party, such, made.amount, made.until),)
    return (*source.before, replace(made, source=what(source)))


def _from_one(node: Node, said: Node, made: Prevent, scope: Scope) -> Effects:
    """609.7, 615.11: from one thing: 'che una fonte a tua scelta ti infliggerebbe', 'alla Sentinella da una creatura bersaglio'."""
    if len(list(node.words("THIS_TURN"))) > 1:
        refuse(node, refusal.UNEXPECTED)
    party = node.node("party")
    before: Effects = ()
    if node.has("DEALT_TO_YOU", "WOULD_DEAL_TO_YOU", "TO_YOU"):
        made = replace(made, to=You())
    elif party is not None:
        before, to = _to_whom(party, scope)
        if isinstance(to, Every):
            refuse(party, refusal.NO_VOCABULARY)
        made = replace(made, to=to)
    source = said if said.kind == "chosen_source" else said.only
    if source.kind == "party":
        return (*before, *_from(source, made, scope))
    chosen, of, such = source_of_choice(source, scope)
    return (*before, *chosen, replace(made, source=of, from_source=such))


def _prevent_twice(node: Node, several: list[Node], scope: Scope, doer: Doer, amount: Quantity | None) -> Effects:
    """615.11: 'a te e ai permanenti che controlli', 'alla creatura bersaglio e da essa': all damage, of both kinds."""
    verb, said = next(node.words("V_PREVENT")), next(node.nodes("prevented"))
    if amount is not None:
        refuse(said, refusal.NO_VOCABULARY)
    found: Effects = ()
    for at in range(2):
        word = next(node.words("FROM")) if at and len(several) == 1 else next(node.words("TO"))
        now = tuple(node.words("THIS_TURN"))
        one = Node("prevent", (verb, said, word, several[min(at, len(several) - 1)], *now), node.start, node.end)
        if found and len(several) == 1:
            first = found[-1]
            if isinstance(first, SetUp) and isinstance(first.says, Prevents):
                such = first.says.damage
                by_them = replace(such, source=such.to_object, to_object=None)
                found = (first, replace(first, says=Prevents(damage=by_them)))
                continue
            if not isinstance(first, Prevent) or not isinstance(first.to, ObjectReference):
                refuse(node, refusal.NO_VOCABULARY)
            found = (*found, Prevent(source=first.to, combat=first.combat, until=first.until))
        else:
            found = (*found, *_prevent(one, scope, doer))
    return found


def _for_all(where: Node, damage: DamagePattern, amount: Quantity | None, until: Duration) -> SetUp:
    """611.2c, 615.3: prevention changes no characteristics: it is about all that match as the damage would be dealt."""
    such = damage.source or damage.to_object
    if amount is not None or such is None or such.is_open:
        refuse(where, refusal.NO_VOCABULARY)
    return SetUp(says=Prevents(damage=damage), until=until)


PREVENTING = {"prevent": _prevent}
