"""603.2, 603.6, 603.10: abilities that nearly triggered, and why they did not.

What an ability lacks is found where it is held against its event; here is what it is told by, and the reasons for which nothing is
ever held against an event: it did not happen, its source is gone, the ability was lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.functioning import Watcher
from engine.cards.abilities import triggers as t
from engine.cards.keywords.numbers import defined_by
from engine.cards.sorting import sorted_abilities
from engine.happening.happened import Happened
from engine.happening.trigger_changes import looks_back
from engine.happening.trigger_criteria import Failed, object_failure
from engine.happening.trigger_events import LOOKED_FOR, UNRELATED, match
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import alike, each_of, runs_of
from engine.state.trace import Change, NearMiss, Noticed
from engine.words.citations import Citation, cite
from engine.words.terms import NO_OBJECT, ObjectId, Zone

_ALL_BUT_THIS = ("intervening if", "not meanwhile", "once each turn", "not the first", "out of reach")
"""603.2h, 603.4: what is looked at only once the event itself has matched."""


def _nearness(why: str) -> int:
    """How near an event came that an ability did not trigger on: another kind of event; something of it; all of it."""
    return 0 if why in UNRELATED else 2 if why in _ALL_BUT_THIS else 1


class NearMisses:
    """The abilities that did not trigger on anything of one batch, each with one reason; what has triggered is none of them."""

    def __init__(self, happened: Happened) -> None:
        self.happened = happened
        self._missed: dict[tuple[ObjectId, int], NearMiss] = {}
        self._hit: set[tuple[ObjectId, int]] = set()

    def has_triggered(self, watcher: Watcher) -> bool:
        """Whether the ability has triggered on something of the batch."""
        return (watcher.object, watcher.index) in self._hit

    def triggers(self, watcher: Watcher) -> None:
        """The ability triggers: whatever it did not trigger on before is no matter any more."""
        key = (watcher.object, watcher.index)
        self._hit.add(key)
        self._missed.pop(key, None)

    def how_many_triggered(self) -> int:
        """How many abilities have triggered on something of the batch."""
        return len(self._hit)

    def add(self, watcher: Watcher, why: str, *rules: Citation) -> None:
        """One reason is kept for each ability that did not trigger on any event of the batch: of that which came nearest."""
        key = (watcher.object, watcher.index)
        known = self._missed.get(key)
        if key not in self._hit and (known is None or _nearness(known.why) < _nearness(why)):
            source = self.happened.mention(watcher.object, watcher.index, watcher.ability)
            self._missed[key] = NearMiss(
                source=source, index=source.index, why=why, rules=(*rules, *defined_by(watcher.ability))
            )

    def look_in_vain(self, never: Sequence[e.Event], why: str, board: Board, *by: Citation) -> None:
        """603.2e, 603.2g: hold against what did not happen after all those abilities that would have triggered on it."""
        for event in never:
            for trigger_type in LOOKED_FOR.get(type(event), (t.Draws,) if isinstance(event, e.DrawCard) else ()):
                for watcher in board.watchers(trigger_type):
                    key = (watcher.object, watcher.index)
                    if key not in self._hit and self._would_match(watcher, event, board):
                        source = self.happened.mention(watcher.object, watcher.index, watcher.ability)
                        rules = (*by, *defined_by(watcher.ability))
                        self._missed[key] = NearMiss(source=source, index=source.index, why=why, rules=rules)

    def _would_match(self, watcher: Watcher, event: e.Event, board: Board) -> bool:
        trigger, bound = watcher.ability.trigger, Bindings(source=watcher.object, you=watcher.controller)
        if isinstance(event, e.DrawCard):
            assert isinstance(trigger, t.Draws)
            return (
                not trigger.this
                and trigger.shown is None
                and related(board, event.player, watcher.controller, trigger.who, source=watcher.object)
            )
        if isinstance(event, e.ZoneChange) and not looks_back(trigger, event):
            return False  # what it would have become is not there to be looked at
        return not isinstance(match(trigger, event, board, bound), Failed)

    def no_longer_there(self, event: e.ZoneChange) -> None:
        """603.6c, 603.10: what would have triggered, if its source had not left the battlefield in the same event."""
        for watcher in self.happened.before.watchers(t.Moves):
            trigger = watcher.ability.trigger
            if watcher.object in self.happened.after.objects or looks_back(trigger, event):
                continue
            bound = Bindings(source=watcher.object, you=watcher.controller)
            if not isinstance(match(trigger, event, self.happened.after, bound), Failed):
                assert isinstance(trigger, t.Moves)
                from_anywhere = trigger.origin is None and event.origin is Zone.BATTLEFIELD
                self.add(watcher, "source gone", *([cite("603.6c")] if from_anywhere else []), cite("603.10"))

    def lost_before_entering(self, event: e.ZoneChange) -> None:
        """603.6b, 611.3c: what the printed abilities of what enters would have done, if effects had left them to it."""
        entered = self.happened.after.objects.get(event.became)
        if event.to is not Zone.BATTLEFIELD or entered is None:
            return
        now = sorted_abilities(self.happened.after.characteristics(entered.id)).triggered
        for index, ability in sorted_abilities(entered.printed).triggered:
            if any(other is ability for _, other in now) or not isinstance(ability.trigger, t.Moves):
                continue
            watcher = Watcher(entered.id, index, ability, self.happened.after.controller(entered.id))
            bound = Bindings(source=entered.id, you=watcher.controller)
            if not isinstance(match(ability.trigger, event, self.happened.after, bound), Failed):
                self.add(watcher, "ability lost", cite("603.6b"), cite("611.3c"))

    def only_phases(self, event: e.PhasedOut | e.PhasedIn) -> None:
        """702.26d: what would trigger if phasing out were leaving the battlefield, or phasing in were entering it."""
        leaves = isinstance(event, e.PhasedOut)
        board = self.happened.before if leaves else self.happened.after
        for watcher in board.watchers(t.Moves):
            trigger = watcher.ability.trigger
            assert isinstance(trigger, t.Moves)
            there, elsewhere = (trigger.origin, trigger.to) if leaves else (trigger.to, trigger.origin)
            if there is not Zone.BATTLEFIELD or elsewhere is not None or trigger.reason is not None:
                continue
            bound = Bindings(source=watcher.object, you=watcher.controller)
            if object_failure(trigger.subject, board, event.object, bound) is None:
                self.add(watcher, "only phases", cite("702.26d"))

    def left(self, triggered: Iterable[Noticed] = ()) -> list[NearMiss]:
        """The near misses, but for what else an ability triggers on that has triggered."""
        known = {(one.source.id, one.index) for one in triggered}
        return [one for one in self._missed.values() if (one.source.id, one.index) not in known]


def entering_so(changes: Sequence[Change]) -> Iterator[e.Event]:
    """603.2e: what enters tapped does not become tapped."""
    for change, count in runs_of(changes):
        event = change.event
        if isinstance(event, e.ZoneChange | e.TokenCreated) and event.tapped and event.became != NO_OBJECT:
            yield from (one.event for one in each_of(alike(Change(event=e.Tapped(object=event.became)), count)))


def notice_replaced(tx: Transaction, replaced: Sequence[e.Event], before: Board) -> list[NearMiss]:
    """603.2g: the abilities that would have triggered on what does not happen."""
    near = NearMisses(Happened(before, tx.board))
    near.look_in_vain(replaced, "replaced", before, cite("603.2g"))
    return near.left()


def notice_in_vain(tx: Transaction, never: Sequence[e.Event], why: str, *rules: Citation) -> list[NearMiss]:
    """119.9, 120.8: the abilities that would trigger on what an instruction does not do as a number is 0, by these rules."""
    near = NearMisses(Happened(tx.board, tx.board))
    near.look_in_vain(never, why, tx.board, *rules)
    return near.left()
