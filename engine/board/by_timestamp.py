"""613.7: effects of one layer that meet on an object: which of them timestamps put in order, and by which rules they have those."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.board.board import Board
from engine.board.derived import Applied, Origin
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import CantHave, GainAbility, LoseAllAbilities, LoseKeyword, ModifyPT
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import Layer

_TIMESTAMPS = {
    Origin.STATIC: cite("613.7a"),
    Origin.RESOLUTION: cite("613.7b"),
    Origin.COUNTER: cite("613.7c"),
    Origin.STICKER: cite("613.7k"),
    Origin.MERGING: cite("730.2a"),
}


def ordered(applied: Iterable[Applied], board: Board) -> tuple[Applied, ...]:
    """613.7: where several effects of one layer meet on the object and their order matters, that is decided by timestamps."""
    found = list(applied)
    for layer in {one.layer for one in found}:
        together = [n for n, one in enumerate(found) if one.layer is layer and one.origin in _TIMESTAMPS]
        if len(together) < 2 or _commute([found[n] for n in together]):
            continue
        latest = (*_given_and_taken([found[n] for n in together]),)
        for place, n in enumerate(together[1:], 1):
            one = found[n]
            older = [found[other] for other in together[:place] if found[other].origin is not one.origin]
            letters = (*(rule for each in (one, *older) for rule in _timestamp(each, board)), *latest)
            overrides = (cite("613.9"),) if layer is Layer.ABILITY else ()
            found[n] = replace(one, rules=tuple(dict.fromkeys((*one.rules, cite("613.7"), *letters, *overrides))))
    return tuple(found)


def _given_and_taken(together: list[Applied]) -> Iterator[Citation]:
    """113.10c: the most recent of effects that add and remove the same ability prevails; 113.11: not over 'can't have'."""
    parts = [part for one in together for part in one.parts]
    given = {
        part.ability.keyword for part in parts if isinstance(part, GainAbility) and isinstance(part.ability, Keyword)
    }
    taken = {part.keyword for part in parts if isinstance(part, LoseKeyword)}
    if given & taken or (given and any(isinstance(part, LoseAllAbilities) for part in parts)):
        yield cite("113.10c")
    if given & {part.keyword for part in parts if isinstance(part, CantHave)}:
        yield cite("113.11")


def _timestamp(one: Applied, board: Board) -> tuple[Citation, ...]:
    """613.7a-g, 613.7k: by which rule an effect has its timestamp."""
    return _since_attached(one, board) or (_TIMESTAMPS[one.origin],)


def _since_attached(one: Applied, board: Board) -> tuple[Citation, ...]:
    """613.7e: the timestamp of what is attached is from when it last became so."""
    source = board.objects.get(one.source) if one.origin is Origin.STATIC else None
    return () if source is None or source.attached_to is None else (cite("613.7e"),)


def _commute(together: list[Applied]) -> bool:
    """Whether effects on the object come to the same in any order: only additions, or only the same change."""
    parts = [part for one in together for part in one.parts]
    if all(isinstance(part, ModifyPT) for part in parts):
        return True
    if any(isinstance(part, LoseAllAbilities) for part in parts):
        return False
    return together[0].layer in (Layer.ABILITY, Layer.TEXT) and len({type(part) for part in parts}) == 1
