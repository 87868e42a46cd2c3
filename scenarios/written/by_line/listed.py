"""The cards of a list one by one: what divides them, how many of a name there are, and what in a list is no card of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scenarios.language.patterns import Pattern
from scenarios.language.terms import TYPES
from scenarios.written.by_line.counters_of_players import HAS_SOME
from scenarios.written.by_line.described import without_texts
from scenarios.written.by_line.pieces import Typed, divided
from scenarios.written.card_source import is_lent
from scenarios.written.scalars import in_digits

_AND = Pattern(
    r"(?:(?<=[\d)»])|(?<=\bvita)|(?<=\bvite)|(?<=\bpv)) ed? "
    r"(?=(?:\d+x? |(?:due|tre|quattro|cinque|sei) |una? |un'|il |lo |la |l'|i |gli |le )?(?:pedin[ae] )?[A-ZÀ-Ù]"
    r"|\d+ (?:vit[ae]|punt[oi] vita|pv)\b)"
    rf"| ed? (?={HAS_SOME})"
    r"|(?<=[a-zà-ù]) ed? (?=(?:una? |un')(?:pedina )?[A-ZÀ-Ù])"
)
_ARTICLE = Pattern(r"(?:una|uno|un|il|lo|la|i|gli|le) (?=(?:pedin[ae] )?[A-ZÀ-Ù])|(?:un|l)'(?=[A-ZÀ-Ù])")
SOMEBODY_HAS = Pattern(
    r"(?:(?:mentre|ed?|ma|invece) )?(?P<name>[A-ZÀ-Ù][^\W\d_]*)(?:(?P<colon>: ?)| (?:invece |pure |anche )?"
    r"(?:(?P<article>(?:una?|uno) (?=(?:pedina )?[A-ZÀ-Ù\"«“])|un'(?=[A-ZÀ-Ù]))"
    r"|(?:ha|controlla|possiede) |(?=\d+x?(?![/\d])|(?:due|tre|quattro|cinque|sei) [A-ZÀ-Ù])))"
)
"""«Bruno un Drago», «Bruno ha Drago», «Bruno 20»: a name before what somebody has; a number and a stroke are a creature's size."""


def said_apart(value: Typed) -> Iterator[Typed]:
    """The parts between commas and behind «e», each without its article."""
    for part in divided(value, ","):
        since = 0
        ands = sorted({*(found.span() for found in _AND.finditer(part.text)), *_behind_a_size(part.text)})
        for end in (*ands, (len(part.text), len(part.text))):
            piece = part.part(since, end[0])
            article = _ARTICLE.match(piece.text)
            yield _counted(piece if article is None else piece.part(article.end()))
            since = end[1]


_AND_A_SIZE = Pattern(r"(?<=[a-zà-ù]) ed? (?=(?!e )[A-ZÀ-Ù][^,0-9\"«]*? [0-9]+/[0-9]+)")


def _behind_a_size(text: str) -> Iterator[tuple[int, int]]:
    """«Vipera 1/1 tocco letale e Drago 5/5»: an «e» before a name with a size, where one stands before it: two creatures."""
    yield from (found.span() for found in _AND_A_SIZE.finditer(text) if _SIZE.search(text[: found.start()]))


_SIZE = Pattern(r"(?<!\S)[0-9]+/[0-9]+(?!\S)")


_ANY_CARDS = Pattern(
    r"(?P<count>[0-9]{1,3}|\w+) cart[ae](?: (?:qualunque|qualsiasi|ignot[ae]|sconosciut[ae]|a caso))?", re.IGNORECASE
)


def unknown_cards(piece: Typed) -> Typed | None:
    """402.3: «9 carte», «due carte qualunque»: how many cards are there of which nothing is said; ``None`` for other words."""
    found = _ANY_CARDS.fullmatch(piece.text)
    count = in_digits(found["count"]) if found is not None else ""
    return Typed(count, piece.line, piece.column) if count else None


_SO_MANY_OF = Pattern(r"(?P<count>\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?=[A-ZÀ-Ù\"«“])")


_TIMES = Pattern(
    r"(?P<name>[A-ZÀ-Ù][\w'’-]*(?: (?:d[aei]l?|del(?:la|lo)?|[A-ZÀ-Ù][\w'’-]*))*(?: [0-9]+/[0-9]+)?) [x×](?P<count>[0-9]{1,2})"
)
"""«Isola x3», «Orso Bruno 2/2 x2»: the number behind a name and its size; behind anything else it counts counters."""


_OF_A_KIND = Pattern(
    r"(?P<count>\d{1,2}|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:cart[ae] )?"
    r"(?P<kind>creatur[ae]|terr[ae]|artefatt[oi]|incantesim[oi]|istantane[oi]|stregoneri[ae]|planeswalker)(?P<rest> .*)?"
)
"""«3 creature», «due carte terra», «4 creature 1/1»: so many of a type of which no name matters."""


def _counted(piece: Typed) -> Typed:
    """«due Orso 2/2», «3 Orso 2/2»: so many of them, unless a lent card is called so; what stands behind stays in its place."""
    if (behind := _TIMES.fullmatch(piece.text)) is not None:
        return Typed(f"{behind['count']}x {behind['name']}", piece.line, piece.column)
    if (kind := _OF_A_KIND.fullmatch(piece.text)) is not None and (count := in_digits(kind["count"])):
        one = TYPES.word(TYPES.read(kind["kind"])).lower()
        return Typed(f'{count}x "{one.capitalize()}" {one}{kind["rest"] or ""}', piece.line, piece.column)
    found = _SO_MANY_OF.match(piece.text)
    words = without_texts(piece)[0].text.split()
    if found is None or any(is_lent(" ".join(words[:end])) for end in range(1, len(words) + 1)):
        return piece
    count = f"{in_digits(found['count'])}x "
    said = count.ljust(found.end())
    return Typed(said + piece.text[found.end() :], piece.line, piece.column + found.end() - len(said))
