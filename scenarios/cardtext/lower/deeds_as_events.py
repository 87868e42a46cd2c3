"""603.1: trigger events that are somebody's deeds: activating, tapping for mana, making tokens; counters and what is attached."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.references import It, Other
from engine.words.record import replace
from engine.words.terms import Action, Kind, Reason, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.description import described, described_for_good
from scenarios.cardtext.lower.event_subjects import (
    EVENT_PLAYER,
    ITSELF,
    Event,
    Subject,
    once_each,
    people,
    spoken_as,
    subject_of,
    thing,
    what_of,
)
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node
from scenarios.language.counters import ON_PLAYERS


def _of_whoever(who: Relation) -> tuple[Mention, ...]:
    """The player whose deed it is can be spoken of, where it is not you."""
    return () if who is Relation.YOU else (EVENT_PLAYER,)


# --- abilities and mana


def _source_of(node: Node, scope: Scope | None) -> Filter | None:
    """113.7: of whose ability the words speak; ``None`` for anybody's. 'Di un artefatto o di una creatura' is either."""
    several = list(node.nodes("party"))
    if not several:
        return None
    found = [_source_in(one, scope) for one in several]
    if len(found) == 1:
        return found[0]
    if all(one == Filter(types=one.types) and len(one.types) == 1 for one in found):
        return Filter(any_type=tuple(one.types[0] for one in found))
    return Filter(any_of=tuple(found))


def _source_in(party: Node, scope: Scope | None) -> Filter:
    inner = party.only
    if inner.kind == "attached" and not inner.has("PLAYER"):
        return Filter(holds_this=True)
    if inner.kind == "own" and inner.has("THIS"):
        return Filter(this=True)
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner) if scope is None else described_for_good(inner, scope)
    if found.objects is None or found.players is not None or found.determiner != "one" or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    if found.card or found.zone_said:
        refuse(party, refusal.NO_VOCABULARY)
    return found.objects


_ABILITY = Mention(to=It(), called=frozenset({"ability"}), gender="f", zone=Zone.STACK)


def _activated(node: Node, who: Relation, scope: Scope | None) -> Event:
    of = _source_of(node, scope)
    mana = False if node.has("NO_MANA_ABILITY") else None
    word = next(node.words("ABILITY"))
    if isinstance(word.value, tuple) and word.value != (True,):
        refuse(word, refusal.NO_VOCABULARY)
    return Event(t.ActivatesAbility(who=who, of=of, mana=mana), (_ABILITY, *_of_whoever(who)))


def _activating(node: Node, subject: Subject) -> Event:
    """602.2: 'attivi un'abilità di un artefatto che non è un'abilità di mana'."""
    if node.has("EXHAUST_ABILITY"):
        who = people(node, subject)
        return Event(t.ActivatesAbility(who=who, exhaust=True), (_ABILITY, *_of_whoever(who)))
    return _activated(node, people(node, subject), None)


def activated_by_any(node: Node, scope: Scope) -> Event:
    """602.2: 'viene attivata un'abilità della creatura equipaggiata', by whomever."""
    return _activated(node, Relation.ANY, scope)


def no_mana_ability(event: Event, where: Node) -> Event:
    """605.1: ', se non è un'abilità di mana,' says which abilities are meant, and is no state of the game."""
    if not isinstance(event.trigger, t.ActivatesAbility):
        refuse(where, refusal.NO_ANTECEDENT)
    return replace(event, trigger=replace(event.trigger, mana=False))


def _tapping_for_mana(node: Node, subject: Subject) -> Event:
    """106.12a: 'TAPpi una terra per attingere mana', 'una terra viene TAPpata per attingere mana'."""
    if node.has("IS_BEING"):
        return Event(t.AddsMana(subject=once_each(node, subject)), (*spoken_as(subject), EVENT_PLAYER))
    who = people(node, subject)
    inner = next(node.nodes("party")).only
    if inner.kind == "own":
        return Event(t.AddsMana(subject=Filter(this=True), who=who), (ITSELF, *_of_whoever(who)))
    found = what_of(node)
    assert found.objects is not None
    if found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    tapped = Mention(to=It(), called=found.called, gender=found.gender)
    return Event(t.AddsMana(subject=found.objects, who=who), (tapped, *_of_whoever(who)))


def _revealing(node: Node, subject: Subject) -> Event:
    """603.11: 'riveli una carta creatura in questo modo': as it is drawn, by the static ability of the same paragraph."""
    found = what_of(node)
    assert found.objects is not None
    if people(node, subject) is not Relation.YOU or not found.card or found.determiner != "one" or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    card = Mention(to=It(), called=found.called, gender="f", zone=Zone.HAND)
    return Event(t.Draws(who=Relation.YOU, shown=found.objects), (card,))


def _losing_control(node: Node, subject: Subject) -> Event:
    """603.10d: 'perdi il controllo della Sentinella', 'di una creatura'."""
    who = people(node, subject)
    inner = next(node.nodes("party")).only
    if inner.kind == "own":
        return Event(t.LosesControl(subject=Filter(this=True), who=who), (ITSELF, *_of_whoever(who)))
    found = what_of(node)
    assert found.objects is not None
    if found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    lost = Mention(to=It(), called=found.called, gender=found.gender)
    return Event(t.LosesControl(subject=found.objects, who=who), (lost, *_of_whoever(who)))


def _expending(node: Node, subject: Subject) -> Event:
    """700.14."""
    who = people(node, subject)
    return Event(t.Expends(amount=int(str(next(node.words("NUM")).value)), who=who), _of_whoever(who))


_CHANCE = {
    "V_WIN": Action.WIN_FLIP,
    "V_LOSE": Action.LOSE_FLIP,
    "V_CAST": Action.FLIP_COIN,
    "V_ROLL": Action.ROLL_DICE,
    "A_DIE": Action.ROLL_DIE,
}


def _flipping(node: Node, subject: Subject) -> Event:
    """705.2, 706.1: coins and dice."""
    who = people(node, subject)
    verb = next(node.words()).kind
    action = _CHANCE["A_DIE" if node.has("A_DIE") else verb]
    return Event(t.Performs(action=action, who=who), _of_whoever(who))


# --- cards and tokens


def _milling(node: Node, subject: Subject) -> Event:
    """701.17: 'macina una carta non terra', 'una o più carte terra vengono macinate'."""
    if node.has("IS_BEING"):
        wanted, several = thing(node, subject), subject.several
        if not subject.card or wanted.owner is not Relation.ANY:
            refuse(node, refusal.NO_VOCABULARY)
        mentions = spoken_as(subject)
    else:
        who, found = people(node, subject), what_of(node)
        assert found.objects is not None
        several = found.determiner == "one_or_more"
        if not found.card or found.zone_said or found.objects.owner is not Relation.ANY:
            refuse(node, refusal.NO_VOCABULARY)
        wanted = replace(found.objects, owner=who)
        card = Mention(to=It(), called=found.called, gender="f", zone=Zone.GRAVEYARD)
        mentions = (*(() if several else (card,)), *_of_whoever(who))
    return Event(t.Moves(subject=wanted, origin=Zone.LIBRARY, reason=Reason.MILLED, one_or_more=several), mentions)


def _creating(node: Node, subject: Subject) -> Event:
    """701.7, 111.2: 'crei una o più pedine creatura': who creates a token controls it as it is created."""
    who, found = people(node, subject), what_of(node)
    assert found.objects is not None
    if found.objects.kind is not Kind.TOKEN or found.objects.controller is not Relation.ANY or found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    wanted = replace(found.objects, controller=who)
    token = () if several else (Mention(to=It(), called=found.called, gender="f"),)
    trigger = t.Moves(subject=wanted, to=Zone.BATTLEFIELD, reason=Reason.CREATED, one_or_more=several)
    return Event(trigger, (*token, *_of_whoever(who)))


def _exploiting(node: Node, subject: Subject) -> Event:
    """702.110b: what exploits is the creature with the ability; what was sacrificed for it is not spoken of."""
    found = what_of(node)
    if found.objects != CREATURE or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    return Event(t.Performs(action=Action.EXPLOIT, subject=once_each(node, subject)), spoken_as(subject))


# --- what is on a permanent, and what it is on


def counted_on(node: Node, scope: Scope) -> Event:
    """122.6: 'uno o più segnalini +1/+1 vengono messi sulla Sentinella'."""
    number = node.word("ORDINAL")
    if (next(node.words("IS_BEING")).form == "vengono") is (node.has("ONE") or number is not None):
        refuse(node, refusal.DISAGREES)
    kind = _kind_of_counter(node)
    party = next(node.nodes("party"))
    subject = subject_of(Node("event_subject", (party,), node.start, node.end), scope)
    if number is not None:
        # 122.7: as the number of them reaches that one.
        crossed = t.CountersPutOn(subject=once_each(node, subject), counter=kind, crosses=int(str(number.value)))
        return Event(crossed, spoken_as(subject))
    if subject.several:
        return Event(t.CountersPutOn(subject=thing(node, subject), counter=kind, once=True))
    each = node.has("ONE")
    made = t.CountersPutOn(subject=once_each(node, subject), counter=kind, each=each)
    return Event(made, spoken_as(subject), amount=not each)


def _receiving(node: Node, subject: Subject) -> Event:
    """122.6: 'Sentinella riceve un segnalino +1/+1'."""
    each, kind = node.has("ONE"), _kind_of_counter(node)
    if subject.players is not None:
        # 122.1: 'un giocatore riceve uno o più segnalini veleno'; of each of several no event of a player is told.
        if each or (kind is not None and kind not in ON_PLAYERS):
            refuse(node, refusal.NO_VOCABULARY)
        return _got(subject.players, kind)
    if node.has("V_OBTAIN"):
        refuse(node, refusal.UNEXPECTED)
    made = t.CountersPutOn(subject=once_each(node, subject), counter=kind, each=each)
    return Event(made, spoken_as(subject), amount=not each)


def _got(who: Relation, kind: str | None) -> Event:
    return Event(t.GetsCounters(who=who, counter=kind), _of_whoever(who), amount=True)


def _energy_got(node: Node, subject: Subject) -> Event:
    """107.14, 122.1: 'ottieni uno o più {E}'."""
    if not node.has("ONE_OR_MORE"):
        # 603.2c: 'ottieni {E}' would be once for each of them.
        refuse(node, refusal.NO_VOCABULARY)
    return _got(people(node, subject), "energy")


def _kind_of_counter(node: Node) -> str | None:
    """122.1: counters of one kind, or of any."""
    said = node.node("counter_kind")
    return None if said is None else counter_kind(said)


def _putting(node: Node, subject: Subject) -> Event:
    """122.6: 'metti uno o più segnalini su una creatura': once for each permanent."""
    who, inner = people(node, subject), next(node.nodes("party")).only
    if inner.kind == "own":
        found, spoken = Filter(this=True), Mention(to=It(), own=True)
    else:
        said = what_of(node)
        assert said.objects is not None
        if said.card or said.zone_said or said.determiner != "one":
            refuse(node, refusal.NO_VOCABULARY)
        found, spoken = said.objects, Mention(to=It(), called=said.called, gender=said.gender)
    made = t.CountersPutOn(subject=found, counter=_kind_of_counter(node), by=who, each=node.has("ONE"))
    mentions = () if inner.kind == "own" else (spoken,)
    return Event(made, (*mentions, *_of_whoever(who)), amount=not node.has("ONE"))


def _joining(node: Node, subject: Subject) -> Event:
    """603.2e, 701.3: 'un'Aura viene assegnata a una creatura', 'la Sentinella viene tolta da una creatura'."""
    inner = next(node.nodes("party")).only
    state = "attached" if node.has("FASTENED") else "unattached"
    if inner.kind == "own":
        if subject.filter is None or subject.filter.this or subject.several or state != "attached":
            refuse(node, refusal.NO_VOCABULARY)
        to_this = t.Becomes(subject=once_each(node, subject), state=state, other=Filter(this=True))
        return Event(to_this, spoken_as(subject, ITSELF))
    if inner.kind != "described":
        refuse(node, refusal.NO_VOCABULARY)
    found = described(inner, dative=node.has("TO"))
    if found.objects is None or found.players is not None or found.determiner != "one" or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    plain = found.objects == Filter(types=found.objects.types)
    if found.card or found.zone_said or found.objects.zone is not Zone.BATTLEFIELD or not (plain or node.has("TO")):
        refuse(node, refusal.NO_VOCABULARY)
    held = Mention(to=Other(), called=found.called, gender=found.gender)
    # 608.2h: what it comes off may have left at the same time, and is not asked again what it is.
    to = found.objects if state == "attached" else None
    made = t.Becomes(subject=once_each(node, subject), state=state, other=to)
    return Event(made, spoken_as(subject, held))


DEEDS: dict[str, Callable[[Node, Subject], Event]] = {
    "activating": _activating,
    "tapping_for_mana": _tapping_for_mana,
    "expending": _expending,
    "flipping": _flipping,
    "milling": _milling,
    "creating": _creating,
    "exploiting": _exploiting,
    "losing_control": _losing_control,
    "revealing": _revealing,
    "joining": _joining,
    "putting": _putting,
    "receiving": _receiving,
    "energy_got": _energy_got,
}
"""By the rule of the grammar: what happens, of whom or what the event speaks."""
