"""English card text to abilities: sentences by the entries of both languages, all else as the Italian text of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from engine.cards.abilities.ability import Ability, Cost, Keyword, NotUnderstood
from engine.cards.characteristics import Characteristics, symbols
from engine.cards.prototypes import PROTOTYPE
from engine.words.record import Record, replace
from engine.words.terms import CardType, Supertype
from scenarios.cardtext import refusal
from scenarios.cardtext.clauses import Reader
from scenarios.cardtext.cleft import is_cleft, shortened, whole, with_both
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import lines
from scenarios.cardtext.linked import Failed, Placed
from scenarios.cardtext.lower.scope import Source
from scenarios.cardtext.normalise import Piece, without_reminders
from scenarios.cardtext.oracle import words
from scenarios.cardtext.oracle.preferring import of_another, preferred
from scenarios.cardtext.own_costs import turned_up_for_x
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.sections import given_by, sections
from scenarios.cardtext.tongue import spoken_in
from scenarios.cardtext.tree import Node
from scenarios.language.entries import ALL
from scenarios.language.twoway.english import english
from scenarios.language.twoway.reading import Grammar, NotRead, TooMuch
from scenarios.language.twoway.said import Said, Word
from scenarios.language.twoway.templates import Language


class OracleReading(Record):
    """What was read of an English text.

    ``abilities`` in order, ``places`` where each of them stands; ``not_understood`` the words that are the reason why a paragraph
    was not read, ``untold`` the whole of each such paragraph.
    """

    abilities: tuple[Ability, ...]
    not_understood: tuple[NotUnderstood, ...]
    places: tuple[tuple[int, int], ...]
    untold: tuple[NotUnderstood, ...]

    @property
    def understood(self) -> bool:
        """Whether every paragraph was read."""
        return not self.not_understood


def read_oracle(name: str, text: str, looks: Characteristics) -> OracleReading:
    """Read the English text of a card whose types and cost are known. Nothing is raised for text that makes no sense."""
    if not is_cleft(text):
        placed, failed = _read(name, text, looks, cleft=False)
    else:
        placed, failed = _read(name, whole(text), looks, cleft=True)
        without, missed = _read(name, shortened(text), looks, cleft=True)
        others = [one.ability for one in without]
        placed = [replace(one, ability=with_both(one.ability, others)) for one in placed]
        failed = [*failed, *missed]
    return OracleReading(
        tuple(one.ability for one in placed),
        tuple(_not_understood(one.why.start, one.why.end, one.why, text) for one in failed),
        tuple((one.start, one.end) for one in placed),
        tuple(_not_understood(one.start, one.end, one.why, text) for one in failed),
    )


_Read = tuple[list[Placed], list[Failed]]
"""The abilities with their places, and the paragraphs that are not read."""


def _read(name: str, text: str, looks: Characteristics, *, cleft: bool) -> _Read:
    """711.2, 716.2, 718.2: what stands before level symbols or class levels, then what these give; a prototype's second size."""
    plain, frame = _without_prototype(text)
    leveler = CardType.CREATURE in looks.types and "level" in text.lower()
    before, parts = sections(plain, leveler=leveler, class_card="Class" in looks.subtypes)
    placed, failed = _read_whole(name, before, looks, cleft=cleft) if before.strip() else ([], [])
    placed = [*frame, *placed]
    for part in parts:
        inside, missed = _read(name, part.inside, looks, cleft=cleft) if part.inside.strip() else ([], [])
        placed.append(Placed(given_by(part, tuple(one.ability for one in inside)), part.start, part.end))
        failed = [*failed, *missed]
    return placed, failed


_PROTOTYPE = re.compile(
    r"^Prototype (?P<cost>(?:\{[^{}\s]{1,7}\})+) [—–-] (?P<size>\d{1,2}/\d{1,2})[^\n]*$", re.MULTILINE
)


def _without_prototype(text: str) -> tuple[str, list[Placed]]:
    """718.2: a text with blanks where the line of a prototype stood, and what that line says."""
    found = _PROTOTYPE.search(text)
    if found is None:
        return text, []
    said = Keyword(keyword=PROTOTYPE, cost=Cost(mana=found["cost"]), quality=found["size"], text=found.group())
    return f"{text[: found.start()]}{' ' * len(found.group())}{text[found.end() :]}", [
        Placed(said, found.start(), found.end())
    ]


def _read_whole(name: str, text: str, looks: Characteristics, *, cleft: bool) -> _Read:
    announces_x = "X" in symbols(looks.mana_cost or "")
    source = Source(
        name=looks.name,
        words=text,
        types=looks.types,
        subtypes=looks.subtypes,
        announces_x=announces_x,
        turned_up_for_x=turned_up_for_x(text),
        cleft=cleft,
        of_today=True,
    )
    try:
        found, reminders = without_reminders(words.pieces(words.without_labels(text)), text)
    except Refusal as why:
        return [], [Failed(0, len(text), why)]
    own = words.named(found, name, legendary=_has_short_name(looks))
    with spoken_in(ORACLE):
        reader = Reader(source, tuple(reminders))
        for line in lines(own, text):
            if words.has_meaning(line.said) and "Case" not in looks.subtypes:
                unknown = Refusal(line.start, line.end, refusal.UNKNOWN_LABEL)
                reader.failed.append(Failed(line.start, line.end, unknown))
            else:
                reader.read(line)
        reader.finish()
    return sorted(reader.placed, key=lambda one: one.start), list(reader.failed)


def _has_short_name(looks: Characteristics) -> bool:
    """201.5c, 306.4: whether the text may use a part of the name: every planeswalker is legendary today."""
    return Supertype.LEGENDARY in looks.supertypes or CardType.PLANESWALKER in looks.types


def _not_understood(start: int, end: int, why: Refusal, text: str) -> NotUnderstood:
    return NotUnderstood(text=text[start:end], start=start, end=end, reason=why.reason)


@cache
def grammar() -> Grammar:
    """The entries, in English."""
    return Grammar(ALL, Language.ENGLISH, english())


class _English:
    """Sentences as their entries read them."""

    def lexemes(self, found: Sequence[Piece]) -> list[Lexeme]:
        """The lexemes of a line."""
        return words.lexemes(found)

    def readings(self, lexemes: Sequence[Lexeme], start: str) -> list[Node]:
        """Every tree that a sentence can be. Raises Refusal."""
        first, last = lexemes[0].start, lexemes[-1].end
        try:
            said = grammar().read(lexemes, start)
        except TooMuch:
            raise Refusal(first, last, refusal.TOO_MANY_READINGS) from None
        except NotRead as why:
            if why.at >= len(lexemes):
                raise Refusal(first, last, refusal.UNFINISHED) from None
            raise Refusal(lexemes[why.at].start, last, refusal.UNEXPECTED) from None
        clear = preferred([of_another(one) for one in said if isinstance(one, Said)])
        if not clear:
            raise Refusal(first, last, refusal.AMBIGUOUS_ANTECEDENT)
        return [_node(one, first, last) for one in clear]


ORACLE = _English()
"""English, as Oracle texts are written."""


def _node(said: Said, start: int, end: int) -> Node:
    """What is said as the tree that is lowered; every part stands in the place of its sentence."""
    return Node(said.kind, tuple(_part(one, start, end) for one in said.children), start, end)


def _part(part: Said | Word, start: int, end: int) -> Node | Lexeme:
    if isinstance(part, Said):
        return _node(part, start, end)
    return Lexeme(part.kind, part.form, start, end, part.value, part.marks, part.moods)
