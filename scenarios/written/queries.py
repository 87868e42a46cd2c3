"""What a scenario asks (`chiede`): the language of `attese` without the values, which the run fills in.

Every question can be put as fields or as one line: ``{oggetto: orso, cosa: f/c}`` is ``f/c di orso``. ``dopo`` asks how it is after
so many actions of the script; without it the end is meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum, unique
from typing import Annotated, Any, NamedTuple

from engine.words.terms import Zone
from scenarios.language.counters import COUNTERS, ON_PLAYERS, POISON
from scenarios.language.errors import Wrong, nearest, shown, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.terms import ZONES
from scenarios.language.vocabulary import Vocabulary
from scenarios.language.words import keyword_word
from scenarios.written.expected import ObjectIs, PlayerIs
from scenarios.written.one_of import ONE_OF as ONE_OF
from scenarios.written.one_of import OneOf
from scenarios.written.records import LISTED, Family, Field, ReadBy, Record, folded
from scenarios.written.scalars import Name, Natural, Positive, Which, text_of, word_of


class Aspect(NamedTuple):
    """What is asked of an object or a player: a field of what can be asserted of it, and of several values which.

    ``detail``: a keyword, a kind of counter, or one of several types, subtypes, supertypes or colours, by the engine's name; ''
    where all of them are meant.
    """

    field: str
    detail: str = ""

    @property
    def yes_or_no(self) -> bool:
        """Whether it is asked if something is so: of counters it is asked how many there are."""
        return bool(self.detail) and (self.field == KEPT or self.field in ONE_OF)


COUNTED, KEPT, DAMAGED = "counters", "keywords", "commander_damage"
SIZES = ("power_toughness", "base_size")
"""Fields that are a power and a toughness together."""


class Aspects:
    """The words for what can be asked of something: the fields of what can be asserted of it."""

    def __init__(self, model: type[Record], subject: str, what: str, *, without: tuple[str, ...] = ()) -> None:
        fields = model.model_fields
        self.what = what
        self.words = {
            name: fields[name].alias or name for name in fields if name != subject and name not in (*without, DAMAGED)
        }
        self._by_word = {folded(word): name for name, word in self.words.items()}
        self._keywords = KEPT in self.words

    def read(self, value: object) -> Aspect:
        """The aspect that a word means. Raises an error of `wrong` with the nearest word."""
        if isinstance(value, Aspect):
            return value
        text = text_of(value)
        plain = " ".join(folded(text).split())
        if plain in self._by_word:
            return Aspect(self._by_word[plain])
        first, _, rest = plain.partition(" ")
        if first in ("segnalini", "segnalino") and rest:
            kind = COUNTERS.read(text.split(maxsplit=1)[1])
            return Aspect(POISON) if kind == POISON in self.words else Aspect(COUNTED, kind)
        for field, (word, known_values) in ONE_OF.items() if self._keywords else ():
            if first == word and rest:
                return Aspect(field, str(known_values.read(text.split(maxsplit=1)[1])))
        if self._keywords and (keyword := KEYWORDS.get(plain)) is not None:
            return Aspect(KEPT, keyword)
        known = [*self.words.values(), *(KEYWORDS.spellings() if self._keywords else ())]
        raise wrong(f"{shown(text)} non è {self.what}", nearest(text, known))

    def knows(self, text: str) -> bool:
        """Whether a word means an aspect."""
        try:
            self.read(text)
        except Wrong:
            return False
        return True

    def word(self, aspect: Aspect) -> str:
        """The word for an aspect, as it is read."""
        if aspect.field == KEPT and aspect.detail:
            return keyword_word(aspect.detail)
        if aspect.field == COUNTED and aspect.detail:
            return f"segnalini {COUNTERS.word(aspect.detail)}"
        if aspect.field in ONE_OF and aspect.detail:
            return one_of_words(aspect)
        return self.words[aspect.field]

    def schema(self) -> dict[str, Any]:
        """In JSON Schema: the words, and what stands for a keyword or a kind of counter."""
        return {"anyOf": [{"type": "string", "enum": [*self.words.values()]}, {"type": "string"}]}

    def split(self, text: str) -> tuple[str, str]:
        """A line ``COSA di CHI`` in its two parts; some words have a ``di`` in them. Raises an error of `wrong`."""
        places = list(re.finditer(r"\s+d(?:i\s+|')", text))
        for found in places:
            what = text[: found.start()]
            if self.knows(what):
                return what, text[found.end() :]
        what = text[: places[0].start()] if places else text
        self.read(what)
        raise wrong(f"di chi? Si scrive «{what.strip()} di …»")


def one_of_words(aspect: Aspect) -> str:
    """``tipo creatura``, ``sottotipo Palude``: one of the values of which an object may have several."""
    return OneOf(aspect.field, aspect.detail).words


OF_OBJECTS = Aspects(
    ObjectIs, "object", "qualcosa che si possa chiedere di un oggetto", without=("without_keywords", "also", "not_also")
)
OF_PLAYERS = Aspects(PlayerIs, "player", "qualcosa che si possa chiedere di un giocatore")


@unique
class GameAspect(StrEnum):
    """What is asked of the game and of the run."""

    PRIORITY = "priority"
    STEP = "step"
    STACK = "stack"
    TOP = "top of the stack"
    STATE = "state"
    WINNERS = "winners"
    TRIGGERED = "triggered"
    DEAD = "dead"
    ALL = "all"
    """Whatever has become different: the answer where nothing is asked, beside another question a question of its own."""
    RULE = "rule"
    OUTCOMES = "outcomes"
    DAYTIME = "day or night"
    CHOOSERS = "choosers"
    """101.4: who makes the choices, in their order."""


GAME_ASPECTS: Vocabulary[GameAspect] = Vocabulary(
    "qualcosa che si possa chiedere della partita",
    {
        GameAspect.PRIORITY: "priorità",
        GameAspect.STEP: "sottofase|fase",
        GameAspect.STACK: "pila",
        GameAspect.TOP: "cima della pila",
        GameAspect.STATE: "stato|finita",
        GameAspect.WINNERS: "vittoria|chi vince",
        GameAspect.TRIGGERED: "innescate",
        GameAspect.DEAD: "muoiono|chi muore",
        GameAspect.ALL: "tutto|che cosa succede",
        GameAspect.RULE: "regola|perché",
        GameAspect.OUTCOMES: "esiti",
        GameAspect.DAYTIME: "giorno o notte",
        GameAspect.CHOOSERS: "chi sceglie",
    },
)


# --- the questions

_EXAMPLES = "«zona di orso», «f/c di orso», «vita di Anna», «priorità», «quanti Soldato»"

_AFTER = Pattern(r"\s+dopo\s+([0-9]{1,4})\s*$", re.IGNORECASE)


class Query(Record):
    """A question that a run answers."""

    after: Natural | None = Field(
        default=None, alias="dopo", description="Dopo quante azioni di «azioni», 0 all'inizio; se manca, alla fine"
    )

    @classmethod
    def from_text(cls, text: str) -> Mapping[str, Any]:
        """A line, with ``dopo 3`` behind it where not the end is meant."""
        found = _AFTER.search(text)
        after = {"after": found[1]} if found is not None else {}
        return {**cls.from_line(text if found is None else text[: found.start()]), **after}

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """The fields that a line without its moment stands for."""
        return super().from_text(line)


class ObjectQuery(Query):
    """What is asked of an object: ``f/c di orso``, ``volare di orso``, ``segnalini +1/+1 di orso``."""

    object: Name = Field(alias="oggetto", description="L'id dell'oggetto o il nome della carta")
    what: Annotated[tuple[Annotated[Aspect, ReadBy(OF_OBJECTS.read, OF_OBJECTS.schema)], ...], LISTED] = Field(
        alias="cosa",
        description="Che cosa si chiede: un campo delle attese, una parola chiave, o «segnalini» con il loro tipo",
    )

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``zona di orso``."""
        what, subject = OF_OBJECTS.split(line)
        return {"object": subject, "what": what}


class PlayerQuery(Query):
    """What is asked of a player: ``vita di Anna``."""

    player: Name = Field(alias="giocatore", description="Il nome del giocatore")
    what: Annotated[tuple[Annotated[Aspect, ReadBy(OF_PLAYERS.read, OF_PLAYERS.schema)], ...], LISTED] = Field(
        alias="cosa", description="Che cosa si chiede: un campo delle attese"
    )

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``vita di Anna``."""
        what, subject = OF_PLAYERS.split(line)
        return {"player": subject, "what": what}


_CONTROLLED = Pattern(r"\s+controllat[ieoa]\s+da\s+", re.IGNORECASE)


class CountQuery(Query):
    """How many objects with a name, or of a kind, there are: ``quanti Soldato``, ``quanti creature controllati da Anna``."""

    name: Name = Field(alias="quanti", description="Il nome degli oggetti, o un tipo, «pedine», «permanenti»")
    zone: Annotated[Zone, *word_of(ZONES)] = Field(default=Zone.BATTLEFIELD, alias="zona", description="In quale zona")
    of: Name | None = Field(default=None, alias="di", description="Di chi; senza, di tutti")

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``quanti Soldato``, and of one player ``quanti Soldato controllati da Anna``."""
        name, *of = _CONTROLLED.split(line.strip().partition(" ")[2], maxsplit=1)
        return {"name": name, "of": of[0]} if of else {"name": name}


class TriggeredQuery(Query):
    """603.2: whether an ability triggers, and how often: ``innescata martire abilità 1``."""

    ability: Which = Field(alias="innescata", description="L'oggetto, e quale sua abilità")

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``innescata martire``."""
        return {"ability": line.strip().partition(" ")[2]}


_DEALT_BY = Pattern(r"danno inflitto da(?:l|llo|lla|gli|lle|i)? |danno inflitto dall['’]", re.IGNORECASE)


class DealtQuery(Query):
    """120.2: how much damage an object has dealt in all: ``danno inflitto da vipera``."""

    object: Name = Field(alias="danno inflitto da", description="L'id dell'oggetto o il nome della carta")

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``danno inflitto da vipera``."""
        return {"object": _DEALT_BY.sub("", line.strip(), count=1)}


class AllowedQuery(Query):
    """Whether an action of the script is allowed: ``consentita 2``."""

    action: Positive = Field(alias="consentita", description="Il numero dell'azione in «azioni», da 1")

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``consentita 2``."""
        return {"action": line.strip().partition(" ")[2]}


class PaidQuery(Query):
    """601.2f: how much mana is paid for an action of the script: ``pagato 2``."""

    action: Positive = Field(alias="pagato", description="Il numero dell'azione in «azioni», da 1")

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``pagato 2``."""
        return {"action": line.strip().partition(" ")[2]}


class GameQuery(Query):
    """What is asked of the game: ``priorità``, ``vittoria``, ``pila``, ``regola``."""

    what: Annotated[tuple[Annotated[GameAspect, *word_of(GAME_ASPECTS)], ...], LISTED] = Field(
        alias="partita",
        description="priorità (chi ce l'ha), sottofase, pila, cima della pila, stato (in corso, vinta, patta), vittoria (di chi),"
        " innescate (quali abilità, in ordine), muoiono (quali creature e planeswalker), giorno o notte, tutto (quello che"
        " cambia), chi sceglie (in che ordine), regola (quale decide), esiti (quanti ce ne possono essere)",
    )

    @classmethod
    def from_line(cls, line: str) -> Mapping[str, Any]:
        """``priorità``."""
        return {"what": line}


AnyOf = ObjectQuery | PlayerQuery | CountQuery | TriggeredQuery | DealtQuery | AllowedQuery | PaidQuery | GameQuery


_MAY = Pattern(r"\b(?:può|possono|puo|posso)\b", re.IGNORECASE)
_MAY_BE_ASKED = (
    "di quello che si può fare si chiede se qualcuno può lanciare, attivare, giocare, attaccare, bloccare, equipaggiare, ciclare o "
    "rispondere, come «Anna può lanciare Dardo su Orso?»; del resto si scrive che cosa si fa, e sotto «Si può fare?» o «Che cosa "
    "succede?»"
)
"""What is asked instead of what no question is about."""


def _is_of_players(what: str) -> bool:
    """122.1: whether counters are asked for of a kind that players alone have."""
    return OF_OBJECTS.knows(what) and (aspect := OF_OBJECTS.read(what)).field == COUNTED and aspect.detail in ON_PLAYERS


class _Queries(Family):
    """A question by its first key, or as a line by what it asks."""

    def read(self, data: Any) -> Any:
        if isinstance(data, str):
            return self._of_line(data).model_validate(data)
        return super().read(data)

    def _of_line(self, line: str) -> type[Query]:
        """Which question a line asks. Raises an error of `wrong` with the nearest word."""
        text = _AFTER.sub("", line)
        first = folded(text).partition(" ")[0]
        named: dict[str, type[Query]] = {
            "quanti": CountQuery,
            "innescata": TriggeredQuery,
            "consentita": AllowedQuery,
            "pagato": PaidQuery,
        }
        if _DEALT_BY.match(text.strip()):
            return DealtQuery
        if first in named and " " in text.strip():
            return named[first]
        if GAME_ASPECTS.get(text) is not None:
            return GameQuery
        before = [text[: found.start()] for found in re.finditer(r"\s+d(?:i\s+|')", text)] or [text]
        if any(map(_is_of_players, before)):
            return PlayerQuery
        for aspects, query in ((OF_OBJECTS, ObjectQuery), (OF_PLAYERS, PlayerQuery)):
            if any(map(aspects.knows, before)):
                return query
        known = [*OF_OBJECTS.words.values(), *OF_PLAYERS.words.values(), *GAME_ASPECTS.printed(), *named]
        like = nearest(before[0], [*known, *KEYWORDS.spellings()])
        if _MAY.search(line):
            raise wrong(f"{shown(line.strip())} non è qualcosa che si possa chiedere; {_MAY_BE_ASKED}")
        told = "non è qualcosa che si possa chiedere" + ("" if like else f"; si chiede per esempio {_EXAMPLES}")
        raise wrong(f"{shown(before[0].strip())} {told}", like)


AnyQuery = Annotated[
    AnyOf,
    _Queries(
        "una domanda",
        ObjectQuery,
        PlayerQuery,
        CountQuery,
        TriggeredQuery,
        DealtQuery,
        AllowedQuery,
        PaidQuery,
        GameQuery,
    ),
]
