"""608.2c: 'se lo fai', 'altrimenti', 'invece', 'quando lo fai': sentences that branch off from the instruction before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.chance import FlipCoin
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import Condition, Not, Paid, Within
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import DealDamage, PutCounters, RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Connive
from engine.cards.abilities.filters import Bounds, TargetSpec
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.libraries import Clash, Look, Reveal, Scry, Surveil
from engine.cards.abilities.objects import (
    ChooseAndSacrifice,
    Counter,
    CreateTokens,
    Destroy,
    Move,
    Sacrifice,
    Tap,
    Untap,
)
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import Discard, Draw, Mill
from engine.cards.abilities.quantities import CountOf, Fixed
from engine.cards.abilities.references import Remembered, Target, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import When
from engine.words.record import Record, replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.deeds.dealing import unpreventable
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.gathered import BRANCHING, Gathered
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.possible import what_makes_it_possible
from scenarios.cardtext.lower.scope import refused
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.parsing import readings


class Branches(Gathered):
    """Sentences that say what happens where the one before was done, where it was not, or in its place."""

    def _instead(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: 'se ..., infligge invece 4 danni': the one instruction before, or in its place one of the same kind."""
        plain = [one for one in sentence if one.kind != "INSTEAD"]
        if self._made and self._last_alone == -1 and 1 < self._last_many <= len(self._made):
            self._all_instead(sentence, plain)
            return
        if len(plain) != len(sentence) - 1 or not self._made or self._last_alone != len(self._made) - 1:
            raise refused(sentence, refusal.NO_VOCABULARY)
        before = self._made[-1]
        if self._before_last is not None:
            self.scope = self.scope.as_before(self._before_last)
        if isinstance(before, DealDamage) and not before.divided and not before.also:
            self.scope.dealt = before.to
        self.scope.instead_of = before
        made = self._instructions(plain)
        self.scope.dealt = self.scope.instead_of = None
        self._targets_instead(before, sentence)
        if len(made) != 1 or not isinstance(made[0], If) or made[0].otherwise:
            raise refused(sentence, refusal.NO_VOCABULARY)
        instead = made[0].then[0]
        if len(made[0].then) > 1 or (type(instead) is not type(before) and not _done_to_the_same(before, instead)):
            self._made[-1] = self._wholly_otherwise(before, made[0], sentence)
            return
        if isinstance(before, _KEEPING) and isinstance(instead, _KEEPING):
            # What comes after speaks of what was kept, whichever of the two was done.
            both = Remembered(before.keep_as or "")
            self.scope.mentions = [one for one in self.scope.mentions if one.to != both]
            before = replace(before, keep_as=instead.keep_as)  # type: ignore[arg-type]
        if isinstance(before, Move) and isinstance(instead, Move) and before.to is not instead.to:
            self.scope.mentions = [
                replace(one, unspeakable=True) if one.to == Remembered(instead.keep_as or "") else one
                for one in self.scope.mentions
            ]
        self._made[-1] = replace(made[0], otherwise=(before,))

    def _all_instead(self, sentence: Sequence[Lexeme], plain: Sequence[Lexeme]) -> None:
        """608.2c: 'se ..., invece passa in rassegna il tuo grimorio per tre carte, mettile ..., poi rimescola': the whole sentence
        before, in whose place the same is done, one thing after the other, of another number or kind."""
        kinds = [one.kind for one in sentence]
        before = tuple(self._made[-self._last_many :])
        if len(plain) != len(sentence) - 1 or ["COMMA", "INSTEAD"] not in [kinds[n : n + 2] for n in range(len(kinds))]:
            raise refused(sentence, refusal.NO_VOCABULARY)
        if any(isinstance(one, BRANCHING) for one in before) or self._before_last is None:
            raise refused(sentence, refusal.NO_VOCABULARY)
        targets = len(self.scope.targets)
        self.scope = self.scope.as_before(self._before_last)
        made = self._instructions(plain)
        one = made[0] if len(made) == 1 else None
        if not isinstance(one, If) or one.otherwise or len(self.scope.targets) > targets:
            raise refused(sentence, refusal.NO_VOCABULARY)
        if [type(each) for each in one.then] != [type(each) for each in before]:
            raise refused(sentence, refusal.NO_VOCABULARY)
        names = {getattr(each, "keep_as", None) for each in (*before, *one.then)} - {None}
        self.scope.mentions = [
            replace(each, unspeakable=True) if isinstance(each.to, Remembered) and each.to.name in names else each
            for each in self.scope.mentions
        ]
        self._made[-self._last_many :] = [replace(one, otherwise=before)]
        self._last_many = 0

    def _wholly_otherwise(self, before: Effect, made: If, sentence: Sequence[Lexeme]) -> If:
        """608.2c: 'distruggi invece quella creatura', 'puoi metterla invece in cima al grimorio': something of another kind is done
        in the place of the one instruction before. What either of them kept cannot be spoken of behind it."""
        branching = isinstance(before, BRANCHING) and not _gives_one_of(before)
        if branching or any(isinstance(one, BRANCHING) for one in made.then[1:]):
            raise refused(sentence, refusal.NO_VOCABULARY)
        first = made.then[0]
        if isinstance(first, BRANCHING):
            if not isinstance(first, May) or first.otherwise or len(made.then) > 1 or first.who != You():
                raise refused(sentence, refusal.NO_VOCABULARY)
            made = replace(made, then=(replace(first, otherwise=(before,)),))
        names = {getattr(one, "keep_as", None) for one in (before, *made.then)} - {None}
        self.scope.mentions = [
            replace(one, unspeakable=True) if isinstance(one.to, Remembered) and one.to.name in names else one
            for one in self.scope.mentions
        ]
        return replace(made, otherwise=(before,))

    def _targets_instead(self, before: Effect, sentence: Sequence[Lexeme]) -> None:
        """601.2c: where a cost was paid the targets of what is done instead are chosen, and those of the one before are not."""
        paid = {spec.if_paid for spec in self.scope.targets if spec.if_paid}
        if not paid:
            return
        only_there = {part.index for part in within(before) if isinstance(part, Target)}
        elsewhere = {part.index for part in within(tuple(self._made[:-1])) if isinstance(part, Target)}
        if len(paid) > 1 or only_there & elsewhere or any(spec.keep_distinct_from for spec in self.scope.targets):
            raise refused(sentence, refusal.NO_VOCABULARY)
        name = paid.pop()
        self.scope.targets = [
            replace(spec, unless_paid=name) if at in only_there else spec for at, spec in enumerate(self.scope.targets)
        ]

    def _last_done(self, sentence: Sequence[Lexeme]) -> May | _Did:
        """What 'lo fai' is said of: what you may do, or the one instruction before, which you follow if you can."""
        last = self._made[-1] if self._made else None
        if isinstance(last, May) and not last.otherwise and last.who == You():
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
        by_you = sentence[0].form in ("se lo fai", "se paghi", "quando lo fai", "se non lo fai", "altrimenti")
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
        possible = what_makes_it_possible(last.then, sentence, self.scope)
        following = self._instructions(sentence[2:])
        self._done(possible, last, following)

    def _speak_of(self, who: object) -> None:
        """Who did it, or did not, is of whom a verb without a subject is said."""
        theirs = [one for one in self.scope.mentions if one.to == who and one.player and who != You()]
        self.scope.event_doer = theirs[-1] if theirs else self.scope.event_doer

    def _cast_or_not(
        self, read: Callable[[Sequence[Lexeme]], Effects], sentence: Sequence[Lexeme], *, cast: bool
    ) -> bool:
        """608.2g: what follows where something was cast as the ability resolves, or where it was not."""
        last = self._made[-1] if self._made else None
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

    def _of_a_flip_or_damage(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """701.30b, 705.2, 615.12: whether it says what follows from a clash or a flip, or that the damage cannot be prevented."""
        match kinds:
            case [shown, "COMMA", *_] if shown in SIDES or (shown == "IF_YOU_WIN" and self._after_a_flip()):
                self._if_flipped(sentence)
            case ["IF_YOU_WIN", "COMMA", *_]:
                self._if_won(sentence)
            case ["DAMAGE_NOT_PREVENTED" | "THAT_NOT_PREVENTED"]:
                self._not_prevented(sentence)
            case _:
                return False
        return True

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

    def _when_connived(self, sentence: Sequence[Lexeme]) -> None:
        """701.50e: 'quando complotta in questo modo': whatever became of it, it connives."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, Connive) or sentence[3].kind != "COMMA":
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made.append(self._reflected(sentence[4:]))
        self._last_alone = -1

    def _after_a_flip(self) -> bool:
        return bool(self._made) and isinstance(self._made[-1], FlipCoin)

    def _not_prevented(self, sentence: Sequence[Lexeme]) -> None:
        """615.12: 'questi danni non possono essere prevenuti', of what the instruction before deals."""
        made = None if not self._made else unpreventable(self._made[-1])
        if made is None:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = made

    def _when_done(self, sentence: Sequence[Lexeme]) -> None:
        """603.12: a reflexive triggered ability, with targets of its own."""
        paid = self._paid(sentence)
        last = self._last_done(sentence) if paid is None else paid
        if paid is not None and paid.then:
            raise refused(sentence, refusal.NO_ANTECEDENT)
        possible = None if paid is not None else what_makes_it_possible(last.then, sentence, self.scope)
        reflexive = self._reflected(sentence[2:])
        if isinstance(last, MayPay):
            self._made[-1] = replace(last, then=(*last.then, reflexive))
        else:
            self._done(possible, last, (reflexive,))

    def _reflected(self, said: Sequence[Lexeme]) -> Reflect:
        """603.12: what a reflexive triggered ability does, with targets of its own."""
        scope = self.scope.fork()
        scope.targets = []
        scope.mentions = [one for one in scope.mentions if not isinstance(one.to, Target)]
        scope.subject, scope.done_before = None, scope.as_many or scope.all_of_them
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
            possible = what_makes_it_possible(last.then, sentence, self.scope)
            made = replace(last, otherwise=following)
            self._made[-1] = made if possible is None else If(condition=possible, then=(made,), otherwise=following)
        else:
            raise refused(sentence, refusal.NO_ANTECEDENT)

    def _if_impossible(self, sentence: Sequence[Lexeme]) -> None:
        """101.3: 'se non puoi farlo': where the one instruction before cannot be followed; what it picks out is chosen before."""
        picks = self._made[-2] if len(self._made) > 1 else None
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
        last = self._last_done(sentence)
        possible = None if isinstance(last, May) else what_makes_it_possible(last.then, sentence, self.scope)
        if possible is None:
            raise refused(sentence, refusal.NO_VOCABULARY)
        following = self._other_branch(sentence[2:])
        self._made[-1] = If(condition=possible, then=last.then, otherwise=following)

    def _other_branch(self, sentence: Sequence[Lexeme]) -> Effects:
        """What happens where the sentence before did not: of what that moved it speaks as of what it was."""
        after = self.scope
        if self._before_branch is not None:
            self.scope = after.as_before(self._before_branch)
            self.scope.gone = after.gone
        earlier = len(self.scope.targets)
        following = self._instructions(sentence)
        if len(self.scope.targets) > earlier and any(isinstance(part, Paid) for part in within(self._made[-1:])):
            raise refused(sentence, refusal.NO_VOCABULARY)
        self._end_branch()
        return following


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


def _gives_one_of(one: Effect) -> bool:
    """Whether it gives an object one of several abilities, by choice, and does nothing else."""
    return isinstance(one, Apply) or (
        isinstance(one, May) and all(map(_gives_one_of, (*one.then, *one.otherwise))) and bool(one.otherwise)
    )


def _and_more(asked: If, more: Effects) -> If:
    return replace(asked, then=(*asked.then, *more))


class _Did(Record):
    """An instruction that leaves no choice, of which the next sentence says what follows where it was done."""

    then: Effects


_YOU_DO = (Move, Sacrifice, ChooseAndSacrifice, Discard, Draw, Mill, Surveil, Scry, RemoveCounters, PutCounters)
"""Instructions of which 'lo fai' can be said."""

_KEEPING = (Move, CreateTokens, CreateCopies, Look, Reveal, Search)
"""Instructions that keep something under a name."""

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

_INSTEAD = (Destroy, Move, Counter, Sacrifice, Tap, Untap)


def _done_to_the_same(before: Effect, instead: Effect) -> bool:
    """608.2c: 'distruggi quella creatura. Se è un Demone, invece esiliala': another thing is done to the same object."""
    return isinstance(before, _INSTEAD) and isinstance(instead, _INSTEAD) and before.what == instead.what


def _where(possible: Condition | None, made: May | MayPay) -> Effect:
    return made if possible is None else If(condition=possible, then=(made,))
