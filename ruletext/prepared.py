"""What goes into an index: the terms of all texts, titles and phrases, and the tables that stand beside them."""

from __future__ import annotations

import json
import math
from array import array
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ruletext import italian
from ruletext.builtin import EDITION as BUILTIN
from ruletext.columns import Columns, Short, columns
from ruletext.scoring import form, prior, short_weight, with_pairs, worth_of_short
from ruletext.senses import PATH, Senses
from ruletext.surface import plain
from ruletext.units import Passage, Unit, is_article, number_of

LEAD = 12
"""How many words at the beginning of a text count twice: that is where a rule says what it is about."""
UNDER = 2
"""How many times the words of the titles that a text stands under count in it."""
_BETWEEN = "\t"


class Prepared(NamedTuple):
    """The units in their order: what is stored of each, the terms of its texts; the terms of all titles and phrases.

    `columns` and `table` hold what is known of units and shorts by their places, the second as JSON can hold it; `words`
    each word with its count.
    """

    stored: list[bytes]
    bodies: list[Counter[str]]
    shorts: list[list[str]]
    columns: Columns
    table: dict[str, Any]
    words: list[tuple[str, int]]


def prepare(units: Sequence[Unit], done: Callable[[], None]) -> Prepared:
    """Everything that an index of these units holds. `done` is told after each of them, and what it raises is not held up."""
    words: Counter[str] = Counter()
    bodies = []
    for unit in units:
        bodies.append(_body(unit, words))
        done()
    shorts = [
        (place, is_title, _short(text, words))
        for place, unit in enumerate(units)
        for is_title, texts in ((True, unit.titles), (False, unit.phrases))
        for text in texts
    ]
    table = {
        "ids": [unit.id for unit in units],
        "editions": sorted({passage.edition for unit in units for passage in unit.passages}),
        "names": _names(units),
        "leads": _leads(units),
    }
    stored = [packed(unit) for unit in units]
    return Prepared(
        stored,
        _counts(bodies, shorts),
        [terms for _, _, terms in shorts],
        columns(
            map(len, stored),
            (body.length for body in bodies),
            *_relatives(units),
            (
                prior(unit.referred, is_article=is_article(unit.id), is_doubtful=bool(unit.passages[0].superseded))
                for unit in units
            ),
            _senses(bodies, shorts),
            _with_norms(shorts),
        ),
        table,
        [(word, count) for word, count in sorted(words.items()) if word.isalpha()],
    )


def packed(unit: Unit) -> bytes:
    """What is shown of a unit, as a line of JSON, and on a second line its titles and phrases, plain (`ruletext.surface`)."""
    shown = [unit.id, unit.title, unit.passages, unit.known_as]
    compared = _BETWEEN.join(map(plain, (*unit.titles, *unit.phrases)))
    return f"{json.dumps(shown)}\n{compared}\n".encode()


def unpacked(stored: bytes) -> Unit:
    """The unit that was packed, as far as it is shown."""
    identity, title, passages, known_as = json.loads(stored.partition(b"\n")[0])
    return Unit(identity, title, tuple(Passage(*passage) for passage in passages), tuple(known_as))


def compared(stored: bytes) -> list[str]:
    """The titles and phrases of the unit that was packed, plain."""
    return stored.partition(b"\n")[2].decode().rstrip("\n").split(_BETWEEN)


class _Body(NamedTuple):
    """How much each term counts in a unit's texts, and how long these are; the terms that other wordings of it have."""

    counts: Counter[str]
    length: int
    otherwise: frozenset[str] = frozenset()


def _body(unit: Unit, words: Counter[str]) -> _Body:
    """What a unit is found by. Of several wordings of one rule that of the built-in edition counts, of an article the first.

    Else a rule would be worth more, or less, because somebody imported a document that has it too.
    """
    if not unit.by_words or unit.shown_by:
        return _Body(Counter(), 0)
    counted = next((one for one in unit.passages if one.edition == BUILTIN.id), unit.passages[0])
    found: list[str] = []
    otherwise: list[str] = []
    for passage in unit.passages:
        tokens = list(italian.tokens(passage.text))
        words.update(token.plain for token in tokens)
        (found if passage is counted else otherwise).extend(token.term for token in tokens)
    length = len(found)
    counts = Counter([*with_pairs(found), *found[:LEAD]])
    for title in unit.under:
        of_title = italian.terms(title)
        length += len(of_title)
        counts.update(with_pairs(of_title) * UNDER)
    return _Body(counts, length, frozenset(otherwise))


def _counts(bodies: Sequence[_Body], shorts: Sequence[tuple[int, bool, list[str]]]) -> list[Counter[str]]:
    """The terms of all texts. What no wording that counts has anywhere is found in the others."""
    known = {term for body in bodies for term in body.counts} | {term for _, _, terms in shorts for term in terms}
    return [body.counts + Counter(body.otherwise - known) for body in bodies]


def _short(text: str, words: Counter[str]) -> list[str]:
    """The terms of a title or phrase: stems, neighbours, and the words as they are."""
    tokens = list(italian.tokens(text))
    words.update(token.plain for token in tokens)
    return [*with_pairs([token.term for token in tokens]), *(form(italian.in_words(token.plain)) for token in tokens)]


def _senses(bodies: Sequence[_Body], shorts: Sequence[tuple[int, bool, list[str]]]) -> array[int]:
    """What each unit is about, one vector after another."""
    senses = Senses(PATH.read_bytes())
    several: list[list[list[str]]] = [[] for _ in bodies]
    for place, _, terms in shorts:
        several[place].append(terms)
    vectors = array("b")
    for body, own in zip(bodies, several, strict=True):
        vectors.extend(senses.of_rule(body.counts, own))
    return vectors


def _with_norms(shorts: list[tuple[int, bool, list[str]]]) -> list[Short]:
    having: Counter[str] = Counter()
    for _, _, terms in shorts:
        having.update(set(terms))
    squares = {term: short_weight(term, len(shorts), count) ** 2 for term, count in having.items()}
    norms = (math.sqrt(sum(map(squares.__getitem__, set(terms)))) for _, _, terms in shorts)
    return [
        Short(owner, is_title, norm, worth_of_short(norm, is_title=is_title))
        for (owner, is_title, _), norm in zip(shorts, norms, strict=True)
    ]


def _relatives(units: Sequence[Unit]) -> tuple[list[int], list[int]]:
    """For each unit the place of the rule that it stands below, and of the one by whose text it is shown; -1 for none.

    Chapters gain nothing from their rules.
    """
    places = {unit.id: place for place, unit in reversed(list(enumerate(units))) if unit.by_words}
    numbers = [number_of(unit.id) for unit in units]
    parents = [places.get(str(number.parent), -1) if number is not None else -1 for number in numbers]
    return parents, [places.get(unit.shown_by, -1) for unit in units]


def _leads(units: Sequence[Unit]) -> list[tuple[int, list[tuple[int, int]]]]:
    """The articles that lead to rules of today, each with where these stand: from which place to before which."""
    spans: dict[str, tuple[int, int]] = {}
    for place, unit in enumerate(units):
        number = number_of(unit.id)
        if number is not None and any(passage.edition == BUILTIN.id for passage in unit.passages):
            for name in map(str, (number, *number.parents)):
                first, _ = spans.get(name, (place, place))
                spans[name] = (first, place + 1)
    return [
        (place, [spans[name] for name in unit.leads_to if name in spans])
        for place, unit in enumerate(units)
        if unit.leads_to
    ]


def _names(units: Sequence[Unit]) -> dict[str, list[int]]:
    """The numbers that are not today's, with the units that they may mean: those of the imported texts, and of all known."""
    # Opening an index needs nothing of this; only making one does.
    from ruletext.editions import former_numbers

    places = {unit.id: place for place, unit in reversed(list(enumerate(units)))}
    found: dict[str, list[int]] = {}
    for place, unit in enumerate(units):
        for name in unit.known_as:
            found.setdefault(name, []).append(place)
    for old, today in former_numbers():
        place = places.get(str(today), -1)
        if place >= 0 and place not in found.setdefault(str(old), []):
            found[str(old)].append(place)
    return found
