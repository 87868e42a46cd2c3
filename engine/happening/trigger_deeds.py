"""603.2: what players do, held against trigger events: casting, activating, discarding, drawing, mana, keyword actions."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.counting import done_this_turn, drew_of_the_step
from engine.board.criteria import related
from engine.board.reach import player_reached
from engine.cards.abilities import triggers as t
from engine.cards.keywords.parts import PAID_WITH
from engine.happening.trigger_criteria import Failed, about_object, about_player, object_failure
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.words.record import replace
from engine.words.terms import NOBODY, Deed, PlayerId, Reason

_ANY_SPELL = t.CastsSpell().spell


def match_deed(trigger: t.Trigger, event: e.Event, board: Board, bound: Bindings) -> Bindings | Failed:
    """309, 601.2i, 603.2, 700.14, 725, 726: what one player does, completes or becomes."""
    match trigger, event:
        case t.CastsSpell(), e.SpellCast():
            return _match_cast(trigger, event, board, bound)
        case t.ActivatesAbility() | t.Cycles(), e.AbilityActivated():
            return _match_activation(trigger, event, board, bound)
        case t.CyclesOrDiscards(), e.ZoneChange():
            return _match_discard(trigger, event, board, bound)
        case t.Expends(), e.Expended():
            crossed = event.before < trigger.amount <= event.after
            spender = about_player(trigger.who, event.player, board, bound)
            return spender if crossed or isinstance(spender, Failed) else Failed("mana spent")
        case t.BecomesMonarch(), e.MonarchChanged():
            return about_player(trigger.who, event.player, board, bound)
        case t.TakesInitiative(), e.InitiativeTaken():
            return about_player(trigger.who, event.player, board, bound)
        case t.EntersRoom(), e.RoomEntered():
            if event.object != bound.source:
                return Failed("this")
            return replace(bound, event_player=event.player) if event.room == trigger.room else Failed("state")
        case t.CompletesDungeon(), e.DungeonCompleted():
            return about_player(trigger.who, event.player, board, bound, it=event.object)
        case t.LosesGame(), e.PlayerLost():
            return about_player(trigger.who, event.player, board, bound)
        case t.AbilityTriggers(), e.AbilityTriggered():
            if not related(board, event.controller, bound.you, trigger.who, source=bound.source):
                return Failed("player")
            return about_object(trigger.of, event.source, board, bound, event_player=event.controller)
        case _:
            return Failed("event")


def _match_activation(
    trigger: t.ActivatesAbility | t.Cycles, event: e.AbilityActivated, board: Board, bound: Bindings
) -> Bindings | Failed:
    """602.2, 702.29c: the ability that was activated, with what it is of as the other party; of cycling the card itself."""
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    if isinstance(trigger, t.ActivatesAbility) and trigger.mana not in (None, event.mana):
        return Failed("event")
    if isinstance(trigger, t.ActivatesAbility) and trigger.exhaust and not event.exhaust:
        return Failed("event")
    if isinstance(trigger, t.Cycles) and not event.cycling:
        return Failed("event")
    wanted = trigger.card if isinstance(trigger, t.Cycles) else trigger.of
    why = None if wanted is None else object_failure(wanted, board, event.source, bound)
    if why:
        return Failed(why)
    it = event.source if isinstance(trigger, t.Cycles) else event.object
    return replace(bound, it=it, other=event.source, event_player=event.player)


def _match_discard(
    trigger: t.CyclesOrDiscards, event: e.ZoneChange, board: Board, bound: Bindings
) -> Bindings | Failed:
    """702.29d: a card that is discarded, whatever for."""
    if event.reason is not Reason.DISCARDED:
        return Failed("reason")
    if trigger.card is not None and (why := object_failure(trigger.card, board, event.became, bound)):
        return Failed(why)
    player = board.objects[event.became].owner if event.became in board.objects else NOBODY
    return about_player(trigger.who, player, board, bound, it=event.became, moved=((event.object, event.became),))


def match_draw(trigger: t.Draws, event: e.ZoneChange, board: Board, bound: Bindings) -> Bindings | Failed:
    """121.1, 702.94a: a card that is drawn; ``this``: the card itself, revealed as it is drawn; 603.11: so by the source."""
    if event.reason is not Reason.DRAWN:
        return Failed("reason")
    if trigger.this and not (event.revealed and event.became == bound.source):
        return Failed("this")
    if trigger.shown is not None and bound.source not in event.revealed_by:
        return Failed("not revealed")
    if trigger.shown is not None and (why := object_failure(trigger.shown, board, event.became, bound)):
        return Failed(why)
    player = board.objects[event.became].owner if event.became in board.objects else NOBODY
    if trigger.nth and (player == NOBODY or board.game.player(player).cards_drawn != trigger.nth):
        return Failed("number in the turn")
    if trigger.beyond_first and (player == NOBODY or drew_of_the_step(board.game, player) == 1):
        return Failed("first of the step")
    return about_player(trigger.who, player, board, bound, it=event.became, moved=((event.object, event.became),))


def _cast_so_far(trigger: t.CastsSpell, player: PlayerId, board: Board, bound: Bindings) -> int:
    """601.2i, 608.2i: how many of such spells the player has cast in this turn, the last one too."""
    if trigger.spell == _ANY_SPELL:
        return board.game.player(player).spells_cast
    return done_this_turn(Deed.CAST, (player,), trigger.spell, board, bound)


def _match_cast(trigger: t.CastsSpell, event: e.SpellCast, board: Board, bound: Bindings) -> Bindings | Failed:
    """601.2i: the spell that was cast, and how many had been cast before it in this turn."""
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    if trigger.nth and _cast_so_far(trigger, event.player, board, bound) != trigger.nth:
        return Failed("number in the turn")
    near = (player for player in board.game.players if player_reached(board, player.id, of=bound.you))
    before_it = sum(player.spells_cast for player in near) - 1
    return about_object(trigger.spell, event.object, board, bound, event_player=event.player, amount=before_it)


def match_mana(trigger: t.AddsMana, event: e.ManaAdded, board: Board, bound: Bindings) -> Bindings | Failed:
    if trigger.tapped and not event.tapped:
        return Failed("event")
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    it = None if event.source == e.NO_OBJECT else event.source
    if trigger.subject is not None:
        why = "exists" if it is None else object_failure(trigger.subject, board, it, bound)
        if why:
            return Failed(why)
    kinds = tuple(one.kind for one in event.mana)
    return replace(bound, it=it, event_player=event.player, amount=len(kinds), mana=kinds)


def match_performed(trigger: t.Performs, event: e.Performed, board: Board, bound: Bindings) -> Bindings | Failed:
    if event.action is not trigger.action:
        return Failed("event")
    if not related(board, event.player, bound.you, trigger.who, source=bound.source):
        return Failed("player")
    it = None if event.object == e.NO_OBJECT else event.object
    if trigger.subject is not None:
        why = "exists" if it is None else object_failure(trigger.subject, board, it, bound)
        if why:
            return Failed(why)
    kept = {**bound.remembered, PAID_WITH: event.crew} if event.crew else bound.remembered
    return replace(bound, it=it, event_player=event.player, amount=event.amount, remembered=kept)
