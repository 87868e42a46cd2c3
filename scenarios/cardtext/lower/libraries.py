"""701.9, 701.20, 701.23, 701.24: cards of libraries and hands: searched for, looked at, revealed, shuffled, chosen, discarded."""

from __future__ import annotations

from engine.cards.abilities import libraries as k
from engine.cards.abilities import objects as f
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.quantities import CountOf, Fixed, Noted, Quantity
from engine.cards.abilities.references import (
    Among,
    CardsOf,
    EachPlayer,
    Every,
    ObjectReference,
    OwnerOf,
    PlayerReference,
    Remembered,
    Target,
    Together,
    TopOf,
)
from engine.cards.abilities.turning import PutFaceDown
from engine.words.record import replace
from engine.words.terms import FaceDown, Reason, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.dealing import any_targets
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.doing import (
    Deed,
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
)
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.parties import object_of, player_of, spoken
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.seen_cards import card_filter, seen_cards, take
from scenarios.cardtext.tree import Node

CARD = frozenset({"card"})


def _search(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.23a: what is found is spoken of afterwards; it is in the library until it is moved (701.23i)."""
    who = player_doing(node, doer)
    whose, zones, some = _places(node, scope, doer)
    if node.has("FOR") and any("inf" not in word.moods for word in node.words("V_FIND")):
        refuse(node, refusal.DISAGREES)
    inner = next(node.nodes("searched")).only
    if inner.kind != "described":
        refuse(inner, refusal.NO_VOCABULARY)
    one_of_each = _one_of_each(inner, scope)
    if one_of_each:
        return _search_for_each(node, one_of_each, scope, who, (whose, zones, some))
    found = described(inner, scope=scope, joined=True)
    wanted = card_filter(inner, found, Zone.LIBRARY)
    count = _how_many_found(inner, found, scope)
    if whose is not None and not doer.you:
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    up_to = found.determiner in ("up_to", "any_number")
    plural = None if (up_to and found.most > 1) or found.determiner == "all" else found.plural
    scope.found = Remembered(name)
    if plural is not False:
        scope.seen = Mention(to=scope.found, called=CARD, gender="f", plural=plural, zone=Zone.LIBRARY)
        scope.taken = ()
    scope.fresh = scope.mention(
        Mention(
            to=scope.found,
            called=found.called | CARD,
            gender="f",
            plural=plural,
            plural_verb=found.plural,
            zone=Zone.LIBRARY,
        )
    )
    named_as, wanted = wanted.named_as, replace(wanted, named_as=None)
    if isinstance(named_as, Every) and plural is not False:
        # 201.2: of several cards the words do not say whether all of them have the name of one and the same permanent.
        refuse(inner, refusal.AMBIGUOUS)
    if some:
        scope.searched_some = name
    made = k.Search(
        filter=wanted,
        keep_as=name,
        who=who,
        whose=whose,
        zones=zones,
        count=count,
        up_to=up_to,
        same_name_as=named_as,  # type: ignore[arg-type]
        some_zones=some,
        together=found.together,
    )
    return (made,)


def _how_many_found(inner: Node, found: Described, scope: Scope) -> Quantity | None:
    """How many cards are found; ``None``: all, or as many as one likes."""
    match found.determiner:
        case "one" | "count" | "as_many_as":
            return amounts.number(next(inner.nodes("determiner")).only, scope) if found.variable else Fixed(found.least)
        case "up_to":
            return amounts.number(next(inner.nodes("determiner")).only, scope) if found.variable else Fixed(found.most)
        case "any_number" | "all":
            return None
        case _:
            refuse(inner, refusal.NO_VOCABULARY)


def _one_of_each(node: Node, scope: Scope) -> tuple[Filter, ...]:
    """701.23b: 'una carta Foresta e una carta Pianura': what each of the cards must be; nothing for another description."""
    determiner, nominal = node.nodes()
    several = nominal.node("several")
    if several is None or determiner.only.kind != "one" or not next(several.nodes("conjunction")).has("AND"):
        return ()
    repeated = [one.node("again_determiner") for one in several.nodes("again")]
    if any(one is None or one.shape != ("ONE",) for one in repeated) or determiner.only.has("OTHER"):
        return ()
    if any(True for one in several.nodes("after") for _ in one.nodes()):
        refuse(several, refusal.AMBIGUOUS)
    found: list[Filter] = []
    for part in several.nodes("part", "again"):
        words = tuple(one for one in part.children if isinstance(one, Lexeme) or one.kind != "again_determiner")
        noun = Node("nominal", (Node("part", words, part.start, part.end),), part.start, part.end)
        found.append(card_filter(noun, describe(noun, scope=scope), Zone.LIBRARY))
    return tuple(found)


_Places = tuple[PlayerReference | None, tuple[Zone, ...], bool]


def _search_for_each(
    node: Node, wanted: tuple[Filter, ...], scope: Scope, who: PlayerReference, places: _Places
) -> Effects:
    """701.23a: one card for each description."""
    whose, zones, some = places
    if some or any(one.named_as is not None for one in wanted):
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    scope.found = Remembered(name)
    scope.fresh = scope.mention(
        Mention(to=scope.found, called=CARD, gender="f", plural=None, plural_verb=True, zone=Zone.LIBRARY)
    )
    scope.seen, scope.taken = scope.fresh, ()
    return (k.Search(filter=wanted[0], one_for_each=wanted[1:], keep_as=name, who=who, whose=whose, zones=zones),)


def _places(node: Node, scope: Scope, doer: Doer) -> tuple[PlayerReference | None, tuple[Zone, ...], bool]:
    """Whose zones are searched, which ones, and whether only some of them may be ('e/o')."""
    several = node.node("several_places")
    if several is None:
        if node.node("whole_place") is not None:
            return whose_place(node, doer, Zone.LIBRARY, scope), (Zone.LIBRARY,), False
        place_of_doer(next(node.nodes("own_place")), doer, Zone.LIBRARY)
        return None, (Zone.LIBRARY,), False
    party = several.node("party")
    places = list(several.nodes("own_place"))
    words = [word for one in (places or [several]) for word in one.words("PLACE")]
    zones = tuple(one for one in Zone if any(word.value is one for word in words))
    if len(zones) != len(words) or not set(zones) <= {Zone.LIBRARY, Zone.GRAVEYARD, Zone.HAND}:
        refuse(several, refusal.NO_VOCABULARY)
    some = several.has("AND_OR")
    if party is not None:
        found = player_of(party, scope)
        if found.before or found.mention.plural is not False or not doer.you:
            refuse(party, refusal.NO_VOCABULARY)
        return found.to, zones, False  # type: ignore[return-value]
    if any(place.has("YOUR") is not doer.you for place in places) or not doer.you:
        refuse(several, refusal.NO_VOCABULARY)
    if (some and Zone.HAND in zones) or (not some and Zone.LIBRARY not in zones):
        refuse(several, refusal.NO_VOCABULARY)
    return None, zones, some


def _shuffle(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.24a-b: without the cards that were found and go to a certain place of the library after it."""
    who = player_doing(node, doer)
    for place in node.nodes("own_place"):
        place_of_doer(place, doer, Zone.LIBRARY)
    if any(word.form != "lo" for word in node.words("CLITIC")):
        refuse(node, refusal.UNEXPECTED)
    still = [
        one.to for one in scope.mentions if one.to == scope.found and one.zone is Zone.LIBRARY and not one.unspeakable
    ]
    sparing: ObjectReference | None = still[0] if still else None
    return (k.Shuffle(who=who, sparing=sparing),)


def _shuffle_if_searched(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.24a: 'se passi in rassegna il tuo grimorio in questo modo, rimescolalo'."""
    only_you(node, doer)
    if scope.searched_some is None:
        refuse(node, refusal.NO_ANTECEDENT)
    searched = Within(Noted(scope.searched_some), Bounds(least=1))
    return (If(condition=searched, then=_shuffle(node, scope, doer)),)


def _shuffle_into(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.24c-d."""
    if node.node("party") is None:
        return _zone_into(node, doer)
    found = object_of_deed(node, scope, doer)
    if not doer.you and not _theirs(found, scope, doer):
        refuse(node, refusal.NO_VOCABULARY)
    place = node.node("own_place")
    if place is not None:
        place_of_doer(place, doer, Zone.LIBRARY)
        whose: PlayerReference = player_doing(node, doer)
    else:
        if next(node.words("PLACE")).value is not Zone.LIBRARY or found.mention.plural is True:
            refuse(node, refusal.NO_VOCABULARY)
        whose = OwnerOf(what(found))
    if found.mention.zone is Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    return (*found.before, k.ShuffleInto(what=what(found), whose=whose))


def _theirs(found: Spoken, scope: Scope, doer: Doer) -> bool:
    """108.3: whether it is what that player owns: out of their own library, what they are called the owner of, or cards of theirs
    that are targets."""
    if found.before:
        return False
    if doer.mention.to == OwnerOf(found.to):  # type: ignore[arg-type]
        return True
    if isinstance(found.to, Target):
        wanted = scope.targets[found.to.index].objects
        return wanted is not None and wanted.whose == doer.mention.to
    return found.mention.zone is Zone.LIBRARY


def _zone_into(node: Node, doer: Doer) -> Effects:
    """701.24c: all cards of a zone, or of two: 'rimescola il tuo cimitero nel tuo grimorio'."""
    *moved, into = node.nodes("own_place")
    who = player_doing(node, doer)
    found: list[ObjectReference] = []
    for one in moved:
        zone = next(one.words("PLACE")).value
        if zone is not Zone.GRAVEYARD and zone is not Zone.HAND:
            refuse(one, refusal.NO_VOCABULARY)
        place_of_doer(one, doer, zone)
        found.append(CardsOf(who, zone))
    place_of_doer(into, doer, Zone.LIBRARY)
    if doer.mention.plural is not False and not isinstance(who, EachPlayer):
        refuse(node, refusal.NO_VOCABULARY)
    return (k.ShuffleInto(what=found[0] if len(found) == 1 else Together(tuple(found)), whose=who),)


def _reveal_until(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20a: card by card, until there are enough that match; 'le altre' are all that were revealed before."""
    if doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    place_of_doer(next(node.nodes("own_place")), doer, Zone.LIBRARY)
    inner = next(node.nodes("described"))
    found = described(inner, scope=scope)
    if found.determiner not in ("one", "count", "as_many_as"):
        refuse(inner, refusal.NO_VOCABULARY)
    count = amounts.number(next(inner.nodes("determiner")).only, scope) if found.variable else Fixed(found.least)
    several = found.variable or found.least > 1
    exile = node.has("V_EXILE")
    if exile and node.has("V_REVEAL"):
        refuse(node, refusal.UNEXPECTED)
    zone = Zone.EXILE if exile else Zone.LIBRARY
    hit, rest = scope.name(), scope.name()
    wanted = card_filter(inner, found, Zone.LIBRARY)
    card = Mention(to=Remembered(hit), called=found.called | CARD, gender="f", plural=several, zone=zone)
    scope.fresh = scope.mention(card)
    scope.hit = (wanted, card)
    scope.seen = Mention(to=Remembered(rest), called=CARD, gender="f", plural=None, zone=zone)
    scope.taken = (Remembered(hit),)
    if not several and not exile:
        # 'Quelle carte' are all of them, 'quella carta' is the one that ended it.
        every = Together((Remembered(hit), Remembered(rest)))
        scope.mention(Mention(to=every, called=CARD, gender="f", plural=True, zone=zone))
    scope.did("EXILED" if exile else "REVEALED", Together((Remembered(hit), Remembered(rest))), called=CARD)
    made = k.RevealUntil(
        filter=wanted,
        who=player_doing(node, doer),
        count=count,
        keep_as=hit,
        keep_rest_as=rest,
        exile=exile,
    )
    return (made,)


def _top(node: Node, scope: Scope, doer: Doer) -> tuple[TopOf, Mention, str]:
    """The first cards of a library, as something spoken of from now on."""
    whose = whose_place(node, doer, Zone.LIBRARY, scope)
    count = amounts.first(node, scope)
    name = scope.name()
    plural = count.value > 1 if isinstance(count, Fixed) else None
    mention = Mention(to=Remembered(name), called=CARD, gender="f", plural=plural, zone=Zone.LIBRARY)
    scope.seen, scope.taken = scope.mention(mention), ()
    return TopOf(count, whose), mention, name


def _look(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20e."""
    only_you(node, doer)
    party, those = node.node("party"), node.node("that")
    if those is not None:
        found = object_of(Node("party", (those,), those.start, those.end), scope)
        if found.mention.zone is not Zone.HAND or found.mention.plural is False or scope.whose_hand is None:
            refuse(those, refusal.NO_VOCABULARY)
        kept = scope.name()
        scope.seen = replace(found.mention, to=Remembered(kept))
        scope.taken = ()
        return (k.Look(at=what(found), keep_as=kept),)
    if party is not None:
        whose = player_of(party, scope).mention
        if next(node.words("PLACE")).value is not Zone.HAND or whose.plural is not False:
            refuse(node, refusal.NO_VOCABULARY)
        name = scope.name()
        scope.seen = Mention(to=Remembered(name), called=CARD, gender="f", plural=True, zone=Zone.HAND)
        scope.taken, scope.whose_hand = (), whose.to
        return (k.Look(at=CardsOf(whose.to, Zone.HAND), keep_as=name),)  # type: ignore[arg-type]
    top, _, name = _top(next(node.nodes("first_cards")), scope, doer)
    return (k.Look(at=top, keep_as=name),)


def _choose_target(node: Node, scope: Scope, doer: Doer) -> Effects:
    """115.1, 608.2d: a target is chosen as the spell or ability is put on the stack, what is no target as it resolves; the
    sentences behind say what for."""
    both = node.node("both_targets")
    if both is not None:
        only_you(node, doer)
        return _choose_both(both, scope)
    several = node.node("any_targets")
    if several is not None:
        only_you(node, doer)
        to = Target(scope.target(any_targets(several, scope)))
        scope.mention(Mention(to=to, called=frozenset({"any"}), gender="m", plural=True))
        scope.chosen = (*scope.chosen, to)
        return ()
    inner = party_of(node).only
    if isinstance(doer.mention.to, EachPlayer):
        found = _chosen_by_each(node, scope, doer)
    else:
        found = spoken(party_of(node), scope) if doer.you else object_of_deed(node, scope, doer)
    if isinstance(found.to, Target) and not found.before:
        only_you(node, doer)
        scope.chosen = (*scope.chosen, found.to)
        return ()
    if found.mention.player and found.before:
        return found.before
    out_of_them = inner.kind in ("some_of_them", "among_them")
    own_hand = found.mention.zone is Zone.HAND and _of_own_hand(found.before, doer)
    if not found.before or not (out_of_them or own_hand or found.mention.zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD)):
        refuse(node, refusal.NO_VOCABULARY)
    scope.chosen = (*scope.chosen, found.to)
    if own_hand and not doer.you:
        scope.whose_hand = doer.mention.to
    left = None if out_of_them else _not_chosen(found, doer)
    scope.unchosen = None if left is None else (left, scope.seen)
    return found.before


def _chosen_by_each(node: Node, scope: Scope, doer: Doer) -> Spoken:
    """101.4, 608.2d: 'ogni giocatore sceglie una creatura che controlla'."""
    found = spoken(party_of(node), scope)
    if len(found.before) != 1 or not isinstance(found.before[0], Choose) or found.mention.player:
        refuse(node, refusal.NO_VOCABULARY)
    several = replace(found.mention, plural=True, plural_verb=True)
    scope.mentions = [several if one is found.mention else one for one in scope.mentions]
    return Spoken(several, (replace(found.before[0], who=player_doing(node, doer)),))


def _of_own_hand(before: Effects, doer: Doer) -> bool:
    """400.2: whether somebody chooses among the cards of their own hand, of which they know all."""
    wanted = before[0].filter if len(before) == 1 and isinstance(before[0], Choose) else None
    return wanted is not None and (wanted.owner is Relation.YOU if doer.you else wanted.whose == doer.mention.to)


def _not_chosen(found: Spoken, doer: Doer) -> Mention | None:
    """608.2d: all of the kind that are not chosen, whosever they are; of a hand the others in it. None where more is said."""
    chosen = next((one for one in found.before if isinstance(one, Choose)), None)
    if chosen is None:
        return None
    kind = chosen.filter
    plain = Filter(zone=kind.zone, types=kind.types, any_type=kind.any_type)
    if replace(kind, whose=None, controller=Relation.ANY, owner=Relation.ANY) != plain or kind.zone is Zone.GRAVEYARD:
        return None
    those: ObjectReference = Every(plain)
    if kind.zone is Zone.HAND:
        those = CardsOf(doer.mention.to, Zone.HAND)  # type: ignore[arg-type]
    to = Among(those, without=found.to)  # type: ignore[arg-type]
    return replace(found.mention, to=to, plural=None, plural_verb=True)


def _separate(node: Node, scope: Scope, doer: Doer) -> Effects:
    """700.3: 'un avversario separa quelle carte in due pile'; the ability's controller takes one of them as the next words say."""
    one_player(node, doer)
    found = object_of(party_of(node), scope)
    if found.before or found.mention.plural is False or found.mention.zone is Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    taken, rest = scope.name(), scope.name()
    scope.piles = (replace(found.mention, to=Remembered(taken)), replace(found.mention, to=Remembered(rest)))
    scope.mentions = [one for one in scope.mentions if one.to != found.to]
    made = Piles(what=what(found), by=player_doing(node, doer), keep_as=taken, keep_rest_as=rest)
    return (made,)


def _choose_both(node: Node, scope: Scope) -> Effects:
    """115.1: 'scegli una creatura bersaglio che controlli e una creatura bersaglio che non controlli'."""
    several = [object_of(party, scope) for party in node.nodes("party")]
    scope.chosen = (*scope.chosen, *(one.to for one in several))
    zones = {one.mention.zone for one in several}
    if any(one.before or not isinstance(one.to, Target) for one in several) or zones != {Zone.BATTLEFIELD}:
        refuse(node, refusal.NO_VOCABULARY)
    named = frozenset.intersection(*(one.mention.called for one in several))
    to = Together(tuple(what(one) for one in several))
    scope.mention(Mention(to=to, called=named, plural=True, gender=several[0].mention.gender))
    return ()


def _reveal(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20a: cards from the top of a library, or cards spoken of."""
    first = node.node("first_cards")
    if first is not None:
        top, _, name = _top(first, scope, doer)
        scope.did("REVEALED", Remembered(name), called=CARD)
        return (k.Reveal(what=top, keep_as=name),)
    place = node.node("from_place")
    if place is not None:
        return _reveal_so_many(node, next(place.nodes("own_place")), scope, doer)
    found = object_of(party_of(node), scope)
    if not found.mention.zone.hidden:
        refuse(node, refusal.NO_VOCABULARY)
    scope.did("REVEALED", what(found), called=found.mention.called)
    before = found.before
    if before and not doer.you:
        before = _shown_by(node, found, before, scope, doer)
    if before and found.mention.zone is Zone.HAND:
        scope.as_many = CountOf(what(found))
    return (*before, k.Reveal(what=what(found)))


def _reveal_so_many(node: Node, place: Node, scope: Scope, doer: Doer) -> Effects:
    """107.3, 701.20a: 'rivela dalla sua mano un numero di carte pari alla tua devozione al nero'."""
    who = player_doing(node, doer)
    place_of_doer(place, doer, Zone.HAND)
    if doer.you or doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    name, count = scope.name(), amounts.quantity(next(node.nodes("quantity")), scope)
    shown = Mention(to=Remembered(name), called=CARD, gender="f", plural=None, zone=Zone.HAND)
    scope.seen, scope.taken, scope.whose_hand = scope.mention(shown), (), who
    scope.did("REVEALED", Remembered(name), called=CARD)
    chosen = Choose(filter=Filter(zone=Zone.HAND, whose=who), keep_as=name, who=who, count=count)
    return (chosen, k.Reveal(what=Remembered(name)))


def _shown_by(node: Node, found: Spoken, before: Effects, scope: Scope, doer: Doer) -> Effects:
    """608.2d, 701.20a: 'quel giocatore rivela due carte dalla sua mano': which ones, that player chooses, and of these alone
    somebody may choose then."""
    who = player_doing(node, doer)
    if doer.mention.plural is not False or not _of_own_hand(before, doer):
        refuse(node, refusal.NO_VOCABULARY)
    (chosen,) = before
    assert isinstance(chosen, Choose)
    scope.seen, scope.taken, scope.whose_hand = found.mention, (), who
    return (replace(chosen, who=who),)


def _put_face_down(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.40a, 701.58a: 'manifesta la prima carta del tuo grimorio': from then on it is a creature on the battlefield."""
    under = player_doing(node, doer)
    top, before, name = _top(next(node.nodes("first_cards")), scope, doer)
    lying = replace(before, called=frozenset({"creature", "permanent", "card"}), zone=Zone.BATTLEFIELD)
    scope.seen, scope.taken = scope.mention(lying), ()
    how = FaceDown.CLOAK if node.has("V_CLOAK") else FaceDown.MANIFEST
    return (PutFaceDown(what=top, how=how, under=under, keep_as=name),)


def _reveal_hand(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.20a: the whole hand of a player, out of which somebody may choose."""
    who = player_doing(node, doer)
    if next(node.words("PLACE")).value is not Zone.HAND or doer.you or doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    scope.seen = Mention(to=Remembered(name), called=CARD, gender="f", plural=True, zone=Zone.HAND)
    scope.taken, scope.whose_hand = (), who
    scope.did("REVEALED", Remembered(name), called=CARD)
    return (k.Reveal(what=CardsOf(who, Zone.HAND), keep_as=name),)


def _choose_card(node: Node, scope: Scope, doer: Doer) -> Effects:
    """608.2d: 'scegli una carta non terra da quella mano'."""
    only_you(node, doer)
    seen = seen_cards(node, scope)
    pronoun, place = node.word("PRON"), node.word("PLACE")
    if seen.zone is not Zone.HAND or (place is not None and place.value is not Zone.HAND):
        refuse(node, refusal.NO_ANTECEDENT)
    if pronoun is not None and pronoun.marks != "fs":
        refuse(pronoun, refusal.DISAGREES)
    inner = next(node.nodes("described"))
    found = described(inner, scope=scope)
    if found.variable or found.determiner not in ("one", "count", "up_to"):
        refuse(inner, refusal.NO_VOCABULARY)
    taken = take(node, scope, card_filter(inner, found, Zone.HAND), found.least, found.most, found.called)
    scope.chosen = (*scope.chosen, taken.to)
    return taken.before


def _discard_known(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.9b: a player discards a card that somebody chose from their hand."""
    who = player_doing(node, doer)
    party = next(node.nodes("that", "the_rest"))
    found = object_of(Node("party", (party,), party.start, party.end), scope)
    if party.kind == "the_rest":
        # 701.9a: what is left in the hand of the one who chose some of it.
        if found.to not in [Among(CardsOf(who, Zone.HAND), without=one) for one in scope.chosen]:  # type: ignore[arg-type]
            refuse(node, refusal.NO_VOCABULARY)
        return (f.Move(what=what(found), to=Zone.GRAVEYARD, reason=Reason.DISCARDED),)
    if found.mention.zone is not Zone.HAND or who != scope.whose_hand or doer.you:
        refuse(node, refusal.NO_VOCABULARY)
    return (f.Move(what=what(found), to=Zone.GRAVEYARD, reason=Reason.DISCARDED),)


LIBRARIES: dict[str, Deed] = {
    "search": _search,
    "shuffle": _shuffle,
    "shuffle_if_searched": _shuffle_if_searched,
    "reveal_until": _reveal_until,
    "shuffle_into": _shuffle_into,
    "look": _look,
    "put_face_down": _put_face_down,
    "choose_target": _choose_target,
    "separate": _separate,
    "reveal": _reveal,
    "reveal_hand": _reveal_hand,
    "choose_card": _choose_card,
    "discard_known": _discard_known,
}
