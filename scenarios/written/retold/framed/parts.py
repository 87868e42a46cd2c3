"""The parts of a clause: things with all that is said of them, players, effects, each with the word that joins it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from scenarios.written.retold.framed.chunks import CREATURE_OF, Chunk
from scenarios.written.retold.whom import Told

_JOINTS = ("on", "to", "with", "of", "from", "for")
_OF_A_THING = ("size", "keyword", "word", "state", "counters", "cost", "text", "loyalty")
"""What belongs to the thing that it stands behind."""
_EFFECTS = ("damage", "pt", "counters", "keyword", "life")
_UNSIZED = ("istantaneo", "stregoneria", "incantesimo", "artefatto", "planeswalker", "terra", "aura", "equipaggiamento")
SPELLS = ("istantaneo", "stregoneria")


NAMELESS = "Creatura"
"""How a creature that is called by its size alone is called."""


@dataclass
class Thing:
    """A thing by its name, with all that a sentence says of it."""

    name: str
    is_new: bool
    count: str = ""
    said: list[str] = field(default_factory=list)
    """What it is, in the words of the guide and in the order of a card's line."""
    owner: str | None = None
    zone: str = ""
    is_guess: bool = False
    """Whether nothing but its place says that a word in small letters is a name."""
    is_creature_of: bool = False
    """Whether it is called the creature of a player, and not by its name."""
    under: list[Thing] = field(default_factory=list)
    """What is attached to it."""

    @property
    def is_described(self) -> bool:
        """Whether more than its name is said, and than how many of those that are there are meant."""
        return bool(self.said or (self.count and self.is_new))

    def line(self) -> str:
        """The thing as the guide has it in a player's line."""
        count = f"{self.count}x " if self.count and self.count != "1" else ""
        return " ".join([f"{count}{self.name}", *self.said])


@dataclass
class Part:
    """A part of a clause: how it is joined, and what it is."""

    joint: str
    kind: str
    value: str
    things: list[Thing] = field(default_factory=list)


@dataclass
class Clause:
    """Who does what, and all that is said of it."""

    who: str | None = None
    is_assumed: bool = False
    """Whether its sentence says of nobody that they do it, so that it is who was spoken of before."""
    subjects: list[Thing] = field(default_factory=list)
    verb: str = ""
    negated: bool = False
    it: bool = False
    """Whether a word in front of the verb stands for what was spoken of."""
    answers: bool = False
    when: str = ""
    time: tuple[str, str | None] | None = None
    """In which step and in whose turn, '' and ``None`` where it is not said."""
    parts: list[Part] = field(default_factory=list)

    def take(self, kinds: Sequence[str], joints: Sequence[str] = ("",)) -> Part | None:
        """The first part of these kinds that is joined so, which then is accounted for."""
        for part in self.parts:
            if part.kind in kinds and part.joint in joints:
                self.parts.remove(part)
                return part
        return None


_ORDER = ("number", "size", "word", "keyword", "loyalty", "cost", "text", "state", "counters")
"""In which order the guide has what it says of a card."""


class _Reader:
    def __init__(self, chunks: Sequence[Chunk], told: Told) -> None:
        self.chunks, self.told, self.at = chunks, told, 0

    @property
    def kind(self) -> str:
        return self.chunks[self.at].kind if self.at < len(self.chunks) else ""

    def kind_at(self, ahead: int) -> str:
        at = self.at + ahead
        return self.chunks[at].kind if at < len(self.chunks) else ""

    def next(self) -> Chunk:
        self.at += 1
        return self.chunks[self.at - 1]


def clause_of(chunks: Sequence[Chunk], told: Told) -> Clause | None:
    """The clause that these pieces say; ``None`` where they are no clause."""
    reader, clause = _Reader(chunks, told), Clause()
    while reader.at < len(chunks):
        kind = reader.kind
        if kind == "answer":
            reader.next()
            clause.answers = True
        elif kind in ("behind_blocks", "before_blocks"):
            clause.when = reader.next().kind
        elif kind in ("turn", "step") and clause.time is None:
            clause.time = _time(reader)
        elif kind == "not" and not clause.verb:
            reader.next()
            clause.negated = True
        elif kind == "them" and not clause.verb:
            reader.next()
            clause.it = True
        elif kind == "verb" and not clause.verb:
            clause.verb = _verb_of(reader.next(), chunks)
            clause.subjects = [thing for part in clause.parts for thing in part.things]
            if any(part.joint or not part.things for part in clause.parts):
                return None
            clause.parts = []
        elif kind in ("he", "she") and clause.who is None and not clause.verb and not clause.parts:
            clause.who = _by_gender(reader.next().kind, told)
            if clause.who is None:
                return None
        elif kind == "and" and clause.parts and not clause.verb and reader.kind_at(1) in ("verb", "them", "not"):
            reader.next()
        elif kind == "player" and clause.who is None and not clause.verb and not clause.parts:
            clause.who = reader.next().value
        elif (part := _part(reader)) is not None:
            clause.parts.append(part)
        else:
            return None
    return clause


def _verb_of(verb: Chunk, chunks: Sequence[Chunk]) -> str:
    """510.1c: who «puts» damage on creatures assigns it, and casts nothing."""
    puts = verb.said.lower().startswith("mett") and any(one.kind == "damage" for one in chunks)
    return "assign" if puts else verb.value


def _by_gender(kind: str, told: Told) -> str | None:
    """«Lei risponde»: the one player whose name is a woman's."""
    found = [one for one in told.players if (one[-1:] == "a") == (kind == "she")]
    return found[0] if len(found) == 1 else None


def _time(reader: _Reader) -> tuple[str, str | None]:
    """«Turno di Bruno, combattimento», «mantenimento di Bruno»."""
    step, whose = "", None
    while True:
        if reader.kind == "step":
            step = reader.next().value
        elif reader.kind == "turn" or (reader.kind == "and" and reader.kind_at(1) in ("turn", "step")):
            reader.next()
        elif reader.kind == "of" and reader.kind_at(1) == "player":
            reader.next()
            whose = reader.next().value
        elif reader.kind == "player" and whose is None and reader.kind_at(1) in ("", "and"):
            whose = reader.next().value
        else:
            while reader.kind == "and":
                reader.next()
            return step, whose


def _part(reader: _Reader) -> Part | None:
    joint = ""
    while reader.kind in _JOINTS:
        # «su di Orso», «con su»: the first says how.
        said = reader.next().kind
        joint = joint or said
    if reader.kind == "player":
        return Part(joint, "player", reader.next().value)
    if reader.kind in ("it", "he", "she", "spell", "empty", "every"):
        chunk = reader.next()
        if chunk.kind in ("he", "she"):
            # «Su di lei» is the player whose name is a woman's, where no thing was spoken of behind her.
            person = _by_gender(chunk.kind, reader.told)
            return Part(joint, "it", "") if person is None or reader.told.it_is_last else Part(joint, "person", person)
        return Part(joint, chunk.kind, chunk.value)
    if reader.kind == "zone":
        return Part(joint, "zone", reader.next().value)
    thing = _thing(reader)
    if thing is not None:
        things = [thing]
        while reader.kind == "and":
            mark = reader.at
            while reader.kind in ("and", "with"):
                reader.next()
            another = _thing(reader)
            if another is None:
                reader.at = mark
                break
            things.append(another)
        while reader.kind == "and":
            reader.next()
        return Part(joint, "things", "", things)
    if reader.kind == "word" and reader.chunks[reader.at].value in HOSTS:
        host = Thing("", True, said=[reader.next().value])
        _given(reader, host)
        return Part(joint, "host", host.said[0])
    if reader.kind in (
        *_EFFECTS,
        "x",
        "size",
        "cards",
        "poison",
        "number",
        "ability",
        "cost",
        "text",
        "word",
        "loyalty",
    ):
        chunk = reader.next()
        while reader.kind == "and":
            reader.next()
        return Part(joint, chunk.kind, chunk.value)
    if reader.kind == "and" and not joint:
        reader.next()
        return _part(reader) if reader.kind else None
    return None


def _thing(reader: _Reader) -> Thing | None:
    """A thing with its number before it and what is said of it behind; ``None`` where none stands here."""
    start = reader.at
    said: list[Chunk] = []
    count = ""
    while reader.kind in ("number", "word", "keyword", "loyalty", "state"):
        chunk = reader.next()
        if chunk.kind == "number":
            count = chunk.value
        else:
            said.append(chunk)
            # «Un incantesimo, Vuoto, che dice ...»: the name of what a word says the type of.
            if (
                reader.kind == "and"
                and reader.kind_at(1) in ("thing", "new", "name", "guess")
                and chunk.kind == "word"
                and len(said) == 1
            ):
                reader.next()
    if reader.kind == "size":
        # «Attacca con un 3/3 volare»: a creature that nobody gives a name.
        size = reader.next().value
        said.append(reader.chunks[reader.at - 1])
        thing = Thing(f"{NAMELESS}{size.replace('/', '-')}", True, count)
    elif (
        reader.kind in ("loyalty", "text", "of")
        and said
        and said[-1].kind in ("word", "loyalty")
        and said[0].value not in SPELLS
    ):
        # A permanent that nobody gives a name is called by its type.
        thing = Thing(said[0].value.capitalize(), True, count)
    elif reader.kind in ("thing", "new", "guess", "name"):
        chunk = reader.next()
        thing = Thing(chunk.value, chunk.kind != "thing", count, is_guess=chunk.kind == "guess")
        thing.is_creature_of = chunk.kind == "thing" and CREATURE_OF.fullmatch(chunk.said) is not None
    else:
        reader.at = start
        return None
    _described(reader, thing, said)
    thing.said = [one.value for one in sorted(said, key=lambda one: _ORDER.index(one.kind))]
    return thing


def _described(reader: _Reader, thing: Thing, said: list[Chunk]) -> None:
    """What stands behind a thing and belongs to it."""
    while True:
        ahead = 0
        while reader.kind_at(ahead) in ("with", "and", "that"):
            ahead += 1
        kind = reader.kind_at(ahead)
        if kind == "size" and (ahead > 1 or any(one.kind == "size" for one in said)):
            return
        if kind == "number" and not ahead and any(one.value == "planeswalker" for one in said):
            said.append(reader.next()._replace(kind="loyalty"))
        elif kind == "lacks" and reader.kind_at(ahead + 1) == "keyword":
            # What a card has not need not be said.
            reader.at += ahead + 2
        elif kind == "word" and reader.chunks[reader.at + ahead].value in HOSTS and reader.kind_at(ahead + 1) == "pt":
            reader.at += ahead
            host = reader.next().value
            thing.under.append(Thing(host.capitalize(), True, said=[gift(host, "pt", reader.next().value)]))
        elif kind in _OF_A_THING and not (kind in ("keyword", "counters") and _is_effect(reader, ahead)):
            reader.at += ahead
            said.append(_counted(reader.next()))
        elif kind == "attached" and ahead in (0, 1):
            reader.at += ahead + 1
            under = _thing(reader)
            if under is None:
                return
            _given(reader, under)
            thing.under.append(under)
        elif kind == "of" and reader.kind_at(ahead + 1) == "player" and ahead == 0:
            reader.at += 1
            thing.owner = reader.next().value
        elif kind == "owned" and reader.kind_at(ahead + 1) == "player":
            reader.at += ahead + 1
            said.append(
                reader.next()._replace(kind="state", value=f"proprietario {reader.chunks[reader.at - 1].value}")
            )
        elif kind == "zone" and ahead == 0:
            thing.zone = reader.next().value
        else:
            return


HOSTS = {"aura": "La creatura incantata", "equipaggiamento": "La creatura equipaggiata"}


def _given(reader: _Reader, under: Thing) -> None:
    """«Un'Aura che dà -1/-1»: what something gives to what it is attached to, as the text that it has."""
    kind = next((one for one in HOSTS if one in under.said), None)
    ahead = 0
    while reader.kind_at(ahead) in ("that", "and"):
        ahead += 1
    if kind is None or reader.kind_at(ahead) != "verb" or reader.chunks[reader.at + ahead].value != "give":
        return
    given = reader.kind_at(ahead + 1)
    if given in ("pt", "keyword"):
        value = reader.chunks[reader.at + ahead + 1].value
        reader.at += ahead + 2
        under.said = [*(one for one in under.said if one != kind), gift(kind, given, value)]


def gift(kind: str, given: str, value: str) -> str:
    """What an Aura or an Equipment is that gives something: its type and its text."""
    enchants = f"{kind} incantare creatura" if kind == "aura" else kind
    return f"{enchants} «{HOSTS[kind]} {'prende' if given == 'pt' else 'ha'} {value}.»"


def _counted(chunk: Chunk) -> Chunk:
    """Counters as the guide has them behind a card, of several kinds too: ``+1/+1x2``."""
    if chunk.kind != "counters":
        return chunk
    number, _, kind = chunk.value.partition(" segnalini ")
    return chunk._replace(value=f"{kind}x{number}")


def _is_effect(reader: _Reader, ahead: int) -> bool:
    """«Dà all'Orso volare»: what a thing gets, no part of it, stands behind it without «con»."""
    is_given = any(one.kind == "verb" and one.value in ("give", "put", "pump") for one in reader.chunks[: reader.at])
    return ahead == 0 and is_given
