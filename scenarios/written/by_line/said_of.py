"""What a line says of a card that stands above: ``Benedizione è bianca``, ``Orso ha volare``, ``l'Orso è TAPpato``.

It is as if the words stood in the line of the card itself, so what may be said there may be said here, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from scenarios.language.errors import Wrong, shown
from scenarios.language.folding import folded
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import SUBTYPES
from scenarios.language.terms import SUPERTYPES, TYPES
from scenarios.written.by_line.described import TextOf, names_in, without_cost
from scenarios.written.by_line.embedded import tree_at
from scenarios.written.by_line.gathered import Block, Gathered, Seat
from scenarios.written.by_line.headings import ZONES
from scenarios.written.by_line.parts_of_names import PartsOfNames
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.players import Players
from scenarios.written.by_line.values import COUNTERS_ON, counters
from scenarios.written.notation import NotationError, parse_card, parse_permanent
from scenarios.written.permanents import Permanent
from scenarios.written.records import Fields, Items, Text
from scenarios.written.scalars import in_digits

_SAYS = Pattern(
    r"(?:(?:[Ii]l|[Ll]o|[Ll]a) |[Ll]['’])?(?P<name>[\"«“A-ZÀ-Ú].*?) (?:è|ha) (?:(?:anche|ora|già) )?"
    r"(?:(?:un|uno|una) (?!segnalin)|un['’])?(?P<what>\S.*)"
)


def says_more(line: Typed, table: Gathered, people: Players, texts: Sequence[TextOf], *, begun: bool) -> bool:
    """Takes down what a line says of a card of the lines above; whether it is such a line, right or wrong.

    ``begun``: something happens in the lines above. A state that is told then is one that came about, and is none of the beginning.
    """
    found = _SAYS.fullmatch(line.text)
    if found is None:
        return False
    name = line.part(found.start("name"), found.end("name")).unquoted()
    what = line.part(found.start("what"), found.end("what"))
    # 201.2: a part of its name is enough, as it is where something happens.
    name = name._replace(text=PartsOfNames(table).whole(name.text))
    lying = list(_lying(name.text, table))
    described = [one for one in texts if _is_called(one.card, name.text)]
    if not lying and not described:
        return False
    if begun and not _is_printed(what.text):
        message = f"come comincia {shown(name.text)} si dice prima di quello che succede; poi si può chiedere, con «?» in fondo"
        table.fault(what, message)
        return True
    if len(lying) > 1:
        table.fault(name, f"{shown(name.text)} sono più di uno: di quale, si dice nella sua riga")
        return True
    _add(lying, described, what.text, what, table, people)
    return True


_GENERAL = Pattern(r"(?:Il|Lo|La|L['’]|I|Gli|Le|Ogni|Un|Una) ?[a-zà-ù]")
"""«La creatura incantata», «Ogni creatura»: no name."""


def might_stand_in_its_line(line: Typed) -> bool:
    """Whether a line says of a card by its name what its own line might say: ``Lince ha anche cautela``."""
    found = _SAYS.fullmatch(line.text)
    try:
        return (
            found is not None
            and not _GENERAL.match(found["name"])
            and "card" in Permanent.from_text(f"X {found['what']}")
        )
    except Wrong:
        return False


def goes_on(line: Typed, table: Gathered, people: Players) -> bool:
    """205.1, 202.1: takes down what stands below the one card above and might stand in its line: its type line and mana cost, as
    they stand under the name on a card, ``stregoneria {2}{B}``, and how it lies there; whether it is such a line."""
    if len(people.above) == 1 and (lies := _ZONE_ALONE.fullmatch(line.text)) is not None:
        return _lies_in(folded(lies["zone"]), people.above[0], table)
    what, cost = without_cost(line)
    small = what.text[:1].islower() or _begins_with_a_type(what.text) or _is_of_keywords(what.text)
    if len(people.above) != 1 or not small:
        return False
    (above,) = people.above
    if _may_be_another_card(what.text, above):
        return False
    words = what.text[0].lower() + what.text[1:]
    lying = [one for one in _lying(next(names_in([above]), ""), table) if str(one[3]) == above.text]
    try:
        for zone, _, _, card in lying:
            (parse_permanent if zone == "campo" else parse_card)(f"{card} {words}")
    except NotationError:
        return False
    if not lying:
        return False
    if cost is not None:
        people.costs[above] = cost
    _add(lying, (), words, line, table, people)
    return True


def _may_be_another_card(words: str, above: Typed) -> bool:
    """205.3, 305.6: «foresta», «elfo creatura»: what begins with a subtype names a card by itself; and a card that has a type line
    has no second one."""
    first = words.partition(" ")[0]
    if TYPES.get(first) is None and SUPERTYPES.get(first) is None:
        return SUBTYPES.get(first) is not None
    return "type_line" in Permanent.from_text(without_cost(above)[0].text)


_ZONE_ALONE = Pattern(rf"(?:(?:in|nel|nella|al|sul)\s+)?(?P<zone>{'|'.join(ZONES)})", re.IGNORECASE)


def _lies_in(zone: str, above: Typed, table: Gathered) -> bool:
    """400.1: puts a card that stands above into the zone that is said below it."""
    for seat in table.seats:
        for there, cards in seat.zones.items():
            if above.text in map(str, cards):
                at = [str(one) for one in cards].index(above.text)
                seat.put(zone, cards.pop(at), above.place) if there != zone else None
                return True
    return False


def _is_of_keywords(words: str) -> bool:
    """702: «Volare, cautela», as it stands on a card."""
    return all(KEYWORDS.get(one.strip()) is not None for one in words.split(","))


def _begins_with_a_type(words: str) -> bool:
    first = words.partition(" ")[0]
    return TYPES.get(first) is not None or SUPERTYPES.get(first) is not None


def said_of_the_one_above(field_name: str, value: Typed, above: Sequence[Typed]) -> Typed:
    """903.8: how often a commander was cast, said below its line by the number alone."""
    number = in_digits(value.text.removesuffix(" volte").removesuffix(" volta"))
    if field_name != _CAST_BEFORE or len(above) != 1 or not number:
        return value
    return value._replace(text=f'"{next(names_in(above))}" {number}')


_CAST_BEFORE = "comandante già lanciato"


Written = tuple[Typed, Typed, Block]
"""A field below a line: its word, what stands behind the colon, and the whole."""


def add_state(
    card: Typed, key: str, written: Written, table: Gathered, people: Players, texts: Sequence[TextOf]
) -> None:
    """Takes down what a file says of a permanent, below its line, as if it stood in the line. Raises an error of `wrong`."""
    head, value, _ = written
    lying = [one for one in _lying(next(names_in([card]), ""), table) if str(one[3]) == card.text]
    if len(lying) != 1:
        table.fault(head, f"{shown(head.text)} si dice nella riga della carta")
        return
    words = _words_of(key, written)
    _add(lying, [one for one in texts if one.card == card], words, value if value.text else head, table, people)


def _words_of(key: str, written: Written) -> str:
    """How the line of a permanent says one of its fields."""
    _, value, block = written
    if key == COUNTERS_ON:
        told = tree_at(block.under, *block.begins) if value.text[:1] in ("{", "") else None
        counted = list(told.items()) if isinstance(told, Fields) else counters(value)
        return ", ".join(f"segnalini {kind} x{number}" for kind, number in counted)
    return f'{key.replace(" ", "_")}="{value.unquoted().text}"'


def _add(
    lying: Sequence[tuple[str, Items, int, Text]],
    described: Sequence[TextOf],
    words: str,
    what: Typed,
    table: Gathered,
    people: Players,
) -> None:
    """Adds words to the lines of cards; what is wrong with that is a fault at what says it."""
    try:
        for zone, _, _, card in lying:
            (parse_permanent if zone == "campo" else parse_card)(f"{card} {words}")
        for one in described:
            parse_permanent(f"{one.card.text} {words}")
    except NotationError as error:
        before = len(str(lying[0][3] if lying else described[0].card.text)) + 1
        at = max(error.column - 1 - before, 0) if words == what.text else 0
        table.fault(what.part(at), error.message, error.suggestion)
        return
    for _, cards, at, card in lying:
        cards[at] = Text(f"{card} {words}", card.place)
        _follow(people, str(card), words)
    for one in described:
        one.card = one.card._replace(text=f"{one.card.text} {words}")


def _is_printed(what: str) -> bool:
    """Whether words say what a card looks like wherever it is: its colors and types."""
    try:
        return {one for one in Permanent.from_text(f"X {what}") if one != "card"} <= {"colors", "type_line"}
    except Wrong:
        return True


def _lying(name: str, table: Gathered) -> Iterator[tuple[str, Items, int, Text]]:
    """Where cards of a name lie, each with its zone and its place in it."""
    for seat in table.seats:
        yield from _of_seat(name, seat)


def _of_seat(name: str, seat: Seat) -> Iterator[tuple[str, Items, int, Text]]:
    for zone, cards in seat.zones.items():
        for at, card in enumerate(cards):
            if isinstance(card, Text) and _is_called(Typed(card, 1, 1), name):
                yield zone, cards, at, card


def _is_called(card: Typed, name: str) -> bool:
    return folded(name) in (folded(one) for one in names_in([card]))


def _follow(people: Players, card: str, what: str) -> None:
    """What is kept of the line of a card, for a cost behind it and a text below it, is kept of the line as it is now."""

    def now(typed: Typed) -> Typed:
        return typed._replace(text=f"{card} {what}") if typed.text == card else typed

    people.costs = {now(one): cost for one, cost in people.costs.items()}
    people.above = tuple(map(now, people.above))
