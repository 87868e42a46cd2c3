"""Who sits at a table of which lines tell, found before any of them is read: a sentence may speak of whom a later line names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from scenarios.language.errors import nearest
from scenarios.language.folding import folded
from scenarios.written.by_line import headings
from scenarios.written.by_line.gathered import MARKS, Block
from scenarios.written.by_line.headings import parts_of
from scenarios.written.by_line.pieces import words_of
from scenarios.written.by_line.scripted import PLAYERS_DO, everybody_passes, without_connective

FEWEST = 2
"""Players without whom nothing is played."""


def players_of(blocks: Sequence[Block]) -> list[str]:
    """The names before colons that are players, wherever they stand.

    A name behind a zone, as in ``mano di Bruno``, is one as well where fewer than two are named otherwise.
    """
    named, besides = dict[str, str](), dict[str, str]()
    for block in blocks:
        parts = parts_of(block.typed) if block.typed.text[:1] not in (*MARKS, "{") and not block.asks else None
        if parts is None or not parts[0].text:
            continue
        owner, key = headings.owner_of(parts[0])
        if owner is not None and owner.column > parts[0].column:
            besides.setdefault(folded(owner.text), owner.text)
        elif owner is not None or not (key or headings.is_known(parts[0].text) or headings.meant(parts[0])):
            name = (owner or parts[0]).unquoted()
            named.setdefault(folded(name.text), name.text)
            besides.setdefault(folded(name.text), name.text)
    new = [one for one in besides if one not in named and besides[one][:1].isupper() and not nearest(one, named)]
    wanted = {*named, *new[: max(0, FEWEST - len(named))]}
    seated = {key: name for key, name in besides.items() if key in wanted}
    return [*seated.values(), *_that_act(blocks, seated)]


def _that_act(blocks: Sequence[Block], named: Mapping[str, str]) -> Iterator[str]:
    """Players of whom nothing is said but what they do, where fewer than two are named otherwise.

    A name that is also said of what lies on the table is a card's, and one that is nearly a player's is a slip.
    """
    acting: dict[str, str] = {}
    cards = set[str]()
    for block in blocks:
        if block.asks:
            continue
        name, _, rest = without_connective(block.typed).text.partition(" ")
        parts = parts_of(block.typed) if block.typed.text[0] not in MARKS else None
        if parts is not None and not headings.is_of_situation(parts[0].text):
            cards |= words_of(parts[1].text)
        elif everybody_passes(block.typed):
            continue
        elif parts is None and name[:1].isupper() and folded(rest.partition(" ")[0]) in PLAYERS_DO:
            acting.setdefault(folded(name), name)
        elif parts is None and block.typed.text[0] not in MARKS and folded(name) not in {*named, *acting}:
            cards |= words_of(block.typed.text)
    new = [name for key, name in acting.items() if key not in named and key not in cards]
    found = [name for name in new if not nearest(name, named.values())]
    return islice(found, max(0, FEWEST - len(named)))
