"""What the objects of a scenario are called: the id that was given, or the name of the card with a number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.words.terms import Zone
from scenarios.language.patterns import Pattern
from scenarios.written.model import Scenario, Stacked, StackedAbility, StackedSpell
from scenarios.written.permanents import Permanent, ZoneCard
from scenarios.written.records import folded

UNKNOWN_CARD = "carta"
_NO_LETTER = Pattern(r"[^\w+*'~-]+")


class Labelled(NamedTuple):
    """One object of a scenario with its label: what was written about it, where, and on whose seat it was written."""

    label: str
    item: ZoneCard | Permanent | Stacked
    zone: Zone
    seat: int | None
    """The seat of the player under whom it is listed; ``None`` on the stack."""

    @property
    def name(self) -> str:
        """The name of its card, '' for an unknown card and for an ability."""
        if isinstance(self.item, StackedAbility):
            return ""
        return (self.item.what if isinstance(self.item, StackedSpell) else self.item.card) or ""


@lru_cache(maxsize=10_000)
def slug(name: str) -> str:
    """A name as the beginning of a label: ``Muro di Pietra`` gives ``muro-di-pietra``."""
    return _NO_LETTER.sub("-", folded(name)).strip("-") or UNKNOWN_CARD


def short_name(name: str) -> str:
    """What a card with a comma in its name calls itself, ``Livia, la Saggia`` by ``Livia``, as `slug` writes it; '' for others."""
    first, comma, _ = name.partition(",")
    return slug(first) if comma else ""


_SO_MANY = Pattern(r"([1-9][0-9]?)x (.+)", re.IGNORECASE)


def so_many(name: str) -> tuple[int, str]:
    """``2x Fante``: how many of one name are meant together, and the name."""
    found = _SO_MANY.fullmatch(name.strip())
    return (1, name) if found is None else (int(found[1]), found[2])


SORTS = ("pedina", "carta", "copia", "emblema")
"""108, 111.6, 114.1, 707.10: what tells objects of one name apart, beside whose they are."""


NAMELESS = ("pedina", "copia", "emblema")
"""What is meant by its sort alone, where one alone is of it."""


_OF = Pattern(r"^d(?:i-|el-|ello-|ella-|ei-|egli-|elle-|ell['’]-?|['’]-?)")
"""How what something is a copy of, or was made by, stands behind its sort."""


class Apart(NamedTuple):
    """A name without what is said behind it: the sort of the object, and the player whose it is, as `slug` writes them."""

    name: str
    sort: str
    player: str


def told_apart(wanted: str, players: Iterable[str]) -> Apart:
    """'orso-pedina', 'orso-di-anna', 'orso-carta-di-bruno': the name, and what is said to tell it from others of that name.

    'pedina-orso' and 'copia-di-orso' say the same the other way round. 'pedina' alone, and 'pedina-di-anna', have no name: what
    they mean is clear where there is one such object.
    """
    whose = next((one for one in map(slug, players) if wanted.endswith(f"-di-{one}")), "")
    rest = wanted.removesuffix(f"-di-{whose}") if whose else wanted
    sort = next((one for one in SORTS if rest.endswith(f"-{one}")), "")
    if not sort and rest in NAMELESS:
        return Apart("", rest, whose)
    if not sort:
        sort = next((one for one in SORTS if rest.startswith(f"{one}-")), "")
        return Apart(_OF.sub("", rest.removeprefix(f"{sort}-")) if sort else rest, sort, whose)
    return Apart(rest.removesuffix(f"-{sort}") if sort else rest, sort, whose)


class OfAge(NamedTuple):
    """One of several of a name by when it arrived: the name, '' where that goes without saying, and its place, -1 for the last."""

    name: str
    place: int


_AGE = r"(?:più )?(?P<age>nuov[ao]|recente|ultim[ao]|vecchi[ao]|prim[ao]|second[ao]|terz[ao])"
_BY_AGE = tuple(
    Pattern(rf"(?:(?:quell[ao]|la|il|lo) |l['’])?{words}", re.IGNORECASE)
    for words in (rf"(?:(?P<name>.+?) )?{_AGE}", rf"{_AGE} (?P<name>.+)")
)
_PLACES = {"vecchi": 0, "prim": 0, "second": 1, "terz": 2}


def of_age(word: str) -> OfAge | None:
    """613.7: «quella nuova», «la Regina più recente», «la seconda Regina»; ``None`` for other words."""
    found = next(filter(None, (one.fullmatch(word.strip()) for one in _BY_AGE)), None)
    return None if found is None else OfAge(found["name"] or "", _PLACES.get(folded(found["age"])[:-1], -1))


def written(scenario: Scenario) -> list[tuple[ZoneCard | Permanent | Stacked, Zone, int | None]]:
    """Everything that a scenario puts somewhere, line by line, in the order in which labels are given.

    The battlefield comes first, then the stack, then what is in the other zones; each by seat, and as listed there.
    """
    players = list(enumerate(scenario.players))
    lines: list[tuple[ZoneCard | Permanent | Stacked, Zone, int | None]] = []
    lines += [(one, Zone.BATTLEFIELD, seat) for seat, player in players for one in player.battlefield]
    lines += [(one, Zone.STACK, None) for one in scenario.stack]
    for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY):
        for seat, player in players:
            cards: tuple[ZoneCard, ...] = getattr(player, zone.value)
            lines += [(one, zone, seat) for one in cards]
    return lines


def labelled(scenario: Scenario) -> tuple[Labelled, ...]:
    """Every object of a scenario with its label, copies of one line counted out: ``orso1``, ``orso2``.

    An id stands as it is, with a number where the line has copies. A label made from a name never takes one that was given, nor
    the name of another card: ``Orso11`` is the card that is called so, and the first ``Orso1`` is ``orso1-1``.
    """
    lines = written(scenario)
    taken = {label for item, _, _ in lines for label in _given(item)}
    names = {
        slug(name)
        for name in (*scenario.cards, *(item.card for item, _, _ in lines if isinstance(item, ZoneCard)))
        if name
    }
    counts: dict[str, int] = {}
    found: list[Labelled] = []
    for item, zone, seat in lines:
        labels = _given(item) or _made(item, taken, names, counts)
        found += [Labelled(label, item, zone, seat) for label in labels]
    return tuple(found)


def _copies(item: ZoneCard | Stacked) -> int:
    return item.count if isinstance(item, ZoneCard) else 1


def _given(item: ZoneCard | Stacked) -> list[str]:
    if item.id is None:
        return []
    copies = _copies(item)
    return [item.id] if copies == 1 else [f"{item.id}{n}" for n in range(1, copies + 1)]


def _made(item: ZoneCard | Stacked, taken: set[str], names: set[str], counts: dict[str, int]) -> list[str]:
    if isinstance(item, StackedAbility):
        which = item.what
        base = f"{slug(which.object)}-{which.ability or slug(which.keyword or 'abilità')}-"
    else:
        base = slug((item.what if isinstance(item, StackedSpell) else item.card) or UNKNOWN_CARD)
    found = []
    for _ in range(_copies(item)):
        counts[base] = counts.get(base, 0) + 1
        while f"{base}{counts[base]}" in taken:
            counts[base] += 1
        label = f"{base}{counts[base]}"
        found.append(f"{base}-{counts[base]}" if label in names else label)
    return found


class Index:
    """Finds what a name in a scenario speaks of. Capitals, accents and kinds of blanks make no difference."""

    def __init__(self, scenario: Scenario) -> None:
        self.objects = labelled(scenario)
        self.players = tuple(player.name for player in scenario.players)
        self._by_label = {slug(one.label): one for one in self.objects}
        self._by_name: dict[str, list[Labelled]] = {}
        self._by_short: dict[str, list[Labelled]] = {}
        for one in self.objects:
            if one.name:
                self._by_name.setdefault(slug(one.name), []).append(one)
            if short := short_name(one.name):
                self._by_short.setdefault(short, []).append(one)
        self._seats = {folded(name): seat for seat, name in enumerate(self.players)}

    def player(self, name: str) -> int | None:
        """The seat of a player, ``None`` where nobody is called so."""
        return self._seats.get(folded(name))

    def find(self, name: str) -> tuple[Labelled, ...]:
        """The object with that label; else all objects that are such cards, or call themselves so; nothing where there are none."""
        exact = self._by_label.get(slug(name))
        return (
            (exact,)
            if exact is not None
            else tuple(self._by_name.get(slug(name), ()) or self._by_short.get(slug(name), ()))
        )

    def words(self) -> tuple[str, ...]:
        """Everything that could be meant: labels, names of cards, players."""
        names = (one.name for one in self.objects if one.name)
        return tuple(dict.fromkeys((*(one.label for one in self.objects), *names, *self.players)))
