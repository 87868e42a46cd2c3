"""608.2c: who does what a verb says: in whose person it stands, and of whom it is said where it has no subject."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.cards.abilities.references import Together
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.deeds.actions import OBJECTS_DO
from scenarios.cardtext.lower.doing import Doer, Effects
from scenarios.cardtext.lower.mentioned import YOU
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node


class Sentence(Struct):
    """What is known while the clauses of one sentence are lowered: the last subject, and what kind of clause went before."""

    scope: Scope
    doer: Doer | None = None
    before: str = ""
    about: Mention | None = None
    """What the condition before says something of; a verb without a subject behind it goes on to speak of that."""


Inside = Callable[[Node, Sentence], Effects]
"""What lowers the clauses inside a node, as those of the sentence itself are."""


def agrees(verb: Lexeme, doer: Doer, said: bool, *, understood: bool = False) -> None:
    """The verb is in the person of its subject."""
    of = doer.mention
    plural = of.plural if of.plural_verb is None else of.plural_verb
    if doer.you:
        moods = {"2s"} if said else {"2s", "imp"}
    elif plural is None or (of.plural is None and of.plural_verb is False and understood):
        # 'Ogni creatura ... e hanno cautela': of each of them, and of them.
        moods = {"3s", "3p"}
    else:
        moods = {"3p"} if plural else {"3s"}
    if not moods & verb.moods:
        refuse(verb, refusal.DISAGREES)


_OBJECTS_DO = frozenset({"deal", "fight", "continuous", "fought", "unregenerated", "none_activated_now"}) | OBJECTS_DO
"""Deeds whose subject is an object; players do all others."""

_OF_PERMANENTS = frozenset({"fought", "unregenerated", "none_activated_now"})
"""Those of them that are said of what is on the battlefield, and never of a spell."""

_IN_ONE_WORD = ("scry", "surveil", "proliferate")
"""701: keyword actions that some cards print as their name alone, 'Profetizzare 2', as an instruction."""


def understood_doer(verb: Lexeme, deed: Node, sentence: Sentence) -> Doer:
    """The subject of a verb that has none."""
    earlier = sentence.doer
    if deed.kind == "continuous" and "2s" in verb.moods and not verb.moods & {"3s", "3p"}:
        # 613.10: 'hai anti-malocchio' is said of you, whatever was spoken of before.
        return Doer(YOU)
    objects_do = deed.kind in _OBJECTS_DO or (deed.kind == "take_off" and deed.has("FASTENED"))
    if objects_do and sentence.about is not None and (earlier is None or earlier.mention.player):
        doer = Doer(sentence.about)
        agrees(verb, doer, True, understood=True)
        return doer
    if objects_do:
        of = sentence.scope.subject if earlier is None or earlier.mention.player else earlier.mention
        if deed.kind in _OF_WHAT_WAS_TOUCHED and earlier is not None and earlier.mention.player:
            of = _done_to_here(deed, sentence.scope) or of
        meant = of if of is not None and not of.player else _of_before(deed, sentence.scope)
        if deed.kind in _OF_PERMANENTS and sentence.scope.source.spell and meant.own:
            # 'La Fiamma infligge 1 danno a una creatura bersaglio. Non può essere rigenerata': the creature is meant.
            meant = sentence.scope.nearest(deed, lambda one: not one.player and not one.own)
        elif deed.kind in _OF_PERMANENTS and meant.zone is not Zone.BATTLEFIELD:
            # 'Ogniqualvolta lanci una magia, metti un segnalino su questa creatura e non può essere bloccata': no spell is blocked.
            meant = sentence.scope.nearest(deed, lambda one: not one.player and one.zone is Zone.BATTLEFIELD)
        doer = Doer(meant)
        agrees(verb, doer, True, understood=True)
        return doer
    if earlier is not None and earlier.mention.player and not earlier.you and verb.moods & {"3s", "3p"}:
        agrees(verb, earlier, True, understood=True)
        return earlier
    if verb.moods & {"imp", "2s"} or deed.kind == "owner_takes_back":
        return Doer(YOU)
    of = sentence.scope.subject
    if verb.moods == {"inf"} and deed.kind in _IN_ONE_WORD and (of is None or not of.player or of == YOU):
        return Doer(YOU)
    if (of is None or not of.player) and sentence.scope.event_doer is not None and earlier is None:
        of = sentence.scope.event_doer
    if of is None or not of.player or of == YOU:
        # 'Un giocatore bersaglio rivela la prima carta del suo grimorio. Se è una carta terra, la mette ...': the one other player;
        # whoever the trigger event is about only 'they' may be.
        known = other_tongue() is not None
        of = sentence.scope.antecedent(
            verb, lambda one: one.player and one != YOU and one.plural is False and (known or not one.event)
        )
    doer = Doer(of)
    agrees(verb, doer, True, understood=True)
    return doer


_OF_WHAT_WAS_TOUCHED = frozenset({"continuous", "fought"})
"""Deeds that a sentence goes on to say of what it did something to."""


def _done_to_here(deed: Node, scope: Scope) -> Mention | None:
    """608.2c: 'metti un segnalino +1/+1 su un'altra creatura bersaglio e ha volare': the one that the same sentence did it to, and
    not the source, of which the trigger event was."""
    there = [one for one in scope.mentions if one.zone is Zone.BATTLEFIELD and not one.unspeakable]
    here = [one for one in there if not (one.player or one.own or one.event or one.to in scope.before_sentence)]
    if not here:
        # A card that was exiled, or something sacrificed, is nothing that gets +1/+1: the source goes on to do so.
        event = scope.subject
        if (
            scope.source_named
            and event is not None
            and not (event.own or event.player)
            and event.zone is Zone.BATTLEFIELD
        ):
            # 'Metti un segnalino sulla Sentinella e ha volare', of the attack of another creature: it may be either.
            refuse(deed, refusal.AMBIGUOUS_ANTECEDENT)
        return None
    if "DESTROYED" in scope.done:
        # What was destroyed is nothing to change any more.
        refuse(deed, refusal.AMBIGUOUS_ANTECEDENT)
    return scope.nearest(deed, lambda one: one in here)


def _of_before(deed: Node, scope: Scope) -> Mention:
    """Of whom a sentence goes on to speak: damage is dealt by what dealt it before; else it must be clear who is meant."""
    doer = scope.last_doer
    if deed.kind == "become_plotted":
        # 702.170c: only a card in exile becomes plotted.
        return scope.antecedent(deed, lambda one: not one.player and one.zone is Zone.EXILE)
    if doer is not None and deed.kind != "continuous":
        return doer
    nearest = scope.nearest(deed, lambda one: not one.player)
    if doer is not None and doer.to != nearest.to:
        refuse(deed, refusal.AMBIGUOUS_ANTECEDENT)
    if deed.kind != "continuous" and not _all_of_them(nearest, scope):
        return scope.antecedent(deed, lambda one: not one.player)
    return nearest


def _all_of_them(nearest: Mention, scope: Scope) -> bool:
    """608.2c: 'TAPpa la Sentinella e una creatura bersaglio. Non STAPpano ...': both that were named together, and nothing else
    was spoken of."""
    if not isinstance(nearest.to, Together):
        return False
    return all(one.player or one.to == nearest.to or one.to in nearest.to.each for one in scope.mentions)
