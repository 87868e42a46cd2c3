"""602.2b, 602.5, 603.2h: sentences about the ability itself: when and how often it may be used, by whom, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.choices import May
from engine.cards.abilities.references import You
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.activation import activation
from scenarios.cardtext.lower.costs_of_static import own_ability_cost
from scenarios.cardtext.lower.gathered import Gathered
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Scope, refused
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal


class AboutTheAbility(Gathered):
    """What is said of the ability, not of what its instructions spoke of."""

    def _of_the_ability(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """Whether a sentence is about the ability; it is noted then."""
        match kinds:
            case [when] if when in _HOW_OFTEN:
                self._limit(when)
            case ["THIS", "ABILITY", "V_COST", *_] | ["OWN_ABILITY_COSTS", *_]:
                self._own_cost(sentence)
            case ["ACTIVATE_ONLY_IF" | "ACTIVATE_ONCE_AND_IF" | "ACTIVATE_ONLY_IN" | "ACTIVATE_ONLY_YOUR_TURN", *_]:
                self._only_if(sentence)
            case _:
                return False
        return True

    def _limit(self, when: str) -> None:
        """602.5b, 602.5d, 603.2h: when the ability may be activated, and how often it may be or triggers."""
        if when == "DONE_ONCE":
            self._done_once()
        self.who = _WHO_ACTIVATES.get(when, self.who)
        self.sorcery |= when in ("SORCERY_SPEED", "ONLY_SORCERY_AND_ONCE")
        self.once |= when in ("ONCE_EACH_TURN", "ONLY_SORCERY_AND_ONCE")
        self.only_ever_once |= when == "ONLY_EVER_ONCE"
        self.triggers_once |= when == "TRIGGERS_ONCE"

    def _done_once(self) -> None:
        """603.2h: 'fallo solo una volta per turno': said of the one thing that the player may do."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, May) or last.who != You() or self.done_once:
            raise Refusal(*self.places[-1], refusal.NO_ANTECEDENT)
        self._made[-1] = replace(last, counts=True)
        self.done_once = True

    def _only_if(self, sentence: Sequence[Lexeme]) -> None:
        """602.5b: said of the ability, not of what its instructions spoke of."""
        if self.only_if is not None:
            raise refused(sentence, refusal.UNEXPECTED)
        scope = Scope(source=self.scope.source)
        scope.subject = scope.mention(own(scope))
        for tail in (["e", "solo una volta"], ["and", "only", "once"]):
            if [one.form for one in sentence[-len(tail) :]] == tail:
                sentence, self.only_ever_once = sentence[: -len(tail)], True
        (self.only_if, once, sorcery), _ = one_reading(readings(sentence, "activation"), scope, activation)
        self.once = self.once or once
        self.sorcery = self.sorcery or sorcery

    def _own_cost(self, sentence: Sequence[Lexeme]) -> None:
        """602.2b: said of the cost, not of what its instructions spoke of."""
        scope = Scope(source=self.scope.source)
        scope.subject = scope.mention(own(scope))
        found, _ = one_reading(readings(sentence, "own_ability_cost"), scope, own_ability_cost)
        self.cost_changes = (*self.cost_changes, found)


def is_about_the_ability(sentence: Sequence[Lexeme]) -> bool:
    """602.2b, 602.5: whether a sentence is about the ability itself, by the words with which it begins."""
    match [one.kind for one in sentence]:
        case [when]:
            return when in _HOW_OFTEN
        case ["THIS", "ABILITY", "V_COST", *_] | ["OWN_ABILITY_COSTS", *_]:
            return True
        case ["ACTIVATE_ONLY_IF" | "ACTIVATE_ONCE_AND_IF" | "ACTIVATE_ONLY_IN" | "ACTIVATE_ONLY_YOUR_TURN", *_]:
            return True
    return False


_WHO_ACTIVATES = {"ANYONE_ACTIVATES": Relation.ANY, "OPPONENTS_ACTIVATE": Relation.OPPONENT}
"""602.1b: which players may activate an ability that is not only its controller's."""
_HOW_OFTEN = (
    "SORCERY_SPEED",
    *_WHO_ACTIVATES,
    "ONCE_EACH_TURN",
    "ONLY_EVER_ONCE",
    "ONLY_SORCERY_AND_ONCE",
    "TRIGGERS_ONCE",
    "DONE_ONCE",
)
"""602.5, 603.2h: what a sentence alone says of when and how often."""
