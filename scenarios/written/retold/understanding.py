"""A text of lines understood as far as it can be: as it stands, and where it is not, with its lines put in the words of the guide.

A board that is understood as it stands is never touched. A line that was put in other words is kept with what it was read as, so
that the ruling can tell both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import partial

from scenarios.language.errors import Fault, shown
from scenarios.language.folding import folded
from scenarios.written.by_line.described import names_in
from scenarios.written.by_line.gathered import ASKS, MARKS
from scenarios.written.by_line.pieces import Typed, trimmed
from scenarios.written.by_line.reading import Lines, read
from scenarios.written.card_source import is_lent
from scenarios.written.load import Understood, judged
from scenarios.written.records import Text
from scenarios.written.retold.framed.chunks import is_word
from scenarios.written.retold.framed.sentences import not_read, question_by_frames, sentence_by_frames, tells_several
from scenarios.written.retold.hasty import spelled_out, with_letters
from scenarios.written.retold.putting_back import put_back
from scenarios.written.retold.retelling import retold, retold_by
from scenarios.written.retold.speaker import in_third_person, opponent_of, speaker_of
from scenarios.written.retold.verbs import begins_with_verb
from scenarios.written.retold.whom import LETTERS, USUAL, Told

_ROUNDS = 6
"""How often what was put in other words is looked at anew: a name in one line may be what another one lacked."""
Instead = Mapping[int, Sequence[str]]
Reader = Callable[[str, Told], Sequence[str] | None]
_by_frames: Reader = partial(retold_by, sentences=sentence_by_frames, questions=question_by_frames)


def in_other_words(text: str, name: str, found: Understood) -> Understood:
    """The scenario that lines say with as many of them in other words as it takes; ``found``: what they came to as they stand."""
    as_typed, text = text, with_letters(text)
    best, said = _best(text, name, found, retold)
    for another in (every_line_by_frames, partial(_best, reader=_by_frames)):
        if best.faults:
            other, said_so = another(text, name, found)
            if len(_wrong(other)) < len(_wrong(best)) or _got_further(best, other, said_so):
                best, said = other, said_so
    wrong = [*_lines_of(text, best)]
    if (
        best.faults
        and not said
        and all(tells_several(one) and not_read(one, _told_of(best, text)) is None for one in wrong)
    ):
        # Each of its sentences is understood: what is wrong is told of what they say.
        other, said_so = every_line_by_frames(text, name, found)
        best, said = (other, said_so) if set(said_so) >= _wrong(other) else (best, said)
    typed = as_typed.split("\n")
    told = tuple((n, typed[n - 1].strip(), "; ".join(said[n])) for n in sorted(said))
    scenario = None if best.scenario is None else best.scenario.retold_as(told)
    return Understood(best.lines, scenario, tuple(_clearer(best, as_typed, said)), told)


def _got_further(one: Understood, other: Understood, said: Instead) -> bool:
    """Whether of two readings of a text the other understands what the one stumbles over, and is wrong about no more lines.

    What a board means is looked at when all of it is read: the one hides what the other tells.
    """
    ours, theirs = _wrong(one), _wrong(other)
    return len(theirs) == len(ours) and ours <= set(said) and not ours & theirs


def _clearer(best: Understood, text: str, said: Instead) -> Iterator[Fault]:
    """The faults of a text; of a line that tells several things the first of them that is not understood."""
    told = _told_of(best, text)
    seen: dict[int, str | None] = {}
    for fault in best.faults:
        line = text.split("\n")[fault.line - 1] if fault.line else ""
        if fault.line not in seen:
            a_sentence = fault.line not in said and line.lstrip()[:1] not in (*MARKS, "")
            seen[fault.line] = not_read(line, told) if a_sentence else None
            sentence = seen[fault.line]
            if sentence is not None:
                message = f"non si capisce {shown(sentence)}: si dice una cosa per riga, come {_EXAMPLE}"
                yield fault._replace(column=line.find(sentence) + 1, field="", message=message, suggestion="")
        if seen[fault.line] is None:
            yield fault


def _told_of(found: Understood, text: str) -> Told:
    """What a text speaks of, before any of it is heard."""
    seated = _seated(found.lines)
    speaker = speaker_of(text, seated)
    return Told(
        _players(text, seated, speaker),
        speaker,
        opponent_of(text, speaker),
        dict.fromkeys(_names(found.lines, _wrong(found))),
    )


def _lines_of(text: str, found: Understood) -> Iterator[str]:
    """The lines that something is wrong with."""
    typed = text.split("\n")
    yield from (typed[number - 1] for number in sorted(_wrong(found)) if number)


_EXAMPLE = "«Anna: Orso 2/2», «Bruno lancia 3 danni su Orso», «Muore Orso?»"


def every_line_by_frames(text: str, name: str, found: Understood) -> tuple[Understood, Instead]:
    """Every line in the words of the guide that can be said in them, whether or not something is wrong with it."""
    speaker = speaker_of(text, _seated(found.lines))
    instead = _retold(text, found, {}, speaker, _by_frames)
    return _read(text, name, instead), instead


def _best(text: str, name: str, found: Understood, reader: Reader) -> tuple[Understood, Instead]:
    """What least is wrong with, and the lines that are in other words for it.

    First come lines that something is wrong with; what is mended there may show what is wrong in others.
    """
    now, instead = found, dict[int, Sequence[str]]()
    speaker = speaker_of(text, _seated(found.lines))
    best: tuple[Understood, Instead] = (found, {})
    for _ in range(_ROUNDS):
        told = {
            line: said for line, said in _retold(text, now, instead, speaker, reader).items() if line not in instead
        }
        more = {line: said for line, said in told.items() if line in _wrong(now)} or told
        if not more or not now.faults:
            break
        instead |= more
        now = _read(text, name, instead)
        if len(_wrong(now)) < len(_wrong(best[0])):
            best = now, dict(instead)
    # What did not help stays as it was typed; of what did, no line is left out by itself: it might be read as something else.
    # A line that is understood and would not be as it was typed did help, whatever else is hidden behind its fault.
    for line in [*best[1]] if best[0].faults else ():
        fewer = {one: said for one, said in best[1].items() if one != line}
        without = _read(text, name, fewer)
        if _wrong(without) <= _wrong(best[0]):
            best = without, fewer
    return best


def _read(text: str, name: str, instead: Instead) -> Understood:
    """The text with some lines in other words, each sentence of which is a line by itself until it was read."""
    expanded: list[str] = []
    typed_at: list[int] = []
    for number, line in enumerate(text.split("\n"), 1):
        said = instead.get(number, (line,)) or ("",)
        expanded += said
        typed_at += [number] * len(said)
    lines = read("\n".join(expanded))
    if instead and len(lines.seats) < _FEWEST:
        # Who does something and of whom nothing else is said sits at the table with nothing.
        speaker = speaker_of(text, _seated(lines))
        players = dict.fromkeys([*_seated(lines), *_players(text, _seated(lines), speaker), *USUAL])
        seats = [one for one in [*players][:_FEWEST] if one not in _seated(lines)]
        expanded, typed_at = [*seats, *expanded], [*[1] * len(seats), *typed_at]
        lines = read("\n".join(expanded))
    put_back(lines, typed_at)
    return judged(lines, name)


def _wrong(found: Understood) -> set[int]:
    return {fault.line for fault in found.faults}


def _retold(
    text: str, heard: Understood, instead: Instead, speaker: str | None, reader: Reader
) -> dict[int, Sequence[str]]:
    """Every line that can be said otherwise, as it would be. ``speaker``: who tells of themselves."""
    lines, opponent = heard.lines, opponent_of(text, speaker)
    names = dict.fromkeys(_names(lines, _wrong(heard)))
    told = Told(_players(text, _seated(lines), speaker), speaker, opponent, names, _owners(lines))
    found: dict[int, Sequence[str]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        typed = trimmed(line.rstrip("\r"), number, 1)
        if number in instead:
            for one in instead[number]:
                told.hears(one)
        elif reader is _by_frames and _is_of_a_file(line, told):
            told.hears(typed.text)
        elif typed.text[:1] not in (*MARKS, "") or typed.text[:1] == ASKS:
            said = reader(typed.text, told)
            if said is not None and not (len(said) > 1 and _has_text_below(text, number)):
                found[number] = said
    return found


_FIELD = re.compile(r"(?P<heading>[a-zà-ù][^:«\"]*):(?: |$)")
_SIGNS = re.compile(r"[\[\]=]|\{[^{}]*[^{}\dA-Z/][^{}]*\}|^\?|^-")


def _is_of_a_file(line: str, told: Told) -> bool:
    """Whether a line is in the words of a file, which nobody says: indented, a field in small letters, or with its signs."""
    field = _FIELD.match(line)
    is_field = field is not None and not told.is_player(field["heading"].split()[0])
    return line[:1].isspace() or is_field or _SIGNS.search(line.replace("X=", "").replace("x=", "")) is not None


_BELONGS_ABOVE = re.compile(r"\s*>|\s+\S|[a-zà-ù][a-zà-ù ]*:")
"""A line that says something of the card above it: a text, something indented, a field in small letters."""


def _has_text_below(text: str, number: int) -> bool:
    """Whether something is said below of the last card of a line, which would be another's if that line became several."""
    below = text.split("\n")[number : number + 1]
    return bool(below) and _BELONGS_ABOVE.match(below[0]) is not None


def _names(lines: Lines, wrong: Set[int] = frozenset()) -> Iterator[str]:
    """What lies on the table or is cast. ``wrong``: lines in which something is, where a bare name may be anything."""
    for seat in lines.seats:
        for cards in seat.zones.values():
            for card in cards:
                bare = isinstance(card, Text) and card.place is not None and card.place.line in wrong
                for one in names_in([Typed(card, 1, 1)]) if isinstance(card, Text) else ():
                    if not one.isdecimal() and not (bare and one == card.strip('"') and not is_lent(one)):
                        yield one


def _owners(lines: Lines) -> dict[str, str]:
    """Who controls what lies on the table, of names that one player alone has there."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for seat in lines.seats:
        pieces = [Typed(card, 1, 1) for card in seat.zones.get("campo", ()) if isinstance(card, Text)]
        for name in dict.fromkeys(map(folded, names_in(pieces))):
            twice |= {name} if name in found else set()
            found[name] = str(seat.name)
    return {name: whose for name, whose in found.items() if name not in twice}


_BEGINS = re.compile(
    r"(?:^|[.?!,;:]\s+|\b(?:e|ma|mentre|poi|se)\s+)(?P<name>[A-ZÀ-Ù][\w-]*) (?=(?P<next>\S.*))", re.MULTILINE
)
_FEWEST = 2
_NOBODY = (
    "Nessuno", "Tutti", "Turno", "Siamo", "Durante", "Nel", "Dopo", "Poi", "In", "Chi", "Che", "Cosa", "Quanti", "Quante", "Se",
    "È", "Al", "Alla", "Il", "La", "Lo", "Si", "Può", "Quale", "Quali", "Quanto", "Quanta", "Dove", "Come", "Perché", "Ma", "Io",
    "Lui", "Lei", "E", "Ed", "Ho", "Mio", "Mia", "Un", "Una", "Uno",
)  # fmt: skip
"""Words with which a sentence begins that are nobody's name."""


_WORDS_OF_A_PLAYER = 3


def _seated(lines: Lines) -> list[str]:
    """Who sits at the table; a sentence in front of a colon is nobody."""
    names = (str(seat.name) for seat in lines.seats)
    return [one for one in names if "," not in one and len(one.split()) <= _WORDS_OF_A_PLAYER]


def _players(text: str, seated: Sequence[str], speaker: str | None) -> list[str]:
    """Who sits at the table; where nobody is known to, the names of those who do something, unless they are a card's."""
    if len(seated) >= _FEWEST:
        return [*seated]
    text = "\n".join(map(spelled_out, in_third_person(text, speaker, opponent_of(text, speaker)).split("\n")))
    cards = {one for one in re.findall(r"([A-ZÀ-Ù][\w'-]*) \d+/\d+", text) if one not in USUAL}
    found = dict.fromkeys(seated)
    if speaker is not None:
        found[speaker] = None
    for begins in _BEGINS.finditer(text):
        does = begins_with_verb(begins["next"]) or (
            begins.start() == 0 or text[begins.start() - 1 : begins.start()] == "\n"
        )
        if (
            does
            and begins["name"] not in (*cards, *_NOBODY)
            and not is_word(begins["name"])
            and (begins["next"][:1].islower() or begins["next"][:1].isdigit())
        ):
            found[begins["name"]] = None
    words = set(re.findall(r"[\w-]+", text))
    found |= dict.fromkeys(one for one in (*USUAL, *LETTERS) if one in words and one not in cards)
    if speaker is not None:
        found[opponent_of(text, speaker)] = None
    return [*found][:_FEWEST]
