"""205.3e: choosing a subtype, as something enters or as a spell or ability resolves, and what speaks of it afterwards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import astuple

from engine.board.asking import Transaction
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.words.citations import Citation, not_implemented
from engine.words.creature_types import CREATURE_TYPES
from engine.words.decisions import Option, Purpose
from engine.words.mentions import Mention
from engine.words.record import is_record, replace
from engine.words.subtypes import of_type
from engine.words.terms import CardType, PlayerId

not_implemented("201.4", "effetti per cui si sceglie il nome di una carta")


_NAMES = frozenset(CREATURE_TYPES)


def choosable(card_type: CardType) -> tuple[str, ...]:
    """205.3e: the existing subtypes of a card type, of which one is chosen."""
    return CREATURE_TYPES if card_type in (CardType.CREATURE, CardType.KINDRED) else of_type(card_type)


def choose_type(tx: Transaction, player: PlayerId, card_type: CardType, rule: Citation, about: Mention | None) -> str:
    """205.3e: one subtype and no more. Those that nothing in the game has or speaks of are all the same as data."""
    known = _spoken_of(tx)
    names = choosable(card_type)
    options = (
        Option(key=name, text=name, alike=number + 1 if name in known or not number else 0)
        for number, name in enumerate(names)
    )
    return tx.ask_one(Purpose.SUBTYPE, player, rule, options, about=about)


def _spoken_of(tx: Transaction) -> frozenset[str]:
    """The subtypes that objects of the game have or are printed with, and those that their abilities speak of."""
    found: set[str] = set()
    for _, one in tx.board.as_kept():
        found.update(tx.board.characteristics(one.id).subtypes if one.id in tx.board.objects else ())
        found.update(_subtype_words(one.printed))
        found.update(_subtype_words(one.other_face))
        found.update(_subtype_words(one.whole))
    for effect in tx.game.effects:
        found.update(_subtype_words(effect.parts))
    return frozenset(found)


@lru_cache(maxsize=4096)
def _subtype_words(value: object) -> frozenset[str]:
    """Every string in a value that is a subtype; what else is called so only makes one more option that is told apart."""
    if isinstance(value, str):
        return frozenset((value,)) if value in _NAMES else frozenset()
    if isinstance(value, tuple):
        return frozenset().union(*map(_subtype_words, value))
    if is_record(value):
        return frozenset().union(*map(_subtype_words, astuple(value)))
    return frozenset()


def with_type(effects: tuple[Effect, ...], chosen: str) -> tuple[Effect, ...]:
    """205.3e: instructions that speak of the chosen type, with the one that was chosen."""
    made: tuple[Effect, ...] = _meant(effects, chosen)
    return made


def _meant(value: Any, chosen: str) -> Any:
    if isinstance(value, tuple):
        return tuple(_meant(part, chosen) for part in value)
    if not is_record(value):
        return value
    own: Any = value
    changed = {name: _meant(getattr(own, name), chosen) for name in own.__struct_fields__}
    if isinstance(own, Filter) and own.chosen_type:
        changed |= {"chosen_type": False, "subtypes": (*own.subtypes, chosen)}
    return replace(own, **changed)
