"""Who sits at a table of which lines tell, found before any of them is read: a sentence may speak of whom a later line names."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import islice

from scenarios.language.errors import nearest
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.language.terms import STEPS
from scenarios.written.by_line import headings
from scenarios.written.by_line.all_pass import everybody_passes
from scenarios.written.by_line.gathered import MARKS, Block
from scenarios.written.by_line.headings import parts_of
from scenarios.written.by_line.pieces import Typed, divided, words_of
from scenarios.written.by_line.texts_below import is_text
from scenarios.written.by_line.verbs import PLAYERS_DO, SURELY_PLAYERS_DO, VERBS, without_connective
from scenarios.written.by_line.whose_turn import turn_of
from scenarios.written.card_source import is_lent
from scenarios.written.cards import BASIC_LANDS

FEWEST = 2
"""Players without whom nothing is played."""


def players_of(blocks: Sequence[Block]) -> list[str]:
    """The names before colons that are players, wherever they stand.

    A name behind a zone, as in ``mano di Bruno``, is one as well where fewer than two are named otherwise; so is a name that is all
    that its line says, and that too where it casts, plays or passes in another line, or is one of those with which all begins,
    or a form of game for more than two is said. Whoever a line says to have the turn sits there too (102.1), where fewer are named.
    """
    named, besides = dict[str, str](), dict[str, str]()
    cards, acting = _words_of_cards(blocks), set(_acting(blocks, SURELY_PLAYERS_DO))
    begins, many = True, _is_for_many(blocks)
    for block in blocks:
        alone = _alone(block)
        begins = begins and bool(alone)
        if alone and folded(alone) not in cards:
            besides.setdefault(folded(alone), alone)
            if begins or many or folded(alone) in acting:
                named.setdefault(folded(alone), alone)
            continue
        text = block.typed.text[:1] in (*MARKS, "{") or block.asks or is_text(block.typed)
        parts = None if text else parts_of(block.typed)
        if parts is None or not parts[0].text:
            continue
        if parts[0].text[:1].islower() and headings.owner_of(parts[0])[0] is None:
            # What begins small is a heading, known or not: people begin with a capital.
            continue
        owner, key = headings.owner_of(parts[0])
        if owner is not None and owner.column > parts[0].column:
            besides.setdefault(folded(owner.text), owner.text)
        elif owner is not None or not (key or headings.is_known(parts[0].text) or headings.meant(parts[0])):
            name = (owner or parts[0]).unquoted()
            if not many and slip_of(owner or parts[0], [*named.values()]):
                continue
            named.setdefault(folded(name.text), name.text)
            besides.setdefault(folded(name.text), name.text)
    for who in _having_the_turn(blocks):
        if len(named) < FEWEST and not nearest(who, besides.values()):
            named.setdefault(folded(who), who)
            besides.setdefault(folded(who), who)
    new = [one for one in besides if one not in named and besides[one][:1].isupper() and not nearest(one, named)]
    wanted = {*named, *new[: max(0, FEWEST - len(named))]}
    seated = {key: name for key, name in besides.items() if key in wanted}
    return [*seated.values(), *_that_act(blocks, seated)]


def slip_of(head: Typed, seated: Sequence[str]) -> str:
    """The player who was meant by a name of which one letter is otherwise, or two changed places; '' where it is one of its own.

    Only where enough sit there already. Carlo and Carla differ by how they end, and are two people; so is whoever stands in
    quotation marks.
    """
    name = head.text
    if len(seated) < FEWEST or head.unquoted().text != name or not name.isalpha() or len(name) < _TELLS_APART:
        return ""
    if any(folded(one) == folded(name) for one in seated):
        return ""
    from rapidfuzz.distance import OSA

    near = (one for one in seated if OSA.distance(folded(one), folded(name)) == 1)
    return next((one for one in near if folded(one)[:-1] != folded(name)[:-1]), "")


_TELLS_APART = 4
"""Letters of a name below which one letter tells two people apart."""


def _having_the_turn(blocks: Sequence[Block]) -> Iterator[str]:
    """102.1: the names of whom lines say that it is their turn."""
    for block in blocks:
        whose = None if block.asks else turn_of(block.typed)
        name = divided(whose, ",")[0].unquoted().text if whose is not None and whose.text else ""
        if name[:1].isupper() and len(name.split()) == 1 and STEPS.get(name) is None:
            yield name


_FOR_MANY = ("tutti contro tutti", "squadr", "teste", "imperatore", "melee", "free-for-all", "emperor", "headed", "3v3")


def _is_for_many(blocks: Sequence[Block]) -> bool:
    """800.1: whether a heading says a form of game that more than two people play."""
    told = (parts_of(block.typed) for block in blocks if block.typed.text[0] not in MARKS)
    forms = (folded(value.text) for head, value in filter(None, told) if folded(head.text) == "formato")
    return any(one in form for form in forms for one in _FOR_MANY)


def _alone(block: Block) -> str:
    """The one name in capitals that is all of a line; '' where it says more, or the name is a card's that needs no description."""
    name = block.typed.unquoted().text
    if len(name.split()) != 1 or not name[:1].isupper() or not name.replace("-", "").replace("'", "").isalpha():
        return ""
    a_word = folded(name) in VERBS or STEPS.get(name) is not None
    return "" if a_word or block.asks or is_lent(name) or name in BASIC_LANDS else name


def _words_of_cards(blocks: Sequence[Block]) -> set[str]:
    """The words of what is said to lie somewhere, or is described."""
    told = [parts_of(block.typed) for block in blocks if block.typed.text[0] not in MARKS]
    headed = [parts for parts in told if parts is not None and not headings.is_of_situation(parts[0].text)]
    of_players = [value for head, value in headed if folded(head.text) not in _NAME_PLAYERS]
    return {word for value in of_players for word in words_of(_WHOSE.sub(" ", value.text))}


_NAME_PLAYERS = ("proprietario", "controllore", "controllato da", "controllata da", "protettore")
_WHOSE = Pattern(
    r"\b(?:comandante di|controllat[oa] da|proprietario|controllore|protettore) (?:\"[^\"]*\"|\S+)", re.IGNORECASE
)
"""What says of a card whose it is, and the name behind it, which is a player's."""


def _acting(blocks: Sequence[Block], verbs: Container[str]) -> dict[str, str]:
    """The names before verbs of these, each as it is compared and as it is written first."""
    found: dict[str, str] = {}
    for block in blocks:
        name, _, rest = without_connective(block.typed).text.partition(" ")
        headed = block.typed.text[0] not in MARKS and parts_of(block.typed) is not None
        says = not (block.asks or headed or everybody_passes(block.typed))
        if says and name[:1].isupper() and folded(rest.partition(" ")[0]) in verbs:
            found.setdefault(folded(name), name)
    return found


def _that_act(blocks: Sequence[Block], named: Mapping[str, str]) -> Iterator[str]:
    """Players of whom nothing is said but what they do, where fewer than two are named otherwise.

    A name that is also said of what lies on the table is a card's, and one that is nearly a player's is a slip.
    """
    acting = _acting(blocks, PLAYERS_DO)
    cards = _words_of_cards(blocks)
    for block in blocks:
        name = without_connective(block.typed).text.partition(" ")[0]
        says = not block.asks and block.typed.text[0] not in MARKS and parts_of(block.typed) is None
        if says and not everybody_passes(block.typed) and folded(name) not in {*named, *acting}:
            cards |= words_of(block.typed.text)
    new = [name for key, name in acting.items() if key not in named and key not in cards]
    found = [name for name in new if not nearest(name, named.values())]
    return islice(found, max(0, FEWEST - len(named)))
