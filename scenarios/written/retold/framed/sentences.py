"""A line understood by what its words are: its sentences, the clauses of each, and the questions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy

from scenarios.written.by_line.gathered import ASKS
from scenarios.written.retold.clauses import masked
from scenarios.written.retold.framed.asks import asked
from scenarios.written.retold.framed.chunks import Chunk, chunked
from scenarios.written.retold.framed.frames.clause import as_guide_has
from scenarios.written.retold.framed.parts import HOSTS, SPELLS, Thing, clause_of
from scenarios.written.retold.framed.texts import with_its_texts, with_spells_texts
from scenarios.written.retold.hasty import spelled_out
from scenarios.written.retold.retelling import ENDS, questions_by_rows, sentences_by_rows
from scenarios.written.retold.speaker import in_third_person, with_names_for_sizes
from scenarios.written.retold.whom import Told

_OF_A_THING = ("size", "keyword", "word", "state", "counters", "cost", "text", "loyalty", "with")
_DOES = ("verb", "not", "them")
_CASTS = (
    "cast",
    "respond",
    "destroy",
    "exile",
    "bounce",
    "counter",
    "deal",
    "give",
    "pump",
    "steal",
    "copy",
    "activate",
)
_CARRIED = ("activate",)
"""Verbs that a clause may leave out behind one that has it: «attiva +1, poi ancora +1»."""
_BY_THE_DEFENDER = ("block", "no_block", "blocked")


def sentence_by_frames(plain: str, told: Told) -> Sequence[str]:
    """What a sentence says in the words of the guide by what its words are, or, where one of them says nothing, by the tables."""
    quoted = with_its_texts(_without_asides(plain, told), told)
    for said in (quoted, with_spells_texts(quoted)):
        if said is None:
            continue
        kept, whole = masked(said)
        found = _sentence(kept.rstrip(" .!"), told)
        if found is not None:
            for one in found:
                told.hears(whole(one))
            return [whole(one) for one in found]
    return [*sentences_by_rows(plain, told)]


_WHO_IS = re.compile(r"\b(?P<name>[A-ZÀ-Ù][\w-]*), che (?=\S)")


def _without_asides(plain: str, told: Told) -> str:
    """«Attacca Bruno, che controlla un Muro»: what is said of a player by the way, as a clause."""
    return _WHO_IS.sub(
        lambda found: f"{found['name']}, {found['name']} " if told.is_player(found["name"]) else found.group(), plain
    )


def question_by_frames(plain: str, told: Told) -> Sequence[str]:
    """A question by the words that ask, or by the table of questions."""
    guide = asked(plain.strip(f" {ASKS}"), told)
    if guide is None and (deed := _deed_asked(plain.strip(f" {ASKS}"), told)) is not None:
        return deed
    if guide is None and (before := _with_a_sentence_before(plain.strip(f" {ASKS}"), told)) is not None:
        return before
    if guide is None:
        return [*questions_by_rows(plain, told)]
    told.asked = guide
    told.hears(guide)
    return _each(guide)


def _with_a_sentence_before(text: str, told: Told) -> list[str] | None:
    """«Bruno era a 20, quanta vita ha?»: what is said behind the last comma is asked, and what stands before is so."""
    before, comma, behind = text.rpartition(", ")
    kept, whole = masked(before)
    said = _sentence(kept, told) if comma else None
    if said is None:
        return None
    heard = deepcopy(told)
    for one in said:
        heard.hears(whole(one))
    guide = asked(behind, heard)
    if guide is None:
        return None
    for one in (*map(whole, said), guide):
        told.hears(one)
    told.asked = guide
    return [*map(whole, said), *_each(guide)]


def _each(guide: str) -> list[str]:
    """One question, or one of each player where nobody is said to be meant."""
    return [f"{one.strip(f' {ASKS}')}{ASKS}" for one in guide.split(";")]


def tells_several(line: str) -> bool:
    """Whether a line has more than one sentence."""
    kept, _ = masked(line.strip())
    return kept[:1] != ASKS and len(ENDS.split(kept)) > 1


def not_read(line: str, told: Told) -> str | None:
    """The first sentence of a line in which a word says nothing, as it was typed; ``None`` where the line is one sentence."""
    if not tells_several(line):
        return None
    kept, whole = masked(line.strip())
    for one in ENDS.split(kept):
        is_read = asked(one.strip(f" {ASKS}"), told) if one.endswith(ASKS) else _sentence(_plain(one, told), told)
        if is_read is None and not one.endswith(ASKS):
            return whole(one)
    return None


def _plain(sentence: str, told: Told) -> str:
    text = spelled_out(in_third_person(sentence.rstrip(" .!"), told.speaker, told.opponent))
    return with_names_for_sizes(with_its_texts(_without_asides(text, told), told))


_ASKS_LEAVE = re.compile(r"\b(?:può|puo|riesce a|potrebbe|deve)\b ?", re.IGNORECASE)


def _deed_asked(text: str, told: Told) -> list[str] | None:
    """«Bruno può rispondere con 1 danno all'Elfo?»: the deed, and whether it may be done."""
    kept, whole = masked(text)
    if _ASKS_LEAVE.search(kept) is None:
        return None
    *before, deed = _sentence(_ASKS_LEAVE.sub("può ", kept), told) or [""]
    for verb, may in _MAY_BE_DONE.items():
        who, does, what = deed.partition(f" {verb} ")
        if does and told.is_player(who):
            for one in before:
                told.hears(whole(one))
            return [*map(whole, before), f"{who} può {may} {whole(what)}{ASKS}"]
    return None


_MAY_BE_DONE = {"lancia": "lanciare", "risponde con": "lanciare", "attiva": "attivare", "gioca": "giocare"}
"""What can be asked of somebody, by how it is said that they do it."""


def _sentence(text: str, told: Told) -> list[str] | None:
    chunks = chunked(text.replace(":", " "), told)
    if not chunks:
        return None
    if [one.kind for one in chunks[:3]] == ["player", "and", "player"] and chunks[1].said.lower() in ("e", "ed"):
        return _of_both(chunks, told)
    return _of_chunks(chunks, told)


def _of_both(chunks: Sequence[Chunk], told: Told) -> list[str] | None:
    """«Anna e Bruno sono a 5 vite»: what both have, each by themselves; what both do is not understood."""
    first, _, second, *rest = chunks
    if not rest or any(one.kind == "verb" and one.value not in ("has", "at") for one in rest):
        return None
    each = [_of_chunks([who, *rest], told) for who in (first, second)]
    return None if None in each else [line for lines in each for line in lines or ()]


def _of_chunks(chunks: Sequence[Chunk], told: Told) -> list[str] | None:
    said: list[str] = []
    who, before = None, ""
    things: list[Thing] = []
    # What a sentence says is heard as it goes on, but by somebody else: it may come to nothing.
    heard = deepcopy(told)
    for afterwards, piece in _pieces(chunks):
        clause = clause_of(_without_relative(piece), heard)
        if clause is None:
            return None
        owned = any(one.owner for part in clause.parts for one in part.things)
        if clause.who is None and not clause.subjects and clause.verb in ("attack", "block") and things:
            clause.subjects = [Thing(one.name, is_new=False) for one in things]
        elif not clause.verb and owned and clause.who is None:
            pass
        elif clause.who is None and not clause.subjects and clause.verb not in _BY_THE_DEFENDER:
            clause.who, clause.is_assumed = who or heard.they, who is None
        things = [*clause.subjects] or [one for part in clause.parts for one in part.things if not clause.verb]
        if not clause.verb and clause.parts and before in _CARRIED and clause.parts[0].kind == "ability":
            clause.verb = before
        verb = clause.verb
        who = clause.who or who
        if verb == "attack" and before == "tap" and said and not clause.subjects and not clause.parts:
            # 508.1f: who taps a creature and attacks does so with it.
            clause.subjects = [Thing(said.pop().rpartition(" attiva ")[2], is_new=False)]
        found = as_guide_has(clause, heard)
        if found is None:
            return None
        if afterwards and verb in _CASTS and (before in _CASTS or heard.pending):
            # 117.4: what is done afterwards does not respond to what was cast before.
            found = ["risolvi", *found]
        before = verb or before
        for one in found:
            heard.hears(one)
        said += found
    return said


# --- where one clause ends

_AFTERWARDS = ("poi", "dopodiché", "e poi", "in seguito", "e in seguito")


def _pieces(chunks: Sequence[Chunk]) -> Iterator[tuple[bool, list[Chunk]]]:
    """The clauses of a sentence, and whether each is said to be done after the one before."""
    piece: list[Chunk] = []
    afterwards = False
    for at, chunk in enumerate(chunks):
        joins = chunk.kind == "stop" or (chunk.kind == "and" and _begins(chunks, at + 1))
        if joins or _begins_anew(chunks, at, piece):
            if piece:
                yield afterwards, piece
            if piece or joins:
                afterwards = joins and chunk.said.lower() in _AFTERWARDS
            piece = []
        if not joins:
            piece.append(chunk)
    while piece and piece[-1].kind == "and":
        piece.pop()
    if piece:
        yield afterwards, piece


def _begins(chunks: Sequence[Chunk], at: int) -> bool:
    """Whether somebody or something does something from here on."""
    while at < len(chunks) and chunks[at].kind in ("answer", "behind_blocks", "before_blocks", "stop", "turn", "step"):
        at += 1
    if at >= len(chunks):
        return False
    kind = chunks[at].kind
    behind = chunks[at + 1].kind if at + 1 < len(chunks) else ""
    if kind == "zone":
        return behind in ("thing", "new", "name", "number", "size")
    if kind in ("player", "he", "she"):
        return behind not in ("", "stop", "and")
    return kind in _DOES or (kind in ("thing", "new", "name", "size") and _does(chunks, at))


def _does(chunks: Sequence[Chunk], at: int) -> bool:
    """Whether the thing that stands here does something."""
    at += 1
    while at < len(chunks) and chunks[at].kind in _OF_A_THING:
        at += 1
    # «La Serpe senza blocchi»: that is what the other player does.
    return at < len(chunks) and chunks[at].kind in _DOES and chunks[at].value != "no_block"


def _begins_anew(chunks: Sequence[Chunk], at: int, piece: Sequence[Chunk]) -> bool:
    """Whether a clause begins here though nothing joins it to the one before, which has its verb."""
    if chunks[at].kind == "player" and [one.kind for one in piece] in (["player", "number"], ["player", "life"]):
        return True  # «Anna 20 Bruno 20»
    if not piece or piece[-1].kind in (
        "on",
        "to",
        "with",
        "of",
        "from",
        "for",
        "and",
        "that",
        "answer",
        "not",
        "them",
        "number",
    ):
        return False
    kind = chunks[at].kind
    if kind == "verb" and chunks[at].value == "no_block" and any(one.kind == "verb" for one in piece):
        return True  # «attacca con l'Orso senza blocchi»
    if not any(one.kind == "verb" for one in piece):
        # «Anna Elfo 1/1 lo tappa», «Bruno 20 non blocca»: what somebody has, and what they do.
        has = any(one.kind in ("thing", "new") for one in piece) and kind == "them"
        return has or (kind in ("not", "verb") and piece[-1].kind in ("number", "life"))
    if kind == "player":
        return at + 1 < len(chunks) and chunks[at + 1].kind in (*_DOES, "answer")
    return kind in ("thing", "new", "size") and _does(chunks, at)


def _without_relative(piece: Sequence[Chunk]) -> list[Chunk]:
    """«Lancia una stregoneria che distrugge l'Orso»: what the spell does is done with it."""
    for at, chunk in enumerate(piece):
        if chunk.kind != "that" or not any(one.kind == "verb" for one in piece[at + 1 :]):
            continue
        casts = [n for n, one in enumerate(piece[:at]) if one.kind == "verb" and one.value in ("cast", "respond")]
        hosted = any(one.kind == "word" and one.value in HOSTS for one in piece[casts[0] + 1 : at]) if casts else False
        if not casts or hosted:
            continue
        answers = [Chunk("answer", "", "")] if piece[casts[0]].value == "respond" else []
        before, between, behind = piece[: casts[0]], piece[casts[0] + 1 : at], piece[at + 1 :]
        bare = [one for n, one in enumerate(between) if not n or between[n - 1].kind not in ("on", "to")]
        spells = [one for one in bare if one.kind in ("word", "new", "guess", "thing") and one.value not in SPELLS]
        named = [one for one in bare if one.kind in ("new", "guess")]
        rest = [one for one in between if one not in (*spells, *named) and one.kind not in ("word", "spell")]
        with_it = [Chunk("with", "con", ""), *named] if named else []
        return [*before, *answers, *behind, *rest, *with_it]
    return [*piece]
