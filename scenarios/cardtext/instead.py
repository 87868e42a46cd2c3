"""614.1a, 614.6, 119.10: what is done instead of gaining or losing life: 'se stai per guadagnare punti vita, pesca invece ...'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.replacing import ChangesLife
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.event_subjects import EVENT_PLAYER
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.refusal import Refusal

_WHO = {
    "WOULD_GAIN_LIFE": (Relation.YOU, True),
    "WOULD_LOSE_LIFE": (Relation.YOU, False),
    "OPPONENT_WOULD_GAIN_LIFE": (Relation.OPPONENT, True),
    "OPPONENT_WOULD_LOSE_LIFE": (Relation.OPPONENT, False),
    "PLAYER_WOULD_GAIN_LIFE": (Relation.ANY, True),
    "PLAYER_WOULD_LOSE_LIFE": (Relation.ANY, False),
}
_IN_ENGLISH = {"you": Relation.YOU, "an opponent": Relation.OPPONENT, "a player": Relation.ANY}
_AS_SO_MANY = {"SOME_BEFORE", "SOME_OF_THEM", "DOUBLE", "TRIPLE", "DOUBLE_LIFE", "LIFE_PLUS", "PLUS"}
_DEED = {"gain": True, "lose": False}


def _head(said: Sequence[Lexeme]) -> tuple[Relation, bool] | None:
    """Of whom a condition says that they would gain life, or lose it; ``None`` for any other condition."""
    if len(said) == 2 and said[0].kind == "IF":
        return _WHO.get(said[1].kind)
    words = [one.form for one in said]
    if words[:1] != ["if"] or words[-3:-2] != ["would"] or words[-1:] != ["life"] or words[-2] not in _DEED:
        return None
    who = _IN_ENGLISH.get(" ".join(words[1:-3]))
    return None if who is None else (who, _DEED[words[-2]])


def instead_of_life(sentence: Sequence[Lexeme], scope: Scope) -> ChangesLife | None:
    """The ability that a sentence is; ``None`` for one that says no other deed: more life, or twice as much, is still life.

    Raises Refusal for a deed that cannot be read.
    """
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    of = _head(sentence[:comma]) if comma else None
    said = [one for one in sentence[comma + 1 :] if one.kind != "INSTEAD"]
    if of is None or len(said) != len(sentence) - comma - 2 or _is_still_life(said):
        return None
    who, gained = of
    scope.event_amount = True
    if who is not Relation.YOU:
        scope.mention(EVENT_PLAYER)
    instructions = Instructions(scope)
    instructions.add(said)
    if instructions.scope.targets or instructions.about_activating or instructions.triggers_once:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    return ChangesLife(who=who, gained=gained, instead=instructions.made())


def _is_still_life(said: Sequence[Lexeme]) -> bool:
    """'Ne guadagni il doppio', 'guadagni altrettanti punti vita più 1': the number is changed, and nothing else is done."""
    kinds, words = {one.kind for one in said}, {one.form for one in said}
    return bool(kinds & _AS_SO_MANY) or bool(words & {"twice", "three times", "double", "plus"})
