"""611.2f, 601.2f: continuous effects that wait for the next spell of a player."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.matching import failure
from engine.cards.abilities.casting import AsThoughFlash, ChangesCost
from engine.cards.abilities.continuous import Duration
from engine.happening.writing.lasting import keep_effects
from engine.state.lasting import ContinuousEffect
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


def use_up(tx: Transaction, player: PlayerId, spell: ObjectId) -> None:
    """601.2f, 611.2a: what changes the cost of the next such spell alone, or when it may be cast, is over once the total cost of
    one is determined."""
    game = tx.game
    left = tuple(effect for effect in game.effects if not _was_about(tx, effect, player, spell))
    if len(left) != len(game.effects):
        keep_effects(game, left)


def _was_about(tx: Transaction, effect: ContinuousEffect, player: PlayerId, spell: ObjectId) -> bool:
    said = effect.says
    if said is None or not said.next_time or not isinstance(said.ability, ChangesCost | AsThoughFlash):
        return False
    if said.ability.spells is None:
        return False
    theirs = related(tx.board, player, effect.you, said.ability.who, source=effect.source)
    such = said.ability.spells
    return theirs and failure(such, tx.board, spell, source=effect.source, you=effect.you, zone=Zone.STACK) is None


def rules_begun(tx: Transaction, spell: ObjectId) -> list[Citation]:
    """611.2f: whether anything waited for this spell."""
    return (
        [cite("611.2f")] if any(one.next_spell is not None and spell in one.objects for one in tx.game.effects) else []
    )
