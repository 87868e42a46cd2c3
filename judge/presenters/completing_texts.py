"""What the text of a card may go on with while it is typed: as such texts go on, or a word, if the grammars take it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from judge.presenters.texts_begun import CLOSES, OPENS, PARAGRAPH
from scenarios.cardtext.going_on import SELF, taken_after, usual_texts, words_of
from scenarios.written.by_line.reading import read

_PLAIN = str.maketrans("àèéìòù’", "aeeiou'")
_CLAUSE_ENDS = re.compile(r"[,:](?= )|\.(?= |$)|$")
"""As far as a text is offered at once."""
_WORD = re.compile(r"[^\s,.:;]*$")
_WHENEVER, _EVERY_TIME = "Ogniqualvolta ", "Ogni volta che "
_WHEN, _OF_ITSELF = "Quando ", f"Quando {SELF} "
_THESE = ("questa creatura", "questo incantesimo", "questo artefatto", "questa terra", "questa magia")
"""What a card may call itself by beside its name (201.5)."""
_THIS = re.compile(rf"\b(?:{'|'.join(_THESE)})\b", re.IGNORECASE)
_LAST_WORDS = 6
"""How many words at most are looked up among the usual texts."""
_TRIED = 8
"""How many ways to go on are shown to the grammars at most."""
_LEAST = 2
"""How many letters of a word must be typed before the words of the grammars are looked through."""


def own_name(board: str, row: int) -> str:
    """The name of the card whose text stands in a line of a board, from 0; '' where it is nobody's."""
    lines = board.split("\n")
    before, opened, _ = lines[row].rpartition(OPENS)
    quoted = opened and lines[row][:1] != PARAGRAPH
    # In quotation marks only a sentence is a text of its own: a word there is one of the line.
    lines[row] = f"{before}{OPENS}Quando muore, pesca una carta.{CLOSES}" if quoted else "> Volare"
    made = reversed(read("\n".join(lines)).made)
    return next((one.name for one in made if any(part.line == row + 1 for part in one.paragraphs)), "")


def text_offers(typed: str, name: str, most: int = 1, *, quoted: bool = False) -> tuple[str, ...]:
    """What may come behind the beginning of a paragraph, best first, each as far as the next comma or full stop.

    ``name``: what the card is called, which its text may say. ``quoted``: it stands in quotation marks, which end it.
    """
    found: dict[str, None] = {}
    for rest in _ways(typed, name):
        if rest.strip():
            found.setdefault(f"{rest[:-1]}{CLOSES}" if quoted and rest.endswith(".") else rest)
        if len(found) >= most:
            break
    return tuple(found)


def _ways(typed: str, name: str) -> Iterator[str]:
    if not typed.strip():
        return
    called = _called(typed, name)
    shape = _shape(typed, name)
    usual = [one for one in _spellings() if name or SELF not in one]
    for one in usual:
        if _key(one).startswith(shape) and len(one) > len(shape) and _same_word(one[: len(shape)], typed):
            yield _as_far(one[len(shape) :], called)
    yield from _own_names(typed, name)
    yield from _as_usual(typed, shape, name, usual)
    yield from _words(typed, name)


@cache
def _spellings() -> Sequence[str]:
    """The usual texts, and the same as others say them: «ogni volta che», and without the name of the card behind «quando»."""
    usual = usual_texts()
    others = (one.replace(_WHENEVER, _EVERY_TIME, 1) for one in usual if one.startswith(_WHENEVER))
    unnamed = (f"{_WHEN}{one.removeprefix(_OF_ITSELF)}" for one in usual if one.startswith(_OF_ITSELF))
    return tuple(dict.fromkeys((*usual, *others, *unnamed)))


def _called(typed: str, name: str) -> str:
    """What a text that is typed calls its own card: the words that it used for it, or its name."""
    said = _THIS.findall(typed)
    return said[-1].lower() if said else name


def _as_usual(typed: str, shape: str, name: str, usual: Sequence[str]) -> Iterator[str]:
    """As other texts go on behind the same last words, the longest of them first, where the grammars take it here."""
    starts = [found.start() for found in re.finditer(r"(?<![^\s])\S", shape)][-_LAST_WORDS:]
    tried = 0
    for start in starts:
        last = shape[start:]
        if " " not in last.strip() and not shape.endswith(" "):
            continue
        counted = Counter(_as_far(rest, name) for one in usual for rest in _behind(one, last))
        for rest, _ in counted.most_common():
            if tried == _TRIED:
                return
            tried += 1
            if _taken(typed, rest, name):
                yield rest


def _taken(typed: str, rest: str, name: str) -> bool:
    """Whether the grammars take what is typed with what is offered behind it."""
    return taken_after(f"{typed}{rest}".rstrip(" .,:"), name) is not None


def _same_word(usual: str, typed: str) -> bool:
    """Whether the word that is being typed begins as it is usually written: «Sta» goes on to be no «STAPpa»."""
    one, other = (_word(text) for text in (usual, typed))
    return SELF in one or (one[:1].lower() + one[1:] == other[:1].lower() + other[1:])


def _word(text: str) -> str:
    found = _WORD.search(text)
    return found.group() if found is not None else ""


def _behind(text: str, words: str) -> Iterator[str]:
    """What stands in a text behind words that begin like words of it."""
    plain = _key(text)
    at = plain.find(words)
    while at >= 0:
        rest = text[at + len(words) :]
        if (at == 0 or plain[at - 1] == " ") and rest:
            yield rest
        at = plain.find(words, at + 1)


def _own_names(typed: str, name: str) -> Iterator[str]:
    """The rest of what the card may call itself by, where it may be said."""
    beginning = _word(typed)
    fits = [one for one in (name, *_THESE) if name and beginning and one != beginning and one.startswith(beginning)]
    if fits and (taken := taken_after(typed[: len(typed) - len(beginning)], name)):
        yield from (one[len(beginning) :] for one in fits if ("NAME" if one == name else "THIS") in taken)


def _words(typed: str, name: str) -> Iterator[str]:
    """Words of the language that the grammars take here, those first that are said most."""
    beginning = _word(typed).lower()
    if len(beginning) < _LEAST:
        return
    taken = taken_after(typed[: len(typed) - len(beginning)], name)
    if taken:
        several = sorted(set(words_of(taken, beginning)), key=lambda one: (-_said(one), len(one), one))
        yield from (rest for one in several[:_TRIED] if _taken(typed, rest := one[len(beginning) :], name))


@cache
def _said(words: str) -> int:
    """How often words are said in the usual texts."""
    return sum(f" {words} " in f" {re.sub('[,.:]', ' ', _key(one))} " for one in usual_texts())


def _as_far(rest: str, name: str) -> str:
    """What is offered of the rest of a text, with the card's own name in it."""
    end = _CLAUSE_ENDS.search(rest, 1)
    return (rest[: end.end()] if end is not None else rest).replace(SELF, name)


def _shape(typed: str, name: str) -> str:
    """The beginning of a text as it is looked up: in small letters without accents, and with a sign for the card's own name."""
    plain = _key(" ".join(typed.split()) + (" " if typed[-1:].isspace() else ""))
    if name:
        plain = _THIS.sub(SELF, plain)
    return re.sub(rf"(?<!\w){re.escape(_key(name))}(?!\w)", SELF, plain) if name else plain


def _key(text: str) -> str:
    return text.lower().translate(_PLAIN)
