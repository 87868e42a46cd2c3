"""701.30b, 705.2: 'se vinci', 'se vinci il lancio', 'se esce testa': what follows from a clash, or from the flip of one coin."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.chance import FlipCoin
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.libraries import Clash
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, You
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.gathered import BRANCHING
from scenarios.cardtext.lower.reflexive import Reflexive
from scenarios.cardtext.lower.scope import refused


class WonOrLost(Reflexive):
    """Sentences that say what happens on the one side or the other."""

    def _won_or_lost(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """701.30b, 705.2: whether it says what follows from a clash or a flip."""
        match kinds:
            case [shown, "COMMA", *_] if shown in SIDES or (shown == "IF_YOU_WIN" and self._after_a_flip()):
                self._if_flipped(sentence)
            case ["IF_YOU_WIN", "COMMA", *_]:
                self._if_won(sentence)
            case _:
                return False
        return True

    def _if_won(self, sentence: Sequence[Lexeme]) -> None:
        """701.30b: 'se vinci', behind a clash."""
        last = self._made[-1] if self._made else None
        if any(one.kind == "INSTEAD" for one in sentence):
            self._if_won_instead(sentence)
            return
        if not isinstance(last, Clash) or last.then:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = replace(last, then=self._instructions(sentence[2:]))

    def _if_won_instead(self, sentence: Sequence[Lexeme]) -> None:
        """701.30b, 608.2c: 'scontrati con un avversario, poi fai tornare una creatura bersaglio in mano ... Se vinci, puoi invece
        metterla ...': what the clash decides between."""
        clash, before = self._made[-2:] if len(self._made) > 1 else (None, None)
        plain = [one for one in sentence[2:] if one.kind != "INSTEAD"]
        if not isinstance(clash, Clash) or clash.then or before is None or isinstance(before, BRANCHING):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        if len(plain) != len(sentence) - 3 or self._before_last is None:
            raise refused(sentence, refusal.NO_VOCABULARY)
        targets = len(self.scope.targets)
        self.scope = self.scope.as_before(self._before_last)
        self.scope.mentions += [one for one, _ in self.scope.gone if isinstance(one.to, Target)]
        made = self._instructions(plain)
        first = made[0]
        if isinstance(first, May) and len(made) == 1 and not first.otherwise and first.who == You():
            made = (replace(first, otherwise=(before,)),)
        elif any(isinstance(one, BRANCHING) for one in made):
            raise refused(sentence, refusal.NO_VOCABULARY)
        if len(self.scope.targets) > targets:
            raise refused(sentence, refusal.NO_VOCABULARY)
        self._made[-2:] = [replace(clash, then=made, otherwise=(before,))]

    def _if_flipped(self, sentence: Sequence[Lexeme]) -> None:
        """705.2: 'se vinci il lancio', 'se esce testa', behind the flip of one coin, which somebody calls or nobody does."""
        outer = self._made[-1] if self._made else None
        # 'Puoi sacrificare un artefatto. Se lo fai, lancia una moneta': only there is anything won or lost.
        last = _innermost(outer)
        won, called = SIDES.get(sentence[0].kind, (True, True))
        if not isinstance(last, FlipCoin) or last.times != Fixed(1) or (last.then if won else last.otherwise):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        begun = bool(last.then or last.otherwise)
        if begun and last.called is not called:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        following: Effects
        if sentence[0].kind in _WHEN_FLIPPED:
            following = (self._reflected(sentence[2:]),)
        else:
            following = self._other_branch(sentence[2:]) if begun else self._instructions(sentence[2:])
        last = replace(last, called=called)
        flipped = replace(last, then=following) if won else replace(last, otherwise=following)
        assert outer is not None
        self._made[-1] = _with_innermost(outer, flipped)

    def _after_a_flip(self) -> bool:
        return bool(self._made) and isinstance(self._made[-1], FlipCoin)


SIDES = {
    "IF_WIN_FLIP": (True, True),
    "IF_LOSE_FLIP": (False, True),
    "IF_HEADS": (True, False),
    "IF_TAILS": (False, False),
    "WHEN_WIN_FLIP": (True, True),
    "WHEN_LOSE_FLIP": (False, True),
}
"""705.2: which side a sentence speaks of, and whether somebody calls it."""


_WHEN_FLIPPED = ("WHEN_WIN_FLIP", "WHEN_LOSE_FLIP")
"""603.12: 'quando vinci il lancio, ...' is a reflexive ability."""


def _innermost(one: Effect | None) -> Effect | None:
    """The last of the instructions, in what is done only perhaps too."""
    while isinstance(one, May | If) and one.then and not one.otherwise:
        one = one.then[-1]
    return one


def _with_innermost(one: Effect, last: Effect) -> Effect:
    """The instructions with another one in the place of the last of them."""
    if isinstance(one, May | If) and one.then and not one.otherwise:
        return replace(one, then=(*one.then[:-1], _with_innermost(one.then[-1], last)))
    return last
