"""611.2c, 614.3: 'Se una carta sta per essere messa nel tuo cimitero in questo turno, invece esiliala'.

What a static ability would say is said for the rest of a turn by what resolves.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Replaces
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import AttachedTo, This, You
from engine.cards.abilities.replacing import (
    ChangesLife,
    ChangesTokens,
    Changing,
    DamagePattern,
    Prevents,
    ReplacesDraw,
)
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace, within
from engine.words.terms import Relation
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Scope, scope_of
from scenarios.cardtext.lower.standing import static
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal

_UNTIL_END = (["END_OF_TURN"], ["until", "end", "of", "turn"])


def held_this_turn(sentence: Sequence[Lexeme], scope: Scope) -> tuple[Effect, ...] | None:
    """What is set up; ``None`` for a sentence of another kind, or about objects that were spoken of."""
    plain = _without_its_time(sentence)
    if plain is None or _would_die_this_turn(sentence):
        return None
    try:
        said, after = one_reading(readings(plain, "static"), scope_of(scope.source), static)
    except Refusal:
        return None
    if after.targets or not all(map(_of_whatever_comes, said)):
        return None
    once = sentence[0].kind == "NEXT_TIME_THAT" or sentence[0].form == "the"
    if once:
        return _next_time(said[0]) if len(said) == 1 else None
    return tuple(SetUp(says=one) for one in said if isinstance(one, Replaces | Changing))


def _next_time(one: Ability) -> tuple[Effect, ...] | None:
    """614.3, 615.13: once; of damage that several sources deal at once it must be said to whom."""
    match one:
        case Prevents(damage=DamagePattern(to_player=Relation.YOU, to_object=None) as damage):
            return (SetUp(says=replace(one, damage=replace(damage, to_player=None)), of=You(), next_time=True),)
        case Replaces() | ChangesLife() | ChangesTokens() | ReplacesDraw():
            return (SetUp(says=one, next_time=True),)
        case _:
            return None


def _would_die_this_turn(sentence: Sequence[Lexeme]) -> bool:
    """What is exiled instead of dying this turn is a sentence of its own kind, in which the words agree with each other."""
    kinds = {one.kind for one in sentence}
    return {"WOULD_DIE", "THIS_TURN", "IF"} <= kinds


def _of_whatever_comes(one: Ability) -> bool:
    """611.2c: it is about events to come, whatever object they are of, and not about the source or what that is attached to."""
    about_itself = any(
        isinstance(part, This | AttachedTo) or (isinstance(part, Filter) and (part.this or part.another))
        for part in within(one)
    )
    return isinstance(one, Replaces | Changing) and not about_itself


def _without_its_time(sentence: Sequence[Lexeme]) -> list[Lexeme] | None:
    """'Se una fonte infliggerebbe danno in questo turno, ...' without 'in questo turno', which ends its first clause, or without
    'fino alla fine del turno' before it; ``None`` where neither is said, or nothing that would happen."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    first = list(sentence[:comma])
    if [one.kind for one in first] == _UNTIL_END[0] or [one.form for one in first] == _UNTIL_END[1]:
        rest = list(sentence[comma + 1 :])
        return rest if rest and rest[0].kind == "IF" and _would(rest) else None
    first = _if_the_next_time(first)
    if not first or first[0].kind != "IF" or not _would(first):
        return None
    if first[-1].kind == "THIS_TURN":
        return [*first[:-1], *sentence[comma:]]
    return [*first[:-2], *sentence[comma:]] if [one.form for one in first[-2:]] == ["this", "turn"] else None


def _if_the_next_time(first: list[Lexeme]) -> list[Lexeme]:
    """614.3: 'la prossima volta che' something would happen this turn, it is as if it would happen, once."""
    if first and first[0].kind == "NEXT_TIME_THAT":
        return [replace(first[0], kind="IF", form="se"), *first[1:]]
    if [one.form for one in first[:3]] == ["the", "next", "time"]:
        return [replace(first[0], kind="IF", form="if"), *first[3:]]
    return first


def _would(said: Sequence[Lexeme]) -> bool:
    return any(one.form == "would" or "WOULD" in one.kind or one.kind.endswith("BURIED") for one in said)
