"""Lines as they are said, read into the fields of a situation: each line put where it belongs, each piece with its place.

    titolo: Due orsi
    turno: Anna, mantenimento
    Anna: 20, veleno 2, Orso 2/2 danno 2 TAP
    mano: Lupo 2/1; Foresta
    Bruno: 17
    Gufo 1/1 volare
    > Quando il Gufo muore, pesca una carta.
    carta: Dardo istantaneo
    > Dardo infligge 3 danni a un qualsiasi bersaglio.
    Anna lancia Dardo su Gufo
    ? zona di gufo

A line with a colon is a heading: a player, something of the player above, or a field of the situation as a file has it. A line
after > is a paragraph of the card above it, one after ? is what is asked, one after - is an action as a file has it, one after # is
read by nobody. Of the other lines those with a verb are what happens, and the rest are permanents of the player above.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from scenarios.language.errors import Fault, Place, Wrong, shown
from scenarios.language.folding import folded
from scenarios.written import decoding
from scenarios.written.by_line import agreed, headings, values
from scenarios.written.by_line.asked_apart import apart
from scenarios.written.by_line.card_texts import CardTexts, that_may_have
from scenarios.written.by_line.cast_from import zone_in
from scenarios.written.by_line.complements import CLAUSES, with_one_word
from scenarios.written.by_line.declared import declared_at_once
from scenarios.written.by_line.described import (
    Definition,
    names_in,
)
from scenarios.written.by_line.divided_names import described_names
from scenarios.written.by_line.embedded import tree_at
from scenarios.written.by_line.first_cast import cast_in, fighters_in
from scenarios.written.by_line.gathered import ACTION, ASKS, REMARK, TEXT, Block, Gathered, Seat, blocks
from scenarios.written.by_line.headings import parts_of
from scenarios.written.by_line.implied import imply
from scenarios.written.by_line.may_be_done import put_questions
from scenarios.written.by_line.names_of_players import is_a_name
from scenarios.written.by_line.no_permanents import is_nobodys, says_something_before_whoever_acts, verb_meant
from scenarios.written.by_line.of_situation import add_to_situation
from scenarios.written.by_line.pieces import INTEGER, Typed, divided, items
from scenarios.written.by_line.players import Players
from scenarios.written.by_line.replies import KEYS
from scenarios.written.by_line.said_of import (
    Written,
    add_state,
    goes_on,
    might_stand_in_its_line,
    said_of_the_one_above,
    says_more,
)
from scenarios.written.by_line.scripted import Script
from scenarios.written.by_line.seated import players_of, slip_of
from scenarios.written.by_line.texts_below import is_text, of_which, reads_as_its_text
from scenarios.written.by_line.time_goes_by import tells_of_players
from scenarios.written.by_line.whose_turn import add_to_turn, turn_of
from scenarios.written.card_source import defining
from scenarios.written.records import Fields, Text
from scenarios.written.scalars import says_yes_or_no

UNKNOWN_CARDS = 40
"""How many cards that nobody knows are in a library of which nothing is said."""
_COUNTS_MANA = ("conta il mana", "si conta il mana", "contando il mana", "il mana si conta")
_SOMEBODY = ("Anna", "Bruno")
"""Who sits opposite somebody who sits alone."""


@dataclass
class Lines:
    """What was read of lines: the fields of a situation, what could not be placed, and where things of the lines are."""

    root: Fields
    faults: list[Fault] = field(default_factory=list)
    made: tuple[Definition, ...] = ()
    seats: list[Seat] = field(default_factory=list)
    sentences: list[int] = field(default_factory=list)
    """The line of each action of the script that a sentence says."""
    verbs: list[tuple[Typed, str]] = field(default_factory=list)
    """Words that were understood, and what as: 'player', 'verb', 'heading'."""


def read(text: str) -> Lines:
    """Each line put where it belongs; what a permanent, a card or an action says is left for the situation to judge."""
    with defining(described_names(text)):
        reader = _Reader(text)
        reader.go()
        return reader.lines()


class _Reader:
    """One pass over the lines; sentences wait until all names are known."""

    def __init__(self, text: str) -> None:
        self.blocks = blocks(text)
        self.all = text.split("\n")
        self.table = Gathered(players=players_of(self.blocks))
        self.people = Players(self.table)
        self.script = Script(self.table)
        self.cards = CardTexts(self.table, self.people)
        self.waiting: list[Block] = []
        self.asking: list[tuple[Typed, Typed]] = []
        """What is asked, each with the line that it stands in."""
        self.made: tuple[Definition, ...] = ()
        self.empty_libraries = False

    def go(self) -> None:
        """Reads the headings first: a sentence may speak of what stands below it."""
        self._each(self.blocks, self._line)
        self.made = self.cards.defined()
        self.table.names |= {folded(name) for name in self.table.cards}
        self._seat_the_rest()
        self._fill_libraries()
        # What is defined is known by its name, and lies nowhere by that alone.
        self._each(self.waiting, self.script.say)
        self.script.script = declared_at_once(self.script.script, self.table)
        put_questions(self.asking, self.script, self.table)
        self.script.end_turn()
        imply(self.script.script, self.table, ends_here=self.script.ends_here)
        self._goes_on_with_the_stack()

    def _goes_on_with_the_stack(self) -> None:
        """A step in which something is on the stack already is not one that begins now."""
        turn = self.table.root.get("turno")
        if "pila" in self.table.root and isinstance(turn, Fields):
            turn.pop("comincia", None)

    def _seat_the_rest(self) -> None:
        """Seats players of whom nothing is said but what they do; who sits alone has an opponent of whom nothing is said."""
        if self.table.others:
            return
        names = self.table.players
        if len(names) == 1:
            names.append(next(one for one in _SOMEBODY if folded(one) != folded(names[0])))
        for name in names:
            if name[:1].isupper() and self.table.seat_of(name) is None:
                self.table.new_seat(Typed(name, 1, 1))

    def _fill_libraries(self) -> None:
        """121.4: whoever says nothing of a library has one all the same, and does not lose the game by drawing from it."""
        for seat in self.table.seats if not self.empty_libraries else ():
            if "grimorio" not in seat.zones and "grimorio" not in seat.said:
                seat.put("grimorio", Text(str(UNKNOWN_CARDS), seat.said.place), seat.said.place or Place(1, 1))

    def _each(self, several: list[Block], read_one: Callable[[Block], None]) -> None:
        for block in several:
            try:
                read_one(block)
            except Wrong as error:
                self.table.wrong(block.typed, error)
            except decoding.Unreadable as error:
                self.table.unreadable(block, error)

    def lines(self) -> Lines:
        """What was read, put together."""
        table, start = self.table, Place(1, 1)
        if table.cards:
            table.root[Text("carte", start)] = table.cards
        table.root[Text("giocatori", start)] = items(start, [*table.others, *(seat.tree() for seat in table.seats)])
        if self.script.script:
            table.root[Text("azioni", start)] = items(start, [one for one, _ in self.script.script])
        _know_their_lines(table.root, self.all)
        numbers = [line for _, line in self.script.script]
        return Lines(table.root, table.faults, self.made, table.seats, numbers, table.marked)

    # --- one line

    def _line(self, block: Block) -> None:
        typed = block.typed
        mark = typed.text[0]
        if mark == REMARK:
            return
        if mark == TEXT:
            self.cards.paragraph(typed, typed.part(1))
        elif block.asks:
            self._asks(typed)
        elif self.people.above and is_text(typed) and not tells_of_players(typed.text, self.table.players):
            self.cards.paragraph(typed, typed.unquoted())
        elif self._is_printed_text(typed):
            self.cards.paragraph(typed, typed)
        elif mark == ACTION and typed.text[1:2] in (" ", ""):
            self.people.above = ()
            self.waiting.append(block)
        elif mark == "{":
            self.people.above = ()
            self._permanents(typed, tree_at(block.whole, *typed.place))
        elif (parts := parts_of(typed)) is not None:
            self._heading(*parts, block)
        elif folded(typed.text) in _COUNTS_MANA:
            self.table.root[Text("conta il mana", typed.place)] = Text("sì", typed.place)
        elif (turn := turn_of(typed)) is not None and self._goes_on_behind(block):
            self.people.above = ()
            self.waiting.append(block)
        elif turn is not None:
            add_to_situation("turno", (turn, turn, block), self.table, self.script)
        elif folded(typed.unquoted().text) in map(folded, self.table.players):
            self.people.player(typed, typed.part(len(typed.text)))
        elif self.script.is_sentence(typed):
            self.people.above = ()
            self.waiting.append(self._with_cards(block))
        elif not (
            goes_on(typed, self.table, self.people)
            or says_more(typed, self.table, self.people, self.cards.said, begun=bool(self.waiting))
        ):
            self._permanents(typed, typed.scalar())

    def _is_printed_text(self, line: Typed) -> bool:
        """113.3: whether a line below one card can only be its text though nothing says so: as such it is understood."""
        may_be = of_which(line, self.people.above)
        if len(may_be) != 1 or might_stand_in_its_line(line):
            return False
        (above,), name = may_be, line.text.partition(" ")[0]
        known = self.table.seat_of(name) is not None or self.table.is_there(name)
        own = folded(line.text).startswith(f"{folded(next(names_in([above]), name))} ")
        return (own or not known) and reads_as_its_text(line, above, self.people.costs.get(above))

    def _goes_on_behind(self, block: Block) -> bool:
        """500.1: whether something was done above a line that says whose turn it is, and something is done or asked below it.

        Where only questions stand below, whoever attacks above has the turn in which that is done, and no other one is meant.
        """
        below = self.blocks[self.blocks.index(block) + 1 :] if self.waiting else []
        if any(one.asks for one in below) and not self._attacked_above(block):
            return True
        said = (one.typed for one in below if not one.asks and one.typed.text[0] not in (REMARK, TEXT))
        return any(parts_of(one) is None and self.script.is_sentence(one) for one in said)

    def _attacked_above(self, block: Block) -> bool:
        """508.1: whether the player whose turn a line says attacks above it."""
        whose = turn_of(block.typed)
        who = folded(whose.text) if whose is not None else ""
        attacks = [one.typed for one in self.waiting if " attacca" in folded(one.typed.text)]
        return any((by := self.script.player_of(one)) is None or folded(by.text) in who for one in attacks)

    def _with_cards(self, sentence: Block) -> Block:
        """A sentence, with the card that it describes put into the hand of whoever casts it, or in play where it fights."""
        sentence = Block(with_one_word(sentence.typed, self.table.players), sentence.whole)
        by = self.script.player_of(sentence.typed)
        fighters, left = fighters_in(sentence.typed) if by is not None else ((), sentence.typed)
        if by is not None and fighters and (seat := self.people.named(by)) is not None:
            lying = seat.zones.get("campo", ())
            self.people.cards_of(seat, "campo", tuple(one for one in fighters if one.text not in lying))
            return Block(left, left.text)
        found = cast_in(sentence.typed, CLAUSES) if by is not None else None
        if by is None or found is None:
            return sentence
        card, left, texts = found
        seat = self.people.named(by)
        zone = zone_in(sentence.typed.text)
        if seat is not None and any(one == card.text for one in seat.zones.get(zone, ())):
            self.people.above = (card,)
        elif seat is not None:
            self.people.cards_of(seat, zone, (card,))
            self.table.described_as_cast.append((card, seat))
        for text in texts:
            self.cards.paragraph(text, text)
        return Block(left, left.text)

    def _asks(self, typed: Typed) -> None:
        """What is asked: behind a question mark, or before one; several questions each before its own."""
        self.people.above = ()
        if typed.text[1:].lstrip()[:1] == "{":
            text = typed.part(1)
            self.table.add("chiede", tree_at(text.text, *text.place), typed.place)
            return
        several = divided(typed, ASKS)
        if not several:
            self.table.fault(typed, "che cosa si chiede? Si scrive per esempio «? muore orso», «? vita di Anna»")
        for one in several:
            self.asking += [(typed, each) for each in apart(one)]

    def _permanents(self, typed: Typed, card: Any) -> None:
        if self.people.seat is None:
            self.people.above = (typed,)
            meant = verb_meant(typed)
            self.table.fault(typed, "prima dei permanenti serve un giocatore, come «Anna: 20»", meant)
            return
        if is_nobodys(typed, self.table) or says_something_before_whoever_acts(typed, self.table):
            self.people.above = ()
            return
        meant = verb_meant(typed)
        if meant:
            self.people.above = ()
            self.table.fault(
                typed, f"{shown(typed.text.split()[0])} non è un verbo, e una carta comincia con la maiuscola", meant
            )
            return
        if isinstance(card, Text):
            self.people.cards_of(self.people.seat, "campo", self.people.pieces(typed))
        else:
            self.people.put(self.people.seat, "campo", typed, card)
            self.people.above = ()

    # --- headings

    def _heading(self, head: Typed, value: Typed, block: Block) -> None:
        above, self.people.above = self.people.above, ()
        if not head.text:
            self.table.fault(head, "prima dei due punti manca il nome")
            return
        owner, theirs = headings.owner_of(head)
        if self._answers_too(head, value) and self._is_below_an_action(block):
            self.table.mark(head, "heading")
            self.waiting.append(block)
        elif theirs:
            if owner is not None:
                named = self.people.named(owner.unquoted())
                if named is None:
                    return
                self.people.seat = named
            self.people.something(theirs, head, self.people.seat, value, block)
        elif (key := folded(head.text)) in headings.OF_CARD and above and not self._is_of_action(key, value, above):
            self.cards.field(headings.OF_CARD[key], head, that_may_have(key, value, above), block)
        elif above and self._is_state(key, value) and not self._is_of_their_player(key, above):
            self._state_of(headings.OF_PERMANENT[key], head, value, above, block)
        elif key in headings.OF_TURN and not self.waiting:
            self.table.mark(head, "heading")
            add_to_turn(headings.OF_TURN[key], head, value, self.table)
        elif key in headings.OWN:
            self._own(key, head, value, block, above)
        elif key in headings.OF_SITUATION:
            self.table.mark(head, "heading")
            self._of_situation(headings.OF_SITUATION[key], (head, value, block))
        elif headings.option_of(key):
            self.table.mark(head, "heading")
            agreed.add_option(head, value, self.table)
        elif key in headings.OF_PLAYER:
            value = said_of_the_one_above(headings.OF_PLAYER[key], value, above)
            self.people.something(key, head, self.people.seat, value, block)
            self.people.above = above if values.are_of_player(key, value) else self.people.above
        elif key in KEYS and self.waiting and not above:
            self.table.mark(head, "heading")
            self.waiting.append(block)
        elif key in headings.OF_CARD:
            self.cards.field(headings.OF_CARD[key], head, above, block)
        elif key in headings.OF_PERMANENT:
            self.table.fault(head, f"{shown(head.text)} sta sotto la riga della sua carta")
        elif key in headings.OF_DEEDS or (key in KEYS and value.text):
            # 603.3: what waits as play begins may ask before anybody has done anything.
            self.table.mark(head, "heading")
            self.waiting.append(block)
        elif meant := headings.meant(head):
            hint = "" if head.text[:1].islower() else "; un giocatore che si chiama così sta fra virgolette"
            self.table.fault(head, f"{shown(head.text)} non è un'intestazione{hint}", meant)
        elif head.text[:1].islower():
            self.table.fault(head, f"{shown(head.text)} non è un'intestazione; un giocatore comincia con la maiuscola")
        elif meant := slip_of(head, self.table.players):
            hint = "un giocatore che si chiama così sta fra virgolette"
            self.table.fault(head, f"{shown(head.text)} non è seduto al tavolo; {hint}", meant)
        elif not is_a_name(head):
            hint = "un giocatore che si chiama così sta fra virgolette"
            self.table.fault(head, f"{shown(head.text)} non è un'intestazione né il nome di un giocatore; {hint}")
        else:
            self.people.player(head, value, listed=headings.head_of(block.typed) is not None)
            self._each(block.apart, self._line)

    def _of_situation(self, key: str, written: Written) -> None:
        """A field of the situation; actions wait until all names are known."""
        add_to_situation(key, written, self.table, self.script)
        if key == "azioni":
            self.waiting.append(written[2])

    @staticmethod
    def _answers_too(head: Typed, value: Typed) -> bool:
        """Whether a heading that says something of a player answers below an action: no number of cards does."""
        return folded(head.text) in headings.ANSWERS_TOO and INTEGER.fullmatch(value.text) is None

    def _is_below_an_action(self, block: Block) -> bool:
        """Whether the line above, but for remarks, says what happens, or what is answered to that."""
        above = [one for one in self.blocks[: self.blocks.index(block)] if one.typed.text[0] != REMARK]
        return bool(above and self.waiting) and self.waiting[-1].typed.line == above[-1].typed.line

    def _own(self, key: str, head: Typed, value: Typed, block: Block, above: tuple[Typed, ...]) -> None:
        """Headings that only lines have: a card, a reply, an expectation, a refusal, what is said with the action above."""
        self.table.mark(head, "heading")
        if key == headings.CARD:
            self.cards.described(head, value)
        elif key == headings.LIBRARIES:
            self.empty_libraries = folded(value.text) == headings.EMPTY
            if not self.empty_libraries:
                self.table.fault(
                    value if value.text else head, "dei grimori si dice qui soltanto che sono «vuoti»", headings.EMPTY
                )
        elif key == headings.EXPECTED:
            self.table.add("attese", tree_at(block.under, *block.begins), head.place)
        else:
            self.people.above = above if self._is_cast_above(key, above) else ()
            self.waiting.append(block)

    def _is_state(self, key: str, value: Typed) -> bool:
        """Whether a word is said of the card above: not where it answers what is asked, or is said of its player."""
        answers = key in KEYS and bool(self.waiting)
        return key in headings.OF_PERMANENT and not answers and not values.are_of_player(key, value)

    @staticmethod
    def _is_of_their_player(key: str, above: tuple[Typed, ...]) -> bool:
        """723.1: of several permanents nobody says in one line who controls one of them: whoever controls their player is meant."""
        return len(above) > 1 and headings.OF_PLAYER.get(key, headings.OF_PERMANENT[key]) != headings.OF_PERMANENT[key]

    def _state_of(self, key: str, head: Typed, value: Typed, above: tuple[Typed, ...], block: Block) -> None:
        """110.5: what a file says of a permanent, below its line: ``protettore: Bruno``."""
        self.table.mark(head, "heading")
        if len(above) > 1:
            self.table.fault(head, f"{shown(head.text)}: sopra ci sono più carte: si dice nella riga della sua")
        elif block.under:
            self.people.above = above
            add_state(above[0], key, (head, value, block), self.table, self.people, self.cards.said)

    def _is_cast_above(self, key: str, above: tuple[Typed, ...]) -> bool:
        """601.2b-d: whether a word was said of the action by which the card above is cast, whose line describes it: its text may
        stand below that word too."""
        lines = {one.typed.line for one in self.waiting}
        return key in headings.OF_ACTION and bool(above) and all(one.line in lines for one in above)

    def _is_of_action(self, key: str, value: Typed, above: tuple[Typed, ...]) -> bool:
        """Whether a word that both may say, as ``retro``, is said of the action above, whose line describes the card as well.

        Of the card it names another one, or its two halves.
        """
        last = self.waiting[-1].typed.line if self.waiting else 0
        if key not in headings.OF_CASTING or all(one.line != last for one in above):
            return False
        return says_yes_or_no(value.text) if key == "retro" else len(values.several(value)) == 1


def _know_their_lines(value: Any, lines: list[str]) -> None:
    """Has every text of a tree know the lines among which it stands, so that each of its signs has a place."""
    if isinstance(value, Text):
        value.lines = value.lines or lines
    elif isinstance(value, dict):
        for one in value.values():
            _know_their_lines(one, lines)
    elif isinstance(value, list):
        for one in value:
            _know_their_lines(one, lines)
