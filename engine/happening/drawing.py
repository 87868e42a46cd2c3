"""121, 701.21: a draw, with what replaces it, and the move that a sacrifice is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.prohibitions import forbids_player
from engine.cards.abilities.ability import Prohibition
from engine.cards.keywords.numbers import defined_by
from engine.happening.carrying import carry_out
from engine.happening.changing.numbers import draw_replacements, draws_left
from engine.happening.replacement.choosing import Possible, choose_first, meant
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
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
) -> None:
    """121.1, 121.6: a player draws a card, or does what replaces the draw; of several effects the player chooses (616.1)."""
    left = draws_left(tx, player)
    if left == 0:
        facts = (Nothing(WhyNothing.DRAW_LIMIT),)
        tx.note(StepKind.NOTHING, [cite("121.2b"), cite("101.2")], player=player, cause=cause, facts=facts)
        return
    forbidden = forbids_player(tx.board, Prohibition.DRAW, player) is not None  # 614.17c: then nothing replaces it
    possible = {
        f"w{source}.{index}": (source, index, ability)
        for source, index, ability in (() if forbidden else draw_replacements(tx, player))
        if (source, index) not in tx.replacing
        if not ability.optional or tx.ask_yes(Purpose.MAY, player, cite("121.6"), tx.mention(source))
    }
    if not possible:
        tx.happen([e.DrawCard(player=player)], kind=kind, rules=rules, player=player, cause=cause)
        return
    options = [
        Possible(key, source, ability.text, list, meant(tx.board, source, ability))
        for key, (source, _, ability) in possible.items()
    ]
    source, index, ability = possible[choose_first(tx, player, options, None).key]
    facts = (Nothing(WhyNothing.DRAW_REPLACED),)
    empty = () if tx.game.zone(Zone.LIBRARY, player) else (cite("121.6a"),)
    rules = [cite("121.6"), *empty, cite("614.11"), *defined_by(ability)]
    tx.note(StepKind.NOTHING, rules, player=player, cause=source, facts=facts)
    with tx.replacing_with(source, index):  # 614.5: it does not apply to what it does instead
        carry_out(tx, ability.effects, Bindings(source=source, you=tx.board.controller(source), event_player=player))
