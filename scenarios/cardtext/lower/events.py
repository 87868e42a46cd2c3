"""603.1: trigger events. Each gives the record that the engine looks for, and what the rest of the sentence can speak of."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import triggers as t
from engine.cards.abilities.conditions import AllOf, AnyOf, Is, StepIs, TurnOf, Within
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.quantities import SpellsCast
from engine.cards.abilities.references import AttachedTo, ControllerOf, It, Other, OwnerOf, This, You
from engine.words.record import replace
from engine.words.terms import Action, Designation, Kind, Reason, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.belonging import placed, whose
from scenarios.cardtext.lower.combat_events import OF_COMBAT, crowd, or_planeswalker, with_others
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.damage_events import OF_DAMAGE, dealt
from scenarios.cardtext.lower.deeds_as_events import DEEDS, activated_by_any, counted_on
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.doing import verb_of
from scenarios.cardtext.lower.event_subjects import (
    EVENT_PLAYER,
    ITSELF,
    YOU,
    Event,
    Subject,
    once_each,
    people,
    spoken_as,
    subject_of,
    thing,
    what_of,
)
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import Described, Part
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node

EVENT_OTHER_PLAYER = Mention(
    to=ControllerOf(Other()), called=frozenset({"player"}), gender="m", player=True, event=True
)
OWN_CYCLED = Filter(this=True, zone=Zone.GRAVEYARD)
"""702.29c: the card itself, where it lies once its cycling was paid for."""
OWN_CAST = Filter(this=True, zone=Zone.STACK)
"""113.6k: the spell itself, whose ability triggers where it is cast."""
_PASSIVE = ("becoming_blocked", "becoming", "put", "joining")


def events(node: Node, scope: Scope) -> list[Event]:
    """The events of a node of kind 'trigger': one for each 'o' and each 'e ogniqualvolta'."""
    if node.has("AT_BEGINNING"):
        return [_beginning(next(node.nodes("step")), scope), *_events(node, scope)]
    none = node.node("controls_none")
    if none is not None:
        return [Event(t.StateIs(condition=condition(Node("condition", (_fact(none),), none.start, none.end), scope)))]
    state = node.node("counters_there", "state_of_counters")
    if state is not None:
        return [_of_counters(state, scope)]
    together = node.node("with_others", "crowd")
    if together is not None:
        return [with_others(together, scope) if together.kind == "with_others" else crowd(together, scope)]
    return _events(node, scope)


def _of_counters(node: Node, scope: Scope) -> Event:
    """603.8: 'quando ci sono tre o più segnalini fuga sulla Sentinella', 'quando la Sentinella ha tre o più segnalini fuga'."""
    of = node.node("own", "party")
    if of is None:
        # Nothing was spoken of before the trigger event that 'su di essa' could mean.
        refuse(node, refusal.NO_ANTECEDENT)
    said = _fact(node)
    if of.kind == "own":
        party = Node("party", (of,), of.start, of.end)
        subject = Node("subject_of_fact", (party,), of.start, of.end)
        said = Node("fact", (subject, *node.nodes("has_counters")), node.start, node.end)
    elif of.only.kind != "own":
        refuse(of, refusal.NO_VOCABULARY)
    state = condition(Node("condition", (said,), node.start, node.end), scope)
    return Event(t.StateIs(condition=state), (replace(own(scope), event=True),))


def _events(node: Node, scope: Scope) -> list[Event]:
    """Those that are said of a subject, or of one that goes without saying."""
    found: list[Event] = []
    last: Subject | None = None
    for event in node.nodes("event", "other_event"):
        without = next((kind for kind in _WITHOUT_SUBJECT if event.node(kind) is not None), None)
        if without is not None:
            made = _WITHOUT_SUBJECT[without](next(event.nodes(without)), scope)
            made = replace(made, mentions=tuple(replace(one, event=True) for one in made.mentions))
            found.append(_of_first(event, made))
            continue
        said = event.node("event_subject")
        happenings = [one for one in event.nodes() if one.kind not in _BESIDES]
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
            if happening.kind == "casting":
                made = _casting(happening, subject, scope)
            else:
                made = _HAPPENINGS[happening.kind](happening, subject)
            if isinstance(made.trigger, t.Cycles) and made.trigger.card == OWN_CYCLED:
                scope.functions_in = Zone.GRAVEYARD
            if isinstance(made.trigger, t.Moves) and made.trigger.subject.bonded_to_this:
                made = replace(made, zone=Zone.EXILE)
            if isinstance(made.trigger, t.CastsSpell) and made.trigger.spell == OWN_CAST:
                scope.functions_in = Zone.STACK
                made = replace(made, mentions=(replace(own(scope), zone=Zone.STACK),))
            if subject.players not in (None, Relation.YOU):
                made = replace(made, doer=replace(EVENT_PLAYER, plural=False))
            made = _of_first(event, _in_turn(event, _while(event, made, scope)))
            found.extend(
                replace(each, mentions=tuple(replace(one, event=True) for one in each.mentions))
                for each in (made, *or_planeswalker(happening, made), *_or_copied(happening, made))
            )
    return found


_BESIDES = ("event_subject", "in_turn", "while_so")


def _while(node: Node, made: Event, scope: Scope) -> Event:
    """603.2: 'una creatura muore mentre questa carta è nel tuo cimitero': what is so as the event happens."""
    said = node.node("while_so")
    if said is None:
        return made
    if made.during is not None:
        refuse(said, refusal.AMBIGUOUS)
    heard = scope.fork()
    such = condition(Node("condition", (next(said.nodes("fact")),), said.start, said.end), heard)
    if (
        not isinstance(such, Is)
        or such.of != This()
        or such.filter != Filter(zone=such.filter.zone, owner=Relation.YOU)
    ):
        # It is no intervening 'if' (603.4): what is so as the event happens is not asked again, which only the zone is known of.
        refuse(said, refusal.NO_VOCABULARY)
    return replace(made, zone=such.filter.zone)


def _in_turn(node: Node, made: Event) -> Event:
    """102.1, 505.1: 'durante il tuo turno', 'durante la tua fase principale': the event counts only then."""
    said = node.node("in_turn")
    if said is None:
        return made
    if len([one for one in node.nodes() if one.kind not in _BESIDES]) > 1 or made.during is not None:
        refuse(said, refusal.AMBIGUOUS)
    if said.has("DURING_YOUR_MAIN"):
        mains = AnyOf((StepIs(TurnStep.PRECOMBAT_MAIN), StepIs(TurnStep.POSTCOMBAT_MAIN)))
        return replace(made, during=AllOf((TurnOf(Relation.YOU), mains)))
    return replace(made, during=TurnOf(Relation.YOU if said.has("DURING_YOUR_TURN") else Relation.OPPONENT))


def _of_first(node: Node, made: Event) -> Event:
    """603.2: 'per la prima volta in ogni turno', of events of which that is known."""
    word = node.word("FIRST_EACH_TURN")
    if word is None:
        return made
    if not t.told_apart(made.trigger) or made.during is not None:
        refuse(word, refusal.NO_VOCABULARY)
    return replace(made, first=True)


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


def _entering(node: Node, subject: Subject) -> Event:
    wanted = thing(node, subject)
    under = node.node("under")
    if under is not None:
        if wanted.this or wanted.controller is not Relation.ANY:
            refuse(under, refusal.NO_VOCABULARY)
        whose = Relation.YOU if under.has("UNDER_YOUR_CONTROL") else Relation.OPPONENT
        wanted = _under(wanted, whose)
        subject = replace(subject, filter=wanted)
    if node.has("TAPPED", "UNTAPPED"):
        if wanted.any_of and any(one.this for one in wanted.any_of):
            refuse(node, refusal.NO_VOCABULARY)
        wanted = replace(wanted, tapped=node.has("TAPPED"))
    made, place = t.enters(wanted, one_or_more=subject.several), node.node("place")
    if place is not None:
        made = _from(place, made, own=wanted.this)
    return Event(made, spoken_as(subject))


def _from(place: Node, made: t.Moves, *, own: bool) -> t.Moves:
    """603.6: 'entra da un cimitero', 'dalla tua mano': where it was; whose hand or graveyard that is, its owner tells (400.3)."""
    zone, owner = placed(place)
    if owner is Relation.ANY:
        return replace(made, origin=zone)
    if made.subject.owner is not Relation.ANY or made.subject.any_of:
        refuse(place, refusal.NO_VOCABULARY)
    return replace(made, origin=zone, subject=replace(made.subject, owner=owner))


def _under(wanted: Filter, whose: Relation) -> Filter:
    """The controller is said of what has a description, not of the source itself."""
    if not wanted.any_of:
        return replace(wanted, controller=whose)
    return replace(wanted, any_of=tuple(one if one.this else replace(one, controller=whose) for one in wanted.any_of))


def _dying(node: Node, subject: Subject) -> Event:
    wanted, under = thing(node, subject), node.node("under")
    if under is not None:
        if wanted.this or wanted.controller is not Relation.ANY:
            refuse(under, refusal.NO_VOCABULARY)
        wanted = _under(wanted, Relation.YOU if under.has("UNDER_YOUR_CONTROL") else Relation.OPPONENT)
    return Event(t.dies(wanted, one_or_more=subject.several), _in_graveyard(subject))


def _in_graveyard(subject: Subject) -> tuple[Mention, ...]:
    """603.6, 700.4: what died is a card in a graveyard now; what it was is last known."""
    first, *others = spoken_as(subject) or (None,)
    if first is None:
        return ()
    return (replace(first, zone=Zone.GRAVEYARD, called=first.called | {"card"}), *others)


def _leaving(node: Node, subject: Subject) -> Event:
    place = node.node("place")
    if place is not None:
        return _leaving_graveyard(node, place, subject)
    return Event(t.leaves(thing(node, subject), one_or_more=subject.several), spoken_as(subject))


def _leaving_graveyard(node: Node, place: Node, subject: Subject) -> Event:
    """603.10b: cards that leave a graveyard, whatever becomes of them."""
    zone, owner = placed(place)
    wanted = thing(node, subject)
    if zone is not Zone.GRAVEYARD or wanted.this or wanted.owner is not Relation.ANY or not subject.card:
        refuse(node, refusal.NO_VOCABULARY)
    moves = t.Moves(subject=replace(wanted, owner=owner), origin=zone, one_or_more=subject.several)
    return Event(moves, () if subject.several else spoken_as(subject))


def _or_copied(node: Node, made: Event) -> tuple[Event, ...]:
    """707.10: 'lanci o copi una magia istantaneo': the copy was not cast, and is heard of as it is made."""
    if not node.has("V_COPY"):
        return ()
    if not isinstance(made.trigger, t.CastsSpell) or made.trigger.spell == OWN_CAST or made.during is not None:
        refuse(node, refusal.NO_VOCABULARY)
    copies = t.Performs(action=Action.COPY_SPELL, who=made.trigger.who, subject=made.trigger.spell)
    return (replace(made, trigger=copies),)


def _becoming(node: Node, subject: Subject) -> Event:
    level = node.word("NUM")
    if level is not None:
        assert isinstance(level.value, int)
        return Event(t.ReachesLevel(subject=once_each(node, subject), level=level.value), spoken_as(subject))
    if node.has("CREWED"):
        return Event(t.Performs(action=Action.CREW, subject=once_each(node, subject)), spoken_as(subject))
    state = "turned face up" if node.has("TURNED_UP") else "tapped" if node.has("TAPPED") else "untapped"
    return Event(t.Becomes(subject=once_each(node, subject), state=state), spoken_as(subject))


def _targeted(node: Node, subject: Subject) -> Event:
    """603.2e: of a spell or ability; ``by``: whose it is."""
    if node.node("by") is not None:
        said = next(node.nodes("by"))
        if said.has("V_CONTROL") and "2s" not in next(said.words("V_CONTROL")).moods:
            refuse(said, refusal.DISAGREES)
        by = Relation.YOU if said.has("V_CONTROL") else whose(next(said.nodes("party")))
        player = (EVENT_OTHER_PLAYER,) if by is Relation.OPPONENT else ()
    else:
        by, player = Relation.ANY, ()
    trigger = t.Becomes(subject=once_each(node, subject), state="targeted", by=by, other=_what_targets(node))
    return Event(trigger, spoken_as(subject, *player))


def _what_targets(node: Node) -> Filter | None:
    """115.1: 'di una magia', 'di una magia Aura': only by such a spell; an ability is none."""
    if node.has("ABILITY") and node.has("SPELL"):
        return None
    words = Node(
        "part", tuple(node.words("SPELL", "TYPE", "SUBTYPE", "ABILITY", "CARD", "PERMANENT")), node.start, node.end
    )
    made = Part().read(words)
    if made.head != "SPELL":
        refuse(node, refusal.NO_VOCABULARY)
    return made.filter()


def _cycling(node: Node, subject: Subject) -> Event:
    """702.29c-d: 'cicli questa carta', 'cicli o scarti un'altra carta'."""
    who = people(node, subject)
    inner = next(node.nodes("party")).only
    if inner.kind == "own":
        if node.has("OR"):
            refuse(node, refusal.NO_VOCABULARY)
        return Event(t.Cycles(who=who, card=OWN_CYCLED))
    found = what_of(node)
    if not found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    assert found.objects is not None
    card = replace(found.objects, zone=Zone.GRAVEYARD, another=False)
    wanted = None if card == Filter(zone=Zone.GRAVEYARD) else card
    made = t.CyclesOrDiscards(who=who, card=wanted) if node.has("OR") else t.Cycles(who=who, card=wanted)
    return Event(made, () if who is Relation.YOU else (EVENT_PLAYER,))


def _put(node: Node, subject: Subject) -> Event:
    """700.4, 603.6c: put into a graveyard from the battlefield, or from anywhere."""
    wanted = thing(node, subject)
    if node.has("IN_EXILE"):
        return _exiled(node, subject)
    zone, owner = placed(next(node.nodes("place")))
    if zone is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    if owner is not Relation.ANY:
        if wanted.owner is not Relation.ANY or wanted.this or wanted.any_of:
            refuse(node, refusal.NO_VOCABULARY)
        wanted = replace(wanted, owner=owner)
        subject = replace(subject, filter=wanted)
    if subject.card:
        wanted = replace(wanted, not_kind=Kind.TOKEN)
    # 109.2: what is no card is a permanent, and comes from the battlefield; the source itself may come from anywhere.
    permanent = not (subject.card or wanted.this or wanted.any_of)
    if wanted.this and not wanted.any_of and owner is Relation.ANY and node.has("FROM_ANYWHERE"):
        # 603.6c: that is no leaving of the battlefield: it triggers where it arrives.
        moved = t.Moves(subject=wanted, to=Zone.GRAVEYARD)
        return Event(moved, _in_graveyard(subject), zone=Zone.GRAVEYARD)
    origins = list(node.nodes("place"))[1:]
    if origins:
        if not subject.card:
            refuse(node, refusal.NO_VOCABULARY)
        made = t.Moves(subject=wanted, to=Zone.GRAVEYARD, one_or_more=subject.several)
        return Event(replace(made, origin=_origin(origins[0], owner)), spoken_as(subject))
    if node.has("FROM_BATTLEFIELD") or (permanent and not node.has("FROM_ANYWHERE")):
        spoken_of = _in_graveyard(subject)
        if owner is Relation.OPPONENT and not subject.several:
            # 404.2: whose graveyard it is, is the owner of what went there, and not who controlled it.
            whose_it_is = replace(EVENT_PLAYER, to=OwnerOf(It()))
            spoken_of = (*(one for one in spoken_of if not one.player), whose_it_is)
        return Event(t.dies(wanted, one_or_more=subject.several), spoken_of)
    if not subject.card or wanted.this or wanted.holds_this or wanted.any_of or wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    return Event(t.Moves(subject=wanted, to=Zone.GRAVEYARD, one_or_more=subject.several), spoken_as(subject))


def _exiled(node: Node, subject: Subject) -> Event:
    """406.1: 'una creatura che controlli viene messa in esilio', 'carte vengono messe in esilio da un cimitero'."""
    wanted, place = thing(node, subject), node.node("place")
    if place is None:
        if subject.card:
            refuse(node, refusal.NO_VOCABULARY)
        moved = t.Moves(subject=wanted, origin=Zone.BATTLEFIELD, to=Zone.EXILE, one_or_more=subject.several)
        first, *others = spoken_as(subject) or (None,)
        gone = () if first is None else (replace(first, zone=Zone.EXILE, called=first.called | {"card"}), *others)
        return Event(moved, gone)
    zone, owner = placed(place)
    if not subject.card or wanted.this or wanted.any_of or wanted.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = replace(wanted, owner=owner, zone=Zone.EXILE, not_kind=Kind.TOKEN)
    moved = t.Moves(subject=wanted, origin=zone, to=Zone.EXILE, one_or_more=subject.several)
    return Event(moved, tuple(replace(one, zone=Zone.EXILE) for one in spoken_as(subject)))


def _taking_back(node: Node, subject: Subject) -> Event:
    """400.3, 603.6: 'riprendi in mano un permanente': one that is yours comes back from the battlefield."""
    who, found = people(node, subject), what_of(node)
    wanted = found.objects
    if who is not Relation.YOU or wanted is None or found.card or found.zone_said or wanted.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    moved = t.Moves(
        subject=replace(wanted, owner=Relation.YOU), origin=Zone.BATTLEFIELD, to=Zone.HAND, one_or_more=several
    )
    return Event(moved)


def _origin(place: Node, owner: Relation) -> Zone:
    """400.3: 'nel tuo cimitero dal tuo grimorio': a card has one owner, whose both zones are."""
    zone, whose_zone = placed(place)
    if whose_zone not in (owner, Relation.ANY) or zone is Zone.GRAVEYARD:
        refuse(place, refusal.NO_VOCABULARY)
    return zone


def _itself(node: Node) -> bool:
    """Whether a player does it with the source, which 'questa magia' and its name mean."""
    inner = next(node.nodes("party")).only
    return inner.kind == "own"


def _casting(node: Node, subject: Subject, scope: Scope) -> Event:
    who = people(node, subject)
    if node.node("nth") is not None:
        spoken_of = (Mention(to=It(), called=frozenset({"spell"}), gender="f", zone=Zone.STACK),)
        others = () if who is Relation.YOU else (EVENT_PLAYER,)
        during = TurnOf(Relation.OPPONENT) if node.has("DURING_OPPONENTS_TURN") else None
        if node.has("IN_EACH_OF_YOUR_TURNS"):
            during = TurnOf(Relation.YOU)
        trigger = t.CastsSpell(who=who, spell=_numbered(node), nth=_nth(node, who))
        return Event(trigger, (*spoken_of, *others), during=during)
    if who is Relation.YOU and _itself(node):
        return Event(t.CastsSpell(who=who, spell=OWN_CAST))
    found = _cast_such(what_of(node, scope))
    assert found.objects is not None
    if (
        found.objects.zone is not Zone.STACK
        or found.determiner not in ("one", "the")
        or found.objects.controller is not Relation.ANY
    ):
        refuse(node, refusal.NO_VOCABULARY)
    spell = Mention(to=It(), called=found.called, gender="f", zone=Zone.STACK)
    player = () if who is Relation.YOU else (EVENT_PLAYER,)
    event = Event(t.CastsSpell(who=who, spell=found.objects), (spell, *player))
    if not node.has("AFTER_YOUR_FIRST"):
        return event
    if who is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(event, during=Within(SpellsCast(You()), Bounds(least=2)))


def _numbered(node: Node) -> Filter:
    """601.2i: 'la tua seconda magia creatura in ogni turno': which spells are counted."""
    found = describe(next(node.nodes("nominal")), plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    every_spell = wanted == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
    return t.CastsSpell().spell if every_spell else wanted


def _cast_such(found: Described) -> Described:
    """903.3: 'lanci il tuo comandante': a commander is a spell as it is cast."""
    if found.objects is None or not found.objects.commander or found.objects.zone is not Zone.BATTLEFIELD:
        return found
    spell = replace(found.objects, zone=Zone.STACK, not_kind=Kind.ABILITY)
    return replace(found, objects=spell, called=found.called | {"spell"} - {"permanent"})


def _nth(node: Node, who: Relation) -> int:
    """'La tua seconda magia in ogni turno', 'la sua prima carta'."""
    said = next(node.nodes("nth"))
    if said.has("YOUR") is not (who is Relation.YOU):
        refuse(said, refusal.DISAGREES)
    return 1 if said.has("FIRST") else int(str(next(said.words("ORDINAL")).value))


def _drawing(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    nth = 0 if node.node("nth") is None else _nth(node, who)
    return Event(t.Draws(who=who, nth=nth), () if who is Relation.YOU else (EVENT_PLAYER,))


def _discarding(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    for place in (one for said in node.nodes("from_place") for one in said.nodes()):
        # 701.9a: cards are discarded out of a hand and from nowhere else.
        if next(place.words("PLACE")).value is not Zone.HAND or place.has("YOUR") is not (who is Relation.YOU):
            refuse(place, refusal.NO_VOCABULARY)
    found = what_of(node)
    assert found.objects is not None
    if not found.card or found.zone_said or found.objects.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    wanted = replace(found.objects, owner=who)
    trigger = t.Moves(subject=wanted, origin=Zone.HAND, reason=Reason.DISCARDED, one_or_more=several)
    card = () if several else (Mention(to=It(), called=found.called, gender="f", zone=Zone.GRAVEYARD),)
    return Event(trigger, (*card, *(() if who is Relation.YOU else (EVENT_PLAYER,))))


def _sacrificing(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    if who is Relation.YOU and (node.has("CLITIC") or _itself(node)):
        gone = Filter(this=True, controller=who)
        moves = t.Moves(subject=gone, origin=Zone.BATTLEFIELD, reason=Reason.SACRIFICED)
        return Event(moves, (replace(ITSELF, zone=Zone.GRAVEYARD),))
    found = what_of(node)
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
    "V_FIGHT": Action.FIGHT,
    "V_COMMIT": Action.COMMIT_CRIME,
}
_OF_OBJECTS = (Action.EXPLORE, Action.CONNIVE, Action.FIGHT)
_TO_OBJECTS = {"V_EXERT": Action.EXERT, "V_ENLIST": Action.ENLIST, "V_GOAD": Action.GOAD}


def _acting(node: Node, subject: Subject) -> Event:
    """701: a player, or an object, has done a keyword action."""
    if node.has("V_BECOME"):
        return _becoming_known(node, subject)
    first = next(node.words()).kind
    if first == "V_COMPLETE":
        who = people(node, subject)
        return Event(t.CompletesDungeon(who=who), () if who is Relation.YOU else (EVENT_PLAYER,))
    if first in _TO_OBJECTS:
        return _done_to(node, subject, _TO_OBJECTS[first])
    action = _ACTIONS[first]
    if action in _OF_OBJECTS:
        return Event(t.Performs(action=action, subject=once_each(node, subject)), spoken_as(subject))
    who = people(node, subject)
    return Event(t.Performs(action=action, who=who), () if who is Relation.YOU else (EVENT_PLAYER,))


def _becoming_known(node: Node, subject: Subject) -> Event:
    """701.37b, 725.1: 'diventa mostruosa', 'diventi il monarca'."""
    becomes = node.word("DESIGNATED")
    if becomes is not None and becomes.value is not Designation.MONSTROUS:
        refuse(becomes, refusal.NO_VOCABULARY)
    if becomes is not None:
        made = t.Performs(action=Action.MONSTROSITY, subject=once_each(node, subject))
        return Event(made, spoken_as(subject), amount=True)
    who = people(node, subject)
    return Event(t.BecomesMonarch(who=who), () if who is Relation.YOU else (EVENT_PLAYER,))


def _done_to(node: Node, subject: Subject, action: Action) -> Event:
    """701.43, 702.154: 'stremi una creatura' is said of you, 'arruola una creatura' of the attacker that does so."""
    found = what_of(node)
    assert found.objects is not None
    if action is Action.ENLIST:
        if found.objects != CREATURE or found.determiner != "one":
            refuse(node, refusal.NO_VOCABULARY)
        return Event(t.Performs(action=action, subject=once_each(node, subject)), spoken_as(subject))
    who = people(node, subject)
    if found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    done = Mention(to=It(), called=found.called, gender=found.gender)
    return Event(
        t.Performs(action=action, who=who, subject=found.objects),
        (done, *(() if who is Relation.YOU else (EVENT_PLAYER,))),
    )


def _life(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    trigger = t.LifeChanges(who=who, gained=node.kind == "life_gained")
    return Event(trigger, () if who is Relation.YOU else (EVENT_PLAYER,), amount=True)


def _losing(node: Node, subject: Subject) -> Event:
    return Event(t.LosesGame(who=people(node, subject)), spoken_as(subject))


_HAPPENINGS: dict[str, Callable[[Node, Subject], Event]] = {
    "entering": _entering,
    "dying": _dying,
    "leaving": _leaving,
    "becoming": _becoming,
    "targeted": _targeted,
    "put": _put,
    "taking_back": _taking_back,
    "drawing": _drawing,
    "discarding": _discarding,
    "sacrificing": _sacrificing,
    "acting": _acting,
    "cycling": _cycling,
    "life_gained": _life,
    "life_lost": _life,
    "losing_game": _losing,
    **DEEDS,
    **OF_COMBAT,
    **OF_DAMAGE,
}


def _tempted(node: Node, scope: Scope) -> Event:
    """701.54d."""
    return Event(t.Performs(action=Action.TEMPT, who=Relation.YOU))


_WITHOUT_SUBJECT: dict[str, Callable[[Node, Scope], Event]] = {
    "dealt": dealt,
    "tempted": _tempted,
    "counted_on": counted_on,
    "activated_by_any": activated_by_any,
}
"""Events whose verb stands first, or has no subject to agree with."""


def _beginning(node: Node, scope: Scope) -> Event:
    """603.2b: the beginning of a step, in whose turn."""
    step = next(node.words("STEP")).value
    assert isinstance(step, TurnStep)
    every_combat = node.has("EVERY") and node.node("party") is None and not node.has("YOUR")
    if node.has("TURN") is not (step is TurnStep.BEGINNING_OF_COMBAT) and not every_combat:
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("YOUR"):
        return Event(t.BeginningOf(step=step, whose=Relation.YOU))
    if (node.has("EVERY") and node.node("party") is None) or (step is TurnStep.END and node.node("party") is None):
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
