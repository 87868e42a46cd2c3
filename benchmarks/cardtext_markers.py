"""Does what Italian text compiled to say what the English text says? `python -m benchmarks.cardtext_markers FILE.jsonl.gz`.

Not a test. A marker is a word of English card text ('another', 'up to', 'may') with the part of the compiled data that carries
its meaning. For every face that is understood both sides are looked at; a table counts where one has it and the other not, and
with the name of a marker (or ``tutti``) as second argument the faces are listed. A mismatch is a reason to look, not an error:
old cards were printed with other words than those that they have today, and keywords stand for more than they say.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.cardtext import DEFAULT, faces, reading
from benchmarks.markers import COLORS, MARKERS, NUMBERS, TYPES
from engine.words.record import defaults, is_record
from scenarios.language.keywords import KEYWORDS
from scenarios.language.readback import in_words

Facts = Counter[str]


_REMINDER = re.compile(r"\([^()]*\)")


def facts(value: Any, field: str = "") -> Iterator[str]:
    """Everything that compiled data says, in short words: kinds of records, fields, fields with values, values, numbers."""
    if isinstance(value, tuple):
        for part in value:
            yield from facts(part, field)
    elif isinstance(value, Enum):
        yield from (f"{type(value).__name__}.{value.value}", f"{field}={value.value}", str(value.value))
    elif isinstance(value, bool | int | str):
        yield f"{field}={value}"
        if value is True:
            yield field
        yield from (f"number={number}" for number in re.findall(r"\d+", str(value)))
    elif is_record(value):
        yield from _of_record(value)


_ALWAYS = ("count", "minimum", "maximum", "until", "whose", "to_player")
"""Fields that say something with their default, too."""


def _of_record(value: Any) -> Iterator[str]:
    kind = type(value).__name__
    yield kind
    yield from _in_one_word(value, kind)
    known = defaults(type(value))
    for name in value.__struct_fields__:
        content = getattr(value, name)
        if name in ("text", "quality", "keep_as") or content is None:
            continue
        if content == known.get(name) and name not in _ALWAYS:
            continue
        if not isinstance(content, bool):
            yield name
        yield f"{kind}.{name}"
        yield from facts(content, name)


def _in_one_word(value: Any, kind: str) -> Iterator[str]:
    """What several fields say together."""
    if type(value).__module__.endswith("abilities.replacing"):
        yield "Changing"
    match kind:
        case "Characteristics" if not value.colors:
            yield "no color"
        case "TargetSpec" | "Choose" if value.minimum != value.maximum:
            yield "between"
        case "Moves" if value.origin == "battlefield":
            yield "dies" if value.to == "graveyard" else "leaves" if value.to is None else ""
        case "Destroy" if not value.regeneration:
            yield "not regeneration"


_THIS = re.compile(
    r"\b(?:this|that|enchanted|equipped) (?:creature|artifact|enchantment|land|planeswalker|permanent|aura|equipment|"
    r"vehicle|saga|card|spell|token|siege|class|case)\b",
    re.IGNORECASE,
)


def english(face: dict[str, Any]) -> str:
    """The English text without reminder text, without the card's own name, and without words that speak of one known thing."""
    text = _REMINDER.sub("", face.get("text_en") or "")
    name = face["name_en"]
    short = name.split(",")[0]
    for called in (name, short, short.split(" ")[0] if "Legendary" in (face.get("type_en") or "") else name):
        text = text.replace(called, "~")
    return _THIS.sub("~", text)


_EXPANDED = tuple(
    name
    for keyword in ("afterlife", "battle cry", "evolve", "fabricate", "for mirrodin!", "living weapon", "soulshift", "evoke",
                    "job select", "bargain", "kicker", "flashback", "devoid")
    for name in KEYWORDS[keyword]
)  # fmt: skip


class Mismatch(NamedTuple):
    """A marker that one side has and the other not, or not as often."""

    marker: str
    in_english: int
    compiled: int
    face: dict[str, Any]
    said: str


def look(face: dict[str, Any]) -> list[Mismatch]:
    """The mismatches of one face; none for one that is not understood."""
    found = reading(face)
    if not found.understood or not face.get("text_en"):
        return []
    abilities = tuple(
        one for one, _, _ in found.abilities if not getattr(one, "text", "").lower().startswith(_EXPANDED)
    )
    there: Facts = Counter()
    for said_once in {getattr(one, "text", ""): None for one in abilities}:
        of_line = Counter[str]()
        for one in abilities:
            if getattr(one, "text", "") == said_once:
                of_line |= Counter(facts(one))
        there += of_line
    text = english(face)
    said = "\n    ".join(map(in_words, abilities))
    return [Mismatch(name, left, right, face, said) for name, left, right in _compared(text, there)]


def _compared(text: str, there: Facts) -> Iterator[tuple[str, int, int]]:
    for marker in MARKERS:
        left = len(re.findall(marker.english, text, re.IGNORECASE | re.MULTILINE))
        right = sum(there[fact] for fact in marker.facts)
        if marker.how == "carried" and not left:
            continue
        if bool(left) is not bool(right) or (marker.how == "as often" and left != right):
            yield marker.name, left, right
    lower = text.lower()
    numbers = {int(found) for found in re.findall(r"(?<![\w])\d+", re.sub(r"\{[^{}]*\}", " ", lower))}
    numbers |= {value for word, value in NUMBERS.items() if re.search(rf"\b{word}\b", lower)}
    for value in sorted(numbers - {0, 1}):
        if not there[f"number={value}"] and not there[f"number=-{value}"]:
            yield "numeri", value, 0
    for word, letter in COLORS.items():
        left = len(re.findall(rf"\b(?:non)?{word}\b", lower))
        right = sum(count for fact, count in there.items() if fact == f"Color.{letter}")
        if bool(left) is not bool(right):
            yield "colori", left, right
        negated = re.search(rf"\bnon{word}\b", lower)
        if bool(negated) is not bool(there[f"not_colors={letter}"]):
            yield "non colori", bool(negated), there[f"not_colors={letter}"]
    for word in TYPES:
        left = len(re.findall(rf"\b(?:non)?{word}s?\b", lower.replace("sorceries", "sorcery")))
        right = there[f"CardType.{word}"]
        if left and not right and not there["AttachedTo"] and not there["holds_this"]:
            yield "tipi", left, right
        negated = re.search(rf"\bnon{word}\b", lower)
        if bool(negated) is not bool(there[f"not_types={word}"]):
            yield "non tipi", bool(negated), there[f"not_types={word}"]
    for keyword in KEYWORDS:
        left = bool(re.search(rf"\b{re.escape(keyword)}\b", lower))
        right = bool(there[f"keyword={keyword}"] or there[f"without_keyword={keyword}"])
        if left is not right and keyword not in _NOT_COMPARED:
            yield "parole chiave", left, right


_NOT_COMPARED = frozenset({
    "enchant", "landwalk", "afterlife", "battle cry", "devoid", "evoke", "evolve", "fabricate", "flashback", "for mirrodin!",
    "kicker", "job select", "living weapon", "soulshift", "bargain", "defender", "storm", "escape", "ripple", "champion", "epic",
    "exploit", "fear", "recover", "shadow", "haunt", "emerge", "provoke", "plot", "surge", "echo", "training", "squad", "graft",
})  # fmt: skip
"""Keywords that become other abilities, and English words that are words of other sense too."""


def main() -> None:
    """Print the table, and the faces of one marker where it is named."""
    write = sys.stdout.write
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    with Pool() as pool:
        found = [one for several in pool.imap(look, list(faces(path)), chunksize=50) for one in several]
    more, less = Counter[str](), Counter[str]()
    for one in found:
        (more if one.compiled > one.in_english else less)[one.marker] += 1
    write("segno                         solo o più in inglese   solo o più in ciò che è compilato\n")
    for name in dict.fromkeys(one.marker for one in sorted(found, key=lambda one: one.marker)):
        write(f"  {name:28s} {less[name]:14d} {more[name]:26d}\n")
    for one in found:
        if wanted in (one.marker, "tutti"):
            write(f"\n{one.marker}: {one.in_english} in inglese, {one.compiled} compilati: {one.face['name_it']}\n")
            write(
                f"    {one.face['text_it']}\n    {one.face['text_en']}\n    {one.said}\n".replace(
                    "\n", "\n    "
                ).rstrip(" ")
            )


if __name__ == "__main__":
    main()
