"""205.3e: choosing a subtype, as something enters or as a spell or ability resolves, and what speaks of it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import astuple

from engine.board.asking import Transaction
from engine.board.parts import with_subtype
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.linkable import Linkable
from engine.cards.characteristics import Characteristics
from engine.words.citations import Citation
from engine.words.creature_types import CREATURE_TYPES
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.mentions import Mention
from engine.words.record import is_record, replace
from engine.words.subtypes import of_type
from engine.words.terms import ANOTHER_NAME, CardType, Color, PlayerId, Term

_NAMES = frozenset(CREATURE_TYPES)


def choosable(card_type: CardType) -> tuple[str, ...]:
    """205.3e: the existing subtypes of a card type, of which one is chosen."""
    return CREATURE_TYPES if card_type in (CardType.CREATURE, CardType.KINDRED) else of_type(card_type)


def choose_type(
    tx: Transaction,
    player: PlayerId,
    card_type: CardType,
    rule: Citation,
    about: Mention | None,
    among: tuple[str, ...] = (),
) -> str:
    """205.3e: one subtype and no more. Those that nothing in the game has or speaks of are all the same as data.

    ``among``: one of these alone, 'a basic land type'.
    """
    known = _spoken_of(tx)
    names = among or choosable(card_type)
    options = (
        Option(key=name, text=name, alike=number + 1 if name in known or not number else 0)
        for number, name in enumerate(names)
    )
    return tx.ask_one(Purpose.SUBTYPE, player, rule, options, about=about)


def choose_term(
    tx: Transaction, player: PlayerId, term: Term, rule: Citation, about: Mention | None, such: Filter | None = None
) -> str:
    """105.4, 201.4: a colour, a card type, or the name of a card; of names that nothing in the game has, one stands for all.

    ``such``: only names of cards of such types, or only such card types.
    """
    if term is Term.CARD_NAME and such is not None:
        return _name_of_such(tx, player, rule, about, such)
    purpose, words = {
        Term.COLOR: (Purpose.COLOR, tuple(map(str, Color))),
        Term.CARD_TYPE: (Purpose.CARD_TYPE, tuple(str(one) for one in CardType if such is None or _is_such(one, such))),
        Term.CARD_NAME: (Purpose.CARD_NAME, (*_names_there(tx, such), ANOTHER_NAME)),
    }[term]
    return tx.ask_one(purpose, player, rule, (Option(key=word, text=word) for word in words), about=about)


def _name_of_such(tx: Transaction, player: PlayerId, rule: Citation, about: Mention | None, such: Filter) -> str:
    """201.4: the name of a card of such types; that of another card is none that may be chosen."""
    fit = _names_there(tx, such)
    question = Question(
        form=Form.CHOOSE,
        purpose=Purpose.CARD_NAME,
        decider=player,
        chooser=player,
        rule=rule,
        options=tuple(Option(key=word, text=word) for word in (*fit, ANOTHER_NAME)),
        minimum=1,
        maximum=1,
        about=about,
        unfit=tuple(name for name in _names_there(tx, Filter()) if name not in fit),
        unfit_types=tuple(one for one in CardType if not _of_types_of_one(one, such)),
    )
    return tx.ask(question).keys[0]


def _of_types_of_one(one: CardType, such: Filter) -> bool:
    """201.4: whether a card that has this type alone is such a card."""
    return set(such.types) <= {one} and one not in such.not_types


def _names_there(tx: Transaction, such: Filter | None) -> tuple[str, ...]:
    """201.4: the names of the cards in the game, each once, in the order of the alphabet: none says where its card is."""
    if such is not None:
        printed = (looks for _, one in tx.board.as_kept() for looks in (one.printed, one.other_face, one.whole))
        fit = (_card_names(looks) for looks in printed if looks is not None and _of_types(looks, such))
        return tuple(sorted({name for names in fit for name in names}))
    found: set[str] = set()
    for _, one in tx.board.as_kept():
        for looks in (one.printed, one.other_face, one.whole):
            found.update(() if looks is None else _card_names(looks))
        found.update(_card_names(tx.board.characteristics(one.id)) if one.id in tx.board.objects else ())
    return tuple(sorted(found))


def _card_names(looks: Characteristics) -> tuple[str, ...]:
    """201.4: those that may be chosen of its names; that of a token which its subtypes name is no name of a card."""
    return () if looks.whole_name != looks.name else looks.names


def _is_such(one: CardType, such: Filter) -> bool:
    """205.2a, 110.4: whether a card type is one of those that the text lets choose: 'a permanent type', 'a nonland card type'."""
    return (not such.any_type or one in such.any_type) and one not in such.not_types


def _of_types(looks: Characteristics, such: Filter) -> bool:
    """201.4: whether a card has the types that the text asks for."""
    return set(such.types) <= set(looks.types) and not set(such.not_types) & set(looks.types)


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
    made: tuple[Effect, ...] = _meant(effects, lambda own: _of_type(own, chosen))
    return made


def with_term(effects: tuple[Effect, ...], term: Term, chosen: str) -> tuple[Effect, ...]:
    """608.2d: instructions that speak of the chosen colour, card type or name, with the one that was chosen."""
    made: tuple[Effect, ...] = _meant(effects, lambda own: _SAYING[term](own, chosen))
    return made


def _meant(value: Any, said: Callable[[Any], Mapping[str, Any]]) -> Any:
    if isinstance(value, tuple):
        return tuple(_meant(part, said) for part in value)
    if not is_record(value):
        return value
    own: Any = value
    changed = {name: _meant(getattr(own, name), said) for name in own.__struct_fields__}
    return replace(own, **{**changed, **said(own)})


def _of_type(own: Any, chosen: str) -> dict[str, Any]:
    if isinstance(own, Filter) and own.chosen_type:
        return {"chosen_type": False, "subtypes": (*own.subtypes, chosen)}
    if isinstance(own, Filter) and own.not_chosen_type:
        return {"not_chosen_type": False, "not_subtypes": (*own.not_subtypes, chosen)}
    if isinstance(own, ChangeTypes) and own.to_chosen:
        said = with_subtype(own, chosen)
        return {"to_chosen": False, "set_subtypes": said.set_subtypes, "add_subtypes": said.add_subtypes}
    return {}


def _of_color(own: Any, chosen: str) -> Mapping[str, Any]:
    if isinstance(own, ChangeColors) and own.to_chosen:
        return {"to_chosen": False, "set_to": (Color(chosen),)}
    return own.of_color(Color(chosen)) if isinstance(own, Linkable) else {}


def _of_card_type(own: Any, chosen: str) -> dict[str, Any]:
    if isinstance(own, Filter) and own.chosen_card_type:
        return {"chosen_card_type": False, "types": (*own.types, CardType(chosen))}
    return {}


def _of_name(own: Any, chosen: str) -> dict[str, Any]:
    return {"chosen_name": False, "name": chosen} if isinstance(own, Filter) and own.chosen_name else {}


_SAYING: Mapping[Term, Callable[[Any, str], Mapping[str, Any]]] = {
    Term.COLOR: _of_color,
    Term.CARD_TYPE: _of_card_type,
    Term.CARD_NAME: _of_name,
}
