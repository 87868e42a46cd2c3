"""603.12: reflexive triggered abilities: what they do, and sentences that go on with that."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Connive
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import When
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.gathered import Gathered
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Scope, refused
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.parsing import readings


class Reflexive(Gathered):
    """Sentences that make a reflexive triggered ability, or that speak of what only the last of them has."""

    def _when_connived(self, sentence: Sequence[Lexeme]) -> None:
        """701.50e: 'quando complotta in questo modo': whatever became of it, it connives."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, Connive) or sentence[3].kind != "COMMA":
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made.append(self._reflected(sentence[4:]))
        self._last_alone = -1

    def _heard_by_reflexive(self) -> Scope:
        """603.12: what a reflexive triggered ability can speak of; its targets are its own."""
        scope = self.scope.fork()
        scope.targets = []
        scope.mentions = [one for one in scope.mentions if not isinstance(one.to, Target)]
        scope.subject, scope.done_before = None, scope.as_many or scope.all_of_them
        return scope

    def _reflected(self, said: Sequence[Lexeme]) -> Reflect:
        """603.12: what a reflexive triggered ability does, with targets of its own."""
        scope = self._heard_by_reflexive()
        found, scope = one_reading(readings(said, "effects"), scope, effects)
        self.scope.names = scope.names
        self._of_reflexive = scope
        asked = found[0] if len(found) == 1 and said[0].kind == "IF" else None
        condition = asked.condition if isinstance(asked, If) and not asked.otherwise else None
        if condition is not None and isinstance(asked, If):
            # 603.4: an 'if' right behind the event is asked as it triggers and as it resolves.
            found = asked.then
        targets = tuple(scope.targets)
        return Reflect(ability=Triggered(trigger=When(), effects=found, condition=condition, targets=targets))

    def _more_of_reflexive(self, sentence: Sequence[Lexeme]) -> bool:
        """603.12: 'quando lo fai, una creatura bersaglio prende +2/+2. Sprona quella creatura': what speaks of what only the
        reflexive ability has is part of it."""
        last = self._made[-1] if self._made else None
        scope = self._of_reflexive
        if scope is None or last is None or sum(isinstance(part, Reflect) for part in within(last)) != 1:
            return False
        scope.names, scope.subject = self.scope.names, None
        found, scope = one_reading(readings(sentence, "effects"), scope, effects)
        more = with_more_of_reflexive(last, found, tuple(scope.targets))
        if more is None:
            return False
        self._of_reflexive, self.scope.names = scope, scope.names
        self._made[-1] = more
        return True


def with_more_of_reflexive(one: Effect, more: Effects, targets: tuple[TargetSpec, ...]) -> Effect | None:
    """The instruction with more behind what the one reflexive ability in it does; ``None`` where that is not the last thing."""
    if isinstance(one, Reflect):
        ability = one.ability
        asked = ability.effects[0] if len(ability.effects) == 1 else None
        if isinstance(asked, If) and not asked.otherwise:
            # 603.4: what it asks right behind 'quando lo fai' is asked for all that it does.
            return replace(one, ability=replace(ability, effects=(_and_more(asked, more),), targets=targets))
        return replace(one, ability=replace(ability, effects=(*ability.effects, *more), targets=targets))
    if isinstance(one, May | MayPay | If) and one.then and not one.otherwise:
        inner = with_more_of_reflexive(one.then[-1], more, targets)
        return None if inner is None else replace(one, then=(*one.then[:-1], inner))
    return None


def _and_more(asked: If, more: Effects) -> If:
    return replace(asked, then=(*asked.then, *more))
