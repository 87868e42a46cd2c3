"""One line put in the words of the guide, each thing that it says by itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from scenarios.written.by_line.gathered import ASKS
from scenarios.written.retold.clauses import clauses, masked, with_moment, with_verb_of_guide, without_moment
from scenarios.written.retold.hasty import spelled_out
from scenarios.written.retold.kept import keeps_all
from scenarios.written.retold.row import put_by, replaced_by, table
from scenarios.written.retold.speaker import in_third_person, with_names_for_sizes
from scenarios.written.retold.whom import Told

ENDS = re.compile(r"(?<=[?!])\s*(?=\S)|(?<=[^\W\d][.])\s+(?=\S)|(?<=[\d)»\"\ue001][.])\s+(?=[^\W\d])")


Reader = Callable[[str, Told], Iterable[str]]
"""What reads one sentence, or one question with its sign, into sentences of the guide."""


def retold(line: str, told: Told) -> Sequence[str] | None:
    """What a line says, by the tables of this room."""
    return retold_by(line, told, sentences_by_rows, questions_by_rows)


def retold_by(line: str, told: Told, sentences: Reader, questions: Reader) -> Sequence[str] | None:
    """The sentences of the guide that a line says, perhaps none; ``None`` where it is in those words, or in no known ones.

    ``told`` hears them.
    """
    plain = line.strip()
    # What stands in quotation marks or brackets is a card's own text: nothing of it is put in other words.
    kept, whole = masked(plain)
    text = with_names_for_sizes(spelled_out(in_third_person(kept, told.speaker, told.opponent)))
    said: list[str] = []
    for one in (
        ENDS.split(text.removeprefix(ASKS).strip()) if plain[:1] != ASKS else [f"{text.strip(f'{ASKS} ')}{ASKS}"]
    ):
        said += questions(whole(one), told) if one.endswith(ASKS) else sentences(whole(one).rstrip(" !"), told)
    as_read = None if said == [plain] or not keeps_all(plain, said) else said
    for one in as_read or (plain,):
        told.hears(one)
    return as_read


def questions_by_rows(plain: str, told: Told) -> Iterator[str]:
    """A question as the table of questions has it, or with the names of things as they are."""
    kept, whole = masked(plain.rstrip(f"{ASKS} "))
    said = _with_names(kept, told)
    guide = put_by(table("questions"), said, told) or _same_of(said, told)
    told.asked = whole(said if guide is None else guide).rstrip(ASKS)
    told.hears(told.asked)
    yield f"{told.asked}{ASKS}"


_AND_WHAT_OF = re.compile(
    r"(?:e|ed|invece)(?: per)? (?:(?:il|lo|la|i|gli|le) |l['’])?(?P<one>[A-ZÀ-Ù][^?]*)", re.IGNORECASE
)


def _same_of(said: str, told: Told) -> str | None:
    """«E il Capitano?»: the last question, of something else."""
    found = _AND_WHAT_OF.fullmatch(said)
    if found is None or told.asked is None:
        return None
    before = (told.they if told.is_player(found["one"]) else told.it) or ""
    of_it = re.compile(rf"(?:\b(?:il|lo|la|i|gli|le) |\bl['’])?{re.escape(before)}")
    return of_it.sub(lambda _: found["one"], told.asked) if before and before in told.asked else None


_BOTH = re.compile(r"([A-ZÀ-Ù][\w-]*) ed? ([A-ZÀ-Ù][\w-]*) (?=\S)")


def sentences_by_rows(plain: str, told: Told) -> Iterator[str]:
    """The clauses of a sentence, each as a table has it, or as it stands."""
    moment, plain = with_moment(without_moment(plain.rstrip(". "), told), told)
    yield from moment
    kept, whole = masked(plain)
    said = _with_names(kept, told)
    both = _BOTH.match(said)
    if both is not None and all(map(told.is_player, both.groups())) and _in_guide(said, told) is None:
        yield whole(said)  # what both do is not what the second of them does
        return
    for clause in clauses(replaced_by(table("inside"), said, told), told):
        lying, clause = _whose(clause, told)
        for one in lying:
            told.hears(whole(one))
        for one in (*lying, *_with_attack(_clause(clause, told), told)):
            if one:
                told.hears(whole(one))
                yield whole(one)


_A_WORD = re.compile(r"(?<![\w'’])[^\W\d_][\w-]*")
_SHORTEST, _CUT = 4, 3
"""How many letters the beginning of a name has that stands for it, and how many it leaves out: with fewer it is a slip."""

_PLURAL = "ei"
"""With what the plural of a name ends: «le Regine» are those that are called Regina."""


def _with_names(text: str, told: Told) -> str:
    """What lies on the table by its name, though it is typed in small letters, or by its beginning."""

    def named(found: re.Match[str]) -> str:
        word = found.group()
        if (name := told.name(word)) is not None or not word[:1].isupper() or len(word) < _SHORTEST:
            return name or word
        if word[-1] in _PLURAL and len(word) > _CUT:
            several = [one for one in told.names if one[:-1] == word[:-1]]
            if len(several) == 1:
                return several[0]
        begins = [one for one in told.names if one.startswith(word) and " " not in one and len(one) >= len(word) + _CUT]
        return begins[0] if len(begins) == 1 and not told.is_player(word) else word

    return _A_WORD.sub(named, text)


_BLOCKS_WHAT = re.compile(r"blocca (?:(?:il|lo|la) |l['’])?(?P<what>[A-ZÀ-Ù][\w'’-]*) con ")


def _with_attack(said: list[str], told: Told) -> list[str]:
    """508, 509: who blocks something that nobody said attacks blocks the only creature that there is, which attacks."""
    who, _, rest = (said[0] if said else "").partition(" ")
    if not told.is_player(who) or not rest.startswith("blocca ") or told.defender is not None:
        return said
    other = told.known("other", {"p": who})
    named = _BLOCKS_WHAT.match(rest)
    if named is not None and other is not None and told.owner(named["what"]) == other:
        return [f"{other} attacca con {named['what']}", *said]
    attacker = None if other is None else told.known("alone", {"p": other})
    return said if attacker is None else [f"{other} attacca con {attacker}", *said]


_OF_WHOM = re.compile(
    r"(?P<card>(?P<name>[A-ZÀ-Ù][\w'’-]*|\ue002\d+\ue003) \d+/\d+(?: [a-zà-ù][^,.]*?)?) (?:di|del) (?P<player>[A-ZÀ-Ù][\w-]*)"
    r"(?P<more> con \w+ segnalini [+-]1/[+-]1| malato| danno \d+)?"
)


_HAS = re.compile(r"[A-ZÀ-Ù][\w-]*(?:: ?| ha | possiede )")
"""«Anna: Orso 2/2 di Bruno»: who has it is said in front, and so «di Bruno» says something else (108.3)."""


def _whose(clause: str, told: Told) -> tuple[list[str], str]:
    """«3 danni su Orso 2/2 di Bruno»: what a clause says of whom something is, and the clause with its name alone."""
    found = _OF_WHOM.search(clause)
    if found is None or not told.is_player(found["player"]) or " controlla " in clause or _HAS.match(clause):
        return [], clause
    said = [f"{told.player(found['player'])}: {found['card']}{found['more'] or ''}"]
    return said, f"{clause[: found.start()]}{found['name']}{clause[found.end() :]}"


def _clause(clause: str, told: Told) -> list[str]:
    """What a clause says, in as many sentences as the guide has for it: as it stands, or with its verb as the guide has it."""
    guide = _in_guide(clause, told)
    plain = with_verb_of_guide(clause, told)
    guide = _in_guide(plain, told) if guide is None else guide
    return [plain] if guide is None else [one.strip() for one in guide.split(";")]


def _in_guide(said: str, told: Told) -> str | None:
    return next((guide for one in ("boards", "deeds") if (guide := put_by(table(one), said, told)) is not None), None)
