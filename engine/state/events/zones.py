"""400, 111, 114, 401, 701.20, 701.24: what moves, comes to be, is shown and is no more."""

from __future__ import annotations

from engine.cards.abilities.continuous import Part
from engine.cards.characteristics import Characteristics
from engine.state.objects import OWN_PAIR, ColorChosen, Pair, PlayerChosen, Recipient, TypeChosen, WordChosen
from engine.words.record import Record
from engine.words.terms import NO_OBJECT, FaceDown, ObjectId, PlayerId, Reason, Zone


class ZoneChange(Record, kw_only=True):
    """400.7: an object moves and becomes a new one. ``became`` and ``origin`` are filled in as it happens."""

    object: ObjectId
    to: Zone
    reason: Reason
    position: int = 0
    """In a library, from the top; -1 is the bottom."""
    controller: PlayerId | None = None
    tapped: bool = False
    attached_to: Recipient | None = None
    attacking: Recipient | None = None
    """508.4: what it enters attacking."""
    blocking: ObjectId | None = None
    """509.4: what it enters blocking."""
    enters_with: tuple[tuple[str, int], ...] = ()
    unlocked: tuple[str, ...] = ()
    """709.5d: the half that is unlocked as it enters, for having been cast."""
    shuffled_in: bool = False
    """701.24: into a library, at no place that anybody knows."""
    random: bool = False
    """401.4: into a library with the others of the same event, in an order among them that nobody knows."""
    face_down: FaceDown | None = None
    """708.3-708.4: it is turned face down before it is put onto the battlefield or the stack."""
    face_down_as: Characteristics | None = None
    """708.2: the characteristics that it has face down, where the effect lists any."""
    transformed: bool = False
    """712.11a, 712.14a: with its back face up."""
    as_copy: Characteristics | None = None
    """707.5: it enters as a copy, with these copiable values."""
    changed: tuple[Part, ...] = ()
    """611.2e: what the effect that puts it there says that it is or has, from the moment at which it enters."""
    protector: PlayerId | None = None
    """310.9a: of a battle that enters, the player chosen as its protector."""
    color_chosen: ColorChosen | None = None
    player_chosen: PlayerChosen | None = None
    word_chosen: WordChosen | None = None
    type_chosen: TypeChosen | None = None
    """614.12a: a colour that is chosen as it enters."""
    decided: tuple[str, ...] = ()
    """702.136a: by their names, what a player wanted of the replacement effects that apply as it enters."""
    bond: ObjectId | None = None
    """702.55a, 702.99a: the creature that the card, exiled so, haunts or is encoded on."""
    revealed: bool = False
    """702.94a: the card is revealed as it is drawn."""
    revealed_by: tuple[ObjectId, ...] = ()
    """603.11: of a card that is drawn, the objects whose static abilities have it revealed then."""
    linked_to: ObjectId | None = None
    """607.2a-b: the object whose ability put it there and whose other ability speaks of that, ..."""
    linked_pair: Pair = OWN_PAIR
    """... and the pair that the two are."""
    melded_with: ObjectId | None = None
    """701.42a: the other card of its meld pair, with which it becomes one permanent."""
    mover: PlayerId | None = None
    """712.21b, 730.3b: who exiles a permanent of several components, where an effect has somebody do it."""
    apart: tuple[int, ...] = ()
    """712.21a-b, 730.3a-b: the components of a melded or merged permanent, by number, in the order in which they arrive."""
    elsewhere: tuple[tuple[int, Zone], ...] = ()
    """730.3e, 903.9c: components that go to another zone than the permanent, by number."""
    stickers_with: int = 0
    """123.5c: the number of the component that keeps the stickers."""
    origin: Zone | None = None
    became: ObjectId = NO_OBJECT
    beside: tuple[ObjectId, ...] = ()
    """712.21, 730.3: what else the same permanent became."""
    card_only: bool = False
    """712.21, 730.3: it stands for the arrival of one more component; the permanent has left with another one."""


class TokenCreated(Record, kw_only=True):
    """111.1: a token enters the battlefield. A trigger sees it as a :class:`ZoneChange` from nowhere."""

    owner: PlayerId
    characteristics: Characteristics
    label: str
    tapped: bool = False
    enters_with: tuple[tuple[str, int], ...] = ()
    attached_to: Recipient | None = None
    attacking: Recipient | None = None
    blocking: ObjectId | None = None
    other_face: Characteristics | None = None
    """707.8a: of a double-faced token, the face that is not up."""
    transformed: bool = False
    changed: tuple[Part, ...] = ()
    """613.2a: what it becomes as it enters."""
    as_copy: Characteristics | None = None
    """707.5: it enters as a copy, with these copiable values."""
    protector: PlayerId | None = None
    """310.9a: of a battle that enters, the player chosen as its protector."""
    color_chosen: ColorChosen | None = None
    player_chosen: PlayerChosen | None = None
    word_chosen: WordChosen | None = None
    type_chosen: TypeChosen | None = None
    """614.12a: a colour that is chosen as it enters."""
    linked_to: ObjectId | None = None
    """607.2c: the object whose ability creates it and whose other ability speaks of that."""
    linked_pair: Pair = OWN_PAIR
    decided: tuple[str, ...] = ()
    """702.136a: by their names, what a player wanted of the replacement effects that apply as it enters."""
    controller: PlayerId | None = None
    """616.1b: who controls it as it enters, if not who creates it."""
    became: ObjectId = NO_OBJECT


class EmblemMade(Record, kw_only=True):
    """114.2: a player gets an emblem, which is in the command zone and does nothing but have its abilities."""

    owner: PlayerId
    characteristics: Characteristics
    became: ObjectId = NO_OBJECT


class Shown(Record, kw_only=True):
    """701.20: a card is revealed to everybody, or looked at by ``player`` alone (701.20e)."""

    object: ObjectId
    player: PlayerId
    revealed: bool = True


class Repositioned(Record, kw_only=True):
    """401.4: a card in a library is put at another place of it: from the top, or -1 for the bottom. It changes no zone.

    ``random``: in an order among those of the same event that nobody knows.
    """

    object: ObjectId
    position: int
    random: bool = False


class Shuffled(Record, kw_only=True):
    """701.24a: a player's library is in an order that nobody knows, but for the cards that are spared (701.24b)."""

    player: PlayerId
    spared: tuple[ObjectId, ...] = ()


class Ceased(Record, kw_only=True):
    """704.5d-e, 608.2n, 701.6a: an object that is no card ceases to exist; ``countered``: since it was an ability that was."""

    object: ObjectId
    countered: bool = False


class DrawCard(Record, kw_only=True):
    """121.1: proposed; becomes a move from library to hand, or a failed draw (121.4)."""

    player: PlayerId


class DrawFailed(Record, kw_only=True):
    """121.4: a player tried to draw from an empty library."""

    player: PlayerId


def destination(event: ZoneChange, arrived: int) -> Zone:
    """730.3e, 903.9c: where the component that arrived as this one, counted from 0, went."""
    number = event.apart[arrived] if event.apart else arrived
    return dict(event.elsewhere).get(number, event.to)
