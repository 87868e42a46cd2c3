"""120, 615: damage that instructions deal, and damage that they prevent."""

from __future__ import annotations

from engine.cards.abilities.choices import ForEach, If
from engine.cards.abilities.damage import DealDamage, Share
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, TargetSpec
from engine.cards.abilities.quantities import Fixed, Quantity, X
from engine.cards.abilities.references import (
    Among,
    ControllerOf,
    DefendingPlayer,
    EachOfThem,
    EachPlayer,
    Every,
    ObjectReference,
    One,
    Reference,
    Target,
    You,
)
from engine.words.record import replace, within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.divided import divided
from scenarios.cardtext.lower.doing import Doer, Effects, with_zone
from scenarios.cardtext.lower.mentioned import PLANESWALKER
from scenarios.cardtext.lower.nouns import ANY_NUMBER
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node


def _deal(node: Node, scope: Scope, doer: Doer) -> Effects:
    """120: the one who does it is the source of the damage."""
    if doer.mention.player:
        refuse(node, refusal.NO_VOCABULARY)
    source: ObjectReference = doer.mention.to  # type: ignore[assignment]
    if doer.mention.own or doer.mention.plural is False:
        scope.dealer = None if doer.mention.own else source
        made = _dealt_by(node, scope, source)
        scope.dealer = None
        return made
    return _dealt_by_each(node, scope, doer.mention)


def _dealt_by_each(node: Node, scope: Scope, several: Mention) -> Effects:
    """120.2b: 'ogni creatura che controlli infligge 1 danno', 'infliggono ciascuna danno pari alla propria forza': each of them
    deals it, at the same time."""
    subject = scope.subject
    scope.subject = scope.mention(replace(several, to=One(), plural=False, plural_verb=None))
    scope.dealer = One()
    # Whom they deal it to is none of them by a pronoun: 'quella creatura' is another one.
    scope.mentions = [one for one in scope.mentions if one.to not in (several.to, One())]
    made = _dealt_by(node, scope, several.to)  # type: ignore[arg-type]
    scope.mention(several)
    scope.subject, scope.dealer = subject, None
    last = made[-1]
    if made == (last,) and isinstance(last, DealDamage) and last.to == One() and not (last.divided or last.also):
        # 120.2b: 'ogni creatura TAPpata infligge a se stessa danno pari alla propria forza'.
        return (ForEach(of=several.to, do=(replace(last, source=One()),)),)
    if (
        not isinstance(last, DealDamage)
        or last.divided
        or any(isinstance(part, One) for part in within((last.to, last.also)))
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return (*made[:-1], replace(last, by_each=True))


def _amount(node: Node, party: Node | None, scope: Scope) -> Quantity:
    """How much. It may speak of whom it is dealt to, where the words say that before: 'infligge a una creatura bersaglio un
    ammontare di danni pari al numero di terre controllate dal controllore di quella creatura'."""
    said = node.node("damage") or node
    measure = said.node("quantity") or said
    try:
        return amounts.per(node.node("per"), amounts.said(said, scope), scope)
    except Refusal as why:
        if why.reason != refusal.NO_ANTECEDENT or party is None or party.start > measure.start:
            raise
    heard = scope.fork()
    whom = spoken(party, heard, dative=True).mention
    if isinstance(whom.to, EachPlayer):
        # 'A ogni avversario danno pari al numero di terre controllate da quel giocatore' is another number for each of them.
        each = Mention(to=EachOfThem(), called=whom.called, gender="m", player=True)
        heard.mentions = [*(one for one in scope.mentions if not one.player), each]
    elif whom.plural is not False:
        refuse(party, refusal.NO_VOCABULARY)
    return amounts.per(node.node("per"), amounts.said(said, heard), heard)


def _dealt_by(node: Node, scope: Scope, source: ObjectReference) -> Effects:
    party = node.node("party")
    subject = scope.subject
    scope.subject = _each_player(party, scope) or subject
    amount = _amount(node, party, scope)
    scope.subject = subject
    if node.has("SELF"):
        # 'La creatura bersaglio si infligge 2 danni': to what deals it.
        return (DealDamage(amount=amount, to=source, source=source),)
    dative = node.word("DATIVE")
    if dative is not None:
        whom = scope.nearest(dative, lambda one: not one.own and one.agrees(dative.marks) and _may_be_dealt(one))
        if whom.zone is not Zone.BATTLEFIELD or whom.plural is True:
            refuse(dative, refusal.NO_VOCABULARY)
        return (DealDamage(amount=amount, to=whom.to, source=source),)
    targets = node.node("any_targets")
    if targets is not None and not node.has("DIVIDED"):
        to = Target(scope.target(any_targets(targets, scope)))
        return (DealDamage(amount=amount, to=to, source=source),)
    if targets is not None:
        return _among_any_targets(targets, amount, source, scope)
    if party is None and scope.dealt is not None:
        return (DealDamage(amount=amount, to=scope.dealt, source=source),)
    if party is None:
        refuse(node, refusal.UNFINISHED)
    if node.has("EACH_OF", "EVERY") and party.only.kind != "described":
        refuse(node, refusal.UNEXPECTED)
    if node.has("DIVIDED"):
        return _divided(node, party, amount, source, scope)
    known = len(scope.targets)
    alone, party = party, _whose_both_are(party, node)
    found = spoken(party, scope, dative=True)
    target_of_old(party, found, scope, known, amount)
    before, also = _shares(node, found.to, amount, scope)
    if party is not alone and (either := _either_of(found.to, also)) is not None:
        found, also = replace(found, mention=replace(found.mention, to=either)), ()
    scope.excess = scope.name()
    scope.damage_done = f"dealt {scope.excess}"
    return (*found.before, *before, DealDamage(amount=amount, to=found.to, source=source, also=also))


def _may_be_dealt(one: Mention) -> bool:
    """120.1: whether damage can be dealt to what was spoken of: to players, and to permanents of some types, none of which a thing
    is that the words call an artifact or a land alone."""
    return one.player or not one.called & _OF_ANY_TYPE or bool(one.called & _DEALT_DAMAGE)


_DEALT_DAMAGE = frozenset(str(one) for one in (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE))
_OF_ANY_TYPE = frozenset(str(one) for one in CardType)


def _each_player(party: Node | None, scope: Scope) -> Mention | None:
    """'A ogni giocatore', 'a ogni avversario': of whom 'che controlla' in the number is said, each of them by themselves."""
    if party is None or party.only.kind != "described":
        return None
    found = described(party.only, dative=True, scope=scope.fork())
    if found.players is None or found.objects is not None or found.targeted or not found.all:
        return None
    return Mention(to=EachPlayer(found.players), plural=None, player=True)


def _whose_both_are(party: Node, node: Node) -> Node:
    """'A ogni creatura e a ogni planeswalker controllati da quel giocatore': a participle in the plural behind a noun in the
    singular is said of the one before it, too."""
    shares = list(node.nodes("share"))
    last = next(shares[0].nodes("party")).only if len(shares) == 1 and shares[0].node("damage") is None else None
    if last is None or last.kind != "described" or party.only.kind != "described":
        return party
    part = next(last.nodes("nominal")).only
    singular = next(last.nodes("determiner")).only.kind in ("every", "one")
    relations = [one.only for one in part.nodes("modifier") if one.node("relation") is not None]
    both = [one for one in relations if any(word.marks.endswith("p") for word in one.words("CONTROLLED", "OWNED"))]
    return with_zone(party, both[0]) if both and singular else party


def _either_of(to: Reference, also: tuple[Share, ...]) -> Every | None:
    """What is of the one type or of the other, where the two differ in nothing else."""
    rest = also[0].to if len(also) == 1 else None
    if not isinstance(to, Every) or not isinstance(rest, Among) or not isinstance(rest.of, Every):
        return None
    one, other = to.filter, rest.of.filter
    if len(one.types) != 1 or len(other.types) != 1 or replace(one, types=()) != replace(other, types=()):
        return None
    return Every(replace(one, types=(), any_type=(*one.types, *other.types)))


def _shares(node: Node, to: Reference, amount: Quantity, scope: Scope) -> tuple[Effects, tuple[Share, ...]]:
    """608.2c: '3 danni a una creatura bersaglio e 2 danni al suo controllore' are dealt at the same time."""
    before: list[Effect] = []
    also: list[Share] = []
    for one in node.nodes("share"):
        party, damage = next(one.nodes("party")), one.node("damage")
        known = len(scope.targets)
        scope.shared_with = to.relation if isinstance(to, EachPlayer) else None
        found = spoken(party, scope, dative=True)
        scope.shared_with = None
        target_of_old(party, found, scope, known)
        before.extend(found.before)
        if damage is None and isinstance(to, Every) and isinstance(found.to, Every):
            # 120.3: what is both a creature and a planeswalker is dealt it once.
            also.append(Share(amount=amount, to=Among(found.to, without=to)))
            continue
        also.append(Share(amount=amount if damage is None else amounts.said(damage, scope), to=found.to))
    return tuple(before), tuple(also)


def deal_to_you(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'ti infligge 2 danni'."""
    if doer.mention.player or doer.mention.plural is True or node.node("party", "share") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    amount = amounts.per(node.node("per"), amounts.said(next(node.nodes("damage")), scope), scope)
    several = doer.mention.plural is None and not doer.mention.own
    return (DealDamage(amount=amount, to=You(), source=doer.mention.to, by_each=several),)  # type: ignore[arg-type]


def target_of_old(node: Node, found: Spoken, scope: Scope, known: int, amount: Quantity | None = None) -> None:
    """115.4, 120.3c: whom the text of a time when planeswalkers could not be dealt damage directly means today.

    'A creature or a player' was any target. 'A player', declared by the damage itself, is a player or a planeswalker, of whom
    'that player' means the controller then. A player who was a target before (of the first ``known``) stays that,
    and so does one by whose own lands or hand the ``amount`` is measured: a planeswalker has none.
    """
    to: Reference = found.to
    if scope.source.of_today:
        return
    if isinstance(to, DefendingPlayer) or _perhaps_planeswalker(to, scope):
        refuse(node, refusal.OLDER_THAN_PLANESWALKERS)
    if not isinstance(to, Target):
        return
    spec = scope.targets[to.index]
    if spec.objects == CREATURE and spec.players is Relation.ANY:
        scope.targets[to.index] = replace(spec, objects=ANY_TARGET.objects, players=ANY_TARGET.players)
    elif spec.objects is None and to.index >= known and to not in within(amount):
        scope.targets[to.index] = replace(spec, objects=PLANESWALKER)
        # 120.3c: 'that player' is then the player, or who controls the planeswalker.
        scope.mentions = [replace(one, to=ControllerOf(to)) if one.to == to else one for one in scope.mentions]


def _perhaps_planeswalker(to: Reference, scope: Scope) -> bool:
    """Whether it is said of what was 'a player' as a target: damage to 'that player' would be dealt to the planeswalker."""
    if not isinstance(to, ControllerOf) or not isinstance(to.of, Target):
        return False
    spec = scope.targets[to.of.index]
    return spec.players is not None and spec.objects == PLANESWALKER


def _divided(node: Node, party: Node, amount: Quantity, source: ObjectReference, scope: Scope) -> Effects:
    """601.2d: divided among targets."""
    known = len(scope.targets)
    found = spoken(party, scope)
    target_of_old(party, found, scope, known)
    to = found.to
    if not isinstance(to, Target):
        refuse(party, refusal.NO_VOCABULARY)
    scope.targets[to.index] = divided(node, scope.targets[to.index], amount)
    return (DealDamage(amount=amount, to=to, source=source, divided=True),)


def _among_any_targets(node: Node, amount: Quantity, source: ObjectReference, scope: Scope) -> Effects:
    """115.4, 601.2d: 'divisi a tua scelta tra uno o due bersagli'."""
    if node.has("X") and isinstance(amount, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    index = scope.target(divided(node, any_targets(node, scope), amount))
    return (DealDamage(amount=amount, to=Target(index), source=source, divided=True),)


def any_targets(node: Node, scope: Scope) -> TargetSpec:
    """115.4: 'uno o due bersagli', 'fino a X bersagli': how many of them."""
    numbers = [int(str(one.value)) for one in node.words("NUM")]
    if node.has("X"):
        if scope.x != X():
            refuse(node, refusal.UNKNOWN_X)
        return replace(ANY_TARGET, minimum=0 if node.has("UP_TO") else 1, times_x=True)
    most = numbers[-1] if numbers else ANY_NUMBER
    if numbers[:-1] not in ([], [most - 1]):
        refuse(node, refusal.UNEXPECTED)
    least = 0 if node.has("UP_TO", "ANY") else 1 if node.has("OR") else most
    return replace(ANY_TARGET, minimum=least, maximum=most)


def unpreventable(dealt: Effect) -> Effect | None:
    """615.12: the same damage, which cannot be prevented; ``None`` for an instruction of which not every branch deals damage."""
    match dealt:
        case DealDamage():
            return replace(dealt, preventable=False)
        case If(then=(*before, one), otherwise=(*others, other)):
            both = unpreventable(one), unpreventable(other)
            if both[0] is not None and both[1] is not None:
                return replace(dealt, then=(*before, both[0]), otherwise=(*others, both[1]))
    return None


DAMAGE = {"deal": _deal}
