"""113.2c: an ability for each paragraph of the text, and for each keyword of a list: which of them a record is of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards.abilities.ability import Ability, Keyword


def places(abilities: Sequence[Ability]) -> tuple[int, ...]:
    """For each record of an object's abilities which ability it is of, from 0, as they are printed or were given.

    113.2c: «when it enters or dies» is one ability and two records, which have the same text and differ; the same ability twice is
    two, and so is each keyword.
    """
    return tuple(_places(abilities))


def _places(abilities: Sequence[Ability]) -> Iterator[int]:
    place, together = -1, list[Ability]()
    for one in abilities:
        text = getattr(one, "text", "")
        of_one = text and together and not isinstance(one, Keyword) and type(one) is type(together[0])
        if not of_one or text != getattr(together[0], "text", "") or one in together:
            place, together = place + 1, []
        together.append(one)
        yield place


def place_of(abilities: Sequence[Ability], index: int) -> int:
    """Which ability a record is of; of one that the object has no more, or that is none of its own, its index."""
    return places(abilities)[index] if 0 <= index < len(abilities) else index


def records_of(abilities: Sequence[Ability], place: int) -> tuple[int, ...]:
    """The indexes of the records that one ability comes to."""
    return tuple(index for index, one in enumerate(places(abilities)) if one == place)
