"""702.165: which abilities a backup ability hands on."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.copiable import copiable_values
from engine.cards.abilities.ability import Ability, Keyword, Triggered
from engine.cards.abilities.keyword_abilities import number_of
from engine.words.terms import ObjectId


def printed_below(tx: Transaction, source: ObjectId, ability: Triggered, index: int) -> tuple[Ability, ...]:
    """702.165a-d: what stands below a backup ability as it is put on the stack, or is copied in the same order; neither other
    backup abilities, nor what a copy effect added to what it copies, nor what the creature has gained.

    ``index``: of two backup abilities alike, which one it is.
    """
    number = number_of(ability)
    if number is None:
        return ()
    values = copiable_values(tx, source)
    printed = values.abilities[: len(values.abilities) - len(values.added)]
    backups = [n for n, one in enumerate(printed) if _is_backup(one, number)]
    at = index if index in backups else next(iter(backups), len(printed))
    return tuple(one for one in printed[at + 1 :] if getattr(one, "keyword", None) != "backup")


def _is_backup(ability: Ability, number: int) -> bool:
    return isinstance(ability, Keyword) and ability.keyword == "backup" and (ability.value or 1) == number
