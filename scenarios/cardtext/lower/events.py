"""603.1: trigger events. Each gives the record that the engine looks for, and what the rest of the sentence can speak of."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import AttachedTo, ControllerOf, It, Other
from engine.words.record import Record, replace
from engine.words.terms import Action, CardType, Designation, Kind, Reason, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import verb_of
from scenarios.cardtext.lower.event_subjects import EVENT_PLAYER, YOU, Subject, subject_of
from scenarios.cardtext.lower.nouns import Described, placed, whose
from scenarios.cardtext.lower.parties import own, player_of
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


class Event(Record):
    """A trigger event, what it speaks of, and whether it has a number."""

    trigger: t.Trigger
    mentions: tuple[Mention, ...] = ()
    amount: bool = False
    during: Relation | None = None
    """102.1: only in the turn of a player in that relation."""


EVENT_OTHER_PLAYER = Mention(
    to=ControllerOf(Other()), called=frozenset({"player"}), gender="m", player=True, event=True
)
OWN_CYCLED = Filter(this=True, zone=Zone.GRAVEYARD)
"""702.29c: the card itself, where it lies once its cycling was paid for."""
OWN_CAST = Filter(this=True, zone=Zone.STACK)
"""113.6k: the spell itself, whose ability triggers where it is cast."""
_PASSIVE = ("becoming_blocked", "becoming", "put")


def events(node: Node, scope: Scope) -> list[Event]:
    """The events of a node of kind 'trigger': one for each 'o' and each 'e ogniqualvolta'."""
    if node.has("AT_BEGINNING"):
        return [_beginning(next(node.nodes("step")), scope)]
    none = node.node("controls_none")
    if none is not None:
        return [Event(t.StateIs(condition=condition(Node("condition", (_fact(none),), none.start, none.end), scope)))]
    together = node.node("with_others")
    if together is not None:
        return [_with_others(together, scope)]
    found: list[Event] = []
    last: Subject | None = None
    for event in node.nodes("event"):
        dealt = event.node("dealt")
        if dealt is not None:
            found.append(_dealt(dealt, scope))
            continue
        if event.node("tempted") is not None:
            found.append(Event(t.Performs(action=Action.TEMPT, who=Relation.YOU)))
            continue
        said = event.node("event_subject")
        happenings = [one for one in event.nodes() if one.kind != "event_subject"]
        subject = subject_of(said, scope) if said is not None else None
        if subject is None:
            subject = _elided(happenings, last)
        last = subject
        for happening in _sharing(happenings):
            _agrees(happening, subject)
            done_with = happening.node("party")
            if (
                scope.source.quoted
                and done_with is not None
                and done_with.only.kind == "own"
                and done_with.only.has("NAME")
            ):
                refuse(done_with, refusal.NO_VOCABULARY)
            made = _HAPPENINGS[happening.kind](happening, subject)
            if isinstance(made.trigger, t.Cycles) and made.trigger.card == OWN_CYCLED:
                scope.functions_in = Zone.GRAVEYARD
            if isinstance(made.trigger, t.CastsSpell) and made.trigger.spell == OWN_CAST:
                scope.functions_in = Zone.STACK
                made = replace(made, mentions=(replace(own(scope), zone=Zone.STACK),))
            found.extend(
                replace(each, mentions=tuple(replace(one, event=True) for one in each.mentions))
                for each in (made, *_or_planeswalker(happening, made), *_or_copied(happening, made))
            )
    return found


def _fact(node: Node) -> Node:
    return Node("fact", (node,), node.start, node.end)


def _sharing(happenings: list[Node]) -> list[Node]:
    """'Blocca o viene bloccata da una creatura': what is said behind the second is said of both."""
    if [one.kind for one in happenings] != ["blocking", "becoming_blocked"]:
        return happenings
    first, second = happenings
    party = second.node("party")
    if party is None or first.node("party") is not None:
        return happenings
    return [replace(first, children=(*first.children, party)), second]


def _elided(happenings: list[Node], last: Subject | None) -> Subject:
    """A verb in the second person is said of you; another one of the subject before it."""
    verbs = [verb_of(one) for one in happenings if one.kind not in _PASSIVE]
    if verbs and all("2s" in verb.moods for verb in verbs) and (last is None or not verbs[0].moods & {"3s", "3p"}):
        return YOU
    if last is None:
        refuse(happenings[0], refusal.NO_ANTECEDENT)
    return last


def _agrees(happening: Node, subject: Subject) -> None:
    moods = (
        {"2s"} if subject == YOU else {"3s"} if subject.plural is False else {"3p"} if subject.plural else {"3s", "3p"}
    )
    for child in happening.children:
        if isinstance(child, Lexeme) and child.kind.startswith("V_"):
            if not child.moods & moods:
                refuse(happening, refusal.DISAGREES)
            return
        if isinstance(child, Lexeme) and child.kind == "IS_BEING":
            if subject.plural is not None and (child.form == "vengono") is not subject.plural:
                refuse(happening, refusal.DISAGREES)
            return


# --- what happens


def _thing(node: Node, subject: Subject) -> Filter:
    """The description of an object as the subject."""
    if subject.filter is None:
        refuse(node, refusal.UNEXPECTED)
    return subject.filter


def _of(subject: Subject, *more: Mention) -> tuple[Mention, ...]:
    """What the subject is spoken of as; an opponent whose object it is has been spoken of too."""
    if subject.mention is None:
        return more
    theirs = subject.filter is not None and subject.filter.controller is Relation.OPPONENT
    return (subject.mention, *((EVENT_PLAYER,) if theirs and not any(one.player for one in more) else ()), *more)


def _once_each(node: Node, subject: Subject) -> Filter:
    """The description, for events that have no 'one or more'."""
    if subject.several:
        refuse(node, refusal.NO_VOCABULARY)
    return _thing(node, subject)


def _entering(node: Node, subject: Subject) -> Event:
    wanted = _thing(node, subject)
    under = node.node("under")
    if under is not None:
        if wanted.this or wanted.controller is not Relation.ANY:
            refuse(under, refusal.NO_VOCABULARY)
        whose = Relation.YOU if under.has("UNDER_YOUR_CONTROL") else Relation.OPPONENT
        wanted = _under(wanted, whose)
    return Event(t.enters(wanted, one_or_more=subject.several), _of(subject))


def _under(wanted: Filter, whose: Relation) -> Filter:
    """The controller is said of what has a description, not of the source itself."""
    if not wanted.any_of:
        return replace(wanted, controller=whose)
    return replace(wanted, any_of=tuple(one if one.this else replace(one, controller=whose) for one in wanted.any_of))


def _dying(node: Node, subject: Subject) -> Event:
    return Event(t.dies(_thing(node, subject), one_or_more=subject.several), _in_graveyard(subject))


def _in_graveyard(subject: Subject) -> tuple[Mention, ...]:
    """603.6, 700.4: what died is a card in a graveyard now; what it was is last known."""
    first, *others = _of(subject) or (None,)
    if first is None:
        return ()
    return (replace(first, zone=Zone.GRAVEYARD, called=first.called | {"card"}), *others)


def _leaving(node: Node, subject: Subject) -> Event:
    place = node.node("place")
    if place is not None:
        return _leaving_graveyard(node, place, subject)
    return Event(t.leaves(_thing(node, subject), one_or_more=subject.several), _of(subject))


def _leaving_graveyard(node: Node, place: Node, subject: Subject) -> Event:
    """603.10b: cards that leave a graveyard, whatever becomes of them."""
    zone, owner = placed(place)
    wanted = _thing(node, subject)
    if zone is not Zone.GRAVEYARD or wanted.this or wanted.owner is not Relation.ANY or not subject.card:
        refuse(node, refusal.NO_VOCABULARY)
    moves = t.Moves(subject=replace(wanted, owner=owner), origin=zone, one_or_more=subject.several)
    return Event(moves, () if subject.several else _of(subject))


def _attacking(node: Node, subject: Subject) -> Event:
    alone = node.has("ALONE")
    if node.has("SADDLED"):
        mounted = replace(_once_each(node, subject), designation=Designation.SADDLED)
        return Event(t.Attacks(subject=mounted), _of(subject))
    if node.has("TO_YOU", "YOU_OR_PLANESWALKER"):
        if subject.several:
            refuse(node, refusal.NO_VOCABULARY)
        at_you = t.Attacks(subject=_thing(node, subject), to_player=Relation.YOU)
        return Event(at_you, _of(subject))
    if node.has("OR_MORE"):
        return _with_so_many(node, subject)
    if subject == YOU or subject.several:
        if alone:
            refuse(node, refusal.NO_VOCABULARY)
        yours = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        return Event(t.Attacks(subject=yours if subject == YOU else _thing(node, subject), once=True))
    return Event(t.Attacks(subject=_once_each(node, subject), alone=alone), _of(subject))


def _with_so_many(node: Node, subject: Subject) -> Event:
    """508.3d: 'attacchi con tre o più creature': once for a declaration of so many; a teammate's attack with them, not you."""
    if subject != YOU or next(node.words("TYPE")).value is not CardType.CREATURE:
        refuse(node, refusal.NO_VOCABULARY)
    yours = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    least = int(str(next(node.words("NUM")).value))
    return Event(t.Attacks(subject=yours, once=True, others=least - 1, such=yours))


def _or_copied(node: Node, made: Event) -> tuple[Event, ...]:
    """707.10: 'lanci o copi una magia istantaneo': the copy was not cast, and is heard of as it is made."""
    if not node.has("V_COPY"):
        return ()
    if not isinstance(made.trigger, t.CastsSpell) or made.trigger.spell == OWN_CAST or made.during is not None:
        refuse(node, refusal.NO_VOCABULARY)
    copies = t.Performs(action=Action.COPY_SPELL, who=made.trigger.who, subject=made.trigger.spell)
    return (replace(made, trigger=copies),)


def _or_planeswalker(node: Node, made: Event) -> tuple[Event, ...]:
    """508.3a: 'attacca te o un planeswalker che controlli': the other of the two things that may be attacked."""
    if not node.has("YOU_OR_PLANESWALKER"):
        return ()
    assert isinstance(made.trigger, t.Attacks)
    yours = Filter(types=(CardType.PLANESWALKER,), controller=Relation.YOU)
    return (replace(made, trigger=replace(made.trigger, to_player=None, to_object=yours)),)


def _with_others(node: Node, scope: Scope) -> Event:
    """508.3: 'la Sentinella e almeno altre due creature attaccano'."""
    itself = next(node.nodes("own"))
    if itself.has("NAME") and scope.source.quoted:
        refuse(itself, refusal.NO_VOCABULARY)
    if next(node.words("TYPE")).value is not CardType.CREATURE or "3p" not in next(node.words("V_ATTACK")).moods:
        refuse(node, refusal.DISAGREES)
    others = int(str(next(node.words("NUM")).value))
    return Event(t.Attacks(subject=Filter(this=True), others=others), (replace(own(scope), event=True),))


def _blocking(node: Node, subject: Subject) -> Event:
    return _blocks(node, subject, becomes_blocked=False)


def _becoming_blocked(node: Node, subject: Subject) -> Event:
    return _blocks(node, subject, becomes_blocked=True)


def _blocks(node: Node, subject: Subject, *, becomes_blocked: bool) -> Event:
    """509.3c-d: once, or once for each creature of a description."""
    wanted, party = _once_each(node, subject), node.node("party")
    if party is None:
        return Event(t.Blocks(subject=wanted, becomes_blocked=becomes_blocked), _of(subject))
    inner = party.only
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner)
    if found.objects is None or found.players is not None or found.determiner != "one" or found.targeted or found.card:
        refuse(party, refusal.NO_VOCABULARY)
    other = Mention(to=Other(), called=found.called, gender=found.gender)
    trigger = t.Blocks(subject=wanted, becomes_blocked=becomes_blocked, other=found.objects)
    return Event(trigger, _of(subject, other))


def _becoming(node: Node, subject: Subject) -> Event:
    level = node.word("NUM")
    if level is not None:
        assert isinstance(level.value, int)
        return Event(t.ReachesLevel(subject=_once_each(node, subject), level=level.value), _of(subject))
    state = "turned face up" if node.has("TURNED_UP") else "tapped" if node.has("TAPPED") else "untapped"
    return Event(t.Becomes(subject=_once_each(node, subject), state=state), _of(subject))


def _targeted(node: Node, subject: Subject) -> Event:
    """603.2e: of a spell or ability; ``by``: whose it is."""
    if node.node("by") is not None:
        by = whose(next(next(node.nodes("by")).nodes("party")))
        player = (EVENT_OTHER_PLAYER,) if by is Relation.OPPONENT else ()
    else:
        by, player = Relation.ANY, ()
    trigger = t.Becomes(subject=_once_each(node, subject), state="targeted", by=by)
    return Event(trigger, _of(subject, *player))


def _dealing(node: Node, subject: Subject) -> Event:
    """603.2c: of 'one or more' once for each player that is dealt damage; those that dealt it, and how much, are not one thing."""
    several = subject.several and node.node("party") is not None
    source = _thing(node, subject) if several else _once_each(node, subject)
    combat = True if node.has("COMBAT_DAMAGE") else None
    party = node.node("party")
    if party is None:
        return Event(t.DealsDamage(source=source, combat=combat), _of(subject), amount=True)
    inner = party.only
    if inner.kind == "you":
        to_you = t.DealsDamage(source=source, to_player=Relation.YOU, combat=combat, once=several)
        return Event(to_you, () if several else _of(subject), amount=not several)
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner, dative=True)
    if found.determiner != "one" or found.targeted or found.zone_said:
        refuse(party, refusal.NO_VOCABULARY)
    if several and found.objects is not None:
        refuse(party, refusal.NO_VOCABULARY)
    trigger = t.DealsDamage(
        source=source, to_object=found.objects, to_player=found.players, combat=combat, once=several
    )
    mentions = _recipient(found) if several else _of(subject, *_recipient(found))
    return Event(trigger, mentions, amount=not several)


def _dealt(node: Node, scope: Scope) -> Event:
    """120.3, 603.2c: 'viene inflitto danno alla Sentinella': once, however many sources deal it at the same time."""
    party = next(node.nodes("party"))
    combat = True if node.has("COMBAT_DAMAGE") else None
    if party.only.kind == "described":
        found = described(party.only, dative=True)
        if found.determiner != "one" or found.targeted or found.zone_said or found.objects is None or found.players:
            refuse(party, refusal.NO_VOCABULARY)
        wanted, mention = found.objects, Mention(to=Other(), called=found.called, gender=found.gender, event=True)
    else:
        subject = subject_of(Node("event_subject", (party,), node.start, node.end), scope)
        wanted = _once_each(node, subject)
        assert subject.mention is not None
        mention = replace(subject.mention, to=subject.mention.to if subject.mention.own else Other(), event=True)
    return Event(t.DealsDamage(to_object=wanted, combat=combat, once=True), (mention,))


def _cycling(node: Node, subject: Subject) -> Event:
    """702.29c-d: 'cicli questa carta', 'cicli o scarti un'altra carta'."""
    who = _people(node, subject)
    inner = next(node.nodes("party")).only
    if inner.kind == "own":
        if node.has("OR"):
            refuse(node, refusal.NO_VOCABULARY)
        return Event(t.Cycles(who=who, card=OWN_CYCLED))
    found = _what(node)
    if not found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    assert found.objects is not None
    card = replace(found.objects, zone=Zone.GRAVEYARD, another=False)
    wanted = None if card == Filter(zone=Zone.GRAVEYARD) else card
    made = t.CyclesOrDiscards(who=who, card=wanted) if node.has("OR") else t.Cycles(who=who, card=wanted)
    return Event(made, () if who is Relation.YOU else (EVENT_PLAYER,))


def _recipient(found: Described) -> tuple[Mention, ...]:
    if found.objects is None:
        return (EVENT_PLAYER,)
    if found.players is None:
        return (Mention(to=Other(), called=found.called, gender=found.gender),)
    return ()


def _put(node: Node, subject: Subject) -> Event:
    """700.4, 603.6c: put into a graveyard from the battlefield, or from anywhere."""
    wanted = _thing(node, subject)
    zone, owner = placed(next(node.nodes("place")))
    if zone is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    if owner is not Relation.ANY:
        if wanted.owner is not Relation.ANY or wanted.this or wanted.any_of:
            refuse(node, refusal.NO_VOCABULARY)
        wanted = replace(wanted, owner=owner)
    if subject.card:
        wanted = replace(wanted, not_kind=Kind.TOKEN)
    # 109.2: what is no card is a permanent, and comes from the battlefield; the source itself may come from anywhere.
    permanent = not (subject.card or wanted.this or wanted.any_of) and owner is Relation.ANY
    if node.has("FROM_BATTLEFIELD") or (permanent and not node.has("FROM_ANYWHERE")):
        return Event(t.dies(wanted, one_or_more=subject.several), _in_graveyard(subject))
    if not subject.card or wanted.this or wanted.holds_this or wanted.any_of or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    return Event(t.Moves(subject=wanted, to=Zone.GRAVEYARD, one_or_more=subject.several), _of(subject))


def _people(node: Node, subject: Subject) -> Relation:
    if subject.players is None:
        refuse(node, refusal.UNEXPECTED)
    return subject.players


def _what(node: Node) -> Described:
    """What a player casts, discards or sacrifices: a description without a determiner of its own but 'una'."""
    inner = next(node.nodes("party")).only
    if inner.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(inner)
    if (
        found.determiner not in ("one", "one_or_more")
        or found.targeted
        or found.objects is None
        or found.players is not None
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return found


def _itself(node: Node) -> bool:
    """Whether a player does it with the source, which 'questa magia' and its name mean."""
    inner = next(node.nodes("party")).only
    return inner.kind == "own"


def _casting(node: Node, subject: Subject) -> Event:
    who = _people(node, subject)
    if node.node("nth") is not None:
        spoken_of = (Mention(to=It(), called=frozenset({"spell"}), gender="f", zone=Zone.STACK),)
        others = () if who is Relation.YOU else (EVENT_PLAYER,)
        during = Relation.OPPONENT if node.has("DURING_OPPONENTS_TURN") else None
        return Event(t.CastsSpell(who=who, nth=_nth(node, who)), (*spoken_of, *others), during=during)
    if who is Relation.YOU and _itself(node):
        return Event(t.CastsSpell(who=who, spell=OWN_CAST))
    found = _what(node)
    assert found.objects is not None
    if (
        found.objects.zone is not Zone.STACK
        or found.determiner != "one"
        or found.objects.controller is not Relation.ANY
    ):
        refuse(node, refusal.NO_VOCABULARY)
    spell = Mention(to=It(), called=found.called, gender="f", zone=Zone.STACK)
    player = () if who is Relation.YOU else (EVENT_PLAYER,)
    during = Relation.OPPONENT if node.has("DURING_OPPONENTS_TURN") else None
    return Event(t.CastsSpell(who=who, spell=found.objects), (spell, *player), during=during)


def _nth(node: Node, who: Relation) -> int:
    """'La tua seconda magia in ogni turno', 'la sua prima carta'."""
    said = next(node.nodes("nth"))
    if said.has("YOUR") is not (who is Relation.YOU):
        refuse(said, refusal.DISAGREES)
    return 1 if said.has("FIRST") else int(str(next(said.words("ORDINAL")).value))


def _drawing(node: Node, subject: Subject) -> Event:
    who = _people(node, subject)
    nth = 0 if node.node("nth") is None else _nth(node, who)
    return Event(t.Draws(who=who, nth=nth), () if who is Relation.YOU else (EVENT_PLAYER,))


def _discarding(node: Node, subject: Subject) -> Event:
    who = _people(node, subject)
    found = _what(node)
    assert found.objects is not None
    if not found.card or found.zone_said or found.objects.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    wanted = replace(found.objects, owner=who)
    trigger = t.Moves(subject=wanted, origin=Zone.HAND, reason=Reason.DISCARDED, one_or_more=several)
    card = () if several else (Mention(to=It(), called=found.called, gender="f", zone=Zone.GRAVEYARD),)
    return Event(trigger, (*card, *(() if who is Relation.YOU else (EVENT_PLAYER,))))


def _sacrificing(node: Node, subject: Subject) -> Event:
    who = _people(node, subject)
    if who is Relation.YOU and _itself(node):
        gone = Filter(this=True, controller=who)
        return Event(t.Moves(subject=gone, origin=Zone.BATTLEFIELD, reason=Reason.SACRIFICED))
    found = _what(node)
    assert found.objects is not None
    if found.card or found.zone_said or found.objects.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = replace(found.objects, controller=who)
    several = found.determiner == "one_or_more"
    trigger = t.Moves(subject=wanted, origin=Zone.BATTLEFIELD, reason=Reason.SACRIFICED, one_or_more=several)
    thing = () if several else (Mention(to=It(), called=found.called, gender=found.gender),)
    return Event(trigger, (*thing, *(() if who is Relation.YOU else (EVENT_PLAYER,))))


_ACTIONS = {
    "V_SCRY": Action.SCRY,
    "V_SURVEIL": Action.SURVEIL,
    "V_PROLIFERATE": Action.PROLIFERATE,
    "V_INVESTIGATE": Action.INVESTIGATE,
    "V_EXPLORE": Action.EXPLORE,
    "V_CONNIVE": Action.CONNIVE,
}


def _acting(node: Node, subject: Subject) -> Event:
    """701: a player, or an object, has done a keyword action."""
    action = _ACTIONS[next(node.words()).kind]
    if action in (Action.EXPLORE, Action.CONNIVE):
        return Event(t.Performs(action=action, subject=_once_each(node, subject)), _of(subject))
    who = _people(node, subject)
    return Event(t.Performs(action=action, who=who), () if who is Relation.YOU else (EVENT_PLAYER,))


def _life(node: Node, subject: Subject) -> Event:
    who = _people(node, subject)
    trigger = t.LifeChanges(who=who, gained=node.kind == "life_gained")
    return Event(trigger, () if who is Relation.YOU else (EVENT_PLAYER,), amount=True)


def _losing(node: Node, subject: Subject) -> Event:
    return Event(t.LosesGame(who=_people(node, subject)), _of(subject))


_HAPPENINGS: dict[str, Callable[[Node, Subject], Event]] = {
    "entering": _entering,
    "dying": _dying,
    "leaving": _leaving,
    "attacking": _attacking,
    "blocking": _blocking,
    "becoming_blocked": _becoming_blocked,
    "becoming": _becoming,
    "targeted": _targeted,
    "dealing": _dealing,
    "put": _put,
    "casting": _casting,
    "drawing": _drawing,
    "discarding": _discarding,
    "sacrificing": _sacrificing,
    "acting": _acting,
    "cycling": _cycling,
    "life_gained": _life,
    "life_lost": _life,
    "losing_game": _losing,
}


def _beginning(node: Node, scope: Scope) -> Event:
    """603.2b: the beginning of a step, in whose turn."""
    step = next(node.words("STEP")).value
    assert isinstance(step, TurnStep)
    if node.has("TURN") is not (step is TurnStep.BEGINNING_OF_COMBAT):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("YOUR"):
        return Event(t.BeginningOf(step=step, whose=Relation.YOU))
    if node.has("EVERY") or (step is TurnStep.END and node.node("party") is None):
        return Event(t.BeginningOf(step=step))
    party = node.node("party")
    if party is not None and party.only.kind in ("holder", "attached"):
        return _beginning_of_theirs(step, party, scope)
    if party is None or party.only.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(party.only)
    if found.players is None or found.objects is not None or found.determiner != "every" or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    return Event(t.BeginningOf(step=step, whose=found.players), (EVENT_PLAYER,))


def _beginning_of_theirs(step: TurnStep, party: Node, scope: Scope) -> Event:
    """303.4b: 'all'inizio del mantenimento del controllore della creatura incantata', 'del giocatore incantato'."""
    heard = scope.fork()
    found = player_of(party, heard)
    if found.to not in (AttachedTo(), ControllerOf(AttachedTo())):
        refuse(party, refusal.NO_VOCABULARY)
    enchanted = [one for one in heard.mentions if one.to == AttachedTo() and not one.player]
    players = (EVENT_PLAYER, *(replace(one, event=True) for one in enchanted))
    return Event(t.BeginningOf(step=step, of=found.to), players)
