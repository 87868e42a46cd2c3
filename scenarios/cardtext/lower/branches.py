"""608.2c: 'se lo fai', 'altrimenti', 'se non puoi', 'quando lo fai': sentences that branch off from whether something was done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.chance import FlipCoin
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import Condition, Not, Within
from engine.cards.abilities.damage import PutCounters, RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.libraries import Clash, Reveal, Scry, Surveil
from engine.cards.abilities.objects import ChooseAndSacrifice, Move, Sacrifice, Tap
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.players import Discard, Draw, Mill
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import EachPlayer, Remembered, You
from engine.cards.abilities.triggers import When
from engine.words.record import Record, replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.done_instead import DoneInstead
from scenarios.cardtext.lower.possible import among_those_with_counters, what_makes_it_possible
from scenarios.cardtext.lower.scope import Scope, refused
from scenarios.cardtext.lower.won_or_lost import WonOrLost

_SAID_OF_YOU = (
    "se lo fai", "se paghi", "quando lo fai", "quando paghi questo costo una o più volte", "se non lo fai", "altrimenti",
)  # fmt: skip
"""118.12: what goes on from whether you paid, or did it."""


class Branches(DoneInstead, WonOrLost):
    """Sentences that say what happens where the one before was done, and where it was not."""

    def _last_done(self, sentence: Sequence[Lexeme]) -> May | _Did:
        """What 'lo fai' is said of: what you may do, or the one instruction before, which you follow if you can."""
        last = self._made[-1] if self._made else None
        theirs = isinstance(last, May) and sentence[0].kind == "IF_THEY_DO" and _by_another(last)
        if isinstance(last, May) and not last.otherwise and (last.who == You() or theirs):
            return last
        chosen = self._made[-2] if self._last_many == 2 and len(self._made) > 1 else None
        if (
            isinstance(chosen, Choose)
            and isinstance(last, Tap | Move | Reveal)
            and last.what == Remembered(chosen.keep_as)
        ):
            return _Did((chosen, last))
        if (
            self._last_alone != len(self._made) - 1
            or not isinstance(last, _YOU_DO)
            or getattr(last, "who", You()) != You()
        ):
            raise refused(sentence, refusal.NO_VOCABULARY)
        return _Did((last,))

    def _paid(self, sentence: Sequence[Lexeme]) -> MayPay | None:
        """118.12: the last instruction where it was that something may be paid, by whom the sentence speaks of."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, MayPay):
            return None
        by_you = sentence[0].form in _SAID_OF_YOU
        if by_you is not (last.who == You()) and sentence[0].form != "altrimenti":
            raise refused(sentence, refusal.NO_ANTECEDENT)
        return last

    def _inside_if(self, sentence: Sequence[Lexeme], follows: Callable[[Sequence[Lexeme]], None]) -> None:
        """608.2c: 'Se è un Elfo, puoi rivelarla. Se lo fai, ...': what follows comes about only where that could be done."""
        last = self._made[-1] if self._made else None
        inner = last.then[0] if isinstance(last, If) and len(last.then) == 1 and not last.otherwise else None
        if not isinstance(inner, May | MayPay) or any(isinstance(one, May | MayPay | If) for one in inner.then):
            follows(sentence)
            return
        assert isinstance(last, If)
        at = len(self._made)
        self._made[-1] = inner
        follows(sentence)
        self._made[at - 1 :] = [replace(last, then=tuple(self._made[at - 1 :]))]

    def _if_done(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: 'se lo fai': only if it was done, which it was where it could be (101.3 leaves no choice otherwise)."""
        if self._if_spared(sentence):
            return
        paid = self._paid(sentence)
        if paid is not None:
            if paid.then:
                raise refused(sentence, refusal.NO_ANTECEDENT)
            doer = self.scope.event_doer
            self._speak_of(paid.who)
            self._made[-1] = replace(paid, then=self._instructions(sentence[2:]))
            self.scope.event_doer = doer
            return
        if self._cast_or_not(self._instructions, sentence, cast=True):
            return
        last = self._last_done(sentence)
        if isinstance(last, May) and last.who != You():
            doer = self.scope.event_doer
            self._speak_of(last.who)
            self._done(None, last, self._instructions(sentence[2:]))
            self.scope.event_doer = doer
            return
        last = replace(last, then=among_those_with_counters(last.then))
        possible = what_makes_it_possible(last.then, sentence, self.scope)
        following = self._instructions(sentence[2:])
        self._done(possible, last, following)

    def _if_anybody(self, sentence: Sequence[Lexeme]) -> None:
        """118.12a: 'se un giocatore lo fa', 'se nessuno lo fa', behind what any player may pay."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, UnlessPays) or not isinstance(last.who, EachPlayer):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        if last.then if sentence[0].kind == "IF_ANYBODY_DOES" else last.effects:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        following = self._instructions(sentence[2:])
        nobody = sentence[0].kind == "IF_NOBODY_DOES"
        self._made[-1] = replace(last, effects=following) if nobody else replace(last, then=following)

    def _if_spared(self, sentence: Sequence[Lexeme]) -> bool:
        """118.12a: 'a meno che non paghi {2}. Se lo fa, ...': where it is paid, what is told was not done to anything."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, UnlessPays):
            return False
        if self._last_alone != len(self._made) - 1 or self._before_last is None or isinstance(last.who, EachPlayer):
            raise refused(sentence, refusal.NO_VOCABULARY)
        if (sentence[0].form in _SAID_OF_YOU) is not (last.who == You()):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        doer, self._before_branch = self.scope.event_doer, self._before_last
        self._speak_of(last.who)
        following = self._other_branch(sentence[2:])
        self._made[-1] = MayPay(who=last.who, cost=last.cost, times=last.times, then=following, otherwise=last.effects)
        self.scope.event_doer = doer
        return True

    def _speak_of(self, who: object) -> None:
        """Who did it, or did not, is of whom a verb without a subject is said."""
        theirs = [one for one in self.scope.mentions if one.to == who and one.player and who != You()]
        self.scope.event_doer = theirs[-1] if theirs else self.scope.event_doer

    def _cast_or_not(
        self, read: Callable[[Sequence[Lexeme]], Effects], sentence: Sequence[Lexeme], *, cast: bool
    ) -> bool:
        """608.2g: what follows where something was cast as the ability resolves, or where it was not."""
        last = self._made[-1] if self._made else None
        if isinstance(last, If) and last.then and not last.otherwise and sentence[0].form != "altrimenti":
            # 'Se non lo fai': nor did who may not, since it was not so.
            last = last.then[-1]
        if isinstance(last, CastNow) and last.who == You() and last.keep_as is not None:
            done = Within(CountOf(Remembered(last.keep_as), gone=True), Bounds(least=1))
            following = read(sentence[2:])
            self._made.append(If(condition=done if cast else Not(done), then=following))
            return True
        return False

    def _done(self, possible: Condition | None, last: May | _Did, following: Effects) -> None:
        """What was done, perhaps only where it could be, and what follows from it."""
        if isinstance(last, May):
            self._made[-1] = _where(possible, replace(last, then=(*last.then, *following)))
            return
        both = (*last.then, *following)
        self._made[-len(last.then) :] = both if possible is None else [If(condition=possible, then=both)]

    def _when_done(self, sentence: Sequence[Lexeme]) -> None:
        """603.12: a reflexive triggered ability, with targets of its own."""
        self._followed_by(sentence, lambda: self._reflected(sentence[2:]))

    def when_done_choosing(self, sentence: Sequence[Lexeme], modal: Callable[[Scope], Mapping[str, Any]]) -> None:
        """603.12, 700.2b: 'quando lo fai, scegli uno —': a reflexive triggered ability with modes. ``modal``: these and how they
        are chosen, by a scope of what they can speak of."""
        self.places.append((sentence[0].start, sentence[-1].end))
        self.scope.next_sentence()

        def reflexive() -> Reflect:
            return Reflect(ability=Triggered(trigger=When(), **modal(self._heard_by_reflexive())))

        self._inside_if(sentence, lambda said: self._followed_by(said, reflexive))
        self._last_alone = -1

    def _followed_by(self, sentence: Sequence[Lexeme], made: Callable[[], Reflect]) -> None:
        """What triggers as it is done, where it was done."""
        paid = self._paid(sentence)
        last = self._last_done(sentence) if paid is None else paid
        if paid is not None and paid.then:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        if not isinstance(last, MayPay):
            last = replace(last, then=among_those_with_counters(last.then))
        possible = None if isinstance(last, MayPay) else what_makes_it_possible(last.then, sentence, self.scope)
        reflexive = made()
        if isinstance(last, MayPay):
            self._made[-1] = replace(last, then=(*last.then, reflexive))
        else:
            self._done(possible, last, (reflexive,))

    def _otherwise(self, sentence: Sequence[Lexeme]) -> None:
        if self._cast_or_not(self._other_branch, sentence, cast=False):
            return
        last = self._made[-1] if self._made else None
        doer = self.scope.event_doer
        if sentence[0].kind == "UNLESS_THEY_DO" and isinstance(last, May | MayPay):
            self._speak_of(last.who)
        following = self._other_branch(sentence[2:])
        self.scope.event_doer = doer
        if isinstance(last, If) and not last.otherwise:
            inner = last.then[0]
            if isinstance(inner, May) and len(last.then) == 1:
                last = replace(last, then=(replace(inner, otherwise=following),))
            self._made[-1] = replace(last, otherwise=following)
        elif isinstance(last, MayPay) and not last.otherwise:
            self._paid(sentence)
            self._made[-1] = replace(last, otherwise=following)
        elif isinstance(last, Delay) and len(last.effects) == 1 and isinstance(last.effects[0], MayPay):
            self._made[-1] = replace(last, effects=(replace(last.effects[0], otherwise=following),))
        elif isinstance(last, Clash) and last.then and not last.otherwise:
            self._made[-1] = replace(last, otherwise=following)
        elif isinstance(last, FlipCoin) and bool(last.then) is not bool(last.otherwise):
            self._made[-1] = replace(last, otherwise=following) if last.then else replace(last, then=following)
        elif isinstance(last, May) and not last.otherwise:
            if last.who != You() and sentence[0].form == "se non lo fai":
                raise refused(sentence, refusal.NO_ANTECEDENT)
            possible = None if _by_another(last) else what_makes_it_possible(last.then, sentence, self.scope)
            made = replace(last, otherwise=following)
            self._made[-1] = made if possible is None else If(condition=possible, then=(made,), otherwise=following)
        else:
            raise refused(sentence, refusal.NO_ANTECEDENT)

    def _if_impossible(self, sentence: Sequence[Lexeme]) -> None:
        """101.3: 'se non puoi farlo': where the one instruction before cannot be followed; what it picks out is chosen before."""
        picks = self._made[-2] if len(self._made) > 1 else None
        others = "può" in sentence[0].form
        if others is (getattr(self._made[-1] if self._made else None, "who", You()) == You()):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        if isinstance(picks, Choose) and getattr(self._made[-1], "what", None) == Remembered(picks.keep_as):
            done = _Did((picks, self._made.pop()))
            self._made.pop()
            such = what_makes_it_possible(done.then, sentence, self.scope)
            if such is None:
                raise refused(sentence, refusal.NO_VOCABULARY)
            if self._before_last is not None:
                self.scope = self.scope.as_before(self._before_last)
            self._made.append(If(condition=such, then=done.then, otherwise=self._instructions(sentence[2:])))
            return
        last = self._done_by_another(sentence) if others else self._last_done(sentence)
        possible = None if isinstance(last, May) else what_makes_it_possible(last.then, sentence, self.scope)
        if possible is None:
            raise refused(sentence, refusal.NO_VOCABULARY)
        following = self._other_branch(sentence[2:])
        self._made[-1] = If(condition=possible, then=last.then, otherwise=following)

    def _done_by_another(self, sentence: Sequence[Lexeme]) -> _Did:
        """101.3: 'se non può farlo': what one other player was just told to give up."""
        last = self._made[-1]
        if self._last_alone != len(self._made) - 1 or not isinstance(last, ChooseAndSacrifice | Discard):
            raise refused(sentence, refusal.NO_VOCABULARY)
        return _Did((last,))


def _by_another(one: May) -> bool:
    """608.2d: whether another player may give something up, who is asked only where that is possible; where it is not, it was
    not done."""
    done = one.then[0] if len(one.then) == 1 else None
    return one.who != You() and isinstance(done, ChooseAndSacrifice | Sacrifice | Discard) and done.who == one.who


class _Did(Record):
    """An instruction that leaves no choice, of which the next sentence says what follows where it was done."""

    then: Effects


_YOU_DO = (Move, Sacrifice, ChooseAndSacrifice, Discard, Draw, Mill, Surveil, Scry, RemoveCounters, PutCounters)
"""Instructions of which 'lo fai' can be said."""


def _where(possible: Condition | None, made: May | MayPay) -> Effect:
    return made if possible is None else If(condition=possible, then=(made,))
