"""What can be written in an ability and could never do anything: a prohibition of something that such players or objects never do,
a cost of a name that nothing has. It is an error, since whoever wrote it meant something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.keyword_abilities import Forbid
from engine.cards.abilities.quantities import TimesPaid
from engine.words.record import is_record
from scenarios.language.errors import nearest, shown
from scenarios.language.terms import PROHIBITIONS
from scenarios.language.words import keyword_word

OF_PLAYERS = frozenset(
    (
        Prohibition.GAIN_LIFE, Prohibition.LOSE_LIFE, Prohibition.LOSE_GAME, Prohibition.LOSE_BY_LIFE, Prohibition.WIN_GAME,
        Prohibition.CAST, Prohibition.PLAY_LAND, Prohibition.DRAW, Prohibition.ACTIVATE_ABILITIES,
        Prohibition.GET_POISON, Prohibition.SEARCH,
    )
)  # fmt: skip
"""101.2: what players do; the others are what objects do, or what is done to them."""


class Senseless(NamedTuple):
    """Something without effect: what is wrong with it, and what may have been meant."""

    message: str
    suggestion: str = ""


def senseless(abilities: Iterable[object], known: Mapping[str, str]) -> Iterator[Senseless]:
    """What in some abilities can do nothing. ``known``: the names of costs that can be paid, with their printed words."""
    for part in _parts(tuple(abilities)):
        match part:
            case Forbid(what=what) if what not in OF_PLAYERS:
                yield _not_of_players(what)
            case Cannot(what=what, objects=None) if what not in OF_PLAYERS:
                yield _not_of_players(what)
            case Cannot(what=what, players=None) if what in OF_PLAYERS and what is not Prohibition.CAST:
                told = PROHIBITIONS.word(what)
                yield Senseless(f"«non può» {shown(told)} riguarda dei giocatori: manca quali, con «giocatori»")
            case Paid(name=name) | TimesPaid(name=name) if name not in known:
                yield _no_such_cost(name, known)
            case TargetSpec(if_paid=str(name)) if name and name not in known:
                yield _no_such_cost(name, known)
            case TargetSpec(unless_paid=str(name)) if name and name not in known:
                yield _no_such_cost(name, known)


def costs_named(abilities: Iterable[object]) -> Iterator[tuple[str, str]]:
    """The names of what can be paid to cast something with these abilities, each with the word that it is written by."""
    for part in _parts(tuple(abilities)):
        match part:
            case Keyword(keyword=keyword):
                yield keyword, keyword_word(keyword)
            case CastingCost(name=name) if name:
                yield name, keyword_word(name)


def _not_of_players(what: Prohibition) -> Senseless:
    told = PROHIBITIONS.word(what)
    players = [PROHIBITIONS.word(one) for one in OF_PLAYERS]
    message = f"{shown(told)} non si può proibire a dei giocatori: riguarda degli oggetti, con «non può» e «oggetti»"
    return Senseless(message, nearest(told, players))


def _no_such_cost(name: str, known: Mapping[str, str]) -> Senseless:
    return Senseless(
        f"nessun costo di questa carta si chiama {shown(keyword_word(name))}, e nessuna parola chiave lo porta con sé",
        nearest(keyword_word(name), known.values()),
    )


def _parts(value: object) -> Iterator[object]:
    """A value and all that is in it."""
    if is_record(value):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _parts(one)
