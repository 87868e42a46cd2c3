"""Players of a table and what is theirs: their numbers, the cards of their zones, what else a file says of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from scenarios.language.counters import COUNTERS, POISON
from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line import headings, values
from scenarios.written.by_line.counters_of_players import counters_in, put_on, take_poison
from scenarios.written.by_line.described import (
    continues,
    is_of_the_stack,
    item_of,
    names_in,
    with_what_is_on_it,
    without_cost,
    without_texts,
)
from scenarios.written.by_line.embedded import tree_at
from scenarios.written.by_line.gathered import Block, Gathered, Seat
from scenarios.written.by_line.listed import SOMEBODY_HAS, said_apart, unknown_cards
from scenarios.written.by_line.pieces import INTEGER, Typed, divided, fields, items, outside
from scenarios.written.card_source import defined_for_short, defined_names, is_lent
from scenarios.written.model import Player
from scenarios.written.permanents import characteristics_of
from scenarios.written.records import Fields, Items, Text

_SO_MANY = ("grimorio", "mano")
"""Zones of which a number says how many unknown cards are in them."""
DETAILS = (
    *_SO_MANY,
    "vita",
    "veleno",
    "squadra",
    "velocità",
    "tentazioni",
    "stanza",
    "terre giocate",
    "mano massima",
    headings.MANA,
)
"""What is said of a player between commas, each with its number."""

_STICKERS = "sticker"
_A_LINE_EACH = ("emblemi", _STICKERS)
"""114, 123: what a player may have several of, each in a line of its own."""
EMPEROR, GONE = "imperatore", "ha lasciato"
_SAID_ALONE = (EMPEROR, GONE)
"""809.2, 800.4: said of a player without any number."""
_OF_ONE_PLAYER = {
    "monarca": "monarca",
    "iniziativa": "iniziativa",
    "ha l'iniziativa": "iniziativa",
    "e il monarca": "monarca",
}
"""725, 726: what of the game one player is or has."""


class Players:
    """Who sits at a table; what is said of nobody is of the one that was named last."""

    def __init__(self, table: Gathered) -> None:
        self.table = table
        self.seat: Seat | None = None
        self.above: tuple[Typed, ...] = ()
        """The cards of the last line that says some: what a text may be of."""
        self.laid: list[Typed] = []
        """Every card that a line has said to lie somewhere."""
        self.texts: dict[Typed, tuple[Typed, ...]] = {}
        """Rules texts that stand in quotation marks behind cards, those of each by the line of its card without it."""
        self.costs: dict[Typed, Typed] = {}
        """202.1: mana costs that stand behind cards, each by the line of its card without it."""

    def something(self, key: str, head: Typed, seat: Seat | None, value: Typed, block: Block) -> None:
        """Something of the player above, or of the one that the heading names."""
        self.table.mark(head, "heading")
        field_name = headings.OF_PLAYER[key]
        if seat is None:
            self.table.fault(head, f"prima di {shown(head.text)} serve un giocatore, come «Anna: 20»")
            return
        if field_name in headings.ZONES and value.text[:1] != "[":
            if field_name != "campo" and _told_whole(seat.zones.get(field_name), value):
                self.table.fault(head, f"{shown(head.text)} di {seat.name} c'è già")
                return
            if value.text == "0":
                self._so_many(seat, field_name, value)
            else:
                self.cards_of(seat, field_name, self.pieces(value))
            return
        told = values.said(Player, field_name, value, block)
        if field_name == values.COUNTERS_ON and isinstance(told, Fields):
            take_poison(seat.said, told)
            if not told:
                return
        if field_name == _STICKERS and isinstance(told, Text):
            told = items(value.place, [fields(value.place, {"nome": one}) for one in values.several(value)])
        if field_name in _A_LINE_EACH and field_name in seat.said:
            above = seat.said[field_name]
            there = [one for each in (above, told) for one in (each if isinstance(each, Items) else [each])]
            seat.said[field_name] = items(head.place, there)
        elif field_name in seat.said:
            self.table.fault(head, f"{shown(head.text)} di {seat.name} c'è già")
        else:
            seat.said[Text(field_name, head.place)] = told

    def pieces(self, value: Typed) -> tuple[Typed, ...]:
        """The cards of a list: a semicolon divides them, and a comma does unless what follows still belongs to the card.

        «e» divides them behind a power and toughness; «niente» is none unless a card is called so, and an article before a card is
        no part of its name.
        """
        found: list[Typed] = []
        for part in divided(value, ";"):
            at = len(found)
            for piece in said_apart(part):
                if _NOTHING.fullmatch(piece.text) and folded(piece.text) not in defined_names():
                    continue
                if len(found) > at and _detail_key(piece) is None and continues(piece) and not _counters_on(piece):
                    before = found[-1]
                    end = piece.column + len(piece.text) - before.column
                    start = before.column - value.column
                    found[-1] = value.part(start, start + end)
                else:
                    found.append(piece)
        return tuple(found)

    def cards_of(self, seat: Seat, zone: str, pieces: tuple[Typed, ...]) -> None:
        """Puts the cards that pieces of a line say into a zone."""
        above: list[Typed] = []
        for piece in pieces:
            if self._is_of_another(piece):
                continue
            if zone in _SO_MANY and (number := unknown_cards(piece)):
                self._so_many(seat, zone, number)
                continue
            if piece.text[0] == "{":
                self.put(seat, zone, piece, tree_at(piece.text, *piece.place))
                continue
            piece, aura = with_what_is_on_it(piece)
            if aura is not None:
                self.cards_of(seat, zone, (aura,))
            bare, texts = without_texts(piece)
            card, cost = without_cost(bare)
            card = _by_whole_name(card)
            if cost is not None:
                self.costs[card] = cost
            if texts:
                self.texts[card] = texts
            self.put(seat, zone, card, card.scalar())
            self.laid.append(card)
            above.append(card)
        self.above = tuple(above)

    def _is_of_another(self, piece: Typed) -> bool:
        """Whether a piece of a list says what somebody else has, as «Bruno un Drago 6/6» does; takes it down, for it is no card."""
        found = SOMEBODY_HAS.match(piece.text)
        if found is None or is_lent(without_texts(piece)[0].text) or is_lent(found["name"]):
            return False
        seated = any(folded(found["name"]) == folded(one) for one in self.table.players)
        if not (seated or found["article"] or found["colon"]):
            return False
        what = f"come «{found['name']}: {piece.text[found.end() :].strip()}»"
        self.table.fault(piece, f"quello che ha {shown(found['name'])} sta in una riga sua, {what}")
        return True

    def _zone(self, seat: Seat, zone: Typed, cards: Typed) -> None:
        """A zone within the line of a player; the battlefield is where all other cards of the line are."""
        if zone.text in seat.zones and zone.text != "campo":
            self.table.fault(zone, f"{shown(zone.text)} di {seat.name} c'è già")
        elif zone.text in _SO_MANY and INTEGER.fullmatch(cards.text):
            self._so_many(seat, zone.text, cards)
        else:
            self.cards_of(seat, zone.text, self.pieces(cards))

    def player(self, head: Typed, value: Typed, *, listed: bool = True) -> None:
        """A player: life and other numbers, and permanents; the same name again goes on with the same player.

        ``listed``: behind a colon, where a zone behind one of several cards is of that card; where it is said in a sentence
        («Anna ha Orso e Lupo in mano»), of all of them.
        """
        # 110.4a: an instant or sorcery that somebody «has» is in hand, for it cannot lie there.
        name = head.unquoted()
        self.table.mark(head, "player")
        seat = self.table.seat_of(name.text)
        if seat is None:
            seat = self.table.new_seat(name)
        self.seat = seat
        pieces: list[Typed] = []
        elsewhere: dict[str, list[Typed]] = {}
        self.above, above = (), list[Typed]()
        for zone, cards in _by_zone(value, listed=listed):
            if zone is None:
                for piece in self.pieces(cards):
                    own, card = _own_zone(piece)
                    if own is not None and own.text != "campo":
                        elsewhere.setdefault(own.text, []).append(card)
                    elif own is None and is_of_the_stack(card):
                        elsewhere.setdefault("mano", []).append(card)
                    elif not self._detail(seat, card):
                        pieces.append(card)
            else:
                self._zone(seat, zone, cards)
                above += self.above
        for zone_name, there in elsewhere.items():
            self.cards_of(seat, zone_name, tuple(there))
            above += self.above
        if pieces:
            self.cards_of(seat, "campo", tuple(pieces))
            above += self.above
        self.above = tuple(above)

    def _detail(self, seat: Seat, piece: Typed) -> bool:
        """Takes down what a piece says of the player; whether it says any such thing, right or wrong."""
        if (dealt := _DEALT.fullmatch(piece.text)) is not None:
            self._commander_damage(seat, piece, dealt)
            return True
        counted = counters_in(piece)
        if counted is not None and COUNTERS.get(counted.kind.text) != POISON:
            if not put_on(seat.said, counted, piece):
                self.table.fault(piece, f"{shown(f'segnalini {counted.kind.text}')} di {seat.name} c'è già")
            return True
        piece = _number_last(piece) if counted is None else Typed(f"veleno {counted.number}", piece.line, piece.column)
        key = _detail_key(piece)
        name, _, rest = piece.text.rpartition(" ")
        if (alone := folded(piece.text)) in _SAID_ALONE:
            seat.said[Text(alone, piece.place)] = Text("sì", piece.place)
            return True
        if key is None:
            if self._by_its_word(seat, piece):
                return True
            if piece.text[:1].islower() and not _says_a_card(piece.text):
                meant = nearest(piece.text, _SAID_ALONE) or nearest(name or rest, DETAILS)
                self.table.fault(piece, f"{shown(piece.text)} non è vita, veleno o squadra con un numero", meant)
                return True
            return False
        number = piece.part(len(piece.text) - len(rest))
        if key in _SO_MANY:
            if key in seat.zones:
                self.table.fault(piece, f"«{key}» c'è già")
            else:
                self._so_many(seat, key, number)
        elif headings.OF_PLAYER[key] in seat.said:
            self.table.fault(piece, f"«{key}» c'è già")
        else:
            seat.said[Text(headings.OF_PLAYER[key], piece.place)] = number.scalar()
        return True

    def _by_its_word(self, seat: Seat, piece: Typed) -> bool:
        """Takes down what a piece says of the player by a word of a file: ``benedizione della città``, ``monarca``."""
        plain = folded(piece.text)
        if plain in _OF_ONE_PLAYER:
            self.table.root[Text(_OF_ONE_PLAYER[plain], piece.place)] = seat.name
            return True
        said = sorted((one for one in headings.OF_PLAYER if f"{plain} ".startswith(f"{one} ")), key=len)
        if not said or headings.OF_PLAYER[said[-1]] in (*headings.ZONES, "nome") or _says_a_card(piece.text):
            return False
        value = piece.part(len(said[-1]))
        if said[-1] == values.COUNTERS_ON and not _counters_on(piece):
            return False
        if not value.text:
            value = Typed("sì", piece.line, piece.column)
        line = Typed(f"{said[-1]}: {value.text}", piece.line, piece.column)
        self.something(said[-1], piece.part(0, len(said[-1])), seat, value, Block(line, line.text))
        return True

    def _commander_damage(self, seat: Seat, piece: Typed, dealt: re.Match[str]) -> None:
        """903.10a: «danno da comandante Generale 14», «14 danni da comandante da Generale»: what a commander has dealt so far."""
        by = next(name for name in ("by", "from") if dealt[name])
        number = "behind" if by == "by" else "number"
        there = seat.said.get(_OF_COMMANDERS)
        if not isinstance(there, Fields):
            there = Fields(piece.place)
            seat.said[Text(_OF_COMMANDERS, piece.place)] = there
        name = Text(dealt[by].strip(' "'), piece.part(dealt.start(by)).place)
        there[name] = Text(dealt[number], piece.part(dealt.start(number)).place)

    def _so_many(self, seat: Seat, zone: str, number: Typed) -> None:
        """So many cards that nobody knows; 0 is an empty zone, which a file has as a list."""
        if int(number.text):
            seat.put(zone, number.scalar(), number.place)
        else:
            seat.zones[zone] = Items(number.place)

    def put(self, seat: Seat, zone: str, typed: Typed, card: Any) -> None:
        """Puts a card into a zone, and takes down what it is called."""
        seat.put(zone, card, typed.place)
        if isinstance(card, Text):
            called = {folded(name) for name in names_in([typed])}
        else:
            called = {folded(one) for key, one in card.items() if key in ("carta", "id") and isinstance(one, str)}
        # 201.5c: a card that has a comma in its name calls itself by what stands before it, and so do people.
        called |= {first for name in called for first, comma, _ in (name.partition(","),) if comma}
        self.table.names |= called
        self.table.lying |= called

    def named(self, name: Typed) -> Seat | None:
        """The player of a name; a name that is nobody's is a fault."""
        found = self.table.seat_of(name.text)
        if found is None and name.text:
            known = next((one for one in self.table.players if folded(one) == folded(name.text)), None)
            if known is None:
                self.table.fault(
                    name, f"non c'è nessun giocatore {shown(name.text)}", nearest(name.text, self.table.players)
                )
                return None
            return self.table.new_seat(Typed(known, name.line, name.column))
        return found


def _by_whole_name(card: Typed) -> Typed:
    """201.5c: «Livia TAP» where «Livia, la Saggia» is described: the line with the whole name of the card that has it for short."""
    item = item_of(card)
    name = "" if item is None or item.card is None or characteristics_of(item, {}).types else item.card
    whole = defined_for_short(name) if name and item is not None and not item.token else ""
    return Typed(card.text.replace(name, f'"{whole}"', 1), card.line, card.column) if whole else card


def _counters_on(piece: Typed) -> bool:
    """122.1: whether a piece says counters that a player has: ``segnalini energia 2``."""
    said = values.COUNTERS_ON
    return counters_in(piece) is not None or (
        folded(piece.text).startswith(f"{said} ") and values.are_of_player(said, piece.part(len(said)))
    )


def _says_a_card(text: str) -> bool:
    """Whether a piece without a capital is a card all the same: it has a power and a toughness, or begins with a lent name."""
    words = text.split()
    return (
        words[0] == "pedina"
        or _POWER.search(text) is not None
        or any(is_lent(" ".join(words[:end])) for end in range(len(words), 0, -1))
    )


def _own_zone(piece: Typed) -> tuple[Typed | None, Typed]:
    """«Lupo 2/2 in mano»: the zone that stands behind a card, and the card without it."""
    behind = next((found for found in _BEHIND.finditer(piece.text) if found.end() == len(piece.text)), None)
    if behind is None and (bare := without_texts(piece)[0]) != piece:
        # «Dardo istantaneo in mano (infligge 2 danni)»: the zone stands before the text.
        zone, card = _own_zone(bare)
        return zone, piece if zone is None else Typed(
            card.text + piece.text[len(bare.text) :], piece.line, piece.column
        )
    if behind is None or not behind.start() or _ZONE_FIRST.match(piece.text):
        return None, piece
    zone = Typed(folded(behind["zone"]), piece.line, piece.column + behind.start("zone"))
    return zone, piece.part(0, behind.start())


def _by_zone(value: Typed, *, listed: bool) -> Iterator[tuple[Typed | None, Typed]]:
    """The parts of a player's line: first what has no heading, then what stands behind «mano:» and the like, each with its zone."""
    zone: Typed | None
    zone, cards = _own_zone(value)
    if zone is not None and not (listed and any(sign in ",;" for _, sign in outside(cards.text))):
        yield zone, cards
        return
    begins: list[tuple[int, int, Typed | None]] = [(0, 0, None)]
    for since in (0, *(at + 1 for at, sign in outside(value.text) if sign in ",;")):
        if found := _ZONE_FIRST.match(value.text, since):
            name = found.lastgroup or ""
            begins.append(
                (since, found.end(), Typed(folded(found[name]), value.line, value.column + found.start(name)))
            )
    ends = [start for start, _, _ in begins[1:]] + [len(value.text)]
    for (_, start, zone), end in zip(begins, ends, strict=True):
        text = value.text[start:end].rstrip().rstrip(",;")
        part = value.part(start, start + len(text))
        if part.text:
            yield zone, part


def _told_whole(there: Items | None, more: Typed) -> bool:
    """Whether nothing can be added to what lies in a zone: one of the two only says how many cards there are, or none."""
    if there is None:
        return False
    counted = not there or any(isinstance(one, Text) and INTEGER.fullmatch(one) for one in there)
    return counted or INTEGER.fullmatch(more.text) is not None


_ZONES = "|".join(headings.ZONES)
_POWER = Pattern(r"(?<![-+/\w])\d+/\d+\b")
_NOTHING = Pattern(
    r"[-–—]|(?:niente|nulla|nessun[ao]?|senza|vuoto|vuota|vuoti)(?: (?:creatur[ae]|permanent[ei]|cart[ae]|altro|in campo|campo))?",
    re.IGNORECASE,
)


_BEHIND = Pattern(rf",?\s+(?:in|nel|al|sul)\s+(?P<zone>{_ZONES})", re.IGNORECASE)
_ZONE_FIRST = Pattern(
    rf"\s*(?:(?:in|nella?|al|sul)\s+)?(?:zona di )?(?:(?P<headed>(?i:{_ZONES}))\s*:"
    rf"|(?P<said>{_ZONES})\s+(?:una?\s+|un')?(?=[A-ZÀ-Ù\"«“])"
    rf"|(?P<counted>(?i:{_ZONES}))\s+(?=\d{{1,2}}\s))"
)
"""«mano: Lupo», «mano Lupo», «in mano Lupo»: a zone before its cards."""
_OF_COMMANDERS = "danno da comandante"
_BY_IT = r"d(?:a|al|ello|alla|all'|i|el) ?"
_OF_COMBAT = r"(?:già )?(?:subiti )?(?:{}dann[oi])(?: da comandante| da combattimento)?(?: (?:già )?subit[oi])?"
_DEALT = Pattern(
    rf"{_OF_COMBAT.format('')}:? (?:{_BY_IT})?(?P<by>[A-ZÀ-Ù\"].*?)[: ]+(?P<behind>\d+)"
    rf"|{_OF_COMBAT.format('(?P<number>[0-9]+) ')} {_BY_IT}(?P<from>[A-ZÀ-Ù\"].*)"
)
"""903.10a: what a commander has dealt so far; of nothing else damage is told that a player has been dealt."""
_NUMBER_FIRST = Pattern(r"(?:a )?(\d+) (?:vita|vite|punt[oi] vita|pv)", re.IGNORECASE)


def _number_last(piece: Typed) -> Typed:
    """«20 vita», «a 3 punti vita», as they are read: the number last."""
    found = _NUMBER_FIRST.fullmatch(piece.text)
    return piece if found is None else Typed(f"vita {found[1]}", piece.line, piece.column)


def _detail_key(piece: Typed) -> str | None:
    """The heading of what a piece such as «20» or «veleno 2» says of a player; ``None`` where it says no such thing."""
    name, _, rest = piece.text.rpartition(" ")
    key = folded(name) or ("vita" if INTEGER.fullmatch(rest) else "")
    known = key in map(folded, DETAILS) and (key == headings.MANA or INTEGER.fullmatch(rest) is not None)
    return key if known else None
