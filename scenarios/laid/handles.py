"""Rows of a game by id and name: what to write to mean each of several, and which of them a word means by its number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine import Game, PlayerTarget, Recipient, board_of
from engine.state.faces import front_face
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import Kind
from scenarios.laid.not_found import NameAlone
from scenarios.language.errors import shown
from scenarios.written.ids import short_name, slug, told_apart


class OwnId(str):
    """The id of one object among several that bear a name: nothing else is meant by it, whatever that is called."""

    __slots__ = ()


def key(name: str) -> str:
    """A name as it is compared: kinds of blanks, capitals and accents make no difference."""
    return slug(name) if name else ""


def begins(row: tuple[str, str, Recipient], wanted: str) -> bool:
    return bool(wanted) and is_numbered(row[0], wanted)


def is_numbered(label: str, wanted: str) -> bool:
    """Whether an id is a name with a number, as one is called to which nobody gave an id."""
    return key(label).rstrip("0123456789") == wanted


def handles(rows: Sequence[tuple[str, str, Recipient]]) -> tuple[str, ...]:
    """What to write to mean each of several: their ids, numbered where they share one."""
    return tuple(handle for handle, _ in by_handle(rows))


def by_handle(rows: Sequence[tuple[str, str, Recipient]]) -> list[tuple[str, Recipient]]:
    """Each with what to write to mean it."""
    ids = [row[0] for row in rows]
    counted: dict[str, int] = {}
    found = []
    numbers = {one: number for number, one in by_number(rows).items()}
    for label, name, one in rows:
        counted[label] = counted.get(label, 0) + 1
        if isinstance(label, NameAlone) and ids.count(label) == 1 and sum(key(row[1]) == key(name) for row in rows) > 1:
            found.append((shown(numbers[one]), one))
            continue
        found.append((shown(label if ids.count(label) == 1 else f"{label}{counted[label]}"), one))
    return found


def in_turn(
    rows: Sequence[tuple[str, str, Recipient]], gone: Sequence[tuple[str, str, Recipient]]
) -> list[tuple[str, str, Recipient]]:
    """What there is, with each that is gone before the first of its id or name that came later."""
    found = list(rows)
    for one in gone:
        later = (
            n
            for n, other in enumerate(found)
            if not isinstance(other[2], PlayerTarget) and not isinstance(one[2], PlayerTarget) and other[2] > one[2]
            if {key(one[0]), key(one[1])} & {key(other[0]), key(other[1])}
        )
        found.insert(next(later, len(found)), one)
    return found


def by_number(rows: Sequence[tuple[str, str, Recipient]]) -> Mapping[str, Recipient]:
    """Objects that share an id or a name, by that and a number counted from 1 in their order.

    What has such an id of its own keeps it and no other number, and nothing else takes that.
    """
    counted: dict[str, int] = {}
    found: dict[str, Recipient] = {key(label): one for label, _, one in rows if label[-1:].isdigit()}
    for label, name, one in rows:
        for word in dict.fromkeys((key(label), key(name))):
            if not word or key(label).rstrip("0123456789") == word != key(label):
                continue
            counted[word] = counted.get(word, 0) + 1
            while f"{word}{counted[word]}" in found:
                counted[word] += 1
            found[f"{word}{counted[word]}"] = one
    return found


def card_name(found: GameObject) -> str:
    """The name that an object has by itself, whatever effects and its other face call it: what a scenario knows it by."""
    return front_face(found).name


def is_of_sort(mention: Mention, name: str, players: Iterable[str]) -> bool:
    """111.6: whether what a step speaks of is what a name without any name means: «la pedina», «la copia»."""
    apart = told_apart(key(name), players)
    sorts = {SORTS.get(apart.sort), Kind.TOKEN} if apart.sort == "copia" else {SORTS.get(apart.sort)}
    return not apart.name and mention.kind in sorts


def bears(mention: Mention, name: str) -> bool:
    """Whether what a step speaks of is called so: by its id, by the name that it had then, or by that of its card.

    201.3: a card that is called here by its name in another language bears its printed name; its id begins with the other.
    """
    if isinstance(name, OwnId):
        return key(mention.label) == key(name)
    names = (mention.name, mention.card or mention.name)
    called = (key(mention.label), *map(key, names), *filter(None, map(short_name, names)))
    return key(name) in called or is_numbered(mention.label, key(name))


def rows(game: Game, objects: Iterable[GameObject], *, now: bool = False) -> list[tuple[str, str, Recipient]]:
    """Objects as they can be named: by id and by the name of the card; or, ``now``, by the name that they have now."""
    board = board_of(game)
    return [
        (
            NameAlone(one.label) if has_no_other_id(one) else one.label,
            (board.characteristics(one.id).name if now else "") or card_name(one),
            one.id,
        )
        for one in objects
    ]


def has_no_other_id(one: GameObject) -> bool:
    return one.kind is not Kind.CARD and key(one.label) == key(card_name(one))


SORTS: Mapping[str, Kind] = {
    "pedina": Kind.TOKEN,
    "carta": Kind.CARD,
    "copia": Kind.COPY_OF_SPELL,
    "emblema": Kind.EMBLEM,
}
"""108, 111.6, 114.1, 707.10: what tells two objects of one name apart: one is a token, or a copy of a spell, the other a card."""
