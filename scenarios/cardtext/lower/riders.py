"""608.2c: the instructions of an ability, sentence by sentence, with the sentences that speak of the one before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.chance import FlipCoin, Result, RollDie
from engine.cards.abilities.choices import Choose, ForEach, If, May
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.conditions import AllOf, Condition, Exists, Not, Paid, Within
from engine.cards.abilities.continuous import GainControl
from engine.cards.abilities.copying import CopyOnStack, CreateCopies
from engine.cards.abilities.damage import DealDamage, PutCounters, RemoveCounters
from engine.cards.abilities.deciding import CollectEvidence, Forage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.growing import Proliferate
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.libraries import Clash, Look, Reveal, Scry, Search, Shuffle, Surveil
from engine.cards.abilities.making import Investigate
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
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.players import AddMana, Discard, Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.quantities import CardsIn, CountersOn, CountOf, Fixed, LifeOf, Noted
from engine.cards.abilities.references import It, Remembered, Target, This, TopOf, You
from engine.cards.abilities.spending import Spending
from engine.cards.abilities.triggers import When
from engine.words.record import Record, replace, within
from engine.words.terms import CardType, Relation, Term, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.becoming import still_so
from scenarios.cardtext.lower.chosen_names import name_to_choose
from scenarios.cardtext.lower.costs_of_static import own_ability_cost
from scenarios.cardtext.lower.dealing import unpreventable
from scenarios.cardtext.lower.delayed import delayed
from scenarios.cardtext.lower.in_this_way import IN_THIS_WAY, keep_excess
from scenarios.cardtext.lower.making import spending
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Mention, Scope
from scenarios.cardtext.lower.sentences import effects, one_reading
from scenarios.cardtext.lower.spent_on import mana_spent
from scenarios.cardtext.lower.standing import activation
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node

Effects = tuple[Effect, ...]


class Instructions:
    """Gathers the instructions of one ability."""

    def __init__(self, scope: Scope, made: list[Effect] | None = None) -> None:
        self.scope = scope
        self._made = made or []
        self._token: Mention | None = None
        """The token that was made last, where no other instruction has come since."""
        self._came: Mention | None = None
        """What came onto the battlefield with the last instruction that put anything there."""
        self._chosen: list[int] = []
        """The places of choices of a colour or type that what follows speaks of."""
        self._last_alone = 0 if len(self._made) == 1 else -1
        """The place of the last instruction, where it was a sentence by itself."""
        self.places: list[tuple[int, int]] = []
        """Where the sentences stand."""
        self.sorcery = False
        self.anyone = False
        self.once = False
        self.only_ever_once = False
        self.cost_changes: tuple[ChangesCost, ...] = ()
        self.triggers_once = False
        self.done_once = False
        self.only_if: Condition | None = None
        """602.5b."""
        begun = replace(scope.fork(), gone=()) if self._made else None
        self._before_last: Scope | None = begun
        """What could be spoken of before the last sentence."""
        self._before_branch = begun if any(isinstance(one, _BRANCHING) for one in self._made) else None
        """What could be spoken of before the last sentence, where what that says happens only perhaps."""

    @property
    def about_activating(self) -> bool:
        """602.5: whether a sentence says when the ability may be activated, or by whom."""
        said = self.anyone or self.sorcery or self.once or self.only_ever_once
        return said or bool(self.cost_changes) or self.only_if is not None

    def add(self, sentence: Sequence[Lexeme]) -> None:
        """One more sentence. Raises Refusal with its place."""
        kinds = [one.kind for one in sentence]
        self.places.append((sentence[0].start, sentence[-1].end))
        self.scope.fresh = None
        self.scope.source_named = False
        self.scope.before_sentence = tuple(one.to for one in self.scope.mentions)
        if kinds[0] not in _OF_BRANCHES:
            self._end_branch()
        match kinds:
            case ["CANT_BE_REGENERATED"]:
                self._no_regeneration(sentence)
            case ["THAT", "TYPE" | "PERMANENT" | "SUBTYPE" | "TOKEN", "CANT_BE_REGENERATED"]:
                self._no_regeneration(sentence, sentence[:2])
            case [when] if when in _HOW_OFTEN:
                self._limit(when)
            case ["THIS", "ABILITY", "V_COST", *_] | ["OWN_ABILITY_COSTS", *_]:
                self._own_cost(sentence)
            case ["ACTIVATE_ONLY_IF" | "ACTIVATE_ONCE_AND_IF" | "ACTIVATE_ONLY_IN" | "ACTIVATE_ONLY_YOUR_TURN", *_]:
                self._only_if(sentence)
            case ["IF_YOU_DO" | "IF_THEY_DO", "COMMA", *_]:
                self._inside_if(sentence, self._if_done)
            case ["IF_YOU_CANNOT", "COMMA", *_]:
                self._if_impossible(sentence)
            case ["WHEN_YOU_DO", "COMMA", *_]:
                self._inside_if(sentence, self._when_done)
            case _ if self._of_a_flip_or_damage(sentence, kinds):
                pass
            case [first, *_] if first in IN_THIS_WAY:
                IN_THIS_WAY[first](self._made, sentence, self.scope)
            case ["V_CHOOSE" | "V_NAME", *_] if self._choose_now(sentence, kinds):
                pass
            case ["NEW_TARGETS"]:
                self._new_targets(sentence)
            case ["IF", *_] if "WOULD_DIE" in kinds or _would_be_buried(sentence):
                self._made += self._instructions(sentence)
            case ["IF", *_] if "INSTEAD" in kinds:
                self._instead(sentence)
            case _ if "INSTEAD" in kinds and kinds.count("IF") == 1 and kinds.index("IF") > kinds.index("INSTEAD"):
                self._instead(_condition_first(sentence, kinds.index("IF")))
            case ["SPEND_ONLY", *_]:
                self._spending(sentence)
            case ["IF_MANA_SPENT" | "WHEN_MANA_SPENT", *_]:
                self._when_spent(sentence)
            case ["STILL", "ONE", "TYPE"] if sentence[0].form.startswith("è"):
                self._still(sentence)
            case ["STILL", "TYPE"] if sentence[0].form.startswith("sono"):
                self._still(sentence)
            case ["V_HAVE", "QUOTED"] if self._made and isinstance(self._made[-1], CreateTokens):
                self._token_has(sentence)
            case ["WHEN", *_] if "THIS_TURN" in kinds:
                self._delayed(sentence)
            case ["END_OF_TURN", "COMMA", "WHEN", *_]:
                self._delayed(_time_last(sentence, kinds))
            case ["OTHERWISE" | "UNLESS_THEY_DO", "COMMA", *_]:
                self._otherwise(sentence)
            case _ if not self._of_what_was_made(sentence, kinds):
                self._go_on(sentence)

    def table(self, rows: Sequence[tuple[int, int | None, Sequence[Sequence[Lexeme]]]]) -> None:
        """706.3: what each result of the roll that was told last brings about."""
        last = self._made[-1] if self._made else None
        if not rows:
            return
        if not isinstance(last, RollDie) or last.table or last.count != Fixed(1):
            raise _refused(rows[0][2][0], refusal.NO_ANTECEDENT)
        for (_, most, _), (least, _, said) in pairwise(rows):
            if most is None or least <= most:
                raise _refused(said[0], refusal.UNEXPECTED)
        before = self.scope
        found: list[Result] = []
        for least, most, said in rows:
            inner = Instructions(before.fork())
            inner.scope.x = Noted(last.keep_as or "")
            for sentence in said:
                inner.add(sentence)
            if len(inner.scope.targets) > len(before.targets) or inner.about_activating or inner.triggers_once:
                raise _refused(said[0], refusal.NO_VOCABULARY)
            before.names = inner.scope.names
            found.append(Result(least=least, most=most, effects=inner.made()))
        self._made[-1] = replace(last, table=tuple(found))

    def _of_what_was_made(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """111.3, 603.7: 'ha rapidità', 'sacrificala all'inizio della prossima sottofase finale', said of what was just made."""
        match kinds:
            case ["V_HAVE", *_] if "END_OF_TURN" in kinds and (it := self._came_there()) is not None:
                self.scope.subject = it
                found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
            case ["V_HAVE", *_] if "END_OF_TURN" not in kinds and self._just_made() is not None:
                self.scope.subject = self._just_made()
                found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
            case ["V_SACRIFICE" | "V_EXILE" | "V_DESTROY", "CLITIC", "NEXT_TIME"] if (
                it := self._token or self._came_there()
            ) is not None:
                # What is made for a time is what goes as the time is over.
                self.scope.fresh = it
                found = self._instructions(sentence)
            case _:
                return False
        last = self._made[-1] if self._made else None
        if isinstance(last, May) and self._came_there() is not None and not last.otherwise:
            # Only where it came there at all something more becomes of it.
            self._made[-1] = replace(last, then=(*last.then, *found))
        else:
            self._made += found
        return True

    def _came_there(self) -> Mention | None:
        """What the instruction before put onto the battlefield or made, perhaps only if somebody wanted so."""
        last = self._made[-1] if self._made else None
        while isinstance(last, May) and not last.otherwise:
            last = last.then[-1]
        if isinstance(last, Delay | Apply) and self._came is not None:
            return self._came
        onto = isinstance(last, CreateTokens | CreateCopies) or (isinstance(last, Move) and last.to is Zone.BATTLEFIELD)
        name = getattr(last, "keep_as", None) if onto else None
        self._came = next((one for one in self.scope.mentions if name and one.to == Remembered(name)), None)
        return self._came

    def _go_on(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: instructions of their own, the next ones in the order written."""
        before = self._before_last = self.scope.fork()
        made = self._instructions(sentence)
        if self._ends_search(made):
            return
        if any(isinstance(one, _BRANCHING) for one in made):
            self._before_branch = before
        self._last_alone = len(self._made) if len(made) == 1 else -1
        self._made += made
        tokens = bool(made) and isinstance(made[-1], CreateTokens | CreateCopies)
        self._token = self._just_made() if tokens else None

    def _choose_now(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """105.4, 201.4, 205.3e: 'Scegli un colore. ...', 'Nomina una carta. ...': all that follows may speak of what was chosen."""
        such = name_to_choose(sentence)
        if such is not None:
            chosen: Effect = ChooseTerm(what=Term.CARD_NAME, such=None if such == Filter() else such, then=())
        elif kinds == ["V_CHOOSE", "A_COLOR"] and sentence[0].moods & {"imp"}:
            chosen = ChooseTerm(what=Term.COLOR, then=())
        elif kinds == ["V_CHOOSE", "A_CREATURE_TYPE"] and sentence[0].moods & {"imp"}:
            chosen = ChooseType(of=CardType.CREATURE, then=())
        else:
            return False
        self._chosen.append(len(self._made))
        self._made.append(chosen)
        self._last_alone = -1
        return True

    def _just_made(self) -> Mention | None:
        """The token, or the permanent, that the sentence before put onto the battlefield, where that is all that it did."""
        last = self._made[-1] if self._made and self._last_alone == len(self._made) - 1 else None
        onto = isinstance(last, CreateTokens | CreateCopies) or (isinstance(last, Move) and last.to is Zone.BATTLEFIELD)
        name = getattr(last, "keep_as", None) if onto else None
        return next((one for one in self.scope.mentions if name and one.to == Remembered(name)), None)

    def _limit(self, when: str) -> None:
        """602.5b, 602.5d, 603.2h: when the ability may be activated, and how often it may be or triggers."""
        if when == "DONE_ONCE":
            self._done_once()
        self.anyone |= when == "ANYONE_ACTIVATES"
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

    def made(self) -> Effects:
        """All instructions; what was kept under a name that nothing speaks of is not kept."""
        if any(isinstance(one, MayPay) and not one.then and not one.otherwise for one in _all_of(self._made)):
            raise _nothing_comes_of_it(self.places)
        while self._chosen:
            at = self._chosen.pop()
            chosen, then = self._made[at], tuple(self._made[at + 1 :])
            if not then:
                raise _nothing_comes_of_it(self.places)
            assert isinstance(chosen, ChooseTerm | ChooseType)
            self._made[at:] = [replace(chosen, then=then)]
        keep_excess(self._made, self.scope, self.places)
        spoken = {part.name for part in within(self._made) if isinstance(part, Remembered | Noted)}
        return tuple(_forgetting(one, spoken) for one in self._made)

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

    def _end_branch(self) -> None:
        if self._before_branch is not None:
            self.scope.unsure_since(self._before_branch)
            self._before_branch = None

    def _instructions(self, sentence: Sequence[Lexeme]) -> Effects:
        self.scope.subject = None if self._made else self.scope.subject
        found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
        return found

    def _delayed(self, sentence: Sequence[Lexeme]) -> None:
        """603.7."""
        made, self.scope = delayed(sentence, self.scope)
        self._last_alone = -1
        self._made.append(made)

    def _no_regeneration(self, sentence: Sequence[Lexeme], whose: Sequence[Lexeme] = ()) -> None:
        """701.19c. ``whose``: 'quella creatura', which must be what was destroyed."""
        last = self._made[-1] if self._made else None
        if whose:
            start, end = whose[0].start, whose[-1].end
            that = Node("party", (Node("that", tuple(whose), start, end),), start, end)
            if not isinstance(last, Destroy) or object_of(that, self.scope.fork()).to != last.what:
                raise _refused(sentence, refusal.NO_ANTECEDENT)
        if not isinstance(last, Destroy) or not last.regeneration:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = replace(last, regeneration=False)

    def _still(self, sentence: Sequence[Lexeme]) -> None:
        """205.1b: it keeps all that it was."""
        last = self._made[-1] if self._made else None
        parts = still_so(last.parts, sentence) if isinstance(last, Apply) else None
        if parts is None:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        assert isinstance(last, Apply)
        self._made[-1] = replace(last, parts=parts)

    def _only_if(self, sentence: Sequence[Lexeme]) -> None:
        """602.5b: said of the ability, not of what its instructions spoke of."""
        if self.only_if is not None:
            raise _refused(sentence, refusal.UNEXPECTED)
        scope = Scope(source=self.scope.source)
        scope.subject = scope.mention(own(scope))
        (self.only_if, once), _ = one_reading(readings(sentence, "activation"), scope, activation)
        self.once = self.once or once

    def _own_cost(self, sentence: Sequence[Lexeme]) -> None:
        """602.2b: said of the cost, not of what its instructions spoke of."""
        scope = Scope(source=self.scope.source)
        scope.subject = scope.mention(own(scope))
        found, _ = one_reading(readings(sentence, "own_ability_cost"), scope, own_ability_cost)
        self.cost_changes = (*self.cost_changes, found)

    def _spending(self, sentence: Sequence[Lexeme]) -> None:
        """106.6."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, AddMana) or last.spending is not None:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        found, _ = one_reading(readings(sentence, "spending"), self.scope, spending)
        self._made[-1] = replace(last, spending=found)

    def _when_spent(self, sentence: Sequence[Lexeme]) -> None:
        """106.6: what comes of it where the mana that was just added is spent so."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, AddMana) or (last.spending is not None and last.spending.when_spent is not None):
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        found, after = one_reading(readings(sentence, "mana_spent"), Scope(source=self.scope.source), mana_spent)
        if after.targets:
            raise _refused(sentence, refusal.NO_VOCABULARY)
        self._made[-1] = replace(last, spending=replace(last.spending or Spending(), when_spent=found))

    def _token_has(self, sentence: Sequence[Lexeme]) -> None:
        """111.3: an ability of the token, said in a sentence of its own."""
        from scenarios.cardtext.clauses import quoted_abilities

        last = self._made[-1]
        assert isinstance(last, CreateTokens)
        plural = not isinstance(last.count, Fixed) or last.count.value != 1
        if ("3p" if plural else "3s") not in sentence[0].moods:
            raise _refused(sentence, refusal.DISAGREES)
        abilities = (*last.token.abilities, *quoted_abilities(sentence[1], text=self.scope.source))
        self._made[-1] = replace(last, token=replace(last.token, abilities=abilities))

    def _new_targets(self, sentence: Sequence[Lexeme]) -> None:
        """707.10c."""
        last = self._made[-1] if self._made else None
        found = None if last is None else _with_new_targets(last)
        if found is None:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = found

    def _instead(self, sentence: Sequence[Lexeme]) -> None:
        """608.2c: 'se ..., infligge invece 4 danni': the one instruction before, or in its place one of the same kind."""
        plain = [one for one in sentence if one.kind != "INSTEAD"]
        if len(plain) != len(sentence) - 1 or not self._made or self._last_alone != len(self._made) - 1:
            raise _refused(sentence, refusal.NO_VOCABULARY)
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
            raise _refused(sentence, refusal.NO_VOCABULARY)
        instead = made[0].then[0]
        if len(made[0].then) > 1 or (type(instead) is not type(before) and not _done_to_the_same(before, instead)):
            self._made[-1] = self._wholly_otherwise(before, made[0], sentence)
            return
        if isinstance(before, _KEEPING) and isinstance(instead, _KEEPING):
            # What comes after speaks of what was kept, whichever of the two was done.
            before = replace(before, keep_as=instead.keep_as)
        if isinstance(before, Move) and isinstance(instead, Move) and before.to is not instead.to:
            self.scope.mentions = [
                replace(one, unspeakable=True) if one.to == Remembered(instead.keep_as or "") else one
                for one in self.scope.mentions
            ]
        self._made[-1] = replace(made[0], otherwise=(before,))

    def _wholly_otherwise(self, before: Effect, made: If, sentence: Sequence[Lexeme]) -> If:
        """608.2c: 'distruggi invece quella creatura', 'puoi metterla invece in cima al grimorio': something of another kind is done
        in the place of the one instruction before. What either of them kept cannot be spoken of behind it."""
        if isinstance(before, _BRANCHING) or any(isinstance(one, _BRANCHING) for one in made.then[1:]):
            raise _refused(sentence, refusal.NO_VOCABULARY)
        first = made.then[0]
        if isinstance(first, _BRANCHING):
            if not isinstance(first, May) or first.otherwise or len(made.then) > 1 or first.who != You():
                raise _refused(sentence, refusal.NO_VOCABULARY)
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
            raise _refused(sentence, refusal.NO_VOCABULARY)
        name = paid.pop()
        self.scope.targets = [
            replace(spec, unless_paid=name) if at in only_there else spec for at, spec in enumerate(self.scope.targets)
        ]

    def _last_done(self, sentence: Sequence[Lexeme]) -> May | _Did:
        """What 'lo fai' is said of: what you may do, or the one instruction before, which you follow if you can."""
        last = self._made[-1] if self._made else None
        if isinstance(last, May) and not last.otherwise and last.who == You():
            return last
        if (
            self._last_alone != len(self._made) - 1
            or not isinstance(last, _YOU_DO)
            or getattr(last, "who", You()) != You()
        ):
            raise _refused(sentence, refusal.NO_VOCABULARY)
        return _Did((last,))

    def _paid(self, sentence: Sequence[Lexeme]) -> MayPay | None:
        """118.12: the last instruction where it was that something may be paid, by whom the sentence speaks of."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, MayPay):
            return None
        by_you = sentence[0].form in ("se lo fai", "quando lo fai", "se non lo fai", "altrimenti")
        if by_you is not (last.who == You()) and sentence[0].form != "altrimenti":
            raise _refused(sentence, refusal.NO_ANTECEDENT)
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
                raise _refused(sentence, refusal.NO_ANTECEDENT)
            self._made[-1] = replace(paid, then=self._instructions(sentence[2:]))
            return
        if self._cast_or_not(self._instructions, sentence, cast=True):
            return
        last = self._last_done(sentence)
        possible = _possible(last.then, sentence, self.scope)
        following = self._instructions(sentence[2:])
        self._done(possible, last, following)

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
        self._made[-1:] = both if possible is None else [If(condition=possible, then=both)]

    def _if_won(self, sentence: Sequence[Lexeme]) -> None:
        """701.30b: 'se vinci', behind a clash."""
        last = self._made[-1] if self._made else None
        if not isinstance(last, Clash) or last.then:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = replace(last, then=self._instructions(sentence[2:]))

    def _of_a_flip_or_damage(self, sentence: Sequence[Lexeme], kinds: Sequence[str]) -> bool:
        """701.30b, 705.2, 615.12: whether it says what follows from a clash or a flip, or that the damage cannot be prevented."""
        match kinds:
            case [shown, "COMMA", *_] if shown in _SIDES or (shown == "IF_YOU_WIN" and self._after_a_flip()):
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
        last = self._made[-1] if self._made else None
        won, called = _SIDES.get(sentence[0].kind, (True, True))
        if not isinstance(last, FlipCoin) or last.times != Fixed(1) or (last.then if won else last.otherwise):
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        begun = bool(last.then or last.otherwise)
        if begun and last.called is not called:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        following = self._other_branch(sentence[2:]) if begun else self._instructions(sentence[2:])
        last = replace(last, called=called)
        self._made[-1] = replace(last, then=following) if won else replace(last, otherwise=following)

    def _after_a_flip(self) -> bool:
        return bool(self._made) and isinstance(self._made[-1], FlipCoin)

    def _not_prevented(self, sentence: Sequence[Lexeme]) -> None:
        """615.12: 'questi danni non possono essere prevenuti', of what the instruction before deals."""
        made = None if not self._made else unpreventable(self._made[-1])
        if made is None:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        self._made[-1] = made

    def _when_done(self, sentence: Sequence[Lexeme]) -> None:
        """603.12: a reflexive triggered ability, with targets of its own."""
        paid = self._paid(sentence)
        last = self._last_done(sentence) if paid is None else paid
        if paid is not None and paid.then:
            raise _refused(sentence, refusal.NO_ANTECEDENT)
        possible = None if paid is not None else _possible(last.then, sentence, self.scope)
        scope = self.scope.fork()
        scope.targets = []
        scope.mentions = [one for one in scope.mentions if not isinstance(one.to, Target)]
        scope.subject = None
        found, scope = one_reading(readings(sentence[2:], "effects"), scope, effects)
        ability = Triggered(trigger=When(), effects=found, targets=tuple(scope.targets))
        self.scope.names = scope.names
        reflexive = Reflect(ability=ability)
        if isinstance(last, MayPay):
            self._made[-1] = replace(last, then=(*last.then, reflexive))
        else:
            self._done(possible, last, (reflexive,))

    def _otherwise(self, sentence: Sequence[Lexeme]) -> None:
        if self._cast_or_not(self._other_branch, sentence, cast=False):
            return
        last = self._made[-1] if self._made else None
        following = self._other_branch(sentence[2:])
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
        elif isinstance(last, FlipCoin) and bool(last.then) is not bool(last.otherwise):
            self._made[-1] = replace(last, otherwise=following) if last.then else replace(last, then=following)
        elif isinstance(last, May) and not last.otherwise:
            possible = _possible(last.then, sentence, self.scope)
            made = replace(last, otherwise=following)
            self._made[-1] = made if possible is None else If(condition=possible, then=(made,), otherwise=following)
        else:
            raise _refused(sentence, refusal.NO_ANTECEDENT)

    def _if_impossible(self, sentence: Sequence[Lexeme]) -> None:
        """101.3: 'se non puoi farlo': where the one instruction before cannot be followed; what it picks out is chosen before."""
        picks = self._made[-2] if len(self._made) > 1 else None
        if isinstance(picks, Choose) and getattr(self._made[-1], "what", None) == Remembered(picks.keep_as):
            done = _Did((picks, self._made.pop()))
            self._made.pop()
            such = _possible(done.then, sentence, self.scope)
            if such is None:
                raise _refused(sentence, refusal.NO_VOCABULARY)
            if self._before_last is not None:
                self.scope = self.scope.as_before(self._before_last)
            self._made.append(If(condition=such, then=done.then, otherwise=self._instructions(sentence[2:])))
            return
        last = self._last_done(sentence)
        possible = None if isinstance(last, May) else _possible(last.then, sentence, self.scope)
        if possible is None:
            raise _refused(sentence, refusal.NO_VOCABULARY)
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
            raise _refused(sentence, refusal.NO_VOCABULARY)
        self._end_branch()
        return following


def _time_last(sentence: Sequence[Lexeme], kinds: Sequence[str]) -> list[Lexeme]:
    """'Fino alla fine del turno, quando ..., ...' with its time where 'quando ... in questo turno, ...' has it."""
    comma = kinds.index("COMMA", 2) if "COMMA" in kinds[2:] else len(kinds)
    return [*sentence[2:comma], replace(sentence[0], kind="THIS_TURN"), *sentence[comma:]]


def _condition_first(sentence: Sequence[Lexeme], at: int) -> list[Lexeme]:
    """'Infligge invece 4 danni se ...' with its condition where 'se ..., infligge invece 4 danni' has it."""
    said = [one for one in sentence[:at] if one.kind != "COMMA" or one is not sentence[at - 1]]
    comma = Lexeme("COMMA", ",", sentence[-1].end, sentence[-1].end)
    return [*sentence[at:], comma, *said]


class _Did(Record):
    """An instruction that leaves no choice, of which the next sentence says what follows where it was done."""

    then: Effects


_YOU_DO = (Move, Sacrifice, ChooseAndSacrifice, Discard, Draw, Mill, Surveil, Scry, RemoveCounters, PutCounters)
"""Instructions of which 'lo fai' can be said."""

_KEEPING = (Move, CreateTokens, CreateCopies, Look, Reveal)
"""Instructions that keep something under a name."""

_SIDES = {
    "IF_WIN_FLIP": (True, True),
    "IF_LOSE_FLIP": (False, True),
    "IF_HEADS": (True, False),
    "IF_TAILS": (False, False),
}
"""705.2: which side a sentence speaks of, and whether somebody calls it."""

_BRANCHING = (May, MayPay, If, Clash, FlipCoin, CastNow)
"""Instructions of which a part happens only perhaps."""


_HOW_OFTEN = (
    "SORCERY_SPEED",
    "ANYONE_ACTIVATES",
    "ONCE_EACH_TURN",
    "ONLY_EVER_ONCE",
    "ONLY_SORCERY_AND_ONCE",
    "TRIGGERS_ONCE",
    "DONE_ONCE",
)
_OF_BRANCHES = frozenset(
    {
        *_SIDES,
        "IF_YOU_CANNOT",
        "IF_YOU_DO",
        "IF_YOU_WIN",
        "IF_THEY_DO",
        "WHEN_YOU_DO",
        "OTHERWISE",
        "UNLESS_THEY_DO",
    }
)
"""Sentences that go on with the one before."""


_INSTEAD = (Destroy, Move, Counter, Sacrifice, Tap, Untap)


def _done_to_the_same(before: Effect, instead: Effect) -> bool:
    """608.2c: 'distruggi quella creatura. Se è un Demone, invece esiliala': another thing is done to the same object."""
    return isinstance(before, _INSTEAD) and isinstance(instead, _INSTEAD) and before.what == instead.what


def _would_be_buried(sentence: Sequence[Lexeme]) -> bool:
    """'Se quella magia sta per essere messa in un cimitero, ...', in both languages."""
    kinds = [one.kind for one in sentence]
    forms = " ".join(one.form for one in sentence)
    return (
        ("WOULD_BE" in kinds and "PUT_PART" in kinds) or "would be put into" in forms or "would die this turn" in forms
    )


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
    return None


def _all_of(made: Sequence[Effect]) -> Iterator[Effect]:
    """Instructions, and those in them."""
    for one in made:
        yield one
        for name in ("then", "otherwise", "effects", "do"):
            yield from _all_of(getattr(one, name, ()))


def _nothing_comes_of_it(places: Sequence[tuple[int, int]]) -> Refusal:
    """118.12: something may be paid, and no sentence says what for."""
    start, end = places[-1] if places else (0, 0)
    return Refusal(start, end, refusal.UNFINISHED)


def _refused(sentence: Sequence[Lexeme], why: str) -> Refusal:
    return Refusal(sentence[0].start, sentence[-1].end, why)


def _where(possible: Condition | None, made: May | MayPay) -> Effect:
    return made if possible is None else If(condition=possible, then=(made,))


def _possible(made: Effects, sentence: Sequence[Lexeme], scope: Scope) -> Condition | None:
    """What must be so that the instructions can be followed; ``None`` where they always can. Raises Refusal where that is open."""
    if made and isinstance(made[0], Search):
        return None
    conditions: list[Condition] = []
    chosen = {one.keep_as: one.filter for one in made if isinstance(one, Choose)}
    for one in made:
        if isinstance(one, Move | Tap) and isinstance(one.what, Remembered) and one.what.name in chosen:
            if isinstance(one, Tap) and chosen[one.what.name].tapped is not False:
                raise _refused(sentence, refusal.NO_VOCABULARY)
            continue
        conditions += _needed(one, sentence, scope)
    if not conditions:
        return None
    return conditions[0] if len(conditions) == 1 else AllOf(tuple(conditions))


_HERE = Filter(this=True)


def _needed(one: Effect, sentence: Sequence[Lexeme], scope: Scope) -> list[Condition]:
    match one:
        case ChooseAndSacrifice(filter=wanted, count=Fixed(count), who=You()):
            return [Exists(replace(wanted, controller=Relation.YOU), count)]
        case Sacrifice(what=This(), who=You()):
            return [Exists(replace(_HERE, controller=Relation.YOU))]
        case Discard(who=You(), count=None):
            return []  # a hand of no cards is discarded all the same
        case Discard(who=You(), count=Fixed(count)):
            return [Within(CardsIn(You(), "hand"), Bounds(least=count))]
        case LoseLife(who=You(), amount=Fixed(count)):
            return [Within(LifeOf(You()), Bounds(least=count))]
        case Tap(what=This()):
            return [Exists(replace(_HERE, tapped=False))]
        case RemoveCounters(on=This(), counter=kind, count=Fixed(1)):
            return [Exists(replace(_HERE, counter=kind))]
        case RemoveCounters(on=This(), counter=kind, count=Fixed(count)):
            return [Within(CountersOn(kind, This()), Bounds(least=count))]
        case PutCounters(on=This()):
            return [Exists(_HERE)]
        case CollectEvidence(who=You()) | Forage(who=You()):
            return []  # 701.59b: who could not do it may not choose to
        case Mill(who=You(), count=Fixed(count)):
            return [Within(CardsIn(You(), "library"), Bounds(least=count))]
        case Choose(filter=wanted, minimum=least, maximum=most, who=You(), among=None) if least == most:
            return [Exists(wanted, least)]
        case Look() | Reveal(what=Remembered()):
            return []
        case Reveal(what=TopOf(count=Fixed(count), of=You())):
            return [Within(CardsIn(You(), "library"), Bounds(least=count))]
        case Move(what=Target() | It() | This() as it) | PutCounters(on=Target() as it) | Apply(to=Target() as it):
            return _there(it, one, sentence, scope)
        case Draw(who=You()) | CreateTokens() | GainLife() | Scry() | Surveil() | Proliferate() | Investigate():
            return []
        case _:
            raise _refused(sentence, refusal.NO_VOCABULARY)


def _there(it: Target | It | This, one: Effect, sentence: Sequence[Lexeme], scope: Scope) -> list[Condition]:
    """400.7, 608.2b: it can be done to what is still found; a sole target is, or the ability does not resolve."""
    if isinstance(one, Apply) and not all(isinstance(part, GainControl) for part in one.parts):
        raise _refused(sentence, refusal.NO_VOCABULARY)
    if isinstance(it, Target):
        spec = scope.targets[it.index]
        if spec.objects is None or spec.players is not None or (spec.minimum, spec.maximum) != (1, 1):
            raise _refused(sentence, refusal.NO_VOCABULARY)
        if len(scope.targets) == 1:
            return []
    return [Within(CountOf(it), Bounds(least=1))]


def _forgetting(one: Effect, spoken: set[str]) -> Effect:
    """The instruction, and those in it, without names that nothing speaks of."""
    match one:
        case (
            Move()
            | CreateTokens()
            | CreateCopies()
            | Look()
            | Reveal()
            | Mill()
            | LoseLife()
            | Destroy()
            | Sacrifice()
            | ChooseAndSacrifice()
            | Discard()
            | CastNow()
            | RollDie()
        ) if one.keep_as is not None and one.keep_as not in spoken:
            return replace(one, keep_as=None)
        case ForEach():
            return replace(one, do=tuple(_forgetting(inner, spoken) for inner in one.do))
        case May() | MayPay() | If() | Clash() | FlipCoin():
            return replace(
                one,
                then=tuple(_forgetting(inner, spoken) for inner in one.then),
                otherwise=tuple(_forgetting(inner, spoken) for inner in one.otherwise),
            )
        case ChooseTerm() | ChooseType():
            return replace(one, then=tuple(_forgetting(inner, spoken) for inner in one.then))
        case Delay() | UnlessPays():
            return replace(one, effects=tuple(_forgetting(inner, spoken) for inner in one.effects))
        case Reflect():
            inner_effects = tuple(_forgetting(inner, spoken) for inner in one.ability.effects)
            return Reflect(ability=replace(one.ability, effects=inner_effects))
        case _:
            return one
