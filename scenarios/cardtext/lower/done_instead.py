"""608.2c, 614.15: 'se ..., invece ...': what is done in the place of the instruction before, or of its whole sentence."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.choices import Choose, If, May, OneOf
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.libraries import Look, Reveal, Shuffle
from engine.cards.abilities.objects import Counter, CreateTokens, Destroy, Move, Sacrifice, Tap, Untap
from engine.cards.abilities.references import Among, Remembered, Target, You
from engine.cards.abilities.searching import Search
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.gathered import BRANCHING, Gathered
from scenarios.cardtext.lower.scope import refused


class DoneInstead(Gathered):
    """Sentences that say what is done in the place of what the one before says."""

    def _instead(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: 'se ..., infligge invece 4 danni': the one instruction before, or in its place one of the same kind."""
        sentence = _you_alone(sentence)
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
        at = kinds.index("INSTEAD") if "INSTEAD" in kinds else 0
        begins = kinds[at - 1 : at] == ["COMMA"] or (
            kinds[at - 2 : at - 1] == ["COMMA"] and kinds[at - 1].startswith("V_")
        )
        if len(plain) != len(sentence) - 1 or not (begins or at == len(kinds) - 1):
            raise refused(sentence, refusal.NO_VOCABULARY)
        if any(isinstance(one, BRANCHING) for one in before) or self._before_last is None:
            raise refused(sentence, refusal.NO_VOCABULARY)
        targets = len(self.scope.targets)
        self.scope = self.scope.as_before(self._before_last)
        # What the sentence before took out of the cards that were seen is not taken where this is done instead.
        self.scope.seen, self.scope.taken = self._before_last.seen, self._before_last.taken
        known = {one.to for one in self._before_last.mentions}
        chosen = [one for one in self.scope.mentions if isinstance(one.to, Target) and one.to not in known]
        self.scope.mentions = [*self._before_last.mentions, *chosen]
        made = self._instructions(plain)
        one = made[0] if len(made) == 1 else None
        if not isinstance(one, If) or one.otherwise or len(self.scope.targets) > targets:
            raise refused(sentence, refusal.NO_VOCABULARY)
        whole = _all_of_them(before, one.then)
        if not whole and (not _alike(before, one.then) or (at == len(kinds) - 1 and len(_without_choices(before)) > 1)):
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


def _you_alone(sentence: Sequence[Lexeme]) -> Sequence[Lexeme]:
    """608.2c: 'invece solo tu peschi una carta': in the place of what others do too you are the one who does it."""
    forms = [one.form for one in sentence]
    for at in range(1, len(forms) - 1):
        begins = sentence[at - 1].kind in ("COMMA", "INSTEAD")
        if begins and (forms[at], forms[at + 1]) in _YOU_ALONE:
            return [*sentence[:at], *sentence[at + 1 :]]
    return sentence


_YOU_ALONE = (("solo", "tu"), ("soltanto", "tu"), ("only", "you"))
_KEEPING = (Move, CreateTokens, CreateCopies, Look, Reveal, Search)
"""Instructions that keep something under a name."""


def _alike(before: Effects, instead: Effects) -> bool:
    """608.2c: whether the same is done, one thing after the other, whatever is chosen for it; or another search, to its end."""
    kinds = [[type(each) for each in _without_choices(those)] for those in (before, instead)]
    ends = [(those[:1], those[-1:]) for those in kinds]
    return kinds[0] == kinds[1] or (ends[0] == ends[1] == ([Search], [Shuffle]))


def _all_of_them(before: Effects, instead: Effects) -> bool:
    """608.2c: 'aggiungi invece ognuna di quelle carte alla tua mano': all go where before some did and the others elsewhere."""
    moved, all_ = _without_choices(before), instead[0]
    if len(instead) != 1 or not isinstance(all_, Move) or not all(isinstance(one, Move) for one in moved):
        return False
    rest = moved[-1]
    assert isinstance(rest, Move)
    return (
        len(moved) == 2 and isinstance(rest.what, Among) and rest.what.of == all_.what and rest.what.without is not None
    )


def _without_choices(done: Effects) -> Effects:
    return tuple(one for one in done if not isinstance(one, Choose))


_INSTEAD = (Destroy, Move, Counter, Sacrifice, Tap, Untap)


def _done_to_the_same(before: Effect, instead: Effect) -> bool:
    """608.2c: 'distruggi quella creatura. Se è un Demone, invece esiliala': another thing is done to the same object."""
    return isinstance(before, _INSTEAD) and isinstance(instead, _INSTEAD) and before.what == instead.what


def _gives_one_of(one: Effect) -> bool:
    """Whether it gives an object one of several abilities, by choice, and does nothing else."""
    return isinstance(one, Apply) or (
        isinstance(one, OneOf) and all(_gives_one_of(each) for way in one.ways for each in way)
    )
