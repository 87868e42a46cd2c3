"""An answer as somebody types it, read as the value that an expectation would have: ``sì``, ``2/2``, ``volare, cautela``."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from scenarios.laid.handles import key
from scenarios.language.errors import Faulty, Wrong, nearest, shown
from scenarios.language.folding import folded
from scenarios.played.mana_paid import in_order
from scenarios.played.readings import Value
from scenarios.written import model, queries
from scenarios.written.mana import read_mana
from scenarios.written.queries import COUNTED, KEPT, Aspect, GameAspect
from scenarios.written.scalars import Which, read_number, read_rule, read_yes

LONGEST = 500
"""How many characters an answer may have."""

_NOTHING = ("", "niente", "nessuno", "nessuna", "vuoto", "vuota", "-")
_MOST_RULES = 3


class NotAnAnswer(ValueError):
    """A text that is no answer to what was asked: why not, and what may have been meant, '' where nothing is near."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message + (f" (forse {shown(suggestion)}?)" if suggestion else ""))
        self.message = message
        self.suggestion = suggestion


def read(query: queries.AnyOf, aspect: Aspect | GameAspect | None, text: str) -> Value:
    """The value that a typed answer says. Raises NotAnAnswer."""
    text = " ".join(text.split()).removesuffix(".")
    if len(text) > LONGEST:
        raise NotAnAnswer(f"la risposta è troppo lunga: al massimo {LONGEST} caratteri")
    match query:
        case queries.ObjectQuery():
            assert isinstance(aspect, Aspect)
            return _of_subject(model.ObjectIs, "oggetto", aspect, text)
        case queries.PlayerQuery():
            assert isinstance(aspect, Aspect)
            return _of_subject(model.PlayerIs, "giocatore", aspect, text)
        case queries.AllowedQuery():
            return checked(lambda: read_yes(text))
        case queries.CountQuery() | queries.TriggeredQuery() | queries.DealtQuery():
            return checked(lambda: read_number(text, 0))
        case queries.PaidQuery():
            return checked(lambda: in_order(read_mana(text)))
        case queries.GameQuery():
            assert isinstance(aspect, GameAspect)
            return _GAME[aspect](_UNNUMBERED.sub("", text) if aspect in _OF_PLAYERS_AND_ABILITIES else text)


_UNNUMBERED = re.compile(r"\bl?['’]?\s*abilità di (?=\S)|\s+abilità(?=\s*(?:[,;]|$))", re.IGNORECASE)
"""How people say whose ability it is without its number, where one is meant: `orso abilità`, `l'abilità di orso`."""


_NAMES_THINGS = (
    "attached_to", "hand", "graveyard", "exile", "command", "library_top", "battlefield", "controller", "owner", "seen_by",
)  # fmt: skip
_OF_PLAYERS_AND_ABILITIES = (
    GameAspect.PRIORITY,
    GameAspect.STACK,
    GameAspect.TOP,
    GameAspect.WINNERS,
    GameAspect.TRIGGERED,
    GameAspect.DEAD,
    GameAspect.CHOOSERS,
)


def named_in(aspect: Aspect | GameAspect | None, value: Value) -> Iterator[str]:
    """The players and objects that an answer names; nothing where something else is asked."""
    if getattr(aspect, "field", "") not in _NAMES_THINGS and aspect not in _OF_PLAYERS_AND_ABILITIES:
        return
    for one in value if isinstance(value, tuple) else (value,):
        if isinstance(one, Which):
            yield one.object
        elif isinstance(one, str) and one:
            yield one


def refuse_unknown(names: Iterable[str], known: Collection[str]) -> None:
    """Raises NotAnAnswer for a name that neither a player nor an object has: a slip of the fingers is no wrong answer."""
    there = {key(one) for one in known}
    for name in names:
        if key(name) not in there:
            raise NotAnAnswer(f"qui niente e nessuno si chiama {shown(name)}", nearest(name, known))


def rules(text: str) -> tuple[str, ...]:
    """The rule numbers of an answer, each once, at most three. Raises NotAnAnswer."""
    found = [one for one in re.split(r"[\s,;]+", text.strip()) if one and folded(one) not in ("e", "regola", "regole")]
    if not found:
        raise NotAnAnswer("qui serve un numero di regola, come 704.5g")
    if len(found) > _MOST_RULES:
        raise NotAnAnswer(f"le regole sono al massimo {_MOST_RULES}: quelle che decidono")
    return tuple(dict.fromkeys(map(_rule, found)))


def _rule(text: str) -> str:
    return str(checked(lambda: read_rule(text)))


def _of_subject(of: type[model.ObjectIs | model.PlayerIs], subject: str, aspect: Aspect, text: str) -> Value:
    if aspect.detail:
        return checked(lambda: read_yes(text) if aspect.yes_or_no else read_number(text, 0))
    alias = of.model_fields[aspect.field].alias or aspect.field
    if folded(text) in _NOTHING and aspect.field in ("lost_by", *_MAPPED, KEPT):
        return {} if aspect.field in _MAPPED else () if aspect.field == KEPT else ""
    if aspect.field in _WORDS:
        text = _AND.sub(", ", text)
    if aspect.field == "zone":
        text = _WHERE.sub("", text)
    raw = _mapping(text) if aspect.field in _MAPPED else _listed(text) if aspect.field in _LISTED else text
    return getattr(checked(lambda: of.model_validate({subject: "x", alias: raw})), aspect.field)


_MAPPED = (COUNTED, "commander_damage")
_LISTED = (
    "seen_by", "attached_to", "types", "supertypes", "subtypes", "colors", KEPT, "hand", "graveyard", "exile", "command",
    "library_top", "battlefield", "completed",
)  # fmt: skip


_WORDS = ("colors", "types", "supertypes", "subtypes")
_AND = re.compile(r",?\s+e\s+", re.IGNORECASE)
"""The last two words of a list are said with 'e' between them; a name may have one of its own."""
_WHERE = re.compile(r"^(?:sul|sullo|nel|nello|nella|nell'|in)\s+", re.IGNORECASE)


def _listed(text: str) -> str | list[str]:
    """The parts between commas; a word for nothing stays what it is."""
    return text if folded(text) in _NOTHING[1:] else [one.strip() for one in text.split(",") if one.strip()]


def _mapping(text: str) -> Mapping[str, str]:
    """``+1/+1: 2, volare: 1``; a kind without a number is there once. Raises NotAnAnswer for a kind said twice."""
    found: dict[str, str] = {}
    for part in filter(None, (one.strip() for one in text.split(","))):
        kind, _, count = part.partition(":")
        if kind.strip() in found:
            raise NotAnAnswer(f"{shown(kind.strip())} è detto due volte")
        found[kind.strip()] = count.strip() or "1"
    return found


def _field(of: type[Any], alias: str, name: str, *, several: bool = False) -> Callable[[str], Value]:
    def value(text: str) -> Value:
        raw = _listed(text) if several else text
        return getattr(checked(lambda: of.model_validate({alias: raw})), name)

    return value


def _outcomes(text: str) -> Value:
    return checked(lambda: read_number(text, 0))


def _top(text: str) -> Value:
    return None if folded(text) in _NOTHING else _field(model.TopOfStack, "cima della pila", "top")(text)


def _winners(text: str) -> Value:
    return () if folded(text) in _NOTHING else _field(model.WonBy, "vittoria", "winners", several=True)(text)


_GAME: Mapping[GameAspect, Callable[[str], Value]] = {
    GameAspect.PRIORITY: _field(model.PriorityOf, "priorità", "player"),
    GameAspect.STEP: _field(model.StepIs, "sottofase", "step"),
    GameAspect.STACK: _field(model.StackIs, "pila", "content", several=True),
    GameAspect.TOP: _top,
    GameAspect.STATE: _field(model.GameIs, "partita", "state"),
    GameAspect.DAYTIME: _field(model.DaytimeIs, "giorno o notte", "daytime"),
    GameAspect.WINNERS: _winners,
    GameAspect.TRIGGERED: _field(model.TriggersInOrder, "innescate", "abilities", several=True),
    GameAspect.DEAD: _field(model.Died, "muoiono", "dead", several=True),
    GameAspect.CHOOSERS: _winners,
    GameAspect.RULE: rules,
    GameAspect.OUTCOMES: _outcomes,
}


def checked(read_it: Callable[[], Any]) -> Any:
    """What a reader gives. Raises NotAnAnswer with the first fault that it finds."""
    try:
        return read_it()
    except Wrong as error:
        raise NotAnAnswer(error.message, error.suggestion) from None
    except Faulty as error:
        first = error.found[0].wrong
        raise NotAnAnswer(first.message, first.suggestion) from None
