"""Lines of card text to abilities: keyword lines, 'costo: effetto', 'Quando ...', modes, static sentences, spell effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from engine.abilities.ability import (
    Ability,
    Activated,
    Mode,
    SpellAbility,
    Timing,
    Triggered,
)
from engine.abilities.filters import Filter
from engine.abilities.quantities import X
from engine.abilities.triggers import CountersPutOn
from engine.cardtext import refusal
from engine.cardtext.lexicon.phrases import ABILITY_WORDS
from engine.cardtext.lexing import Lexeme, lexemes
from engine.cardtext.lower.costs import cost as lower_cost
from engine.cardtext.lower.events import Event, events
from engine.cardtext.lower.conditions import condition
from engine.cardtext.lower.keyword_lines import keyword_item
from engine.cardtext.lower.riders import Instructions
from engine.cardtext.lower.scope import Scope, Source
from engine.cardtext.lower.sentences import effects, one_reading
from engine.cardtext.lower.standing import static, with_text
from engine.cardtext.normalise import Piece, PieceKind, Reminder, pieces
from engine.cardtext.parsing import readings
from engine.cardtext.realised import realised
from engine.cardtext.refusal import Refusal
from engine.cardtext.tree import Node
from engine.counters import LORE


@dataclass(frozen=True, slots=True)
class Placed:
    """An ability with its place in the text."""

    ability: Ability
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Failed:
    """A paragraph that did not compile: its place, and the part of it that is the reason."""

    start: int
    end: int
    why: Refusal


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph: its pieces, with the lines of its modes behind it, and the text it is part of."""

    pieces: tuple[Piece, ...]
    modes: tuple[tuple[Piece, ...], ...]
    text: str

    @property
    def start(self) -> int:
        """Where it begins."""
        return self.pieces[0].start

    @property
    def end(self) -> int:
        """Where it ends, with its modes."""
        return (self.modes[-1] if self.modes else self.pieces)[-1].end

    @property
    def said(self) -> str:
        """The paragraph as it stands in the text."""
        return self.text[self.start : self.end]


def lines(found: Sequence[Piece], text: str) -> Iterator[Line]:
    """The paragraphs of a text; those that begin with a bullet belong to the one before them."""
    split = [part for _, line in groupby(found, key=lambda piece: piece.line) for part in _at_bullets(tuple(line))]
    at = 0
    while at < len(split):
        modes = []
        following = at + 1
        while following < len(split) and _bullet(split[following]):
            modes.append(split[following][1:])
            following += 1
        yield Line(split[at], tuple(mode for mode in modes if mode), text)
        at = following


def _at_bullets(line: tuple[Piece, ...]) -> Iterator[tuple[Piece, ...]]:
    """A line, in parts before each bullet in it: some line breaks were lost in print."""
    places = [n for n, piece in enumerate(line) if piece.kind is PieceKind.MARK and piece.form == "•" and n]
    for start, end in zip((0, *places), (*places, len(line)), strict=True):
        yield line[start:end]


def _bullet(line: Sequence[Piece]) -> bool:
    return line[0].kind is PieceKind.MARK and line[0].form in "•*"


def lexed(found: Sequence[Piece]) -> list[Lexeme]:
    """The lexemes of a line; what stands in quotes is one of them. Raises Refusal for quotes that are not closed."""
    result: list[Lexeme] = []
    at = 0
    while at < len(found):
        end = at
        while end < len(found) and not _quote(found[end]):
            end += 1
        result += lexemes(found[at:end])
        if end == len(found):
            break
        close = next((n for n in range(end + 1, len(found)) if _quote(found[n])), None)
        if close is None:
            raise Refusal(found[end].start, found[-1].end, refusal.UNBALANCED_QUOTES)
        inside = tuple(found[end + 1 : close])
        result.append(Lexeme("QUOTED", '"', found[end].start, found[close].end, inside))
        if inside and inside[-1].form == "." and (close + 1 == len(found) or found[close + 1].capital):
            result.append(Lexeme("STOP", ".", found[close].start, found[close].end))
        at = close + 1
    return result


def _quote(piece: Piece) -> bool:
    return piece.kind is PieceKind.MARK and piece.form == '"'


def sentences(found: Sequence[Lexeme]) -> list[list[Lexeme]]:
    """The sentences of a line, without their full stops."""
    result: list[list[Lexeme]] = [[]]
    for one in found:
        if one.kind == "STOP":
            result.append([])
        else:
            result[-1].append(one)
    return [sentence for sentence in result if sentence]


class Reader:
    """Reads the lines of one text; what an instant or sorcery does is gathered from all of them."""

    def __init__(self, source: Source, reminders: tuple[Reminder, ...] = ()) -> None:
        self.source = source
        self.reminders = reminders
        self.placed: list[Placed] = []
        self.failed: list[Failed] = []
        self._spell: list[Line] = []
        self._instructions: Instructions | None = None
        self._modal: list[tuple[tuple[Mode, ...], tuple[int, int]]] = []

    def read(self, line: Line) -> None:
        """Read one paragraph; what it comes to, or why it does not, is kept."""
        try:
            self._line(line)
        except Refusal as why:
            self.failed.append(Failed(line.start, line.end, why))

    def read_type_line(self, words: str) -> None:
        """702.5a: what an Aura of old enchants; it has no place in the text."""
        line = Line(tuple(pieces(words)), (), words)
        self.read(line)
        self.placed = [replace(one, start=0, end=0) for one in self.placed]
        self.failed = [replace(one, start=0, end=0) for one in self.failed]

    def finish(self) -> None:
        """700.2, 113.3a: what a spell does is one ability, however many paragraphs say it; it compiles whole or not at all."""
        if not self._spell:
            return
        start, end = self._spell[0].start, self._spell[-1].end
        places = {line.start for line in self._spell}
        if any(one.start in places for one in self.failed):
            self.failed = [replace(one, start=start, end=end) if one.start in places else one for one in self.failed]
            return
        text = "\n".join(line.said for line in self._spell)
        if self._modal:
            if len(self._spell) > 1:
                self.failed.append(Failed(start, end, Refusal(start, end, refusal.NO_VOCABULARY)))
                return
            modes, how_many = self._modal[0]
            spell = SpellAbility(modes=modes, choose_modes=how_many, text=text)
        else:
            assert self._instructions is not None
            made = self._instructions.made()
            spell = SpellAbility(effects=made, targets=tuple(self._instructions.scope.targets), text=text)
        if realised(spell):
            self.placed.append(Placed(spell, start, end))
        else:
            self.failed.append(Failed(start, end, Refusal(start, end, refusal.NO_VOCABULARY)))

    # --- what a paragraph is

    def _line(self, line: Line) -> None:
        if "Saga" in self.source.subtypes and self._chapter(line):
            return
        found = lexed(line.pieces)
        if not found:
            return
        if found[0].kind == "KEYWORD" and self._keywords(line, found):
            return
        found = self._without_label(line, found)
        if any(one.kind == "COLON" for one in found):
            self._keep(line, self._activated(line, found))
        elif found[0].kind in ("WHEN", "AT_BEGINNING"):
            self._keep(line, self._triggered(line, found))
        elif found[0].kind == "CHOOSE_MODES":
            self._modal_spell(line, found)
        elif self.source.spell:
            self._of_spell(line, found)
        else:
            self._keep(line, self._static(line, found))

    def _keep(self, line: Line, abilities: Sequence[Ability]) -> None:
        if not all(map(realised, abilities)):
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        self.placed += [Placed(with_text(one, line.said), line.start, line.end) for one in abilities]

    def _without_label(self, line: Line, found: list[Lexeme]) -> list[Lexeme]:
        """207.2c: the sentence behind an ability word; one that its own reminder text explains has a meaning, and is refused."""
        for length in range(1, 5):
            if " ".join(one.form for one in found[:length]) not in ABILITY_WORDS:
                continue
            rest = found[length:]
            dash = bool(rest) and rest[0].kind == "DASH"
            rest = rest[1:] if dash else rest
            label = found[0].form
            explained = any(line.start <= one.start <= line.end and label in one.text.lower() for one in self.reminders)
            if not rest or explained or not (dash or self._capital(line, rest[0])):
                raise Refusal(found[0].start, found[length - 1].end, refusal.UNKNOWN_LABEL)
            return rest
        return found

    def _capital(self, line: Line, one: Lexeme) -> bool:
        return next((piece.capital for piece in line.pieces if piece.start == one.start), False)

    # --- keywords

    def _keywords(self, line: Line, found: list[Lexeme]) -> bool:
        """702: a line of keyword abilities, each by itself. ``False`` for a sentence that only begins with such a word."""
        rest = found[:-1] if found[-1].kind == "STOP" else found
        if any(one.kind in ("COLON", "STOP") for one in rest) and not any(one.kind == "DASH" for one in rest):
            return False
        try:
            trees = readings(rest, "keyword_line")
        except Refusal as why:
            self._unknown_keyword(line, rest, why)
            return True
        items = [list(tree.nodes("keyword_item")) for tree in trees]
        if len({tuple((one.start, one.end) for one in several) for several in items}) > 1:
            raise Refusal(line.start, line.end, refusal.AMBIGUOUS)
        for alternatives in zip(*items, strict=True):
            self._item(line, alternatives)
        return True

    def _item(self, line: Line, alternatives: tuple[Node, ...]) -> None:
        start, end = alternatives[0].start, alternatives[0].end
        try:
            abilities, _ = one_reading(
                alternatives, self._scope(), lambda node, scope: keyword_item(node, scope, line.text[start:end])
            )
        except Refusal as why:
            whole = Refusal(start, end, why.reason) if why.reason == refusal.UNKNOWN_KEYWORD else why
            self.failed.append(Failed(start, end, whole))
            return
        self.placed += [Placed(one, start, end) for one in abilities]

    def _unknown_keyword(self, line: Line, found: list[Lexeme], why: Refusal) -> None:
        """A line of keywords with one that has no grammar: each part between commas by itself."""
        parts = [list(part) for comma, part in groupby(found, key=lambda one: one.kind == "COMMA") if not comma]
        if len(parts) == 1 or any(part[0].kind != "KEYWORD" for part in parts):
            raise why
        for part in parts:
            try:
                trees = readings(part, "keyword_line")
                self._item(line, tuple(next(tree.nodes("keyword_item")) for tree in trees))
            except Refusal as wrong:
                self.failed.append(Failed(part[0].start, part[-1].end, wrong))

    # --- activated abilities

    def _activated(self, line: Line, found: list[Lexeme]) -> list[Ability]:
        colon = next(n for n, one in enumerate(found) if one.kind == "COLON")
        if not found[:colon] or not found[colon + 1 :]:
            raise Refusal(found[0].start, found[-1].end, refusal.UNFINISHED)
        scope = self._scope()
        cost, scope = one_reading(readings(found[:colon], "cost"), scope, lower_cost)
        if "{X}" in cost.mana:
            scope.x = X()
        timing = Timing.INSTANT
        counters = cost.put_counters or cost.remove_counters
        if counters is not None and counters[0] == "loyalty" and found[0].kind in ("DASH", "PLUS_SIGN", "NUM"):
            timing = Timing.LOYALTY
        instructions = Instructions(scope)
        for sentence in sentences(found[colon + 1 :]):
            instructions.add(sentence)
        if instructions.sorcery:
            if timing is not Timing.INSTANT:
                raise Refusal(line.start, line.end, refusal.UNEXPECTED)
            timing = Timing.SORCERY
        if instructions.triggers_once:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        made = instructions.made()
        if line.modes or not made:
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        return [
            Activated(
                cost=cost,
                effects=made,
                targets=tuple(instructions.scope.targets),
                timing=timing,
                zones=(instructions.scope.functions_in,),
                once_each_turn=instructions.once,
            )
        ]

    # --- triggered abilities

    def _triggered(self, line: Line, found: list[Lexeme]) -> list[Ability]:
        first, *rest = sentences(found)
        modal = any(one.kind == "CHOOSE_MODES" for one in first)
        trees = readings(_up_to_modes(first) if modal else first, "triggered_modal" if modal else "triggered")
        made: list[Ability] = []
        happened = _one_list_of_events(trees, self._scope())
        for number in range(happened):
            made.append(self._one_triggered(line, first, rest, trees, number, modal=modal))
        if len(made) > 1 and any(isinstance(one, Triggered) and one.once_each_turn for one in made):
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        return made

    def _one_triggered(
        self,
        line: Line,
        first: list[Lexeme],
        rest: list[list[Lexeme]],
        trees: list[Node],
        number: int,
        *,
        modal: bool,
    ) -> Triggered:
        """The ability for one of several events of the same sentence."""

        def lower(tree: Node, scope: Scope) -> Triggered:
            event = events(next(tree.nodes("trigger")), scope)[number]
            _hear(event, scope)
            such = tree.node("if_clause")
            if such is None and _begins_with_if(tree):
                raise Refusal(tree.start, tree.end, refusal.UNEXPECTED)
            only_if = None if such is None else condition(next(such.nodes("condition")), scope)
            said = tree.node("effects")
            return Triggered(
                trigger=event.trigger, condition=only_if, effects=() if said is None else effects(said, scope)
            )

        ability, scope = one_reading(trees, self._scope(), lower)
        if modal:
            modes, how_many = self._modes(line, first, scope)
            once = _only_once(rest, scope)
            return replace(ability, modes=modes, choose_modes=how_many, once_each_turn=once)
        if line.modes:
            raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
        scope.subject = None
        instructions = Instructions(scope, list(ability.effects))
        for sentence in rest:
            instructions.add(sentence)
        if instructions.sorcery or instructions.once:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        return replace(
            ability,
            effects=instructions.made(),
            targets=tuple(instructions.scope.targets),
            zones=(instructions.scope.functions_in,),
            once_each_turn=instructions.triggers_once,
        )

    # --- chapters

    def _chapter(self, line: Line) -> bool:
        """714.2a-b: a chapter ability, for one or several chapter numbers; ``False`` for a line that is none."""
        dash = next((n for n, piece in enumerate(line.pieces) if piece.form in "—-" and piece.kind is PieceKind.MARK), 0)
        numbers = [piece.form for piece in line.pieces[:dash] if piece.form != ","]
        if not numbers or any(number not in _ROMAN for number in numbers):
            return False
        rest = replace(line, pieces=line.pieces[dash + 1 :])
        if not rest.pieces:
            raise Refusal(line.start, line.end, refusal.UNFINISHED)
        said = sentences(lexed(rest.pieces))
        for number in numbers:
            instructions = Instructions(self._scope())
            modes, how_many = self._modes_of_chapter(rest, said, instructions)
            if instructions.sorcery or instructions.once or instructions.triggers_once:
                raise Refusal(line.start, line.end, refusal.UNEXPECTED)
            trigger = CountersPutOn(subject=Filter(this=True), counter=LORE, crosses=_ROMAN.index(number) + 1)
            ability = Triggered(
                trigger=trigger,
                effects=instructions.made(),
                targets=tuple(instructions.scope.targets),
                modes=modes,
                choose_modes=how_many,
                chapter=_ROMAN.index(number) + 1,
            )
            self._keep(line, [ability])
        return True

    def _modes_of_chapter(
        self, line: Line, said: list[list[Lexeme]], instructions: Instructions
    ) -> tuple[tuple[Mode, ...], tuple[int, int]]:
        if said and said[0][0].kind == "CHOOSE_MODES":
            return self._modes(line, said[0], self._scope())
        if line.modes:
            raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
        for sentence in said:
            instructions.add(sentence)
        return (), (1, 1)

    # --- modes

    def _modes(self, line: Line, header: list[Lexeme], scope: Scope) -> tuple[tuple[Mode, ...], tuple[int, int]]:
        """700.2: the modes of a header such as 'scegli uno —', on lines of their own or behind it with semicolons."""
        place = next(n for n, one in enumerate(header) if one.kind == "CHOOSE_MODES")
        behind = header[place + 1 :]
        behind = behind[1:] if behind and behind[0].kind == "DASH" else behind
        if line.modes and behind:
            raise Refusal(behind[0].start, behind[-1].end, refusal.UNEXPECTED)
        if line.modes:
            listed = [(lexed(mode), line.text[mode[0].start : mode[-1].end]) for mode in line.modes]
        else:
            listed = [(mode, line.text[mode[0].start : mode[-1].end]) for mode in _behind(behind)]
        if len(listed) < 2:
            raise Refusal(header[0].start, header[-1].end, refusal.UNFINISHED)
        least, most = header[place].value  # type: ignore[misc]
        modes = tuple(_mode(mode, text, scope.fork()) for mode, text in listed)
        return modes, (least, min(len(modes) if most is None else most, len(modes)))

    def _modal_spell(self, line: Line, found: list[Lexeme]) -> None:
        if not self.source.spell:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        self._spell.append(line)
        header, *rest = sentences(found)
        if rest and line.modes:
            raise Refusal(rest[0][0].start, rest[-1][-1].end, refusal.UNEXPECTED)
        if not line.modes:
            header = [one for one in found if one.kind != "STOP"] if len(rest) == 0 else found
        self._modal.append(self._modes(line, header, self._scope()))

    # --- spells and static abilities

    def _of_spell(self, line: Line, found: list[Lexeme]) -> None:
        said = sentences(found)
        if line.modes:
            raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
        about_itself = self._about_itself(said)
        if about_itself is not None:
            self._keep(line, about_itself)
            return
        if self._instructions is None:
            self._instructions = Instructions(self._scope())
        self._spell.append(line)
        self._instructions.scope.subject = None
        for sentence in said:
            self._instructions.add(sentence)
        if self._instructions.sorcery or self._instructions.once or self._instructions.triggers_once:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)

    def _about_itself(self, said: list[list[Lexeme]]) -> tuple[Ability, ...] | None:
        """A static ability of a spell, such as that it cannot be countered; ``None`` for instructions."""
        if len(said) != 1 or not any(one.kind == "COUNTERED" for one in said[0]):
            return None
        try:
            abilities, _ = one_reading(readings(said[0], "static"), self._scope(), static)
        except Refusal:
            return None
        return abilities

    def _static(self, line: Line, found: list[Lexeme]) -> list[Ability]:
        if line.modes:
            raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
        made: list[Ability] = []
        for sentence in sentences(found):
            abilities, _ = one_reading(readings(sentence, "static"), self._scope(), static)
            made += abilities
        return made

    def _scope(self) -> Scope:
        return Scope(source=self.source, x=X() if self.source.announces_x else None)


_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii")


def _begins_with_if(tree: Node) -> bool:
    """603.4: 'se ...' right behind the trigger event is the intervening 'if', not an instruction's."""
    said = tree.node("effects")
    first = None if said is None else said.node("clause")
    return first is not None and first.node("conditional") is not None


def _hear(event: Event, scope: Scope) -> None:
    """What an event speaks of can be spoken of by the instructions."""
    scope.x = None
    scope.event_amount = event.amount
    for mention in event.mentions:
        scope.mention(mention)
    scope.subject = event.mentions[0] if event.mentions else None


def _one_list_of_events(trees: Sequence[Node], scope: Scope) -> int:
    """How many events the trigger of a sentence has, in every reading of it."""
    counts = set()
    refused: list[Refusal] = []
    for tree in trees:
        try:
            counts.add(len(events(next(tree.nodes("trigger")), scope.fork())))
        except Refusal as why:
            refused.append(why)
    if not counts:
        raise max(refused, key=lambda why: (why.start, why.end))
    if len(counts) > 1:
        raise Refusal(trees[0].start, trees[0].end, refusal.AMBIGUOUS)
    return counts.pop()


def _only_once(rest: list[list[Lexeme]], scope: Scope) -> bool:
    for sentence in rest:
        if [one.kind for one in sentence] != ["TRIGGERS_ONCE"]:
            raise Refusal(sentence[0].start, sentence[-1].end, refusal.UNEXPECTED)
    return bool(rest)


def _up_to_modes(first: list[Lexeme]) -> list[Lexeme]:
    place = next(n for n, one in enumerate(first) if one.kind == "CHOOSE_MODES")
    return first[: place + 1]


def _behind(found: list[Lexeme]) -> list[list[Lexeme]]:
    """Modes that stand in one line: parted by semicolons, with 'o' before the last."""
    parts = [list(part) for semicolon, part in groupby(found, key=lambda one: one.kind == "SEMICOLON") if not semicolon]
    if len(parts) > 1 and parts[-1][0].kind != "OR":
        raise Refusal(parts[-1][0].start, parts[-1][-1].end, refusal.UNEXPECTED)
    return [part[1:] if part[0].kind == "OR" else part for part in parts]


def _mode(found: list[Lexeme], text: str, scope: Scope) -> Mode:
    scope.targets = []
    instructions = Instructions(scope)
    for sentence in sentences(found):
        instructions.add(sentence)
    if instructions.sorcery or instructions.once or instructions.triggers_once:
        raise Refusal(found[0].start, found[-1].end, refusal.UNEXPECTED)
    return Mode(effects=instructions.made(), targets=tuple(instructions.scope.targets), text=text)


def quoted_abilities(quoted: Lexeme) -> tuple[Ability, ...]:
    """The abilities in quotes, which something has or gains. 'Questa creatura' in them is what has them."""
    inside = quoted.value
    assert isinstance(inside, tuple)
    if not inside:
        raise Refusal(quoted.start, quoted.end, refusal.EMPTY)
    reader = Reader(Source(quoted=True))
    words = " ".join(piece.form for piece in inside)
    line = _InQuotes(inside, (), words)
    reader.read(line)
    reader.finish()
    if reader.failed:
        raise reader.failed[0].why
    return tuple(one.ability for one in reader.placed)


class _InQuotes(Line):
    """A paragraph in quotes, of which only the words are known."""

    @property
    def said(self) -> str:
        return self.text
