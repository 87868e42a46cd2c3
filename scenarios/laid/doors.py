"""709.5c: the doors of a permanent, as people name them: by their side, or by the name of that half."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import NotUnderstood
from engine.cards.characteristics import Characteristics
from engine.cards.split import SIDES, has_shared_type_line
from scenarios.laid.handles import key
from scenarios.laid.impossible import Impossible
from scenarios.language.errors import in_words, nearest, shown
from scenarios.language.terms import DOORS
from scenarios.written.cards import Card
from scenarios.written.permanents import Permanent, ZoneCard, printed_on

ALL = "all"
ROOM = "Room"


_ALONE = "di una Stanza si conosce una metà sola: la carta si descrive con «metà», e le due metà accanto"


def with_both_halves(
    item: ZoneCard, printed: Characteristics, cards: Mapping[str, Card]
) -> tuple[Characteristics, tuple[str, ...]]:
    """709.5: who lays half of a card by its name means the card, on the battlefield with that half unlocked; of a Room of which
    nobody knows the other half it is said that this is not known."""
    if printed.halves or ROOM not in printed.subtypes:
        return printed, ()
    for name, card in cards.items():
        for side, half in zip(SIDES, card.halves, strict=False):
            if key(half) == key(item.card or "") and len(card.halves) == len(SIDES):
                whole = printed_on(name, card, cards)
                return (whole, (side,)) if has_shared_type_line(*whole.halves) else (printed, ())
    unknown = NotUnderstood(text=printed.name, reason=_ALONE)
    return printed.but(abilities=(*printed.abilities, unknown)), ()


def side_of(said: str, halves: Mapping[str, Characteristics]) -> str | None:
    """The side that is meant, or both: ``destra``, ``Soffitta``, ``del tutto``; ``None`` for a word that is none of them."""
    named = next((side for side, half in halves.items() if key(half.name) == key(said)), None)
    return named or DOORS.get(said)


def unlocked_of(item: Permanent, printed: Characteristics) -> tuple[str, ...]:
    """The doors that are unlocked of a permanent that is laid down. Raises Impossible for one that has no such door."""
    if not item.unlocked:
        return ()
    if not has_shared_type_line(*printed.halves):
        told = f"{shown(printed.name)} non ha porte da sbloccare: non è una carta divisa permanente (709.5)"
        raise Impossible(item, told)
    halves = dict(zip(SIDES, printed.halves, strict=True))
    found = set[str]()
    for said in item.unlocked:
        side = side_of(said, halves)
        if side is None:
            names = [half.name for half in printed.halves]
            known = in_words([*names, *(DOORS.word(one) for one in (*SIDES, ALL))])
            raise Impossible(
                item, f"{shown(said)} non è una porta di {shown(printed.name)}: {known}", nearest(said, names)
            )
        found.update(SIDES if side == ALL else (side,))
    return tuple(side for side in SIDES if side in found)
