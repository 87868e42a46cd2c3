"""603.2: whether what an ability triggers on has happened in this turn before, to the same object or by the same player."""

from __future__ import annotations

from engine.board.board import Board
from engine.board.counting import done_this_turn
from engine.board.criteria import related
from engine.cards.abilities import triggers as t
from engine.state.bindings import Bindings
from engine.state.done import Done
from engine.state.objects import Recipient
from engine.words.record import replace
from engine.words.terms import Deed, PlayerId, Reason, Zone


def happened_already(trigger: t.Trigger, found: Bindings, before: Board) -> bool:
    """603.2: of an event as it was matched, whether one of its kind went before it in the turn; for ``told_apart`` triggers."""
    done = before.game.done_this_turn
    match trigger:
        case t.LifeChanges(gained=gained):
            player = before.game.player(found.event_player)
            return bool(player.life_gained if gained else player.life_lost)
        case t.Attacks():
            one = before.game.objects.get(found.it) if isinstance(found.it, int) else None
            return one is not None and one.last_attacked == before.game.turn.number
        case t.Becomes(by=by):
            return any(
                one.what is Deed.TARGETED and _befell(one, found) and related(before, one.player, found.you, by)
                for one in done
            )
        case t.CountersPutOn(counter=kind, by=by):
            return any(
                one.what is Deed.COUNTED
                and _befell(one, found)
                and kind in (None, one.counter)
                and related(before, one.player, found.you, by)
                for one in done
            )
        case t.Moves(subject=wanted, reason=reason):
            deed = Deed.DISCARDED if reason is Reason.DISCARDED else Deed.SACRIFICED
            wanted = replace(wanted, zone=Zone.HAND) if reason is Reason.DISCARDED else wanted
            return done_this_turn(deed, (found.event_player,), wanted, before, found) > 0
        case _:
            return False


def _befell(one: Done, found: Bindings) -> bool:
    return isinstance(found.it, int) and one.befell(found.it)


def about(trigger: t.Trigger, found: Bindings) -> Recipient | PlayerId | None:
    """603.2: of what or whom it is asked if it happened before: the object of the event, or the player."""
    return found.it if t.asks_of_an_object(trigger) else found.event_player
