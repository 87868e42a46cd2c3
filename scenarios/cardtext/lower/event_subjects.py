"""603.1: of whom a trigger event speaks, and what it is called by in the rest of the sentence."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities import triggers as t
from engine.cards.abilities.conditions import Condition, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import PlayersIn
from engine.cards.abilities.references import AttachedTo, EventPlayer, It, Remembered, This, WithoutPlayers
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.words.record import Record, replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.damagers import any_source
from scenarios.cardtext.lower.description import described, described_for_good
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


class Subject(Record):
    """Whom a trigger event is about: objects that match, or players in a relation."""

    filter: Filter | None = None
    players: Relation | None = None
    several: bool = False
    """'One or more'."""
    mention: Mention | None = None
    those: Mention | None = None
    """603.2c: of 'one or more', all that did so at the same time, for the events of which they are known."""
    plural: bool | None = False
    card: bool = False
    enchanted: bool = False
    """303.4b: only the player whom the source enchants."""


EVENT_PLAYER = Mention(to=EventPlayer(), called=frozenset({"player"}), gender="m", player=True, event=True)


ITSELF = Mention(to=This(), own=True, event=True)
"""The source, where the event does something to it."""
YOU = Subject(players=Relation.YOU)


def subject_of(node: Node, scope: Scope) -> Subject:
    parts = list(node.nodes())
    if len(parts) == 2:
        if parts[0].kind == "described":
            return _either(node, parts, scope)
        if parts[0].kind == "attached":
            return _held_or_other(node, parts, scope)
        return _own_or_other(node, parts[1], scope)
    if parts[0].kind == "haunted":
        return _haunted(parts[0], scope)
    if parts[0].kind == "any_source":
        # 609.7: it may be anything, so that no noun speaks of it; its controller can be spoken of.
        mention = Mention(to=It(), called=frozenset({"source"}), gender="f", zone=Zone.STACK)
        return Subject(filter=any_source(parts[0]), mention=mention)
    inner = parts[0].only
    match inner.kind:
        case "own":
            if inner.has("NAME") and scope.source.quoted:
                refuse(inner, refusal.NO_VOCABULARY)
            return Subject(filter=Filter(this=True), mention=own(scope), plural=None)
        case "you":
            return YOU
        case "attached":
            if inner.has("PLAYER"):
                if scope.source.quoted or "Aura" not in scope.source.subtypes:
                    refuse(inner, refusal.NO_VOCABULARY)
                return Subject(players=Relation.ANY, mention=EVENT_PLAYER, enchanted=True)
            from scenarios.cardtext.lower.parties import spoken

            mention = spoken(parts[0], scope.fork()).mention
            return Subject(filter=Filter(holds_this=True), mention=replace(mention, to=It(), own_noun=True))
        case "opponents":
            return Subject(players=Relation.OPPONENT, mention=EVENT_PLAYER, plural=True)
        case "described":
            return _described(inner, scope)
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _haunted(node: Node, scope: Scope) -> Subject:
    """702.55b: 'la creatura che essa tormenta': of the card in exile."""
    word = next(node.words("TYPE"))
    if word.value is not CardType.CREATURE or scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = Filter(types=(CardType.CREATURE,), bonded_to_this=True)
    return Subject(filter=wanted, mention=Mention(to=It(), called=frozenset({"creature", "permanent"}), gender="f"))


def _own_or_other(node: Node, other: Node, scope: Scope) -> Subject:
    """'La Sentinella o un'altra creatura', 'la Sentinella o la creatura incantata'."""
    if other.kind == "attached":
        return _own_or_held(node, other, scope)
    found = described_for_good(other, scope)
    if found.objects is None or found.players is not None or found.determiner != "one" or not found.objects.another:
        refuse(node, refusal.NO_VOCABULARY)
    if found.targeted or (scope.source.quoted and next(node.nodes("own")).has("NAME")):
        refuse(node, refusal.NO_VOCABULARY)
    either = Filter(any_of=(Filter(this=True), found.objects))
    return Subject(filter=either, mention=Mention(to=It(), called=found.called), plural=None)


def _own_or_held(node: Node, other: Node, scope: Scope) -> Subject:
    party = Node("party", (other,), other.start, other.end)
    held = subject_of(Node("event_subject", (party,), other.start, other.end), scope)
    if held.filter is None or (scope.source.quoted and next(node.nodes("own")).has("NAME")):
        refuse(node, refusal.NO_VOCABULARY)
    either = Filter(any_of=(Filter(this=True), held.filter))
    return Subject(filter=either, mention=Mention(to=It(), called=frozenset({"permanent"})), plural=None)


def _held_or_other(node: Node, parts: Sequence[Node], scope: Scope) -> Subject:
    """301.5, 303.4: 'la creatura incantata o un'altra creatura che controlli': any other one than that."""
    party = Node("party", (parts[0],), parts[0].start, parts[0].end)
    held = subject_of(Node("event_subject", (party,), party.start, party.end), scope)
    found = described_for_good(parts[1], scope)
    if held.filter is None or found.objects is None or found.players is not None or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    if found.targeted or found.card or not found.objects.another:
        refuse(node, refusal.NO_VOCABULARY)
    # What is meant by either is meant by one of them: 'un'altra' leaves out only what the other one means.
    other = replace(found.objects, another=False)
    names = found.called if held.mention is None else found.called & held.mention.called
    gender = found.gender if held.mention is not None and held.mention.gender == found.gender else ""
    return Subject(
        filter=Filter(any_of=(held.filter, other)), mention=Mention(to=It(), called=names, gender=gender), plural=False
    )


def _either(node: Node, parts: Sequence[Node], scope: Scope) -> Subject:
    """'Una creatura attaccante che controlli o una bloccante controllata da un avversario': each with what is said of it."""
    both = [_described(one, scope) for one in parts]
    filters = [one.filter for one in both if one.filter is not None]
    if len(filters) != len(both) or any(one.several or one.card or one.mention is None for one in both):
        refuse(node, refusal.NO_VOCABULARY)
    others = {one.another for one in filters} == {True, False} and filters[0].controller is filters[1].controller
    if not others and len({one.controller for one in filters} - {Relation.ANY}) < len(filters):
        # What is said of all of them alike is one description with two nouns.
        refuse(node, refusal.UNEXPECTED)
    names = frozenset.intersection(*(one.mention.called for one in both if one.mention is not None))
    gender = both[0].mention.gender if len({one.mention.gender for one in both if one.mention}) == 1 else ""  # type: ignore[union-attr]
    return Subject(
        filter=Filter(any_of=tuple(filters)), mention=Mention(to=It(), called=names, gender=gender), plural=None
    )


def _described(node: Node, scope: Scope) -> Subject:
    found = described_for_good(node, scope, event=True)
    if found.targeted or found.variable or (found.players is not None and found.objects is not None):
        refuse(node, refusal.NO_VOCABULARY)
    if found.players is not None:
        if found.determiner != "one":
            refuse(node, refusal.NO_VOCABULARY)
        return Subject(players=found.players, mention=EVENT_PLAYER)
    assert found.objects is not None
    apart = found.objects.any_of
    if apart and len({one.controller for one in apart} - {Relation.ANY}) == len(apart):
        # What each of them says of its own controller is read by :func:`_either`.
        refuse(node, refusal.UNEXPECTED)
    if len({one.zone for one in apart}) > 1:
        # 603.6: what comes out of different zones is an event for each of them.
        refuse(node, refusal.NO_VOCABULARY)
    if not (found.determiner in ("one", "one_or_more") or is_your_commander(found)) or (found.card and found.zone_said):
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    mention = Mention(to=It(), called=found.called, gender=found.gender)
    listed = next(node.nodes("nominal")).node("several") is not None
    plural = True if several else None if listed else False
    return Subject(
        filter=found.objects,
        several=several,
        mention=None if several else mention,
        those=all_of_event(found) if several else None,
        plural=plural,
        card=found.card,
    )


def all_of_event(found: Described) -> Mention:
    """603.2c: 'una o più creature', all of which did so at the same time: 'quelle creature', 'esse'."""
    return Mention(to=Remembered(ALL_OF_EVENT), called=found.called, gender=found.gender, plural=True)


class Event(Record):
    """A trigger event, what it speaks of, and whether it has a number."""

    trigger: t.Trigger
    mentions: tuple[Mention, ...] = ()
    amount: bool = False
    meanwhile: Condition | None = None
    """603.2: what must be so as it happens, and is not asked again."""
    during: Condition | None = None
    """102.1, 505.1: only then: in the turn of a player in that relation, in a main phase."""
    zone: Zone | None = None
    """113.6: where the ability functions that triggers on it, if not where others do."""
    first: bool = False
    """603.2: only the first such event of the turn."""
    doer: Mention | None = None
    """Whose deed the event is, where it is another player's: a verb without a subject behind it is said of them."""

    @property
    def counts(self) -> bool:
        """Whether the event has a number: 'that much', and 'that many' of 'one or more' that move or attack (508.3d, 603.2c)."""
        moved = isinstance(self.trigger, t.Moves) and self.trigger.one_or_more
        return self.amount or moved or (isinstance(self.trigger, t.Attacks) and self.trigger.once)


def thing(node: Node, subject: Subject) -> Filter:
    """The description of an object as the subject."""
    if subject.filter is None:
        refuse(node, refusal.UNEXPECTED)
    return subject.filter


def spoken_as(subject: Subject, *more: Mention) -> tuple[Mention, ...]:
    """What the subject is spoken of as; an opponent whose object it is has been spoken of too."""
    if subject.mention is None:
        return more
    theirs = subject.filter is not None and subject.filter.controller is Relation.OPPONENT
    return (subject.mention, *((EVENT_PLAYER,) if theirs and not any(one.player for one in more) else ()), *more)


def together(subject: Subject) -> tuple[Mention, ...]:
    """603.2c: as :func:`spoken_as`, for what moves or attacks: of 'one or more' all of them are spoken of."""
    return spoken_as(subject) if subject.those is None else (subject.those,)


def once_each(node: Node, subject: Subject) -> Filter:
    """The description, for events that have no 'one or more'."""
    if subject.several:
        refuse(node, refusal.NO_VOCABULARY)
    return thing(node, subject)


def of_the_enchanted(node: Node, made: Event) -> Event:
    """303.4b, 603.2: 'il giocatore incantato lancia una magia': the player of the event is the one whom the Aura enchants."""
    known = any(one.to == EventPlayer() for one in made.mentions)
    if not known or made.meanwhile is not None or isinstance(made.trigger, t.Cycles):
        refuse(node, refusal.NO_VOCABULARY)
    others = PlayersIn(WithoutPlayers(EventPlayer(), AttachedTo()))
    return replace(made, meanwhile=Within(others, Bounds(most=0)))


def people(node: Node, subject: Subject) -> Relation:
    if subject.players is None:
        refuse(node, refusal.UNEXPECTED)
    return subject.players


def is_your_commander(found: Described) -> bool:
    """903.3: 'il tuo comandante', which has no other determiner."""
    return found.determiner == "the" and found.plural is False and bool(found.objects and found.objects.commander)


def what_of(node: Node, scope: Scope | None = None) -> Described:
    """What a player casts, discards or sacrifices: a description without a determiner of its own but 'una'. ``scope``: what it may
    speak of, beside the event itself."""
    inner = next(node.nodes("party")).only
    if inner.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(inner) if scope is None else described_for_good(inner, scope, event=True)
    if (
        not (found.determiner in ("one", "one_or_more") or is_your_commander(found))
        or found.targeted
        or found.objects is None
        or found.players is not None
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return found


def done_with_the_source(node: Node) -> bool:
    """Whether a player does it with the source, which 'questa magia' and its name mean."""
    inner = next(node.nodes("party")).only
    return inner.kind == "own"
