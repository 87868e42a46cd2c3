"""603.7: delayed triggered abilities: which events of one batch are theirs, and on which of several at once each triggers.

How often a step of several players makes one trigger is in `engine.happening.trigger_times`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.asking import Transaction
from engine.happening.bound_to_event import with_all
from engine.happening.happened import Happened
from engine.happening.trigger_changes import looks_back
from engine.happening.trigger_criteria import Failed
from engine.happening.trigger_events import match, once_for
from engine.happening.trigger_times import for_each_player, meant_before, shared_by_several
from engine.happening.words_of_an_event import spoken_of
from engine.happening.writing.lasting import spend_delayed
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.lasting import DelayedTrigger
from engine.state.objects import PlayerTarget
from engine.words.citations import Citation, cite
from engine.words.decisions import Option, Purpose
from engine.words.metrics import METER
from engine.words.record import replace

SPOKEN_OF = "*"
"""603.7c: the name under which a delayed triggered ability keeps the only objects that it speaks of; no file can write it."""


class Delayed:
    """What one batch of events comes to for each delayed ability; that is settled when all of the batch has been seen."""

    def __init__(self, tx: Transaction, happened: Happened) -> None:
        self.tx = tx
        self.happened = happened
        self._found: dict[int, list[Bindings]] = {}
        self._shared: set[int] = set()
        """805.4d: those about whose step the rule for shared turns says how often they trigger."""
        self._spent: list[int] = []
        self._once: set[tuple[int, tuple[object, ...]]] = set()
        """508.3b-e, 615.13: for what one of them has triggered already, that triggers for it once only."""

    def look(self, delayed: DelayedTrigger, event: e.Event) -> None:
        """603.7, 805.4d: what a delayed ability's event would be, for each player whose step it is."""
        METER.trigger_checks += 1
        after, trigger = self.happened.after, delayed.ability.trigger
        seen = self.happened.seen(back=looks_back(trigger, event))
        found = match(trigger, event, seen, delayed.bindings)
        if isinstance(found, Failed):
            return
        found = with_all(self.happened, delayed.ability, found)
        if meant_before(delayed):
            those = [replace(found, event_player=delayed.bindings.event_player)]
        else:
            those = for_each_player(delayed.ability, event, found, after)
            if shared_by_several(delayed.ability, event, delayed.controller, after, delayed.bindings.source):
                self._shared.add(delayed.id)
        only = delayed.bindings.remembered.get(SPOKEN_OF)
        if only is not None and found.it not in only:
            return
        once = once_for(trigger, event, self.happened.before)
        if once is not None:
            if (delayed.id, once) in self._once:
                return
            self._once.add((delayed.id, once))
        known = self._found.setdefault(delayed.id, [])
        if not (known and getattr(trigger, "one_or_more", False)):
            known += [one for one in those if self.happened.meets(delayed.ability, one)]

    def how_many_events(self) -> int:
        """How many events of the batch are those of delayed abilities."""
        return sum(map(len, self._found.values()))

    def settled(self) -> Iterator[tuple[DelayedTrigger, Bindings, list[Citation]]]:
        """603.7b: each delayed ability that triggers, with what it takes from its event and by which rules, as often as it does."""
        for delayed in self.tx.game.delayed:
            found = self._found.get(delayed.id, [])
            if found and (delayed.once or delayed.until is None):
                found = [self._which(delayed, found)]
                self._spent.append(delayed.id)
            for number, one in enumerate(found):
                shared = [cite("805.4d")] if delayed.id in self._shared else []
                yield delayed, one, [cite("603.7"), cite("603.7b"), *shared, *([cite("603.2c")] if number else [])]

    def spend(self) -> None:
        """603.7b: those that trigger only once are gone."""
        if self._spent:
            spend_delayed(self.tx.game, self._spent)

    def _which(self, delayed: DelayedTrigger, found: Sequence[Bindings]) -> Bindings:
        """603.7b: of several events at once its controller chooses the one on which it triggers."""
        kinds = [spoken_of(delayed.ability, one) for one in found]
        options = []
        for number, one in enumerate(found):
            alike = kinds.index(kinds[number])
            if isinstance(one.it, PlayerTarget) or one.it is None:
                options.append(Option(key=f"e{number}", player=one.event_player, alike=alike))
            else:
                options.append(Option(key=f"e{number}", mention=self.tx.mention(one.it), alike=alike))
        about = self.happened.mention(delayed.bindings.source, -1, delayed.ability)
        key = self.tx.ask_one(Purpose.WHICH_EVENT, delayed.controller, cite("603.7b"), options, about=about)
        return found[int(key[1:])]
