"""701.23: searching for cards: in whose zones, for what, and how many are found."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import Every, PlayerReference, Remembered
from engine.cards.abilities.searching import Search
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.doing import Doer, Effects, place_of_doer, player_doing, whose_place
from scenarios.cardtext.lower.mentioned import CARD
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.seen_cards import card_filter
from scenarios.cardtext.tree import Node


def search(node: Node, scope: Scope, doer: Doer) -> Effects:
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
    made = Search(
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
    return (Search(filter=wanted[0], one_for_each=wanted[1:], keep_as=name, who=who, whose=whose, zones=zones),)


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
    # A hand in which the player does not want to find anything is as good as left out.
    if Zone.LIBRARY not in zones:
        refuse(several, refusal.NO_VOCABULARY)
    return None, zones, some
