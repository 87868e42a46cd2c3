"""Cards by their names, in Italian or English: whole at first, then parts of a name, then what is spelt like it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rapidfuzz import fuzz, process

from scenarios.printed.deriving import name_key
from scenarios.printed.facts import CARD, DUNGEON, EMBLEM, LONGEST_NAME, TOKEN
from scenarios.printed.store import Store

MOST_NEAR = 5
"""How many names are offered for one that is not there."""
_LAST = "\U0010ffff"
"""Behind every sign that a name may have."""
_NEAR, _SURE, _AHEAD = 62.0, 84.0, 4.0
"""Likeness (0 to 100) of a name that is worth offering; of one that was surely meant, and by how much more than the next."""
_KINDS = {"pedina": TOKEN, "token": TOKEN, "emblema": EMBLEM, "dungeon": DUNGEON, "carta": CARD}
_QUALIFIED = re.compile(r"(?P<name>.*\S)\s*[(\[](?P<which>[^()\[\]]+)[)\]]")
_NUMBERS = re.compile(r"(?P<name>.*\S)\s+(?P<power>[0-9]{1,3}|\*)/(?P<toughness>[0-9]{1,3}|\*)(?P<which>\s*[(\[].*)?")


class Match(NamedTuple):
    """A card that has a name, or whose face has it."""

    card: int
    face: int | None
    name: str
    english: str
    kind: str
    numbers: str
    """Power and toughness as printed, '' where it has none."""
    set: str
    """The code of its newest set, '' where none is known."""


class Found(NamedTuple):
    """What a name means: one card, or none or several; then ``near`` are those that may be meant."""

    matches: tuple[Match, ...]
    near: tuple[Match, ...] = ()
    guessed: bool = False
    """Whether the one that is found has only a part of the name, or one that is spelt like it."""

    @property
    def one(self) -> Match | None:
        """The card, where there is no doubt."""
        return self.matches[0] if len(self.matches) == 1 else None


def exact(store: Store, typed: str) -> tuple[Match, ...]:
    """The cards that have a name, at any case and accent; a whole card before a face, a card of a deck before a token.

    ``pedina NOME`` asks for tokens, ``NOME 1/1`` for those with these numbers, ``NOME (XYZ)`` for the card of that set or of that
    other name.
    """
    found = _called(store, typed, CARD)
    if found:
        return found
    word, _, rest = typed.strip().partition(" ")
    kind = _KINDS.get(word.lower())
    if kind is not None and rest.strip():
        found = _called(store, rest, kind) or _of_numbers(store, rest, kind)
    return found or _of_numbers(store, typed, CARD) or _called(store, typed, None)


def is_card(store: Store, typed: str) -> bool:
    """Whether that, to the last word, is the name of a card of a deck."""
    query = "SELECT 1 FROM name JOIN card ON card.id = name.card WHERE folded = ? AND kind = ? LIMIT 1"
    return len(typed) <= LONGEST_NAME and bool(store.rows(query, name_key(typed), CARD))


def beginning(store: Store, typed: str, most: int, *, decks_only: bool = False) -> list[str]:
    """The names of cards that begin so, Italian ones first; ``decks_only``: no tokens, emblems and dungeons among them."""
    key = name_key(typed)
    joined, which = (" JOIN card ON card.id = name.card", " AND kind = ?4") if decks_only else ("", "")
    # Asked between two names, and not with LIKE, the index answers: that is asked at every key.
    query = (
        f"SELECT shown FROM name{joined} WHERE folded >= ?1 AND folded < ?2{which}"
        " GROUP BY shown ORDER BY MIN(language <> 'it'), shown LIMIT ?3"
    )
    return [str(shown) for (shown,) in store.rows(query, key, f"{key}{_LAST}", most, *([CARD] if decks_only else ()))]


def _called(store: Store, typed: str, kind: str | None) -> tuple[Match, ...]:
    if not typed.strip() or len(typed) > LONGEST_NAME:
        return ()
    found = _of_key(store, name_key(typed), kind)
    if found or (qualified := _QUALIFIED.fullmatch(typed.strip())) is None:
        return found
    which = name_key(qualified["which"])
    return tuple(
        one
        for one in _of_key(store, name_key(qualified["name"]), kind)
        if name_key(one.english) == which or name_key(one.name) == which or _in_set(store, one.card, which)
    )


def _of_key(store: Store, key: str, kind: str | None) -> tuple[Match, ...]:
    found = _matches(
        store, store.rows("SELECT card, face, shown FROM name WHERE folded = ? ORDER BY face IS NOT NULL", key)
    )
    if kind is not None:
        found = tuple(one for one in found if one.kind == kind)
    # 201.3: the name of a whole card is that of the card; a face of another card has it besides.
    return tuple(one for one in found if one.face is None) or found


def _of_numbers(store: Store, typed: str, kind: str) -> tuple[Match, ...]:
    """111.4: tokens of one name are told apart by what else they are."""
    numbers = _NUMBERS.fullmatch(typed.strip())
    if numbers is None or kind != TOKEN:
        return ()
    looks = f"{numbers['power']}/{numbers['toughness']}"
    called = _called(store, numbers["name"] + (numbers["which"] or ""), kind)
    return tuple(one for one in called if one.numbers == looks)


def _in_set(store: Store, card: int, code: str) -> bool:
    query = 'SELECT 1 FROM printing JOIN belongs USING (oracle) WHERE card = ? AND "set" = ? LIMIT 1'
    return bool(store.rows(query, card, code))


def _matches(store: Store, rows: Iterable[Sequence[object]]) -> tuple[Match, ...]:
    """One for each card, by the first of its names."""
    found: dict[object, Match] = {}
    for card, face, shown in rows:
        if card in found:
            continue
        ((english, kind, power, toughness, latest),) = store.rows(
            "SELECT name, kind, json_extract(oracle, '$.faces[0].power'), json_extract(oracle, '$.faces[0].toughness'), "
            '(SELECT "set" FROM printing JOIN belongs USING (oracle) WHERE card = card.id ORDER BY released DESC LIMIT 1) '
            "FROM card JOIN detail ON card = id WHERE id = ?",
            card,
        )
        numbers = f"{power}/{toughness}" if power is not None else ""
        at = face if face is None else int(str(face))
        found[card] = Match(int(str(card)), at, str(shown), english, kind, numbers, (latest or "").upper())
    return tuple(found.values())


def find(store: Store, typed: str) -> Found:
    """What somebody means who looks a card up: also by a part of its name, or with a slip of the hand."""
    matches = exact(store, typed)
    if matches:
        return Found(matches)
    parts = _with_part(store, typed)
    if len(parts) == 1:
        return Found(parts, guessed=True)
    if parts:
        return Found((), parts)
    near = nearest(store, typed)
    if near and near[0][1] >= _SURE and (len(near) == 1 or near[0][1] - near[1][1] >= _AHEAD):
        return Found((near[0][0],), guessed=True)
    return Found((), tuple(one for one, _ in near))


def _with_part(store: Store, typed: str) -> tuple[Match, ...]:
    """Cards of whose names these words are a part, names that begin so first; none for so little that it says nothing."""
    key = name_key(typed)
    if len(key) < 3 or len(key) > LONGEST_NAME:
        return ()
    rows = store.rows(
        "SELECT card, face, shown FROM name JOIN card ON card.id = name.card WHERE instr(folded, ?1) AND kind = ?2 "
        "ORDER BY instr(' ' || folded || ' ', ' ' || ?1 || ' ') = 0, instr(folded, ?1) <> 1, length(folded), folded LIMIT 40",
        key,
        CARD,
    )
    return _matches(store, rows)[:MOST_NEAR]


def nearest(store: Store, typed: str, most: int = MOST_NEAR) -> list[tuple[Match, float]]:
    """Cards whose names are spelt like one, the likest first, each with how like it is (0 to 100)."""
    key = name_key(typed)
    if not key or len(key) > LONGEST_NAME:
        return []
    names = store.rows("SELECT DISTINCT folded FROM name")
    # Nobody writes all of "Name, Title and Deeds"; what stands before the comma is a name too.
    called = {at: name for at, (name,) in enumerate(names)}
    short = {~at: name.partition(",")[0] for at, name in called.items() if "," in name}
    close = process.extract(key, called | short, scorer=fuzz.ratio, processor=None, limit=3 * most, score_cutoff=_NEAR)
    found = [(called[max(at, ~at)], likeness) for _, likeness, at in close]
    seen: dict[int, tuple[Match, float]] = {}
    for name, likeness in found:
        for match in _matches(store, store.rows("SELECT card, face, shown FROM name WHERE folded = ?", name)):
            seen.setdefault(match.card, (match, likeness))
    return list(seen.values())[:most]


def told_apart(matches: Iterable[Match]) -> list[str]:
    """How each of several cards is called so that no other is meant."""
    several = list(matches)
    words = []
    for one in several:
        same = [other for other in several if name_key(other.name) == name_key(one.name)]
        kind = f"{one.kind} " if one.kind != CARD else ""
        if len(same) == 1:
            words.append(f"{kind}{one.name}")
        elif name_key(one.english) != name_key(one.name):
            words.append(f"{kind}{one.name} ({one.english})")
        elif one.kind == CARD:
            words.append(f"{one.name} ({one.set})")
        else:
            words.append(" ".join(filter(None, (one.kind, one.name, one.numbers, f"({one.set})" if one.set else ""))))
    return words
