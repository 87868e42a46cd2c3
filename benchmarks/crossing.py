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
from engine.words.record import replace
from scenarios.cardtext.api import read
from scenarios.cardtext.lexicon import common_words, ordered_of_you, said_of_others
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import lexed, lines, sentences
from scenarios.cardtext.normalise import own_names, pieces, with_own_name, without_reminders
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node

NAME = "Zorvessa"
"""What every card calls itself here: no word of card text."""
UNSEEN = 3
_SPELLS = ("Istantaneo", "Stregoneria", "Instant", "Sorcery")
_ANAPHORA = frozenset((
    "PRON", "CLITIC", "DATIVE", "THAT", "ITS", "OWN", "SOME_OF_THEM", "SOME_BEFORE", "AS_MANY", "THE_REST", "CHOSEN_AMONG",
    "ITSELF", "AS_MUCH_DAMAGE", "IN_THIS_WAY", "THE_COPY", "THAT_TARGET", "EACH_OF", "THAT_NUMBER", "THE_RESULT", "QUOTED",
    "X", "CHOSEN", "REVEALED", "TO_OWNERS_HAND", "SACRIFICED", "THE_DIFFERENCE", "DIFFERENCE", "EXCESS_DEALT_SO",
    "THAT_EXCESS", "DEVOURED", "AS_MUCH_AS_WAS_LOST", "THE_DEFENDER", "DEFENDING_PLAYERS", "OF_CHOSEN_TYPE",
    "OF_CHOSEN_COLOR", "OF_CHOICE_TYPE", "CHOSEN_COLOR", "THAT_COLOR", "OF_CHOSEN_NAME", "WAS_CAST", "HAVE_CAST_IT",
    "KICKED", "BARGAINED", "GIFT_PROMISED", "GIFT_NOT_PROMISED", "ESCAPED", "MADNESS_PAID", "EVIDENCE_COLLECTED",
    "TRIBUTE_NOT_PAID",
))  # fmt: skip
"""Words that speak of what was said before: a part that has one stays where it is."""
_TARGETS = frozenset(("TARGET", "TARGETS"))
_THINGS = {
    "PLAYER": "player", "OPPONENT": "player", "SPELL": "stack", "ABILITY": "stack", "CARD": "card", "SOURCE": "source",
    "TYPE": "object", "SUBTYPE": "object", "PERMANENT": "object", "TOKEN": "object",
}  # fmt: skip
_ALIKE = {
    "quantity": "amount", "per": "per", "duration": "duration", "condition": "condition", "event": "event", "step": "step",
    "tokens": "tokens", "counters": "counters", "abilities": "abilities", "life_amount": "life", "cards": "cards",
    "damage": "damage", "mana": "mana", "_payment": "payment", "act": "deed", "order": "order", "fact": "fact",
}  # fmt: skip
_TRANSPARENT = frozenset((
    "party", "effects", "clause", "act", "described", "continuous", "predicates", "triggered", "triggered_modal", "trigger",
))  # fmt: skip


Card = tuple[str, str | None, str | None, str | None, str]
"""Type line, mana cost, power, toughness and day of printing: what stands around a text."""


class Part(NamedTuple):
    """A part of a sentence that may be exchanged: its role, the place it stands in, what kind of part it is, and its words."""

    role: str
    slot: str
    kind: str
    first: int
    behind: int


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
                yield Said(card, tuple(words), tuple(_parts(words, spell=any(one in type_line for one in _SPELLS))))
    except Refusal:
        return


def _without_articles(words: Sequence[Lexeme]) -> list[Lexeme]:
    """The own name without the article that some names have."""
    return [
        one
        for n, one in enumerate(words)
        if not (one.kind == "THE" and n + 1 < len(words) and words[n + 1].kind == "NAME")
    ]


def _tree(words: Sequence[Lexeme], start: str) -> list[Node]:
    try:
        return readings(words, start)
    except Refusal:
        return []


def _parts(words: Sequence[Lexeme], *, spell: bool) -> Iterator[Part]:
    at = {id(one): n for n, one in enumerate(words)}
    colon = next((n for n, one in enumerate(words) if one.kind == "COLON"), None)
    if colon is not None:
        yield from _of_tree(_tree(words[:colon], "cost"), at)
    for sentence in sentences(words[(colon + 1 if colon is not None else 0) :]):
        first = sentence[0].kind
        starts = (
            ("triggered",)
            if first in ("WHEN", "AT_BEGINNING")
            else ("effects",)
            if spell or colon
            else ("static", "effects")
        )
        for start in starts:
            trees = _tree(sentence, start)
            if trees:
                yield from _of_tree(trees, at)
                break


def _of_tree(trees: Sequence[Node], at: dict[int, int]) -> Iterator[Part]:
    """The parts that all readings of a sentence have."""
    several = [{(part.role, part.first, part.behind): part for part in _within(tree, (), at)} for tree in trees]
    if several:
        for key, part in several[0].items():
            if all(key in others for others in several[1:]):
                yield part


def _leaves(node: Node) -> list[Lexeme]:
    found: list[Lexeme] = []
    for child in node.children:
        found += _leaves(child) if isinstance(child, Node) else [child]
    return found


def _within(node: Node, above: tuple[str, ...], at: dict[int, int]) -> Iterator[Part]:
    leaves = _leaves(node)
    places = [at[id(one)] for one in leaves if id(one) in at]
    role = _role(node, leaves)
    if role and places and len(places) == len(leaves) and max(places) - min(places) + 1 == len(places):
        yield Part(role, _slot(above), _kind(node), min(places), max(places) + 1)
    inner = (*above, node.kind)
    for child in node.nodes():
        yield from _within(child, inner, at)


def _slot(above: tuple[str, ...]) -> str:
    kept = [one for one in above if one not in _TRANSPARENT]
    return ">".join(kept[-2:]) or ">".join(above[-1:])


def _role(node: Node, leaves: Sequence[Lexeme]) -> str:
    if node.kind != "party":
        plain = "payment" if node.kind.endswith("_payment") else _ALIKE.get(node.kind, "")
        told = plain and not any(one.kind in _ANAPHORA for one in leaves)
        return f"{plain}{_person(node, leaves)}" if told else ""
    described = node.node("described")
    if described is None or any(one.kind in _ANAPHORA for one in leaves):
        return ""
    kinds = {one.kind for one in leaves}
    nouns = [one for one in leaves if one.kind in _THINGS]
    if not nouns:
        return ""
    noun = nouns[0]
    things = {_THINGS[one.kind] for one in _nouns(described)}
    thing = "+".join(sorted(things))
    places = sorted(str(one.value) for one in leaves if one.kind == "PLACE")
    how = (
        "target"
        if kinds & _TARGETS
        else {"one": "one", "every": "all", "all": "all", "the": "all"}.get(_determiner(described), "some")
    )
    return f"{how} {thing}{' ' + places[0] if places else ''} {noun.marks}"


def _person(node: Node, leaves: Sequence[Lexeme]) -> str:
    """What a deed, a payment or a fact has to agree with: the moods of its verb, or that it has a subject of its own."""
    if _ALIKE.get(node.kind) not in ("deed", "condition", "fact") and not node.kind.endswith("_payment"):
        return ""
    first = leaves[0]
    if first.kind.startswith("V_"):
        return f" {'/'.join(sorted(first.moods))}"
    return f" {first.kind}" if first.kind.endswith("SYMBOL") or first.kind in ("NOT", "SELF") else " of its own"


def _nouns(described: Node) -> list[Lexeme]:
    """The nouns that say what is meant, without those in what is said of them."""
    found: list[Lexeme] = []

    def walk(node: Node) -> None:
        if node.kind in ("modifier", "after"):
            return
        for child in node.children:
            if isinstance(child, Node):
                walk(child)
            elif child.kind in _THINGS:
                found.append(child)

    walk(described)
    return found


def _determiner(described: Node) -> str:
    determiner = described.node("determiner")
    inner = determiner.node() if determiner is not None else None
    return inner.kind if inner is not None else ""


def _kind(node: Node) -> str:
    """What kind of part it is: a noun phrase by its determiner and what is said of it, anything else by its words' kinds."""
    if node.kind != "party":
        return _shape(node)
    described = node.node("described")
    assert described is not None
    said_of_it: list[str] = []

    def walk(one: Node) -> None:
        for child in one.nodes():
            if child.kind == "modifier":
                inner = child.node()
                said_of_it.append(inner.kind if inner is not None else child.shape[0])
            elif child.kind == "several":
                said_of_it.append("several")
                walk(child)
            else:
                walk(child)

    walk(described)
    return " ".join((_determiner(described), *sorted(set(said_of_it) - {"TARGET", "TARGETS"})))


def _shape(node: Node, depth: int = 2) -> str:
    inner = [
        _shape(child, depth - 1) if isinstance(child, Node) and depth else child.kind
        for child in node.children
        if isinstance(child, Node) or child.kind not in ("COMMA", "THE", "ONE")
    ]
    return f"{node.kind}({' '.join(inner)})" if inner else node.kind


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
