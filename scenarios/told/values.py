"""What was found of an object or a player, as the predicate of a sentence: ``ha volare``, ``ha 17 punti vita``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.words.terms import ANOTHER_NAME, CardType, Color, Term
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.language.words import (
    counter_name,
    counters,
    damage,
    keyword_word,
    life,
    listed,
    mana_words,
    number,
    quoted,
    towards,
)  # fmt: skip
from scenarios.written.queries import ONE_OF, Aspect, one_of_words


def chosen_word(word: str, term: Term | None) -> str:
    """201.4, 607.2d: what was chosen as something entered or resolved: a colour, a card type, a name, or a word of the card's."""
    match term:
        case Term.COLOR:
            return f"il colore {COLORS.word(Color(word))}"
        case Term.CARD_TYPE:
            return f"il tipo di carta {TYPES.word(CardType(word))}"
        case Term.CARD_NAME:
            return "il nome di una carta che non c'è" if word == ANOTHER_NAME else f"il nome {quoted(word)}"
        case None:
            return f"la parola {quoted(word)}"


Named = Callable[[str], str]
"""How somebody or something is called, by the label that a value has."""


def object_is(field: str, value: Any, named: Named, *, detail: str = "") -> str:
    """What is so of an object: a predicate of which its name is the subject."""
    if detail:
        if field == "keywords" and detail == "solved":
            return "è risolto" if value else "non è risolto"  # 719.3b
        if field == "keywords":
            return f"{'ha' if value else 'non ha'} {keyword_word(detail)}"
        if field in ONE_OF:
            return _is_one(value, Aspect(field, detail))
        return _has(counters(value, detail) if value else "", f"segnalini {counter_name(detail)}")
    return _OBJECT[field](value, named)


def _is_one(value: bool, aspect: Aspect) -> str:
    """109.3: that an object has a type, a subtype, a supertype or a colour, or has it not."""
    words, no = one_of_words(aspect), "" if value else "non "
    return f"{no}è di {words}" if aspect.field == "colors" else f"{no}ha il {words}"


def player_is(field: str, value: Any, named: Named, *, detail: str = "") -> str:
    """What is so of a player: a predicate of which the name is the subject."""
    if detail:
        return _has(counters(value, detail) if value else "", f"segnalini {counter_name(detail)}")
    return _PLAYER[field](value, named)


def _has(what: str, nothing: str) -> str:
    return f"ha {what}" if what else f"non ha {nothing}"


def size(value: tuple[int | None, int | None]) -> str:
    """208.1: power and toughness; a star for what is not defined."""
    return "/".join("*" if part is None else str(part) for part in value)


def _counted(value: Mapping[str, int]) -> str:
    return listed(counters(count, kind) for kind, count in value.items() if count)


def _several(value: Iterable[str], named: Named) -> str:
    counted: dict[str, int] = {}
    for one in value:
        counted[named(one)] = counted.get(named(one), 0) + 1
    return listed(word if times == 1 else f"{word} ({times} volte)" for word, times in counted.items())


def _attached(value: tuple[str, ...], named: Named) -> str:
    return f"è assegnato a {_several(value, named)}" if value else "non è assegnato a nulla"


def _subtypes(value: Iterable[str]) -> str:
    words = list(map(subtype_word, value))
    if not words:
        return "non ha sottotipi"
    return f"ha {'il sottotipo' if len(words) == 1 else 'i sottotipi'} {listed(words)}"


def _supertypes(value: Iterable[Any]) -> str:
    words = list(map(SUPERTYPES.word, value))
    if not words:
        return "non ha supertipi"
    return f"ha {'il supertipo' if len(words) == 1 else 'i supertipi'} {listed(words)}"


def _types(value: Iterable[Any]) -> str:
    words = list(map(TYPES.word, value))
    if not words:
        return "non ha tipi di carta"
    return f"ha {'il tipo' if len(words) == 1 else 'i tipi'} {listed(words)}"


def _colors(value: Iterable[Any]) -> str:
    words = list(map(COLORS.word, value))
    return f"è di colore {listed(words)}" if words else "è incolore"


def _size_is(value: tuple[int | None, int | None]) -> str:
    return "non ha forza e costituzione" if value == (None, None) else f"è {size(value)}"


def _base_size_is(value: tuple[int | None, int | None]) -> str:
    return (
        "non ha forza e costituzione base" if value == (None, None) else f"ha forza e costituzione base {size(value)}"
    )


def _produces(value: tuple[str, ...]) -> str:
    """106.7: the types of mana, of which each time it makes one."""
    return f"può produrre {listed((mana_words((kind,)) for kind in value), 'o')}" if value else "non può produrre mana"


_OBJECT: Mapping[str, Callable[[Any, Named], str]] = {
    "exists": lambda value, named: "esiste ancora" if value else "ha cessato di esistere",
    "controller": lambda value, named: f"è sotto il controllo di {named(value)}" if value else "non ha un controllore",
    "owner": lambda value, named: f"appartiene {towards(named(value))}",
    "power_toughness": lambda value, named: _size_is(value),
    "power": lambda value, named: "non ha forza" if value is None else f"ha forza {value}",
    "toughness": lambda value, named: "non ha costituzione" if value is None else f"ha costituzione {value}",
    "base_size": lambda value, named: _base_size_is(value),
    "damage": lambda value, named: f"ha {damage(value)}" if value else "non ha danno",
    "counters": lambda value, named: _has(_counted(value), "segnalini"),
    "loyalty": lambda value, named: f"ha fedeltà {value}",
    "defense": lambda value, named: f"ha difesa {value}",
    "tapped": lambda value, named: f"è in posizione {'TAPpata' if value else 'STAPpata'}",
    "phased_out": lambda value, named: "è fuori fase" if value else "non è fuori fase",
    "face_down": lambda value, named: f"è a faccia in {'giù' if value else 'su'}",
    "transformed": lambda value, named: f"mostra la faccia {'posteriore' if value else 'anteriore'}",
    "flipped": lambda value, named: f"{'è' if value else 'non è'} in posizione ruotata",
    "seen_by": lambda value, named: (
        f"può essere guardato in faccia da {_several(value, named)}" if value else "non può essere guardato in faccia"
    ),
    "attached_to": _attached,
    "attacking": lambda value, named: "attacca" if value else "non attacca",
    "blocking": lambda value, named: "blocca" if value else "non blocca",
    "blocked": lambda value, named: (
        "è una creatura bloccata|sono creature bloccate"
        if value
        else "non è una creatura bloccata|non sono creature bloccate"
    ),
    "token": lambda value, named: f"{'è' if value else 'non è'} una pedina",
    "name": lambda value, named: f"si chiama {quoted(value)}" if value else "non ha nome",
    "types": lambda value, named: _types(value),
    "supertypes": lambda value, named: _supertypes(value),
    "subtypes": lambda value, named: _subtypes(value),
    "colors": lambda value, named: _colors(value),
    "mana_value": lambda value, named: f"ha valore di mana {value}",
    "produces": lambda value, named: _produces(value),
    "keywords": lambda value, named: _has(listed(map(keyword_word, value)), "parole chiave"),
    "protector": lambda value, named: f"è protetta da {named(value)}" if value else "non ha un protettore",
    "level": lambda value, named: f"è di livello {value}",
    "unlocked": lambda value, named: (
        f"ha {'sbloccata la porta' if len(value) == 1 else 'sbloccate le porte'} {listed(map(quoted, value))}"
        if value
        else "non ha porte sbloccate"
    ),
    "stickers": lambda value, named: _has(f"lo sticker {listed(map(quoted, value))}" if value else "", "sticker"),
    "bond": lambda value, named: f"è in coppia con {_several(value, named)}" if value else "non è più in coppia",
    "room_of": lambda value, named: f"è alla stanza {value + 1}",
}
"""By the field; where it is, and the other abilities, need more than the value."""


def _cards(where: str) -> Callable[[Any, Named], str]:
    return lambda value, named: f"ha {where} {_several(value, named)}" if value else f"non ha carte {where}"


def cards(count: int, where: str) -> str:
    """So many cards in a zone."""
    return f"ha {number(count, 'carta', 'carte')} {where}" if count else f"non ha carte {where}"


_PLAYER: Mapping[str, Callable[[Any, Named], str]] = {
    "life": lambda value, named: f"ha {life(value)}",
    "poison": lambda value, named: _has(counters(value, "poison") if value else "", "segnalini veleno"),
    "counters": lambda value, named: _has(_counted(value), "segnalini"),
    "hand_size": lambda value, named: cards(value, "in mano"),
    "library_size": lambda value, named: cards(value, "nel grimorio"),
    "mana": lambda value, named: f"ha {mana_words(value)} nella riserva" if value else "non ha mana nella riserva",
    "hand": _cards("in mano"),
    "graveyard": _cards("nel cimitero"),
    "exile": _cards("in esilio"),
    "command": _cards("nella zona di comando"),
    "library_top": _cards("in cima al grimorio"),
    "battlefield": lambda value, named: f"controlla {_several(value, named)}" if value else "non controlla permanenti",
    "monarch": lambda value, named: f"{'è' if value else 'non è'} il monarca",
    "blessed": lambda value, named: f"{'ha' if value else 'non ha'} la benedizione della città",
    "initiative": lambda value, named: f"{'ha' if value else 'non ha'} l'iniziativa",
    "emblems": lambda value, named: f"ha {number(value, 'emblema', 'emblemi')}" if value else "non ha emblemi",
    "speed": lambda value, named: f"ha velocità {value}" if value else "non ha velocità",
    "room": lambda value, named: f"è nella stanza {value}" if value else "non è in un dungeon",
    "completed": lambda value, named: (
        f"ha completato {listed(map(quoted, value))}" if value else "non ha completato dungeon"
    ),
    "in_game": lambda value, named: "è ancora in partita" if value else "non è più in partita",
    "lost": lambda value, named: "perde la partita" if value else "non perde la partita",
    "lost_by": lambda value, named: f"perde la partita ({value})" if value else "non perde la partita",
    "won": lambda value, named: "vince la partita" if value else "non vince la partita",
    "tempted": lambda value, named: f"ha subito {number(value, 'volta', 'volte')} la tentazione dell'Anello",
    "stickers": lambda value, named: f"ha {number(value, 'sticker', 'sticker')} a disposizione",
}
