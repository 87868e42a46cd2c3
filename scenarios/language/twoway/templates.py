"""How an entry is written: a template is a line of words, verbs, slots and classes of words.

    word            that word; ``a|an`` one of several
    [deal]          a verb in the form that its place asks for, in its own language: ``[infliggere]``; ``[deal~sub]`` behind a subject
    {party}         a slot: something of that category; ``{to:party}`` under another name
    {part*}         any number of them; ``{clause+link}`` one or more with a link between each two
    {nominal.p}     one that is, or may be, in the plural; ``.s`` in the singular
    {@nominal}      one that agrees with all others so marked, and gives its gender and number to the whole
    {deed~inf}      its verbs in the infinitive, ``~sub`` as behind a subject, ``~2s`` as behind 'you'; ``~`` as is asked of the whole
    <TYPE>          a word of a class; ``<@ONE>`` that agrees
    ( ... )?        may be left out

``said`` names the parts in the order in which they are kept: slots, and words in capitals. Where it is not given, it is the order
of the English template; ``after(first second)`` is a part of its own made of both. A word in capitals that no template has is kept all the same: 'to its owner's hand' says ``TO_OWNERS_HAND``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum

from engine.words.record import Record, replace
from scenarios.language.determiners import CONTRACTIONS
from scenarios.language.verbs import VERBS


class Language(StrEnum):
    """The languages of card text that are read and printed."""

    ITALIAN = "it"
    ENGLISH = "en"


class Literal(Record):
    """One of some words, which are kept nowhere."""

    forms: tuple[str, ...]


class Verb(Record):
    """A verb, in any of its forms. ``form``: the one to print."""

    kind: str
    form: str = ""


class Slot(Record):
    """A place for something of a category. ``number``: 's' or 'p'. ``form``: of its verbs, '~' as of the whole."""

    name: str
    category: str
    many: bool = False
    between: str = ""
    number: str = ""
    agrees: bool = False
    form: str = ""


class ClassOf(Record):
    """A word of a class."""

    kind: str
    number: str = ""
    agrees: bool = False


Item = Literal | Verb | Slot | ClassOf


class Kept(Record):
    """One part in the order of an entry: a slot's contents, a word, or a part of its own that is made of several."""

    slot: str = ""
    word: str = ""
    form: str = ""
    marks: str = ""
    made: str = ""
    inside: tuple[Kept, ...] = ()

    def slots(self) -> Iterator[str]:
        """The slots that it keeps."""
        if self.slot:
            yield self.slot
        for one in self.inside:
            yield from one.slots()


class WrongEntry(Exception):
    """An entry contradicts itself, or another one."""


class Entry(Record):
    """One thing that can be said. ``kind`` is what it is to the resolver; '' hands its one part on as it is."""

    category: str
    kind: str
    keeps: tuple[Kept, ...]
    templates: tuple[tuple[Language, tuple[Item, ...]], ...]
    marks: str = ""
    reads_only: bool = False

    def of(self, language: Language) -> Iterator[tuple[Item, ...]]:
        """Its templates in a language, the one to print first."""
        return (items for spoken, items in self.templates if spoken is language)


_ITEM = re.compile(
    r"\((?P<group>[^()]*)\)\?"
    r"|\[(?P<verb>[^\]]+)\]"
    r"|\{(?P<agrees>@?)(?:(?P<name>\w+):)?(?P<category>\w+)(?:(?P<many>\*)|\+(?P<between>[\w,]+))?"
    r"(?:\.(?P<number>[sp]))?(?P<form>~\w*)?\}"
    r"|<(?P<class_agrees>@?)(?P<class>\w+)(?:\.(?P<class_number>[sp]))?>"
    r"|(?P<word>[^\s(){}\[\]<>]+)"
)

ENGLISH_VERBS: dict[str, str] = {
    "add": "ADD", "target": "AIM", "activate": "ACTIVATE", "amass": "AMASS", "bolster": "BOLSTER", "double": "DOUBLE",
    "skip": "SKIP", "separate": "SEPARATE", "exchange": "SWITCH", "connive": "CONNIVE", "detain": "DETAIN", "endure": "ENDURE", "explore": "EXPLORE", "find": "FIND", "flip": "CAST",
    "goad": "GOAD", "haunt": "HAUNT", "look": "LOOK", "phase": "PHASE_OUT", "populate": "POPULATE", "proliferate": "PROLIFERATE",
    "reveal": "REVEAL", "scry": "SCRY", "search": "SEARCH", "shuffle": "SHUFFLE", "support": "SUPPORT", "switch": "SWITCH",
    "triple": "TRIPLE", "surveil": "SURVEIL", "suspect": "SUSPECT", "harness": "HARNESS", "attach": "ATTACH", "attack": "ATTACK", "be": "BE",
    "become": "BECOME", "block": "BLOCK", "may": "CAN", "can": "CAN", "cast": "CAST", "choose": "CHOOSE", "control": "CONTROL",
    "copy": "COPY", "cost": "COST", "counter": "COUNTER", "create": "CREATE", "deal": "DEAL", "destroy": "DESTROY", "die": "DIE",
    "discard": "DISCARD", "do": "DO", "have": "HAVE", "draw": "DRAW", "enter": "ENTER", "exile": "EXILE", "fight": "FIGHT",
    "gain": "GAIN", "get": "GET", "investigate": "INVESTIGATE", "mutate": "MUTATE", "incubate": "INCUBATE", "discover": "DISCOVER", "manifest": "MANIFEST", "cloak": "CLOAK",
    "leave": "LEAVE", "lose": "LOSE", "mill": "MILL", "own": "OWN", "pay": "PAY", "play": "PLAY", "prevent": "PREVENT",
    "put": "PUT", "regenerate": "REGENERATE", "remain": "REMAIN", "remove": "REMOVE", "return": "RETURN",
    "sacrifice": "SACRIFICE", "tap": "TAP", "untap": "UNTAP", "win": "WIN", "transform": "TRANSFORM", "cycle": "CYCLE", "exert": "EXERT", "assign": "ASSIGN",
    "change": "CHANGE", "move": "MOVE", "turn": "TURN", "distribute": "DISTRIBUTE", "expend": "EXPEND", "exploit": "EXPLOIT", "complete": "COMPLETE", "enlist": "ENLIST", "collect": "COLLECT", "forage": "FORAGE",
    "roll": "ROLL", "commit": "COMMIT", "unlock": "UNLOCK", "lock": "BLOCK",
}  # fmt: skip
"""The kind of each English verb."""

_ITALIAN_VERBS: dict[str, str] = {infinitive: kind for kind, infinitive in VERBS.items()}


def verb_kind(verb: str, language: Language) -> str:
    """The kind of a verb of a template. Raises WrongEntry for one that is in no table."""
    known = (ENGLISH_VERBS if language is Language.ENGLISH else _ITALIAN_VERBS).get(verb)
    if known is None:
        raise WrongEntry(f"no such verb: {verb}")
    return known


def expanded(template: str) -> list[str]:
    """A template without groups: the one without all that may be left out first."""
    found = re.search(r"\(([^()]*)\)\?", template)
    if found is None:
        return [template]
    before, after = template[: found.start()], template[found.end() :]
    return [one for middle in (" ", found.group(1)) for one in expanded(f"{before}{middle}{after}")]


def items_of(template: str, language: Language) -> tuple[Item, ...]:
    """The items of a template without groups."""
    found: list[Item] = []
    at = 0
    while at < len(template):
        if template[at].isspace():
            at += 1
            continue
        match = _ITEM.match(template, at)
        if match is None:
            raise WrongEntry(f"not a template: {template!r} at {at}")
        found += _items(match, language)
        at = match.end()
    return tuple(found)


def _items(match: re.Match[str], language: Language) -> Iterator[Item]:
    if match["verb"]:
        verb, _, form = match["verb"].partition("~")
        yield Verb(verb_kind(verb, language), form)
    elif match["class"]:
        yield ClassOf(match["class"], match["class_number"] or "", bool(match["class_agrees"]))
    elif match["category"]:
        name = match["name"] or match["category"]
        between = match["between"] or ""
        many = bool(match["many"] or between)
        number, form = match["number"] or "", (match["form"] or "").removeprefix("~") or ("~" if match["form"] else "")
        yield Slot(name, match["category"], many, between, number, bool(match["agrees"]), form)
    else:
        words = tuple(match["word"].split("|"))
        if language is Language.ITALIAN and len(words) == 1:
            for one in re.findall(r"[^']+'?", words[0]):
                yield from (Literal((part,)) for part in CONTRACTIONS.get(one, (one,)))
        elif language is Language.ENGLISH and len(words) == 1 and words[0].endswith("'s") and len(words[0]) > 2:
            yield from (Literal((words[0].removesuffix("'s"),)), Literal(("'s",)))
        else:
            yield Literal(words)


_KEPT = re.compile(
    r"(?P<made>\w+)\(|(?P<end>\))|(?P<word>[A-Z][A-Z_]*)(?:=(?P<form>\"[^\"]*\"))?(?::(?P<marks>\w+))?|(?P<slot>[a-z_]\w*)"
)


def _kept(said: str) -> tuple[Kept, ...]:
    """The parts that ``said`` names, those inside others too."""
    open_: list[tuple[str, list[Kept]]] = [("", [])]
    for one in _KEPT.finditer(said):
        if one["made"]:
            open_.append((one["made"], []))
        elif one["end"]:
            made, inside = open_.pop()
            open_[-1][1].append(Kept(made=made, inside=tuple(inside)))
        else:
            form = (one["form"] or "").strip('"')
            open_[-1][1].append(Kept(one["slot"] or "", one["word"] or "", form, one["marks"] or ""))
    if len(open_) != 1:
        raise WrongEntry(f"not closed: {said!r}")
    return tuple(open_[0][1])


def _as_written(items: Sequence[Item]) -> tuple[Kept, ...]:
    """Everything of a template that is kept, as it stands there."""
    kept: list[Kept] = []
    for item in items:
        match item:
            case Verb(kind):
                kept.append(Kept(word=f"V_{kind}"))
            case ClassOf(kind):
                kept.append(Kept(word=kind))
            case Slot(name):
                kept.append(Kept(slot=name))
            case Literal():
                pass
    return tuple(kept)


def _names(items: Sequence[Item]) -> frozenset[str]:
    return frozenset(one.name for one in items if isinstance(one, Slot))


def entry(
    kind: str,
    en: str | Sequence[str] = (),
    it: str | Sequence[str] = (),
    *,
    said: str | None = None,
    category: str | None = None,
    marks: str = "",
    reads_only: bool = False,
) -> list[Entry]:
    """An entry. What may be left out makes several of it, which share their kind. Raises WrongEntry."""
    spoken = ((Language.ENGLISH, en), (Language.ITALIAN, it))
    written = [
        (language, [items_of(plain, language) for plain in expanded(template)])
        for language, given in spoken
        for template in ([given] if isinstance(given, str) else given)
    ]
    maybe = frozenset[str]().union(*(_classes_left_out(several) for _, several in written))
    alike: dict[frozenset[str], list[tuple[Language, tuple[Item, ...]]]] = {}
    for language, several in written:
        for items in several:
            alike.setdefault(_names(items) | (_classes(items) & maybe), []).append((language, items))
    found = []
    for there, templates in alike.items():
        keeps = _kept(said) if said is not None else _as_written(templates[0][1])
        keeps = _of_this_one(keeps, there, maybe)
        missing = {name for name in there if name.islower()} - {name for one in keeps for name in one.slots()}
        if missing:
            raise WrongEntry(f"{kind}: nothing keeps {', '.join(sorted(missing))}")
        found.append(Entry(category or kind, kind, keeps, tuple(templates), marks, reads_only))
    return found


def _of_this_one(keeps: tuple[Kept, ...], there: frozenset[str], maybe: frozenset[str]) -> tuple[Kept, ...]:
    """What is kept of one way to write an entry, where something is left out of it: in parts of their own too."""
    return tuple(
        replace(one, inside=_of_this_one(one.inside, there, maybe)) if one.made else one
        for one in keeps
        if one.made or one.slot in there or (one.word and one.word not in maybe - there)
    )


def _classes(items: Sequence[Item]) -> frozenset[str]:
    return frozenset(one.kind for one in items if isinstance(one, ClassOf))


def _classes_left_out(several: Sequence[Sequence[Item]]) -> frozenset[str]:
    """The classes that only some of the ways to write a template have."""
    classes = [_classes(items) for items in several]
    return frozenset[str]().union(*classes) - frozenset.intersection(*classes)


def wrapped(kind: str, *kinds: str) -> list[Entry]:
    """A kind that is one of several others, and says so."""
    return [made for one in kinds for made in entry(kind, f"{{@{one}~}}", f"{{@{one}~}}")]


def handed_on(category: str, *kinds: str) -> list[Entry]:
    """A category that is one of several others, and keeps nothing of its own."""
    return [
        Entry(
            category,
            "",
            (Kept(slot=kind),),
            tuple((language, (Slot(kind, kind, agrees=True, form="~"),)) for language in Language),
        )
        for kind in kinds
    ]
