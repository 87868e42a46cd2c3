"""613.11: rules of the game that static abilities make otherwise: triggering again, more lands, skipped steps, untapping."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, Keyword, LandPlays
from engine.cards.abilities.casting import SpendsManaAs
from engine.cards.abilities.combat import AsAttacks
from engine.cards.abilities.conditions import Condition, TurnOf
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.player_rules import MoreVotes, PlayerHas, SearchesTop, TriggersAgain
from engine.cards.abilities.references import This
from engine.cards.abilities.triggers import Attacks, Moves
from engine.cards.abilities.turns import AlsoUntaps, InOpeningHand, MayStayTapped, Skips
from engine.words.record import replace
from engine.words.terms import Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.becoming import listed
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.nouns import objects_only, one_object
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import THIS, Abilities, forbidden_objects, not_named_in_quotes, players_meant
from scenarios.cardtext.tree import Node


def triggers_again(node: Node, scope: Scope) -> Abilities:
    """603.2d: 'Se un Mago che controlli e che entra fa innescare un'abilità innescata di un permanente che controlli, ...'."""
    both = [described(one) for one in node.nodes("described")]
    cause, of = (one_object(one, node) for one in both)
    return (TriggersAgain(of=of, event=_that_causes(node, cause)),)


def _that_causes(node: Node, subject: Filter) -> Moves | Attacks:
    """603.2d: what makes abilities trigger: something that enters, dies or attacks."""
    happens = node.word("V_ENTER", "V_DIE", "V_ATTACK")
    if subject.zone is not Zone.BATTLEFIELD or (happens is not None and "3s" not in happens.moods):
        refuse(node, refusal.NO_VOCABULARY)
    if happens is None:
        if subject.attacking is not True or subject.attacks_whom is not None:
            refuse(node, refusal.NO_VOCABULARY)
        return Attacks(subject=replace(subject, attacking=None))
    if node.has("V_ATTACK"):
        return Attacks(subject=subject)
    if node.has("V_DIE"):
        return Moves(subject=subject, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
    under = node.node("under")
    if under is not None:
        if subject.controller is not Relation.ANY or not under.has("UNDER_YOUR_CONTROL"):
            refuse(under, refusal.NO_VOCABULARY)
        subject = replace(subject, controller=Relation.YOU)
    return Moves(subject=subject, to=Zone.BATTLEFIELD)


def player_has(node: Node, scope: Scope) -> Abilities:
    """613.10, 702.11c, 702.16a, 702.18a: 'Hai anti-malocchio': a keyword ability that players can have."""
    if node.has("YOU_NO_TARGET", "YOU_NO_TARGET_OF_OPPONENTS"):
        return (PlayerHas(ability=Keyword(keyword="shroud" if node.has("YOU_NO_TARGET") else "hexproof")),)
    if "2s" not in next(node.words("V_HAVE")).moods:
        refuse(node, refusal.DISAGREES)
    return players_have(node, so_long(node, scope), scope)


def so_long(node: Node, scope: Scope) -> Condition | None:
    """604.1: what stands before what players have: 'Fintanto che è il tuo turno, hai anti-malocchio'."""
    said = node.node("while_", "if_")
    if node.has("DURING_YOUR_TURN"):
        return TurnOf(Relation.YOU)
    return None if said is None else condition(next(said.nodes("condition")), scope)


def players_have(node: Node, such: Condition | None, scope: Scope) -> Abilities:
    """613.10: the abilities of a list, as you have them, as long as something is so."""
    found: list[Ability] = []
    for item in listed(next(node.nodes("abilities"))):
        for given in of_item(item, scope):
            if not isinstance(given, Keyword) or given.keyword not in PLAYERS_HAVE:
                refuse(item, refusal.NO_VOCABULARY)
            found.append(PlayerHas(ability=given, condition=such))
    return tuple(found)


PLAYERS_HAVE = ("hexproof", "protection", "shroud")


def more_lands(node: Node, scope: Scope) -> Abilities:
    """305.2."""
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in next(node.words("V_PLAY")).moods:
        refuse(node, refusal.DISAGREES)
    number = node.word("NUM")
    return (LandPlays(count=1 if number is None else int(str(number.value))),)


def no_extra_turns(node: Node, scope: Scope) -> Abilities:
    """614.1b: 'Se un avversario sta per iniziare un turno extra, quel giocatore salta invece quel turno'."""
    return (Skips(what=None, who=Relation.OPPONENT if node.has("OPPONENT_TAKES_EXTRA") else Relation.ANY),)


def searches_top(node: Node, scope: Scope) -> Abilities:
    """701.23f: '... passa invece in rassegna le prime tre carte di quel grimorio'."""
    count = int(str(next(node.words("NUM")).value))
    return (SearchesTop(count=count, who=Relation.OPPONENT if node.has("OPPONENT_WOULD_SEARCH") else Relation.ANY),)


def more_votes(node: Node, scope: Scope) -> Abilities:
    """701.38d: 'Mentre voti, puoi votare una volta in più', 'ottieni un voto addizionale'."""
    return (MoreVotes(optional=node.has("MAY_VOTE_AGAIN")),)


def untaps_too(node: Node, scope: Scope) -> Abilities:
    """502.3: 'STAPpa tutti i permanenti che controlli durante lo STAP di ogni altro giocatore'."""
    if not next(node.words("V_UNTAP")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    party = next(node.nodes("party"))
    return (AlsoUntaps(subject=forbidden_objects(node, party, scope)),)


def spends_as(node: Node, scope: Scope) -> Abilities:
    """609.4b: 'I giocatori possono spendere il mana come se fosse mana di qualsiasi colore'."""
    verb, parties = next(node.words("V_CAN")), list(node.nodes("party"))
    whose = parties.pop() if node.has("V_ACTIVATE") else None
    who = Relation.YOU if not parties else players_meant(parties[0])
    if not verb.moods & ({"2s"} if not parties else {"3s", "3p"}):
        refuse(verb, refusal.DISAGREES)
    if any("inf" not in word.moods for word in node.words("V_CAST", "V_ACTIVATE")):
        refuse(node, refusal.DISAGREES)
    said = node.node("nominal")
    spells = None if said is None else objects_only(describe(said), said)
    if spells is not None and (spells.zone is not Zone.STACK or spells.controller is not Relation.ANY):
        refuse(node, refusal.NO_VOCABULARY)
    of = None if whose is None else forbidden_objects(node, whose, scope)
    return (SpendsManaAs(color=node.has("AS_ANY_COLOR"), spells=spells, abilities_of=of, who=who),)


def optional_untap(node: Node, scope: Scope) -> Abilities:
    """502.3: 'puoi scegliere di non STAPpare la Sentinella durante il tuo STAP'."""
    party = next(node.nodes("party"))
    if party.only.kind != "own":
        refuse(party, refusal.NO_VOCABULARY)
    not_named_in_quotes(party.only, scope)
    return (MayStayTapped(subject=THIS),)


def skips_step(node: Node, scope: Scope) -> Abilities:
    """614.1b: 'salta la tua acquisizione'."""
    if not next(node.words("V_SKIP")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    return (Skips(what=TurnStep.DRAW),)


def exerting(node: Node, scope: Scope) -> Abilities:
    """701.43d: 'Puoi stremare la Sentinella mentre attacca'; the next sentence says what comes of it."""
    verbs = [next(node.words(kind)).moods for kind in ("V_CAN", "V_EXERT", "V_ATTACK")]
    if forbidden_objects(node, next(node.nodes("party")), scope) != THIS:
        refuse(node, refusal.NO_VOCABULARY)
    if "2s" not in verbs[0] or "inf" not in verbs[1] or "3s" not in verbs[2]:
        refuse(node, refusal.DISAGREES)
    return (AsAttacks(exert=True),)


def may_command(node: Node, scope: Scope) -> Abilities:
    """903.3a: 'La Sentinella può essere il tuo comandante': a rule of how decks are made, which does nothing in the game."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    if scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    return (Keyword(keyword="can be your commander"),)


def begins_in_play(node: Node, scope: Scope) -> Abilities:
    """103.6a: 'Se la Sentinella è nella tua mano iniziale, puoi cominciare la partita con essa sul campo di battaglia'."""
    for one in node.nodes("own"):
        not_named_in_quotes(one, scope)
    if scope.source.quoted or "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    return (InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),)),)
