"""How general the reader of card text is: `python -m benchmarks.crossing [FILE.jsonl.gz]`. Not a test.

Sentences of known faces that are read whole are taken to pieces by the grammar's own trees; each part changes places with parts of
the same role from other sentences (a target with a target of the same kind of thing, gender and number; an amount, a duration, a
condition, an event, a payment, a token with its like). Both halves are read where they were found: a combination that is refused
is a gap in generality, or makes no sense. Each place is held against each kind of part, the likeliest first; nothing is left to
chance. `--frames` puts conditions, events and instructions in the other positions in which they may stand. Faces whose English
name falls in the quarter that measures (`crc32 % 4 == 3`) are not looked at.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.cardtext import DEFAULT, faces, reading
from benchmarks.crossing_frames import CREATURE, FRAMES, Frame, fits, in_mood
from benchmarks.crossing_parts import Part, parts
from engine.words.record import replace
from scenarios.cardtext.api import read
from scenarios.cardtext.lexicon import common_words, ordered_of_you, said_of_others
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import lexed, lines
from scenarios.cardtext.normalise import own_names, pieces, with_own_name, without_reminders
from scenarios.cardtext.refusal import Refusal

NAME = "Zorvessa"
"""What every card calls itself here: no word of card text."""
UNSEEN = 3
_SPELLS = ("Istantaneo", "Stregoneria", "Instant", "Sorcery")
Card = tuple[str, str | None, str | None, str | None, str]
"""Type line, mana cost, power, toughness and day of printing: what stands around a text."""


class Said(NamedTuple):
    """A paragraph of a card, in words that the reader takes apart as it did the printed ones."""

    card: Card
    words: tuple[Lexeme, ...]
    parts: tuple[Part, ...]


class Tried(NamedTuple):
    """One combination: where, what, how likely, and the text; ``refused``: what the reader said."""

    slot: str
    kind: str
    weight: int
    card: Card
    text: str
    refused: str | None = None


def printed(words: Sequence[Lexeme]) -> str:
    """Lexemes as text: prepositions stand apart from their articles, which is read the same."""
    found = ""
    before: Lexeme | None = None
    for one in words:
        joined = one.kind in ("CLITIC", "SOME_OF_THEM") and before is not None and before.end == one.start
        text = _written(one)
        if before is not None and before.kind in ("STOP", "COLON"):
            text = text[:1].upper() + text[1:]
        if one.kind in ("COMMA", "STOP", "COLON", "SEMICOLON") or joined or found.endswith("'") or not found:
            found += text
        else:
            found += f" {text}"
        before = one
    return found[:1].upper() + found[1:]


def _written(one: Lexeme) -> str:
    if one.kind in ("NAME", "OTHER_NAME"):
        return NAME if one.kind == "NAME" else str(one.value)
    return one.form.title() if one.kind == "SUBTYPE" else one.form


def said(face: dict[str, Any]) -> Iterator[Said]:
    """The paragraphs of a face, each by itself; those with modes or quotes are left out."""
    type_line = face.get("type_it") or face.get("type_it_guess") or face.get("type_en") or ""
    card = (type_line, face.get("mana_cost"), face.get("power"), face.get("toughness"), face.get("released") or "")
    text = face["text_it"]
    try:
        found, _ = without_reminders(pieces(text), text)
        names = own_names(face["name_it"], common_words(), legendary="eggendari" in type_line)
        named = with_own_name(found, names, common_words(), said_of_others(), ordered_of_you())
        for line in lines(named, text):
            words = _without_articles(lexed(line.pieces)) if not line.modes and not line.rows else []
            if words and not any(one.kind in ("QUOTED", "BULLET", "DASH") for one in words):
                yield Said(card, tuple(words), tuple(parts(words, spell=any(one in type_line for one in _SPELLS))))
    except Refusal:
        return


def _without_articles(words: Sequence[Lexeme]) -> list[Lexeme]:
    """The own name without the article that some names have."""
    return [
        one
        for n, one in enumerate(words)
        if not (one.kind == "THE" and n + 1 < len(words) and words[n + 1].kind == "NAME")
    ]


_OF_AN_ATTACHED_ONE = frozenset(("ENCHANTED", "EQUIPPED"))
_OF_ITS_CARD = frozenset(("NAME", "OTHER", "ANY_OTHER_TARGET"))


def _kind_of_card(card: Card) -> str:
    """What matters of a type line for what its text may say of the card itself."""
    line = card[0].lower()
    kinds = ("istantaneo", "stregoneria", "equipaggiamento", "aura", "creatura", "planeswalker", "terra", "artefatto")
    return next((kind for kind in kinds if kind in line), "")


def makes_sense(words: Sequence[Lexeme], donor: Said, host: Said) -> bool:
    """Whether a part can be said on another card: what it says of its own card or of an attached one, on one of the same kind."""
    kinds = {one.kind for one in words}
    of_its_card = kinds & _OF_ITS_CARD or (kinds & _OF_AN_ATTACHED_ONE and "THE" in kinds)
    if of_its_card and _kind_of_card(donor.card) != _kind_of_card(host.card):
        return False
    of_a_player = any(one.kind == "V_CONTROL" and "2s" not in one.moods for one in words) and "WHICH" in kinds
    return not of_a_player and words[0].kind != "WHICH"


def exchanged(everything: Sequence[Said], most: int) -> list[Tried]:
    """The likeliest combinations that nobody has printed: each place with each kind of part of its role."""
    slots: dict[tuple[str, str], list[tuple[Said, Part]]] = defaultdict(list)
    kinds: dict[str, dict[str, list[tuple[Said, Part]]]] = defaultdict(lambda: defaultdict(list))
    both: Counter[tuple[str, str, str]] = Counter()
    for one in everything:
        for part in one.parts:
            slots[part.role, part.slot].append((one, part))
            kinds[part.role][part.kind].append((one, part))
            both[part.role, part.slot, part.kind] += 1
    found: list[Tried] = []
    for (role, slot), hosts in slots.items():
        hosts = sorted(hosts, key=lambda one: (len(one[0].words), printed(one[0].words)))
        for kind, donors in kinds[role].items():
            weight = len(hosts) * len(donors)
            host, place = hosts[len(hosts) // 3]
            alike = [one for one in donors if makes_sense(one[0].words[one[1].first : one[1].behind], one[0], host)]
            if both[role, slot, kind] or not alike or (role.startswith("deed") and "during" in slot):
                continue
            donor, part = min(alike, key=lambda one: (one[1].behind - one[1].first, printed(one[0].words)))
            words = (*host.words[: place.first], *donor.words[part.first : part.behind], *host.words[place.behind :])
            found.append(Tried(f"{slot} <{role}>", kind, weight, host.card, printed(words)))
    return sorted(found, key=lambda one: (-one.weight, one.slot, one.text))[:most]


def framed(everything: Sequence[Said], most: int) -> list[Tried]:
    """Conditions, events, instructions and payments in every position of theirs, the most frequent kinds first."""
    found: dict[str, dict[str, list[tuple[Lexeme, ...]]]] = defaultdict(lambda: defaultdict(list))
    for one in everything:
        for part in one.parts:
            role, _, person = part.role.partition(" ")
            if role in FRAMES and not (role in ("deed", "payment") and not {*person.split("/")} & {"imp", "2s", "inf"}):
                found[role][part.kind].append(one.words[part.first : part.behind])
    several = [
        Tried(f"{role}: {frame.name}", kind, len(such), (frame.type_line, "{2}", *_size(frame), ""), text)
        for role, kinds in found.items()
        for kind, such in kinds.items()
        for frame in FRAMES[role]
        for text in [_put_in(frame, min(such, key=lambda words: (len(words), printed(words))))]
        if text
    ]
    return sorted(several, key=lambda one: (-one.weight, one.slot, one.text))[:most]


def _size(frame: Frame) -> tuple[str | None, str | None]:
    return ("2", "2") if frame.type_line == CREATURE else (None, None)


def _put_in(frame: Frame, words: tuple[Lexeme, ...]) -> str:
    if not fits(frame, words):
        return ""
    first = words[0]
    if frame.mood:
        first = replace(first, form=in_mood(first, frame.mood, "non {}" in frame.text))
    text = printed((first, *words[1:]))
    begins = frame.text.startswith("{}") or frame.text.find(". {}") >= 0 or frame.text.find(": {}") >= 0
    if not begins and not text.startswith(NAME) and first.kind != "SUBTYPE":
        text = text[:1].lower() + text[1:]
    return frame.text.replace("~", NAME).replace("{}", text, 1)


def tried(one: Tried) -> Tried:
    """A combination, read."""
    type_line, mana_cost, power, toughness, day = one.card
    found = read(NAME, type_line, one.text, mana_cost, power, toughness, printed_on=day)
    return one._replace(refused=found.not_understood[0].reason if found.not_understood else None)


def harvested(face: dict[str, Any]) -> list[Said]:
    """The paragraphs of a face that is read whole, each of which is read by itself as well."""
    if not reading(face).understood:
        return []
    return [
        one for one in said(face) if one.parts and tried(Tried("", "", 0, one.card, printed(one.words))).refused is None
    ]


def known(path: Path) -> list[dict[str, Any]]:
    """The faces that may be looked at."""
    return [face for face in faces(path) if zlib.crc32((face.get("name_en") or "").encode()) % 4 != UNSEEN]


def table(several: Iterable[Tried], lines_shown: int) -> str:
    """Places and kinds by how much is refused, weighed by how likely the combinations are."""
    of_slot: dict[str, list[Tried]] = defaultdict(list)
    for one in several:
        of_slot[one.slot].append(one)
    rows = []
    for slot, found in of_slot.items():
        refused = [one for one in found if one.refused is not None]
        rows.append((sum(one.weight for one in refused), len(refused), len(found), slot))
    rows.sort(reverse=True)
    return "\n".join(
        f"{weight:8d} {refused:4d}/{every:<4d} {slot}" for weight, refused, every, slot in rows[:lines_shown]
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crossing", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "file", nargs="?", type=Path, default=DEFAULT, help="the faces, one JSON object a line, gzipped"
    )
    parser.add_argument("--most", type=int, default=6000, help="how many combinations are tried (6000)")
    parser.add_argument("--rows", type=int, default=80, help="how many places are shown (80)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes read (2)")
    parser.add_argument("--out", type=Path, help="where every combination is written, one JSON object a line")
    parser.add_argument("--frames", action="store_true", help="cross positions instead of parts")
    given = parser.parse_args()
    with multiprocessing.Pool(given.jobs) as pool:
        everything = [one for several in pool.imap(harvested, known(given.file), chunksize=40) for one in several]
        found = pool.map(tried, (framed if given.frames else exchanged)(everything, given.most), chunksize=40)
    if given.out is not None:
        given.out.write_text("".join(json.dumps(one._asdict(), ensure_ascii=False) + "\n" for one in found), "utf-8")
    refused = [one for one in found if one.refused is not None]
    weight, lost = sum(one.weight for one in found), sum(one.weight for one in refused)
    sys.stdout.write(f"{len(everything)} paragraphs, {len(found)} combinations: {len(refused)} refused ")
    sys.stdout.write(f"({len(refused) / len(found):.1%}; weighed {lost / weight:.1%})\n{table(found, given.rows)}\n")


if __name__ == "__main__":
    main()
