"""614.1a: 'Se quella magia sta per essere messa in un cimitero, invece esiliala', of what the text before lets be cast."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.casting import LetCast, MayCast
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import ForEach, If
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.paying import DoThen
from engine.cards.abilities.references import Remembered
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.cardtext.lexing import Lexeme

_SAID = (
    re.compile(
        r"se (?:(?:quella|la) (?:magia|carta)|una (?:magia|carta) lanciata in questo modo) "
        r"(?:sta per essere|dovesse essere|verrebbe|viene) messa "
        r"in (?:un cimitero|il tuo cimitero|il suo cimitero|il cimitero di il suo proprietario)(?: in questo turno)? , "
        r"(?:invece (?:esiliala|rimuovila) la(?: da il gioco)?|esiliala la invece|"
        r"rimuovila la (?:invece da il gioco|da il gioco invece))"
    ),
    re.compile(
        r"if (?:(?:that|the) (?:spell|card)|a (?:spell|card) cast this way) would be put into "
        r"(?:a|your|its owner 's|their owner 's) graveyard(?: this turn)? , "
        r"(?:exile (?:it|that card|that spell) instead|instead exile (?:it|that card|that spell))"
    ),
)
STACK_TO_EXILE = Replaces(subject=Filter(zone=Zone.STACK), origin=Zone.STACK, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
"""What is said of one spell, for as long as it is one."""


def says_to_no_graveyard(sentence: Sequence[Lexeme]) -> bool:
    """Whether a sentence says so of a spell that was spoken of, in either language."""
    said = " ".join(one.form for one in sentence)
    return any(one.fullmatch(said) for one in _SAID)


def to_no_graveyard(made: list[Effect], many: int, sentence: Sequence[Lexeme]) -> bool:
    """Whether the sentence is about what the sentence before it, which is the last so many instructions, lets a player cast.

    What may be cast later says so itself, and of what is cast now so much is set up.
    """
    if not made or not says_to_no_graveyard(sentence):
        return False
    said = _of_the_last(made[-1])
    if said is None:
        return False
    before = made[-max(1, many) : -1]
    made[-len(before) - 1 :] = [*(new for one in before for new in _of_later(one)), *said]
    return True


def _of_later(one: Effect) -> tuple[Effect, ...]:
    """What else the same sentence lets a player cast."""
    permits = isinstance(one, LetCast) or (isinstance(one, SetUp) and isinstance(one.says, MayCast))
    return (permits and _of_the_last(one)) or (one,)


def static_to_no_graveyard(made: Sequence[object], sentence: Sequence[Lexeme]) -> list[MayCast] | None:
    """601.3: the same behind a static ability, of whatever is cast by it; ``None`` where it is about nothing of the kind."""
    permitting = [one for one in made if isinstance(one, MayCast)]
    if not permitting or len(permitting) != len(made) or not says_to_no_graveyard(sentence):
        return None
    return [replace(one, how=replace(one.how, exile_buried=True)) for one in permitting]


def _of_the_last(one: Effect) -> tuple[Effect, ...] | None:
    """The instruction as it is with that; ``None`` for one that lets nobody cast anything."""
    match one:
        case LetCast():
            return (replace(one, how=replace(one.how, exile_buried=True)),)
        case SetUp(says=MayCast() as says):
            return (replace(one, says=replace(says, how=replace(says.how, exile_buried=True))),)
        case CastNow(keep_as=str() as name):
            return (one, SetUp(says=STACK_TO_EXILE, of=Remembered(name)))
        case If(then=(*before, last), otherwise=()) | DoThen(then=(*before, last)):
            inner = _of_the_last(last)
            return None if inner is None else (replace(one, then=(*before, *inner)),)
        case ForEach(do=(*before, last)):
            inner = _of_the_last(last)
            return None if inner is None else (replace(one, do=(*before, *inner)),)
        case _:
            return None
