"""Cards that a sentence describes as it uses them: ``Anna lancia Mutaforma 0/0 copiando Drago``, ``Anna attacca con Vipera 1/1``.

Whoever says nothing of a card but in the sentence that casts it means one that was in hand. So does who casts a card that lies
on the battlefield and was not moved: that is another one of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from scenarios.language.patterns import Pattern
from scenarios.written.by_line.described import without_cost, without_texts
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.short import short
from scenarios.written.card_source import is_lent
from scenarios.written.notation import NotationError, line_of, parse_card, parse_permanent
from scenarios.written.permanents import Permanent, ZoneCard, characteristics_of
from scenarios.written.records import Fields, Text, folded
from scenarios.written.words_in_lines import words_of

_BEGINS = Pattern(r"\s(?:lancia(?:ndo)?|gioca|risponde(?: con| lanciando)?) (?=[A-ZÀ-Ú\"«“])")
"""Behind what a card may stand with what is printed on it."""
_FIGHTS = Pattern(r"\s(?:attacca|blocca)\s(?:.*?\s)?con\s")
_FIGHTER = Pattern(r"(?P<name>[A-ZÀ-Ú\"«“][^,]*?) \d+/\d+(?:(?! ed? [A-ZÀ-Ú])[^,])*")
"""A name with a power and toughness behind it, and what else is said as far as the next creature."""
_TEXT = Pattern(r"\([^()]*\)|«[^«»]* [^«»]* [^«»]*»|\"[^\"]* [^\"]* [^\"]*\"(?=\s)")
"""What is surely the rules text of a card: no word of it says anything of the sentence."""
_PRINTED = ("type_line", "power_toughness", "keywords", "colors")


def described_in(sentence: Typed, stops: Iterable[str]) -> tuple[Typed, Typed] | None:
    """The card that a sentence describes, and the sentence without the description, in which all signs stay where they were.

    ``stops``: the words that begin what is said of a spell behind its name. ``None`` for a sentence that only names a card.
    """
    found = _BEGINS.search(f" {sentence.text}")
    if found is None:
        return None
    start = found.end() - 1
    rest = sentence.part(start)
    for end in _ends(_TEXT.sub(lambda found: "·" * len(found.group()), rest.text), tuple(stops)):
        piece = rest.part(0, end)
        card, _ = without_cost(without_texts(piece)[0])
        try:
            read = parse_card(card.text)
        except NotationError:
            continue
        name = read.card or ""
        if is_lent(piece.text) or not name or not characteristics_of(read, {}).types:
            return None
        named = piece.text.index(name) + len(name)
        named += piece.text[named : named + 1] in tuple('"»”')
        blank = rest.text[:named] + " " * (end - named) + rest.text[end:]
        return piece, Typed(sentence.text[:start] + blank.rstrip(), sentence.line, sentence.column)
    return None


def cast_in(sentence: Typed, stops: Iterable[str]) -> tuple[Typed, Typed, tuple[Typed, ...]] | None:
    """The same, with the texts that stand behind what the spell is aimed at: ``lancia Dardo istantaneo su Bruno «Pesca ...»``."""
    bare, texts = without_texts(sentence)
    found = described_in(bare, stops) if texts else None
    if found is not None and len(found[1].text) > found[0].column - bare.column + len(found[0].text):
        return (*found, texts)
    found = described_in(sentence, stops)
    return None if found is None else (*found, ())


def fighters_in(sentence: Typed) -> tuple[tuple[Typed, ...], Typed]:
    """508.1, 509.1: the creatures that a sentence describes as they attack or block, and the sentence without the descriptions."""
    begun = _FIGHTS.search(sentence.text)
    found: list[Typed] = []
    text = sentence.text
    for one in _FIGHTER.finditer(text, begun.end()) if begun is not None else ():
        piece = sentence.part(*one.span())
        try:
            name = parse_permanent(piece.text).card or ""
        except NotationError:
            continue
        if one["name"].strip('"«“”»') == name and not is_lent(piece.text):
            found.append(piece)
            text = text[: one.end("name")] + " " * (one.end() - one.end("name")) + text[one.end() :]
    return tuple(found), Typed(text.rstrip(), sentence.line, sentence.column)


def _ends(text: str, stops: tuple[str, ...]) -> Iterator[int]:
    """Where the description of a card may end, the longest first: before what is said of the spell, behind one word or more."""
    words = words_of(text)
    last = next((n for n, word in enumerate(words) if n and _stops(word.plain, stops)), len(words))
    yield from (words[n].end for n in range(last - 1, 0, -1))


def _stops(word: str, stops: tuple[str, ...]) -> bool:
    return word in stops or word[: word.find("'") + 1] in stops or word.startswith("x=")


def another_in_hand(what: Text, before: Iterable[Any], table: Gathered) -> str:
    """How a card is said that is cast while one of its name is on the battlefield, where nothing can have moved that one; '' else.

    ``before``: what is done before. A spell or ability whose text could move it leaves open which one is cast.
    """
    if any(not _leaves_in_place(one, folded(what)) for one in before):
        return ""
    zones = ((zone, card) for seat in table.seats for zone, cards in seat.zones.items() for card in cards)
    alike = [(zone, read) for zone, card in zones if (read := _read(card)) and _is_called(read.card or "", what)]
    if not alike or any(zone != "campo" for zone, _ in alike) or any(read.token for _, read in alike):
        return ""
    shown = alike[0][1]
    name = shown.card or ""
    if any(folded(one) == folded(name) for one in table.cards) or is_lent(name):
        return f'"{name}"'
    return line_of(ZoneCard(card=shown.card, **{one: getattr(shown, one) for one in _PRINTED}))


def _is_called(name: str, said: str) -> bool:
    """201.5c: whether a card is meant by its name, or by what stands before the comma of it."""
    return folded(said) in (folded(name), folded(name).partition(",")[0])


def _read(card: Any) -> Permanent | None:
    try:
        return parse_permanent(card) if isinstance(card, Text) else None
    except NotationError:
        return None


_MOVES_NOTHING: tuple[Callable[[Fields], bool], ...] = (
    lambda done: "attacca" in done or "blocca" in done or "passa" in done,
    lambda done: isinstance(done.get("lancia"), Text) and short(done["lancia"], done["lancia"].place) is not None,
)


def _leaves_in_place(action: Any, name: str) -> bool:
    """Whether an action is one that moves no card of a name: it names others, and all that it does is said with it."""
    return isinstance(action, Text) or (is_all_said(action) and name not in folded(repr(action)))


def is_all_said(action: Any) -> bool:
    """Whether all that an action does is said with it, so that it does nothing to anything else, and changes nobody's control."""
    return isinstance(action, Text) or (isinstance(action, Fields) and any(one(action) for one in _MOVES_NOTHING))
