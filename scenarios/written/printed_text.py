"""The Italian rules text of a card in a scenario: read as the engine reads it, with the place of what is not understood.

Reading text loads lark and its grammar, which takes about as long as playing a scenario. So it is put off until abilities are
asked for, done once for each card, and a caller may lend a shelf on which readings are kept from one run to the next.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from engine.cards.abilities.ability import Ability, NotUnderstood
from engine.cards.characteristics import Characteristics
from engine.words.record import is_record, replace
from scenarios.language.errors import shown, wrong
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import subtype_word
from scenarios.written.abilities.tokens import in_italian
from scenarios.written.names_in_texts import as_on_the_board
from scenarios.written.records import described
from scenarios.written.rules_text import RulesText
from scenarios.written.scalars import LONGEST_TEXT, text_of
from scenarios.written.stored import NotStored, restored, stored

# --- the text as it is written


def read_rules_text(value: Any) -> RulesText:
    """A text, on one line or several, or a list of paragraphs. Raises an error of `wrong` for anything else."""
    if isinstance(value, RulesText):
        return value
    parts = value if isinstance(value, list | tuple) else (value,)
    for part in parts:
        if isinstance(part, dict):
            raise wrong(
                f"qui serve il testo della carta, non {described(part)}: un testo con i due punti o con le graffe va fra "
                "virgolette, o sotto un «|»"
            )
        text_of(part)
    made = RulesText(tuple(parts))
    if len(made) > LONGEST_TEXT:
        raise wrong(f"il testo è troppo lungo: {len(made)} caratteri, il massimo è {LONGEST_TEXT}")
    return made


def rules_text_schema() -> dict[str, Any]:
    """The schema of a rules text."""
    return {"type": ["string", "array"], "items": {"type": "string"}}


# --- what it comes to


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of a text: an ability that it is, or a NotUnderstood; and its place in the text."""

    ability: Ability
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Beside:
    """108.1: how the Oracle text of a card stands to the Italian one.

    ``oracle``: whether the Oracle text is followed, so that places are of signs in it; ``agree``: whether both say the same;
    ``why``: what a difference comes to, as far as anybody knows; ``unread``: what of the text that is not followed is not
    understood.
    """

    oracle: bool
    agree: bool = False
    why: str = ""
    unread: tuple[NotUnderstood, ...] = ()


@dataclass(frozen=True, slots=True)
class TextRead:
    """What a text comes to: its parts in their order, and of those that did not compile exactly what is not understood."""

    parts: tuple[Part, ...]
    fragments: tuple[NotUnderstood, ...]
    reworded: tuple[tuple[str, str], ...] = ()
    """The paragraphs that say in other words what a card would print, each with the words in which it was read."""
    beside: Beside | None = None
    """108.1: how the Oracle text stood to the Italian one, where it is there."""

    @property
    def by_oracle(self) -> bool:
        """108.1: whether the Oracle text is followed, and places are of signs in it."""
        return self.beside is not None and self.beside.oracle

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities, with a NotUnderstood for each paragraph that did not compile."""
        return tuple(part.ability for part in self.parts)


class Shelf(Protocol):
    """Where readings are kept from one run to the next; whoever lends one sees to it that they are still right."""

    def find(self, key: str) -> str | None:
        """What was put there under a key."""

    def put(self, key: str, content: str) -> None:
        """Keep this under a key."""


_lent: list[Shelf] = []


def lend(shelf: Shelf | None) -> None:
    """From now on keep readings on this shelf; on none with ``None``."""
    _lent[:] = [] if shelf is None else [shelf]


def lent() -> Shelf | None:
    """The shelf on which readings are kept now."""
    return _lent[0] if _lent else None


@lru_cache(maxsize=2048)
def read_printed(name: str, type_line: str, text: str, mana_cost: str | None, day: str = "") -> TextRead:
    """What the rules text of a card comes to, which was printed on that day. Nothing is raised for a text that makes no sense."""
    if not text.strip():
        return TextRead((), ())
    key = [name, type_line, text, mana_cost, *([day] if day else [])]
    return kept(key, lambda: _read(name, type_line, text, mana_cost, day))


def kept(what: list[str | None], make: Callable[[], TextRead]) -> TextRead:
    """What stands on the shelf under these words, or else what is made now and put there."""
    key = hashlib.sha256(json.dumps(what).encode()).hexdigest()
    for shelf in _lent:
        there = _from_shelf(shelf.find(key))
        if there is not None:
            return there
    made = make()
    for shelf in _lent:
        content = _for_shelf(made)
        if content is not None:
            shelf.put(key, content)
    return made


def read_said(name: str, type_line: str, text: str, mana_cost: str | None) -> TextRead:
    """The same of a text that somebody typed: what is not understood as it stands is read as a card would print it.

    Each paragraph keeps its place; `TextRead.reworded` says which were read in other words.
    """
    said = text.split("\n")
    if _aimed(type_line, said) == said:
        made = read_printed(name, type_line, text, mana_cost)
        if not made.fragments:
            return made
    return _in_other_words(name, type_line, text, mana_cost)


_FEW = 4
"""How many paragraphs a spell may have for each to be tried among the others, of which it may speak; each of more is read alone."""
_LONGEST = 500
"""Letters of a paragraph that somebody says; a longer one is copied from somewhere."""


@lru_cache(maxsize=2048)
def _in_other_words(name: str, type_line: str, text: str, mana_cost: str | None) -> TextRead:
    return kept([name, type_line, text, mana_cost, "said"], lambda: _reworded(name, type_line, text, mana_cost))


def _reworded(name: str, type_line: str, text: str, mana_cost: str | None) -> TextRead:
    """Each paragraph that is refused, as a card would print it: as much work for each as for the first."""
    said = text.split("\n")
    aimed = _aimed(type_line, [as_on_the_board(name, one) for one in said])
    read = list(aimed)
    together = any(word in type_line for word in _OF_SPELLS) and len(said) <= _FEW

    def refused(n: int, form: str) -> int:
        text = "\n".join([*read[:n], form, *read[n + 1 :]]) if together else form
        return len(_read(name, type_line, text, mana_cost).fragments)

    for n, paragraph in enumerate(aimed):
        before = refused(n, paragraph) if 0 < len(paragraph.strip()) <= _LONGEST else 0
        if before:
            forms = _forms(
                name, type_line, paragraph, lambda form: not _read(name, type_line, form, mana_cost).fragments
            )
            read[n] = next((form for form in forms if refused(n, form) < before), paragraph)
    made = _read(name, type_line, "\n".join(read), mana_cost)
    if made.fragments and aimed != said:
        # 608.2d: not every object is a target that a card speaks of without saying so.
        as_said = _read(name, type_line, text, mana_cost)
        if not as_said.fragments:
            return as_said
    reworded = tuple((one, other) for one, other in zip(said, read, strict=True) if one != other)
    if together and made.fragments and len(said) > 1:
        found = _without_the_unread(name, type_line, mana_cost, said, read, made)
        if found is not None:
            return found
    return _placed(made, said, read, reworded) if reworded else made


def _without_the_unread(
    name: str, type_line: str, mana_cost: str | None, said: list[str], read: list[str], whole: TextRead
) -> TextRead | None:
    """608.2c: of a spell that somebody describes, the paragraphs that are read without those that are not, each of which is told
    as not understood; ``None`` where none is read. One that speaks of what another says is not read without it."""
    unread: dict[int, str] = {}
    fragments: list[NotUnderstood] = []
    made = whole
    while made.fragments:
        starts = [sum(len(one) + 1 for one in read[:n]) for n in range(len(read))]
        for one in made.fragments:
            n = next(n for n in reversed(range(len(starts))) if starts[n] <= one.start or n == 0)
            unread.setdefault(n, _why(one, said[n]))
        fragments += _placed(made, said, read, ()).fragments
        read = ["" if n in unread else one for n, one in enumerate(read)]
        if not any(one.strip() for one in read):
            return None
        made = _read(name, type_line, "\n".join(read), mana_cost)
    reworded = tuple((one, other) for one, other in zip(said, read, strict=True) if other and one != other)
    placed = _placed(made, said, read, reworded)
    missing = []
    for n, reason in unread.items():
        begins = sum(len(one) + 1 for one in said[:n])
        missing.append(NotUnderstood(text=said[n], start=begins, end=begins + len(said[n]), reason=reason))
    parts = (*placed.parts, *(Part(one, one.start, one.end) for one in missing))
    in_order = sorted(fragments, key=lambda one: one.start)
    return TextRead(tuple(sorted(parts, key=lambda one: one.start)), tuple(in_order), reworded)


def _why(one: NotUnderstood, paragraph: str) -> str:
    """The reason, with the words that are not understood where they are not all of the paragraph."""
    told = told_with(NotUnderstood(text=paragraph, reason=one.reason), one)
    return told.reason


_OF_SPELLS = ("Istantaneo", "Stregoneria")
_MAY_AIM = Pattern(r"\bun(?:a|o)? \w", re.IGNORECASE)


def _aimed(type_line: str, paragraphs: list[str]) -> list[str]:
    """115.1: the paragraphs of a text with the targets that people leave out."""
    if not any(map(_MAY_AIM.search, paragraphs)):
        return paragraphs
    from scenarios.cardtext.aimed import aimed

    spell = any(word in type_line for word in _OF_SPELLS)
    return [aimed(one, spell=spell) for one in paragraphs]


def _forms(name: str, type_line: str, paragraph: str, is_read: Callable[[str], bool]) -> Iterator[str]:
    """How a card would print a paragraph; of a permanent's, each of its abilities by itself where it says several."""
    from scenarios.cardtext.aimed import aimed
    from scenarios.cardtext.spoken import Speaker, forms, sentences
    from scenarios.cardtext.type_line import read_type_line

    types = read_type_line(type_line)
    if types is None:
        return
    speaker = Speaker(name=name, types=types.types, subtypes=types.subtypes)

    def of(said: str) -> list[str]:
        return list(dict.fromkeys(aimed(one, spell=speaker.spell) for one in forms(said, speaker)))

    yield from of(paragraph)
    several = [] if speaker.spell else sentences(paragraph)
    if len(several) > 1:
        yield "\n".join(next(filter(is_read, (one, *of(one))), one) for one in several)


def _placed(
    made: TextRead, said: Sequence[str], read: Sequence[str], reworded: tuple[tuple[str, str], ...]
) -> TextRead:
    """What was read of paragraphs, some in other words, at the places of the paragraphs as they were said."""
    starts = [sum(len(one) + 1 for one in read[:n]) for n in range(len(read))]

    def place(start: int, end: int) -> tuple[int, int]:
        n = next(n for n in reversed(range(len(starts))) if starts[n] <= start or n == 0)
        begins = sum(len(one) + 1 for one in said[:n])
        if said[n] != read[n]:
            return begins, begins + len(said[n])
        return start - starts[n] + begins, end - starts[n] + begins

    def there(one: NotUnderstood) -> NotUnderstood:
        start, end = place(one.start, one.end)
        return replace(one, start=start, end=end)

    parts = (
        Part(there(one.ability) if isinstance(one.ability, NotUnderstood) else one.ability, *place(one.start, one.end))
        for one in made.parts
    )
    return TextRead(tuple(parts), tuple(map(there, made.fragments)), reworded)


def _read(name: str, type_line: str, text: str, mana_cost: str | None, day: str = "") -> TextRead:
    from scenarios.cardtext.api import read

    reading = read(name, type_line, text, mana_cost, printed_on=day)
    places = {id(ability): (start, end) for ability, start, end in reading.abilities}
    waiting = list(reading.not_understood)
    parts = []
    for ability in reading.characteristics.abilities:
        if isinstance(ability, NotUnderstood):
            why = next((one for one in waiting if one.reason == ability.reason and _within(one, ability)), None)
            if why is not None:
                waiting.remove(why)
            parts.append(Part(told_with(ability, why), ability.start, ability.end))
        else:
            parts.append(Part(with_token_names(ability), *places[id(ability)]))
    return TextRead(tuple(parts), reading.not_understood)


def with_token_names(value: Any) -> Any:
    """111.4: a token that no name is given to is called by its subtypes; the engine has no words for them."""
    if isinstance(value, tuple):
        return tuple(map(with_token_names, value))
    if not is_record(value):
        return value
    changed: dict[str, Any] = {name: with_token_names(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Characteristics) and not value.name:
        changed["name"] = changed["called_after"] = " ".join(map(subtype_word, value.subtypes))
    elif isinstance(value, Characteristics):
        changed["name"] = in_italian(value).name
    return replace(value, **changed) if any(changed[name] != getattr(value, name) for name in changed) else value


def _within(one: NotUnderstood, paragraph: NotUnderstood) -> bool:
    return paragraph.start <= one.start <= paragraph.end


def told_with(paragraph: NotUnderstood, why: NotUnderstood | None) -> NotUnderstood:
    """The paragraph, whose reason names the words that are not understood where they are not all of it."""
    if why is None or not why.text or why.text.strip(" .") == paragraph.text.strip(" ."):
        return paragraph
    return NotUnderstood(
        text=paragraph.text, start=paragraph.start, end=paragraph.end, reason=f"{paragraph.reason}: {shown(why.text)}"
    )


def _for_shelf(made: TextRead) -> str | None:
    try:
        parts = [[stored(part.ability), part.start, part.end] for part in made.parts]
        beside = made.beside and [made.beside.oracle, made.beside.agree, made.beside.why, stored(made.beside.unread)]
        return json.dumps([parts, stored(made.fragments), made.reworded, beside])
    except NotStored:
        return None


def _from_shelf(content: str | None) -> TextRead | None:
    """A reading that was kept; none where what is there is damaged, and it is read anew."""
    if content is None:
        return None
    try:
        parts, fragments, reworded, beside = json.loads(content)
        return TextRead(
            tuple(Part(restored(one), start, end) for one, start, end in parts),
            restored(fragments),
            tuple((said, read) for said, read in reworded),
            _beside(*beside) if beside else None,
        )
    except (ValueError, TypeError):
        return None


def _beside(oracle: bool, agree: bool, why: str, unread: Any) -> Beside:
    return Beside(oracle, agree, why, restored(unread))


# --- the same ability by other words


def sense(value: Any) -> Any:
    """What an ability says to the rules, however it was written: its records without the words that they were read from."""
    if isinstance(value, tuple):
        return tuple(map(sense, value))
    if is_record(value):
        said = [sense(getattr(value, name)) for name in value.__struct_fields__ if name not in ("text", "quality")]
        return (type(value).__name__, *said)
    return value


# --- what kind of ability a paragraph is that was not understood

_IN_QUOTES = Pattern(r'"[^"]*"|«[^»]*»|“[^”]*”|\([^)]*\)')
_COST = Pattern(r"\s*(?:(?:\{[^{}\s]+\})+|[+−–-]?(?:[0-9]+|X)\s*$)", re.IGNORECASE)


def is_activated(paragraph: str) -> bool:
    """602.1: whether a paragraph is surely an activated ability: a colon, with a symbol or loyalty at the head of the cost."""
    cost, colon, _ = _IN_QUOTES.sub("", paragraph).partition(":")
    return bool(colon) and _COST.match(cost) is not None
