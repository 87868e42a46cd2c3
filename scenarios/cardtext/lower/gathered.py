"""608.2c: the instructions of an ability as they have been gathered so far, and what becomes of them at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.chance import FlipCoin, RollDie
from engine.cards.abilities.choices import ForEach, If, May, OneOf
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.conditions import Condition, Paid
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import ManifestDread
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.libraries import Clash, Look, Reveal
from engine.cards.abilities.objects import ChooseAndSacrifice, CreateTokens, Destroy, Move, Sacrifice, Tap
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.players import Discard, LoseLife, Mill
from engine.cards.abilities.quantities import Noted
from engine.cards.abilities.references import Remembered
from engine.words.record import replace, within
from engine.words.terms import Relation, Term
from scenarios.cardtext import refusal
from scenarios.cardtext.kept_before import names_kept, names_read
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.chosen_card_types import of_card_type
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.in_this_way import keep_excess
from scenarios.cardtext.lower.old_wordings import as_today
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Mention, Scope, refused
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal


class Gathered:
    """What one ability does, as it has been gathered so far, and what the next sentence can speak of."""

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
        self._last_many = len(self._made)
        """How many instructions the last sentence was that went on by itself."""
        self.places: list[tuple[int, int]] = []
        """Where the sentences stand."""
        self.sorcery = False
        self.who = Relation.YOU
        """602.1b: which players may activate the ability."""
        self.once = False
        self.only_ever_once = False
        self.cost_changes: tuple[ChangesCost, ...] = ()
        self.triggers_once = False
        self.done_once = False
        self.only_if: Condition | None = None
        """602.5b."""
        begun = replace(scope.fork(), gone=()) if self._made else None
        self._of_reflexive: Scope | None = None
        """603.12: what may be spoken of in the last reflexive ability."""
        self._in_delay: Scope | None = None
        """603.7: what may be spoken of in the delayed ability that the last sentence creates."""
        self._before_last: Scope | None = begun
        """What could be spoken of before the last sentence."""
        self._before_branch = begun if any(isinstance(one, BRANCHING) for one in self._made) else None
        """What could be spoken of before the last sentence, where what that says happens only perhaps."""

    @property
    def about_activating(self) -> bool:
        """602.5: whether a sentence says when the ability may be activated, or by whom."""
        said = self.who is not Relation.YOU or self.sorcery or self.once or self.only_ever_once
        return said or bool(self.cost_changes) or self.only_if is not None

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
            if isinstance(chosen, ChooseTerm) and chosen.what is Term.CARD_TYPE:
                then = self._of_chosen_card_type(then)
            self._made[at:] = [replace(chosen, then=then)]
        keep_excess(self._made, self.scope, self.places)
        spoken = {part.name for part in within(self._made) if isinstance(part, Remembered | Noted)}
        return as_today(tuple(_forgetting(one, spoken) for one in self._made))

    def _of_chosen_card_type(self, then: Effects) -> Effects:
        """205.2a: 'del tipo scelto' is said of a card type; targets are chosen before anything is."""
        found = of_card_type(then)
        if found is None or any(
            isinstance(one, Filter) and one.chosen_type for one in within(tuple(self.scope.targets))
        ):
            raise Refusal(*self.places[-1], refusal.NO_VOCABULARY)
        return found

    def _instructions(self, sentence: Sequence[Lexeme]) -> Effects:
        self.scope.subject = None if self._made else self.scope.subject
        found, self.scope = one_reading(readings(sentence, "effects"), self.scope, effects)
        return found

    def _other_branch(self, sentence: Sequence[Lexeme]) -> Effects:
        """What happens where the sentence before did not: of what that moved it speaks as of what it was."""
        after = self.scope
        if self._before_branch is not None:
            self.scope = after.as_before(self._before_branch)
            self.scope.gone = after.gone
        # What is kept only on the one way is not there on the other.
        kept = names_kept(self._made[-1:])
        self.scope.mentions = [one for one in self.scope.mentions if names_read(one.to).isdisjoint(kept)]
        earlier = len(self.scope.targets)
        following = self._instructions(sentence)
        if len(self.scope.targets) > earlier and any(isinstance(part, Paid) for part in within(self._made[-1:])):
            raise refused(sentence, refusal.NO_VOCABULARY)
        self._end_branch()
        return following

    def _end_branch(self) -> None:
        if self._before_branch is not None:
            self.scope.unsure_since(self._before_branch)
            self._before_branch = None


BRANCHING = (May, OneOf, MayPay, If, Clash, FlipCoin, CastNow)
"""Instructions of which a part happens only perhaps."""


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


def _forgetting(one: Effect, spoken: set[str]) -> Effect:
    """The instruction, and those in it, without names that nothing speaks of."""
    if isinstance(one, Move) and one.keep_was_as is not None and one.keep_was_as not in spoken:
        one = replace(one, keep_was_as=None)
    match one:
        case (
            Move()
            | CreateTokens()
            | CreateCopies()
            | Look()
            | Reveal()
            | Mill()
            | LoseLife()
            | RemoveCounters()
            | Destroy()
            | Tap()
            | Sacrifice()
            | ChooseAndSacrifice()
            | Discard()
            | CastNow()
            | RollDie()
            | ManifestDread()
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
        case OneOf():
            return replace(one, ways=tuple(tuple(_forgetting(inner, spoken) for inner in way) for way in one.ways))
        case ChooseTerm() | ChooseType():
            return replace(one, then=tuple(_forgetting(inner, spoken) for inner in one.then))
        case Delay():
            return replace(one, effects=tuple(_forgetting(inner, spoken) for inner in one.effects))
        case UnlessPays():
            return replace(
                one,
                effects=tuple(_forgetting(inner, spoken) for inner in one.effects),
                then=tuple(_forgetting(inner, spoken) for inner in one.then),
            )
        case Reflect():
            inner_effects = tuple(_forgetting(inner, spoken) for inner in one.ability.effects)
            return Reflect(ability=replace(one.ability, effects=inner_effects))
        case _:
            return one
