"""Texts that stand for one value: numbers, yes or no, words of a table, mana, power and toughness, numbers of rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, Self

from ruletext.number import RuleNumber, RuleNumberError
from scenarios.language.counters import COUNTERS
from scenarios.language.errors import nearest, shown, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import subtype
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.records import BeforeValidator, Field, Record, WithJsonSchema, described, folded

LARGEST = 1_000_000
"""The largest number that a scenario may contain."""

LONGEST_NAME = 120
LONGEST_TEXT = 20_000

_WHOLE = Pattern(r"[+-]?[0-9]{1,9}")
_ENDLESS = Pattern(r"[+-]?[0-9]{10,}")
_YES = ("sì", "vero", "si")
_NO = ("no", "falso")
_NUMBER_WORDS = (
    "zero",
    "uno",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
)


def in_digits(word: str) -> str:
    """What a word says that counts something: digits, or a number in letters, with «un» and «una» for one; '' for no number."""
    plain = folded(word)
    if plain in ("un", "una"):
        return "1"
    return str(_NUMBER_WORDS.index(plain)) if plain in _NUMBER_WORDS else plain if plain.isdecimal() else ""


def text_of(value: object) -> str:
    """A scalar as plain text. Raises an error of `wrong` for anything else, and for an empty place."""
    if value is None:
        raise wrong("manca il valore")
    if not isinstance(value, str):
        raise wrong(f"qui serve un testo, non {described(value)}")
    return str(value)


def read_number(text: str, least: int | None = None, most: int = LARGEST) -> int:
    """A whole number in digits. Raises an error of `wrong` for other texts and outside the limits."""
    plain = folded(text)
    if _ENDLESS.fullmatch(plain):
        raise wrong(f"{shown(text)} è troppo grande: il massimo è {most}")
    if not _WHOLE.fullmatch(plain):
        meant = str(_NUMBER_WORDS.index(plain)) if plain in _NUMBER_WORDS else ""
        raise wrong(f"{shown(text)} non è un numero intero in cifre", meant)
    number = int(plain)
    if least is not None and number < least:
        raise wrong(f"{number} è troppo piccolo: il minimo è {least}")
    if abs(number) > most:
        raise wrong(f"{shown(text)} è troppo grande: il massimo è {most}")
    return number


def between(least: int | None = None, most: int = LARGEST) -> tuple[BeforeValidator, WithJsonSchema]:
    def read(value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return read_number(str(value), least, most)
        return read_number(text_of(value), least, most)

    schema: dict[str, Any] = {"type": ["integer", "string"], "pattern": r"^\s*[+-]?[0-9]+\s*$", "maximum": most}
    return BeforeValidator(read), WithJsonSchema(schema | {"minimum": -most if least is None else least})


_ANY, _NATURAL, _POSITIVE, _SEAT, _FEW = between(), between(0), between(1), between(1, 10), between(1, 500)
Whole = Annotated[int, _ANY[0], _ANY[1]]
ANY_LESS = "-X"
"""606.4: a loyalty cost that takes as many counters off as is chosen."""


def read_loyalty(value: Any) -> int | str:
    """606.4: a loyalty cost: a number, or ``-X``. Raises an error of `wrong` for anything else."""
    if isinstance(value, str) and folded(value).replace("−", "-") == folded(ANY_LESS):
        return ANY_LESS
    return read_number(str(value) if isinstance(value, int) and not isinstance(value, bool) else text_of(value))


def loyalty_words(cost: int | str) -> str:
    """606.4: a loyalty cost as it is printed."""
    return cost if isinstance(cost, str) else f"{cost:+d}"


LoyaltyCost = Annotated[
    int | str,
    BeforeValidator(read_loyalty),
    WithJsonSchema({"type": ["integer", "string"], "pattern": r"^\s*([+-]?[0-9]+|-[Xx])\s*$"}),
]
Natural = Annotated[int, _NATURAL[0], _NATURAL[1]]
Positive = Annotated[int, _POSITIVE[0], _POSITIVE[1]]
Seat = Annotated[int, _SEAT[0], _SEAT[1]]
Copies = Annotated[int, _FEW[0], _FEW[1]]
"""How many of the same thing a line may stand for."""


def says_yes_or_no(text: str) -> bool:
    """Whether a text is one of the words for sì and no."""
    return folded(text) in (*map(folded, _YES), *_NO)


def read_yes(value: object) -> bool:
    """Sì or no, with or without its accent. Raises an error of `wrong` for other texts."""
    if isinstance(value, bool):
        return value
    text = text_of(value)
    plain = folded(text)
    if plain in map(folded, _YES):
        return True
    if plain in _NO:
        return False
    raise wrong(f"{shown(text)} non è né sì né no", nearest(text, (*_YES, *_NO)))


YesNo = Annotated[
    bool, BeforeValidator(read_yes), WithJsonSchema({"type": ["string", "boolean"], "enum": [*_YES, *_NO, True, False]})
]


def read_name(value: object) -> str:
    """A name on one line, its blanks made single. Raises an error of `wrong` for an empty or endless one."""
    name = " ".join(text_of(value).split())
    if not name:
        raise wrong("il nome è vuoto")
    if len(name) > LONGEST_NAME:
        raise wrong(f"il nome {shown(name)} è troppo lungo: {len(name)} caratteri, il massimo è {LONGEST_NAME}")
    return name


Name = Annotated[str, BeforeValidator(read_name), WithJsonSchema({"type": ["string", "integer"], "minLength": 1})]
"""The name of a card or a player, or the id of an object."""


def _read_prose(value: object) -> str:
    text = text_of(value).strip()
    if len(text) > LONGEST_TEXT:
        raise wrong(f"il testo è troppo lungo: {len(text)} caratteri, il massimo è {LONGEST_TEXT}")
    return text


Prose = Annotated[str, BeforeValidator(_read_prose), WithJsonSchema({"type": "string"})]


def word_of(vocabulary: Vocabulary[Any]) -> tuple[BeforeValidator, WithJsonSchema]:
    """The validator and the schema of a word of a table; values of the table pass as they are."""

    def read(value: Any) -> Any:
        if isinstance(value, Enum):
            return value
        return vocabulary.read(text_of(value))

    return BeforeValidator(read), WithJsonSchema(vocabulary.schema())


def read_rule(value: object) -> str:
    """The number of a rule in any form that people type, as it is printed. Raises an error of `wrong` for what is none."""
    text = text_of(value)
    try:
        return str(RuleNumber.parse(text))
    except RuleNumberError as error:
        meant = str(error.nearest[0]) if error.nearest else ""
        raise wrong(error.reason, meant) from None


Rule = Annotated[
    str, BeforeValidator(read_rule), WithJsonSchema({"type": ["string", "number"], "examples": ["704.5g"]})
]

_PT = Pattern(r"([+-]?[0-9]{1,6})\s*/\s*([+-]?[0-9]{1,6})")


def read_power_toughness(value: object) -> tuple[int, int]:
    """Power and toughness as ``2/2``. Raises an error of `wrong` for what is not written so."""
    if isinstance(value, tuple):
        return value
    text = text_of(value)
    found = _PT.fullmatch(folded(text))
    if found is None:
        raise wrong(f"{shown(text)} non è una forza e costituzione, come 2/2")
    return int(found[1]), int(found[2])


PowerToughness = Annotated[
    tuple[int, int],
    BeforeValidator(read_power_toughness),
    WithJsonSchema({"type": "string", "pattern": r"^\s*[+-]?[0-9]+\s*/\s*[+-]?[0-9]+\s*$"}),
]


def _read_power_toughness_or_none(value: object) -> tuple[int | None, int | None]:
    """208.3: ``nessuna`` for what has neither."""
    if isinstance(value, str) and folded(value) in ("nessuna", "niente"):
        return None, None
    return read_power_toughness(value)


PowerToughnessOrNone = Annotated[
    tuple[int | None, int | None],
    BeforeValidator(_read_power_toughness_or_none),
    WithJsonSchema({"type": "string", "pattern": r"^\s*[+-]?[0-9]+\s*/\s*[+-]?[0-9]+\s*$|^nessuna$"}),
]


def _read_counter(value: object) -> str:
    return COUNTERS.read(text_of(value))


CounterName = Annotated[str, BeforeValidator(_read_counter), WithJsonSchema(COUNTERS.schema())]
"""A kind of counter, as the engine names it."""

CounterCounts = dict[CounterName, Natural]


def _read_keyword_name(value: object) -> str:
    return KEYWORDS.read(text_of(value))


KeywordName = Annotated[str, BeforeValidator(_read_keyword_name), WithJsonSchema(KEYWORDS.schema())]
"""A keyword ability by its name alone, as the engine names it."""


def _read_subtype(value: object) -> str:
    return subtype(read_name(value))


Subtype = Annotated[str, BeforeValidator(_read_subtype), WithJsonSchema({"type": "string", "examples": ["Orso"]})]
"""A subtype, as the engine names it."""

ABILITY = Pattern(r"(?P<object>.+?)\s+abilit[aà]'?\s+(?:(?P<number>[0-9]{1,3})|(?P<keyword>.+))", re.IGNORECASE)
"""An ability by its object, and its number or keyword."""
_ABILITY_OF = Pattern(
    r"(?:l['’])?abilit[aà]'?\s+(?P<number>[0-9]{1,3})\s+d(?:i |el |ello |ella |ei |egli |elle |ell['’])\s*(?P<object>.+)",
    re.IGNORECASE,
)
"""The same the other way round, as one says it."""


class Which(Record):
    """An object, or one of its abilities: the n-th, counted from 1, or the one that a keyword stands for."""

    object: Name = Field(alias="oggetto", description="L'id dell'oggetto o il nome della carta")
    ability: Positive | None = Field(default=None, alias="abilità", description="La sua n-esima abilità, contata da 1")
    keyword: KeywordName | None = Field(
        default=None, alias="parola chiave", description="La sua abilità con questo nome"
    )

    @classmethod
    def named(cls, name: str) -> Self:
        """What a name of a script means, which was read with it. Where no ability is named, nothing has to be read again."""
        plain = cls.from_text(name)
        return cls(object=name) if len(plain) == 1 else cls.model_validate(name)

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """``golem1``, ``golem1 abilità 2``, ``abilità 2 di golem1`` or ``golem1 abilità travolgere``."""
        turned = _ABILITY_OF.fullmatch(text.strip())
        if turned is not None:
            return {"object": turned["object"], "ability": turned["number"]}
        found = ABILITY.fullmatch(text.strip())
        if found is None:
            return {"object": text}
        return {"object": found["object"], "ability": found["number"], "keyword": found["keyword"]}
