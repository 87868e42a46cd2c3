"""201.2: names with a comma in them that nobody lends, among lines in which a comma also divides cards.

What a text itself says of them is certain: a card described by itself, a name in quotation marks. Where a line of several cards
has a word of which nothing says what it is, and behind a comma what a legendary card is called by, both are one name; where that
cannot be known, whoever typed it is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.words.terms import CardType, Supertype
from scenarios.language.errors import Fault, nearest, shown
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line import headings
from scenarios.written.by_line.described import item_of, names_in, without_cost, without_texts
from scenarios.written.by_line.gathered import MARKS, TEXT, Block, blocks
from scenarios.written.by_line.pieces import Typed, divided
from scenarios.written.card_source import defining, is_name
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.permanents import Permanent, characteristics_of


class Joined(NamedTuple):
    """A name on both sides of a comma: the two parts, and the whole with its place."""

    first: str
    rest: str
    typed: Typed

    @property
    def whole(self) -> str:
        """The name."""
        return f"{self.first}, {self.rest}"


class Divided(NamedTuple):
    """The names with a comma that a text may mean: what is certain, and what could be two cards as well."""

    sure: tuple[Joined, ...] = ()
    doubtful: tuple[Joined, ...] = ()


_QUOTED = Pattern(r"[\"«“]([A-ZÀ-Ù][^\"«»“”,]*, [^\"«»“”,]+)[\"»”]")
_LONGEST = 12
"""Words; what is longer stands in quotation marks for another reason."""


@lru_cache(maxsize=64)
def described_names(text: str) -> tuple[str, ...]:
    """The names of cards that lines describe by themselves, and those with a comma that stand in quotation marks."""
    found = dict.fromkeys(name for name in _QUOTED.findall(text) if len(name.split()) <= _LONGEST)
    found |= dict.fromkeys(names_in([_bare(value) for value in _described(text)]))
    return tuple(found)


def _described(text: str) -> Iterator[Typed]:
    """What stands behind «carta:», without what a file says of it there."""
    for line in text.split("\n"):
        head, colon, value = line.partition(":")
        if colon and folded(head) == headings.CARD:
            yield Typed(value.partition(" {")[0].strip(), 1, 1)


def _bare(card: Typed) -> Typed:
    """The line of a card without its texts and its cost."""
    return without_cost(without_texts(card)[0])[0]


_SAYS_CARDS = Pattern(
    r"(?P<by>[A-ZÀ-Ù]\w*) (?:ha|controlla|possiede|lancia|gioca)(?: in (?:mano|campo|gioco))? (?=[A-ZÀ-Ù])"
)
_ZONE = Pattern(rf"(?:(?:in|nella?|al|sul)\s+)?(?:{'|'.join(headings.ZONES)})\b\s*:?\s+", re.IGNORECASE)
_ARTICLE = Pattern(r"(?:il|lo|la|l'|i|gli|le|un|una|uno|un')(?: |(?<='))")
_LINKS = Pattern(
    r"\b(?:di|del|dello|della|dell'|dei|degli|delle|d'|da|dal|dalla|dalle|dai|in|nel|nella|a|al|alla|senza|con)\b"
)
_NAME = Pattern(r"[A-ZÀ-Ù][\w'’-]*(?: [\w'’-]+)*")


def _listed(text: str) -> Iterator[Typed]:
    """The parts of lines that say what lies somewhere: a name with a comma in it stands in one of them."""
    for block in blocks(text):
        line = block.typed
        if line.text[:1] in MARKS or block.asks:
            continue
        parts = headings.parts_of(line)
        if parts is None:
            found = _SAYS_CARDS.match(line.text)
            yield from divided(line if found is None else line.part(found.end()), ";")
        elif _lists_cards(parts[0], block):
            yield from divided(parts[1], ";")


def _lists_cards(head: Typed, block: Block) -> bool:
    theirs = headings.owner_of(head)[1] if not head.text[:1].isupper() or " " in head.text else ""
    key = folded(theirs or head.text)
    return key in headings.ZONES or (head.text[:1].isupper() and block.typed.text[:1] not in MARKS)


@lru_cache(maxsize=64)
def divided_names(text: str) -> Divided:
    """What of a text may be a name though a comma stands in it, and nothing that the text itself says decides it."""
    if "," not in text:
        return Divided()
    found: list[tuple[Joined, Permanent]] = []
    known = {folded(name) for name in (*described_names(text), *BASIC_LANDS)}
    with defining(described_names(text)):
        for part in _listed(text):
            pieces = divided(part, ",")
            pieces = tuple(map(_first_card, pieces))
            items = [item_of(_bare(piece)) for piece in pieces]
            known |= {folded(str(one.card)) for one in items if one is not None and characteristics_of(one, {}).types}
            for before, piece, item in zip(pieces, pieces[1:], items[1:], strict=False):
                joined = _joined(before, piece, item, part)
                if joined is not None and item is not None:
                    found.append((joined, item))
        found = [(one, item) for one, item in found if folded(one.first) not in known and not is_name(one.first)]
    sure = dict.fromkeys(one for one, item in found if _is_sure(one, item, text, known))
    return Divided(tuple(sure), tuple(one for one, _ in found if one not in sure))


_AND = Pattern(r" ed? (?=[A-ZÀ-Ù]|un[ao']?\b)")


def _first_card(piece: Typed) -> Typed:
    """What stands before «e» and another card, where it says what kind of card it is: «Segugio 2/2 e Orso 2/2»."""
    if item_of(_bare(piece)) is not None:
        return piece
    for cut in _AND.finditer(piece.text):
        item = item_of(piece.part(0, cut.start()))
        if item is not None and characteristics_of(item, {}).types:
            return piece.part(0, cut.start())
    return piece


def _joined(before: Typed, piece: Typed, item: Permanent | None, part: Typed) -> Joined | None:
    """A name of which one piece says nothing and the next one what kind of card it is; ``None`` for other pieces."""
    zone = _ZONE.match(before.text)
    before = before if zone is None else before.part(zone.end())
    first = item_of(before)
    if first is None or first.card != before.text or _NAME.fullmatch(before.text) is None:
        return None
    if item is None or item.card is None or not characteristics_of(item, {}).types or item.token or item.count > 1:
        return None
    if not piece.text.startswith(item.card) or characteristics_of(first, {}).types:
        return None
    end = piece.column + len(item.card)
    return Joined(before.text, item.card, part.part(before.column - part.column, end - part.column))


_SLIP = 80
"""How close a word must be to a name that is there to be taken for a slip of it: «Urna» is none of «Muro»."""


def _is_sure(one: Joined, item: Permanent, text: str, known: set[str]) -> bool:
    """Whether nothing else can be meant: the text of a card calls it so, or a legendary card is called as such cards are."""
    first = re.escape(one.first)
    alone = Pattern(rf"(?<!{first}, )(?<!{first} )\b{re.escape(one.rest)}\b")
    apart = any(alone.search(line) for line in text.split("\n"))
    if apart or nearest(one.first, known, _SLIP):
        return False
    if any(one.whole in line for line in text.split("\n") if line.lstrip()[:1] == TEXT):
        return True
    looks = characteristics_of(item, {})
    legend = Supertype.LEGENDARY in looks.supertypes or CardType.PLANESWALKER in looks.types or item.commander
    title = bool(_ARTICLE.match(one.rest)) or len(one.rest.split()) > 1
    return legend and (title or len(re.findall(rf"\b{re.escape(one.first)}\b", text)) > 1)


def in_doubt(one: Joined) -> Fault:
    """What is asked of whoever typed a name that may be one card or two."""
    message = (
        f"non si sa se la virgola divide due carte: se {shown(one.whole)} è un nome solo va fra virgolette, "
        f'«"{one.whole}" …»; se sono due carte, di {shown(one.first)} si dice che cos\'è, come «{one.first} 2/2»'
    )
    return Fault("", one.typed.line, one.typed.column, "", message, "")


def quoted_in(line: str, names: tuple[Joined, ...]) -> str:
    """A line as it was read: with quotation marks around the names."""
    for one in names:
        line = line.replace(one.typed.text, f'"{one.whole}"', 1)
    return line
