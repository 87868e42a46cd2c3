"""118, 602.1a: what stands before a colon."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Half, LifeOf, X
from engine.cards.abilities.references import Granter, You
from engine.words.counters import LOYALTY
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.deeds.counting import counters
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.qualities import counter_kind
from scenarios.cardtext.lower.scope import UNSPEAKABLE, Scope, refuse
from scenarios.cardtext.lower.seen_cards import card_filter
from scenarios.cardtext.tree import Node


def cost(node: Node, scope: Scope) -> Cost:
    """The cost of a node of kind 'cost'. Raises Refusal for one that the engine cannot ask for."""
    loyalty = node.node("loyalty")
    if loyalty is not None:
        if CardType.PLANESWALKER not in scope.source.types and not scope.source.quoted:
            refuse(node, refusal.UNEXPECTED)
        return _loyalty(loyalty)
    made = Cost()
    for payment in node.nodes():
        made = _paid(payment, made, scope)
    return made


def _loyalty(node: Node) -> Cost:
    """606.4: put on, or taken off."""
    number = node.word("NUM")
    if number is None:
        counters = (LOYALTY, 1)
        put = node.has("PLUS_SIGN")
        return Cost(
            put_counters=counters if put else None, remove_counters=None if put else counters, times_x="counters"
        )
    count = int(str(number.value))
    if node.has("DASH"):
        return Cost(remove_counters=(LOYALTY, count))
    if count and not node.has("PLUS_SIGN"):
        refuse(node, refusal.UNEXPECTED)
    return Cost(put_counters=(LOYALTY, count))


def _paid(node: Node, made: Cost, scope: Scope) -> Cost:
    match node.kind:
        case "mana_payment":
            if made.mana:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, mana=mana_cost(node))
        case "waterbend_payment":
            if made.waterbend:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, waterbend=mana_cost(node))
        case "tap_payment" | "untap_payment":
            if made.tap or made.untap:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, tap=node.kind == "tap_payment", untap=node.kind == "untap_payment")
        case "sacrifice_payment":
            return _sacrificed(node, made, scope)
        case "discard_payment":
            return _discarded(node, made, scope)
        case "life_payment":
            return _life(node, made, scope)
        case "exert_payment":
            itself = next(node.nodes("own"))
            if itself.has("NAME") and scope.source.quoted:
                refuse(itself, refusal.NO_VOCABULARY)
            scope.mention(replace(own(scope), event=True))
            return replace(made, exert_this=True)
        case "evidence_payment":
            return replace(made, evidence=int(str(next(node.words("NUM")).value)))
        case "forage_payment":
            return replace(made, forage=True)
        case "put_back_payment":
            return _put_back(node, made, scope)
        case "from_exile_payment":
            return _from_exile(node, made, scope)
        case "hand_payment":
            return _whole_hand(node, made)
        case "exile_payment":
            return _exiled(node, made, scope)
        case "tap_others_payment":
            return _tapped(node, made, scope)
        case "return_payment":
            return _returned(node, made, scope)
        case "energy_payment":
            if made.energy:
                refuse(node, refusal.UNEXPECTED)
            return replace(made, energy=energy_of(next(node.nodes("energy_paid"))))
        case "reveal_payment":
            return _revealed(node, made, scope)
        case "mill_payment":
            amount = amounts.said(next(node.nodes("cards")), scope)
            if not isinstance(amount, Fixed) or made.mill:
                refuse(node, refusal.NO_VOCABULARY)
            return replace(made, mill=amount.value)
        case _:
            return _counters(node, made, scope)


def _life(node: Node, made: Cost, scope: Scope) -> Cost:
    """119.4: so many points of life, or half of what the player has."""
    said = next(node.nodes("life_amount"))
    half = Half(LifeOf(You()), round_up=said.has("ROUNDED_UP")) if said.has("HALF_OF") else None
    if half is not None and not said.has("YOUR"):
        refuse(said, refusal.NO_VOCABULARY)
    amount = half or amounts.said(said, scope)
    if made.life or made.life_of is not None or not isinstance(amount, Fixed | Half | LifeOf):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(made, life=amount.value) if isinstance(amount, Fixed) else replace(made, life_of=amount)


def energy_of(node: Node) -> int:
    """107.14: how many energy counters: 'otto {E}', or as many symbols."""
    number, many = node.word("NUM"), len(list(node.words("ENERGY")))
    if number is None:
        return many
    if many != 1:
        refuse(node, refusal.UNEXPECTED)
    return int(str(number.value))


def _exiled(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: the source, from a graveyard where the words say so, or cards that match out of one's graveyard or hand."""
    if made.exile is not None or made.exile_this:
        refuse(node, refusal.NO_VOCABULARY)
    itself = node.node("own")
    if itself is not None:
        if itself.has("NAME") and scope.source.quoted:
            refuse(itself, refusal.NO_VOCABULARY)
        place = node.node("own_place")
        if place is not None:
            zone = next(place.words("PLACE")).value
            if not place.has("YOUR") or not isinstance(zone, Zone) or zone not in (Zone.GRAVEYARD, Zone.HAND):
                refuse(place, refusal.NO_VOCABULARY)
            scope.functions_in = zone
        elif scope.source.spell:
            refuse(node, refusal.NO_VOCABULARY)
        scope.mention(replace(own(scope), event=True))
        return replace(made, exile_this=True)
    wanted, count = _some_of_yours(node, "party")
    if wanted.zone is Zone.BATTLEFIELD:
        if wanted.controller is not Relation.YOU:
            refuse(node, refusal.NO_VOCABULARY)
    elif wanted.zone not in (Zone.GRAVEYARD, Zone.HAND) or wanted.owner is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(_so_many_x(made, count, "exile", node), exile=wanted, exile_count=count or 1)


def _revealed(node: Node, made: Cost, scope: Scope) -> Cost:
    """701.20a: so many cards of the hand that match are shown; X of them where the cost says so."""
    itself = node.node("own")
    if itself is not None:
        place = next(node.nodes("own_place"))
        if not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.HAND or scope.source.quoted:
            refuse(place, refusal.NO_VOCABULARY)
        scope.functions_in = Zone.HAND
        return replace(made, reveal_this=True)
    party = next(node.nodes("party")).only
    if made.reveal_such is not None or party.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(party)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.determiner not in ("one", "count"):
        refuse(party, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.HAND or wanted.owner is not Relation.YOU or not found.card:
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    if found.variable:
        if made.times_x:
            refuse(node, refusal.NO_VOCABULARY)
        return replace(made, reveal_such=wanted, times_x="reveal")
    return replace(made, reveal_such=wanted, reveal_count=found.least)


def _tapped(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: so many untapped permanents that you control."""
    wanted, count = _some_of_yours(node, "party")
    if made.tap_others is not None or wanted.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.tapped is not False or wanted.controller is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    tapped = replace(wanted, tapped=None)
    return replace(_so_many_x(made, count, "tap", node), tap_others=tapped, tap_count=count or 1)


def _returned(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: the source, or permanents that you control, go back to their owners' hands."""
    if made.return_to_hand is not None:
        refuse(node, refusal.NO_VOCABULARY)
    clitic = node.word("CLITIC")
    if clitic is not None:
        if not scope.nearest(clitic, lambda one: not one.player and one.agrees(clitic.marks)).own:
            refuse(node, refusal.NO_ANTECEDENT)
        return replace(made, return_to_hand=Filter(this=True))
    itself = next(node.nodes("party")).only
    if itself.kind == "own":
        if scope.source.spell or (itself.has("NAME") and scope.source.quoted):
            refuse(node, refusal.NO_VOCABULARY)
        scope.mention(replace(own(scope), event=True))
        return replace(made, return_to_hand=Filter(this=True))
    wanted, count = _some_of_yours(node, "party")
    if wanted.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    if not count:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(made, return_to_hand=wanted, return_count=count)


def _some_of_yours(node: Node, kind: str) -> tuple[Filter, int]:
    """What a description means, and how many of it: 'una', 'due'; 0 stands for X."""
    party = next(node.nodes(kind)).only
    if party.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(party)
    if found.objects is None or found.players is not None or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    if found.determiner not in ("one", "count", "any_number") or (found.card and not found.zone_said):
        refuse(party, refusal.NO_VOCABULARY)
    return found.objects, 0 if found.variable or found.determiner == "any_number" else found.least


def _so_many_x(made: Cost, count: int, what: str, where: Node) -> Cost:
    """107.3a: the number of them that is announced as X; any number of them is announced so too."""
    if count:
        return made
    if made.times_x:
        refuse(where, refusal.NO_VOCABULARY)
    return replace(made, times_x=what)


def _sacrificed(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: the source, or permanents that match, or both."""
    several = list(node.nodes("party"))
    if len(several) > 1 and all(one.only.kind == "described" for one in several):
        return _sacrificed_each(node, several, made, scope)
    if len(several) > 1:
        several = sorted(several, key=lambda one: one.only.kind, reverse=True)
        if [one.only.kind for one in several] != ["own", "described"]:
            refuse(node, refusal.NO_VOCABULARY)
        for one in several:
            made = _sacrificed(replace(node, children=(one,)), made, scope)
        return made
    party = several[0].only
    if made.sacrifice is not None or (made.sacrifice_this and party.kind != "described"):
        refuse(node, refusal.NO_VOCABULARY)
    if party.kind == "pronoun" and object_of(next(node.nodes("party")), scope).mention.own:
        return replace(made, sacrifice_this=True)
    if party.kind == "own":
        if party.has("NAME") and scope.source.quoted:
            return _granter_sacrificed(party, made, scope)
        scope.mention(replace(own(scope), event=True))
        return replace(made, sacrifice_this=True)
    if party.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(party)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card:
        refuse(party, refusal.NO_VOCABULARY)
    if found.determiner not in ("one", "count", "any_number"):
        refuse(party, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.BATTLEFIELD or wanted.controller not in (Relation.ANY, Relation.YOU):
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    such = replace(wanted, controller=Relation.ANY, another=wanted.another or made.sacrifice_this)
    so_many = found.variable or found.determiner == "any_number"
    made = _so_many_x(made, 0 if so_many else found.least, "sacrifice", node)
    return replace(made, sacrifice=such, sacrifice_count=1 if so_many else found.least)


def _granter_sacrificed(party: Node, made: Cost, scope: Scope) -> Cost:
    """201.5a: 'ha "{T}, Sacrifica la Sentinella: ..."': what gives the ability, by its name."""
    if not scope.source.given:
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(replace(PAID, called=frozenset({"permanent"})))
    return replace(made, sacrifice=Filter(granter=Granter()))


def _sacrificed_each(node: Node, several: list[Node], made: Cost, scope: Scope) -> Cost:
    """118.8: 'sacrifica una creatura rossa, una creatura verde e una creatura bianca': one for each description."""
    asked: list[Filter] = []
    for one in several:
        paid = _sacrificed(replace(node, children=(one,)), replace(made, sacrifice=None), scope)
        if paid.sacrifice is None or paid.sacrifice_count != 1 or paid.times_x:
            refuse(one, refusal.NO_VOCABULARY)
        asked.append(paid.sacrifice)
    return replace(made, sacrifice=asked[0], sacrifice_also=tuple(asked[1:]))


def _put_back(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: so many cards of one's graveyard are put on the bottom of one's library."""
    itself = node.node("own")
    if itself is not None:
        if made.bury is not None or scope.source.spell or (itself.has("NAME") and scope.source.quoted):
            refuse(node, refusal.NO_VOCABULARY)
        scope.mention(replace(own(scope), event=True))
        return replace(made, bury=Filter(this=True))
    wanted, count = _some_of_yours(node, "party")
    if wanted.zone is not Zone.GRAVEYARD or wanted.owner is not Relation.YOU or not count or made.bury is not None:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(made, bury=wanted, bury_count=count)


def _from_exile(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.3, 406.2: 'metti una carta posseduta da un avversario dall'esilio nel cimitero di quel giocatore'."""
    inner = next(node.nodes("described"))
    found = described(inner)
    wanted, places = found.objects, [word.value for word in node.words("PLACE")]
    if places != [Zone.EXILE, Zone.GRAVEYARD] or made.from_exile is not None or wanted is None:
        refuse(node, refusal.NO_VOCABULARY)
    if (
        not found.card
        or found.zone_said
        or found.targeted
        or found.variable
        or found.determiner not in ("one", "count")
    ):
        refuse(inner, refusal.NO_VOCABULARY)
    if wanted.owner is not Relation.OPPONENT or wanted.another:
        refuse(inner, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    return replace(made, from_exile=replace(wanted, zone=Zone.EXILE), from_exile_count=found.least)


def _whole_hand(node: Node, made: Cost) -> Cost:
    """701.9a: 'scarta la tua mano', as many cards as there are."""
    place = next(node.nodes("own_place"))
    if not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.HAND or made.discard:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(made, discard_hand=True)


PAID = replace(UNSPEAKABLE, event=True)
"""What a cost was paid with: a pronoun in the instructions means what those spoke of, where they spoke of something."""
DISCARDED = replace(PAID, called=frozenset({"card"}), zone=Zone.GRAVEYARD, gender="f")
"""What was discarded: a card, not a permanent, so that no permanent is confused with it."""


def _discarded(node: Node, made: Cost, scope: Scope) -> Cost:
    itself = node.node("own")
    if itself is not None:
        if made.discard_this or (itself.has("NAME") and scope.source.quoted):
            refuse(node, refusal.NO_VOCABULARY)
        scope.functions_in = Zone.HAND
        scope.subject = replace(own(scope), event=True, zone=Zone.GRAVEYARD)
        return replace(made, discard_this=True)
    if node.node("party") is not None:
        return _discarded_such(node, made, scope)
    for place in (one for inner in node.nodes("from_place") for one in inner.nodes()):
        if not place.has("YOUR") or next(place.words("PLACE")).value is not Zone.HAND:
            refuse(place, refusal.NO_VOCABULARY)
    cards = next(node.nodes("cards"))
    if cards.shape == ("X", "CARD") and not made.discard and not node.has("AT_RANDOM"):
        scope.mention(DISCARDED)
        return replace(_so_many_x(made, 0, "discard", node), discard=1)
    amount = amounts.said(cards, scope)
    if not isinstance(amount, Fixed) or made.discard or cards.has("OTHER", "PLUS"):
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(DISCARDED)
    return replace(made, discard=amount.value, discard_random=node.has("AT_RANDOM"))


def _discarded_such(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.12: cards of the hand that are as described: 'scarta una carta terra'."""
    party = next(node.nodes("party")).only
    if party.kind != "described" or made.discard:
        refuse(node, refusal.NO_VOCABULARY)
    found = described(party, scope=Scope(source=scope.source))
    if found.determiner not in ("one", "count") or found.variable:
        refuse(party, refusal.NO_VOCABULARY)
    if found.objects is not None and scope.functions_in is Zone.BATTLEFIELD:
        # What is on the battlefield is another one than any card in hand.
        found = replace(found, objects=replace(found.objects, another=False))
    if found.zone_said and found.objects is not None and found.objects.owner is Relation.YOU:
        if found.objects.zone is not Zone.HAND:
            refuse(party, refusal.UNEXPECTED)
        in_hand = replace(found.objects, zone=Zone.BATTLEFIELD, owner=Relation.ANY)
        found = replace(found, objects=in_hand, zone_said=False)
    such = card_filter(party, found, Zone.HAND)
    if such == Filter(zone=Zone.HAND):
        refuse(party, refusal.NO_VOCABULARY)
    scope.mention(DISCARDED)
    return replace(made, discard=found.least, discard_such=such)


def _counters(node: Node, made: Cost, scope: Scope) -> Cost:
    """Counters taken off the source, or put on it; or taken off a permanent that the words describe."""
    among = node.node("among_permanents")
    if among is not None:
        return _shed_apart(node, among, made, scope)
    party = next(node.nodes("party")).only
    if party.kind == "described" and node.kind == "remove_payment" and made.remove_counters is None:
        return _shed(node, made, scope)
    some, every = node.node("some_counters"), node.node("all_counters")
    if some is not None or every is not None:
        return _as_many_as_there_are(node, some or every, made, scope)  # type: ignore[arg-type]
    if party.kind != "own" or made.remove_counters is not None or made.put_counters is not None:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(replace(own(scope), event=True))
    said = next(node.nodes("counters"))
    if said.has("X") and node.kind == "remove_payment" and not made.times_x:
        kind = counter_kind(next(said.nodes("counter_kind")))
        return replace(made, remove_counters=(kind, 1), times_x="counters")
    kind, count = counters(said, scope)
    if not isinstance(count, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    if node.kind == "remove_payment":
        return replace(made, remove_counters=(kind, count.value))
    return replace(made, put_counters=(kind, count.value))


def _shed_apart(node: Node, among: Node, made: Cost, scope: Scope) -> Cost:
    """122.1: 'rimuovi due segnalini +1/+1 scelti tra le creature che controlli': from one or several of them."""
    found = describe(next(among.nodes("nominal")), plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card or made.remove_counters is not None:
        refuse(among, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.BATTLEFIELD or wanted.controller is not Relation.YOU or made.remove_any:
        refuse(among, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    kind, count = _asked_of_them(node, scope)
    if kind is None:
        return replace(made, remove_any=count, remove_from=wanted, remove_apart=True)
    return replace(made, remove_counters=(kind, count), remove_from=wanted, remove_apart=True)


def _asked_of_them(node: Node, scope: Scope) -> tuple[str | None, int]:
    """122.1: of which kind counters are, or of any, and how many."""
    said, some = node.node("counters"), node.node("some_counters")
    if said is not None:
        kind, count = counters(said, scope)
    else:
        if some is None or some.node("counter_kind") is not None or some.has("UP_TO", "ANY", "X"):
            refuse(node, refusal.NO_VOCABULARY)
        kind, count = None, amounts.number(some, scope)
    if not isinstance(count, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    return kind, count.value


def _shed(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.3: 'rimuovi un segnalino +1/+1 da una creatura che controlli', 'rimuovi due segnalini da un permanente che controlli'."""
    wanted, count_of = _some_of_yours(node, "party")
    if wanted.zone is not Zone.BATTLEFIELD or wanted.controller is not Relation.YOU or count_of != 1:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    kind, count = _asked_of_them(node, scope)
    if kind is None:
        return replace(made, remove_any=count, remove_from=wanted)
    return replace(made, remove_counters=(kind, count), remove_from=wanted)


def _as_many_as_there_are(node: Node, said: Node, made: Cost, scope: Scope) -> Cost:
    """107.3a: 'rimuovi un qualsiasi numero di segnalini carica dalla Sentinella': a number that is announced as X is; of 'tutti' it
    is how many there are."""
    party, kind_said = next(node.nodes("party")), said.node("counter_kind")
    if party.only.kind != "own" or made.times_x or made.remove_counters is not None or node.kind != "remove_payment":
        refuse(node, refusal.NO_VOCABULARY)
    if kind_said is None or (said.kind == "some_counters" and not said.has("ANY")):
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(replace(own(scope), event=True))
    kind = counter_kind(kind_said)
    scope.as_many = X()
    scope.taken_off = (kind, X())
    every = said.kind == "all_counters"
    return replace(made, remove_counters=(kind, 1), times_x="all counters" if every else "counters")
