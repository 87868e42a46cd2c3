"""707.10, 707.12: copies of what is on the stack, and of cards that are cast then."""

from __future__ import annotations

from engine.cards.abilities.copying import CopyForEach, CopyOnStack
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import PlayerReference, You
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, object_of_deed, only_you, player_doing, what
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node


def _copy_on_stack(node: Node, scope: Scope, doer: Doer) -> Effects:
    """707.10: without new targets, unless the next sentence allows them."""
    who = player_doing(node, doer)
    found = _itself(node, scope) or object_of_deed(node, scope, doer)
    there = scope.source.spell or scope.functions_in is Zone.STACK
    itself = found.mention.own and there and not scope.source.quoted
    if _is_card(found):
        return _copy_card(node, found, scope, doer)
    if not itself and (found.mention.zone is not Zone.STACK or found.mention.plural is not False):
        refuse(node, refusal.NO_VOCABULARY)
    count = amounts.per(node.node("per"), _how_often(node, scope), scope)
    return (
        *found.before,
        CopyOnStack(what=what(found), who=who, count=count, new_targets=_chooses_targets(node, who)),
    )


def _chooses_targets(node: Node, who: PlayerReference) -> bool:
    """707.10c: whether whoever copies it may choose new targets: 'e puoi' of you, 'e può' of another; in English 'may' of both."""
    said = node.word("WITH_NEW_TARGETS")
    if said is None:
        return False
    of_you = said.form.startswith("e puoi ")
    if (of_you and who != You()) or (not of_you and who == You() and other_tongue() is None):
        refuse(node, refusal.DISAGREES)
    return True


def _itself(node: Node, scope: Scope) -> Spoken | None:
    """707.10: 'copiala', in the text of a spell that spoke of no other spell, ability or card: nothing else can be copied."""
    party = node.node("party")
    pronoun = None if party is None or party.only.kind != "pronoun" else party.only.word("CLITIC")
    if pronoun is None or not pronoun.marks.startswith("f") or not scope.source.spell or scope.source.quoted:
        return None
    zones = (Zone.STACK, Zone.EXILE, Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)
    if any(one.zone in zones and not one.own and not one.player for one in scope.mentions):
        return None
    return Spoken(own(scope))


def _how_often(node: Node, scope: Scope) -> Quantity:
    """707.10: 'due volte', 'tre volte'; 'una volta in più' than what another instruction copies it is once."""
    if node.has("TWICE"):
        return Fixed(2)
    return amounts.number(node, scope) if node.has("TIMES") else Fixed(1)


def _copy_for_each(node: Node, scope: Scope, doer: Doer) -> Effects:
    """707.10d: for each other creature that it could target; that each copy has another one of them as its target, the next
    sentence says."""
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    each = describe(next(node.nodes("nominal")), scope=scope)
    single = found.mention.zone is Zone.STACK and found.mention.plural is False
    if (
        found.before
        or not single
        or each.objects is None
        or each.players is not None
        or each.targeted
        or not node.has("OTHER")
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return (CopyForEach(what=what(found), objects=each.objects),)


def _is_card(found: Spoken) -> bool:
    """707.12: whether it is a card that is copied, in the zone in which it lies."""
    return found.mention.zone in (Zone.EXILE, Zone.GRAVEYARD, Zone.HAND) and "card" in found.mention.called


def _copy_card(node: Node, found: Spoken, scope: Scope, doer: Doer) -> Effects:
    """707.12, 707.12a: the copy of a card is there only to be cast; of one that is not, nothing is left (704.5e)."""
    only_you(node, doer)
    if found.before or node.has("WITH_NEW_TARGETS") or node.node("per") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    scope.copied = found.mention
    return ()


COPYING: dict[str, Deed] = {
    "copy_on_stack": _copy_on_stack,
    "copy_for_each": _copy_for_each,
}
