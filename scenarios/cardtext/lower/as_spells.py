"""601.3e, 109.2a: what a card must be where spells are said to be cast out of cards, and what spell it is then."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone


def as_card(wanted: Filter, zone: Zone) -> Filter:
    """What a card must be to be cast as a spell that matches; 601.3e: where spells are spoken of, in one of its ways."""
    spells = replace(wanted, cast_from=None, not_kind=None)
    kinds = {*wanted.types, *wanted.any_type}
    made = replace(spells, zone=zone, as_spell=spells.zone is Zone.STACK)
    if kinds and kinds <= {CardType.INSTANT, CardType.SORCERY}:
        return made
    return replace(made, not_types=tuple(dict.fromkeys((*wanted.not_types, CardType.LAND))))


def as_spell(cards: Filter) -> Filter | None:
    """601.3e: what spell a card is to be cast as, where spells of a kind are spoken of: its other ways are none for this."""
    if not cards.as_spell:
        return None
    not_types = tuple(one for one in cards.not_types if one is not CardType.LAND)
    spells = Filter(zone=Zone.STACK)
    said = replace(
        cards,
        zone=spells.zone,
        as_spell=False,
        not_types=not_types,
        linked_to_this=False,
        owner=Relation.ANY,
        whose=None,
    )
    return None if said == spells else said
