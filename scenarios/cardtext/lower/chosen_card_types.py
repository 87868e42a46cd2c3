"""205.2a, 110.4: card types that are chosen as a spell or ability resolves, and what is of the one that was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.filters import Filter
from engine.words.record import is_record, replace, told, within
from engine.words.terms import CardType
from scenarios.cardtext.lexing import Lexeme

_KINDS = {
    "tipo di carta": Filter(),
    "tipo di permanente": Filter(any_type=tuple(one for one in CardType if one.permanent)),
}
Said = TypeVar("Said")


def card_type_to_choose(sentence: Sequence[Lexeme]) -> Filter | None:
    """'Scegli un tipo di carta', 'un tipo di permanente', 'un tipo di carta non terra': which may be chosen; ``None`` for another
    sentence."""
    if [one.kind for one in sentence[:3]] != ["V_CHOOSE", "ONE", "SHARED_KIND"] or "imp" not in sentence[0].moods:
        return None
    such, rest = _KINDS.get(sentence[2].form), sentence[3:]
    if such is None or not rest:
        return such
    without = rest[-1].value
    if [one.kind for one in rest] not in (["NOT", "TYPE"], ["DIFFERENT", "FROM", "TYPE"]) or not isinstance(
        without, CardType
    ):
        return None
    return replace(such, not_types=(without,))


def of_card_type(said: Said) -> Said | None:
    """What is said of the chosen type, where that is a card type; ``None`` where nothing is, or what only a subtype can be."""
    parts = list(within(said))
    if any(isinstance(one, ChangeTypes) and one.to_chosen for one in parts):
        return None
    if not any(isinstance(one, Filter) and one.chosen_type for one in parts):
        return None
    return _of_card_type(said)  # type: ignore[no-any-return]


def _of_card_type(said: Any) -> Any:
    if isinstance(said, tuple):
        return tuple(map(_of_card_type, said))
    if not is_record(said):
        return said
    made: Any = replace(said, **{name: _of_card_type(value) for name, value in told(said)})
    return (
        replace(made, chosen_type=False, chosen_card_type=True)
        if isinstance(made, Filter) and made.chosen_type
        else made
    )
