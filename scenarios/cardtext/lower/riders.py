"""608.2c: sentences that say more of the one instruction before them, whatever it is that it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards.abilities.chance import FlipCoin
from engine.cards.abilities.choices import ForEach, If, May
from engine.cards.abilities.combat import CombatEffect
from engine.cards.abilities.copying import CopyForEach, CopyOnStack
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.references import One
from engine.cards.abilities.searching import Search
from engine.cards.abilities.spending import Spending
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.becoming import still_so
from scenarios.cardtext.lower.deeds.dealing import unpreventable
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.gathered import Gathered
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope, refused
from scenarios.cardtext.lower.spent_on import mana_spent
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.tree import Node


class Riders(Gathered):
    """The instruction before, with what a sentence adds to it."""

    def _no_regeneration(self, sentence: Sequence[Lexeme], whose: Sequence[Lexeme] = ()) -> None:
        """701.19c. ``whose``: 'quella creatura', 'la creatura', which must be what was destroyed."""
        last = self._made[-1] if self._made else None
        if whose:
            start, end = whose[0].start, whose[-1].end
            whose = (replace(whose[0], kind="THAT"), *whose[1:])
            that = Node("party", (Node("that", tuple(whose), start, end),), start, end)
            if not isinstance(last, Destroy) or object_of(that, self.scope.fork()).to != last.what:
                raise refused(sentence, refusal.NO_ANTECEDENT)
        found = None if last is None else _without_regeneration(last)
        if found is None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = found

    def _not_prevented(self, sentence: Sequence[Lexeme]) -> None:
        """615.12: 'questi danni non possono essere prevenuti', of what the instruction before deals."""
        made = None if not self._made else unpreventable(self._made[-1])
        if made is None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = made

    def _still(self, sentence: Sequence[Lexeme]) -> None:
        """205.1b: it keeps all that it was."""
        at = len(self._made) - 1
        if at > 0 and isinstance(self._made[at], CombatEffect):
            # 'Diventa una creatura 3/2 e non può essere bloccata in questo turno. È ancora una terra.'
            at -= 1
        last = self._made[at] if self._made else None
        parts = still_so(last.parts, sentence) if isinstance(last, Apply) else None
        if parts is None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        assert isinstance(last, Apply)
        self._made[at] = replace(last, parts=parts)

    def _spending(self, sentence: Sequence[Lexeme], start: str, lower: Callable[[Node, Scope], Spending]) -> None:
        """106.6."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, AddMana) or last.spending is not None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        found, _ = one_reading(readings(sentence, start), self.scope, lower)
        self._made[-1] = replace(last, spending=found)

    def _when_spent(self, sentence: Sequence[Lexeme]) -> None:
        """106.6: what comes of it where the mana that was just added is spent so."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, AddMana) or (last.spending is not None and last.spending.when_spent is not None):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        found, after = one_reading(readings(sentence, "mana_spent"), Scope(source=self.scope.source), mana_spent)
        if after.targets:
            raise refused(sentence, refusal.NO_VOCABULARY)
        self._made[-1] = replace(last, spending=replace(last.spending or Spending(), when_spent=found))

    def _of_each(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """701.24a, 707.10d: whether it is said of each of several that search, or that are copied for."""
        match kinds:
            case ["EACH_COPY_ITS_OWN"] if self._made and isinstance(self._made[-1], CopyForEach):
                # 707.10d: that is what copying for each of them means.
                return True
            case ["SEARCHERS_SHUFFLE"] | ["THEN", "SEARCHERS_SHUFFLE"]:
                self._searchers_shuffle(sentence)
                return True
            case _:
                return False

    def _searchers_shuffle(self, sentence: Sequence[Lexeme]) -> None:
        """701.24a: of several players those shuffle who searched, each when that is done."""
        last = self._made[-1] if self._made else None
        match last:
            case ForEach(do=(May(then=then, otherwise=()) as may,)) if any(isinstance(one, Search) for one in then):
                self._made[-1] = replace(last, do=(replace(may, then=(*then, Shuffle(who=One()))),))
            case _:
                raise refused(sentence, refusal.NO_ANTECEDENT)

    def _ends_search(self, made: Effects) -> bool:
        """701.23a: after a search that may be made, or depends on something, the library is shuffled where it was made."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, May | If) or last.otherwise or not isinstance(last.then[0], Search):
            return False
        searched = last.who if isinstance(last, May) else last.then[0].whose or last.then[0].who
        if len(made) != 1 or not isinstance(made[0], Shuffle) or made[0].who != searched:
            return False
        self._made[-1] = replace(last, then=(*last.then, *made))
        return True

    def _new_targets(self, sentence: Sequence[Lexeme]) -> None:
        """707.10c."""
        last = self._made[-1] if self._made else None
        found = None if last is None else _with_new_targets(last)
        if found is None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = found


def _without_regeneration(last: Effect) -> Effect | None:
    """701.19c: the destruction that comes last, in an instruction too that may be carried out only perhaps or later.
    ``None`` where nothing does, something else comes behind it, or of two things of which one is done both destroy."""
    if isinstance(last, Destroy):
        return replace(last, regeneration=False) if last.regeneration else None
    if isinstance(last, May | MayPay | If):
        then, otherwise = _last_unregenerated(last.then), _last_unregenerated(last.otherwise)
        if _destroys(last.then) and _destroys(last.otherwise):
            return None
        if then is None and otherwise is None:
            return None
        return replace(last, then=then or last.then, otherwise=otherwise or last.otherwise)
    if isinstance(last, Delay):
        effects = _last_unregenerated(last.effects)
        return None if effects is None else replace(last, effects=effects)
    return None


def _last_unregenerated(made: tuple[Effect, ...]) -> tuple[Effect, ...] | None:
    inner = _without_regeneration(made[-1]) if made else None
    return None if inner is None else (*made[:-1], inner)


def _destroys(made: tuple[Effect, ...]) -> bool:
    return any(isinstance(part, Destroy) for part in within(made))


def _with_new_targets(last: Effect) -> Effect | None:
    """The copy that is made last, in an instruction that may be carried out only perhaps too, with new targets."""
    if isinstance(last, CopyOnStack):
        return None if last.new_targets else replace(last, new_targets=True)
    if isinstance(last, May | MayPay | If) and last.then and not last.otherwise:
        inner = _with_new_targets(last.then[-1])
        return None if inner is None else replace(last, then=(*last.then[:-1], inner))
    if isinstance(last, Delay) and last.effects:
        inner = _with_new_targets(last.effects[-1])
        return None if inner is None else replace(last, effects=(*last.effects[:-1], inner))
    if isinstance(last, Reflect) and last.ability.effects:
        inner = _with_new_targets(last.ability.effects[-1])
        more = (*last.ability.effects[:-1], inner)
        return None if inner is None else replace(last, ability=replace(last.ability, effects=more))  # type: ignore[arg-type]
    if isinstance(last, FlipCoin) and last.then and not last.otherwise:
        inner = _with_new_targets(last.then[-1])
        return None if inner is None else replace(last, then=(*last.then[:-1], inner))
    return None
