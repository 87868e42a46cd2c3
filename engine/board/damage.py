"""120: what damage comes to, by its source and by what it is dealt to (120.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.board.board import Board
from engine.state import events as e
from engine.state.objects import PlayerTarget
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.counters import DEFENSE, LOYALTY, MINUS, POISON
from engine.words.terms import NOBODY, CardType, ObjectId, PlayerId


def damage_results(board: Board, event: e.Damage) -> list[Change]:
    """120.3a-e, 120.3g-h: the results of damage that is dealt, each a change of its own; what a source with lifelink makes somebody
    gain is one gain for all that it deals (119.9). 608.2h: the source as it was last known."""
    seen = board.last_seen(event.source)
    if seen is None:
        raise ValueError(f"damage from an object that never was: {event.source}")
    _, source, by = seen
    if isinstance(event.to, PlayerTarget):
        found = _to_player(event, event.to.player, by, infect=source.has("infect"))
        toxic = source.total("toxic")
        if event.combat and toxic:
            poison = e.CountersPut(on=event.to, counter=POISON, count=toxic, put_by=by)
            found.append(Change(event=poison, rules=(cite("120.3g"), cite("702.164c"))))
    else:
        withering = (
            *([cite("702.90c")] if source.has("infect") else []),
            *([cite("702.80a")] if source.has("wither") else []),
        )
        found = _to_permanent(board, event, withering=withering, deathtouch=source.has("deathtouch"))
    return found


def excess(board: Board, one: ObjectId, amount: int, *, deathtouch: bool) -> int:
    """120.4a, 120.10: how much of an amount of damage is more than lethal to a creature, for the damage marked on it, or than
    the loyalty or defense of a planeswalker or battle; of several card types the greatest of these. 702.2c: from a source with
    deathtouch all but 1 is, to a creature."""
    found, seen = board.objects[one], board.characteristics(one)
    enough: list[int] = []
    if seen.creature:
        lethal = max(0, (seen.toughness or 0) - found.damage)
        enough.append(min(1, lethal) if deathtouch else lethal)
    if seen.is_type(CardType.PLANESWALKER):
        enough.append(found.count(LOYALTY))
    if seen.is_type(CardType.BATTLE):
        enough.append(found.count(DEFENSE))
    return max((amount - some for some in enough if amount > some), default=0)


def all_excess(board: Board, dealt: Iterable[e.Damage]) -> list[e.ExcessDealt]:
    """120.10: the excess damage that permanents are dealt by one event, that of all its sources together."""
    by_permanent: dict[ObjectId, list[e.Damage]] = {}
    for one in dealt:
        if not isinstance(one.to, PlayerTarget) and one.to in board.objects:
            by_permanent.setdefault(one.to, []).append(one)
    found = []
    for permanent, several in by_permanent.items():
        deadly = any(has_deathtouch(board, one.source) for one in several)
        over = excess(board, permanent, sum(one.amount for one in several), deathtouch=deadly)
        if over:
            sources = tuple(dict.fromkeys(one.source for one in several))
            found.append(e.ExcessDealt(object=permanent, amount=over, sources=sources, combat=several[0].combat))
    return found


def has_deathtouch(board: Board, source: ObjectId) -> bool:
    """702.2e: whether a source has deathtouch, or had it as it was last known."""
    seen = board.last_seen(source)
    return seen is not None and seen[1].has("deathtouch")


def lifelink_gain(board: Board, event: e.Damage) -> Change | None:
    """120.3f, 702.15b: what the controller of a source with lifelink gains by damage; 702.15c: as the source was last known.

    702.15f: once, however many instances of it there are.
    """
    seen = board.last_seen(event.source)
    assert seen is not None, f"damage from an object that never was: {event.source}"
    _, source, controller = seen
    if not source.has("lifelink"):
        return None
    gain = e.LifeChange(player=controller, amount=event.amount)
    several = sum(one.keyword == "lifelink" for one in source.keywords()) > 1
    return Change(event=gain, rules=(cite("120.3f"), cite("702.15b"), *([cite("702.15f")] if several else [])))


def _to_player(event: e.Damage, player: PlayerId, by: PlayerId, *, infect: bool) -> list[Change]:
    if infect:
        poison = e.CountersPut(on=PlayerTarget(player), counter=POISON, count=event.amount, put_by=by)
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
            seen = board.last_seen(event.source)
            by = NOBODY if seen is None else seen[2]
            put = e.CountersPut(on=event.to, counter=MINUS, count=event.amount, put_by=by)
            found.append(Change(event=put, rules=(cite("120.3d"), *withering)))
        marked = e.DamageMarked(object=event.to, amount=0 if withering else event.amount, deathtouch=deathtouch)
        if marked.amount or marked.deathtouch:
            rules = (cite("702.2b"),) if withering else (cite("120.3e"),)
            found.append(Change(event=marked, rules=rules))
    if hit.is_type(CardType.BATTLE):
        removed = e.CountersRemoved(on=event.to, counter=DEFENSE, count=event.amount)
        found.append(Change(event=removed, rules=(cite("120.3h"),)))
    return found
