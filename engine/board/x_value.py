"""107.3c: the X of a spell or ability whose text says what it is."""

from __future__ import annotations

from engine.board.asking import Refused, Transaction
from engine.board.values import number
from engine.cards.abilities.ability import Activated, SpellAbility
from engine.cards.abilities.quantities import Quantity
from engine.cards.characteristics import Characteristics
from engine.state.bindings import Bindings, Chosen
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId


def of_spell(looks: Characteristics | None) -> Quantity | None:
    """107.3c: what the text of a spell says that X is."""
    abilities = () if looks is None else looks.abilities
    return next((one.x for one in abilities if isinstance(one, SpellAbility) and one.x is not None), None)


def with_x(tx: Transaction, player: PlayerId, source: ObjectId, chosen: Chosen, defined: Quantity | None) -> Chosen:
    """107.3c: what was chosen, with the X that the text says in place of an announced one. Raises Refused for another number."""
    if defined is None:
        return chosen
    x = max(0, number(defined, tx.board, Bindings(source=source, you=player)))
    if chosen.x not in (None, x):
        raise Refused("x is defined", cite("107.3c"))
    return replace(chosen, x=x, x_is=defined)


def rule_of(ability: Activated | Quantity | None) -> list[Citation]:
    """107.3c: cited where the text says what X is."""
    defined = ability.x if isinstance(ability, Activated) else ability
    return [] if defined is None else [cite("107.3c")]
