"""400.7, 701: instructions that move objects from zone to zone; afterwards they are spoken of as what they became."""

from __future__ import annotations

from engine.cards.abilities import objects as f
from engine.cards.abilities.choices import May
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import CountOf, Fixed, Quantity
from engine.cards.abilities.references import (
    CardsOf,
    EachPlayer,
    Every,
    It,
    OwnerOf,
    PlayerReference,
    Reference,
    Remembered,
    Target,
    This,
    TopOf,
    You,
)
from engine.cards.abilities.turning import PutFaceDown
from engine.words.record import replace
from engine.words.terms import CardType, FaceDown, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.belonging import placed
from scenarios.cardtext.lower.deeds.counting import counters
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import (
    Doer,
    Effects,
    object_of_deed,
    one_player,
    only_you,
    party_of,
    place_of_doer,
    player_doing,
    what,
    whose_place,
    with_zone,
)
from scenarios.cardtext.lower.mentioned import YOU
from scenarios.cardtext.lower.parties import player_of, spoken
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import card_filter, seen_cards, take
from scenarios.cardtext.lower.subjects import not_named_in_quotes
from scenarios.cardtext.tree import Node


def _move(
    node: Node,
    scope: Scope,
    found: Spoken,
    to: Zone,
    *,
    position: int = 0,
    under: PlayerReference | None = None,
    tapped: bool = False,
    transformed: bool = False,
    joins: Joins | None = None,
    enters_with: tuple[tuple[str, Quantity], ...] = (),
    random_order: bool = False,
) -> Effects:
    """A move, after which the object is spoken of as what it became."""
    name = scope.name()
    before = found.mention
    if before.to == YOU.to:
        refuse(node, refusal.UNEXPECTED)
    names = before.called | {"permanent"} if to is Zone.BATTLEFIELD else (before.called - {"permanent"}) | {"card"}
    was = before.to if before.zone in (Zone.BATTLEFIELD, Zone.STACK) else before.was
    after = replace(before, to=Remembered(name), called=names, own=False, zone=to, was=was)
    scope.moved(before.to, after)
    if isinstance(before.to, Every) and before.plural is not False:
        scope.all_of_them = CountOf(Remembered(name), gone=True)
    if to in _DONE:
        scope.did(_DONE[to], Remembered(name), called=before.called)
    move = f.Move(
        what=what(found),
        to=to,
        position=position,
        under=under,
        tapped=tapped,
        joins=joins,
        transformed=transformed,
        enters_with=enters_with,
        random_order=random_order,
        keep_as=name,
    )
    return (*found.before, move)


_DONE = {Zone.EXILE: "EXILED", Zone.HAND: "RETURNED", Zone.BATTLEFIELD: "PUT_PART"}


def _exile(node: Node, scope: Scope, doer: Doer) -> Effects:
    for word in node.words("FROM_BATTLEFIELD"):
        if word.form != "da il gioco":
            refuse(word, refusal.UNEXPECTED)
    chosen, leaves = node.node("described"), node.node("until_gone")
    if chosen is not None:
        made = _exile_from_hand(node, chosen, scope, doer)
        return made if leaves is None else _until_it_leaves(leaves, made, scope)
    first, down = node.node("first_cards"), node.has("FACE_DOWN")
    if first is not None:
        made = _exile_top(first, scope, doer)
        return _face_down(node, made, scope) if down else made
    everybody = node.node("all_graveyards")
    if everybody is not None:
        return _exile_all_graveyards(everybody, scope, doer)
    whole = node.node("whole_place", "own_place")
    if whole is not None:
        return _exile_zone(node, whole, scope, doer)
    one_player(node, doer)
    held = node.node("with_counters")
    put = () if held is None else tuple(counters(one, scope) for one in held.nodes("counters"))
    made = _move(node, scope, _returned(node, scope, doer), Zone.EXILE, enters_with=put)
    if down:
        return _face_down(node, made, scope)
    return made if leaves is None else _until_it_leaves(leaves, made, scope)


def _face_down(node: Node, made: Effects, scope: Scope) -> Effects:
    """406.3: 'esilia la prima carta del tuo grimorio a faccia in giù': cards that nobody has seen on the battlefield."""
    held = node.node("with_counters")
    put = () if held is None else tuple(counters(one, scope) for one in held.nodes("counters"))
    last = made[-1]
    if not isinstance(last, f.Move):
        refuse(node, refusal.NO_VOCABULARY)
    return (*made[:-1], replace(last, face_down=True, enters_with=put or last.enters_with))


def _until_it_leaves(gone: Node, made: Effects, scope: Scope) -> Effects:
    """610.3: 'finché la Sentinella non lascia il campo di battaglia'."""
    not_named_in_quotes(next(gone.nodes("own")), scope)
    if scope.source.spell or "3s" not in next(gone.words("V_LEAVE")).moods:
        refuse(gone, refusal.NO_VOCABULARY)
    return tuple(replace(one, until_source_leaves=True) if isinstance(one, f.Move) else one for one in made)


def _exile_from_hand(node: Node, chosen: Node, scope: Scope, doer: Doer) -> Effects:
    """608.2d: 'esilia una carta non terra da quella mano': of the hand that was looked at or revealed."""
    only_you(node, doer)
    if seen_cards(node, scope).zone is not Zone.HAND or next(node.words("PLACE")).value is not Zone.HAND:
        refuse(node, refusal.NO_ANTECEDENT)
    found = described(chosen, scope=scope)
    if found.variable or found.determiner not in ("one", "count", "up_to"):
        refuse(chosen, refusal.NO_VOCABULARY)
    taken = take(node, scope, card_filter(chosen, found, Zone.HAND), found.least, found.most, found.called)
    return _move(node, scope, taken, Zone.EXILE)


def _exile_zone(node: Node, whole: Node, scope: Scope, doer: Doer) -> Effects:
    """400.1: 'esilia il cimitero di un giocatore bersaglio', 'la tua mano': all cards in it."""
    zone = next(whole.words("PLACE")).value
    if zone is not Zone.GRAVEYARD and zone is not Zone.HAND:
        refuse(whole, refusal.NO_VOCABULARY)
    if whole.node("party") is not None:
        whose = whose_place(node, doer, zone, scope)
    else:
        place_of_doer(whole, doer, zone)
        whose = player_doing(node, doer)
    mention = Mention(to=CardsOf(whose, zone), called=frozenset({"card"}), gender="f", plural=True, zone=zone)
    return _move(node, scope, Spoken(mention), Zone.EXILE)


def _exile_all_graveyards(node: Node, scope: Scope, doer: Doer) -> Effects:
    """404.1: 'esilia tutti i cimiteri': all cards in them, as 'tutte le carte da tutti i cimiteri' says."""
    only_you(node, doer)
    place = next(node.words("PLACE"))
    if place.value is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    cards = Every(Filter(zone=Zone.GRAVEYARD))
    mention = Mention(to=cards, called=frozenset({"card"}), gender="f", plural=True, zone=Zone.GRAVEYARD)
    return _move(node, scope, Spoken(mention), Zone.EXILE)


def _exile_top(node: Node, scope: Scope, doer: Doer) -> Effects:
    """401.1: cards from the top of the library, which nobody looks at before."""
    whose = whose_place(node, doer, Zone.LIBRARY, scope)
    count = amounts.first(node, scope)
    top = TopOf(count, whose)
    one_library = doer.mention.plural is False and not isinstance(whose, EachPlayer)
    plural = count.value > 1 if isinstance(count, Fixed) and one_library else None
    mention = Mention(to=top, called=frozenset({"card"}), gender="f", plural=plural, zone=Zone.LIBRARY)
    made = _move(node, scope, Spoken(mention), Zone.EXILE)
    if plural is not False:
        kept = Remembered(getattr(made[-1], "keep_as", None) or "")
        scope.seen = next(one for one in reversed(scope.mentions) if one.to == kept)
        scope.taken = ()
    return made


def _to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    """To its owner's hand. 'Riprendi in mano' is said of one's own."""
    one_player(node, doer)
    party = node.node("party")
    if node.node("both_targets") is not None:
        found = object_of_deed(node, scope, doer)
    elif party is None:
        word = next(node.words("CLITIC"))
        found = Spoken(scope.nearest(word, lambda one: not one.player and one.agrees(word.marks)))
    else:
        found = _returned(node, scope, doer)
    return _move(node, scope, found, Zone.HAND)


def _owner_takes_back(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'Il proprietario riprende in mano ...': it goes to its owner's hand."""
    owners = node.word("THE_OWNERS", "OWNER")
    several = owners is not None and (owners.form.startswith("i ") or owners.marks.endswith("p"))
    if ("3p" if several else "3s") not in next(node.words("V_TAKE_BACK")).moods or not doer.you:
        refuse(node, refusal.DISAGREES)
    return _move(node, scope, object_of_deed(node, scope, doer), Zone.HAND)


def _returned(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """What comes back. 'Dal tuo cimitero' may stand before the description that it is part of; said of the source itself, it
    means that the ability functions there (113.6).
    """
    zone = node.node("zone")
    if zone is None:
        return object_of_deed(node, scope, doer)
    party = party_of(node)
    if zone.start < party.start and party.only.kind != "own":
        moved = with_zone(party, zone)
        children = tuple(moved if one is party else one for one in node.children if one is not zone)
        return object_of_deed(replace(node, children=children), scope, doer)
    found = object_of_deed(node, scope, doer)
    place = zone.node("place")
    if place is None or not zone.has("FROM") or party.only.kind not in ("own", "pronoun"):
        refuse(zone, refusal.NO_VOCABULARY)
    where, owner = placed(place)
    if owner is not Relation.YOU or where not in (Zone.GRAVEYARD, Zone.HAND):
        refuse(zone, refusal.NO_VOCABULARY)
    if found.to != This():
        # 608.2c: 'esiliala dal tuo cimitero', of a card that the sentence before put there.
        if found.mention.zone is not where:
            refuse(zone, refusal.NO_ANTECEDENT)
        return found
    scope.functions_in = where
    return replace(found, mention=replace(found.mention, zone=where))


def _to_battlefield(node: Node, scope: Scope, doer: Doer) -> Effects:
    """110.2a: under the control of who puts it there, unless another is said."""
    found = _returned(node, scope, doer)
    there = found.mention.zone in (Zone.BATTLEFIELD, Zone.STACK) and not isinstance(found.to, Remembered)
    if there and not _lost_its_host(found, scope):
        refuse(node, refusal.UNEXPECTED)
    if found.before and found.mention.zone is Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    under: PlayerReference | None = player_doing(node, doer)
    if (
        len(list(node.words("UNDER_YOUR_CONTROL", "UNDER_OWNERS_CONTROL"))) > 1
        or len([*node.words("TAPPED"), *node.nodes("joins")]) > 1
    ):
        refuse(node, refusal.UNEXPECTED)
    if len(list(node.nodes("with_counters"))) > 1:
        refuse(node, refusal.UNEXPECTED)
    held = node.node("with_counters")
    enters_with = () if held is None else tuple(counters(one, scope) for one in held.nodes("counters"))
    if node.has("UNDER_OWNERS_CONTROL"):
        under = OwnerOf(what(found))
    elif node.has("UNDER_YOUR_CONTROL"):
        under = You()
    theirs = node.node("under_control")
    if theirs is not None:
        under = _under_control_of(theirs, node, scope)
    _you_or_known(node, doer, found)
    tapped, joins = joined_in(node)
    if node.has("FACE_DOWN"):
        return _face_down_there(node, scope, doer, found)
    held_by = node.node("attached_so")
    host = None if held_by is None else _entering_attached(held_by, found, scope)
    made = _move(
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


_LIBRARY_PLACES = {
    "ON_TOP": 0,
    "ON_BOTTOM": -1,
    "TOP_OF_OWNERS_LIBRARY": 0,
    "TOP_OF_YOUR_LIBRARY": 0,
    "SECOND_OF_OWNERS_LIBRARY": 1,
    "THIRD_OF_OWNERS_LIBRARY": 2,
    "BOTTOM_OF_OWNERS_LIBRARY": -1,
    "BOTTOM_OF_YOUR_LIBRARY": -1,
}


def _to_either_end(node: Node, scope: Scope, doer: Doer) -> Effects:
    """401.4: 'in cima o in fondo al suo grimorio', as whoever does it chooses."""
    found = object_of_deed(node, scope, doer)
    word = next(node.words("EITHER_END"))
    who = player_doing(node, doer)
    owner = "proprietario" in word.form or "tuo" in word.form
    if found.before or found.mention.plural is not False or node.node("order") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    if not (doer.you if owner else who == OwnerOf(what(found))):
        refuse(node, refusal.NO_VOCABULARY)
    top = _move(node, scope, found, Zone.LIBRARY, position=0)
    bottom = tuple(replace(one, position=-1) if isinstance(one, f.Move) else one for one in top)
    return (May(then=top, otherwise=bottom, who=who),)


def _to_library(node: Node, scope: Scope, doer: Doer) -> Effects:
    if node.has("EITHER_END"):
        return _to_either_end(node, scope, doer)
    place = node.node("own_place")
    found = _returned(node, scope, doer)
    of_their_hand = found.mention.zone is Zone.HAND and not found.before and doer.mention.to == scope.whose_hand
    if place is None and not of_their_hand:
        only_you(node, doer)
    if place is not None:
        _own_library(place, doer, found)
    return _into_library(node, scope, found)


def _own_library(place: Node, doer: Doer, found: Spoken) -> None:
    """400.3: 'in fondo al suo grimorio': of a card among those of one player, whose library it goes to in any case."""
    if next(place.words("PLACE")).value is not Zone.LIBRARY or place.has("YOUR"):
        refuse(place, refusal.NO_VOCABULARY)
    if found.mention.zone not in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD) or found.mention.plural is True:
        refuse(place, refusal.NO_VOCABULARY)
    if not doer.you and (found.before or not doer.mention.player or doer.mention.plural is not False):
        refuse(place, refusal.NO_VOCABULARY)


def _into_library(node: Node, scope: Scope, found: Spoken) -> Effects:
    """401.4: several cards in an order that their owner gives them, or in a random one. 'In cima' alone is said of a card that is
    in the library already.
    """
    position = next(place for kind, place in _LIBRARY_PLACES.items() if node.has(kind))
    order = node.node("order")
    if found.mention.plural is not False and not found.mention.own and position > 0:
        refuse(node, refusal.NO_VOCABULARY)
    theirs = node.node("of_players_library")
    if theirs is not None:
        _library_of_owner(theirs, scope, found)
    elif node.has("ON_TOP", "ON_BOTTOM") and found.mention.zone is not Zone.LIBRARY and node.node("own_place") is None:
        refuse(node, refusal.NO_VOCABULARY)
    if order is not None and found.mention.plural is False:
        refuse(order, refusal.DISAGREES)
    random = order is not None and order.has("IN_RANDOM_ORDER")
    return _move(node, scope, found, Zone.LIBRARY, position=position, random_order=random)


def _library_of_owner(node: Node, scope: Scope, found: Spoken) -> None:
    """400.3: 'in fondo al grimorio di quel giocatore': of a card that lies among that player's own, whoever puts it there."""
    party = node.node("party")
    if party is None:
        # 401.4: 'in fondo a quel grimorio': the library out of which the cards were looked at, where the others still lie.
        if next(node.words("PLACE")).value is not Zone.LIBRARY or found.mention.zone is not Zone.LIBRARY:
            refuse(node, refusal.NO_ANTECEDENT)
        return
    whose = player_of(party, scope)
    if next(node.words("PLACE")).value is not Zone.LIBRARY or whose.before or whose.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    if found.mention.zone not in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD):
        refuse(node, refusal.NO_VOCABULARY)


def _put_two(node: Node, scope: Scope, doer: Doer) -> Effects:
    """'Mettine una nel tuo cimitero e l'altra in cima al tuo grimorio'."""
    one_player(node, doer)
    made: Effects = ()
    for one in node.nodes("put_where"):
        found = object_of_deed(one, scope, doer)
        place = one.node("own_place")
        if one.has("ONTO_BATTLEFIELD", "IN_PLAY"):
            if found.mention.zone is not Zone.LIBRARY or one.node("order") is not None:
                refuse(one, refusal.NO_VOCABULARY)
            _you_or_known(one, doer, found)
            made += _move(one, scope, found, Zone.BATTLEFIELD, under=player_doing(node, doer), tapped=one.has("TAPPED"))
            continue
        library = place is not None and next(place.words("PLACE")).value is Zone.LIBRARY
        if place is None or library:
            if place is None:
                only_you(node, doer)
            else:
                _own_library(place, doer, found)
            made += _into_library(one, scope, found)
            continue
        only_you(node, doer)
        zone = next(place.words("PLACE")).value
        if (
            one.node("order") is not None
            or found.mention.zone is not Zone.LIBRARY
            or not place.has("YOUR")
            or (zone is not Zone.GRAVEYARD and zone is not Zone.HAND)
        ):
            refuse(one, refusal.NO_VOCABULARY)
        made += _move(one, scope, found, zone)
    return made


def _you_or_known(node: Node, doer: Doer, found: Spoken) -> None:
    """Somebody else puts only what was found before, not what they would have to choose."""
    if not doer.you and (found.before or not isinstance(found.to, Remembered)):
        refuse(node, refusal.NO_VOCABULARY)


def _to_own_place(node: Node, scope: Scope, doer: Doer) -> Effects:
    """401.1, 402.1, 404.1: into the graveyard, or into the hand; into a library only where the words say at which place."""
    place = node.node("own_place")
    zone = Zone.GRAVEYARD if place is None else next(place.words("PLACE")).value
    if zone is Zone.HAND:
        return _add_to_hand(node, scope, doer)
    if zone is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    found = object_of_deed(node, scope, doer)
    _only_you_or_seen(node, doer, found, place)
    return _move(node, scope, found, Zone.GRAVEYARD)


def _only_you_or_seen(node: Node, doer: Doer, found: Spoken, place: Node | None) -> None:
    """608.2c: another player puts away what was revealed or looked at out of that player's own cards before."""
    if doer.you:
        return
    one_player(node, doer)
    theirs = place is not None and place.has("ITS", "OWN")
    if found.before or found.mention.zone is not Zone.LIBRARY or not theirs or isinstance(found.to, Target):
        refuse(node, refusal.NO_VOCABULARY)


def _add_to_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    found = object_of_deed(node, scope, doer)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.HAND)
    if found.mention.zone not in (Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY):
        refuse(node, refusal.UNEXPECTED)
    _you_or_known(node, doer, found)
    return _move(node, scope, found, Zone.HAND)


MOVES = {
    "exile": _exile,
    "to_hand": _to_hand,
    "owner_takes_back": _owner_takes_back,
    "to_battlefield": _to_battlefield,
    "to_library": _to_library,
    "put_two": _put_two,
    "to_own_place": _to_own_place,
    "add_to_hand": _add_to_hand,
}
