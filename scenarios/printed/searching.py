"""Searching cards by what is known of them, in the words that Scryfall's users write: ``t:``, ``o:``, ``c:``, ``mv``."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from scenarios.language.errors import nearest
from scenarios.language.folding import folded
from scenarios.printed.deriving import mask, name_key
from scenarios.printed.facts import CARD, COLORS
from scenarios.printed.store import Store

MOST = 10_000
"""How many cards an answer counts at most."""
LONGEST_QUESTION = 2_000


class QuestionError(ValueError):
    """A question that cannot be understood, with what is wrong, in Italian."""


class Answer(NamedTuple):
    """A card that was found."""

    card: int
    name: str
    english: str
    types: str
    cost: str
    kind: str


@dataclass(frozen=True)
class _Condition:
    """A part of a question as SQL, with its values."""

    sql: str
    values: tuple[object, ...] = ()

    def __invert__(self) -> _Condition:
        return _Condition(f"NOT coalesce(({self.sql}), 0)", self.values)


def _joined(parts: list[_Condition], how: str) -> _Condition:
    if len(parts) == 1:
        return parts[0]
    return _Condition("(" + f" {how} ".join(part.sql for part in parts) + ")", sum((part.values for part in parts), ()))


def search(store: Store, question: str, most: int) -> tuple[list[Answer], int]:
    """The first cards that are as a question asks, by name, and how many there are. Raises `QuestionError` and `StoreError`."""
    condition = _Reader(question).read()
    if "kind" not in condition.sql:
        condition = _joined([condition, _Condition("card.kind = ?", (CARD,))], "AND")
    try:
        numbers = store.rows(
            "SELECT id FROM card WHERE "
            + condition.sql
            + f" ORDER BY coalesce(nullif(name_it, ''), name), id LIMIT {MOST}",
            *condition.values,
        )
    except sqlite3.OperationalError:
        raise QuestionError("la domanda è troppo complicata") from None
    shown = [number for (number,) in numbers[:most]]
    return [_answer(store, number) for number in shown], len(numbers)


def _answer(store: Store, number: int) -> Answer:
    ((card, name, english, types, cost, kind),) = store.rows(
        "SELECT id, coalesce(nullif(name_it, ''), name), name, coalesce(json_extract(printed, '$[0].types'), "
        "json_extract(oracle, '$.faces[0].types'), ''), cost, kind FROM card JOIN detail ON card = id WHERE id = ?",
        number,
    )
    return Answer(card, name, english, types, cost, kind)


# --- the question

_TOKEN = re.compile(
    r"""\s*(?: (?P<none>-(?=\())?(?P<bracket>[()])
      | (?P<not>-)?(?P<key>[^\W\d_]+)(?P<how>:|<=|>=|!=|=|<|>)(?P<value>"[^"]*"?|[^\s()]*)
      | (?P<nots>-)?(?P<words>"[^"]*"?|[^\s()]+) )""",
    re.VERBOSE,
)
_OR = {"or", "oppure", "o"}


class _Reader:
    """Reads a question from left to right: conditions side by side all hold, ``or`` divides, a minus turns one round."""

    def __init__(self, question: str) -> None:
        if len(question) > LONGEST_QUESTION:
            raise QuestionError(f"la domanda è troppo lunga: il massimo è {LONGEST_QUESTION} caratteri")
        self._tokens = list(_TOKEN.finditer(question.strip()))
        self._at = 0
        self._depth = 0
        if not self._tokens:
            raise QuestionError("manca che cosa cercare")

    def read(self) -> _Condition:
        """The whole question."""
        found = self._either()
        if self._at < len(self._tokens):
            raise QuestionError("una parentesi si chiude senza essere aperta")
        return found

    def _either(self) -> _Condition:
        parts = [self._all()]
        while self._is_or():
            self._at += 1
            parts.append(self._all())
        return _joined(parts, "OR")

    def _is_or(self) -> bool:
        return self._at < len(self._tokens) and folded(self._tokens[self._at]["words"] or "") in _OR

    def _all(self) -> _Condition:
        parts = []
        while self._at < len(self._tokens) and self._tokens[self._at]["bracket"] != ")" and not self._is_or():
            parts.append(self._one())
        if not parts:
            raise QuestionError("accanto a «or» o fra le parentesi manca che cosa cercare")
        return _joined(parts, "AND")

    def _one(self) -> _Condition:
        token = self._tokens[self._at]
        self._at += 1
        if token["bracket"]:
            self._depth += 1
            if self._depth > 20:
                raise QuestionError("ci sono troppe parentesi una dentro l'altra")
            found = self._either()
            if self._at == len(self._tokens):
                raise QuestionError("una parentesi non si chiude")
            self._at += 1
            self._depth -= 1
            return ~found if token["none"] else found
        if token["key"]:
            found = _field(token["key"], token["how"], token["value"].strip('"'))
            return ~found if token["not"] else found
        words = token["words"].strip('"')
        found = _called(words)
        return ~found if token["nots"] else found


def _field(key: str, how: str, value: str) -> _Condition:
    read = _FIELDS.get(folded(key))
    if read is None:
        near = _near(folded(key))
        raise QuestionError(f"«{key}» non è un campo{near}; ci sono {_LISTED}")
    if not value.strip():
        raise QuestionError(f"dopo «{key}{how}» manca il valore")
    return read(how, value, key)


def _near(key: str) -> str:
    meant = nearest(key, _FIELDS)
    return f" (forse «{meant}»?)" if meant else ""


def _only(how: str, key: str, allowed: str = ":=") -> None:
    if how not in allowed:
        raise QuestionError(f"dopo «{key}» si scrive «:», non «{how}»")


# --- what each field asks for


def _called(words: str) -> _Condition:
    """201: the words are a part of one of its names."""
    return _Condition("id IN (SELECT card FROM name WHERE instr(folded, ?))", (name_key(words),))


def _in_words(column: str) -> Callable[[str, str, str], _Condition]:
    def read(how: str, value: str, key: str) -> _Condition:
        _only(how, key)
        if not re.search(r"\w", value):
            raise QuestionError(f"dopo «{key}{how}» serve almeno una parola")
        # The last word may be the beginning of one: Italian words end in many ways.
        phrase = value.replace('"', " ")
        return _Condition("id IN (SELECT rowid FROM words WHERE words MATCH ?)", (f'{column} : "{phrase}" *',))

    return read


_COMPARED = {":": "=", "=": "=", "<": "<", ">": ">", "<=": "<=", ">=": ">=", "!=": "<>"}


def _number(column: str) -> Callable[[str, str, str], _Condition]:
    def read(how: str, value: str, key: str) -> _Condition:
        if not re.fullmatch(r"\d{1,6}(\.\d{1,2})?", value):
            raise QuestionError(f"dopo «{key}{how}» serve un numero, non «{value[:30]}»")
        return _Condition(f"{column} {_COMPARED[how]} ?", (float(value),))

    return read


_COLOR_WORDS = {
    **{letter.lower(): letter for letter in COLORS},
    **dict(zip(("bianco", "blu", "nero", "rosso", "verde"), COLORS, strict=True)),
    **dict(zip(("white", "blue", "black", "red", "green"), COLORS, strict=True)),
}
_COLORLESS = {"c", "incolore", "colorless"}
_SEVERAL = {"m", "multicolore", "multicolor", "multi"}


def _colors(column: str, plain: str) -> Callable[[str, str, str], _Condition]:
    """105, 903.4: colours as a set. ``plain``: what a colon stands for."""

    def read(how: str, value: str, key: str) -> _Condition:
        word = folded(value)
        if word in _SEVERAL:
            return _Condition(f"{column} & ({column} - 1) <> 0")
        if word in _COLORLESS:
            return _Condition(f"{column} = 0")
        letters = _COLOR_WORDS.get(word) or "".join(_COLOR_WORDS.get(letter, "?") for letter in word)
        if "?" in letters:
            raise QuestionError(
                f"«{value[:30]}» non è un colore: w, u, b, r, g, anche insieme, oppure incolore o multicolore"
            )
        wanted = mask(letters)
        which = plain if how == ":" else how
        sql = {
            "=": f"{column} = ?1x",
            "!=": f"{column} <> ?1x",
            ">=": f"{column} & ?1x = ?1x",
            ">": f"({column} & ?1x = ?1x AND {column} <> ?1x)",
            "<=": f"{column} & ~?1x = 0",
            "<": f"({column} & ~?1x = 0 AND {column} <> ?1x)",
        }[which]
        return _Condition(sql.replace("?1x", str(wanted)))

    return read


def _mana(how: str, value: str, key: str) -> _Condition:
    """107.4: symbols that its cost has, or exactly its cost."""
    _only(how, key, ":=>=")
    cost = (
        value.upper() if "{" in value else "".join(f"{{{one}}}" for one in re.findall(r"\d+|[^\W\d_]", value.upper()))
    )
    symbols = Counter(re.findall(r"\{[^{}]+\}", cost))
    if not symbols:
        raise QuestionError(f"«{value[:30]}» non è un costo di mana, come {{1}}{{G}} o 1G")
    # How often a symbol is in a cost is how much shorter it would be without it.
    parts = [
        _Condition("length(cost) - length(replace(cost, ?, '')) >= ?", (symbol, count * len(symbol)))
        for symbol, count in symbols.items()
    ]
    if how == "=":
        parts.append(_Condition("length(cost) = ?", (sum(len(symbol) * count for symbol, count in symbols.items()),)))
    return _joined(parts, "AND")


def _of_set(how: str, value: str, key: str) -> _Condition:
    _only(how, key)
    query = 'id IN (SELECT card FROM belongs JOIN printing USING (oracle) WHERE "set" = ?)'
    return _Condition(query, (value.lower(),))


def _legal(*statuses: str) -> Callable[[str, str, str], _Condition]:
    def read(how: str, value: str, key: str) -> _Condition:
        _only(how, key)
        parts = [_Condition("instr(legal, ?)", (f";{folded(value)}:{status};",)) for status in statuses]
        return _joined(parts, "OR")

    return read


def _kind(how: str, value: str, key: str) -> _Condition:
    _only(how, key)
    kinds = {"token": "pedina", "emblem": "emblema", "card": "carta"}
    return _Condition("card.kind = ?", (kinds.get(folded(value), folded(value)),))


def _language(how: str, value: str, key: str) -> _Condition:
    _only(how, key)
    if folded(value) not in ("it", "italiano", "en", "inglese"):
        raise QuestionError("le lingue sono «it» e «en»")
    return _Condition("name_it <> ''" if folded(value) in ("it", "italiano") else "name_it = ''")


def _fields() -> Iterator[tuple[str, Callable[[str, str, str], _Condition]]]:
    for names, read in (
        ("t type tipo", _in_words("type")),
        ("o oracle testo", _in_words("text")),
        ("n name nome", lambda how, value, key: _called(value)),
        ("c color colore colori", _colors("colors", ">=")),
        ("id identity identita ci", _colors("identity", "<=")),
        ("mv cmc manavalue vm", _number("mana_value")),
        ("m mana costo", _mana),
        ("pow power forza", _number("power")),
        ("tou toughness costituzione", _number("toughness")),
        ("loy loyalty fedelta", _number("loyalty")),
        ("s e set edition espansione", _of_set),
        ("f legal format formato", _legal("legal", "restricted")),
        ("banned bandita", _legal("banned")),
        ("restricted limitata", _legal("restricted")),
        ("is genere", _kind),
        ("lang lingua", _language),
    ):
        for name in names.split():
            yield name, read


_FIELDS: Mapping[str, Callable[[str, str, str], _Condition]] = dict(_fields())
_LISTED = "t:, o:, c:, id:, mv, m:, pow, tou, loy, s:, f:, banned:, restricted:, is:, lang: e n:"
