"""608.2d: instructions to choose a type, a colour or a name, and what then happens to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.abilities.classification import instruction
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import PlayerReference, You
from engine.words.record import Record
from engine.words.terms import CardType, Term

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect


@instruction(moves=(), keeps=(), adds=None, inside=("then",), about=None, tokens=(), unseen=False, copies=False)
class ChooseType(Record, kw_only=True):
    """205.3e: a player chooses a subtype of a card type as it resolves; what follows speaks of it as the chosen one."""

    of: CardType
    basic: bool = False
    """305.6: only one of the basic land types."""
    then: tuple[Effect, ...]
    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=("then",), about=None, tokens=(), unseen=False, copies=False)
class ChooseTerm(Record, kw_only=True):
    """105.4, 201.4, 608.2d: a player chooses a colour, a card type or a card name as it resolves; what follows speaks of it as the
    chosen one."""

    what: Term
    such: Filter | None = None
    """201.4: of a card name, only one that a card of such types has: 'a nonland card name'; of a card type, only one of these."""
    then: tuple[Effect, ...]
    who: PlayerReference = You()
