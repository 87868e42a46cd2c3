"""101.2: what an ability keeps from happening; and the same change as another event."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.prohibitions import forbids_player
from engine.cards.abilities.ability import Prohibition
from engine.happening.lookahead import kept_from_entering
from engine.state import events as e
from engine.state.facts.nothing import Kept
from engine.state.objects import PlayerTarget
from engine.state.trace import Change
from engine.words.citations import Citation
from engine.words.terms import PlayerId, Zone


def changed_into(change: Change, event: e.Event, *rules: Citation) -> Change:
    """The same change as another event, with more rules."""
    return Change(event=event, rules=(*change.rules, *rules), facts=change.facts)


def kept_out(tx: Transaction, event: e.Event) -> bool:
    """101.2: whether it is an entering of what can't enter the battlefield, as effects leave it."""
    if isinstance(event, e.ZoneChange):
        return event.to is Zone.BATTLEFIELD and kept_from_entering(tx, event)
    return isinstance(event, e.TokenCreated) and kept_from_entering(tx, event)


def keeps_from(tx: Transaction, what: Prohibition, player: PlayerId) -> bool:
    """101.2: whether an effect forbids a player something; then the step says by which."""
    by = forbids_player(tx.board, what, player)
    tx.kept += [] if by is None else [Kept(what, PlayerTarget(player), tx.mention(by))]
    return by is not None
