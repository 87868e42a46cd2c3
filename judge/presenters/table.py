"""A board as a scenario: what is wrong with it, the file that it is saved in, and the way back from a file.

The file says the same as the lines, in YAML, and every piece of it remembers where it was typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from judge.presenters.card_texts import Note, definitions, notes, said_twice, typed_card
from judge.presenters.typed import INTEGER, ZONES, Fault, Typed, Typing, read
from scenarios.language.errors import ScenarioError, in_words, shown
from scenarios.language.terms import STEPS
from scenarios.written.notation import line_of

if TYPE_CHECKING:
    from scenarios.written.model import Player, Scenario
    from scenarios.written.permanents import ZoneCard
    from scenarios.written.records import Record

NAME = "tavolo"
"""How the scenario of a board is called in messages, as long as it has no file."""

EMPTY = "titolo: Il mio tavolo\n\nAnna: 20\n\nBruno: 20\n"
"""What a new table begins with."""

_OF_A_CARD = ("type_line", "power_toughness", "loyalty", "defense", "colors", "keywords", "text")
_ZONE_FIELDS = ("hand", "library", "graveyard", "exile", "command")
_PLAIN = re.compile(r"[^\W_](?:[\w /+'’.-]*[\w+/.])?")


class Written(NamedTuple):
    """The scenario file of a board, and where each piece of it was typed."""

    text: str
    places: tuple[tuple[int, int, int, Typed], ...]
    """Of each piece of the file: its line, its first column, how far a quotation mark shifts it, and how it was typed."""

    def typed_at(self, line: int, column: int) -> tuple[int, int]:
        """The line and column at which what stands at a place of the file was typed; the nearest before it if nothing was."""
        before = [place for place in self.places if (place[0], place[1]) <= (line, max(column, 1))]
        if not before:
            return 1, 1
        at_line, first, quote, typed = before[-1]
        within = max(column - first - quote, 0) if at_line == line else 0
        return typed.line, typed.column + min(within, len(typed.text))


def written(typing: Typing) -> Written:
    """The scenario file for a board."""
    lines: list[str] = []
    places: list[tuple[int, int, int, Typed]] = []

    def put(prefix: str, *values: Typed, many: bool = False, end: str = "") -> None:
        line = prefix + ("[" if many else "")
        for position, value in enumerate(values):
            line += ", " if position else ""
            scalar = _scalar(value.text)
            places.append((len(lines) + 1, len(line) + 1, int(scalar[:1] == "'"), value))
            line += scalar
        lines.append(line + ("]" if many else end))

    for key in ("titolo", "domanda"):
        for value in typing.heads.get(key, [])[:1]:
            put(f"{key}: ", value)
    if turn := typing.heads.get("turno"):
        lines.append("turno:")
        for key, value in zip(("di", "sottofase"), turn, strict=False):
            put(f"  {key}: ", value)
    made = definitions(typing.texts, [])
    lines += ["carte:"] if made else []
    for one in made:
        put("  ", one.typed._replace(text=one.name), end=":")
        lines += [f"    {key}: {_scalar(value)}" for key, value in one.fields()]
        for n, keyword in enumerate(one.item.keywords):
            lines += ["    parole chiave:"] if n == 0 else []
            put("      - ", one.typed._replace(text=keyword.text))
        for n, paragraph in enumerate(one.paragraphs):
            lines += ["    testo:"] if n == 0 else []
            put("      - ", paragraph)
    lines.append("giocatori:" if typing.seats else "giocatori: []")
    for seat in typing.seats:
        put("  - nome: ", seat.name)
        for key, value in seat.details.items():
            put(f"    {key}: ", value)
        for zone, cards in seat.zones.items():
            # A number alone is so many unknown cards.
            put(f"    {zone}: ", *cards, many=not (len(cards) == 1 and INTEGER.fullmatch(cards[0].text)))
        if seat.permanents:
            lines.append("    campo:")
        for permanent in seat.permanents:
            put("      - ", permanent)
    return Written("\n".join(lines) + "\n", tuple(places))


class Checked(NamedTuple):
    """A board that was looked at: the scenario if it is sound, what is wrong with it, and what its cards' texts come to.

    Faults and notes are each in the order in which they were typed.
    """

    scenario: Scenario | None
    faults: tuple[Fault, ...]
    notes: tuple[Note, ...] = ()


def checked(text: str) -> Checked:
    """What there is to be said of a board."""
    from scenarios.written.load import parse

    typing = read(text)
    found = list(typing.faults)
    made = definitions(typing.texts, found)
    file = written(typing)
    scenario = None
    try:
        scenario = parse(file.text, NAME)
    except ScenarioError as error:
        for fault in error.faults:
            line, column = file.typed_at(fault.line, fault.column)
            found.append(Fault(line, column, fault.message, fault.suggestion))
    else:
        found += said_twice(scenario, made)
    told = () if scenario is None else notes(scenario, made)
    return Checked(None if found else scenario, tuple(sorted(dict.fromkeys(found))), told)


def check(text: str) -> tuple[Fault, ...]:
    """Everything that is wrong with a board."""
    return checked(text).faults


def scenario(text: str) -> Scenario:
    """The scenario of a board. Raises `judge.diagnostics.Problem` with everything that is wrong with it."""
    from judge.diagnostics import Problem

    found = checked(text)
    if found.scenario is None:
        raise Problem("\n".join(map(str, found.faults)))
    return found.scenario


def file_text(text: str) -> str:
    """The file of a board, sound or not as a scenario. Raises `NotATable` for a line of which nothing can be made."""
    typing = read(text)
    if typing.faults:
        raise NotATable(f"Non si può ancora salvare: {typing.faults[0]}.")
    return written(typing).text


def whole_text(text: str) -> tuple[str, tuple[str, ...]]:
    """The file of a sound board with the imported cards inside that it only names, and their names. Raises `NotATable`."""
    from scenarios.printed.enclosing import NotEnclosed, enclosed

    found = checked(text)
    if found.scenario is None:
        raise NotATable(f"Con le carte dentro si salva un tavolo senza errori: {found.faults[0]}.")
    try:
        return enclosed(written(read(text)).text, found.scenario), tuple(found.scenario.lent)
    except NotEnclosed as error:
        raise NotATable(f"Le carte non si possono scrivere nel file: {error}.") from None


def opened(path: Path) -> str:
    """The file of a scenario as a board to go on typing. Raises `NotATable` and `OSError`."""
    from scenarios.written.load import load

    try:
        return typed(load(path))
    except ScenarioError as error:
        raise NotATable(f"Il file non si può aprire.\n{error}") from None


def summary(typing: Typing) -> str:
    """What there is on a board, in a line."""
    seats = [f"{seat.name.text} {len(seat.permanents)}" for seat in typing.seats]
    return f"Permanenti: {', '.join(seats)}" if seats else "Nessun giocatore"


def title(faults: Sequence[Fault], notes: Sequence[Note], summary: str) -> str:
    """Whether a board is sound, and whether all of its cards' texts are understood."""
    if faults:
        count = len(faults)
        return f"Non va in {count} {'punto' if count == 1 else 'punti'}"
    unknown = len({note.card for note in notes if not note.understood})
    if unknown:
        of = "una carta" if unknown == 1 else f"{unknown} carte"
        return f"Va bene, ma il testo di {of} non è capito per intero. {summary}"
    return f"Va bene. {summary}"


def to_mend(faults: Sequence[Fault], notes: Sequence[Note]) -> tuple[Fault | Note, ...]:
    """What is wrong and what is not understood, in the order in which it was typed."""
    found: list[Fault | Note] = [*faults, *(note for note in notes if not note.understood)]
    return tuple(sorted(found, key=lambda one: (one.line, one.column)))


def next_fault(faults: Sequence[Fault | Note], line: int, column: int, by: int) -> Fault | Note | None:
    """The fault after a place, or before it with a negative `by`, going round; None where nothing is wrong."""
    if not faults:
        return None
    here = (line, column)
    if by > 0:
        return next((fault for fault in faults if (fault.line, fault.column) > here), faults[0])
    return next((fault for fault in reversed(faults) if (fault.line, fault.column) < here), faults[-1])


class NotATable(ValueError):
    """A scenario file that says more than a board in the quick form can; the message, in Italian, says what."""


def typed(scenario: Scenario) -> str:
    """A scenario as a board to go on typing. Raises `NotATable`."""
    _only(scenario, ("title", "question", "turn", "players", "cards"), "il file ha anche")
    lines = [f"titolo: {scenario.title}"] if scenario.title else []
    if scenario.question:
        lines.append(f"domanda: {' '.join(scenario.question.split())}")
    _only(scenario.turn, ("of", "step"), "il turno ha anche")
    if scenario.turn.model_fields_set:
        active = scenario.turn.of or scenario.players[0].name
        lines.append(f"turno: {active}, {STEPS.word(scenario.turn.step)}")
    for name, card in scenario.cards.items():
        _only(card, _OF_A_CARD, f"{shown(name)} ha anche")
        lines += ["", *typed_card(name, card)]
    for player in scenario.players:
        lines += ["", *_seat_lines(player)]
    return "\n".join(lines).lstrip("\n") + "\n"


def _seat_lines(player: Player) -> Iterator[str]:
    _only(player, ("name", "life", "poison", "team", "battlefield", *_ZONE_FIELDS), f"{shown(player.name)} ha anche")
    details = (("vita", player.life), ("veleno", player.poison or None), ("squadra", player.team))
    said = (f"{word} {number}" for word, number in details if number is not None)
    yield f"{player.name}: {', '.join(said)}".rstrip()
    yield from map(_line, player.battlefield)
    for zone, attribute in zip(ZONES, _ZONE_FIELDS, strict=True):
        cards = getattr(player, attribute)
        if cards:
            yield f"{zone}: {'; '.join(map(_line, cards))}"


def _line(card: ZoneCard) -> str:
    """The line of a card, its name in quotation marks where a sign in it divides lines of a board."""
    line = line_of(card)
    name = card.card or ""
    return line.replace(name, f'"{name}"', 1) if {":", ";"} & {*name} and f'"{name}"' not in line else line


def _only(record: Record, expressible: tuple[str, ...], what: str) -> None:
    """Raises `NotATable` where a record says something that a board in the quick form cannot."""
    more = [
        field.alias or name
        for name, field in type(record).model_fields.items()
        if name not in expressible and getattr(record, name) != field.usual()
    ]
    if more:
        raise NotATable(
            f"Il Tavolo mostra solo giocatori, zone e permanenti; {what} {in_words(more)}. Si apre in Svolgimento."
        )


def _scalar(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else "'{}'".format(text.replace("'", "''"))
