"""106, 107.4, 118: mana, the symbols of a cost, and every way to pay the one with the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum, unique
from itertools import product
from typing import TYPE_CHECKING

from engine.cards.characteristics import symbols
from engine.words.citations import Citation, cite, not_implemented
from engine.words.record import Record, replace
from engine.words.terms import Color, ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.cards.abilities.spending import Spending

not_implemented("106.13", "il mana che un giocatore perde e un altro aggiunge")

COLORS: tuple[str, ...] = tuple(color.value for color in Color)
COLORLESS = "C"
TYPES: tuple[str, ...] = (*COLORS, COLORLESS)
"""106.1b: the six types of mana."""
VARIABLES = ("X", "Y", "Z")
PHYREXIAN_LIFE = 2
LIFE = "2 life"
"""601.2b: a Phyrexian symbol for which it was announced that life will be paid; no symbol of any card."""


class UnknownSymbol(ValueError):
    """Text in braces that is no symbol of a mana cost (107.4)."""

    def __init__(self, symbol: str) -> None:
        super().__init__(symbol)
        self.symbol = symbol


Rank = tuple[int, bool, bool, bool, bool, str, tuple[int, int]]


def as_added(cost: str | None) -> tuple[tuple[str, ...], ...]:
    """106.8-106.11: each mana that the symbols of a mana cost come to where they are added to a pool, as the halves of hybrid
    ones are chosen; a variable is 0 (202.3e)."""
    every = [_added(symbol) for symbol in symbols(cost or "") if symbol not in VARIABLES]
    ways = (sorted((kind for part in way for kind in part), key=TYPES.index) for way in product(*every))
    return tuple(dict.fromkeys(tuple(way) for way in ways))


def _added(symbol: str) -> tuple[tuple[str, ...], ...]:
    """One symbol as mana that is added: a generic one, or a snow one, is colourless; of a Phyrexian one the life is no half."""
    halves = [half for half in symbol.split("/") if half != "P"]
    return tuple(
        (COLORLESS,) * int(half) if half.isdigit() else (COLORLESS if half == "S" else half,) for half in halves
    )


def why_added(cost: str | None) -> list[Citation]:
    """106.8-106.11: the rules that say what the symbols of a mana cost are as mana that is added."""
    those = symbols(cost or "")
    said = (
        (cite("106.8"), any(len(_added(one)) > 1 for one in those if one not in VARIABLES)),
        (cite("106.9"), has_phyrexian(cost)),
        (cite("106.10"), any(one.isdigit() for one in those)),
        (cite("106.11"), "S" in those),
    )
    return [rule for rule, is_so in said if is_so]


def has_phyrexian(cost: str | None) -> bool:
    """107.4g: whether any of the fifteen Phyrexian symbols, of one colour or of two, is in a mana cost."""
    return any("P" in symbol.split("/") for symbol in symbols(cost or ""))


class Mana(Record):
    """106.1: one mana. ``snow``: produced by a snow source (107.4h), which is no type of mana. ``spending``: on what alone."""

    kind: str
    snow: bool = False
    spending: Spending | None = None
    made_by: tuple[ObjectId, PlayerId] | None = None
    """106.6: of mana whose spending has an effect of its own, or what it may be spent on speaks of its source, that source, and who
    controlled the ability or spell."""
    lasting: bool = False
    """500.5: it stays in the pool as steps and phases end, until the turn does."""
    in_combat: bool = False
    """702.189a: so until the combat phase does."""

    @property
    def rank(self) -> Rank:
        """Its place among others, in an order that is always the same."""
        kept = (self.lasting, self.in_combat, self.spending is None, repr(self.spending))
        return (TYPES.index(self.kind), self.snow, *kept, self.made_by or (-1, -1))


def in_pool(mana: Iterable[Mana]) -> tuple[str, ...]:
    """106.4: the types of the mana in a pool, each as often as it is there, in the order in which they are written."""
    return tuple(sorted((one.kind for one in mana), key=TYPES.index))


@unique
class SpentAs(StrEnum):
    """609.4b: as which mana a player may spend what they have: as what it is, as mana of any color, or of any type (118.14)."""

    ITSELF = "itself"
    ANY_COLOR = "any color"
    ANY_TYPE = "any type"


class Way(Record):
    """One way to pay one symbol: so many mana of one of these types, or life."""

    kinds: tuple[str, ...]
    count: int = 1
    life: int = 0
    snow: bool = False


class Payment(Record):
    """What leaves the pool, in the order of the types, and how much life goes with it."""

    mana: tuple[Mana, ...] = ()
    life: int = 0


def ways(symbol: str) -> tuple[Way, ...]:
    """107.4a-f, 107.4h: every way to pay one symbol, written without braces. Raises UnknownSymbol."""
    if symbol.isdigit():
        return (Way(TYPES, int(symbol)),)
    if symbol in TYPES:
        return (Way((symbol,)),)
    if symbol == LIFE:
        return (Way((), 0, PHYREXIAN_LIFE),)
    if symbol == "S":
        return (Way(TYPES, snow=True),)
    halves = symbol.split("/")
    if len(halves) < 2 or len(set(halves)) < len(halves):
        raise UnknownSymbol(symbol)
    found = []
    for half in halves:
        if half == "P":
            found.append(Way((), 0, PHYREXIAN_LIFE))
        elif half in TYPES:
            found.append(Way((half,)))
        elif half.isdigit() and len(halves) == 2:
            found.append(Way(TYPES, int(half)))
        else:
            raise UnknownSymbol(symbol)
    return tuple(found)


def with_x(cost: str, x: int) -> tuple[str, ...]:
    """107.3, 601.2f: the symbols of a cost with the announced number for each {X}; generic mana as one symbol in front."""
    generic = 0
    others = []
    for symbol in symbols(cost):
        if symbol in VARIABLES:
            generic += x
        elif symbol.isdigit():
            generic += int(symbol)
        else:
            ways(symbol)
            others.append(symbol)
    return ((str(generic),) if generic else ()) + tuple(others)


def written(cost: Sequence[str]) -> str:
    """107.4: symbols as people write a cost, with braces; no symbols are a cost of 0."""
    return "".join(f"{{{symbol}}}" for symbol in cost) or "{0}"


def increased(cost: Sequence[str], more: Sequence[str]) -> tuple[str, ...]:
    """601.2f: a cost with more symbols on top; generic mana is added up."""
    generic = sum(int(symbol) for symbol in (*cost, *more) if symbol.isdigit())
    others = tuple(symbol for symbol in (*cost, *more) if not symbol.isdigit())
    return ((str(generic),) if generic else ()) + others


def reduced(cost: Sequence[str], less: Sequence[str]) -> tuple[str, ...]:
    """118.7a-g: a cost with a reduction: generic only from generic; a type from that type, and what is over from generic.

    A Phyrexian symbol takes off its colour (118.7f), snow takes off generic (118.7g). A hybrid symbol in the cost is taken off by
    either half, as though that half had been announced (601.2b); where another one could be better, it is announced before.
    """
    generic = sum(int(symbol) for symbol in cost if symbol.isdigit())
    others = [symbol for symbol in cost if not symbol.isdigit()]
    for symbol in less:
        if symbol.isdigit():
            generic -= int(symbol)
            continue
        kind = symbol.split("/")[0]
        pure = [one for one in others if one == kind]
        hybrid = [one for one in others if kind in one.split("/")]
        if kind in TYPES and (pure or hybrid):
            others.remove((pure or hybrid)[0])
        else:
            generic -= 1
    return ((str(generic),) if generic > 0 else ()) + tuple(others)


def at_least(cost: Sequence[str], least: int) -> tuple[str, ...]:
    """601.2f: a total cost that an effect keeps from being less than so much mana; what is missing is generic."""
    size = sum(map(size_of, cost))
    return increased(cost, (str(least - size),)) if size < least else tuple(cost)


def size_of(symbol: str) -> int:
    """202.3: how much mana a symbol asks for."""
    if symbol == LIFE:
        return 0
    return int(symbol) if symbol.isdigit() else 1


def announced(cost: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """601.2b: every way to announce a cost: one half of each hybrid symbol, mana or life for each Phyrexian one; each once."""
    found: list[tuple[str, ...]] = [()]
    for symbol in cost:
        halves = [LIFE if half == "P" else half for half in symbol.split("/")]
        found = [increased(one, (half,)) for one in found for half in halves]
    return tuple({tuple(sorted(one)): one for one in found}.values())


def easiest(totals: Iterable[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Of totals without hybrid symbols, those that no other one makes needless: whoever could pay them could pay that one too."""
    every = list({tuple(sorted(one)): one for one in totals}.values())
    return tuple(one for one in every if not any(other is not one and _no_harder(other, one) for other in every))


def _no_harder(one: Sequence[str], than: Sequence[str]) -> bool:
    """Whether any mana and life that pays the one total also holds what pays the other, for the same life."""
    rest, other = Counter(_apart(one)), Counter(_apart(than))
    shared = rest & other
    rest, other = rest - shared, other - shared
    return LIFE not in rest and LIFE not in other and set(rest) <= {_ANY} and rest[_ANY] <= other.total()


_ANY = "1"


def _apart(cost: Sequence[str]) -> tuple[str, ...]:
    """A cost with its generic mana one by one."""
    generic = sum(int(symbol) for symbol in cost if symbol.isdigit())
    return (*(symbol for symbol in cost if not symbol.isdigit()), *(_ANY for _ in range(generic)))


def announced_key(cost: Sequence[str]) -> str:
    """A total as people write it: ``2WU`` is mana, a number behind ``+`` is life."""
    mana = "".join(symbol for symbol in cost if symbol != LIFE) or "0"
    life = sum(PHYREXIAN_LIFE for symbol in cost if symbol == LIFE)
    return f"{mana}+{life}" if life else mana


def payments(
    pool: Sequence[Mana], cost: Sequence[str], *, life: int, spent_as: SpentAs = SpentAs.ITSELF
) -> tuple[Payment, ...]:
    """118.3: every different way to pay the whole cost from a pool and at most so much life, in a fixed order.

    Empty where it cannot be paid. Different means: other mana or other life leaves the player. ``spent_as``: mana is spent as
    though it were of the type that is asked for, which only as mana of any type can be colorless (609.4b); snow stays snow.
    """
    demands = sorted((tuple(_as_any(way, spent_as) for way in ways(symbol)) for symbol in cost), key=_narrowness)
    found: dict[tuple[tuple[Mana, ...], int], Payment] = {}
    seen: set[tuple[int, tuple[tuple[Mana, int], ...], int]] = set()

    def pay(index: int, left: Counter[Mana], spent_life: int) -> None:
        state = (index, tuple((one, left[one]) for one in _in_order(left)), spent_life)
        if state in seen:
            return
        seen.add(state)
        if index == len(demands):
            spent = Counter(pool)
            spent.subtract(left)
            mana = tuple(one for one in _in_order(spent) for _ in range(spent[one]))
            found.setdefault((mana, spent_life), Payment(mana, spent_life))
            return
        for way in demands[index]:
            if spent_life + way.life > life:
                continue
            for rest in _taken(left, way):
                pay(index + 1, rest, spent_life + way.life)

    pay(0, Counter(pool), 0)
    return tuple(found[key] for key in sorted(found, key=lambda key: (key[1], _sort_key(key[0]))))


def _as_any(way: Way, spent_as: SpentAs) -> Way:
    wider = spent_as is SpentAs.ANY_TYPE or (spent_as is SpentAs.ANY_COLOR and way.kinds != (COLORLESS,))
    return replace(way, kinds=TYPES) if wider and way.kinds else way


def _narrowness(options: tuple[Way, ...]) -> tuple[int, int]:
    """The most particular demands first: fewer dead ends."""
    return (min(len(way.kinds) for way in options), -max(way.count for way in options))


def _taken(left: Counter[Mana], way: Way) -> Iterator[Counter[Mana]]:
    """The pools that remain after paying in one way, each different one once."""
    usable = [one for one in _in_order(left) if left[one] and one.kind in way.kinds and (one.snow or not way.snow)]

    def take(index: int, needed: int, rest: Counter[Mana]) -> Iterator[Counter[Mana]]:
        if needed == 0:
            yield rest
            return
        if index == len(usable):
            return
        one = usable[index]
        for count in range(min(needed, rest[one]), -1, -1):
            after = rest.copy()
            after[one] -= count
            yield from take(index + 1, needed - count, +after)

    yield from take(0, way.count, left)


def _in_order(mana: Counter[Mana]) -> list[Mana]:
    return sorted(mana, key=lambda one: one.rank)


def _sort_key(mana: tuple[Mana, ...]) -> tuple[Rank, ...]:
    return tuple(one.rank for one in mana)
