"""603.1: trigger events. Each gives the record that the engine looks for, and what the rest of the sentence can speak of."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import triggers as t
from engine.cards.abilities.conditions import AllOf, AnyOf, Is, StepIs, TurnOf
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import AttachedTo, ChosenPlayer, ControllerOf, TheMonarch, This
from engine.words.record import replace, within
from engine.words.terms import Action, Designation, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.belonging import whose
from scenarios.cardtext.lower.casting_events import (
    OWN_CAST,
    OWN_CYCLED,
    casting,
    cycling,
    discarding,
    drawing,
    or_copied,
)
from scenarios.cardtext.lower.combat_events import OF_COMBAT, crowd, or_planeswalker, with_others
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.damage_events import OF_DAMAGE, dealt
from scenarios.cardtext.lower.deeds_as_events import DEEDS, activated_by_any, counted_on
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import verb_of
from scenarios.cardtext.lower.event_subjects import (
    EVENT_PLAYER,
    YOU,
    Event,
    Subject,
    of_the_enchanted,
    once_each,
    people,
    spoken_as,
    subject_of,
)
from scenarios.cardtext.lower.keyword_action_events import acting
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import Part
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.zone_events import dying, entering, leaving, put, sacrificing, taking_back
from scenarios.cardtext.tree import Node

_PASSIVE = ("becoming_blocked", "becoming", "put", "joining")


def events(node: Node, scope: Scope) -> list[Event]:
    """The events of a node of kind 'trigger': one for each 'o' and each 'e ogniqualvolta'."""
    if node.has("AT_BEGINNING") and next(node.nodes("step")).has("MAIN_PHASE"):
        # 505.1: the one before combat and every other one.
        mains = (TurnStep.PRECOMBAT_MAIN, TurnStep.POSTCOMBAT_MAIN)
        return [*(Event(t.BeginningOf(step=one, whose=Relation.YOU)) for one in mains), *_events(node, scope)]
    if node.has("AT_BEGINNING") and node.has("AND"):
        return [*_events(node, scope), _beginning(next(node.nodes("step")), scope)]
    if node.has("AT_BEGINNING"):
        return [_beginning(next(node.nodes("step")), scope), *_events(node, scope)]
    none = node.node("controls_none")
    if none is not None:
        return [Event(t.StateIs(condition=condition(Node("condition", (_fact(none),), none.start, none.end), scope)))]
    nobody = node.node("none_there")
    if nobody is not None:
        fact = Node("fact", nobody.children, nobody.start, nobody.end)
        return [Event(t.StateIs(condition=condition(Node("condition", (fact,), fact.start, fact.end), scope)))]
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
            found.append(_of_first(event, _in_turn(event, made)))
            continue
        said = event.node("event_subject")
        happenings = [one for one in event.nodes() if one.kind not in _BESIDES]
        subject = _again(said, last) or (subject_of(said, scope) if said is not None else None)
        if subject is None:
            subject = _elided(happenings, last)
            if event.kind == "other_event" and subject != YOU:
                # Of the same subject 'entra o attacca' is one event with two verbs.
                refuse(event, refusal.UNEXPECTED)
        last = subject
        for happening in _sharing(happenings):
            if said is not None and said.node("any_source") is not None and happening.kind != "dealing":
                refuse(said, refusal.NO_VOCABULARY)
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
                made = casting(happening, subject, scope)
            else:
                made = _HAPPENINGS[happening.kind](happening, subject)
            if isinstance(made.trigger, t.Cycles) and made.trigger.card == OWN_CYCLED:
                made = replace(made, zone=Zone.GRAVEYARD)
            if isinstance(made.trigger, t.Moves) and made.trigger.subject.bonded_to_this:
                made = replace(made, zone=Zone.EXILE)
            if isinstance(made.trigger, t.CastsSpell) and made.trigger.spell == OWN_CAST:
                made = replace(made, zone=Zone.STACK, mentions=(replace(own(scope), zone=Zone.STACK),))
            if subject.enchanted:
                made = of_the_enchanted(happening, made)
            if subject.players not in (None, Relation.YOU):
                made = replace(made, doer=replace(EVENT_PLAYER, plural=False))
            made = _of_first(event, _in_turn(event, _while(event, made, scope)))
            found.extend(
                replace(each, mentions=tuple(replace(one, event=True) for one in each.mentions))
                for each in (made, *or_planeswalker(happening, made), *or_copied(happening, made))
            )
    return _speaking_of_the_source(found)


def _speaking_of_the_source(found: list[Event]) -> list[Event]:
    """201.5: 'quando la Sentinella entra e ogniqualvolta consumi 4': whichever it is, the source has been named."""
    named = next((one for each in found for one in each.mentions if one.own), None)
    if named is None:
        return found
    return [each if each.mentions else replace(each, mentions=(named,)) for each in found]


_BESIDES = ("event_subject", "in_turn", "while_so")


def _while(node: Node, made: Event, scope: Scope) -> Event:
    """603.2: 'una creatura muore mentre questa carta è nel tuo cimitero': what is so as the event happens."""
    said = node.node("while_so")
    if said is None:
        return made
    if made.during is not None:
        refuse(said, refusal.AMBIGUOUS)
    heard = scope.fork()
    heard.subject = heard.mention(made.mentions[0]) if made.mentions else None
    such = condition(Node("condition", (next(said.nodes("fact")),), said.start, said.end), heard)
    if isinstance(such, Is) and such.of == This() and such.filter == Filter(zone=such.filter.zone, owner=Relation.YOU):
        return replace(made, zone=such.filter.zone)
    parts = [part for part in within(such) if isinstance(part, Filter)]
    if any(part.zone is not Zone.BATTLEFIELD or part.designation is Designation.SADDLED for part in parts):
        # 702.171c: 'attacca mentre è sellata' is an event by itself.
        refuse(said, refusal.NO_VOCABULARY)
    # It is no intervening 'if' (603.4): what is so as the event happens is not asked again.
    return replace(made, meanwhile=such)


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
    """'Blocca o viene bloccata da una creatura': what is said behind the second is said of both; so in 'guadagni o perdi punti
    vita'."""
    if [one.kind for one in happenings] == ["life_changed"]:
        (both,) = happenings
        life = next(both.words("LIFE"))
        return [
            Node("life_gained" if verb.kind == "V_GAIN" else "life_lost", (verb, life), both.start, both.end)
            for verb in both.words("V_GAIN", "V_LOSE")
        ]
    if [one.kind for one in happenings] != ["blocking", "becoming_blocked"]:
        return happenings
    first, second = happenings
    party = second.node("party")
    if party is None or first.node("party") is not None:
        return happenings
    return [replace(first, children=(*first.children, party)), second]


def _again(said: Node | None, last: Subject | None) -> Subject | None:
    """201.5: 'quando la Sentinella entra e ogniqualvolta essa attacca': the pronoun is the source, of which the first event is."""
    party = None if said is None else said.node("party")
    if party is None or party.only.kind != "pronoun" or last is None or last.filter != Filter(this=True):
        return None
    return last if last.mention is not None and last.mention.own else None


def _elided(happenings: list[Node], last: Subject | None) -> Subject:
    """A verb in the second person is said of you; another one of the subject before it."""
    verbs = [verb_of(one) for one in happenings if one.kind not in _PASSIVE and _has_verb(one)]
    if verbs and all("2s" in verb.moods for verb in verbs) and (last is None or not verbs[0].moods & {"3s", "3p"}):
        return YOU
    if last is None:
        refuse(happenings[0], refusal.NO_ANTECEDENT)
    return last


def _has_verb(happening: Node) -> bool:
    """Whether it is said in a verb by itself: 'si trasforma' is one phrase."""
    return any(one.kind.startswith("V_") for one in happening.words())


def _agrees(happening: Node, subject: Subject) -> None:
    moods = (
        {"2s"} if subject == YOU else {"3s"} if subject.plural is False else {"3p"} if subject.plural else {"3s", "3p"}
    )
    # 'Una o più creature che controlli attacca': the verb after the first of the two numbers.
    moods |= {"3s"} if subject.several else set()
    for child in happening.children:
        if isinstance(child, Lexeme) and child.kind.startswith("V_"):
            if not child.moods & moods:
                refuse(happening, refusal.DISAGREES)
            return
        if isinstance(child, Lexeme) and child.kind == "IS_BEING":
            if subject.plural is not None and (child.form == "vengono") is not subject.plural:
                refuse(happening, refusal.DISAGREES)
            return


def _becoming(node: Node, subject: Subject) -> Event:
    level = node.word("NUM")
    if level is not None:
        assert isinstance(level.value, int)
        return Event(t.ReachesLevel(subject=once_each(node, subject), level=level.value), spoken_as(subject))
    if node.has("CREWED"):
        return Event(t.Performs(action=Action.CREW, subject=once_each(node, subject)), spoken_as(subject))
    state = "turned face up" if node.has("TURNED_UP") else "tapped" if node.has("TAPPED") else "untapped"
    return Event(t.Becomes(subject=once_each(node, subject), state=state), spoken_as(subject))


def _transforming(node: Node, subject: Subject) -> Event:
    """701.27a: 'si trasforma', 'si trasforma in' what it is with the face that says so."""
    several = next(node.words("SELF_TRANSFORMS")).form.endswith("no")
    if subject.plural is not None and several is not subject.plural:
        refuse(node, refusal.DISAGREES)
    trigger = t.Becomes(subject=once_each(node, subject), state="transformed")
    if node.node("own") is not None and trigger.subject != Filter(this=True):
        refuse(node, refusal.NO_VOCABULARY)
    return Event(trigger, spoken_as(subject))


def _targeted(node: Node, subject: Subject) -> Event:
    """603.2e: of a spell or ability; ``by``: whose it is."""
    if node.node("by") is not None:
        said = next(node.nodes("by"))
        if said.has("V_CONTROL") and "2s" not in next(said.words("V_CONTROL")).moods:
            refuse(said, refusal.DISAGREES)
        theirs = said.node("party")
        by = Relation.YOU if said.has("V_CONTROL") else Relation.OPPONENT if theirs is None else whose(theirs)
        player = (EVENT_PLAYER,) if by is Relation.OPPONENT else ()
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


def _life(node: Node, subject: Subject) -> Event:
    who = people(node, subject)
    trigger = t.LifeChanges(who=who, gained=node.kind == "life_gained")
    return Event(trigger, () if who is Relation.YOU else (EVENT_PLAYER,), amount=True)


def _losing(node: Node, subject: Subject) -> Event:
    return Event(t.LosesGame(who=people(node, subject)), spoken_as(subject))


_HAPPENINGS: dict[str, Callable[[Node, Subject], Event]] = {
    "entering": entering,
    "dying": dying,
    "leaving": leaving,
    "becoming": _becoming,
    "targeted": _targeted,
    "transforming": _transforming,
    "put": put,
    "taking_back": taking_back,
    "drawing": drawing,
    "discarding": discarding,
    "sacrificing": sacrificing,
    "acting": acting,
    "cycling": cycling,
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


def _day_turning(node: Node, scope: Scope) -> Event:
    """731.1a: 'il giorno diventa notte', 'la notte diventa giorno', or either."""
    night = None if node.has("DAY_OR_NIGHT_TURNS") else node.has("DAY_TURNS")
    return Event(t.DayNightTurns(night=night))


_WITHOUT_SUBJECT: dict[str, Callable[[Node, Scope], Event]] = {
    "dealt": dealt,
    "tempted": _tempted,
    "day_turning": _day_turning,
    "counted_on": counted_on,
    "activated_by_any": activated_by_any,
}
"""Events whose verb stands first, or has no subject to agree with."""


def _beginning(node: Node, scope: Scope) -> Event:
    """603.2b: the beginning of a step, in whose turn."""
    if node.has("YOUR_DRAW_STEP"):
        return Event(t.BeginningOf(step=TurnStep.DRAW, whose=Relation.YOU))
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
    if party is not None and party.only.kind in ("holder", "attached", "chosen_person", "monarch"):
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
    if found.to not in (AttachedTo(), ControllerOf(AttachedTo()), ChosenPlayer(), TheMonarch()):
        refuse(party, refusal.NO_VOCABULARY)
    enchanted = [one for one in heard.mentions if one.to == AttachedTo() and not one.player]
    players = (EVENT_PLAYER, *(replace(one, event=True) for one in enchanted))
    return Event(t.BeginningOf(step=step, of=found.to), players)
