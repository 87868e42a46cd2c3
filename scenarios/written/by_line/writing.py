"""A situation as lines: everything that its file says, in sentences where there are any and as the file has it where not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scenarios.language.errors import Faulty, ScenarioError, Wrong
from scenarios.language.folding import folded
from scenarios.language.terms import STEPS
from scenarios.written.by_line import embedded, headings
from scenarios.written.by_line.embedded import flow
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.reading import read
from scenarios.written.by_line.telling import lines_of_action
from scenarios.written.by_line.whose_turn import BEGIN, MORE
from scenarios.written.cards import Card
from scenarios.written.decoding import Unreadable
from scenarios.written.model import Scenario
from scenarios.written.notation import NotationError
from scenarios.written.permanents import Permanent, ZoneCard
from scenarios.written.records import Fields, Text
from scenarios.written.tree import tree_of

HERE = f"fino a: {headings.HERE}\n"


class NotLines(ValueError):
    """A file of which no lines can be made; the message, in Italian, says why."""


def lines_of(root: Any) -> str:
    """The lines that say what a file says. Raises NotLines for what is no situation at all."""
    if not isinstance(root, Fields):
        raise NotLines("il file non comincia con dei campi, come «giocatori:»")
    told = "\n".join(_Writer(root).lines()).strip("\n") + "\n"
    meant = _checked(root)
    if meant is None or _checked_lines(told) == meant:
        return told
    # Lines say some things without a word; where those are meant otherwise, the words are there.
    turn = f"turno: {STEPS.word(meant.turn.step)}\n"
    otherwise = (before + told for before in (turn, HERE, turn + HERE))
    return next((lines for lines in otherwise if _checked_lines(lines) == meant), None) or _as_a_file(root)


def _as_a_file(root: Fields) -> str:
    """What a file says in its own form, but for what lines have as plain text."""
    plain = {key: value for key, value in root.items() if folded(key) in ("titolo", "domanda", "turno", "fino a")}
    rest = {key: value for key, value in root.items() if key not in plain}
    heads = [line for key, value in plain.items() for line in _Writer(root).field(key, value)]
    return "\n".join([*heads, embedded.file_of(rest)])


def _checked(root: Any) -> Scenario | None:
    """The situation of a tree; ``None`` where there is a fault in it."""
    try:
        return Scenario.model_validate(root)
    except Faulty:
        return None


def _checked_lines(told: str) -> Scenario | None:
    found = read(told)
    return None if found.faults else _checked(found.root)


def lines_of_file(text: str) -> str:
    """The same for the text of a file. Raises NotLines, and `Unreadable` for what is no YAML."""
    root = tree_of(text)
    told = lines_of(root)
    remarks = _remarks(text)
    return "".join(f"# {one}\n" for one in remarks) + told


def _remarks(text: str) -> list[str]:
    """What stands in lines of its own after # before the first field: whose file it is, and the like."""
    found = []
    for line in text.split("\n"):
        if not line.lstrip().startswith("#"):
            break
        found.append(line.lstrip().lstrip("#").strip())
    return found


class _Writer:
    def __init__(self, root: Fields) -> None:
        self.root = root
        self.said = {folded(key): value for key, value in root.items()}
        players = self.said.get("giocatori")
        self.seats = players if isinstance(players, list) else []
        self.names = [self._name(seat) for seat in self.seats]

    @staticmethod
    def _name(seat: Any) -> str:
        if isinstance(seat, str):
            return str(seat)
        name = (
            next((value for key, value in seat.items() if folded(key) == "nome"), None)
            if isinstance(seat, Fields)
            else None
        )
        return str(name) if isinstance(name, str) else ""

    def lines(self) -> Iterator[str]:
        """Title, question and the like first; then cards, players, what happens, how far, what is asked and expected."""
        for key, value in self.root.items():
            if folded(key) not in ("giocatori", "carte", "azioni", "attese", "chiede", "fino a"):
                yield from self.field(key, value)
        if any("grimorio" not in map(folded, seat if isinstance(seat, Fields) else ()) for seat in self.seats):
            yield f"{headings.LIBRARIES}: {headings.EMPTY}"
        cards = self.said.get("carte")
        if isinstance(cards, Mapping):
            yield ""
            for name, card in cards.items():
                yield from self._card(name, card)
        elif "carte" in self.said:
            yield f"carte: {flow(cards)}".rstrip()
        if len(set(map(folded, self.names))) != len(self.names) or not all(self.names):
            yield f"giocatori: {flow(self.said.get('giocatori'))}".rstrip()
        else:
            for seat, name in zip(self.seats, self.names, strict=True):
                yield ""
                yield from self._seat(name, seat if isinstance(seat, Fields) else Fields())
        yield from self._happening()

    def _happening(self) -> Iterator[str]:
        if self.said.get("azioni"):
            yield ""
            actions = self.said["azioni"]
            for action in actions if isinstance(actions, list) else [actions]:
                yield from lines_of_action(action, self.names)
        if (until := self.said.get("fino a")) is not None:
            yield f"fino a: {until if isinstance(until, str) else flow(until)}"
        if self.said.get("chiede"):
            yield ""
            asked = self.said["chiede"]
            yield from (self._asked(one) for one in (asked if isinstance(asked, list) else [asked]))
        if self.said.get("attese"):
            yield ""
            expected = self.said["attese"]
            for one in expected if isinstance(expected, list) else [expected]:
                yield f"attesa: {flow(one)}"

    def field(self, key: str, value: Any) -> Iterator[str]:
        """The lines for a field of the situation."""
        if folded(key) in ("titolo", "domanda") and isinstance(value, str):
            plain = " ".join(value.split())
            yield f"{key}: {plain}" if plain == value and value else f"{key}:\n  {flow(Text(value, style=chr(34)))}"
        elif folded(key) == "turno":
            yield self._turn(value)
        else:
            yield f"{key}: {flow(value)}".rstrip()

    def _turn(self, value: Any) -> str:
        as_written = f"turno: {flow(value)}".rstrip()
        if isinstance(value, str):
            return f"turno: {value}" if _plain(value) else f"turno: {flow(Text(value, style=chr(39)))}"
        if not isinstance(value, Fields):
            return as_written
        said = {folded(key): one for key, one in value.items()}
        more_said = {folded(key): word for word, key in MORE.items()}
        if not {*said} <= {"di", "sottofase", "comincia", *more_said} or not all(_plain(one) for one in said.values()):
            return as_written
        begins = STEPS.get(str(said.get("sottofase", ""))) in BEGIN and "priorita" not in said
        if begins is not (folded(str(said.pop("comincia", "no"))) == "si"):
            return as_written
        first = [said[key] for key in ("di", "sottofase") if key in said]
        more = [f"{word} {said[key]}" for key, word in more_said.items() if key in said]
        return f"turno: {', '.join([*first, *more])}"

    def _card(self, name: str, card: Any) -> Iterator[str]:
        as_written = f"carta: {_quoted(name)} {flow(card)}"
        if isinstance(card, Fields):
            told = _described(name, card)
            if told is not None:
                yield from told
                return
        if "{" in name or not isinstance(card, Fields) or not card:
            yield f"carte: {flow({name: card})}"
        else:
            yield as_written

    def _seat(self, name: str, seat: Fields) -> Iterator[str]:
        said = {folded(key): (key, value) for key, value in seat.items() if folded(key) != "nome"}
        details = []
        for key in ("vita", "veleno", "squadra", "velocita", "tentazioni"):
            if key in said and isinstance(said[key][1], str) and said[key][1].lstrip("+-").isdecimal():
                word, value = said.pop(key)
                details.append(str(value) if key == "vita" else f"{word} {value}")
        yield f"{_quoted_player(name)}: {', '.join(details)}".rstrip()
        cards = said.pop("campo", ("campo", None))[1]
        for card in cards if isinstance(cards, list) else [] if cards is None else [cards]:
            yield _of_zone(card, Permanent)
        for key, value in said.values():
            zone = folded(key) in headings.ZONES
            listed = value if isinstance(value, list) else [value]
            if zone and value is not None and listed:
                yield f"{key}: {'; '.join(_of_zone(card, ZoneCard) for card in listed)}"
            else:
                yield f"{key}: {flow(value)}".rstrip()

    @staticmethod
    def _asked(one: Any) -> str:
        return f"? {one if isinstance(one, str) else flow(one)}"


def _plain(value: Any) -> bool:
    return isinstance(value, str) and bool(value) and not set(value) & set(',:"{}«»“”')


def _quoted(name: str) -> str:
    return f'"{name}"' if '"' not in name else f"«{name}»"


def _quoted_player(name: str) -> str:
    typed = Typed(name, 1, 1)
    plain = _plain(name) and not headings.is_known(name) and not headings.meant(typed) and name[:1] not in "-?>#"
    return name if plain else _quoted(name)


def _of_zone(card: Any, model: type[ZoneCard]) -> str:
    """A card of a zone: its line as it is, or its fields; a line that would be read otherwise among lines is made fields."""
    if isinstance(card, str) and card.strip() == card and "\n" not in card and card[:1] not in "{->?#":
        line = str(card)
        if model is ZoneCard or _stays_permanent(line):
            return line
    if isinstance(card, str):
        try:
            said = model.from_text(card)
        except Wrong:
            return str(card)
        keys = {name: told.alias or name for name, told in model.model_fields.items()}
        return flow({keys[name]: _as_tree(value) for name, value in said.items()})
    return flow(card)


def _as_tree(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _as_tree(one) for key, one in value.items()}
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):
        return [_as_tree(one) for one in value]
    return str(getattr(value, "text", value))


def _stays_permanent(line: str) -> bool:
    found = read(f'"Anna":\n{line}\n')
    there: list[Any] = found.seats[0].zones.get("campo", []) if found.seats else []
    return not found.faults and [*there] == [line]


def _described(name: str, card: Fields) -> tuple[str, ...] | None:
    """The lines that describe a card; ``None`` where they do not say all of it, or would say it otherwise."""
    said = {folded(key): value for key, value in card.items()}
    if not {*said} <= {"tipo", "costo", "f/c", "fedelta", "difesa", "colori", "testo"} or not isinstance(
        said.get("tipo"), str
    ):
        return None
    parts = [_quoted(name) if '"' in name or ":" in name or "," in name else name]
    if "f/c" in said:
        parts.append(str(said["f/c"]))
    parts += [f"{word} {said[key]}" for key, word in (("fedelta", "fedeltà"), ("difesa", "difesa")) if key in said]
    simple = said["tipo"] if "—" not in said["tipo"] else f'tipo="{said["tipo"]}"'
    parts.append(simple if "—" in said["tipo"] else simple.lower())
    if "colori" in said:
        colors = said["colori"]
        parts.append(" ".join(colors if isinstance(colors, list) else [str(colors).replace(" e ", " ")]))
    if "costo" in said:
        parts.append(f"costo={said['costo']}")
    text = said.get("testo")
    paragraphs = [*text] if isinstance(text, list) else str(text).split("\n") if isinstance(text, str) else []
    told = [" ".join(str(part).split()) for part in paragraphs if isinstance(part, str) and part.strip()]
    for line in (" ".join(parts), " ".join([_quoted(name), *parts[1:]])):
        lines = (f"carta: {line}", *(f"> {one}" for one in told))
        if _same_card(lines, name, card):
            return lines
    return None


def _same_card(lines: tuple[str, ...], name: str, card: Fields) -> bool:
    found = read("\n".join(lines) + "\n")
    made = found.root.get("carte", {})
    if found.faults or [*made] != [name]:
        return False
    try:
        return bool(Card.model_validate(made[name]) == Card.model_validate(card))
    except (Faulty, Wrong, NotationError, Unreadable, ScenarioError):
        return False
