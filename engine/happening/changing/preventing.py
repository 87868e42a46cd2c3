"""615.1, 615.5, 615.6, 615.12: whether damage can be prevented, what is left of it then, and what comes of that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.board.asking import Transaction
from engine.board.event_in_hand import Afterwards
from engine.board.prohibitions import forbids_object, forbids_what_left
from engine.cards.abilities.ability import Prohibition
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.record import Record, replace
from engine.words.speaking import words
from engine.words.terms import NOBODY, ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect


class Step(Record):
    """One effect applied to damage that would be dealt: what is left of it, what else happens, and who gains life by it."""

    event: e.Damage
    rules: tuple[Citation, ...]
    more: tuple[Change, ...] = ()
    gains: tuple[Change, ...] = ()
    apart: tuple[e.Damage, ...] = ()
    """614.9: the part of it that is dealt to something else instead, where that is not all."""


Make = Callable[[], Step]

_OF_ITS_SOURCE = frozenset({"It"})
_OF_ITS_RECIPIENT = frozenset({"Other"})


def follow(tx: Transaction, afterwards: Afterwards, amount: int, *, in_vain: bool = False) -> None:
    """615.5, 614.1a: what an effect does besides or instead, immediately after the event; once for all that is one time.

    ``in_vain``: it prevented nothing and does so all the same (615.12); where nothing was to be prevented it does nothing.
    """
    for at, known in enumerate(tx.event.afterwards):
        if known.once_for == afterwards.once_for:
            bound = replace(known.bound, amount=known.bound.amount + amount)
            tx.event.afterwards[at] = replace(known, bound=bound)
            return
    if amount or in_vain:
        bound = replace(afterwards.bound, amount=amount)
        tx.event.afterwards.append(replace(afterwards, bound=bound))


def one_time(key: str, effects: tuple[Effect, ...], event: e.Damage) -> tuple[object, ...]:
    """614.6, 510.2: all damage that would be dealt to one recipient at once is one time for what an effect does instead; where that
    speaks of the source of the damage, it is one time for each source."""
    return (key, event.to, event.source) if words(effects) & _OF_ITS_SOURCE else (key, event.to)


def one_prevention(key: str, effects: tuple[Effect, ...], event: e.Damage, player: PlayerId) -> tuple[object, ...]:
    """615.5, 615.13: all that an effect prevents of what would be dealt at once is one time for what it does besides; where that
    speaks of the source of the damage, of what would be dealt it, or of ``player`` whose that is, one for each."""
    spoken = words(effects)
    return (
        key,
        event.source if spoken & _OF_ITS_SOURCE else None,
        event.to if spoken & _OF_ITS_RECIPIENT else None,
        player if "EventPlayer" in spoken else None,
    )


def preventable(tx: Transaction, event: e.Damage) -> bool:
    """615.12: damage that can't be prevented is not, and uses no shield up; 608.2h: of a source that is gone as it last was."""
    if not event.preventable:
        return False
    kept = forbids_object if event.source in tx.board.objects else forbids_what_left
    return kept(tx.board, Prohibition.BE_PREVENTED, event.source) is None


def prevented(
    event: e.Damage,
    amount: int,
    gains: Sequence[PlayerId],
    rules: tuple[Citation, ...],
    *,
    by: ObjectId,
    effect: str,
) -> Step:
    """615.6, 615.5: so much of the damage never happens; somebody may gain as much life as part of the event."""
    kept_off = min(event.amount, max(0, amount))
    if not kept_off:
        return Step(event, ())
    never = e.DamagePrevented(source=event.source, to=event.to, amount=kept_off, by=by, effect=effect)
    gained = tuple(
        Change(event=e.LifeChange(player=player, amount=kept_off), rules=(cite("615.5"),))
        for player in gains
        if player != NOBODY
    )
    left = replace(event, amount=event.amount - kept_off)
    return Step(left, rules, (Change(event=never, rules=(*rules, cite("615.6"))),), gained)
