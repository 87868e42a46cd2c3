"""What an English sentence means where its words could mean two things: each rule by itself, and none chooses what Italian says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from scenarios.language.twoway.said import Said, Word

_IT = Said("party", (Said("pronoun", (Word("PRON"),)),))
"""'It' or 'them': words are the same whatever their number."""
_ANOTHER = Said("party", (Said("pronoun", (Word("PRON"), Word("OTHER"))),))


def of_another(said: Said) -> Said:
    """'Sentinel deals 5 damage to it': where English would have 'itself', another thing is meant than what does it."""
    parts = tuple(of_another(one) if isinstance(one, Said) else one for one in said.children)
    if said.kind == "act" and any(isinstance(one, Said) and one.kind == "subject" and _own(one) for one in parts):
        parts = tuple(_not_itself(one) if isinstance(one, Said) else one for one in parts)
    return Said(said.kind, parts) if parts != said.children else said


def _own(subject: Said) -> bool:
    party = subject.children[0]
    return isinstance(party, Said) and isinstance(party.children[0], Said) and party.children[0].kind == "own"


def _not_itself(deed: Said) -> Said:
    return Said(deed.kind, tuple(_ANOTHER if one == _IT and not _of_several(one) else one for one in deed.children))


def _of_several(part: Said | Word) -> bool:
    return any(
        word.marks == "p" for one in _of_kind(part, "pronoun") for word in one.children if isinstance(word, Word)
    )


def _done_to_them(said: Said) -> bool:
    """'Sentinel deals 2 damage to them': players that were spoken of may be meant, and the words do not say so."""
    acts = [act for act in _of_kind(said, "act") if any(map(_own, _of_kind(act, "subject")))]
    return any(one == _IT for act in acts for deed in act.children if isinstance(deed, Said) for one in deed.children)


def preferred(readings: Sequence[Said]) -> list[Said]:
    """The readings without those that a rule passes over, where others are left by it."""
    left = [one for one in readings if not _done_to_them(one)]
    for passed_over in _RULES:
        if len(left) == 1:
            break
        left = [one for one in left if not passed_over(one)] or left
    return left


def _of_kind(said: Said | Word, kind: str) -> Iterator[Said]:
    if isinstance(said, Word):
        return
    if said.kind == kind:
        yield said
    for one in said.children:
        yield from _of_kind(one, kind)


def _has(said: Said, word: str) -> bool:
    return any(one.kind == word if isinstance(one, Word) else _has(one, word) for one in said.children)


def _child(said: Said, kind: str) -> Said | None:
    return next((one for one in said.children if isinstance(one, Said) and one.kind == kind), None)


def _to_each_together(said: Said) -> bool:
    """'Deals 4 damage to each creature and each planeswalker': to the ones, and as much to the others."""
    return any(_has(one, "EVERY") for deal in _of_kind(said, "deal") for one in _of_kind(deal, "again_determiner"))


def _of_the_subject_again(said: Said) -> bool:
    """'Tap that creature and it doesn't untap ...': behind another thing that something was done to, 'it' is that thing."""
    acts = list(_of_kind(said, "act"))
    return any(
        _child(act, "stays_tapped_next") is not None
        and _child(act, "subject") is None
        and _child(before, "tap") is not None
        for before, act in pairwise(acts)
    )


def _of_what_it_was_put_on(said: Said) -> bool:
    """'Put a verse counter on this enchantment, then it deals ...': what the counter was put on, not what made it be put."""
    acts = list(_of_kind(said, "act"))
    return any(
        _child(act, "deal") is not None
        and _child(act, "subject") is None
        and (put := _child(before, "put_counters")) is not None
        and any(_of_kind(put, "own"))
        for before, act in pairwise(acts)
    )


def _it_is_the_spell(said: Said) -> bool:
    """'If this spell was kicked, it deals 5 damage to that creature', 'if you cast this spell during your main phase, it ...': the
    spell does, not what was spoken of before.
    """
    asked = [one for one in _of_kind(said, "conditional") if _has(one, "KICKED") or any(_of_kind(one, "cast_then"))]
    return any(_by_pronoun(act) for one in asked for act in _of_kind(one, "act"))


def _deals_it_again(said: Said) -> bool:
    """'It deals 5 damage instead': where nothing is said of whom, it is what dealt damage before."""
    return any(
        _by_pronoun(act)
        and any(len(deal.children) == 2 and _child(deal, "damage") is not None for deal in _of_kind(act, "deal"))
        for act in _of_kind(said, "act")
    )


def _to_what_does_it(said: Said) -> bool:
    """'It deals 3 damage to that creature': it is another thing than that creature, or it would deal it to itself."""
    return any(
        _by_pronoun(act) and any(_of_kind(deal, "that"))
        for act in _of_kind(said, "act")
        for deal in _of_kind(act, "deal")
    )


def _of_the_first_alone(said: Said) -> bool:
    """'Untapped artifacts and/or creatures', 'tapped Pirates and/or Vehicles': all of them are so."""
    return any(
        _has_child(several, "conjunction", "AND_OR")
        and any(_has(one, state) for state in _STATES for one in _of_kind(several.children[0], "modifier"))
        for several in _of_kind(said, "several")
        if isinstance(several.children[0], Said)
    )


_STATES = ("TAPPED", "UNTAPPED")


def _has_child(said: Said, kind: str, word: str) -> bool:
    child = _child(said, kind)
    return child is not None and _has(child, word)


def _by_pronoun(act: Said) -> bool:
    subject = _child(act, "subject")
    return subject is not None and any(_of_kind(subject, "pronoun"))


_RULES: tuple[Callable[[Said], bool], ...] = (
    _of_the_first_alone,
    _to_each_together,
    _of_the_subject_again,
    _of_what_it_was_put_on,
    _it_is_the_spell,
    _deals_it_again,
    _to_what_does_it,
)
