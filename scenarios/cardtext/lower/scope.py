"""What a sentence can speak of: whose text it is, the targets so far, what X is, and what was mentioned before (antecedents)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from msgspec import Struct, field

from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.quantities import Quantity, X
from engine.cards.abilities.references import AttachedTo, ObjectReference, Reference, Remembered, This, Together
from engine.words.record import Record, replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node

Place = Node | Lexeme


def refuse(where: Place, reason: str) -> NoReturn:
    """Raises Refusal for a part of the text."""
    raise Refusal(where.start, where.end, reason)


def refused(sentence: Sequence[Lexeme], reason: str) -> Refusal:
    """Why a whole sentence is not understood."""
    return Refusal(sentence[0].start, sentence[-1].end, reason)


class Source(Record, kw_only=True):
    """What is known of the object whose text is read."""

    name: str = ""
    words: str = ""
    """The text itself as it is printed, in which everything that is read has its place."""
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    announces_x: bool = False
    """Its mana cost has {X}."""
    paid_in_x: tuple[str, Filter] | None = None
    """118.8: what its additional cost has done X times, and to what: of this 'in questo modo' may speak."""
    turned_up_for_x: bool = False
    """702.37f: the cost for which it is turned face up has {X}, of which all its abilities may speak."""
    bestow: bool = False
    """702.103b: it has bestow, so that it may be an Aura."""
    quoted: bool = False
    """The text is in quotes: an ability that is given to something else."""
    given: bool = False
    """201.5a: it is given to an object by the card in whose text it stands, whose name in it is that card."""
    around: tuple[str, ...] = ("Aura", "Equipment")
    """Of a text in quotes: what the object may be in whose text it stands, so that 'the equipped creature' may be another's."""
    own_costs: frozenset[str] = frozenset()
    """702.34a: keywords of which the paragraph says that they cost as much as their card."""
    cleft: bool = False
    """702.148a: words of it stand in square brackets, so that it is known what cleave takes out."""

    of_today: bool = False
    """120.3c: its words are younger than 2018, so that a player who is dealt damage is no planeswalker."""

    @property
    def spell(self) -> bool:
        """Whether the text is that of an instant or sorcery."""
        return CardType.INSTANT in self.types or CardType.SORCERY in self.types


class Mention(Record, kw_only=True):
    """Something that the text has spoken of. ``called`` is what it is known to be: types, subtypes, 'card', 'token', 'player'."""

    to: Reference
    called: frozenset[str] = frozenset()
    gender: str = ""
    plural: bool | None = False
    """Whether it is several; ``None`` where it may be one or several."""
    plural_verb: bool | None = None
    """Whether the words it was named with want a plural verb, where ``plural`` does not say so: 'ogni giocatore'."""
    player: bool = False
    own: bool = False
    event: bool = False
    """The trigger event spoke of it, or a cost, not an instruction."""
    own_noun: bool = False
    """301.5, 303.4: it is called 'la creatura equipaggiata', so that 'quella creatura' is another one, where there is one."""
    unspeakable: bool = False
    """The text spoke of it, and the vocabulary has no reference to it: what was sacrificed, what was discarded."""
    zone: Zone = Zone.BATTLEFIELD
    was: Reference | None = None
    """Of a permanent or spell that an instruction moved: what it was before."""
    of_each: Reference | None = None
    """Of one card of each of several players, which is several cards: of whom."""

    @property
    def last_known(self) -> Reference:
        """608.2h: what says who controlled it and how strong it was, where it is no permanent and no spell any more."""
        return self.to if self.was is None or self.zone in (Zone.BATTLEFIELD, Zone.STACK) else self.was

    def agrees(self, marks: str) -> bool:
        """Whether a word of a gender and number can stand for it; what is not known agrees."""
        gender, number = marks[:1] if marks[:1] in ("m", "f") else "", marks[-1:] if marks[-1:] in ("s", "p") else ""
        if gender and self.gender and gender != self.gender:
            return False
        return not number or self.plural is None or self.plural is (number == "p")


class Done(Record, kw_only=True):
    """608.2c: what an instruction did something to, which 'in this way' speaks of."""

    to: ObjectReference
    called: frozenset[str] = frozenset()
    """What the words of the instruction called all of it."""
    as_it_was: bool = False
    """Whether it is kept as what it was, as it last existed, and not as what it became."""
    was: ObjectReference | None = None
    """What it was, as it last existed, where that is kept besides what it became."""
    by: Reference | None = None
    """Who did it, where that is known."""


class Scope(Struct, kw_only=True):
    """What is gathered while one ability is read, from its first word to its last. A fork tries out a reading."""

    source: Source
    targets: list[TargetSpec] = field(default_factory=list)
    mentions: list[Mention] = field(default_factory=list)
    x: Quantity | None = None
    x_said: Quantity | None = None
    """107.3i: what X was in a sentence before, where that is the measure of an object: it is so in what follows, too."""
    subject: Mention | None = None
    """Whom a verb without a subject of its own is said of."""
    has_it: Source | None = None
    """604.1: the source, where a static ability says that it has an ability in quotes itself: its name in them means it."""
    as_many: Quantity | None = None
    as_many_of_each: tuple[Reference, Quantity] | None = None
    """608.2c: of several players each did something to as many of their own; 'altrettante' of the same players is that."""
    """How many an instruction before did something to, which 'altrettante' speaks of."""
    all_of_them: Quantity | None = None
    """How many the last instruction did something to, where that was done to all that match."""
    event_amount: bool = False
    """Whether the trigger event has a number ('that much')."""
    prevented: bool = False
    """615.5: whether that number is how much damage was prevented."""
    scrying: bool = False
    """701.22: whether somebody scries in the trigger event: 'le carte guardate profetizzando in questo modo'."""
    number_told: bool = False
    """Whether an instruction since has told another number: which of them 'altrettanti' means is not clear."""
    last_doer: Mention | None = None
    """The last object of which a verb was said."""
    until: Duration | None = None
    """The duration that stands before a sentence, for what it says."""
    so_long: Condition | None = None
    """611.2b: what must be so for as long as what the sentence says lasts, where that stands before it."""
    functions_in: Zone = Zone.BATTLEFIELD
    copied: Mention | None = None
    """707.12: the card of which there is a copy, that may be cast."""
    """113.6: where the ability functions."""
    seen: Mention | None = None
    """Cards that were looked at or revealed, out of which some are taken."""
    hit: tuple[Filter, Mention] | None = None
    """701.20a: what cards were revealed for, and those of them that are so."""
    taken: tuple[ObjectReference, ...] = ()
    """Those that were taken: 'le altre' are all but these."""
    gone: tuple[tuple[Mention, Reference], ...] = ()
    """What was spoken of before it became another object, and that object."""
    found: ObjectReference | None = None
    """What a search found."""
    searched_some: str | None = None
    """The name under which a search keeps whether a library was searched, where it need not have been."""
    dealer: ObjectReference | None = None
    """What the words say deals the damage, where that is not the source: 'a ogni altra creatura' is all but that one."""
    dealt: Reference | None = None
    """Whom the damage is dealt that is dealt otherwise instead: 'infligge invece 4 danni' need not say it again."""
    instead_of: Effect | None = None
    """The instruction in whose place another one is carried out: 'crea invece due di quelle pedine'."""
    fresh: Mention | None = None
    """What a search in this sentence found: a pronoun behind it is said of that."""
    before_sentence: tuple[Reference, ...] = ()
    """What was spoken of before this sentence."""
    time_in_sentence: bool = False
    """Whether a clause of the sentence said for how long; what is joined to it is then for that time, and not for good."""
    tells_a_time: bool = False
    """Whether words of the sentence, anywhere in it, may say for how long."""
    list_goes_on: bool = False
    """Whether what is said of one subject goes on behind these predicates, and the last of it is joined with 'e'."""
    named_again: Reference | None = None
    """What was called 'quella creatura' last: a pronoun behind it may go on to speak of that."""
    named_here: Reference | None = None
    """The same, where this sentence has called it so, ..."""
    named_before: Reference | None = None
    """... or the sentence before."""
    shared_with: Relation | None = None
    """120.3: the players, each of whom is dealt damage together with what is told of next: 'e a ogni creatura che controlla'."""
    shuffled: Reference | None = None
    """701.24: whose library was shuffled last: 'poi rivela la prima carta' says no more."""
    whose_hand: Reference | None = None
    """The player whose hand was revealed."""
    attacker: ObjectReference | None = None
    """The creature whose attack the trigger event is, so that somebody defends."""
    aimed: Mention | None = None
    """The spell or ability whose target something becomes in the trigger event: no pronoun means it before it was spoken of."""
    blocker: ObjectReference | None = None
    """The creature whose block the trigger event is, so that somebody attacks it."""
    only_types: bool = False
    """205.1a: whether the same sentence says that it loses all other card types."""
    chosen_here: bool = False
    """608.2d: whether a colour or a type may be chosen here, as what is said is carried out."""
    sacrificed: ObjectReference | None = None
    """601.2h, 602.2b, 701.21: the one permanent that was sacrificed for the cost or by an instruction, as it last was."""
    life_told: bool = False
    """119: whether a condition before spoke of your life total: 'diventano pari a ...' is said of it."""
    difference: Quantity | None = None
    """107.1: by how much one of two numbers is the greater, where a condition says that it is."""
    rolled: str | None = None
    """706.4: the name of the result of the last roll."""
    life_lost: str | None = None
    """The name of how much life the last instruction by which players lose some made them lose."""
    excess: str | None = None
    """120.10: the name of how much excess damage the last instruction that deals damage to permanents dealt."""
    damage_done: str | None = None
    """608.2c: the name of how much damage the last instruction that deals some dealt."""
    done: dict[str, Done | None] = field(default_factory=dict)
    """What was destroyed, sacrificed, discarded ..., by the kind of the participle; ``None`` where two instructions did so."""
    chosen: tuple[Reference, ...] = ()
    """What an instruction chose, and did nothing else with: 'la creatura scelta'."""
    unchosen: tuple[Mention, Mention | None] | None = None
    """608.2d: those that an instruction could have chosen and did not, 'le altre', and what was looked at by then."""
    piles: tuple[Mention, Mention] | None = None
    """700.3: the pile that is taken and the other one, of what was separated into two."""
    pile_chosen: bool = False
    """700.3: whether the words have said who chooses one of them."""
    counters_told: tuple[str, Reference] | None = None
    """122.1: the kind of counters of which a condition spoke, or that a player got, and on what: 'rimuovi quei segnalini'."""
    several_told: bool = False
    """Whether that condition asked for more than one of them."""
    counters_on: tuple[str | None, Mention] | None = None
    """122.1: the kind of counters that the last instruction put on one object, or removed from it, and that object."""
    done_before: Quantity | None = None
    """603.12: of a reflexive ability, to how many the instructions before it did something: that is known as targets are chosen."""
    counted: Mention | None = None
    """What 'per ogni' counted last: 'quelle creature' are those, where nothing else is called so."""
    matching_still: Reference | None = None
    """All of a description that got counters, which are described so as before: 'ognuna di quelle creature' are those."""
    tapped_for_mana: bool = False
    """106.12a: whether the trigger event is that something was tapped for mana."""
    source_named: bool = False
    """201.5: whether the sentence has named the source."""
    event_doer: Mention | None = None
    """603.1: the other player whose deed the trigger event is, until a sentence has another subject."""
    taken_off: tuple[str | None, Quantity] | None = None
    """122.1: of which kind counters were removed for the cost or by the instruction before, and how many."""
    paired: Filter | None = None
    """702.95b: the source and the creature that it is paired with, where a condition says that there is one."""
    kept: int = 0
    names: int = 0

    @property
    def known_x(self) -> Quantity | None:
        """107.3i: what X is here."""
        return self.x_said if self.x is None else self.x

    def fork(self) -> Scope:
        """Another scope with the same contents."""
        return replace(self, targets=list(self.targets), mentions=list(self.mentions), done=dict(self.done))

    def target(self, spec: TargetSpec) -> int:
        """Add a requirement of targets; its number."""
        self.targets.append(spec)
        return len(self.targets) - 1

    def next_sentence(self) -> None:
        """What was named in the sentence before is no longer what this one has named."""
        self.source_named = False
        self.named_before, self.named_here = self.named_here, None

    def name(self) -> str:
        """A name, never given before in this ability, for what an instruction keeps."""
        self.names += 1
        return f"n{self.names}"

    def did(self, what: str, to: ObjectReference | None = None, **more: Any) -> str:
        """An instruction did something to what it keeps under the name that is given back, or to what is spoken of so already."""
        self.kept += 1
        name = f"d{self.kept}"
        by = self.subject.to if self.subject is not None and self.subject.player else None
        self.done[what] = None if what in self.done else Done(to=to or Remembered(name), by=by, **more)
        return name

    def mention(self, mention: Mention) -> Mention:
        """Something was spoken of."""
        self.mentions.append(mention)
        return mention

    def moved(self, before: Reference, after: Mention) -> None:
        """What was spoken of is now spoken of in another way: as the object that it became."""
        self.gone += tuple((one, after.to) for one in self.mentions if one.to == before)
        gone = (before, *(before.each if isinstance(before, Together) else ()))
        self.mentions = [one for one in self.mentions if one.to not in gone] + [after]
        if self.fresh is not None and self.fresh.to == before:
            self.fresh = after
        if self.seen is not None and self.seen.to == before:
            self.seen = replace(self.seen, to=after.to, zone=after.zone)
        if self.subject is not None and self.subject.to == before:
            self.subject = after
        if self.last_doer is not None and self.last_doer.to == before:
            self.last_doer = after

    def unsure_since(self, before: Scope) -> None:
        """What was moved only perhaps since then cannot be spoken of any more: it may be the one object or the other."""
        self.mentions += [replace(one, unspeakable=True) for one in self.gone_since(before)]

    def not_moved_yet(self, before: Scope) -> None:
        """603.7: what moves only later is still spoken of as the permanent that it is; of a card that comes back later it is not
        clear as what.
        """
        later = self.gone[len(before.gone) :]
        became = [to for _, to in later]
        still = [replace(one, unspeakable=one.unspeakable or one.zone is not Zone.BATTLEFIELD) for one, _ in later]
        self.mentions = [one for one in self.mentions if one.to not in became] + still
        self.gone = before.gone
        self.subject, self.last_doer, self.fresh = before.subject, before.last_doer, before.fresh

    def gone_since(self, before: Scope) -> list[Mention]:
        """What was spoken of as something else before it moved."""
        there = [one.to for one in self.mentions]
        return [one for one, _ in self.gone[len(before.gone) :] if one.to not in there]

    def as_before(self, before: Scope) -> Scope:
        """A fork in which nothing has moved since then: for what happens instead."""
        became = [to for _, to in self.gone[len(before.gone) :]]
        undone = self.fork()
        undone.mentions = [one for one in self.mentions if one.to not in became] + self.gone_since(before)
        undone.gone = before.gone
        return undone

    def antecedent(self, where: Place, fits: Callable[[Mention], bool]) -> Mention:
        """The one thing spoken of that fits. Raises Refusal where there is none, or more than one."""
        return _only(where, [one for one in self.mentions if fits(one)])

    def as_all_was(self) -> Scope:
        """608.2h: a fork in which what was given up is spoken of as it last was: for its power, and what it was."""
        known = self.fork()
        known.mentions = [
            replace(one, to=one.was, unspeakable=False) if one.unspeakable and one.was is not None else one
            for one in self.mentions
        ]
        return known

    def that(self, where: Place, fits: Callable[[Mention], bool], *, just_so: frozenset[str] | None = None) -> Mention:
        """As :meth:`antecedent`, for 'quella creatura': what the sentence found goes first, what a cost was paid with last, and
        'la creatura equipaggiata' has a name of its own. ``just_so``: of several, what was called so and nothing more.
        """
        if self.fresh is not None and fits(self.fresh):
            return self.fresh
        found = [one for one in self.mentions if fits(one) and not one.own]
        found = _together(found)
        named = [one for one in found if not isinstance(one.to, AttachedTo) and not one.own_noun]
        spoken = [one for one in named or found if not (one.event and one.unspeakable)]
        left = self._of_this_sentence(spoken) or spoken or found
        if just_so is not None and len({one.to for one in left}) > 1:
            left = [one for one in left if one.called == just_so] or left
        if len({one.to for one in left}) > 1:
            # What is called by that very noun goes before what is so by its subtype; what is surely one before what may be several.
            left = [one for one in left if not (one.event and any(name.istitle() for name in one.called))] or left
            left = _definite(left)
        mention = _only(where, left)
        self.named_again = self.named_here = mention.to
        return mention

    def _of_this_sentence(self, found: Iterable[Mention]) -> list[Mention]:
        return [one for one in found if one.to not in self.before_sentence and not one.event and not one.own]

    def closest(self, where: Place, fits: Callable[[Mention], bool]) -> Mention:
        """As :meth:`antecedent`; of several, those that this sentence spoke of, or else that instructions did, go before those of
        the trigger event and before the source, which alone never goes before the trigger event.
        """
        found = [one for one in self.mentions if fits(one)]
        if len({one.to for one in found}) > 1:
            here = self._of_this_sentence(found) or [one for one in found if one.to == self.named_here]
            found = here or [one for one in found if not (one.event or one.own)] or found
        return _only(where, self._named_again(found))

    def _named_again(self, found: list[Mention]) -> list[Mention]:
        """Of several, the one that was called by its noun again in this sentence, or else in the one before."""
        if len({one.to for one in found}) > 1:
            for again in (self.named_here, self.named_before):
                named = [one for one in found if one.to == again]
                if again is not None and named:
                    return named
        return found

    def nearest(self, where: Place, fits: Callable[[Mention], bool]) -> Mention:
        """As :meth:`antecedent`, for a pronoun: what the same sentence spoke of goes before what others did, what instructions
        spoke of before what the trigger event spoke of, and anything else before the source itself.
        """
        if self.fresh is not None and fits(self.fresh):
            return self.fresh
        found = _together([one for one in self.mentions if fits(one)])
        here = self._of_this_sentence(found)
        if here:
            return _only(where, self._named_again(here))
        by_instructions = [one for one in found if not one.event or one.to == self.named_again]
        others = [one for one in by_instructions if not one.own]
        if self.source_named and others and all(one.unspeakable for one in others):
            # What was not done, or was paid, is nothing to speak of beside the source that the same sentence names.
            return _only(where, [one for one in found if one.own])
        of_event = [one for one in found if not one.own]
        left = [one for one in by_instructions if not one.own] or by_instructions or of_event or found
        return _only(where, self._named_again(_definite(left)))


def _together(found: list[Mention]) -> list[Mention]:
    """Of several that were named together, none is meant alone by what fits all of them."""
    parts = [part for one in found if isinstance(one.to, Together) for part in one.to.each]
    return [one for one in found if one.to not in parts]


def _definite(found: list[Mention]) -> list[Mention]:
    """Of several, those of which it is known whether they are one or more."""
    if len({one.to for one in found}) < 2:
        return found
    return [one for one in found if one.plural is not None] or found


def _only(where: Place, found: list[Mention]) -> Mention:
    different = {(one.to, one.unspeakable): one for one in found}
    if not different:
        refuse(where, refusal.NO_ANTECEDENT)
    if len(different) > 1:
        refuse(where, refusal.AMBIGUOUS_ANTECEDENT)
    mention = next(iter(different.values()))
    if mention.unspeakable:
        refuse(where, refusal.NO_VOCABULARY)
    return mention


class Spoken(Record):
    """A part of a sentence that stands for something, with the instructions that must come before it can."""

    mention: Mention
    before: tuple[Effect, ...] = ()
    lying: ObjectReference | None = None
    """400.7: what of it is meant: 'quella carta dal tuo cimitero', of a card that may have gone somewhere else."""

    @property
    def to(self) -> Reference:
        """What it refers to."""
        return self.mention.to


UNSPEAKABLE = Mention(to=This(), called=frozenset({"card", "permanent", "creature"}), plural=None, unspeakable=True)
"""Something that was chosen, of which no reference can speak; whatever may mean it is refused."""


def called(words: Iterable[object]) -> frozenset[str]:
    """Names of what something is, for :class:`Mention`."""
    return frozenset(str(word) for word in words)


def scope_of(source: Source) -> Scope:
    """What a paragraph of a text begins with: its source, and X where that is announced."""
    return Scope(source=source, x=X() if source.announces_x or source.turned_up_for_x else None)
