"""702.140, 730: permanents with which other objects merged: what represents them, and what each component contributes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards.characteristics import Characteristics
from engine.state.faces import front_face, is_hidden, looks_hidden, turned_over
from engine.state.objects import EMPTY, GameObject
from engine.words.citations import not_implemented
from engine.words.record import Record, replace
from engine.words.terms import CardType, Kind, Zone

not_implemented("607.1", "coppie di abilità collegate di componenti diversi di un permanente fuso, tenute distinte")

MUTATE = "mutate"
"""702.140a: the name of the alternative cost."""


class Merging(Record):
    """730.2a: what one component does to the copiable values of the permanent, since it merged with that."""

    since: int
    looks: Characteristics
    over: bool


def is_mutating(found: GameObject) -> bool:
    """702.140a: whether it is a mutating creature spell."""
    return found.zone is Zone.STACK and found.chosen is not None and MUTATE in found.chosen.paid


def is_merged(found: GameObject) -> bool:
    """730.2: whether something merged with it: then it is one of its own components."""
    return any(card.id == found.id for card in found.cards)


def represented_by(found: GameObject) -> tuple[GameObject, ...]:
    """712.4a, 730.2: the cards and tokens that represent a permanent, from the topmost down; of a melded component both cards."""
    if not found.cards:
        return (found,)
    if not is_merged(found):
        return found.cards
    return tuple(one for card in found.cards for one in (card.cards or (card,)))


def component_looks(card: GameObject) -> Characteristics:
    """708.2, 730.2a: what a component contributes: as the face that is up is printed; face down, nothing but what it is so."""
    return card.printed if card.face_down is None else looks_hidden(card)


def mergings(found: GameObject) -> Iterator[Merging]:
    """730.2a: what has merged with a permanent, over it or under it, each since its own moment."""
    place = next((n for n, card in enumerate(found.cards) if card.id == found.id), None)
    if place is None:
        return
    for n, card in enumerate(found.cards):
        if n != place:
            yield Merging(card.timestamp, component_looks(card), n < place)


def together(top: Characteristics, below: Characteristics) -> Characteristics:
    """702.140e, 730.2a: what the topmost is, with the abilities of what lies below; 730.2h: flipped, of the other halves."""
    made = top.but(abilities=(*top.abilities, *below.abilities))
    if top.flip is None and below.flip is None:
        return made
    over, under = top.flip or top, below.flip or below
    return made.but(flip=over.but(abilities=(*over.abilities, *under.abilities), flip=None))


def with_components(found: GameObject, cards: Sequence[GameObject]) -> GameObject:
    """730.2d-e, 730.2i, 903.3c: a merged permanent with these components: a token, or face down, as the topmost is; with no other
    face; a commander if one of them is."""
    top, own = cards[0], next(card for card in cards if card.id == found.id)
    return replace(
        found,
        cards=tuple(cards),
        printed=component_looks(own),
        other_face=None,
        transformed=False,
        whole=None,
        meld=None,
        kind=top.kind,
        face_down=top.face_down,
        face_down_as=top.face_down_as,
        commander=any(card.commander for one in cards for card in (one, *one.cards)),
    )


def merged(found: GameObject, other: GameObject, now: int, *, over: bool) -> GameObject:
    """730.2, 730.2c, 123.5b: the permanent, which stays the same object, with one more component on top or underneath."""
    cards = found.cards if is_merged(found) else (replace(found, counters=EMPTY, counters_since=EMPTY, stickers=()),)
    kind = Kind.TOKEN if other.kind is Kind.COPY_OF_SPELL else other.kind
    one = replace(other, kind=kind, zone=Zone.BATTLEFIELD, timestamp=now, chosen=None, bindings=None, stickers=())
    stickers = (*found.stickers, *(replace(on, timestamp=now) for on in other.stickers))
    return replace(with_components(found, (one, *cards) if over else (*cards, one)), stickers=stickers)


def can_turn_over(card: GameObject) -> bool:
    """701.27c-d, 712.15a: whether a card or token has another face that a permanent can have, and is not face down."""
    return card.other_face is not None and card.face_down is None and card.other_face.permanent_card


def all_turned_over(found: GameObject) -> GameObject:
    """730.2i: a merged permanent with the other face of every double-faced component that can transform up."""
    return with_components(found, [turned_over(card) if can_turn_over(card) else card for card in found.cards])


def can_transform(found: GameObject) -> bool:
    """701.27c-d, 730.2i: whether transforming it turns anything over."""
    if is_hidden(found):
        return False
    return any(map(can_turn_over, found.cards)) if is_merged(found) else can_turn_over(found)


def face_up(found: GameObject) -> GameObject:
    """708.8, 730.2f: it as it would be turned face up: of a merged permanent every component that is face down."""
    if not is_merged(found):
        return replace(found, face_down=None, face_down_as=None)
    return with_components(found, [replace(card, face_down=None, face_down_as=None) for card in found.cards])


def face_down(found: GameObject, like: GameObject) -> GameObject:
    """708.2a, 730.2f: it as it would be turned face down in the way of ``like``: of a merged one all that is face up."""
    if not is_merged(found):
        return replace(found, face_down=like.face_down, face_down_as=like.face_down_as)
    down = [
        card if card.face_down is not None else replace(card, face_down=like.face_down, face_down_as=like.face_down_as)
        for card in found.cards
    ]
    return with_components(found, down)


def can_be_face_up(found: GameObject) -> bool:
    """701.40g, 730.2g: whether no instant or sorcery card represents it."""
    return all(card.printed.permanent_card for card in represented_by(found))


def has_two_faces(found: GameObject) -> bool:
    """712.16, 730.2j: whether it is double-faced or melded, or has such a component, so that it can't be turned face down."""
    if not is_merged(found):
        return found.other_face is not None or found.meld is not None or bool(found.cards)
    return any(has_two_faces(card) for card in found.cards)


def topmost_card(found: GameObject) -> Characteristics:
    """701.40b: what the card is that represents a face-down permanent; of a merged one the topmost."""
    return front_face(found.cards[0] if is_merged(found) else found)


def is_creature_card(found: GameObject) -> bool:
    """701.40b: whether what represents it is a creature card."""
    return topmost_card(found).is_type(CardType.CREATURE)


def commander_label(found: GameObject) -> str:
    """903.3c, 903.10a: the commander among what represents a permanent, by its label: the card, and not what it is a part of."""
    return next((card.label for card in represented_by(found) if card.commander), found.label)
