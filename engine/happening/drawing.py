"""121, 701.21: a draw, with what replaces it, and the move that a sacrifice is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.prohibitions import forbids_player
from engine.cards.abilities.ability import Prohibition
from engine.cards.keywords.numbers import defined_by
from engine.happening.carrying import carry_out
from engine.happening.changing.numbers import draw_replacements, draws_left
from engine.happening.near_misses import notice_replaced
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, meant, use_up
from engine.state import events as e
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Reason, Zone


def sacrificed(one: ObjectId) -> e.ZoneChange:
    """701.21a: the move that a sacrifice is."""
    return e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.SACRIFICED)


def draw_card(
    tx: Transaction,
    player: PlayerId,
    *,
    kind: StepKind,
    rules: Sequence[Citation],
    cause: ObjectId | None = None,
) -> tuple[ObjectId, ...]:
    """121.1, 121.6: a player draws a card, or does what replaces the draw; of several effects the player chooses (616.1).

    Gives back the card that was drawn, and nothing where the draw was replaced (121.6c, 614.11b).
    """
    left = draws_left(tx, player)
    if left == 0:
        facts = (Nothing(WhyNothing.DRAW_LIMIT),)
        tx.note(StepKind.NOTHING, [cite("121.2b"), cite("101.2")], player=player, cause=cause, facts=facts)
        return ()
    forbidden = forbids_player(tx.board, Prohibition.DRAW, player) is not None  # 614.17c: then nothing replaces it
    effects = () if forbidden else draw_replacements(tx, player)
    used = any(one.key in tx.replacing for one in effects)
    possible = {
        f"w{one.key}": one
        for one in effects
        if one.key not in tx.replacing
        if not one.ability.optional or tx.ask_yes(Purpose.MAY, player, cite("121.6"), tx.mention(one.source))
    }
    if not possible:
        happened = tx.happen([e.DrawCard(player=player)], kind=kind, rules=rules, player=player, cause=cause)
        moves = (one.event for one in happened if isinstance(one.event, e.ZoneChange))
        return tuple(move.became for move in moves if move.reason is Reason.DRAWN)
    options = [
        Possible(
            key, one.source, one.ability.text, list, (meant(one, one.ability), one.key if is_used_up(one) else None)
        )
        for key, one in possible.items()
    ]
    chosen = possible[choose_first(tx, player, options, None).key]
    source, ability = chosen.source, chosen.ability
    use_up(tx, chosen)
    facts = (Nothing(WhyNothing.DRAW_REPLACED),)
    empty = () if tx.game.zone(Zone.LIBRARY, player) else (cite("121.6a"),)
    again = (cite("616.1f"), cite("614.5")) if used else ()
    rules = [cite("121.6"), *empty, cite("614.11"), cite("614.6"), *again, *defined_by(ability)]
    missed = notice_replaced(tx, [e.DrawCard(player=player)], tx.board)
    tx.note(StepKind.NOTHING, rules, player=player, cause=source, facts=facts, missed=missed)
    with tx.replacing_with(chosen.key):  # 614.5: it does not apply to what it does instead
        carry_out(tx, ability.effects, replace(chosen.bound, event_player=player))
    return ()
