"""110.2a, 303.4i, 508.4, 708.2: instructions that put objects onto the battlefield, and how they enter."""

from __future__ import annotations

from engine.cards.abilities.combat import Joins
from engine.cards.abilities.references import (
    EachPlayer,
    It,
    OwnerOf,
    PlayerReference,
    Reference,
    Remembered,
    Target,
    This,
    You,
)
from engine.cards.abilities.turning import PutFaceDown
from engine.words.record import replace
from engine.words.terms import CardType, FaceDown, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.moving import move, put_with_it, returned, you_or_known
from scenarios.cardtext.lower.doing import Doer, Effects, object_of_deed, player_doing, what
from scenarios.cardtext.lower.parties import player_of, spoken
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def to_battlefield(node: Node, scope: Scope, doer: Doer) -> Effects:
    """110.2a: under the control of who puts it there, unless another is said."""
    it = node.word("CLITIC")
    if it is not None:
        # 'Falla tornare': the pronoun stands at the verb that has it done.
        said = Node("party", (Node("pronoun", (it,), node.start, node.end),), node.start, node.end)
        node = Node(node.kind, (*(one for one in node.children if one is not it), said), node.start, node.end)
    together = node.node("both_targets") is not None
    found = object_of_deed(node, scope, doer) if together else _as_it_became(returned(node, scope, doer), scope)
    there = found.mention.zone in (Zone.BATTLEFIELD, Zone.STACK) and not isinstance(found.to, Remembered)
    if there and not _lost_its_host(found, scope):
        refuse(node, refusal.UNEXPECTED)
    if found.before and found.mention.zone is Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    under: PlayerReference | None = player_doing(node, doer)
    if isinstance(under, EachPlayer):
        # 400.3: each puts what they own.
        under = OwnerOf(what(found))
    if (
        len(list(node.words("UNDER_YOUR_CONTROL", "UNDER_OWNERS_CONTROL"))) > 1
        or len([*node.words("TAPPED"), *node.nodes("joins")]) > 1
    ):
        refuse(node, refusal.UNEXPECTED)
    if len(list(node.nodes("with_counters"))) > 1:
        refuse(node, refusal.UNEXPECTED)
    enters_with = put_with_it(node, scope)
    if node.has("UNDER_OWNERS_CONTROL"):
        under = OwnerOf(what(found))
    elif node.has("UNDER_YOUR_CONTROL"):
        under = You()
    theirs = node.node("under_control")
    if theirs is not None:
        under = _under_control_of(theirs, node, scope)
    you_or_known(node, doer, found)
    tapped, joins = joined_in(node)
    if node.has("FACE_DOWN"):
        return _face_down_there(node, scope, doer, found)
    held_by = node.node("attached_so")
    host = None if held_by is None else _entering_attached(held_by, found, scope)
    made = move(
        node,
        scope,
        found,
        Zone.BATTLEFIELD,
        under=under,
        tapped=tapped,
        joins=joins,
        transformed=node.has("TRANSFORMED"),
        enters_with=enters_with,
    )
    return made if host is None else (*made[:-1], replace(made[-1], attached_to=host))  # type: ignore[arg-type]


def _as_it_became(found: Spoken, scope: Scope) -> Spoken:
    """400.7: 'esilia la Sentinella. Rimetti la Sentinella sul campo di battaglia': by its name the card is meant that it became."""
    if not found.mention.own or found.to != This() or found.mention.zone is not Zone.BATTLEFIELD:
        return found
    became = [to for one, to in scope.gone if one.to == This()]
    known = [one for one in scope.mentions if became and one.to == became[-1] and not one.unspeakable]
    return replace(found, mention=known[-1]) if known else found


def _entering_attached(node: Node, found: Spoken, scope: Scope) -> Reference:
    """303.4i, 301.5e: 'rimettila sul campo di battaglia assegnata a una creatura bersaglio': what it enters attached to."""
    to = spoken(next(node.nodes("party")), scope, dative=True)
    known = isinstance(to.to, This | Target)
    if not known or to.before or to.mention.plural is True or to.to == found.to:
        refuse(node, refusal.NO_VOCABULARY)
    if isinstance(to.to, Target) and (scope.targets[to.to.index].minimum, scope.targets[to.to.index].maximum) != (1, 1):
        refuse(node, refusal.NO_VOCABULARY)
    return to.to


def _lost_its_host(found: Spoken, scope: Scope) -> bool:
    """303.4c, 603.6e: 'quando la creatura incantata muore, rimetti la Sentinella sul campo di battaglia': the Aura has followed
    it into a graveyard by then."""
    holder = any(one.own_noun and one.to == It() for one in scope.mentions)
    return found.mention.own and holder and "Aura" in scope.source.subtypes and not scope.source.quoted


def _face_down_there(node: Node, scope: Scope, doer: Doer, found: Spoken) -> Effects:
    """708.2a, 708.3: 'rimettila sul campo di battaglia a faccia in giù sotto il tuo controllo'; nothing else is said of it."""
    if not doer.you or found.before or node.has("TAPPED", "TRANSFORMED", "UNDER_OWNERS_CONTROL"):
        refuse(node, refusal.NO_VOCABULARY)
    if node.node("joins", "with_counters") is not None or found.mention.zone is Zone.LIBRARY:
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    there = frozenset({"permanent", str(CardType.CREATURE)})
    scope.moved(found.mention.to, Mention(to=Remembered(name), called=there, gender="f", plural=found.mention.plural))
    return (PutFaceDown(what=what(found), how=FaceDown.EFFECT, keep_as=name),)


def _under_control_of(theirs: Node, node: Node, scope: Scope) -> PlayerReference:
    """110.2a: 'sotto il controllo di un giocatore bersaglio'."""
    whose = player_of(next(theirs.nodes("party")), scope)
    again = node.has("UNDER_YOUR_CONTROL", "UNDER_OWNERS_CONTROL") or len(list(node.nodes("under_control"))) > 1
    if again or whose.before or whose.mention.plural is not False:
        refuse(theirs, refusal.NO_VOCABULARY)
    return whose.mention.to  # type: ignore[return-value]


def joined_in(node: Node) -> tuple[bool, Joins | None]:
    """508.4, 110.5b: whether something enters tapped, and whether attacking, what its controller chooses."""
    joins = node.node("joins")
    return node.has("TAPPED") or (joins is not None and joins.has("TAPPED")), None if joins is None else Joins()
