"""The quick form of a card in a zone: ``3x Orso 2/2 volare, tocco letale danno 2 +1/+1x2 TAP su muro1 id=orso1``.

The name comes first, as far as the first word that says something else; a name with such a word in it stands in quotation marks.
"""

from __future__ import annotations

from typing import TypeVar

from engine.words.counters import DEFENSE, LOYALTY
from scenarios.language.counters import COUNTERS, SAID_ALONE
from scenarios.language.errors import Faulty
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.written.lines import PRINTED_PT
from scenarios.written.permanents import Permanent, ZoneCard

Card = TypeVar("Card", bound=ZoneCard)


class NotationError(ValueError):
    """A line that is not in the quick form: what is wrong, at which column (from 1), and what may have been meant."""

    def __init__(self, message: str, column: int, suggestion: str = "") -> None:
        super().__init__(f"colonna {column}: {message}" + (f" (forse «{suggestion}»?)" if suggestion else ""))
        self.message = message
        self.column = column
        self.suggestion = suggestion


def parse_permanent(line: str) -> Permanent:
    """A permanent from one line. Raises NotationError with the first fault of the line."""
    return _parse(line, Permanent)


def parse_card(line: str) -> ZoneCard:
    """A card in another zone than the battlefield from one line. Raises NotationError with the first fault of the line."""
    return _parse(line, ZoneCard)


def _parse(line: str, model: type[Card]) -> Card:
    try:
        return model.model_validate(line)
    except Faulty as error:
        fault = error.found[0].wrong
        raise NotationError(fault.message, fault.offset + 1, fault.suggestion) from None


def line_of(item: ZoneCard) -> str:
    """The line that says a card or permanent, so that reading it gives the same again.

    Raises ValueError for what no line can say: a name with every kind of quotation marks in it.
    """
    if item.card is None:
        return str(item.count)
    for name in (item.card, f'"{item.card}"', f"«{item.card}»"):
        for quoted in (False, True):
            line = " ".join(_parts(item, name, quoted=quoted))
            if _reads_as(line, item):
                return line
    raise ValueError(f"no line says {item!r}")


def _reads_as(line: str, item: ZoneCard) -> bool:
    try:
        return type(item).model_validate(line) == item
    except Faulty:
        return False


def _parts(item: ZoneCard, name: str, *, quoted: bool) -> list[str]:
    parts = [f"{item.count}x"] if item.count > 1 else []
    if isinstance(item, Permanent) and item.token:
        parts.append("pedina")
    parts.append(name)
    parts += _printed(item, quoted=quoted)
    parts += [_counter(kind, count) for kind, count in item.counters.items()]
    numbers = (("fedeltà", item.loyalty), ("difesa", item.defense))
    parts += [f"{word} {number}" for word, number in numbers if number is not None]
    if isinstance(item, Permanent):
        parts += _state(item)
    if item.owner is not None:
        parts.append(f"proprietario {_value(item.owner)}")
    if item.commander:
        parts.append("comandante")
    if item.id is not None:
        parts.append(f"id={_value(item.id)}")
    return parts


_POWER_TOUGHNESS = Pattern(r"[+-]\d+/[+-]\d+")
_SAFE = Pattern(r"[^\s,=\"«»“”]+")


def _value(text: str) -> str:
    """A name or a phrase as one word."""
    if _SAFE.fullmatch(text):
        return text
    return f"«{text}»" if '"' in text else f'"{text}"'


def _printed(item: ZoneCard, *, quoted: bool) -> list[str]:
    """What is printed on it: ``2/2 leggendario artefatto rosso volare``; keywords in quotation marks where they need them."""
    parts = []
    if item.power_toughness is not None:
        text = str(item.power_toughness)
        parts.append(text if PRINTED_PT.fullmatch(text) else f"f/c={text}")
    if item.type_line is not None and item.type_line.subtypes:
        parts.append(f"tipo={_value(str(item.type_line))}")
    elif item.type_line is not None:
        parts += [*map(SUPERTYPES.word, item.type_line.supertypes), *map(TYPES.word, item.type_line.types)]
    if item.colors is not None:
        parts += list(map(COLORS.word, item.colors)) or ["incolore"]
    keywords = [f'"{keyword.text}"' if quoted else keyword.text for keyword in item.keywords]
    return parts + ([", ".join(keywords)] if keywords else [])


def _counter(kind: str, count: int) -> str:
    if _POWER_TOUGHNESS.fullmatch(kind):
        return kind if count == 1 else f"{kind}x{count}"
    name = COUNTERS.word(kind)
    if kind in SAID_ALONE and kind not in (LOYALTY, DEFENSE) and KEYWORDS.get(name) is None:
        return name if count == 1 else f"{name} x{count}"
    return f"segnalini {_value(name)} x{count}"


def _state(item: Permanent) -> list[str]:
    parts = []
    if item.damage or item.deathtouched:
        parts.append(f"danno {item.damage}" + (" da tocco letale" if item.deathtouched else ""))
    if item.tapped:
        parts.append("TAP")
    if item.sick:
        parts.append("malato")
    references = {
        "su": item.attached_to,
        "controllato da": item.controller,
        "protettore": item.protector,
        "scelto": item.chosen,
        "entrato con": item.together_with,
        "fuso sotto": item.merged_under,
    }
    return parts + [f"{words} {_value(name)}" for words, name in references.items() if name is not None]
