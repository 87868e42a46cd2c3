"""120: what damage comes to, by its source and by what it is dealt to (120.3)."""

from __future__ import annotations

from engine.board.projection import Board
from engine.state import events as e
from engine.state.objects import PlayerTarget
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.counters import DEFENSE, LOYALTY, MINUS, POISON
from engine.words.terms import CardType, PlayerId


def damage_results(board: Board, event: e.Damage) -> list[Change]:
    """120.3a-e, 120.3g-h: the results of damage that is dealt, each a change of its own; what a source with lifelink makes somebody
    gain is one gain for all that it deals (119.9). 608.2h: the source as it was last known."""
    seen = board.last_seen(event.source)
    if seen is None:
        raise ValueError(f"damage from an object that never was: {event.source}")
    _, source, _ = seen
    if isinstance(event.to, PlayerTarget):
        found = _to_player(event, event.to.player, infect=source.has("infect"))
        toxic = source.total("toxic")
        if event.combat and toxic:
            poison = e.CountersPut(on=event.to, counter=POISON, count=toxic)
            found.append(Change(event=poison, rules=(cite("120.3g"), cite("702.164c"))))
    else:
        withering = (
            *([cite("702.90c")] if source.has("infect") else []),
            *([cite("702.80a")] if source.has("wither") else []),
        )
        found = _to_permanent(board, event, withering=withering, deathtouch=source.has("deathtouch"))
    return found


def lifelink_gain(board: Board, event: e.Damage) -> Change | None:
    """120.3f, 702.15b: what the controller of a source with lifelink gains by damage; 702.15c: as the source was last known."""
    seen = board.last_seen(event.source)
    assert seen is not None, f"damage from an object that never was: {event.source}"
    _, source, controller = seen
    if not source.has("lifelink"):
        return None
    gain = e.LifeChange(player=controller, amount=event.amount)
    return Change(event=gain, rules=(cite("120.3f"), cite("702.15b")))


def _to_player(event: e.Damage, player: PlayerId, *, infect: bool) -> list[Change]:
    if infect:
        poison = e.CountersPut(on=PlayerTarget(player), counter=POISON, count=event.amount)
        return [Change(event=poison, rules=(cite("120.3b"), cite("702.90b")))]
    return [Change(event=e.LifeChange(player=player, amount=-event.amount), rules=(cite("120.3a"),))]


def _to_permanent(board: Board, event: e.Damage, *, withering: tuple[Citation, ...], deathtouch: bool) -> list[Change]:
    assert not isinstance(event.to, PlayerTarget)
    hit = board.characteristics(event.to)
    found = []
    if hit.is_type(CardType.PLANESWALKER):
        removed = e.CountersRemoved(on=event.to, counter=LOYALTY, count=event.amount)
        found.append(Change(event=removed, rules=(cite("120.3c"),)))
    if hit.creature:
        if withering:
            put = e.CountersPut(on=event.to, counter=MINUS, count=event.amount)
            found.append(Change(event=put, rules=(cite("120.3d"), *withering)))
        marked = e.DamageMarked(object=event.to, amount=0 if withering else event.amount, deathtouch=deathtouch)
        if marked.amount or marked.deathtouch:
            rules = (cite("702.2b"),) if withering else (cite("120.3e"),)
            found.append(Change(event=marked, rules=rules))
    if hit.is_type(CardType.BATTLE):
        removed = e.CountersRemoved(on=event.to, counter=DEFENSE, count=event.amount)
        found.append(Change(event=removed, rules=(cite("120.3h"),)))
    return found
