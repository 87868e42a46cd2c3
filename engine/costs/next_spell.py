"""611.2f: continuous effects that wait for the next spell of a player."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.matching import failure
from engine.cards.abilities.continuous import Duration
from engine.happening.writing.lasting import keep_effects
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Zone


def begin_with(tx: Transaction, player: PlayerId, spell: ObjectId) -> None:
    """611.2f, 601.2a: all that waits for such a spell of that player begins as it is put onto the stack, and is about it alone.

    611.2a: how long it waits is over then; it changes the spell, and the permanent that the spell becomes (400.7a), without an end.
    """
    game = tx.game
    begun = tuple(
        replace(effect, objects=(spell,), until=Duration.ENDLESS)
        if effect.next_spell is not None
        and not effect.objects
        and effect.you == player
        and failure(effect.next_spell, tx.board, spell, source=effect.source, you=player, zone=Zone.STACK) is None
        else effect
        for effect in game.effects
    )
    if begun != game.effects:
        keep_effects(game, begun)


def rules_begun(tx: Transaction, spell: ObjectId) -> list[Citation]:
    """611.2f: whether anything waited for this spell."""
    return (
        [cite("611.2f")] if any(one.next_spell is not None and spell in one.objects for one in tx.game.effects) else []
    )
